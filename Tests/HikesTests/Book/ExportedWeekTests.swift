import Civil
import Store
import Testing

@testable import Hikes

struct ExportedWeekTests {
  @Test func `two spellings of a path are one place`() {
    #expect(ExportedWeek.place("/a/b/../c/week.csv") == ExportedWeek.place("/a/./c//week.csv"))
    #expect(ExportedWeek.place("/a/week.csv") != ExportedWeek.place("/b/week.csv"))
  }

  @Test func `its name says when and where, and is read again`() throws {
    let week = ExportedWeek(batch: 12, path: "/a/week.csv", bytes: [65, 66])
    #expect(week.name.hasPrefix("000012-"))
    #expect(ExportedWeek(name: week.name, bytes: [65, 66]) == week)
    let piped = ExportedWeek(batch: 3, path: nil, bytes: [])
    #expect(ExportedWeek(name: piped.name, bytes: [])?.place == "")
    #expect(ExportedWeek(name: "notes.csv", bytes: []) == nil)
  }

  @Test func `the fields that date its weeks are found behind a mark and quotes`() throws {
    let text = "\u{FEFF}\"Week of Dec 8 2025\",,\r\nDog,Mon 8,Tue 9\nWeek of Dec 15 2025,,\nWeek Total,,"
    let marks = ["mon 8", "tue 9", "week of dec 15 2025", "week of dec 8 2025"]
    #expect(ExportedWeek.marks(Array(text.utf8)).sorted() == marks)
    let table = try SheetText.table(text)
    #expect(ExportedWeek.marks(table).sorted() == marks)
  }
}
