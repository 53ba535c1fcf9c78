public import Diagnostics
import Quantities
public import Tabular

/// Her figures against the book, each difference with the lines that make it.
public enum ReconciliationSheet {
  public static func grid(_ reconciliation: Reconciliation) -> Grid {
    var grid = Grid(["file", "cell", "figure", "step", "amount", "payments"])
    for figure in reconciliation.figures {
      func row(_ step: String, _ amount: Money, _ payments: [String] = []) {
        grid.append([
          .text(reconciliation.file), .text(figure.cell.description), .text(figure.label), .text(step),
          .plain(amount), .words(payments.joined(separator: ";")),
        ])
      }
      row("in the sheet", figure.hers)
      for step in figure.steps { row(step.text, step.amount, step.payments.map(\.text)) }
      if figure.unexplained != .zero { row("not explained", figure.unexplained) }
      row("in the book", figure.book)
    }
    return grid
  }

  public static func json(_ reconciliation: Reconciliation, diagnostics: [Diagnostic]) -> JSONValue {
    [
      "file": .text(reconciliation.file), "sheet_cents": .integer(reconciliation.cells.cents),
      "book_cents": .integer(reconciliation.booked.cents),
      "figures": .array(
        reconciliation.figures.map { figure in
          [
            "figure": .text(figure.label), "cell": .text(figure.cell.description),
            "sheet_cents": .integer(figure.hers.cents), "book_cents": .integer(figure.book.cents),
            "difference_cents": .integer(figure.difference.cents),
            "unexplained_cents": .integer(figure.unexplained.cents),
            "steps": .array(
              figure.steps.map { step in
                [
                  "text": .text(step.text), "amount_cents": .integer(step.amount.cents),
                  "payments": .array(step.payments.map { .text($0.text) }),
                ]
              }),
          ]
        }), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  public static func text(_ reconciliation: Reconciliation) -> [String] {
    var lines: [String] = []
    for figure in reconciliation.figures {
      let sign = figure.difference == .zero ? "the same in the book" : "\(figure.book) in the book"
      lines.append("\(figure.label) (\(figure.cell)): \(figure.hers) in the sheet, \(sign)")
      for step in figure.steps {
        lines.append("  \(step.amount < .zero ? "" : "+")\(step.amount)  \(step.text)")
        if step.payments.count > 1, step.payments.count <= 12 {
          lines.append("      \(step.payments.map(\.text).joined(separator: " "))")
        }
      }
      if figure.unexplained != .zero { lines.append("  \(figure.unexplained)  is not explained") }
    }
    if lines.isEmpty { lines.append("The sheet has no totals of its own.") }
    let same = reconciliation.cells == reconciliation.booked
    lines += [
      "",
      "Cells of the sheet \(reconciliation.cells.dollars) \(same ? "=" : "≠") the same dogs and days in the book \(reconciliation.booked.dollars)",
    ]
    return lines
  }
}
