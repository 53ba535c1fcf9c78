import Bookkeeping
public import Civil
public import Diagnostics
import Quantities
public import Tabular

/// Who owes what, and who has paid ahead.
public enum OwingSheet {
  private static let columns = [
    "client", "owner", "dog", "name", "standing", "balance", "last_payment", "last_payment_assumed",
    "paid_through", "open_hikes", "open_since", "next_hike", "cleared", "unknown_charges",
  ]

  /// `cleared`: yes where every booked hike of the next two weeks is paid, else the days that are not; empty where
  /// none is booked.
  public static func grid(_ rows: [AccountStanding]) -> Grid {
    var grid = Grid(columns)
    for row in rows {
      grid.append([
        .words(row.client?.id.text ?? ""), .words(row.client?.owner ?? ""), .text(row.dog.id.text),
        .text(row.dog.name), .text(row.standing.rawValue), .plain(row.balance), .plain(row.lastPayment),
        .words(row.lastPayment == nil ? "" : row.isLastPaymentAssumed ? "yes" : "no"),
        .plain(row.paidThrough), .number(String(row.open.count)), .plain(row.open.first?.hike.date),
        .plain(row.nextHike), .words(cleared(row)), .number(String(row.unknown)),
      ])
    }
    return grid
  }

  private static func cleared(_ row: AccountStanding) -> String {
    guard !row.upcoming.isEmpty else { return "" }
    let days = row.upcoming.filter { !$0.isCleared }.map { "\($0.date)" }
    return days.isEmpty ? "yes" : "no: " + days.joined(separator: ";")
  }

  /// `rows` (one for each dog), `clients`, `total` and `diagnostics`.
  public static func json(
    _ rows: [AccountStanding], _ book: Book, asOf: CivilDate, diagnostics: [Diagnostic]
  ) -> JSONValue {
    let groups = Dictionary(grouping: rows.filter { $0.client != nil }) { $0.client?.id.text ?? "" }
    return [
      "as_of": .text("\(asOf)"), "prices": .text(book.rules.prices.rawValue),
      "rows": .array(rows.map { json($0) }),
      "clients": .array(
        groups.sorted { $0.key < $1.key }.map { id, part in
          [
            "client": .text(id), "owner": .text(part.first?.client?.owner ?? ""),
            "dogs": .array(part.map { .text($0.dog.id.text) }),
            "balance_cents": .integer(part.map(\.balance).reduce(.zero, +).cents),
            "standing": .text(
              Standing.of(Set(part.map(\.dog.id)), on: asOf, in: book).rawValue),
            "last_payment": .optional(part.compactMap(\.lastPayment).max()),
          ]
        }),
      "total": [
        "balance_cents": .integer(rows.map(\.balance).reduce(.zero, +).cents),
        "owed_cents": .integer(rows.map(\.balance).filter { $0 > .zero }.reduce(.zero, +).cents),
        "credit_cents": .integer(rows.map(\.credit).reduce(.zero, +).cents),
      ], "diagnostics": .diagnostics(diagnostics),
    ]
  }

  private static func json(_ row: AccountStanding) -> JSONValue {
    [
      "dog": .text(row.dog.id.text), "name": .text(row.dog.name), "client": .optional(row.client?.id.text),
      "owner": .optional(row.client?.owner), "standing": .text(row.standing.rawValue),
      "balance_cents": .integer(row.balance.cents), "credit_cents": .integer(row.credit.cents),
      "last_payment": .optional(row.lastPayment), "last_payment_assumed": .bool(row.isLastPaymentAssumed),
      "paid_through": .optional(row.paidThrough), "next_hike": .optional(row.nextHike),
      "unknown_charges": .integer(row.unknown),
      "open": .array(
        row.open.map { claim in
          [
            "date": .text("\(claim.hike.date)"), "due_date": .text("\(claim.dueDate)"),
            "open_cents": .integer(claim.open.cents), "charge_cents": .integer(claim.owed.cents),
          ]
        }),
      "upcoming": .array(
        row.upcoming.map { hike in
          [
            "date": .text("\(hike.date)"), "charge_cents": .integer(hike.charge.cents),
            "cleared": .bool(hike.isCleared), "due": .bool(hike.isDue),
          ]
        }),
    ]
  }

  /// For the terminal: who owes first, then credit, then the rest in one line.
  public static func text(_ rows: [AccountStanding], _ book: Book, width: Int) -> [String] {
    let shown = rows.filter { $0.balance != .zero || $0.standing == .overdue }
      .sorted { ($1.balance, $0.dog.id) < ($0.balance, $1.dog.id) }
    var lines: [String] = []
    if !shown.isEmpty {
      var grid = Grid(["dog", "owner", "owes", "standing", "last paid", "open since"])
      for row in shown {
        grid.append([
          .text(book.label(row.dog)), .text(row.client?.owner ?? ""), .number(row.balance.description),
          .text(row.standing.rawValue),
          .text((row.lastPayment?.description ?? "never") + (row.isLastPaymentAssumed ? " ?" : "")),
          .text(row.open.first.map { "\($0.hike.date)" } ?? ""),
        ])
      }
      lines += grid.lines(width: width) + [""]
    }
    let owed = rows.map(\.balance).filter { $0 > .zero }.reduce(.zero, +)
    let credit = rows.map(\.credit).reduce(.zero, +)
    lines.append(
      "\(owed.dollars) is owed, \(credit.dollars) is credit"
        + (book.rules.prices == .plusHST ? ", before HST." : ", HST included."))
    if shown.contains(where: \.isLastPaymentAssumed) {
      lines.append("?: when it was paid nobody wrote down; it counts on the day of its hike.")
    }
    let unknown = rows.map(\.unknown).reduce(0, +)
    if unknown > 0 { lines.append("\(unknown) hikes have no charge in hikes.csv; they owe nothing here.") }
    if !book.imports.filter({ $0.kind.hasPrefix("sheet") }).isEmpty {
      lines.append("An empty cell of a sheet owes nothing: whether the dog hiked is not known.")
    }
    return lines
  }

  // MARK: Paid ahead

  public static func prepaidGrid(_ prepaid: Prepaid) -> Grid {
    var grid = Grid([
      "payment", "client", "dog", "hike_date", "paid_date", "counts_from", "gross", "net", "hst", "assumed",
    ])
    for line in prepaid.lines {
      grid.append([
        .text(line.id.text), .words(line.client?.id.text ?? ""), .words(line.payment.dog?.text ?? ""),
        .plain(line.hikeDate), .plain(line.paidDate), .plain(line.moneyDate), .plain(line.taxed.gross),
        .plain(line.taxed.net), .plain(line.taxed.hst), .text(line.paidDate == nil ? "yes" : "no"),
      ])
    }
    return grid
  }

  public static func json(_ prepaid: Prepaid, diagnostics: [Diagnostic]) -> JSONValue {
    [
      "as_of": .text("\(prepaid.asOf)"), "total": .object(JSONValue.cents(prepaid.total)),
      "assumed": .object(JSONValue.cents(prepaid.assumed)),
      "rows": .array(
        prepaid.lines.map { line in
          let facts: [String: JSONValue] = [
            "payment": .text(line.id.text), "dog": .optional(line.payment.dog?.text),
            "client": .optional(line.client?.id.text), "hike_date": .optional(line.hikeDate),
            "paid_date": .optional(line.paidDate), "counts_from": .text("\(line.moneyDate)"),
            "assumed": .bool(line.paidDate == nil), "balance_cents": .integer(-line.taxed.net.cents),
          ]
          return .object(facts.merging(JSONValue.cents(line.taxed)) { fact, _ in fact })
        }), "diagnostics": .diagnostics(diagnostics),
    ]
  }
}
