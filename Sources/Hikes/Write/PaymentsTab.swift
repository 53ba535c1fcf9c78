import Civil
import Documents
import Quantities

/// The payments of a month, by the day of the hike, else by the day paid; a payments file that can be read again.
enum PaymentsTab {
  private static let headings = [
    "Hike date", "Dog", "Owner", "Amount", "Paid date", "Due date", "Method", "Notes", "Receipt", "Payment",
  ]

  static func sheet(_ book: Book, _ month: YearMonth) -> WorkbookSheet {
    let dogs = Dictionary(book.dogs.map { ($0.id, $0) }) { first, _ in first }
    let payments = book.payments.filter { payment in
      day(payment).map { month.contains($0) } ?? false
    }.sorted { (day($0) ?? month.first, $0.id) < (day($1) ?? month.first, $1.id) }
    var rows = payments.map { payment -> [WorkbookCell] in
      let dog = payment.dog.flatMap { dogs[$0] }
      return [
        date(payment.hikeDate), .text(dog.map { book.label($0) } ?? payment.dog?.text ?? ""),
        .text(book.client(dog?.client)?.owner ?? "", look: .wrapped), WorkbookCell(.money(payment.amount)),
        date(payment.paidDate), date(payment.dueDate),
        WorkbookCell(payment.method.isEmpty ? .empty : .text(payment.method), choices: methods),
        .text(payment.notes, look: .wrapped),
        .text(payment.receiptName == payment.id.text ? "" : payment.receipt), .text(payment.id.text),
      ]
    }
    let total = payments.map(\.amount).reduce(.zero, +)
    rows.append([
      .text("Total", look: .sum), WorkbookCell(look: .sum), WorkbookCell(look: .sum),
      WorkbookCell(.money(total), look: .sum, formula: ListTab.sum(column: 4, above: rows.count + 2)),
    ])
    var sheet = ListTab.sheet(
      "Payments", page: .portrait, headings, rows, wrapping: [2: 350, 7: 400], frozenColumns: 2)
    // Receipt and payment are names for the program.
    sheet.printedColumns = headings.count - 2
    return sheet
  }

  private static let methods = ["cash", "e-transfer", "cheque"]

  private static func day(_ payment: Payment) -> CivilDate? {
    payment.hikeDate ?? payment.paidDate ?? payment.dueDate
  }

  private static func date(_ date: CivilDate?) -> WorkbookCell {
    WorkbookCell(date.map { .date($0) } ?? .empty, form: .date(.iso), look: .with { $0.side = .left })
  }
}
