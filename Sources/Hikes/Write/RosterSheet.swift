import Bookkeeping
import Civil
import Quantities
public import Tabular

/// Dogs, owners or trails as a list: one row each, by columns that can be sorted, filtered and searched.
public struct RosterSheet: Sendable {
  /// What one column holds in one row.
  struct Cell: Hashable, Sendable {
    let value: GridValue
    let json: JSONValue

    static func text(_ text: String) -> Cell { Cell(value: .words(text), json: .unlessEmpty(text)) }
    static func plain(_ value: (some CustomStringConvertible)?) -> Cell {
      Cell(value: .plain(value), json: .optional(value?.description))
    }
    static func number(_ number: Int?) -> Cell { Cell(value: .plain(number), json: .optional(number)) }
    static func money(_ money: Money?) -> Cell { Cell(value: .plain(money), json: .optional(money?.cents)) }
    static func yesNo(_ value: Bool) -> Cell { Cell(value: .text(value ? "yes" : "no"), json: .bool(value)) }
    static func list(_ words: [String]) -> Cell {
      Cell(value: .words(words.joined(separator: ";")), json: .array(words.map { .text($0) }))
    }
  }

  /// As the CSV has them, in order.
  public let columns: [String]
  /// Those that a screen has room for, with their headings.
  let shown: [(column: String, heading: String)]
  /// Keys that JSON calls otherwise: money by its cents.
  let moneyColumns: Set<String>
  var rows: [[String: Cell]]

  init(
    _ columns: [String], shown: [(column: String, heading: String)], moneyColumns: Set<String> = [],
    rows: [[String: Cell]]
  ) {
    self.columns = columns
    self.shown = shown
    self.moneyColumns = moneyColumns
    self.rows = rows
  }

  public var count: Int { rows.count }

  public var grid: Grid { grid(columns.map { ($0, $0) }) }

  /// For the screen.
  public var shortGrid: Grid { grid(shown) }

  private func grid(_ columns: [(column: String, heading: String)]) -> Grid {
    var grid = Grid(columns.map(\.heading))
    for row in rows { grid.append(columns.map { row[$0.column]?.value ?? .empty }) }
    return grid
  }

  public var json: JSONValue {
    .array(
      rows.map { row in
        .object(
          Dictionary(
            columns.map { column in
              (moneyColumns.contains(column) ? column + "_cents" : column, row[column]?.json ?? .null)
            }
          ) { first, _ in first })
      })
  }

  // MARK: Choosing

  /// One condition: `rate>25`, `region=Bedford`, `name~luna`.
  public struct Condition: Sendable {
    enum Relation: String, CaseIterable, Sendable {
      case atLeast = ">="
      case atMost = "<="
      case isNot = "!="
      case equals = "="
      case holds = "~"
      case above = ">"
      case below = "<"
    }

    /// As typed; the sheet may not have it.
    public let column: String
    let relation: Relation
    let text: String

    /// Nil where there is no relation in it, or nothing before it.
    public init?(_ typed: String) {
      var found: (range: Range<String.Index>, relation: Relation)?
      for relation in Relation.allCases {
        guard let range = typed.firstRange(of: relation.rawValue) else { continue }
        if found.map({ range.lowerBound < $0.range.lowerBound }) ?? true { found = (range, relation) }
      }
      guard let found else { return nil }
      column = typed[..<found.range.lowerBound].trimmingSpaces.lowercased()
      relation = found.relation
      text = typed[found.range.upperBound...].trimmingSpaces
      guard !column.isEmpty else { return nil }
    }
  }

  /// Keeps the rows for which all conditions hold. A value of a list is met by one of its words.
  public mutating func keep(_ conditions: [Condition]) {
    rows.removeAll { row in
      !conditions.allSatisfy { condition in
        Self.holds(condition, row[condition.column]?.value.plain ?? "")
      }
    }
  }

  /// Keeps the rows in which some column holds every word of a text.
  public mutating func search(_ text: String) {
    let words = text.folded.split(separator: " ")
    rows.removeAll { row in
      let all = columns.map { row[$0]?.value.plain.folded ?? "" }.joined(separator: "\n")
      return !words.allSatisfy { all.contains($0) }
    }
  }

  /// Sorts by a column, the other way round behind a `-`. What is empty comes last; equals stay as they were.
  public mutating func sort(by typed: String) {
    let isDescending = typed.hasPrefix("-")
    let column = isDescending ? String(typed.dropFirst()) : typed
    let keyed = rows.enumerated().map { (offset: $0, row: $1, text: $1[column]?.value.plain ?? "") }
    rows = keyed.sorted { left, right in
      if left.text.isEmpty != right.text.isEmpty { return right.text.isEmpty }
      let order = Self.compare(left.text, right.text)
      if order == 0 { return left.offset < right.offset }
      return isDescending ? order > 0 : order < 0
    }.map(\.row)
  }

  private static func holds(_ condition: Condition, _ value: String) -> Bool {
    let parts = value.split(separator: ";").map { String($0).folded }
    let wanted = condition.text.folded
    switch condition.relation {
    case .equals: return compare(value, condition.text) == 0 || parts.contains(wanted)
    case .isNot: return compare(value, condition.text) != 0 && !parts.contains(wanted)
    case .holds: return value.folded.contains(wanted)
    case .above: return !value.isEmpty && compare(value, condition.text) > 0
    case .below: return !value.isEmpty && compare(value, condition.text) < 0
    case .atLeast: return !value.isEmpty && compare(value, condition.text) >= 0
    case .atMost: return !value.isEmpty && compare(value, condition.text) <= 0
    }
  }

  /// Amounts and counts by their size, everything else by its letters without case. Dates sort as they are written.
  static func compare(_ left: String, _ right: String) -> Int {
    if let one = number(left), let other = number(right) { return one < other ? -1 : one > other ? 1 : 0 }
    let (one, other) = (left.folded, right.folded)
    return one < other ? -1 : one > other ? 1 : 0
  }

  /// In ten-millionths, as far as a degree goes; nil for what is no plain number.
  private static func number(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...9).contains(parts[0].count), (parts.last?.count ?? 0) > 0,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].prefix(7) : ""
    guard let whole = Int(parts[0]),
      let rest = Int(fraction + String(repeating: "0", count: 7 - fraction.count))
    else { return nil }
    return (whole * 10_000_000 + rest) * (isNegative ? -1 : 1)
  }
}
