import Bookkeeping
import Civil
public import Diagnostics
import Quantities
public import Tabular

/// What was paid, payment by payment: when, how much, how, for which hike.
public enum PaymentHistorySheet {
  public static func grid(_ lines: [LedgerLine]) -> Grid {
    var grid = Grid([
      "payment", "receipt", "dog", "hike_date", "paid_date", "amount", "prices", "gross", "method", "source",
      "notes",
    ])
    for line in ordered(lines) {
      grid.append([
        .text(line.id.text), .text(line.receipt), .words(line.payment.dog?.text ?? ""), .plain(line.hikeDate),
        .plain(line.paidDate), .plain(line.payment.amount), .text(line.prices.rawValue),
        .plain(line.taxed.gross), .words(line.method), .words(line.source), .words(line.note),
      ])
    }
    return grid
  }

  public static func json(
    _ lines: [LedgerLine], _ dog: Dog?, _ book: Book, diagnostics: [Diagnostic]
  ) -> JSONValue {
    [
      "dog": .optional(dog?.id.text),
      "rows": .array(
        ordered(lines).map { line in
          let facts: [String: JSONValue] = [
            "payment": .text(line.id.text), "receipt": .text(line.receipt),
            "dog": .optional(line.payment.dog?.text), "hike_date": .optional(line.hikeDate),
            "paid_date": .optional(line.paidDate), "counts_from": .text("\(line.moneyDate)"),
            "amount_cents": .integer(line.payment.amount.cents), "prices": .text(line.prices.rawValue),
            "method": .unlessEmpty(line.method), "source": .unlessEmpty(line.source),
            "notes": .unlessEmpty(line.note),
          ]
          return .object(facts.merging(JSONValue.cents(line.taxed)) { fact, _ in fact })
        }), "total_cents": .integer(lines.map(\.payment.amount).reduce(.zero, +).cents),
      "diagnostics": .diagnostics(diagnostics),
    ]
  }

  public static func text(_ lines: [LedgerLine], _ dog: Dog?, _ book: Book, width: Int) -> [String] {
    guard !lines.isEmpty else {
      return [dog.map { "\(book.label($0)) has not paid anything yet." } ?? "No payments."]
    }
    var grid = Grid((dog == nil ? ["dog"] : []) + ["for the hike of", "paid on", "amount", "how", "payment"])
    for line in ordered(lines) {
      grid.append(
        (dog == nil ? [.text(line.dog.map { book.label($0) } ?? "")] : []) + [
          .text(line.hikeDate?.description ?? "credit"), .text(line.paidDate?.description ?? "not written"),
          .number(line.payment.amount.description), .text(line.method), .text(line.id.text),
        ])
    }
    let sum = lines.map(\.payment.amount).reduce(.zero, +)
    let last = lines.filter { $0.payment.amount > .zero }.map { $0.paidDate ?? $0.serviceDate }.max()
    return grid.lines(width: width) + [
      "",
      "\(lines.count) payments, \(sum.dollars)"
        + (last.map { ", the last for \($0.shortText) \($0.year)" } ?? ""),
    ]
  }

  private static func ordered(_ lines: [LedgerLine]) -> [LedgerLine] {
    lines.sorted { ($0.moneyDate, $0.serviceDate, $0.id) < ($1.moneyDate, $1.serviceDate, $1.id) }
  }
}
