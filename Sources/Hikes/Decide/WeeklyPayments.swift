import Civil
import Quantities

/// What hikes cost where marks stand in the days and a week's money beside them, `x,,x,,x,60`, or on one of its days,
/// `x,,x,,60`.
struct WeeklyPayments {
  private struct DogWeek: Hashable {
    let dog: String
    let week: CivilDate
  }

  /// How often a dog is marked in a week, where it paid for the week.
  private var hikes: [DogWeek: Int] = [:]
  /// How often a hike comes to each amount, over all dogs.
  private var prices: [Money: Int] = [:]

  /// What one hike costs where the money of a dog's week stands on one of its days; nil where that is not so.
  private var priceOfDays: Money?

  init(_ cells: [CellReading]) {
    priceOfDays = Self.priceOfDays(cells)
    for index in cells.indices {
      if Self.isOfWeek(cells[index]), let key = Self.key(cells[index]) { hikes[key] = 0 }
    }
    guard !hikes.isEmpty else { return }
    for index in cells.indices where cells[index].kind == .scheduled && !cells[index].isDuplicate {
      if let key = Self.key(cells[index]), let count = hikes[key] { hikes[key] = count + 1 }
    }
    for index in cells.indices where Self.isOfWeek(cells[index]) {
      if let price = plainPrice(cells[index]) { prices[price, default: 0] += 1 }
    }
  }

  /// What one hike costs by a payment: its amount, or of a week's money the part of one hike. Nil where that cannot be told.
  func price(_ cell: CellReading) -> Money? {
    if let priceOfDays, let amount = cell.amount, !cell.isFromNotes, amount > priceOfDays,
      amount.cents % priceOfDays.cents == 0
    {
      return priceOfDays
    }
    guard let amount = cell.amount, Self.isOfWeek(cell), let key = Self.key(cell) else { return cell.amount }
    let plain = plainPrice(cell)
    let usual = prices.max { ($0.value, $1.key) < ($1.value, $0.key) }
    // One week may pay for another, so that what the other dogs pay tells more.
    if let usual, usual.value > 1, amount > usual.key, amount.cents % usual.key.cents == 0,
      plain.map({ $0.cents % usual.key.cents == 0 && usual.value >= (prices[$0] ?? 0) * 2 }) ?? true
    {
      return usual.key
    }
    guard hikes[key] ?? 0 > 1 else { return amount }
    if let plain, prices[plain] ?? 0 > 1 { return plain }
    if let usual, usual.value > 1, amount.cents % usual.key.cents == 0 { return usual.key }
    return plain
  }

  /// What one hike costs if each dog pays on one day for all that are marked in its week: then weeks of one hike, of two and
  /// of more come to the same price.
  private static func priceOfDays(_ cells: [CellReading]) -> Money? {
    guard cells.contains(where: { $0.kind == .scheduled }) else { return nil }
    var weeks: [DogWeek: (marks: Int, payments: Int, amount: Money)] = [:]
    for index in cells.indices where !cells[index].isDuplicate && !cells[index].isFromNotes {
      guard let key = key(cells[index]) else { continue }
      switch cells[index].kind {
      case .scheduled: weeks[key, default: (0, 0, .zero)].marks += 1
      case .payment:
        weeks[key, default: (0, 0, .zero)].payments += 1
        weeks[key]?.amount += cells[index].amount ?? .zero
      default: break
      }
    }
    let shared = weeks.values.filter { $0.payments == 1 && $0.amount > .zero && $0.marks > 0 }
    guard shared.count >= 3 else { return nil }
    // How many hikes a week's money pays; the day on which it stands may be one of a hike or not.
    func hikes(_ week: (marks: Int, payments: Int, amount: Money), at price: Money) -> Int? {
      let count = week.amount.cents / price.cents
      return count == week.marks || count == week.marks + 1 ? count : nil
    }
    let prices = Set(shared.flatMap { week in [week.marks, week.marks + 1].map { week.amount.cents / $0 } })
    let found = prices.compactMap { cents -> (price: Money, weeks: Int)? in
      guard cents > 0, shared.allSatisfy({ $0.amount.cents % cents == 0 }) else { return nil }
      let counts = shared.compactMap { hikes($0, at: Money(cents: cents)) }
      return Set(counts).count > 1 ? (Money(cents: cents), counts.count) : nil
    }
    // Now and then somebody pays for the week before as well.
    guard let most = found.max(by: { ($0.weeks, $0.price) < ($1.weeks, $1.price) }),
      most.weeks * 10 >= shared.count * 6
    else { return nil }
    return most.price
  }

  private func plainPrice(_ cell: CellReading) -> Money? {
    guard let amount = cell.amount, amount.cents > 0, let key = Self.key(cell), let count = hikes[key],
      count > 0,
      amount.cents % count == 0
    else { return nil }
    return Money(cents: amount.cents / count)
  }

  private static func isOfWeek(_ cell: CellReading) -> Bool {
    cell.kind == .payment && cell.isFromNotes && !cell.isSecondHike && !cell.isDuplicate
  }

  private static func key(_ cell: CellReading) -> DogWeek? {
    guard let dog = cell.dog, let week = cell.week else { return nil }
    return DogWeek(dog: dog, week: week)
  }
}
