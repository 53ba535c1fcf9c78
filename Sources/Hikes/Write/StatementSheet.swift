import Bookkeeping
import Civil
public import Diagnostics
import Quantities
public import Tabular

/// One client's account with a running balance.
public enum StatementSheet {
  public static func grid(_ statement: Statement) -> Grid {
    var grid = Grid(["date", "kind", "what", "charge", "payment", "balance", "day_assumed"])
    for entry in statement.entries {
      grid.append([
        .plain(entry.date), .text(entry.kind.rawValue), .text(entry.text),
        entry.charge == .zero ? .empty : .plain(entry.charge),
        entry.payment == .zero ? .empty : .plain(entry.payment), .plain(entry.balance),
        .words(entry.isAssumed ? "yes" : ""),
      ])
    }
    return grid
  }

  public static func json(_ statement: Statement, _ book: Book, diagnostics: [Diagnostic]) -> JSONValue {
    [
      "owner": .text(statement.owner), "dogs": .array(statement.dogs.map { .text($0.id.text) }),
      "as_of": .text("\(statement.asOf)"), "prices": .text(book.rules.prices.rawValue),
      "balance_cents": .integer(statement.balance.cents),
      "entries": .array(
        statement.entries.map { entry in
          [
            "date": .text("\(entry.date)"), "kind": .text(entry.kind.rawValue), "what": .text(entry.text),
            "charge_cents": .integer(entry.charge.cents), "payment_cents": .integer(entry.payment.cents),
            "balance_cents": .integer(entry.balance.cents), "day_assumed": .bool(entry.isAssumed),
          ]
        }), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  public static func text(_ statement: Statement, _ book: Book, width: Int) -> [String] {
    let names = statement.dogs.map { book.label($0) }.joined(separator: ", ")
    let owner = statement.owner.isEmpty ? names : "\(statement.owner) (\(names))"
    var grid = Grid(["day", "", "charged", "paid", "balance"])
    for entry in statement.entries {
      grid.append([
        .text("\(entry.date)" + (entry.isAssumed ? " ?" : "")), .text(entry.text),
        entry.charge == .zero ? .empty : .number(entry.charge.description),
        entry.payment == .zero ? .empty : .number(entry.payment.description),
        .number(entry.balance.description),
      ])
    }
    let balance = statement.balance
    let verdict =
      balance > .zero
      ? "\(balance.dollars) is owed" : balance < .zero ? "\((-balance).dollars) is credit" : "Nothing is owed"
    var lines = ["\(owner), \(statement.asOf.longText)", ""] + grid.lines(width: width) + [""]
    lines.append(verdict + (book.rules.prices == .plusHST ? ", before HST." : ", HST included."))
    if statement.entries.contains(where: \.isAssumed) {
      lines.append("?: the day was not written down; it counts as due before the hike.")
    }
    for (dog, hikes) in statement.upcoming where !hikes.isEmpty {
      let days = hikes.map { "\($0.date.shortText) \($0.isCleared ? "paid" : "not paid")" }
      // A day and its word stay together.
      var line = "Booked for \(dog.name):"
      for day in days.dropLast().map({ $0 + "," }) + days.suffix(1) {
        if line.count + 1 + day.count > width {
          lines.append(line)
          line = " "
        }
        line += " " + day
      }
      lines.append(line)
    }
    return lines
  }
}
