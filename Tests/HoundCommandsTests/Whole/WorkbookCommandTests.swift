import Civil
import Documents
import Store
import Tabular
import Testing

@testable import HoundCommands

@Suite struct WorkbookCommandTests {
  private func workshop(_ name: String) throws -> Workshop {
    let workshop = try Workshop(name)
    _ = try workshop.run("convert samples/december-2025.csv --month 2025-12")
    return workshop
  }

  /// A workbook of these sheets of the samples, a tab each.
  private func write(_ tabs: [(name: String, sample: String)], as file: String, in workshop: Workshop) throws
  {
    let sheets = try tabs.map { tab in
      let table = try RecordReader.table(try workshop.read("samples/\(tab.sample)"), file: tab.sample)
      let rows = table.records.map { $0.fields.map { WorkbookCell.text($0.text) } }
      return WorkbookSheet(tab.name, columns: [], rows: rows)
    }
    try workshop.write(Workbook(title: "", sheets: sheets).flatFile, file)
  }

  private func edit(_ file: String, _ old: String, _ new: String, in workshop: Workshop) throws {
    let text = try workshop.text(file)
    try #require(text.contains(old), "\(old) is not in \(file)")
    try workshop.write(Array(text.replacing(old, with: new, maxReplacements: 1).utf8), file)
  }

  @Test func `the week as a workbook, read again, changes nothing`() throws {
    let workshop = try workshop("workbook-again")
    for options in ["", "--month 2025-12", "--weeks 4"] {
      let written = try workshop.run("week --date 2025-12-09 \(options) -o week.fods")
      #expect(written.status == .done && written.error.isEmpty)
      let before = try workshop.book()
      let result = try workshop.run("import week.fods --date 2025-12-09")
      #expect(result.status == .done)
      #expect(result.output.contains("Everything in week.fods is in the book already; nothing was changed."))
      #expect(try workshop.book() == before)
    }
  }

  @Test func `three changed cells are these three, whatever the other tabs said`() throws {
    let workshop = try workshop("workbook-edited")
    _ = try workshop.run("week --date 2025-12-09 -o week.fods")
    let texts = try FlatSheetReader.tabs(try workshop.read("week.fods"), file: "w")[0].texts()
    #expect(texts[4][2] == "CA$30.00" && texts[2][0] == "Olive ")
    // Pip GR on Tuesday, who stands under Today and Payments too; Olive's absence; a note.
    try edit("week.fods", "office:value=\"30.00\"", "office:value=\"25.00\"", in: workshop)
    try edit("week.fods", ">CA$30.00<", ">CA$25.00<", in: workshop)
    try edit("week.fods", "<text:p>away</text:p>", "<text:p>sick</text:p>", in: workshop)
    try edit("week.fods", "<text:p>Interview hike</text:p>", "<text:p>new lead</text:p>", in: workshop)
    let result = try workshop.run("import week.fods --date 2025-12-09")
    #expect(result.status == .done)
    let changes = result.output.split(separator: "\n").drop { $0 != "Changes:" }.dropFirst().prefix {
      $0.hasPrefix("  ")
    }
    #expect(changes.count == 3, "\(result.output)")
    #expect(result.output.contains("Pip GR: Tue Dec 9 → CA$25.00 paid; was CA$30.00"))
    #expect(!result.error.contains("error["))
  }

  @Test func `a workbook of months is converted in one command, every tab under its name`() throws {
    let workshop = try Workshop("workbook-year")
    try write(
      [("November", "2025/11-november-2025.csv"), ("Dec 2025", "2025/12-december-2025.csv")],
      as: "hikes 2025.fods", in: workshop)
    let result = try workshop.run("convert \"hikes 2025.fods\" --book one")
    #expect(result.status == .done)
    let apart = try workshop.run(
      "convert samples/2025/11-november-2025.csv samples/2025/12-december-2025.csv --book two")
    #expect(apart.output.split(separator: "\n").last == result.output.split(separator: "\n").last)
    let payments = try workshop.text("one/payments.csv")
    #expect(payments.contains("hikes 2025.fods/November!") && payments.contains("hikes 2025.fods/Dec 2025!"))
    let again = try workshop.run("import \"hikes 2025.fods\" --book one")
    #expect(again.output.contains("nothing was changed"))
  }

  @Test func `tabs that are no list are named and passed over, comments and hidden cells too`() throws {
    let workshop = try Workshop("workbook-odd")
    try write([("Dec 2025", "december-2025.csv")], as: "odd.fods", in: workshop)
    try edit(
      "odd.fods", "<text:p>grooming Tue</text:p>",
      "<office:annotation><text:p>paid cash</text:p></office:annotation><text:p>grooming Tue</text:p>",
      in: workshop)
    try edit(
      "odd.fods", "</table:table>",
      "<table:table-row><table:covered-table-cell office:value-type=\"string\"><text:p>30</text:p></table:covered-table-cell></table:table-row></table:table><table:table table:name=\"Shopping\"><table:table-row><table:table-cell office:value-type=\"string\"><text:p>treats</text:p></table:table-cell></table:table-row></table:table>",
      in: workshop)
    let result = try workshop.run("convert odd.fods --book one")
    #expect(result.status == .done)
    for finding in [
      "odd.fods/Dec 2025:G8: warning[cell-comment]", "warning[covered-cell]: “30”",
      "odd.fods/Shopping: warning[tab-passed-over]",
    ] { #expect(result.error.contains(finding), "\(finding) in \(result.error)") }
  }

  @Test func `days that are dates need no title`() throws {
    let workshop = try Workshop("workbook-dates")
    let days = (8...12).map { WorkbookCell(.date(DayText.december($0)), form: .date(.weekdayAndDay)) }
    let rows = [[.text("Dog")] + days, [.text("Luna"), .text("$25"), .empty, .empty, .text("$25")]]
    try workshop.write(
      Workbook(title: "", sheets: [WorkbookSheet("Sheet1", columns: [], rows: rows)]).flatFile, "week.fods")
    let result = try workshop.run("convert week.fods --book one")
    #expect(result.status == .done)
    #expect(try workshop.text("one/payments.csv").contains("2025-12-11"))
  }

  @Test func `csv writes one tab or all of them`() throws {
    let workshop = try workshop("workbook-csv")
    _ = try workshop.run("week --date 2025-12-09 -o week.fods")
    let week = try workshop.run("csv --tab Week week.fods")
    let direct = try workshop.run("week --date 2025-12-09 --format csv").output
    #expect(week.output == direct.replacing("\n", with: "\r\n"))
    #expect(
      try workshop.run("csv --inspect week.fods").output.contains("week.fods/HST\n  a tab of a workbook"))
    let missing = try workshop.run("csv --tab Weak week.fods")
    #expect(missing.status == .refused && missing.error.contains("no-such-tab"))
    #expect(try workshop.run("csv --tab Week samples/december-2025.csv").status == .usage)
  }

  @Test func `where one sheet is meant, several tabs are refused`() throws {
    let workshop = try workshop("workbook-several")
    try write(
      [("Nov", "2025/11-november-2025.csv"), ("Dec", "2025/12-december-2025.csv")], as: "two.fods",
      in: workshop)
    let result = try workshop.run("reconcile two.fods")
    #expect(result.status == .unreadable && result.error.contains("several-tabs"))
    try write([("Dec 2025", "december-2025.csv")], as: "one.fods", in: workshop)
    #expect(try workshop.run("reconcile one.fods").status == .done)
  }

  @Test func `a damaged workbook changes nothing and says what to do`() throws {
    let workshop = try workshop("workbook-cut")
    _ = try workshop.run("week --date 2025-12-09 -o week.fods")
    let bytes = try workshop.read("week.fods")
    let before = try workshop.book()
    for part in 1..<8 {
      try workshop.write(Array(bytes.prefix(bytes.count * part / 8)), "cut.fods")
      let result = try workshop.run("import cut.fods")
      #expect(result.status == .unreadable && result.error.contains("damaged-workbook"))
    }
    #expect(try workshop.book() == before)
  }
}

private enum DayText {
  static func december(_ day: Int) -> CivilDate {
    CivilDate(year: 2025, month: 12, day: day) ?? CivilDate(dayNumber: 0)
  }
}
