import Civil
public import Diagnostics
public import Tabular

/// The review sheet as she sends it back: which items carry an answer.
public enum ReviewReader {
  /// A table with the columns `item` and `answer`.
  public static func recognizes(_ table: Table) -> Bool {
    let names = Set((table.records.first?.fields ?? []).map(\.text.folded))
    return names.isSuperset(of: ["item", "answer"])
  }

  /// The filled answers, by item. Blank answers are left out.
  public static func read(_ table: Table) -> [(item: String, answer: String, location: Location)] {
    guard let head = table.records.first else { return [] }
    let names = head.fields.map(\.text.folded)
    guard let item = names.firstIndex(of: "item"), let answer = names.firstIndex(of: "answer") else {
      return []
    }
    return table.records.enumerated().dropFirst().compactMap { index, record in
      let key = FormulaGuard.full.unguarded(record[column: item + 1].trimmed)
      let value = FormulaGuard.full.unguarded(record[column: answer + 1].trimmed)
      guard !key.isEmpty, !value.isEmpty else { return nil }
      return (key, value, table.location(row: index + 1, column: answer + 1))
    }
  }
}
