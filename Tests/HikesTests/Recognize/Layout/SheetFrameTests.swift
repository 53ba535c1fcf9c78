import Civil
import Diagnostics
import Tabular
import Testing

@testable import Hikes

struct SheetFrameTests {
  private let rows = [
    "Week of Nov 3 2025,,,,,,", "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes", "Pip,CA$25.00,,,,,",
    "Bea,,,,,,", ",,,,,,", "Week Total,,,,,,CA$25.00",
  ]

  private func table(_ rows: [String]) throws -> Table {
    try SheetText.table(rows.joined(separator: "\n"), file: "week.csv")
  }

  private func export() throws -> SheetReading { try SheetText.read(rows.joined(separator: "\n")) }

  private func mended(_ edit: (inout [String]) -> Void) throws -> (rows: [String], cells: [String]) {
    var rows = self.rows
    edit(&rows)
    let report = SheetFrame.mended(try table(rows), [try export()])
    #expect(report.diagnostics.allSatisfy { $0.code == .cellLeftAlone && !$0.hint.isEmpty })
    return (
      report.value.records.map { $0.fields.map(\.text).joined(separator: ",") },
      report.diagnostics.compactMap { $0.location?.cell?.description }
    )
  }

  @Test(arguments: [
    (0, "Week of Nov 10 2025,,,,,,", "A1"), (1, "Dog Name,Mon 3,Tue 5,Wed 5,Thu 6,Fri 7,Notes", "C2"),
    (2, "Pipp,CA$25.00,,,,,", "A3"), (3, ",away,,,,,", "A4"),
  ])
  func `a date, a heading or a name that was changed is named, and read as it was`(
    row: Int, line: String, cell: String
  ) throws {
    let (rows, cells) = try mended { $0[row] = line }
    #expect(cells == [cell])
    var expected = self.rows
    if row == 3 { expected[3] = "Bea,away,,,,," }
    #expect(rows == expected)
  }

  @Test func `days, notes and new rows are hers`() throws {
    var changed = rows
    changed[2] = "Pip,away,,30,,,shy"
    changed[4] = "Rex,25,,,,,"
    let (after, cells) = try mended { $0 = changed }
    #expect(cells == [])
    #expect(after == changed)
  }

  @Test func `under headings without numbers another title is another week, and none is a slip`() throws {
    let rows = [
      "Week of Nov 3 2025,,,,,,", "Dog Name,Mon,Tue,Wed,Thu,Fri,Notes", "Pip,CA$25.00,,,,,", "Bea,,,,,,",
    ]
    let export = try SheetText.read(rows.joined(separator: "\n"))
    func mended(_ title: String) throws -> [String] {
      let report = SheetFrame.mended(try table([title] + rows.dropFirst()), [export])
      return report.diagnostics.compactMap { $0.location?.cell?.description }
    }
    #expect(try mended("Week of Nov 10 2025,,,,,,") == [])
    #expect(try mended(",,,,,,") == ["A1"])
  }

  @Test(arguments: [
    ["Bea,,,,,,", "Pip,CA$25.00,,,,,"], ["Pip,CA$25.00,,,,,", "Kip,,25,,,,", "Bea,,,,,,"],
    ["Kip,25,,,,,", "Pip,CA$25.00,,,,,", "Bea,,,,,,"], ["Bea,,,,,,"], ["Kip,CA$25.00,,,,,", "Bea,,,,,,"],
    ["Pap,25,30,,,,", "Bea,,,,,,"],
  ])
  func `which dog a line is of says its name, wherever the line stands`(lines: [String]) throws {
    let report = SheetFrame.mended(try table(rows.prefix(2) + lines + rows.suffix(2)), [try export()])
    #expect(report.diagnostics == [])
    #expect(report.value.records[2].fields[0].text == lines[0].prefix { $0 != "," })
  }

  @Test func `a week that was copied for the next one, its headings forgotten, is not the old one`() throws {
    var copied = rows
    copied[0] = "Week of Nov 10 2025,,,,,,"
    copied[2] = "Pip,,,CA$25.00,,,"
    #expect(SheetFrame.mended(try table(copied), [try export()]).diagnostics == [])
    #expect(try SheetText.read(copied.joined(separator: "\n")).isDated == false)
  }

  @Test func `weeks side by side are not the one that stands first in them`() throws {
    let export = try SheetText.read("Week of Dec 15 2025,,,,,\nDog,M,T,W,T,F\nPip,25,,,,\n")
    let wide = try table([
      ",Week of Dec 1 2025,,,,,Week of Dec 8 2025,,,,", "Dog,M,T,W,T,F,M,T,W,T,F", "Pip,25,,,,,,25,,,",
    ])
    #expect(SheetFrame.mended(wide, [export]).diagnostics == [])
  }

  @Test func `a week that was dated anew is another week`() throws {
    let (_, cells) = try mended {
      $0[0] = "Week of Nov 10 2025,,,,,,"
      $0[1] = "Dog Name,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes"
    }
    #expect(cells == [])
  }

  @Test func `a heading is put right where rows were inserted, too, and names are left then`() throws {
    let (rows, cells) = try mended {
      $0[1] = "Dog Name,Mon 3,Tue 9,Wed 5,Thu 6,Fri 7,Notes"
      $0.insert(",,,,,,", at: 0)
      $0[3] = "Pipp,CA$25.00,,,,,"
    }
    #expect(cells == ["C3"])
    #expect(rows[3].hasPrefix("Pipp"))
  }

  @Test func `another spelling of the same date is no change`() throws {
    #expect(try mended { $0[0] = "\"Week of Nov 3, 2025\",,,,,," }.cells == [])
  }
}
