import Civil
import Testing

@testable import Hikes

/// Days that a sheet calls closed for all dogs.
struct ConversionClosedTests {
  /// Three weeks of two dogs that hike on Mondays and Thursdays.
  private func sheet(_ heading: String, _ first: String = "", money: String = "") throws -> SheetReading {
    let week = { (title: String, monday: String, days: String, cell: String) in
      "\(title),,,,,\nDog,\(monday),\(days)\nCash,\(cell),,,25,\nBo,\(cell.isEmpty ? money : cell),,,25,\n"
    }
    return try SheetText.read(
      week("Week of Aug 4 2025", heading, "Tue 5,Wed 6,Thu 7,Fri 8", "").replacing(
        "\nCash", with: "\n\(first)Cash")
        + week("Week of Aug 11 2025", "Mon 11", "Tue 12,Wed 13,Thu 14,Fri 15", "25")
        + week("Week of Aug 18 2025", "Mon 18", "Tue 19,Wed 20,Thu 21,Fri 22", "25"))
  }

  private func absences(_ reading: SheetReading) -> [String] {
    SheetText.convert([reading]).book.exceptions.map { "\($0.dog) \($0.date) \($0.reason) \($0.source)" }
  }

  @Test func `a closed day in a heading keeps every dog of that day at home`() throws {
    #expect(
      absences(try sheet("Mon 4 (Natal Day)")) == [
        "cash 2025-08-04 Natal Day sheet.csv!B2", "bo 2025-08-04 Natal Day sheet.csv!B2",
      ])
  }

  @Test func `so does a row of no dog`() throws {
    #expect(absences(try sheet("Mon 4", ",NATAL DAY - no hikes,,,,\n")).count == 2)
    #expect(absences(try sheet("Mon 4", ",,NATAL DAY - no hikes,,,\n")).isEmpty, "nobody hikes on Tuesdays")
  }

  @Test func `a day on which a dog hiked was open after all`() throws {
    #expect(absences(try sheet("Mon 4 (Natal Day)", money: "37.50")).isEmpty)
  }

  @Test func `what she took out of the book since is not entered again`() throws {
    let reading = try sheet("Mon 4 (Natal Day)")
    var book = SheetText.convert([reading]).book
    book.exceptions = []
    let again = SheetText.convert([reading], into: book, previous: [reading])
    #expect(again.book.exceptions.isEmpty)
  }

  @Test(arguments: [
    ("Mon 4 (Natal Day)", "Natal Day"), ("Tue 30 - STAT", "STAT"), ("Mon 13 Thanksgiving", "Thanksgiving"),
    ("Fri Apr 3, Good Friday", "Good Friday"), ("Wed (snow day)", "snow day"),
  ])
  func `a heading may say why nobody hikes`(heading: String, words: String) {
    #expect(StatusGrammar.closing(heading)?.words == words)
  }

  @Test(arguments: ["Mon 4", "Monday", "Mon (am)", "Mon 4 Aug 2025", "Mon 4 - Kearney Lake", "Mon 4 (away)"])
  func `anything else in a heading closes nothing`(heading: String) {
    #expect(StatusGrammar.closing(heading) == nil)
  }
}
