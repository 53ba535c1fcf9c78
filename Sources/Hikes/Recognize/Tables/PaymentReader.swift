public import Bookkeeping
public import Civil
public import Diagnostics
public import Quantities
public import Tabular

/// A row of a payments file as it was written: the dog is a name or an id still.
public struct PaymentRow: Hashable, Sendable {
  public let id: String
  public let receipt: String
  public let dog: String
  public let hikeDate: CivilDate?
  public let paidDate: CivilDate?
  public let dueDate: CivilDate?
  public let amount: Money
  /// Nil: as the book's settings say.
  public let prices: PriceBasis?
  public let method: String
  public let notes: String
  public let location: Location
}

/// Reads a file of payments: the columns of `hound template payments`, in any order, most of them optional.
public enum PaymentReader {
  /// Names of the columns that make a table one of payments; a list of hikes has none of them.
  static let marks = WordRule(
    "payments", "payment, receipt, hike_date, paid_date, due_date, hike date, paid date, paid on",
    like: "Dog,Amount,Paid on", "dog,amount,receipt", "Hike date,Dog,Amount")

  public static func recognizes(_ table: Table) -> Bool {
    let names = Set(header(table)?.names ?? [])
    // Beside the day of an invoice or hike `Paid on` says which of them were paid.
    let isList =
      names.isDisjoint(with: marks.set.subtracting(EntryList.paidOn.words))
      && !names.isDisjoint(with: EntryList.dates.set.subtracting(EntryList.paidOn.words))
    return names.isSuperset(of: ["dog", "amount"]) && !names.isDisjoint(with: marks.set) && !isList
  }

  /// Every row that can be read; one with an amount or a day that is none is an error and left out.
  /// - Parameter asOf: days without a year are those nearest to it.
  public static func read(_ table: Table, asOf: CivilDate) -> Report<[PaymentRow]> {
    guard let (top, names) = header(table) else { return Report([]) }
    let places = Dictionary(names.enumerated().map { ($1.replacing(" ", with: "_"), $0 + 1) }) { first, _ in
      first
    }
    var log: [Diagnostic] = []
    var rows: [PaymentRow] = []
    for (index, record) in table.records.enumerated().dropFirst(top + 1) where !record.isBlank {
      if FiguresReader.isSum(record) {
        log.append(
          Diagnostic(
            .note, .figuresLeft, at: table.location(row: index + 1, column: 1), "a sum; it is left alone",
            hint: "nothing is to be done"))
        continue
      }
      func text(_ column: String) -> String {
        places[column].map { FormulaGuard.full.unguarded(record[column: $0].trimmed) } ?? ""
      }
      func place(_ column: String) -> Location {
        table.location(row: index + 1, column: places[column] ?? 1)
      }
      var isWhole = true
      func date(_ column: String) -> CivilDate? {
        let written = text(column)
        guard !written.isEmpty else { return nil }
        if let date = DatePhrase.date(written, asOf: asOf) { return date }
        isWhole = false
        log.append(
          Diagnostic(
            .error, .unreadableField, at: place(column), "“\(written)” is no day",
            hint: "write it as 2026-11-20"))
        return nil
      }
      let days = (date("hike_date"), date("paid_date") ?? date("paid_on"), date("due_date"))
      guard let amount = amount(text("amount")) else {
        log.append(
          Diagnostic(
            .error, .unreadableAmount, at: place("amount"),
            text("amount").isEmpty ? "the amount is empty" : "“\(text("amount"))” is not an amount",
            hint: "write it as 25.00; money back as -25.00"))
        continue
      }
      let prices = PriceBasis(rawValue: text("prices").lowercased())
      if prices == nil, !text("prices").isEmpty {
        isWhole = false
        log.append(
          Diagnostic(
            .error, .unreadableField, at: place("prices"), "“\(text("prices"))” is no prices",
            hint: "write plus-hst or include-hst, or nothing"))
      }
      guard isWhole else { continue }
      rows.append(
        PaymentRow(
          id: text("payment"), receipt: text("receipt"), dog: text("dog"), hikeDate: days.0,
          paidDate: days.1, dueDate: days.2, amount: amount, prices: prices, method: text("method"),
          notes: text("notes"), location: place(places["dog"] == nil ? "amount" : "dog")))
    }
    return Report(rows, log)
  }

  /// `25`, `$25.00`, `-CA$25.00`; nothing that leaves a doubt.
  public static func amount(_ text: String) -> Money? {
    if let plain = Money(plain: text.trimmingSpaces) { return plain }
    guard case .amount(let written) = AmountGrammar.read(text), !written.hasRemark else { return nil }
    return written.money
  }

  private static func header(_ table: Table) -> (top: Int, names: [String])? {
    guard let top = table.records.firstIndex(where: { !$0.isBlank }) else { return nil }
    return (top, table.records[top].fields.map { FormulaGuard.full.unguarded($0.trimmed).folded })
  }
}
