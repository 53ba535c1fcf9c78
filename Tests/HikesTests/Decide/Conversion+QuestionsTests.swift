import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct ConversionQuestionsTests {
  private static let sheet = SheetText.week(
    "Pip,CA$25.00,X,CA$25.00,$2O,", "Max,CA$30.00,,,switched,,paid cash $50")

  private func read(_ text: String = sheet, file: String = "november.csv") throws -> SheetReading {
    try SheetText.read(text, file: file, month: "2025-11")
  }

  private func answered(_ pairs: (String, String)...) throws -> ReviewAnswers {
    let book = SheetText.convert([try read()]).book
    let place = Location(file: "review.csv")
    return ReviewAnswers(
      pairs.map { ($0.0, $0.1, place) }, in: book, sheets: [try read()], asOf: SheetText.asOf)
  }

  @Test func `an answer about a second cell of a day leaves the first one alone`() throws {
    let sheet = try read(
      "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes\nLuna,30,30,,,,\nrefund Luna,30,,,,,\nRex,25,,25,,,\n")
    let book = SheetText.convert([sheet]).book
    #expect(book.review.map(\.item).contains("luna 2025-11-03 second"))
    let answers = ReviewAnswers(
      [("luna 2025-11-03 second", "paid -30.00", Location(file: "review.csv"))], in: book, sheets: [sheet],
      asOf: SheetText.asOf)
    let amounts = answers.book.payments.filter { $0.dog == DogID("luna") }.map(\.amount.cents).sorted()
    #expect(amounts == [-3000, 3000, 3000])
  }

  @Test func `what belongs to no dog waits in review too, and an answer settles just that cell`() throws {
    let sheet = try read(
      "Dog,Mon 3,Tue 4,Wed 5\nVince,25,,25\nWilma,,25,\n,25,,25\nXena,30,,\nTotal,80,25,50\n\nBy owner,,\"$110\"\n"
    )
    let book = SheetText.convert([sheet]).book
    let items = book.review.map(\.item).filter { $0.hasPrefix("cell ") }
    #expect(items.contains("cell B4 2025-11-03 “25”") && items.contains("cell D4 2025-11-05 “25”"))
    #expect(items.count == sheet.cells.count { $0.dog == nil && $0.needsReview })
    let answers = ReviewAnswers(
      [("cell B4 2025-11-03 “25”", "just a note", Location(file: "review.csv"))], in: book, sheets: [sheet],
      asOf: SheetText.asOf)
    #expect(answers.lines.count == 1 && answers.diagnostics.isEmpty)
    let again = SheetText.convert([sheet], into: answers.book, previous: [sheet])
    #expect(again.readings[0]["B4"]?.question == nil && again.readings[0]["B4"]?.kind == .note)
    #expect(again.readings[0]["D4"]?.question != nil)
  }

  @Test func `what cannot be decided waits in review, by dog and day`() throws {
    let items = SheetText.convert([try read()]).book.review.map(\.item)
    #expect(items.contains("pip 2025-11-04"))
    #expect(items.contains("pip 2025-11-06"))
    #expect(items.contains("max note 2025-11-03 paid cash $50"))
    #expect(items.contains("max 2025-11-06") == false, "the money on Monday tells where to")
  }

  @Test(arguments: [
    ("hiked, not paid", "2025-11-04", nil as Int?, DailyHike.Outcome.hiked as DailyHike.Outcome?),
    ("cancelled", "2025-11-04", nil, nil), ("25", "2025-11-04", 2500, .hiked),
    ("paid 30.00", "2025-11-04", 3000, .hiked),
    ("just a note", "2025-11-04", nil, nil),
  ])
  func `an answer gives the cell its meaning at once`(
    answer: String, day: String, cents: Int?, outcome: DailyHike.Outcome?
  ) throws {
    let answers = try answered(("pip 2025-11-04", answer))
    #expect(answers.diagnostics == [])
    #expect(answers.book.payments.first { $0.hikeDate == SheetText.date(day) }?.amount.cents == cents)
    #expect(answers.book.hikes.first { $0.date == SheetText.date(day) }?.outcome == outcome)
    #expect(
      answers.book.exceptions.contains { $0.date == SheetText.date(day) && $0.change == .removed(.cancelled) }
        == (answer == "cancelled"))
  }

  @Test func `an answer survives the next import, under any name`() throws {
    let book = try answered(("pip 2025-11-04", "hiked, not paid"), ("pip 2025-11-06", "20")).book
    let again = try read(",,,,,,\n" + Self.sheet, file: "other.csv")
    let second = SheetText.convert([again], into: book, previous: [try read()])
    #expect(second.book.tables == book.tables)
    #expect(second.changes == [])
    #expect(second.readings[0]["C3"]?.isAnswered == true)
    #expect(second.readings[0]["C3"]?.needsReview == false)
    #expect(second.readings[0]["E3"]?.amount?.cents == 2000)
    #expect(second.booked == second.readings[0].paid)
  }

  @Test func `an answer does not outlive the text it was about`() throws {
    let book = try answered(("pip 2025-11-04", "hiked, not paid")).book
    let changed = try read(Self.sheet.replacing(",X,", with: ",$3O,"))
    let second = SheetText.convert([changed], into: book, previous: [try read()])
    let item = second.book.review.first { $0.item == "pip 2025-11-04" }
    #expect(item?.isOpen == true)
    #expect(item?.evidence.hasSuffix("“$3O”") == true)
  }

  @Test func `money in the notes that was said to be a payment is booked on the week's Monday`() throws {
    let answers = try answered(("max note 2025-11-03 paid cash $50", "paid 50.00"))
    let book = answers.book
    #expect(book.payments.filter { $0.dog?.text == "max" }.map(\.amount.cents) == [3000, 5000])
    #expect(book.payments.last?.hikeDate == SheetText.date("2025-11-03"))
    let again = SheetText.convert([try read(file: "copy.csv")], into: book, previous: [try read()])
    #expect(again.book.tables == book.tables)
    #expect(again.changes == [])
    #expect(again.diagnostics == [])
    #expect(again.booked == again.readings[0].paid)
    let rows = WeeklySheet(book, readings: [try read()]).week(SheetText.date("2025-11-03"))
    #expect(rows.contains(["Max", "CA$30.00", "", "", "switched", "", "paid cash $50"]))
  }

  @Test func `the same question is not asked twice`() throws {
    let first = SheetText.convert([try read()])
    let second = SheetText.convert([try read(file: "copy.csv")], into: first.book, previous: [try read()])
    #expect(second.book.review == first.book.review)
    #expect(Set(first.book.review.map(\.item)).count == first.book.review.count)
  }
}
