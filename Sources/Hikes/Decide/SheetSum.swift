public import Quantities

/// What the sheets say was paid against what the ledger holds for the same dogs and days.
public struct SheetSum: Hashable, Sendable {
  public let sheets: Money
  public let ledger: Money
  /// Money of the ledger that no sheet holds.
  public let beside: Money

  /// - Parameter readings: the sheets that the book took over, oldest first; of a week that stands in several the
  ///   latest counts.
  public init(_ readings: [SheetReading], _ book: Book, _ ledger: Ledger) {
    var copy = book
    var dogs = DogMap()
    dogs.take(readings, into: &copy)
    let memory = SheetMemory(readings, dogs: dogs)
    var written: [Key: Money] = [:]
    for (_, cell) in memory.located {
      guard let money = cell.countedAmount, let dog = cell.dog.flatMap({ dogs[$0] }), let date = cell.date
      else { continue }
      written[Key(day: SheetMemory.Day(dog: dog, date: date), isNote: cell.isFromNotes), default: .zero] +=
        money
    }
    sheets = written.values.reduce(.zero, +)
    let moves = MovedMoney(book.exceptions)
    var held = Money.zero
    var rest = Money.zero
    for line in ledger.lines {
      let key = line.payment.dog.flatMap { dog in
        line.hikeDate.map { Key(day: SheetMemory.Day(dog: dog, date: $0), isNote: line.payment.isFromNotes) }
      }
      if let key, written[key] ?? moves.target(of: key.day).flatMap({ written[key.moved(to: $0)] }) != nil {
        held += line.payment.amount
      } else {
        rest += line.payment.amount
      }
    }
    self.ledger = held
    beside = rest
  }

  private struct Key: Hashable {
    let day: SheetMemory.Day
    let isNote: Bool

    func moved(to target: SheetMemory.Day) -> Key { Key(day: target, isNote: isNote) }
  }

  public var isEqual: Bool { sheets == ledger }

  /// `ledger CA$230.00 = sheets CA$230.00`, and what stands beside them.
  public var line: String {
    let rest = beside == .zero ? "" : "; \(beside.dollars) beside them, entered in the book"
    let why = isEqual ? "" : "; hound reconcile SHEET names what was changed"
    return "ledger \(ledger.dollars) \(isEqual ? "=" : "≠") sheets \(sheets.dollars)\(rest)\(why)"
  }
}
