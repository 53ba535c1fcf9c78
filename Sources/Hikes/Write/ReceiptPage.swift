import Bookkeeping
import Civil
public import Documents
import Quantities

/// A receipt or a credit note, as lines of text or as one page that needs nothing beside it.
public enum ReceiptPage {
  /// At most 64 characters wide.
  public static func text(_ receipt: PaymentReceipt, _ book: Book) -> [String] {
    var lines = heading(receipt) + [""]
    let rows = self.rows(receipt, book)
    let width = rows.map(\.what.count).max() ?? 0
    lines += rows.map { row in
      let gap = String(
        repeating: " ", count: max(1, width + 2 - row.what.count + max(0, 12 - row.amount.count)))
      return row.what + gap + row.amount
    }
    return lines + [""] + notes(receipt)
  }

  public static func page(_ receipt: PaymentReceipt, _ book: Book) -> HTMLPage {
    HTMLPage(language: "en-CA", title: title(receipt), style: style) {
      Markup("main", ["class": "receipt"]) {
        Markup("h1") { title(receipt) }
        for line in heading(receipt).dropFirst() where !line.isEmpty { Markup("p") { line } }
        Markup("table") {
          for row in rows(receipt, book) {
            Markup("tr") {
              Markup("td") { row.what }
              Markup("td", ["class": "amount"]) { row.amount }
            }
          }
        }
        for note in notes(receipt) { Markup("p") { note } }
      }
    }
  }

  private static let style = """

    .receipt { max-width: 40rem; }
    .receipt table { margin: 1rem 0; }
    .amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; padding-right: 0; }

    """

  private static func title(_ receipt: PaymentReceipt) -> String {
    "\(receipt.isCreditNote ? "Credit note" : "Receipt") \(receipt.number)"
  }

  private static func heading(_ receipt: PaymentReceipt) -> [String] {
    let rules = receipt.rules
    var lines = [title(receipt)]
    let name = rules.business.isEmpty ? rules.legalName : rules.business
    let legal = rules.legalName.isEmpty || rules.legalName == name ? "" : " (\(rules.legalName))"
    if !name.isEmpty { lines.append("From: \(name)\(legal)") }
    if !rules.businessAddress.isEmpty { lines.append(rules.businessAddress) }
    if !rules.registrationNumber.isEmpty { lines.append("GST/HST registration: \(rules.registrationNumber)") }
    if let owner = receipt.client?.owner, !owner.isEmpty { lines.append("To: \(owner)") }
    if let date = receipt.date { lines.append("Date: \(date.longText)") }
    let methods = Set(receipt.lines.map(\.method).filter { !$0.isEmpty }).sorted()
    if !methods.isEmpty { lines.append("Paid by: \(methods.joined(separator: ", "))") }
    return lines
  }

  private static func rows(_ receipt: PaymentReceipt, _ book: Book) -> [(what: String, amount: String)] {
    var rows: [(String, String)] = receipt.lines.map { line in
      let name = line.dog.map { book.label($0) } ?? ""
      let what = line.servedDate.map { "Dog hike \($0.shortText) \($0.year)" } ?? "Dog hikes, on account"
      return ((name.isEmpty ? what : "\(what), \(name)"), line.taxed.net.description)
    }
    rows.append(("Before HST", receipt.total.net.description))
    for tax in receipt.taxes {
      rows.append(("HST \(tax.rate.percentText) % on \(tax.taxed.net)", tax.taxed.hst.description))
    }
    rows.append(
      (receipt.isCreditNote ? "Given back, HST included" : "Paid, HST included", receipt.total.gross.dollars))
    return rows
  }

  private static func notes(_ receipt: PaymentReceipt) -> [String] {
    var notes: [String] = []
    if receipt.taxes.isEmpty { notes.append("No HST is charged.") }
    if receipt.isCreditNote { notes.append("This credit note reduces what was charged before, and its HST.") }
    if let receipt = receipt.reverses { notes.append("It gives back money of receipt \(receipt).") }
    for note in receipt.creditNotes { notes.append("Money of it was given back: credit note \(note).") }
    if receipt.isDateAssumed {
      notes.append("Its day is the one on which it was due; when it was paid was not written down.")
    }
    if receipt.band >= .large { notes.append("Terms: paid in full.") }
    return notes
  }
}
