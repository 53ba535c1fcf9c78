import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Lines of words in one column, and cards side by side.
struct OneColumnTests {
  private func paid(_ reading: SheetReading) -> [String] {
    reading.cells.filter { $0.kind == .payment }.map { cell in
      "\(cell.dog ?? "") \(cell.date?.weekday.shortName ?? "") \(cell.amount?.cents ?? 0)"
    }.sorted()
  }

  private let told = ["Indie Tue 2000", "Pal Fri 4000", "Pal Mon 2000", "Pal Wed 2000"]

  @Test(arguments: [
    "Week of Sept 10 2012\n\nMonday\nPal 20\nIndie away\n\nTuesday\nIndie $20\n\nWednesday\nPal 20\n\nFriday\nPal 40\nIndie owes\n\ntotal 100",
    "Hikes September 10-14 2012\nPal\nMon $20\nWed $20\nFri $40\n\nIndie\nTues $20\nMon away\nFri owes\n",
    "Week of September 10 2012\n\"Pal: Mon $20, Wed $20, Fri $40\"\n\"Indie: Mon away, Tue $20, Fri owes\"\nTotal $100",
    "2012 hikes,,\nSept 10 - Pal - $20,,\nSept 10 - Indie - away,,\nSept 11 - Indie - $20,,\nSept 12 - Pal - $20,,\nSept 14 - Pal - $40,,\nSept 14 - Indie - owes,,",
  ])
  func `a day, a dog and what it paid may stand in one cell, in any order of lines`(_ text: String) throws {
    let reading = try SheetText.read(text)
    #expect(paid(reading) == told && reading.cells.allSatisfy { $0.question == nil })
    let other = reading.cells.filter { $0.kind == .status || $0.status == .unpaid }
    #expect(Set(other.map { $0.status }) == [.away, .unpaid] && other.allSatisfy { $0.dog == "Indie" })
    #expect(
      reading.cells.allSatisfy { reading.table[row: $0.cell.row][column: $0.cell.column].text == $0.raw })
  }

  @Test(arguments: [
    "Hikes May 2012\n\nMonday May 7\n- Pal 20\n- Indie away\n\nTuesday May 8\n• Indie $20\n\nWednesday May 9\n☑ Pal $20\n\nFriday May 11\n* Pal (40)\n09:00 – 11:00 Indie owes\n",
    "Feb 2012\nwk of Feb 6\nPal: Mon 20, Wed 20, Fri 40\nIndie: Mon away, Tue 20, Fri owes\nBud: Thu sick\n",
    "Money 2012\nPal\n• Apr 16 – $20\n• Apr 18 – $20\n• Apr 20 – $40\nIndie\n• Apr 16 – away\n• Apr 17 – $20\n• Apr 20 – owes\n",
  ])
  func `bullets, boxes, hours and brackets say nothing more, and a name may stand before its first day`(
    _ text: String
  ) throws {
    let reading = try SheetText.read(text)
    #expect(paid(reading) == told && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(arguments: ["May", "Storm", "Noel", "Skip"])
  func `a dog above its days may be called as a month or a status`(_ name: String) throws {
    let reading = try SheetText.read(
      "Hikes September 10-14 2012\n\(name)\nMon $20\nWed $20\nFri $40\n\nIndie\nTues $20\nMon away\nFri owes\n"
    )
    #expect(paid(reading) == told.map { $0.replacing("Pal", with: name) }.sorted())
  }

  @Test func `money of a dog in a line that nobody understands is asked about`() throws {
    let reading = try SheetText.read(
      "\"Monday, May 14, 2012\"\nBella 20\nOdie 20\n\"Wednesday, May 16, 2012\"\nBella 20\n(forgot to write:) Odie 25\nTilda sick\n"
    )
    #expect(reading.cells.filter { $0.question != nil }.map(\.raw) == ["(forgot to write:) Odie 25"])
  }

  @Test func `lines of words that name neither days nor money are no sheet`() throws {
    let lines = ["milk", "dog food", "call Jen about Friday", "leash for Max", "bags"].joined(separator: "\n")
    let table = try SheetText.table(lines, file: "list.csv")
    #expect(WeeklySheetReader.read(table, hints: SheetHints(asOf: SheetText.asOf)) == nil)
  }

  @Test(arguments: ["May,$", "Date,Paid"])
  func `cards stand side by side, under the name of a month or of what stands below`(_ head: String) throws {
    func day(_ number: Int) -> String { head.hasPrefix("May") ? "Mon \(number)" : "May \(number)" }
    let reading = try SheetText.read(
      """
      Hound cards May 2013,,,,
      Gracie,Hubley,,Boomer,Slaunwhite
      \(head),,\(head)
      \(day(13)),25,,\(day(13)),30
      \(day(20)),away,,,
      ,,,,
      Duffy,Conrad,,Pretzel,Keddy
      \(head),,\(head)
      \(day(20)),30,,\(day(13)),owes
      \(day(27)),30,,\(day(20)),25
      """)
    #expect(
      paid(reading) == [
        "Boomer Mon 3000", "Duffy Mon 3000", "Duffy Mon 3000", "Gracie Mon 2500", "Pretzel Mon 2500",
      ])
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(arguments: ["Paid", "Paid $", "Paid ($)", "$ received"])
  func `the days of a week may be told in words beside what was paid`(_ head: String) throws {
    let reading = try SheetText.read(
      """
      Week of Monday 12 May 2014
      Client,Dog,This week,\(head)
      Mrs. Eisnor,Pebbles,"walked Mon, Wed and Fri as usual",60
      Corkum,Rufus,Tues only - Thurs rained out,20
      Zinck,Hobo,"Mon, Thurs",40
      Dr. Levy,Saffron,Wed,20
      Total,,,140
      """)
    #expect(
      paid(reading) == ["Hobo Mon 4000", "Pebbles Mon 6000", "Rufus Tue 2000", "Saffron Wed 2000"])
  }

  @Test func `a dog and its price in one cell are owed where another cell of the line says so`() throws {
    let reading = try SheetText.read(
      """
      Card Name,List Name,Due
      Bella $25,Paid,2020-07-06
      Ziggy $25,Paid,2020-07-06
      Bella $25,Paid,2020-07-08
      Ziggy $25,Owing,2020-07-08
      Poppy $30,Paid,2020-07-09
      Poppy $30,Paid,2020-07-10
      """)
    #expect(reading.paid == Money(cents: 13_500) && reading["A5"]?.status == .unpaid)
  }
}
