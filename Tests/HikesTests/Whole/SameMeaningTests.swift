import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// What says the same says the same, whatever letters and spaces a hand or a program gave it.
struct SameMeaningTests {
  private func facts(_ reading: SheetReading) -> [String] {
    reading.cells.filter { $0.kind == .payment || $0.kind == .status }.map { cell in
      "\(cell.dog?.lowercased() ?? "") \(cell.date?.description ?? "") \(cell.amount?.cents ?? 0)"
    }
  }

  @Test(arguments: ["capitals", "small letters", "two spaces for one"])
  func `keys, owners behind names and lists of hikes say the same in any letters`(_ change: String) throws {
    let sheets = [
      """
      G means went and gave me $31
      N means went nothing handed over yet
      Z means they cancelled

      Week beginning Jan 8 2024
      Rider,Mon,Tue,Wed,Thu,Fri,PS
      Duster,G,,G,,G,
      Annie Oakley,,G,,N,,
      Festus,N,,Z,,G,
      """,
      """
      Week of Jan 9 2023,,,,,
      Dog (owner),Mon,Tue,Wed,Thu,Fri
      Bella (Smith),,$22,$22,,
      Max (MacNeil),,,$22,,$22
      Cooper (LeBlanc),$22,$22,$22,,
      Luna (Chisholm),,,$22,$22,$22
      """,
      """
      Subject,Start Date,Start Time,Description,Location
      Hike Charlie,3/6/2019,9:00 AM,Paid $25,Hemlock Ravine
      Hike Daisy,3/6/2019,9:00 AM,$25 cash,
      Hike Molly,4/6/2019,9:00 AM,paid $30 e-transfer,
      Hike Charlie,5/6/2019,9:00 AM,$25 cash,
      Hike Daisy,14/6/2019,9:00 AM,not paid yet,Long Lake
      Hike Molly,18/6/2019,9:00 AM,$30 cash,
      """,
      """
      Date,Dog,Owner,What,Charge,Paid
      2012-04-02,Nimbus,Faye Corkum,hike,$20.00,$20.00
      2012-04-02,Rolo,H. Eisnor,hike,$20.00,
      2012-04-04,Nimbus,Faye Corkum,hike,$20.00,$20.00
      2012-04-04,Rolo,H. Eisnor,hike,$20.00,$40.00
      2012-04-06,Nimbus,Faye Corkum,Good Friday - no hike,,
      """,
    ]
    for sheet in sheets {
      let changed =
        switch change {
        case "capitals": sheet.uppercased()
        case "small letters": sheet.lowercased()
        default: sheet.replacing(" ", with: "  ")
        }
      let plain = try SheetText.read(sheet)
      let reading = try SheetText.read(changed)
      #expect(facts(plain).count >= 4 && plain.cells.allSatisfy { $0.question == nil })
      #expect(facts(reading).map(\.collapsingSpaces) == facts(plain))
      #expect(reading.cells.allSatisfy { $0.question == nil })
    }
  }

  @Test func `a sheet that names its years keeps them, whatever year is given for weeks without one`() throws
  {
    let week = """

      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Moose,20,,20,20,,
      Fiona,,20,,,20,
      """
    let reading = try SheetText.read(
      ["Sept 21 - 25", "Sept 14 - 18", "Sept 7 - 11 2009"].map { "\"\($0)\",,,,,,\(week)" }.joined(
        separator: "\n,,,,,,\n"), year: 2025)
    #expect(
      reading.weeks.compactMap(\.monday).map(\.description).sorted() == [
        "2009-09-07", "2009-09-14", "2009-09-21",
      ])
    let figures = try SheetText.read(
      ["9/8/14 - 9/12/14", "9/15/14 - 9/19/14"].map { "\($0),,,,,,\(week)" }.joined(separator: "\n,,,,,,\n"),
      year: 2025)
    #expect(figures.weeks.compactMap(\.monday).map(\.description) == ["2014-09-08", "2014-09-15"])
  }
}
