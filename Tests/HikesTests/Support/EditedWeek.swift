import Bookkeeping
import Civil
import Quantities
import Tabular

@testable import Hikes

/// A week of one dog, Pip, and another, Bea, that a book wrote out, edited, and was changed beside.
enum EditedWeek {
  static let monday = SheetText.date("2025-11-03")
  static let asOf = SheetText.date("2025-11-03")
  static let file = "week.csv"

  /// The book of a sheet with one week of November 2025.
  static func book(_ rows: String..., edit: (inout Book) -> Void = { _ in }) throws -> (Book, SheetReading) {
    let text = (["Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes"] + rows).joined(separator: "\n")
    let sheet = try SheetText.read(text, file: "november.csv", month: "2025-11")
    var book = Conversion([sheet], into: Book(), previous: [], prices: .plusHST, asOf: asOf).book
    edit(&book)
    return (book, sheet)
  }

  static func written(_ book: Book, _ sheet: SheetReading) -> [[String]] {
    WeeklySheet(book, readings: [sheet]).week(monday)
  }

  static func reading(_ rows: [[String]], file: String = file) throws -> SheetReading {
    let text = String(decoding: WeeklySheet.csv(rows, marked: false), as: UTF8.self)
    return try SheetText.read(text, file: file)
  }

  /// What comes of a week that was written out, edited, and read again by a book that may have changed since.
  static func taken(
    _ book: Book, _ sheet: SheetReading, since: (inout Book) -> Void = { _ in },
    edit: (inout [[String]]) -> Void
  ) throws -> Conversion {
    var rows = written(book, sheet)
    let base = WeekBase(try reading(rows), isExport: true, order: 1)
    edit(&rows)
    var now = book
    since(&now)
    return Conversion(
      [try reading(rows)], into: now, previous: [sheet], prices: nil, asOf: asOf, bases: [base])
  }
}
