public import Civil
import Diagnostics
public import Documents

/// The week with what belongs to it as one file of tabs: *Week, Today, Month, Roster, Payments, HST, Review*.
///
/// The tab *Week* holds, cell for cell, what the week's CSV holds; the others are the book's own lists. Read again
/// unchanged, no tab changes the book.
public struct WeekWorkbook {
  private let weekly: WeeklySheet
  private let rows: [[String]]
  private let month: YearMonth
  private let asOf: CivilDate

  /// - Parameters:
  ///   - rows: the weeks as ``WeeklySheet`` laid them out.
  ///   - month: the one that *Month* and *Payments* show; its year is that of *HST*.
  ///   - asOf: the day of *Today*, and the day on which a dog is overdue.
  public init(_ weekly: WeeklySheet, rows: [[String]], month: YearMonth, asOf: CivilDate) {
    self.weekly = weekly
    self.rows = rows
    self.month = month
    self.asOf = asOf
  }

  public var workbook: Workbook {
    let book = weekly.book
    let ledger = Ledger(book, asOf: asOf)
    let workbook = Workbook(
      title: "Dog hikes, \(month.title)",
      sheets: [
        WeekTab(weekly, rows: rows, asOf: asOf).sheet,
        TodayTab.sheet(HikePlanner(book).plan(asOf), book),
        MonthTab.sheet(book, month),
        RosterTab.sheet(book),
        PaymentsTab.sheet(book, month),
        TaxTab.sheet(ledger, year: month.year),
        ReviewTab.sheet(book),
      ])
    return WorkbookStamp.stamped(workbook)
  }
}

/// What the tabs of lists have in common: one row of headings that stays in sight and stands on every page.
enum ListTab {
  /// Columns as wide as what they hold; those that wrap never wider than a limit.
  static func sheet(
    _ name: String, page: WorkbookSheet.Page, _ headings: [String], _ rows: [[WorkbookCell]],
    wrapping limits: [Int: Int] = [:], frozenColumns: Int = 0
  ) -> WorkbookSheet {
    let columns = headings.indices.map { column in
      let texts = rows.map { column < $0.count ? $0[column].shown : "" }
      return WorkbookColumn.fitting(
        texts + [headings[column]], atMost: limits[column] ?? WorkbookColumn.widest)
    }
    var sheet = WorkbookSheet(name, page: page, columns: columns)
    sheet.rows = [headings.map { .text($0, look: .heading) }] + rows
    sheet.frozenRows = 1
    sheet.headingRows = 1
    sheet.frozenColumns = frozenColumns
    return sheet
  }

  /// A formula for the cells above: `SUM([.D2:.D9])`, in row `row`.
  static func sum(column: Int, above row: Int) -> String {
    let letters = CellReference.letters(ofColumn: column)
    return "SUM([.\(letters)2:.\(letters)\(max(2, row - 1))])"
  }
}
