import Civil
import Tabular
public import Diagnostics

extension PickupSheet {
  /// What somebody typed beside the order of an edited sheet, a payment or a note: warnings, for a pickup sheet gives the
  /// book its order and no more.
  public static func typed(_ rows: [PickupRow], _ book: Book) -> [Diagnostic] {
    rows.flatMap { row in
      row.asides.filter { !isOwn($0, row, book) }.map { aside in
        Diagnostic(
          .warning, .orderCellLeft, at: aside.cell,
          "“\(aside.text)”, typed under \(aside.heading) for \(row.dog), is not in the book: of a pickup sheet it takes the order only",
          hint: "money: hound pay \"\(row.dog)\" --for \(row.date); notes and absences: into the weekly sheet"
        )
      }
    }
  }

  /// Whether a text is one that the sheet has there by itself, now or before something in the book changed.
  private static func isOwn(_ aside: PickupRow.Aside, _ row: PickupRow, _ book: Book) -> Bool {
    if Standing(rawValue: aside.text.folded) != nil { return true }
    guard
      let dog = book.dogs.first(where: { [book.label($0).folded, $0.name.folded].contains(row.dog.folded) })
    else { return true }
    let known = Set(
      (book.notes.filter { $0.dog == dog.id }.map(\.text) + [dog.notes]).map { parts($0.collapsingSpaces) }
        .joined())
    return parts(aside.text).allSatisfy { known.contains($0) || $0 == noPlace || $0.hasPrefix(inNoHike) }
  }

  private static func parts(_ text: String) -> [String] { text.split(separator: "; ").map(String.init) }
}

extension DiagnosticCode {
  public static let orderCellLeft = DiagnosticCode(
    "order-cell-left",
    """
    Something was typed into a pickup sheet beside the order: that somebody paid, or a note. A pickup sheet gives the \
    book the hikes and the order of its dogs and nothing else, so it is named and left. Enter the money with hound pay, \
    and the rest in the weekly sheet.
    """)
}
