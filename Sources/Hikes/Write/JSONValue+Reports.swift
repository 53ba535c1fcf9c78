import Bookkeeping
import Civil
import Quantities
import Tabular

/// Values that every report writes alike.
extension JSONValue {
  /// ISO 8601, or null.
  static func optional(_ date: CivilDate?) -> JSONValue { optional(date?.description) }

  /// Degrees as a number, from ten-millionths of one.
  static func degrees(_ e7: Int) -> JSONValue { .decimal(Double(e7) / 10_000_000) }

  /// A text, or null where it is empty.
  static func unlessEmpty(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }

  /// `gross_cents`, `net_cents` and `hst_cents`.
  static func cents(_ taxed: TaxedAmount) -> [String: JSONValue] {
    [
      "gross_cents": .integer(taxed.gross.cents), "net_cents": .integer(taxed.net.cents),
      "hst_cents": .integer(taxed.hst.cents),
    ]
  }

  /// The `due_unpaid` of a report.
  static func dueUnpaid(_ lines: [DueLine]) -> JSONValue {
    .array(
      lines.map { line in
        let facts: [String: JSONValue] = [
          "dog": .text(line.hike.dog.text), "client": .optional(line.client?.id.text),
          "hike_date": .text("\(line.hikeDate)"), "due_date": .text("\(line.dueDate)"),
          "rate_bp": .integer(line.rate.basisPoints),
        ]
        return .object(facts.merging(cents(line.taxed)) { fact, _ in fact })
      })
  }
}

extension GridValue {
  /// An empty text leaves the cell empty.
  static func words(_ text: String) -> GridValue { text.isEmpty ? .empty : .text(text) }

  /// A value written plainly, or an empty cell.
  static func plain(_ value: (some CustomStringConvertible)?) -> GridValue {
    value.map { .number($0.description) } ?? .empty
  }
}
