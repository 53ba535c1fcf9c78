import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// What programs make of a sheet, and other ways to set a week down that are put right before it is read.
struct MendedSheetProgramsTests {
  private func paid(_ reading: SheetReading) -> [String] {
    reading.cells.compactMap { cell in
      guard let money = cell.countedAmount, let dog = cell.dog, let date = cell.date else { return nil }
      return "\(dog) \(date.month)/\(date.day) \(money.cents / 100)"
    }.sorted()
  }

  @Test(
    arguments: [
      "a script's dates": """
      dog,Mon Nov 03 2025 00:00:00 GMT-0400 (Atlantic Standard Time),Tue Nov 04 2025 00:00:00 GMT-0400 (Atlantic Standard Time),Wed Nov 05 2025 00:00:00 GMT-0400 (Atlantic Standard Time)
      Rex,25,25,null
      Lou,30,null,30
      """,
      "a script's dates in small letters": """
      dog,mon nov 03 2025 00:00:00 gmt-0400 (atlantic standard time),tue nov 04 2025 00:00:00 gmt-0400 (atlantic standard time),wed nov 05 2025 00:00:00 gmt-0400 (atlantic standard time)
      Rex,25,25,null
      Lou,30,null,30
      """,
      "signs of a web page": """
      Week: Nov 3 &ndash; 7 2025,,,
      Dog,Mon,Tue,Wed
      Rex,$25&nbsp;,$25,&nbsp;
      &quot;Lou&quot;,$30,&nbsp;,$30&nbsp;
      """,
      "the weather": """
      November 2025
      Dog,Mon 3 ☀ -4,Tue 4 ❄ 10 cm,Wed 5 (rain 20mm)
      Rex,25,25,
      Lou,30,,30
      """,
      "formulas": """
      Dog,2025-11-03,=B1+1,=C1+1,=D1+1,=E1+1
      Rex,25,25,,,
      Lou,30,,30,,
      """,
      "columns by the alphabet": """
      dog,fri,mon,notes,thu,tue,wed,week_of
      Lou,,30,,,,30,2025-11-03
      Rex,,25,key in lockbox,,25,,2025-11-03
      """,
      "names in a line of their own": """
      "November 3 - 7, 2025",Mon,Tue,Wed
      Rex (Hebb),,,
      ,25,25,
      Lou (Marr),,,
      ,30,,30
      Max (Nunn),,,
      ,,away,
      """,
      "a week told from the newer one": """
      "as of Fri Nov 14, 2025",,,
      This week,,,
      Dog,Mon,Tue,Wed
      Rex,away,,
      ,,,
      Last week,,,
      Dog,Mon,Tue,Wed
      Rex,25,25,
      Lou,30,,30
      """,
      "names between two weeks": """
      Nov 3 to 7 2025,,,,Nov 10 to 14 2025,,
      Mon 3,Tue 4,Wed 5,Dog,Mon 10,Tue 11,Wed 12
      25,25,,Rex,,,off
      30,,30,Lou,,,
      """,
      "the number of the week above its middle": """
      2025,,Week 45,,,,Week 46,,
      Dog,Mon,Tue,Wed,Thu,Fri,Mon,Tue,Wed,Thu,Fri
      Rex,25,25,,,,,,,,
      Lou,30,,30,,,,,,,away
      """,
      "two gangs with days of their own": """
      November 2025
      Mon-Wed gang,Mon 3,Wed 5,Fri 7
      Rex,25,,
      Lou,30,30,

      Tue-Thu gang,Tue 4,Thu 6
      Rex,25,
      """,
      "a day without a column": """
      Nov 3-7 2025,,,
      Dog,Mon,Wed,Other day
      Rex,25,,Tue 25
      Lou,30,30,Fri - sick
      """,
      "two lines of headings with a sum behind them": """
      Fall 2025,,,,,,,,,,,
      ,Mon,Tue,Wed,Thu,Fri,Mon,Tue,Wed,Thu,Fri,
      Dog,Nov 3,4,5,6,7,Nov 10,11,12,13,14,Paid 2 wks
      Rex,25,25,,,,,,,,,50
      Lou,30,,30,,,,,away,,,60
      """,
      "days downwards": """
      NOVEMBER 2025,,,,
      ,M,T,W,T
      ,O,U,E,H
      ,N,E,D,U
      Nov 3-6,3,4,5,6
      Rex,25,25,,
      Lou,30,,30,
      """,
      "all names of days misspelt": """
      sem. 45 (lundi 3 nov. 2025)
      Chien,Lindi,Mradi,Mecredi,Juedi,Vendrdi
      Rex,25,25,,,
      Lou,30,,30,,
      """,
      "one week with its dates in the other order": """
      Dog,Mon 11/17/25,Tue 11/18/25,Wed 11/19/25,Thu 11/20/25,Fri 11/21/25
      Rex,,,,,
      Lou,,,,,

      Dog,Mon 3/11/25,Tue 4/11/25,Wed 5/11/25,Thu 6/11/25,Fri 7/11/25
      Rex,25,25,,,
      Lou,30,,30,,
      """,
      "weeks above each of their days": """
      week,2025-11-03,2025-11-03,2025-11-03,2025-11-10,2025-11-10
      day,mon,tue,wed,mon,tue
      dog,,,,,
      Rex,25.0,25.0,,,
      Lou,30.0,,30.0,,away
      """,
      "headings a week apart": """
      2025
      Dog,Mon Nov 3,Tue Nov 4,Wed Nov 12,Thu Nov 13
      Rex,25,25,,
      Lou,30,,,
      Dog,Wed Nov 5
      Lou,30
      """,
      "dates with dashes": """
      Dog,11-03-25,11-04-25,11-05-25,11-06-25,11-07-25
      Rex,25,25,,,
      Lou,30,,30,,
      """,
      "weeks numbered by a program": """
      dog,2025-W45-1,2025-W45-2,2025-W45-3
      Rex,25,25,
      Lou,30,,30
      """,
      "dates behind an X": """
      dog,X2025.11.03,X2025.11.04,X2025.11.05
      Rex,25,25,
      Lou,30,,30
      """,
      "a day in each line, its money below its name": """
      Date,Dog,Mon,Tue,Wed,Thu,Fri,Remark
      Mon Nov 3 2025,Rex,25,,,,,
      ,Lou,30,,,,,
      Tue Nov 4 2025,Rex,,25,,,,
      Wed Nov 5 2025,Lou,,,30,,,
      ,total,55,25,30,,,110
      """,
      "year and month in the corner": """
      2025,Mon,Tue,Wed,Thu,Fri
      Nov,3,4,5,6,7
      Rex,25,25,,,
      Lou,30,,30,,
      """,
    ])
  func `every cell is read as it was meant`(shape: String, text: String) throws {
    let reading = try SheetText.read(text)
    let names = ["Rex", "Lou"]
    let found = paid(reading).map { entry in
      let name = names.first { entry.contains($0) } ?? entry
      return name + " " + entry.split(separator: " ").suffix(2).joined(separator: " ")
    }.sorted()
    #expect(found == ["Lou 11/3 30", "Lou 11/5 30", "Rex 11/3 25", "Rex 11/4 25"], "\(shape)")
    #expect(reading.isDated, "\(shape)")
    let filled = reading.table.records.joined.count
    #expect(reading.cells.count == filled)
  }

  @Test func `a heading of ditto marks is the one before it`() throws {
    let reading = try SheetText.read(
      """
      Nov 3 2025,,,,
      Dog,Mon,Tue,Wed,Notes
      Rex,25,25,,pulls

      Nov 10 2025,,,,
      〃,〃,〃,〃,〃
      Rex,25,,,
      """)
    #expect(paid(reading) == ["Rex 11/10 25", "Rex 11/3 25", "Rex 11/4 25"])
  }

  @Test func `the price in the heading of a group is that of its dogs`() throws {
    let reading = try SheetText.read(
      """
      "Nov 3-7, 2025",,,
      x = hiked and paid,,,
      Dog,Mon,Tue,Wed
      $25 dogs,,,
      Rex,x,,50
      $32 dogs (big),,,
      Lou,x,,
      """)
    #expect(reading.dogs.map { $0.rate?.cents } == [2500, 3200])
    #expect(SheetText.convert([reading]).booked == Money(cents: 10_700))
  }

  @Test func `a key beside the heading explains its signs`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon Nov 3 2025,Tue Nov 4 2025,Wed Nov 5 2025,,X = not coming
      Rex,25,X,,,"/ = came, pays later"
      Lou,X,/,25,,
      """)
    #expect(reading["C2"]?.kind == .status && reading["B3"]?.kind == .status)
  }

  @Test func `who came in one table and who paid in another are no contradiction`() throws {
    let reading = try SheetText.read(
      """
      WHO CAME Nov 3-7 2025
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,x,,x,,
      Lou,,x,,,
      Max,x,,,x,x
      Gus,,x,,x,

      WHO PAID Nov 3-7 2025
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,,,$50,,
      Lou,,$30,,,
      """)
    let conversion = SheetText.convert([reading])
    #expect(conversion.booked == Money(cents: 8000))
    #expect(!conversion.diagnostics.contains { $0.code == .amountConflict })
    let asked = conversion.readings[0].cells.filter { $0.needsReview }
    #expect(asked.isEmpty)
  }

  @Test func `days numbered by week have the year of those above them`() throws {
    let reading = try SheetText.read(
      """
      Dog,2025-W52-1,W52-2,W52-3
      Rex,25,25,
      Lou,30,,30
      Dog,W01-1,W01-2,W01-3
      Rex,25,25,
      Lou,30,,30
      """)
    #expect(reading.weeks.map { $0.monday?.description } == ["2025-12-22", "2025-12-29"])
    #expect(reading["D6"]?.date == SheetText.date("2025-12-31") && reading.paid.cents == 22_000)
  }

  @Test func `dates with dashes follow each other in a list`() throws {
    let reading = try SheetText.read(
      "date,dog,amt\n12-17,gizmo,25\n12-18,nell,30\n12-22,gizmo,25\n01-05,nell,30\n01-06,gizmo,25\n",
      file: "winter-2025-26.csv")
    #expect(reading["C2"]?.date == SheetText.date("2025-12-17"))
    #expect(reading["C5"]?.date == SheetText.date("2026-01-05") && reading.paid.cents == 13_500)
  }

  @Test(arguments: MendedSheet.dateParts.flatMap(\.examples))
  func `a date may have three columns`(heads: String) throws {
    let reading = try SheetText.read(
      "\(heads),client,dog,paid\n2015,8,10,Hebb,Rex,25\n2015,8,11,Hebb,Rex,25\n2015,8,11,Marr,Olive,30\n2015,8,12,Marr,Olive,vet\n"
    )
    #expect(reading["F2"]?.date == SheetText.date("2015-08-10") && reading.paid.cents == 8000)
    #expect(reading["F5"]?.status == .vet || reading["F5"]?.kind == .status)
    #expect(reading["B3"]?.kind == .header && reading["C3"]?.kind == .header)
  }

  @Test(arguments: TallyLabel.ofDays.examples)
  func `what the days of a week come to is no dog's`(label: String) throws {
    let reading = try SheetText.read(
      "Nov 3 to 5 2025\nDog,Mon,Tue,Wed\nRex,25,25,\nLou,30,,30\nTotal,55,25,30\n\(label),110,,\n")
    #expect(reading.paid.cents == 11_000 && reading.dogs.count == 2 && reading["B6"]?.kind == .total)
  }

  @Test func `a cash box counted below the dogs is no dog`() throws {
    let reading = try SheetText.read(
      "Nov 3 to 5 2025\nDog,Mon,Tue,Wed\nRex,25,25,\nLou,30,,30\nTotal,55,25,30\n20s in tin,3,,\n10s,5,,\n")
    #expect(reading.paid.cents == 11_000 && reading.dogs.count == 2)
  }
}

extension [Record] {
  /// Their fields that are not blank.
  fileprivate var joined: [Field] { flatMap(\.fields).filter { !$0.isBlank } }
}
