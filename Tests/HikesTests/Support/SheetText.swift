import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Sheets typed into a test, and what becomes of them.
enum SheetText {
  static let asOf = date("2026-11-20")

  /// A fixed day; the epoch for a text that is no date, which no test expects.
  static func date(_ text: String) -> CivilDate { CivilDate(iso: text) ?? CivilDate(dayNumber: 0) }

  static func month(_ text: String) -> YearMonth { YearMonth(text) ?? date("1970-01-01").yearMonth }

  static func table(_ text: String, file: String = "sheet.csv") throws -> Table {
    try RecordReader.table(Array(text.utf8), file: file)
  }

  static func read(
    _ text: String, file: String = "sheet.csv", month: String? = nil, year: Int? = nil
  ) throws -> SheetReading {
    let hints = SheetHints(month: month.flatMap { YearMonth($0) }, year: year, asOf: asOf)
    return try #require(WeeklySheetReader.read(table(text, file: file), hints: hints))
  }

  static func convert(
    _ readings: [SheetReading], into book: Book = Book(), previous: [SheetReading] = [],
    prices: PriceBasis? = nil
  ) -> Conversion {
    Conversion(readings, into: book, previous: previous, prices: prices, asOf: asOf)
  }

  /// A text without its marks ‹1›, ‹2› … and the cells in which they stood.
  static func marked(_ text: String) -> (text: String, cells: [String]) {
    var cells: [String] = []
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in rows.enumerated() {
      for (column, field) in line.split(separator: ",", omittingEmptySubsequences: false).enumerated()
      where field.contains("‹") {
        cells.append(CellReference(row: row + 1, column: column + 1).description)
      }
    }
    return (text.replacing("‹1›", with: "").replacing("‹2›", with: "").replacing("‹3›", with: ""), cells)
  }

  /// One week of November 2025 with these rows below its header.
  static func week(_ rows: String...) -> String { week(rows) }

  static func week(_ rows: [String]) -> String {
    (["Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes"] + rows).joined(separator: "\n")
  }
}

extension SheetReading {
  /// The reading of a cell named in A1 notation.
  subscript(_ name: String) -> CellReading? { cells.first { $0.cell.description == name } }
}

extension Book {
  /// What was paid, by dog and day.
  var paidDays: [String: Money] {
    var sums: [String: Money] = [:]
    for payment in payments {
      sums["\(payment.dog?.text ?? "–") \(payment.hikeDate?.description ?? "–")", default: .zero] +=
        payment.amount
    }
    return sums
  }

  /// All tables as they would be written.
  var tables: [String: [UInt8]] {
    var stored = StoredBook()
    stored.book = self
    return stored.tables(without: "")
  }
}
