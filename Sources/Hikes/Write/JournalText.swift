import Bookkeeping
import Civil
import Quantities

/// The journal in the words of hledger or beancount. Every account, the currency and the tags are declared, so that
/// the strict modes of both take it.
public enum JournalText {
  public enum Form: String, CaseIterable, Sendable {
    case hledger
    case beancount
  }

  public static func lines(_ journal: Journal, _ form: Form) -> [String] {
    switch form {
    case .hledger: hledger(journal)
    case .beancount: beancount(journal)
    }
  }

  private static func hledger(_ journal: Journal) -> [String] {
    var lines = ["commodity 1000.00 CAD"]
    lines += journal.accounts.map { "account \($0)" }
    lines += ["tag event", "tag source"]
    for item in journal.items {
      let entry = item.transaction
      let code = onOneLine(item.payment.text).filter { !"();".contains($0) }
      lines.append("")
      lines.append("\(entry.date) * (\(code)) \(plain(entry.description))  ; event:\(item.event.rawValue)")
      if !item.source.isEmpty { lines.append("    ; source:\(tagValue(item.source))") }
      for posting in entry.postings { lines.append(leg("\(posting.account)", posting.amount)) }
    }
    return lines
  }

  private static func leg(_ account: String, _ amount: Money) -> String {
    let figure = "\(amount)"
    return
      "    \(padded(account, 34))  \(String(repeating: " ", count: max(0, 12 - figure.count)))\(figure) CAD"
  }

  /// A semicolon would begin a comment, a bar parts payee and note.
  private static func plain(_ text: String) -> String {
    String(onOneLine(text).map { ";|".contains($0) ? "," : $0 })
  }

  /// A comma ends a tag's value.
  private static func tagValue(_ text: String) -> String { onOneLine(text).replacing(",", with: " ") }

  private static func onOneLine(_ text: String) -> String {
    String(
      text.map { character in
        character.isNewline
          || character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : character
      })
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func beancount(_ journal: Journal) -> [String] {
    let first = journal.items.map(\.transaction.date).min()
    var lines = ["option \"title\" \"Hikes\"", "option \"operating_currency\" \"CAD\""]
    if let first { lines += journal.accounts.map { "\(first) open \(name($0)) CAD" } }
    for item in journal.items {
      let entry = item.transaction
      lines.append("")
      lines.append("\(entry.date) * \(quoted(entry.description))")
      lines.append("  event: \(quoted(item.event.rawValue))")
      lines.append("  payment: \(quoted(item.payment.text))")
      if !item.source.isEmpty { lines.append("  source: \(quoted(item.source))") }
      for posting in entry.postings {
        lines.append("  \(padded(name(posting.account), 34))  \(posting.amount) CAD")
      }
    }
    return lines
  }

  /// `Liabilities:Hst-Collected`: each part begins with a capital and holds no space.
  private static func name(_ account: Account) -> String {
    ([account.root.rawValue] + account.parts).map { part in
      part.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
    }.joined(separator: ":")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + onOneLine(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
