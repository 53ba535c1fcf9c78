import Civil
import Quantities

/// What hikes cost where marks stand in the days and a week's money beside them: `x,,x,,x,60`.
struct WeeklyPayments {
  private struct DogWeek: Hashable {
    let dog: String
    let week: CivilDate
  }

  /// How often a dog is marked in a week, where it paid for the week.
  private var hikes: [DogWeek: Int] = [:]
  /// How often a hike comes to each amount, over all dogs.
  private var prices: [Money: Int] = [:]

  init(_ cells: [CellReading]) {
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
    guard let amount = cell.amount, Self.isOfWeek(cell), let key = Self.key(cell), hikes[key] ?? 0 > 1 else {
      return cell.amount
    }
    let plain = plainPrice(cell)
    if let plain, prices[plain] ?? 0 > 1 { return plain }
    // One week may pay for another, so that what the other dogs pay tells more.
    let usual = prices.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let usual, usual.value > 1, amount.cents % usual.key.cents == 0 { return usual.key }
    return plain
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
