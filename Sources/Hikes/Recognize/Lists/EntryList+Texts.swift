import Civil
import Tabular

/// The rows of a list as cells of a week would say them.
extension EntryList {
  /// What the day of a row holds, as a cell of a week would say it: an amount that was not received is owed; where
  /// its row says neither yes nor no, it is in doubt.
  static func text(_ record: Record, _ columns: Columns, in column: Int) -> String {
    var text = record[column: column].text
    if column == columns.amount, columns.isJoined {
      let own = parts(text)?.text ?? ""
      // "Ziggy $25" beside "Owing"
      let isOwed = record.filledColumns.contains { other in
        other != column && CellMark(record[column: other].text) == .status(.whole(.unpaid))
      }
      return isOwed && CellMark(own).isAmount ? "\(open) \(own)" : own
    }
    if column == columns.amount, columns.isPaidAmong { text = amountAmong(text) ?? text }
    if column == columns.out { return "-\(text)" }
    if column == columns.charge, case .amount = AmountGrammar.read(text) { return "owes \(text)" }
    if column == columns.amount, columns.asksWhetherPaid, !text.hasNumber, no.set.contains(text.folded) {
      return open
    }
    guard column == columns.amount, case .amount = AmountGrammar.read(text) else { return text }
    if let day = columns.paidOn, record[column: day].isBlank { return "owes \(text)" }
    guard let flag = columns.flag else {
      // "Overdue" in one row, where others say something else.
      let isOpen =
        columns.charge == nil
        && columns.state.map { no.set.contains(record[column: $0].text.folded) } ?? false
      return isOpen ? "owes \(text)" : withMethod(text, record, column)
    }
    let said = record[column: flag].text.folded
    return yes.set.contains(said)
      ? withMethod(text, record, column) : columns.saysUnpaid(record) ? "owes \(text)" : "\(text)?"
  }

  /// The one amount of dollars among other words, `Wayne sent you $50.00 (CAD)`; nil for any other text.
  static func amountAmong(_ text: String) -> String? {
    let found = text.split(whereSeparator: \.isWhitespace).map { String($0).trimming(".,;:()") }.filter {
      CellText($0).isPlainMoney
    }
    // In a text of several lines it is one of several things.
    return found.count == 1 && found[0] != text && !text.contains(where: \.isNewline) ? found[0] : nil
  }

  /// An amount with how it was paid, where another cell of its row says that and nothing else: `25.00 e-transfer`.
  static func withMethod(_ text: String, _ record: Record, _ column: Int) -> String {
    guard !text.hasLetter else { return text }
    let methods = record.fields.indices.filter {
      $0 + 1 != column && !record.fields[$0].isBlank && AmountWords.isMethod(record.fields[$0].text.folded)
    }
    return methods.count == 1 ? "\(text) \(record.fields[methods[0]].text.collapsingSpaces)" : text
  }
}
