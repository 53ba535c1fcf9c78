import Civil
import Testing

@Suite struct MonthNameTests {
  @Test(arguments: [
    (1, "january jan janvier janv"), (2, "february feb février fevrier fév fev févr"), (3, "march mar mars"),
    (4, "april apr avril avr"), (5, "may mai"), (6, "june jun juin"), (7, "july jul juillet juil"),
    (8, "august aug août aout"), (9, "september sept sep septembre"), (10, "october oct octobre"),
    (11, "november nov novembre"), (12, "december dec décembre de\u{301}cembre déc dec"),
  ])
  func `each spelling names its month in any case, dotted or not`(month: Int, spellings: String) {
    for spelling in spellings.split(separator: " ") {
      #expect(MonthName.month(named: spelling) == month)
      #expect(MonthName.month(named: spelling.uppercased() + ".") == month)
    }
  }

  @Test(arguments: ["", "j", "ju", "ma", "12", "decem", "dec..", "mon", "noël"])
  func `what is no month is refused`(text: String) {
    #expect(MonthName.month(named: text) == nil)
  }

  @Test func `the written names are read back as the same month`() {
    for month in 1...12 {
      #expect(MonthName.month(named: MonthName.fullName(month)) == month)
      #expect(MonthName.month(named: MonthName.shortName(month)) == month)
    }
    #expect(MonthName.shortName(9) == "Sep")
    #expect(MonthName.fullName(2) == "February")
    #expect(MonthName.fullName(0).isEmpty && MonthName.shortName(13).isEmpty)
  }
}
