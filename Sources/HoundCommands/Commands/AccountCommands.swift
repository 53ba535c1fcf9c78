import Bookkeeping
import Civil
import Diagnostics
import Documents
import Hikes
import Quantities
import Tabular

extension CommandSpec {
  static let payments = CommandSpec(
    name: "payments", group: "Money", summary: "what was paid for a dog, and when",
    arguments: [ArgumentSpec("DOG", .word, isOptional: true, "whose payments; else all")],
    options: [.from, .to, .date],
    examples: [("hound payments Luna", "every payment for Luna, the latest last")],
    formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let day = try invocation.day(book)
    let dog: Dog?
    if let name = invocation.arguments.first { dog = try invocation.dog(name, book) } else { dog = nil }
    let ledger = Ledger(book, asOf: day)
    let from = try invocation.date("--from", asOf: day)
    let to = try invocation.date("--to", asOf: day)
    let lines = ledger.lines.filter { line in
      (dog == nil || line.payment.dog == dog?.id) && (from.map { $0 <= line.moneyDate } ?? true)
        && (to.map { line.moneyDate <= $0 } ?? true)
    }
    switch invocation.format {
    case "json":
      try invocation.show(PaymentHistorySheet.json(lines, dog, book, diagnostics: ledger.diagnostics))
    case "csv": invocation.show(PaymentHistorySheet.grid(lines))
    default:
      invocation.print(PaymentHistorySheet.text(lines, dog, book, width: invocation.environment.columns))
    }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  static let owing = CommandSpec(
    name: "owing", group: "Money", summary: "who owes what, who is overdue, who paid ahead",
    discussion: """
      What is owed is the charges of hikes that are due, less all that came in: money for one hike too many pays \
      the next one, for the same dog first, then for the other dogs of the house. Overdue is whose last payment is \
      more than two weeks back. Empty cells of your sheet owe nothing: whether the dog hiked is not known.
      """,
    options: [
      OptionSpec(flag: "--overdue", "only those whose last payment is too long ago"),
      OptionSpec(flag: "--prepaid", "what came in by that day for hikes after it"), .date, .strict,
    ],
    examples: [
      ("hound owing", "who owes what today"),
      ("hound owing --prepaid --date 2025-12-31", "prepaid at the year's end"),
    ], formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let day = try invocation.day(book)
    let ledger = Ledger(book, asOf: day)
    if invocation.has("--prepaid") {
      let prepaid = Prepaid(ledger, asOf: day)
      switch invocation.format {
      case "json": try invocation.show(OwingSheet.json(prepaid, diagnostics: ledger.diagnostics))
      case "csv": invocation.show(OwingSheet.prepaidGrid(prepaid))
      default:
        let total = prepaid.total
        invocation.print([
          "Prepaid on \(day.longText): \(prepaid.lines.count) hikes,",
          "  \(total.net.dollars) before HST, \(total.gross.dollars) with it;"
            + " \(prepaid.assumed.gross.dollars) of this rests on assumed days.",
        ])
      }
    } else {
      var rows = AccountStanding.all(book, ledger, asOf: day)
      if invocation.has("--overdue") { rows = rows.filter { $0.standing == .overdue } }
      switch invocation.format {
      case "json":
        try invocation.show(OwingSheet.json(rows, book, asOf: day, diagnostics: ledger.diagnostics))
      case "csv": invocation.show(OwingSheet.grid(rows))
      default: invocation.print(OwingSheet.text(rows, book, width: invocation.environment.columns))
      }
    }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  static let statement = CommandSpec(
    name: "statement", group: "Money", summary: "one client's account with a running balance",
    arguments: [ArgumentSpec("CLIENT", .word, "the owner, or one of the dogs")],
    options: [.from, .date],
    examples: [("hound statement \"Bo Reid\" --from 2025-11-01", "Bo Reid's account since November")],
    formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let day = try invocation.day(book)
    let household = try invocation.household(invocation.arguments[0], book)
    let ledger = Ledger(book, asOf: day)
    let statement = Statement(
      of: household.dogs, owner: household.owner, book, ledger,
      from: try invocation.date("--from", asOf: day),
      asOf: day)
    switch invocation.format {
    case "json": try invocation.show(StatementSheet.json(statement, book, diagnostics: ledger.diagnostics))
    case "csv": invocation.show(StatementSheet.grid(statement))
    default: invocation.print(StatementSheet.text(statement, book, width: invocation.environment.columns))
    }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  static let receipt = CommandSpec(
    name: "receipt", group: "Money", summary: "a receipt for a payment, as the law asks for it",
    discussion: """
      WHAT is a dog, whose latest payment is meant, or a payment's id from hound payments. From CA$100 on your \
      GST/HST number is on it, from CA$500 the client's name. Money back makes a credit note.
      """,
    arguments: [ArgumentSpec("WHAT", .word, "a dog, or a payment's id")],
    options: [OptionSpec("--for", "DAY", "the hike or the day of the payment"), .date],
    examples: [
      ("hound receipt Luna", "Luna's latest payment"),
      ("hound receipt Luna --format html -o luna.html", "the same as a page"),
    ], formats: ["table", "html"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let day = try invocation.day(book)
    let ledger = Ledger(book, asOf: day)
    let word = invocation.arguments[0]
    let receipt: PaymentReceipt?
    if let named = PaymentReceipt.named(word, ledger, book.rules) {
      receipt = named
    } else {
      let dog = try invocation.dog(word, book)
      receipt = PaymentReceipt.latest(
        of: dog.id, on: try invocation.date("--for", asOf: day), by: day, ledger, book.rules)
    }
    guard let receipt else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .unknownPayment, "there is no payment of “\(word)” to make a receipt for",
            hint: "hound payments lists them")
        ])
    }
    if invocation.format == "html" {
      try invocation.deliver(ReceiptPage.page(receipt, book).bytes, as: "receipt-\(receipt.number).html")
    } else {
      invocation.print(ReceiptPage.text(receipt, book))
    }
    invocation.report(receipt.diagnostics)
    return .done
  }
}
