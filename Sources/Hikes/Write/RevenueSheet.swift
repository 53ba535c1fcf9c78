import Bookkeeping
import Civil
public import Diagnostics
public import Tabular

/// What came in, as a table divided as she asks. No subtotal rows stand among the data.
public enum RevenueSheet {
  public static func columns(by grouping: Revenue.Grouping) -> [String] {
    let subject =
      switch grouping {
      case .monthAndDog: ["month", "dog", "name", "owner"]
      case .dog: ["dog", "name", "owner"]
      case .client: ["client", "owner"]
      case .week, .month, .quarter, .year, .weekday: [grouping.rawValue]
      }
    return subject + ["hikes", "net", "hst", "gross"]
  }

  public static func grid(_ ledger: Ledger, by grouping: Revenue.Grouping = .monthAndDog) -> Grid {
    self.grid(Revenue(ledger, by: grouping))
  }

  public static func grid(_ revenue: Revenue) -> Grid {
    var grid = Grid(columns(by: revenue.grouping))
    for row in revenue.rows {
      grid.append(
        subject(row, revenue.grouping) + [
          .number(String(row.hikes)), .plain(row.taxed.net), .plain(row.taxed.hst), .plain(row.taxed.gross),
        ])
    }
    return grid
  }

  /// `by`, `rows` (the columns of the table, money in cents), `total` and `diagnostics`.
  public static func json(
    _ ledger: Ledger, by grouping: Revenue.Grouping, diagnostics: [Diagnostic] = []
  ) -> JSONValue {
    let revenue = Revenue(ledger, by: grouping)
    let names = columns(by: grouping)
    return [
      "by": .text(grouping.rawValue),
      "rows": .array(
        revenue.rows.map { row in
          let pairs = zip(names, subject(row, grouping)).map { ($0, JSONValue.unlessEmpty($1.plain)) }
          let facts = Dictionary(pairs + [("hikes", .integer(row.hikes))]) { first, _ in first }
          return .object(facts.merging(JSONValue.cents(row.taxed)) { fact, _ in fact })
        }),
      "total": .object(
        JSONValue.cents(revenue.total).merging(["hikes": .integer(revenue.hikes)]) { cents, _ in cents }),
      "diagnostics": .diagnostics(diagnostics),
    ]
  }

  private static func subject(_ row: Revenue.Row, _ grouping: Revenue.Grouping) -> [GridValue] {
    let dog: [GridValue] = [.words(row.dog?.text ?? ""), .words(row.name), .words(row.owner)]
    switch grouping {
    case .monthAndDog: return [.plain(row.month)] + dog
    case .dog: return dog
    case .client: return [.words(row.client?.text ?? ""), .words(row.owner)]
    case .week: return [.plain(row.start)]
    case .month: return [.plain(row.month)]
    case .quarter: return [.words(row.start.map { TaxPeriod.quarter.label(containing: $0) } ?? "")]
    case .year: return [.words(row.start.map { TaxPeriod.year.label(containing: $0) } ?? "")]
    case .weekday: return [.words(row.weekday?.fullName ?? "")]
    }
  }
}
