import Civil
import Documents
import Quantities
import Testing

@Suite struct FlatSheetFileTests {
  private func text(_ rows: [[WorkbookCell]], _ edit: (inout WorkbookSheet) -> Void = { _ in }) -> String {
    var sheet = WorkbookSheet("Dec 2025", columns: [.fitting(["Olive"])], rows: rows)
    edit(&sheet)
    return String(decoding: Workbook(title: "A week", sheets: [sheet]).flatFile, as: UTF8.self)
  }

  @Test func `values carry their types beside what is shown`() throws {
    let date = try #require(CivilDate(iso: "2025-12-08"))
    let file = text([
      [
        .text("Olive "), WorkbookCell(.money(Money(cents: 3000))),
        WorkbookCell(.date(date), form: .date(.weekdayAndDay)),
        WorkbookCell(.rate(TaxRate(basisPoints: 1400))), WorkbookCell(.whole(7)),
      ]
    ])
    #expect(file.contains(">Olive<text:s/></text:p>"))
    #expect(file.contains("office:value-type=\"currency\" office:currency=\"CAD\" office:value=\"30.00\""))
    #expect(file.contains("<text:p>CA$30.00</text:p>"))
    #expect(file.contains("office:value-type=\"date\" office:date-value=\"2025-12-08\""))
    #expect(file.contains("<text:p>Mon 8</text:p>"))
    #expect(file.contains("office:value-type=\"percentage\" office:value=\"0.1400\""))
    #expect(file.contains("office:value-type=\"float\" office:value=\"7\""))
  }

  @Test func `a formula stands with the value it comes to`() {
    let file = text([[WorkbookCell(.money(Money(cents: 500)), formula: "SUM([.A1:.A3])")]])
    #expect(file.contains("table:formula=\"of:=SUM([.A1:.A3])\""))
    #expect(file.contains("office:value=\"5.00\""))
  }

  @Test func `what begins like a formula is text all the same`() {
    let file = text([[.text("=1+1")]])
    #expect(!file.contains("table:formula"))
    #expect(file.contains("office:value-type=\"string\""))
  }

  @Test func `equal lists are written once, and anything else may be typed`() {
    let cell = WorkbookCell(choices: ["away", "say \"no\""])
    let file = text([[cell, .text("x")], [cell]])
    #expect(file.ranges(of: "<table:content-validation ").count == 1)
    #expect(
      file.contains("of:cell-content-is-in-list(&quot;away&quot;;&quot;say &quot;&quot;no&quot;&quot;&quot;)")
    )
    #expect(file.contains("table:base-cell-address=\"'Dec 2025'.A1\""))
    #expect(file.contains("<table:error-message table:display=\"false\""))
  }

  @Test func `what is frozen, repeated and printed is written down`() {
    let file = text([[.text("a"), .text("b")], [.text("c"), .text("d")]]) {
      $0.frozenRows = 1
      $0.frozenColumns = 1
      $0.headingRows = 1
      $0.printedColumns = 1
    }
    #expect(file.contains("table:print-ranges=\"'Dec 2025'.A1:'Dec 2025'.A2\""))
    #expect(file.contains("<table:table-header-rows>"))
    #expect(file.contains("config:name=\"VerticalSplitPosition\" config:type=\"int\">1<"))
    #expect(
      file.contains("xmlns:ooo=\"http://openoffice.org/2004/office\""),
      "else LibreOffice passes the view over")
    #expect(file.contains("config:name=\"HorizontalSplitMode\" config:type=\"short\">2<"))
  }

  @Test func `equal empty cells side by side are one element, and equal looks one style`() {
    let boxed = WorkbookCell(look: .with { $0.isBoxed = true })
    let file = text([[boxed, boxed, boxed, .text("x")], [boxed, .empty, .empty, .text("y")]])
    #expect(file.contains("table:number-columns-repeated=\"3\""))
    #expect(file.contains("table:number-columns-repeated=\"2\""))
    #expect(file.ranges(of: "style:family=\"table-cell\" style:parent-style-name").count == 1)
  }

  @Test func `the same workbook is the same file`() {
    #expect(text([[.text("a")]]) == text([[.text("a")]]))
  }
}
