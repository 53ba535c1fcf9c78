import Civil
import Testing

@testable import Hikes

struct NoteGrammarTests {
  private static let monday = SheetText.date("2025-11-03")

  @Test(arguments: [
    ("Away", CellStatus.away, "2025-11-03", "2025-11-07", 5),
    ("Away Mon-Wed", .away, "2025-11-03", "2025-11-05", 3),
    ("Injured until Nov 20", .injured, "2025-11-03", "2025-11-20", 14),
    ("Interview hike Tues", .interview, "2025-11-04", "2025-11-04", 1),
    ("Injured - paw", .injured, "2025-11-03", "2025-11-07", 5),
    ("Away Fri", .away, "2025-11-07", "2025-11-07", 1),
    ("sick since Wed", .sick, "2025-11-05", "2025-11-07", 3),
    ("away in Nov", .away, "2025-11-03", "2025-11-07", 5),
  ])
  func `a note speaks of days`(text: String, status: CellStatus, first: String, last: String, count: Int) {
    let meaning = NoteGrammar.read(text, week: Self.monday)
    #expect(meaning?.status == status)
    #expect(meaning?.days.first == SheetText.date(first))
    #expect(meaning?.days.last == SheetText.date(last))
    #expect(meaning?.days.count == count)
  }

  @Test(arguments: [
    "away last week", "swap with Bella", "owes for Thurs", "call 902-555-0142", "off leash ok",
    "not injured after all",
    "moved to Thu", "away?", "swam at Kearney lake", "maybe", "Jan 2", "", "vacation in Dec",
    "away in August",
  ])
  func `a note that settles nothing of this week stays a note`(text: String) {
    #expect(NoteGrammar.read(text, week: Self.monday) == nil)
  }

  @Test func `a note of the next week speaks of its days and not of its own`() {
    let meaning = NoteGrammar.read("away next week", week: Self.monday)
    #expect(meaning?.isNextWeek == true)
    #expect(meaning?.days.first == SheetText.date("2025-11-10"))
    #expect(meaning?.days.count == 5)
  }

  @Test(arguments: [
    ("Away Nov 3-5", "2025-11-03", "2025-11-05", 3),
    ("away the 4th to the 6th", "2025-11-04", "2025-11-06", 3),
    ("Away Nov 6 to Nov 11", "2025-11-06", "2025-11-11", 4), ("away Nov 5", "2025-11-05", "2025-11-05", 1),
    ("away from Wed", "2025-11-05", "2025-11-07", 3),
    ("Away until further notice", "2025-11-03", "2025-11-07", 5),
    ("Absent toute la semaine", "2025-11-03", "2025-11-07", 5),
    ("malade mardi", "2025-11-04", "2025-11-04", 1),
  ])
  func `a note names dates and ranges`(text: String, first: String, last: String, count: Int) {
    let meaning = NoteGrammar.read(text, week: Self.monday)
    #expect(meaning?.days.first == SheetText.date(first))
    #expect(meaning?.days.last == SheetText.date(last))
    #expect(meaning?.days.count == count)
  }

  @Test func `until a date of the year's other end reaches over New Year`() {
    let meaning = NoteGrammar.read("away until Jan 9", week: SheetText.date("2025-12-29"))
    #expect(meaning?.days.first == SheetText.date("2025-12-29"))
    #expect(meaning?.days.last == SheetText.date("2026-01-09"))
    #expect(meaning?.days.count == 10)
  }

  @Test(arguments: [("away until Aug 18", "2025-08-11", 6), ("away until Aug 18", "2025-08-25", 0)])
  func `until a day that has passed says nothing`(text: String, week: String, count: Int) {
    #expect(NoteGrammar.read(text, week: SheetText.date(week))?.days.count == count)
  }

  @Test(arguments: ["Interview hike", "vet", "grooming"])
  func `a visit without its day is on no day`(text: String) {
    #expect(NoteGrammar.read(text, week: Self.monday)?.days == [])
  }

  @Test func `without a dated week there are no days`() {
    #expect(NoteGrammar.read("Away Mon-Wed", week: nil) == NoteMeaning(status: .away, days: []))
  }

  @Test(arguments: [
    ("awya thurs", CellStatus.away, 1), ("cancled fri", .cancelled, 1), ("parti en Floride", .away, 5),
    ("parti au chalet", .away, 5), ("blessé à la patte", .injured, 5), ("on leave", .away, 5),
  ])
  func `a note is understood with a slip and in French`(text: String, status: CellStatus, days: Int) throws {
    let meaning = try #require(NoteGrammar.read(text, week: SheetText.date("2016-03-07")))
    #expect(meaning.status == status && meaning.days.count == days)
  }

  @Test(arguments: ["party at 3", "plaid coat", "story time Fri", "awry fri", "likes sticks"])
  func `a word near another one makes no status of a note`(text: String) {
    #expect(NoteGrammar.read(text, week: SheetText.date("2016-03-07")) == nil)
  }

  @Test(
    arguments: NoteGrammar.others.examples + [
      "vet: Dr. Gallant 902-555-0151", "grooming Wed pm, still hikes",
    ])
  func `a note of another dog or of a telephone says nothing of its week`(text: String) {
    #expect(NoteGrammar.read(text, week: SheetText.date("2025-11-03")) == nil)
  }

  @Test(arguments: NoteGrammar.holidays.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a holiday is one day of its week, or none that is certain`(text: String, weekday: Weekday?) {
    let monday = SheetText.date("2025-04-14")
    let days = NoteGrammar.read(text, week: monday)?.days ?? []
    #expect(days == (weekday.map { [Week(containing: monday).date(of: $0)] } ?? []))
  }

  @Test(arguments: ["limping a bit, keep on leash", "half hike, limping"])
  func `a dog that goes all the same is not away`(text: String) {
    #expect(NoteGrammar.read(text, week: SheetText.date("2025-04-14")) == nil)
  }
}
