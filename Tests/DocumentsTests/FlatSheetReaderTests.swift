import Civil
import Diagnostics
import Documents
import Quantities
import TestSupport
import Testing

@Suite struct FlatSheetReaderTests {
  /// A file as LibreOffice writes it, with one tab of these rows.
  private func file(_ rows: String, styles: String = "", table: String = "table:name=\"Dec 2025\"") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"\
     xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"\
     xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"\
     xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0">
     <office:automatic-styles>\(styles)</office:automatic-styles>
     <office:body><office:spreadsheet>
      <table:calculation-settings/>
      <table:table \(table)><table:table-column/>\(rows)</table:table>
      <table:named-expressions/>
     </office:spreadsheet></office:body>
    </office:document>
    """
  }

  private func tab(_ rows: String) throws -> SheetTab {
    let tabs = try FlatSheetReader.tabs(Array(file(rows).utf8), file: "hikes.fods")
    return try #require(tabs.count == 1 ? tabs.first : nil)
  }

  private func row(_ cells: String) -> String { "<table:table-row>\(cells)</table:table-row>" }

  private func cell(_ text: String, _ attributes: String = "office:value-type=\"string\"") -> String {
    "<table:table-cell \(attributes)><text:p>\(text)</text:p></table:table-cell>"
  }

  @Test func `what the writer wrote is read, cell for cell`() throws {
    let date = try #require(CivilDate(iso: "2025-12-08"))
    var sheet = WorkbookSheet("Week", columns: [])
    sheet.rows = [
      [.text("Week of Dec 8 2025")],
      [.text("Dog"), WorkbookCell(.date(date), form: .date(.weekdayAndDay))],
      [.text(" Olive  & \t<Pip> "), WorkbookCell(.money(Money(cents: 123_050))), .empty, .text("a\nb")],
      [], [.text("\t\t"), WorkbookCell(.whole(3), formula: "1+2")],
    ]
    sheet.headingRows = 2
    let tabs = try FlatSheetReader.tabs(Workbook(title: "", sheets: [sheet, sheet]).flatFile, file: "w.fods")
    #expect(tabs.map(\.name) == ["Week", "Week"])
    #expect(
      tabs[0].texts() == [
        ["Week of Dec 8 2025", "", "", ""], ["Dog", "Mon 8", "", ""],
        [" Olive  & \t<Pip> ", "CA$1,230.50", "", "a\nb"], ["", "", "", ""], ["\t\t", "3", "", ""],
      ])
    #expect(tabs[0].texts(datesInFull: true)[1][1] == "2025-12-08")
    #expect(tabs[0].hidesDates)
  }

  @Test func `repeated cells and rows are unfolded, and the empty end is not`() throws {
    let tab = try tab(
      row(
        cell("x", "office:value-type=\"string\" table:number-columns-repeated=\"2\"")
          + "<table:table-cell table:number-columns-repeated=\"2\"/>" + cell("y")
          + "<table:table-cell table:number-columns-repeated=\"16379\"/>")
        + "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell/></table:table-row>"
        + "<table:table-row table:number-rows-repeated=\"2\">\(cell("z"))</table:table-row>"
        + "<table:table-row table:number-rows-repeated=\"1048571\"><table:table-cell"
        + " table:number-columns-repeated=\"16384\"/></table:table-row>")
    #expect(
      tab.texts() == [
        ["x", "x", "", "", "y"], ["", "", "", "", ""], ["", "", "", "", ""], ["z", "", "", "", ""],
        ["z", "", "", "", ""],
      ])
  }

  @Test(arguments: [
    "<table:table-row table:number-rows-repeated=\"1048576\">CELL</table:table-row>",
    "<table:table-row><table:table-cell table:number-columns-repeated=\"99999999999\"/>CELL</table:table-row>",
    "<table:table-row table:number-rows-repeated=\"9223372036854775807\"><table:table-cell/></table:table-row>"
      + "<table:table-row>CELL</table:table-row>",
  ])
  func `what would fill the memory is refused`(rows: String) {
    let wide = cell("x", "office:value-type=\"string\" table:number-columns-repeated=\"16384\"")
    let error = #expect(throws: FlatSheetError.self) { _ = try tab(rows.replacing("CELL", with: wide)) }
    #expect(error?.code == .hugeWorkbook)
  }

  @Test func `comments and what lies under merged cells are set aside with their place`() throws {
    let tab = try tab(
      row(
        "<table:table-cell office:value-type=\"string\"><office:annotation><dc:creator>Ann</dc:creator>"
          + "<text:p>paid <text:span>cash</text:span></text:p></office:annotation><text:p>25</text:p>"
          + "</table:table-cell><table:covered-table-cell office:value-type=\"string\"><text:p>30</text:p>"
          + "</table:covered-table-cell>" + cell("end")))
    #expect(tab.texts() == [["25", "", "end"]])
    #expect(tab.comments.map { "\($0.cell) \($0.text)" } == ["A1 paid cash"])
    #expect(tab.covered.map { "\($0.cell) \($0.text)" } == ["B1 30"])
  }

  @Test func `words in links and spans belong to the cell, those of drawings do not`() throws {
    let tab = try tab(
      "<table:shapes><draw:frame><text:p>a chart</text:p></draw:frame></table:shapes>"
        + row(
          "<table:table-cell office:value-type=\"string\"><text:p>see <text:a>the <text:span>vet</text:span></text:a>"
            + "<text:line-break/>now</text:p><draw:frame><draw:object><office:document><office:body>"
            + "<table:table table:name=\"local\"><table:table-row><table:table-cell><text:p>9</text:p>"
            + "</table:table-cell></table:table-row></table:table></office:body></office:document></draw:object>"
            + "</draw:frame></table:table-cell>"))
    #expect(tab.texts() == [["see the vet\nnow"]])
  }

  @Test func `the file's own prefixes are followed`() throws {
    let other = file(row(cell("x"))).replacing("table:", with: "t:").replacing("xmlns:table", with: "xmlns:t")
      .replacing("opendocument:xmlns:t:", with: "opendocument:xmlns:table:")
    let tabs = try FlatSheetReader.tabs(Array(other.utf8), file: "a.fods")
    #expect(tabs.map { $0.texts() } == [[["x"]]])
  }

  @Test func `a hidden tab is read and known as hidden`() throws {
    let styles =
      "<style:style style:name=\"ta1\" style:family=\"table\"><style:table-properties table:display=\"false\"/></style:style>"
    let bytes = file(
      row(cell("x")), styles: styles, table: "table:name=\"Old\" table:style-name=\"ta1\"")
    #expect(try FlatSheetReader.tabs(Array(bytes.utf8), file: "a.fods").map(\.isHidden) == [true])
  }

  @Test func `another kind of document is named`() {
    let text = file("").replacing("office:spreadsheet", with: "office:text")
    let error = #expect(throws: FlatSheetError.self) {
      _ = try FlatSheetReader.tabs(Array(text.utf8), file: "letter.fodt")
    }
    #expect(error?.code == .notASpreadsheet)
    #expect(error?.detail.contains("a text document") == true)
  }

  @Test func `a file of this kind is told by its beginning`() {
    #expect(FlatSheetReader.recognizes(Array(file("").utf8)))
    #expect(!FlatSheetReader.recognizes(Array("Dog,Mon 1,Tue 2\n".utf8)))
    #expect(!FlatSheetReader.recognizes(Array("<html><body>document</body></html>".utf8)))
  }

  @Test func `a number without a text is itself, and nothing where it is nothing`() throws {
    let tab = try tab(
      row(
        "<table:table-cell office:value-type=\"currency\" office:value=\"0\"/>"
          + "<table:table-cell office:value-type=\"float\" office:value=\"25\"/>"
          + "<table:table-cell office:value-type=\"date\" office:date-value=\"2025-12-08\"/>"))
    #expect(tab.texts() == [["", "25", "2025-12-08"]])
  }

  // MARK: Faults

  private func sample() throws -> [UInt8] {
    let rows = (1...12).map { number -> [WorkbookCell] in
      [
        .text("Dog & \(number)"), WorkbookCell(.money(Money(cents: number * 2500))), .empty,
        .text("é", look: .heading),
      ]
    }
    return Workbook(title: "t", sheets: [WorkbookSheet("Week", columns: [], rows: rows)]).flatFile
  }

  @Test func `a file cut off anywhere is refused as damaged`() throws {
    let bytes = try sample()
    let whole = bytes.count - 1 - "</office:document>".utf8.count
    for step in 0..<200 {
      let cut = Array(bytes.prefix(whole * step / 200))
      let error = #expect(throws: FlatSheetError.self, "\(step)") {
        _ = try FlatSheetReader.tabs(cut, file: "cut.fods")
      }
      #expect(error?.code == .damagedWorkbook)
    }
  }

  @Test func `no changed byte does worse than change its cell or refuse the file`() throws {
    let seed: UInt64 = 20_251_208
    var random = SplitMix64(seed: seed)
    let bytes = try sample()
    let right = try FlatSheetReader.tabs(bytes, file: "a.fods")
    var refused = 0
    for _ in 0..<500 {
      var changed = bytes
      let place = Int.random(in: 0..<bytes.count, using: &random)
      changed[place] = UInt8.random(in: 0...255, using: &random)
      do throws(FlatSheetError) {
        let tabs = try FlatSheetReader.tabs(changed, file: "a.fods")
        // One byte reaches one tag or one text: no cell is lost or moved by it unless a count says so.
        let isCount = String(decoding: bytes[max(0, place - 40)...place], as: UTF8.self).contains("repeated")
        if !isCount {
          #expect(
            tabs.map { $0.rows.map(\.count) } == right.map { $0.rows.map(\.count) },
            "seed \(seed), byte \(place)")
        }
      } catch {
        refused += 1
        #expect([.damagedWorkbook, .notASpreadsheet, .hugeWorkbook].contains(error.code))
      }
    }
    #expect(refused > 100)
  }
}
