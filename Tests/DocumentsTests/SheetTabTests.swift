import Civil
import Documents
import Testing

@Suite struct SheetTabTests {
  @Test(arguments: [
    // As shown where that says the same.
    ("30", "CA$30.00", true, "CA$30.00"), ("1230.5", "CA$1,230.50", true, "CA$1,230.50"),
    ("25", "25,00 $", true, "25,00 $"), ("-25", "(CA$25.00)", true, "(CA$25.00)"),
    ("30.000000000000004", "30", false, "30"), ("33.3333333333333", "33.33", false, "33.33"),
    ("24.9999999", "CA$25.00", true, "CA$25.00"), ("1", "paid", false, "paid"), ("8", "8", false, "8"),
    // The number where less of it is shown.
    ("25.5", "CA$26", true, "25.5"), ("44.73212", "44.73", false, "44.73212"), ("25.5", "26", false, "25.5"),
    ("9025550101", "9.03E+09", false, "9025550101"), ("30", "###", true, "30"), ("25", "", false, "25"),
  ])
  func `a number is what is shown of it, unless that is another number`(
    plain: String, shown: String, isMoney: Bool, text: String
  ) {
    #expect(TabCell(shown: shown, value: .number(plain, isMoney: isMoney)).text == text)
  }

  @Test(arguments: [
    ("Mon 8", "Mon 8"), ("8-Dec", "8-Dec"), ("12/08/25", "2025-12-08"), ("08.12.2025", "2025-12-08"),
    ("2025-12-08", "2025-12-08"), ("###", "2025-12-08"), ("", "2025-12-08"),
  ])
  func `a day in figures whose order nobody can tell is written out`(shown: String, text: String) throws {
    let date = try #require(CivilDate(iso: "2025-12-08"))
    let cell = TabCell(shown: shown, value: .date(date))
    #expect(cell.text == text)
    #expect(cell.textInFull == "2025-12-08")
  }
}
