import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular

extension CommandSpec {
  static let pay = CommandSpec(
    name: "pay", group: "Money", summary: "enter a payment, or money given back",
    discussion: """
      Without an amount it is what the hike costs; without --for it settles the earliest booked hike that is not \
      paid yet, and says which. More than one hike's money pays the next ones too, and what is left is credit. A \
      negative amount is money back, for the hike named with --for.

      The same payment a second time changes nothing; another amount for a hike that is paid is refused.
      """,
    arguments: [
      ArgumentSpec("DOG", .word, "whose hike is paid"),
      ArgumentSpec("AMOUNT", .word, isOptional: true, "what came; else what the hike costs"),
    ],
    options: [
      OptionSpec(
        "--method", "HOW",
        "e-transfer, cash, cheque, in your words; bounced for a minus that makes the hike owed again"),
      OptionSpec("--for", "DAY", isRepeated: true, "the hike it is for; may be given more than once"),
      OptionSpec(flag: "--with-hst", "the amount has HST inside"),
      .date, .dryRun,
    ],
    examples: [
      ("hound pay Luna", "Luna's next hike, paid today"),
      ("hound pay Luna 60 --method e-transfer --date nov 20", "two hikes at 30, paid on November 20"),
      ("hound pay Luna -25 --for 2026-11-20", "the money for that hike goes back"),
    ]
  ) { (invocation) throws(CommandFailure) in
    _ = try invocation.openBook()
    var stored = try invocation.bookForChange()
    let day = try invocation.day(stored.book)
    let today = try invocation.today(stored.book)
    let dog = try invocation.dog(invocation.arguments[0], stored.book)
    var order = PaymentEntry.Order(
      dog: dog, paidDate: day,
      prices: invocation.has("--with-hst") ? .includeHST : stored.book.rules.prices)
    order.isDayGiven = invocation.has("--date")
    order.method = invocation.value("--method") ?? ""
    if invocation.arguments.count > 1 {
      let text = invocation.arguments[1]
      guard let amount = PaymentReader.amount(text) else {
        throw CommandFailure(
          .usage,
          [
            Diagnostic(
              .error, .unreadableAmount, "“\(text)” is not an amount",
              hint: "write 25 or 25.00; money back as -25.00")
          ])
      }
      order.amount = amount
    }
    var hikes: [CivilDate] = []
    for text in invocation.values("--for") { hikes.append(try Invocation.date(text, asOf: today)) }
    order.hikes = hikes
    let entry = PaymentEntry(order, in: stored.book, asOf: today)
    guard entry.diagnostics.isEmpty else { throw CommandFailure(.refused, entry.diagnostics) }
    stored.book = entry.book
    if entry.changesAnything, !invocation.has("--dry-run") {
      try invocation.save(
        stored, exports: try invocation.exports(stored, asOf: today),
        label: "pay \(invocation.arguments.joined(separator: " "))")
    }
    invocation.print(entry.lines + aftermath(entry, dog, stored.book, today))
    if invocation.has("--dry-run") { invocation.print(["Nothing was written (--dry-run)."]) }
    return .done
  }

  /// What the tax office will see of it, and how the dog stands now.
  private static func aftermath(
    _ entry: PaymentEntry, _ dog: Dog, _ book: Book, _ today: CivilDate
  ) -> [String] {
    let ledger = Ledger(book, asOf: today)
    let made = Set(entry.payments.map(\.id))
    var lines: [String] = []
    let entries = ReturnEntry.all(of: made, ledger, .taxPoint)
    for (month, part) in Dictionary(grouping: entries, by: \.date.yearMonth).sorted(by: { $0.key < $1.key }) {
      let taxed = part.map(\.taxed).reduce(.zero, +)
      let closed = Set(part.filter { $0.kind == .adjustment }.map(\.period)).sorted()
      lines.append(
        "  \(taxed.net.dollars) before HST and \(taxed.hst.dollars) HST, counted in \(month.title)"
          + (closed.isEmpty ? "" : ": \(closed.joined(separator: ", ")) is closed"))
    }
    guard let standing = AccountStanding.all(book, ledger, asOf: today).first(where: { $0.dog.id == dog.id })
    else {
      return lines
    }
    let balance = standing.balance
    // Who paid lately may owe all the same; "paid" would say the contrary.
    var line =
      balance > .zero
      ? "\(book.label(dog)) owes \(balance.dollars)" + (standing.standing == .overdue ? ", overdue" : "")
      : "\(book.label(dog)) is \(standing.standing.rawValue)"
    if balance < .zero { line += ", \(standing.credit.dollars) is credit" }
    if let next = standing.upcoming.first(where: { !$0.isCleared }) {
      line += "; next not paid: \(next.date.shortText)"
    }
    return lines + [line + "."]
  }
}
