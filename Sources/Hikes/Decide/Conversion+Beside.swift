import Civil
import Diagnostics
public import Quantities

/// Money that stands beside what a day has: in the Notes, or for a second hike.
extension Conversion {
  /// Money of the Notes column that she said to be a payment of its own.
  mutating func enterNotePayment(_ cell: inout CellReading, _ location: Location, on day: SheetMemory.Day?) {
    guard let day, let dog = entries.dog(day.dog) else { return }
    if cell.amount == nil {
      cell.amount = book.rate(of: dog, on: day.date)
      cell.note = "amount inferred: the usual rate"
    }
    guard let amount = cell.amount else { return }
    let standing = entries.notePayments(day).first
    if let standing {
      cell.ref = standing.id.text
      entries.setAmount(amount, on: day, inNotes: true)
    } else {
      if cell.isSecondHike, cell.note.isEmpty { cell.note = Payment.secondHike }
      cell.ref = addPayment(cell, amount, day, location.file, source(location, day.date)).text
    }
    guard cell.isSecondHike, amount.cents > 0 else { return }
    // The day has one row in the history, which owes both hikes.
    let more = amount - (standing?.amount ?? .zero)
    if !enterHike(day, charge: amount, source(location, day.date)), let hike = entries.hike(day),
      hike.source.contains("!"), let charge = hike.charge
    {
      entries.setCharge(charge + more, on: day)
    }
  }

  /// What a second hike of a day is to be paid with, beside the first.
  func chargeOfSecondHike(_ day: SheetMemory.Day) -> Money {
    entries.notePayments(day).filter { $0.notes == Payment.secondHike }.map(\.amount).reduce(.zero, +)
  }

  /// What the book has for days of the weeks of these sheets, from the dogs that they name, beside what their cells show.
  public var besideSheets: Money {
    let mondays = Set(readings.flatMap { $0.weeks.compactMap(\.monday) })
    let named = Set(readings.flatMap(\.dogs).compactMap { dogs[$0.label] })
    let payments = book.payments
    var sum = Money.zero
    // Payments of one week, and of one dog, mostly follow each other.
    var week: (monday: CivilDate, isNamed: Bool)?
    var dog: (id: DogID, isNamed: Bool)?
    for place in payments.indices {
      guard let date = payments[place].hikeDate, let payer = payments[place].dog else { continue }
      let monday = date.monday
      if week?.monday != monday { week = (monday, mondays.contains(monday)) }
      guard week?.isNamed ?? false else { continue }
      if dog?.id != payer { dog = (payer, named.contains(payer)) }
      if dog?.isNamed ?? false { sum += payments[place].amount }
    }
    return sum - booked
  }
}
