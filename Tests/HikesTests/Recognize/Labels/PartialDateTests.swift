import Civil
import Testing

@testable import Hikes

struct PartialDateTests {
  @Test(
    arguments: [
      ("Nov 3", nil, 11, 3), ("3-Nov", nil, 11, 3), ("Nov. 3rd", nil, 11, 3), ("Nov 3, 2025", 2025, 11, 3),
      ("2025-11-03", 2025, 11, 3), ("1er déc", nil, 12, 1), ("3 of Nov", nil, 11, 3),
      ("november 3 2025", 2025, 11, 3),
    ] as [(String, Int?, Int, Int)])
  func `a date is read with what it says`(text: String, year: Int?, month: Int, day: Int) {
    #expect(PartialDate(text) == PartialDate(year: year, month: month, day: day))
  }

  @Test(arguments: ["", "Nov", "3", "Nov 32", "2025-13-01", "Nov 3 and 4", "Pip 3", "November 2025"])
  func `anything else is none`(text: String) {
    #expect(PartialDate(text) == nil)
  }

  @Test(arguments: [
    ("Jan 2", "2025-12-29", "2026-01-02"), ("Dec 30", "2026-01-05", "2025-12-30"),
    ("Aug 18", "2025-08-25", "2025-08-18"),
  ])
  func `without a year the nearest is meant`(text: String, near: String, date: String) {
    #expect(PartialDate(text)?.date(near: SheetText.date(near)) == SheetText.date(date))
  }

  @Test func `words part at marks and between digits and letters`() {
    #expect(PartialDate.words("Wk 1 (Nov 3-7)") == ["wk", "1", "(", "nov", "3", "-", "7", ")"])
    #expect(PartialDate.words("3rd Nov,2025") == ["3rd", "nov", ",", "2025"])
    #expect(PartialDate.words("Nov3") == ["nov", "3"])
  }
}
