import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct HerTotalsTests {
  private func december(_ old: String = "", _ new: String = "") throws -> Conversion {
    let text = WeeklySheetReaderTests.december.replacing(old.isEmpty ? "\u{0}" : old, with: new)
    return SheetText.convert([try SheetText.read(text, file: "december.csv", month: "2025-12")])
  }

  @Test(arguments: [
    ("G13", "the sum of the cells: 115.00, as written"), ("G21", "the sum of the cells: 85.00, as written"),
    ("B23", "the sum of the tab's weeks (CA$30.00 of it on days in January 2026): 230.00, as written"),
    ("B24", "14 % of CA$230.00: 32.20, as written"), ("B25", "subtotal and HST together: 262.20, as written"),
    ("B26", "not checked: the tabs of the months before are not here"),
    ("B27", "a mix: 15 % of 1000.00 and 14 % of 230.00"),
    ("B28", "the year's subtotal and HST together: 1412.20, as written"),
  ])
  func `every figure of her summary is recomputed`(cell: String, reason: String?) throws {
    let reading = try december().readings[0]
    #expect(reading[cell]?.reason == reason)
  }

  @Test(arguments: [
    ("Week Total,,,,,,CA$115.00", "Week Total,,,,,,CA$120.00", "G13"),
    ("Month Subtotal,CA$230.00", "Month Subtotal,CA$235.00", "B23"),
    ("+HST,CA$32.20", "+HST,CA$34.50", "B24"), ("Month Total,CA$262.20", "Month Total,CA$262.00", "B25"),
    ("\"CA$1,412.20\"", "\"CA$1,412.02\"", "B28"),
  ])
  func `a figure that differs is named, by its cell, and the book follows the cells`(
    old: String, new: String, cell: String
  ) throws {
    let conversion = try december(old, new)
    let found = conversion.diagnostics.filter { $0.code == .totalDiffers }
    #expect(found.contains { $0.location?.cell?.description == cell })
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(conversion.booked.cents == 23_000)
    #expect(conversion.readings[0][cell]?.reason.contains("than written") == true)
  }

  @Test func `a difference says how much and in which direction`() throws {
    let conversion = try december("Week Total,,,,,,CA$115.00", "Week Total,,,,,,CA$120.00")
    #expect(
      conversion.diagnostics.first?.message
        == "CA$120.00 is written, the sum of the cells is CA$115.00: a difference of CA$5.00")
    #expect(conversion.readings[0]["G13"]?.reason == "the sum of the cells: 115.00, 5.00 less than written")
  }

  @Test func `a subtotal that only follows a wrong week total says so`() throws {
    let text = WeeklySheetReaderTests.december.replacing(
      "Week Total,,,,,,CA$115.00", with: "Week Total,,,,,,CA$120.00"
    )
    .replacing("Month Subtotal,CA$230.00", with: "Month Subtotal,CA$235.00")
    let reading = SheetText.convert([try SheetText.read(text, month: "2025-12")]).readings[0]
    #expect(reading["B23"]?.reason.contains("it follows from a week total that differs") == true)
  }

  @Test func `her +HST line says whether prices have tax inside`() throws {
    #expect(try december().prices.prices == .plusHST)
    #expect(try december().prices.isAssumed == false)
    let inside = SheetText.week(
      "Pip,CA$114.00", "", "Month Subtotal,CA$114.00", "HST,CA$14.00", "Month Total,CA$114.00")
    let conversion = SheetText.convert([try SheetText.read(inside, month: "2025-11")])
    #expect(conversion.prices.prices == .includeHST)
    #expect(conversion.diagnostics == [])
    #expect(conversion.book.payments.map(\.prices) == [.includeHST])
  }

  private func tab(_ month: String, _ header: String, _ lines: String...) throws -> SheetReading {
    let text = (["Dog Name,\(header),Notes", "Pip,CA$100.00", ""] + lines).joined(separator: "\n")
    return try SheetText.read(text, file: "\(month).csv", month: month)
  }

  @Test func `the year so far is held against the tabs before, and one slip is named once`() throws {
    let january = try tab(
      "2025-01", "Mon 6,Tue 7,Wed 8,Thu 9,Fri 10", "Month Subtotal,CA$100.00", "+HST,CA$15.00",
      "Month Total,CA$115.00",
      "YTD Subtotal,CA$100.00", "Year-End HST,CA$15.00", "Year-End Total,CA$115.00")
    let february = try tab(
      "2025-02", "Mon 3,Tue 4,Wed 5,Thu 6,Fri 7", "Month Subtotal,CA$100.00", "+HST,CA$15.00",
      "Month Total,CA$115.00",
      "YTD Subtotal,CA$210.00", "Year-End HST,CA$30.00", "Year-End Total,CA$240.00")
    let march = try tab(
      "2025-03", "Mon 3,Tue 4,Wed 5,Thu 6,Fri 7", "Month Subtotal,CA$100.00", "+HST,CA$15.00",
      "Month Total,CA$115.00",
      "YTD Subtotal,CA$300.00", "Year-End HST,CA$45.00", "Year-End Total,CA$345.00")
    // The order in which the files are named does not matter.
    let conversion = SheetText.convert([march, january, february])
    #expect(conversion.diagnostics.map { $0.location?.description } == ["2025-02.csv:B7"])
    #expect(conversion.diagnostics.first?.message.contains("CA$200.00") == true)
  }

  @Test func `a summary without the year is checked without it`() throws {
    let reading = try tab(
      "2025-02", "Mon 3,Tue 4,Wed 5,Thu 6,Fri 7", "Month Subtotal,CA$100.00", "+HST,CA$15.00",
      "Month Total,CA$115.00")
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test(arguments: [
    ("2025-03", "Mon 3,Tue 4,Wed 5,Thu 6,Fri 7", 15), ("2025-04", "Mon 7,Tue 8,Wed 9,Thu 10,Fri 11", 14),
  ])
  func `the rate is that of the month`(month: String, header: String, percent: Int) throws {
    for tried in [14, 15] {
      let reading = try tab(
        month, header, "Month Subtotal,CA$100.00", "+HST,CA$\(tried).00", "Month Total,CA$\(100 + tried).00")
      let found = SheetText.convert([reading]).diagnostics.filter { $0.code == .totalDiffers }
      #expect(found.count == (tried == percent ? 0 : 1))
      #expect(found.allSatisfy { $0.hint.contains(percent == 14 ? "since 2025-04-01" : "since 2010-07-01") })
    }
  }

  @Test(arguments: [
    // The second page of one week, and a dog's total behind a month of days.
    """
    Week of Nov 3 2025,,,,,,
    Dog,Mon,Tue,Wed,Thu,Fri,Notes
    Abby,20,,20,,,
    Week of Nov 3 2025,,,,,,
    Dog,Mon,Tue,Wed,Thu,Fri,Notes
    Ebony,,20,,,20,
    Total,20,20,20,0,20,80
    """,
    """
    November 2025
    Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Total
    Bingo,20,,20,,20,20,,20,,,100
    Lassie,,20,,20,,,20,,,20,80
    """,
  ])
  func `a total that adds up more than its own block is right`(text: String) throws {
    let conversion = SheetText.convert([try SheetText.read(text)])
    #expect(!conversion.diagnostics.contains { $0.code == .totalDiffers })
    let totals = conversion.readings[0].cells.filter { $0.kind == .total && $0.amount != nil }
    #expect(!totals.isEmpty && totals.allSatisfy { $0.reason.hasSuffix("as written") })
  }

  @Test(arguments: [(110, true), (55, true), (100, false)])
  func `a cell that says paid may be in her total with what its dog pays`(total: Int, isRight: Bool) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri,Total\nPip,25,,pd,,,\nHazel,,30,,pd,,\nTotal,,,,,,\(total)\n"
    )
    let differing = SheetText.convert([reading]).diagnostics.filter { $0.code == .totalDiffers }
    #expect(differing.map { $0.location?.cell?.description } == (isRight ? [] : ["G5"]))
  }

  @Test(arguments: [
    "Week of Nov 3 2025\nDog,Notes,Mon,Tue,Wed,Thu,Fri\nPip,,25,,25,,25\nHazel,,,30,,,\nWeek Total,,,,,,105\n",
    "Day,Pip,Hazel\nMon Nov 3 2025,25,\nTue Nov 4,,30\nWed Nov 5,25,\nMon Nov 10,25,30\nTue Nov 11,,30\nWed Nov 12,25,\nTotal,100,90\n",
  ])
  func `one figure may add up the whole week, and one line all weeks of a calendar`(text: String) throws {
    let conversion = SheetText.convert([try SheetText.read(text)])
    #expect(!conversion.diagnostics.contains { $0.code == .totalDiffers })
    #expect(conversion.readings[0].stated.count >= 1)
  }

  @Test(arguments: [("$60", []), ("$50", ["G8"])])
  func `what the week comes to behind a row of sums is held against its cells`(
    stated: String, wrong: [String]
  ) throws {
    let reading = try SheetText.read(
      """
      Week of July 5,Mon,Tue,Wed,Thu,Fri,notes
      Bella,$10,,$10,,,
      Rex,,$10,,$10,,
      Kermit,$10,,,$10,,
      Penny,,,,,,
      Max,,,,,,
      # hikes,2,1,1,2,0,
      $,$20,$10,$10,$20,$0,\(stated)
      """, year: 2010)
    let differing = SheetText.convert([reading]).diagnostics.filter { $0.code == .totalDiffers }
    #expect(differing.map { $0.location?.cell?.description } == wrong)
  }
}
