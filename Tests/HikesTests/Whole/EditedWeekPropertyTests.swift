import Bookkeeping
import Civil
import Diagnostics
import Quantities
import TestSupport
import Testing

@testable import Hikes

/// What holds for every week that is written out, edited and changed in the book meanwhile. Seed 20251103, 500 weeks.
struct EditedWeekPropertyTests {
  private static let dogs = ["Pip", "Bea", "Moss"]
  private static let typed = ["", "CA$25.00", "CA$40.00", "away", "injured", "cancelled", "grooming"]

  /// What a book says of one dog's day.
  private struct State: Hashable {
    let cents: Int
    let exception: String

    init(_ book: Book, _ dog: String, _ date: CivilDate) {
      let id = DogID(dog.lowercased())
      // With what came from another day.
      let days = [date] + book.exceptions.filter { $0.dog == id && $0.change == .moved(to: date) }.map(\.date)
      cents = book.payments.filter { payment in
        payment.dog == id && payment.hikeDate.map(days.contains) ?? false
      }.map(\.amount.cents).reduce(0, +)
      exception = book.exceptions.filter { $0.dog == id && $0.date == date }.map(\.spoken).joined(
        separator: "+")
    }

    init(cents: Int, exception: String) {
      self.cents = cents
      self.exception = exception
    }

    /// What she means by typing a text over this.
    func typedOver(_ text: String) -> State {
      switch text {
      case "": State(cents: cents, exception: "")
      case "grooming": State(cents: cents, exception: "away (grooming)")
      case _ where text.hasPrefix("CA$"):
        State(cents: text.hasPrefix("CA$25") ? 2500 : 4000, exception: "")
      default: State(cents: cents, exception: text)
      }
    }
  }

  private struct Round {
    let before: Book
    let sheet: SheetReading
    let rows: [[String]]
    var edited: [[String]]
    var now: Book
  }

  private static func round(_ random: inout SplitMix64) throws -> Round {
    func line(_ name: String) -> String {
      let cells = (0..<5).map { _ in
        Int.random(in: 0..<2, using: &random) == 0 ? "" : typed.randomElement(using: &random) ?? ""
      }
      return ([name] + cells + [Bool.random(using: &random) ? "shy" : ""]).joined(separator: ",")
    }
    let text = (["Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes"] + dogs.map(line)).joined(separator: "\n")
    let sheet = try SheetText.read(text, file: "november.csv", month: "2025-11")
    let book = Conversion([sheet], into: Book(), previous: [], prices: .plusHST, asOf: EditedWeek.asOf).book
    let rows = EditedWeek.written(book, sheet)
    var round = Round(before: book, sheet: sheet, rows: rows, edited: rows, now: book)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      round.edited[Int.random(in: 2...4, using: &random)][Int.random(in: 1...5, using: &random)] =
        typed.randomElement(using: &random) ?? ""
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let date = EditedWeek.monday.adding(days: Int.random(in: 0...4, using: &random))
      let dog = round.now.dogs[Int.random(in: 0..<round.now.dogs.count, using: &random)]
      var edit = WeekEditTests.edit(round.now, "away", replaces: true)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: edit.takeOff(dog, .away, on: [date], isRange: false)
      case 1: edit.takeOff(dog, .injured, on: [date], isRange: false)
      case 2: edit.add(dog, on: [date], isRange: false)
      default:
        for index in edit.book.payments.indices where edit.book.payments[index].hikeDate == date {
          edit.book.payments[index].amount = Money(cents: 3300)
        }
      }
      if !edit.isRefused { round.now = edit.book }
    }
    return round
  }

  private static func read(_ round: Round, _ rows: [[String]], into book: Book, bases: [WeekBase]) throws
    -> Conversion
  {
    Conversion(
      [try EditedWeek.reading(rows)], into: book, previous: [round.sheet], prices: nil,
      asOf: EditedWeek.asOf, bases: bases)
  }

  @Test func `import of export is no change, and each side's edits are kept or asked about`() throws {
    var random = SplitMix64(seed: 20_251_103)
    for number in 0..<500 {
      let round = try Self.round(&random)
      let base = WeekBase(try EditedWeek.reading(round.rows), isExport: true, order: 1)
      let same = try Self.read(round, round.rows, into: round.now, bases: [base])
      #expect(same.changes.map(\.text) == [], "week \(number)")
      #expect(Self.differing(same.book, round.now) == [], "week \(number)")

      let taken = try Self.read(round, round.edited, into: round.now, bases: [base])
      #expect(taken.book.dogs == round.before.dogs, "week \(number)")
      for (row, dog) in Self.dogs.enumerated() {
        for day in 0..<5 {
          try check(round, taken, row: row + 2, dog: dog, day: day, "week \(number) \(dog) day \(day)")
        }
      }
      let edit = WeekBase(try EditedWeek.reading(round.edited), isExport: true, order: 2)
      let again = try Self.read(round, round.edited, into: taken.book, bases: [base, edit])
      #expect(again.changes.map(\.text) == [], "week \(number)")
      #expect(Self.differing(again.book, taken.book) == [], "week \(number)")
    }
  }

  /// The tables in which two books differ, as the first has them.
  private static func differing(_ book: Book, _ other: Book) -> [String] {
    let tables = other.tables
    return book.tables.filter { tables[$0.key] != $0.value }.map { String(decoding: $0.value, as: UTF8.self) }
  }

  private func check(
    _ round: Round, _ taken: Conversion, row: Int, dog: String, day: Int, _ what: String
  ) throws {
    let date = EditedWeek.monday.adding(days: day)
    let before = State(round.before, dog, date)
    let now = State(round.now, dog, date)
    let after = State(taken.book, dog, date)
    let (old, new) = (round.rows[row][day + 1], round.edited[row][day + 1])
    // The same money typed on another day is that of this one.
    let isElsewhere = (0..<5).contains { other in
      let (was, now) = (round.rows[row][other + 1], round.edited[row][other + 1])
      return other != day && was != now && now == old && old.hasPrefix("CA$")
    }
    let goesAlong = after.cents == before.cents && after.exception.hasPrefix("moved to ")
    // Or of both, where the dog comes on both.
    let isPutRight = after == State(cents: 0, exception: before.typedOver(new).exception)
    let isMoved = isElsewhere && (goesAlong || isPutRight)
    if old == new {
      #expect(after == now, "\(what): “\(old)” untouched")
    } else if now == before {
      #expect(after == before.typedOver(new) || isMoved, "\(what): “\(old)” became “\(new)”")
    } else {
      let isAsked = taken.book.review.contains { $0.item == "\(dog.lowercased()) \(date)" }
      let isNamed = taken.diagnostics.contains { $0.message.contains("\(dog) on \(date.shortText)") }
      let hers = before.typedOver(new)
      // Of each side's change nothing is lost: it stands, it is asked, or it is named.
      let money = now.cents == before.cents || after.cents == now.cents
      let word = now.exception == before.exception || after.exception.hasPrefix(now.exception)
      let own =
        (hers.cents == before.cents || after.cents == hers.cents)
        && (hers.exception == before.exception || after.exception == hers.exception)
      #expect(
        (money && word && own) || isAsked || isNamed || isMoved,
        "\(what): “\(old)” became “\(new)”, the book \(now)")
    }
  }
}
