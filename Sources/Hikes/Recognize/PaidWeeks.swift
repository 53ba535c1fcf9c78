import Civil
import Diagnostics
import Tabular

/// A table that says what each dog paid for a week and not for which day: a column for each week, `Dog,Wk of Sep 6,Sep
/// 13,…`, or a line for each dog with its days in words, `Izzy,"M, W",$38`. Laid out as weeks: the money stands on the
/// first day that is known.
struct PaidWeeks {
  var lines: [RearrangedSheet.Line] = []
  var beside: [RearrangedSheet.Aside] = []
  /// Whether each line says its day.
  var isDated = false

  /// - Parameter year: of dates that have none, where the table does not say it either.
  init?(_ table: Table, year: Int? = nil) {
    if let head = (1..<min(table.records.count, 12) + 1).lazy.compactMap({ Across(table, $0, year) }).first {
      addAcross(table, head)
    } else if !addNumbered(table, year), !addNamed(table) {
      return nil
    }
  }

  /// Whether a table is such a one, be its year known or not.
  static func recognizes(_ table: Table) -> Bool { PaidWeeks(table) != nil || lacksYear(table) }

  /// Whether nothing but the year of its weeks is missing.
  static func lacksYear(_ table: Table) -> Bool {
    // In one of these years each date is a Monday.
    PaidWeeks(table) == nil && (2000..<2011).contains { PaidWeeks(table, year: $0) != nil }
  }
}
