import Bookkeeping
public import Civil
import Diagnostics
import Quantities
public import Tabular

/// One dog on one page: whose it is, when it hikes next, how it stands with its money, what was before.
public struct DogReport: Sendable {
  let dog: Dog
  let book: Book
  let today: CivilDate
  let account: AccountStanding?
  let lines: [LedgerLine]
  let standing: Standing
  /// The latest first.
  let hikes: [DailyHike]
  private static let shownRows = 8

  public init(_ dog: Dog, _ book: Book, asOf today: CivilDate) {
    self.dog = dog
    self.book = book
    self.today = today
    let ledger = Ledger(book, asOf: today)
    account = AccountStanding.all(book, ledger, asOf: today, weeks: 8).first { $0.dog.id == dog.id }
    standing = Standing.of(dog.id, on: today, in: book)
    lines = ledger.lines.filter { $0.payment.dog == dog.id }
      .sorted { (Self.day($1), $1.id) < (Self.day($0), $0.id) }
    hikes = book.hikes.filter { $0.dog == dog.id }.sorted { $1.date < $0.date }
  }

  private var balance: Money { account?.balance ?? .zero }
  private var last: LedgerLine? { lines.first { $0.payment.amount > .zero && Self.day($0) <= today } }

  /// As a standing counts: the day it was paid, else that of its hike.
  private static func day(_ line: LedgerLine) -> CivilDate {
    line.paidDate ?? line.hikeDate ?? line.moneyDate
  }

  public var text: [String] {
    let client = book.client(dog.client)
    let pickup = book.pickup(of: dog)
    var facts: [(String, String)] = []
    func fact(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { facts.append((name, text)) }
    }
    fact(
      "owner", client.map { [$0.owner, $0.phone, $0.email].filter { !$0.isEmpty }.joined(separator: ", ") })
    fact("second owner", book.client(dog.secondClient).map { "\($0.owner) (charged nothing)" })
    fact(
      "picked up",
      [pickup.address, pickup.place.coordinates?.description ?? ""].filter { !$0.isEmpty }
        .joined(separator: " · "))
    fact("region", dog.region)
    let now = book.asScheduled(dog, on: today)
    fact("days", now.daysText + (dog.hike.map { ", hike \($0)" } ?? ""))
    fact(
      "rate",
      "\(book.rate(of: dog, on: today).dollars)\(book.hasOwnRate(dog, on: today) ? "" : " (the usual one)") a hike"
    )
    for change in changes { fact(change.name, change.words) }
    fact(
      "not with", dog.notWith.map { id in book.dog(DogID(id)).map(book.label) ?? id }.joined(separator: ", "))
    let ready = [dog.readyFrom.map { "from \($0)" }, dog.readyUntil.map { "until \($0)" }].compactMap(\.self)
    fact("ready", ready.joined(separator: " "))
    fact("notes", dog.notes)
    // What is to hold from a later day on is said among the changes.
    if !now.isActive { fact("now", dog.isActive ? "not hiking yet" : "retired; kept for the history") }
    if let client, !client.isActive { fact("now", "not booked: \(client.owner) is retired") }
    fact("next hike", nextHike)
    fact("last payment", lastPayment)
    fact("stands", stands)
    let width = facts.map(\.0.count).max() ?? 0
    var text = [book.label(dog)]
    text += facts.map { name, text in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(text.split(whereSeparator: \.isNewline).joined(separator: " / "))"
    }
    return text + history
  }

  private var nextHike: String {
    let ahead = (account?.upcoming ?? []).prefix(4)
    guard !ahead.isEmpty else { return "none is booked" }
    return ahead.map { "\($0.date.shortText)\($0.isCleared ? " (paid)" : "")" }.joined(separator: ", ")
  }

  private var lastPayment: String {
    guard let last else { return "never" }
    let day = Self.day(last)
    let assumed = last.payment.paidDate == nil ? " (the day of its hike)" : ""
    return "\(last.payment.amount.dollars) on \(day.shortText) \(day.year)\(assumed)"
  }

  private var stands: String {
    // Who paid lately may owe all the same.
    if balance > .zero {
      return (standing == .paid ? "" : "\(standing.rawValue), ") + "\(balance.dollars) is owed"
    }
    if balance < .zero { return "\(standing.rawValue), \((-balance).dollars) is credit" }
    return standing.rawValue
  }

  private var history: [String] {
    guard !hikes.isEmpty || !lines.isEmpty else { return [] }
    var paid: [CivilDate: Money] = [:]
    for line in lines { paid[line.serviceDate, default: .zero] += line.payment.amount }
    let days = Set(hikes.map(\.date)).union(paid.keys).sorted(by: >)
    var grid = Grid(["day", "what", "charge", "paid"])
    for day in days.prefix(Self.shownRows) {
      let hike = hikes.first { $0.date == day }
      grid.append([
        .text("\(day.shortText) \(day.year)"), .text(hike?.outcome.rawValue ?? ""), .plain(hike?.charge),
        .plain(paid[day]),
      ])
    }
    let rest = days.count - Self.shownRows
    return [""] + grid.lines().map { "  " + $0 }
      + (rest > 0 ? ["  … and \(rest) more: hound payments \(dog.id)"] : [])
  }

  public var json: JSONValue {
    let client = book.client(dog.client)
    let now = book.asScheduled(dog, on: today)
    return [
      "dog": .text(dog.id.text), "name": .text(dog.name), "client": .optional(dog.client?.text),
      "owner": .optional(client?.owner), "second_client": .optional(dog.secondClient?.text),
      "second_owner": .optional(book.client(dog.secondClient)?.owner), "active": .bool(now.isActive),
      "days": .array(now.regularDays.sorted().map { .text($0.column) }),
      "rate_cents": .integer(book.rate(of: dog, on: today).cents), "standing": .text(standing.rawValue),
      "balance_cents": .integer(balance.cents), "next_hike": .optional(account?.nextHike),
      "last_payment": .optional(last.map(Self.day)),
      "last_payment_cents": .optional(last?.payment.amount.cents),
      "paid_through": .optional(account?.paidThrough),
      "upcoming": .array(
        (account?.upcoming ?? []).map {
          [
            "date": .text("\($0.date)"), "charge_cents": .integer($0.charge.cents),
            "cleared": .bool($0.isCleared),
          ]
        }),
      "hikes": .array(
        hikes.map {
          [
            "date": .text("\($0.date)"), "outcome": .text($0.outcome.rawValue),
            "charge_cents": .optional($0.charge?.cents),
          ]
        }),
      "payments": .array(
        lines.map {
          [
            "payment": .text($0.id.text), "hike_date": .optional($0.hikeDate),
            "paid_date": .optional($0.paidDate),
            "amount_cents": .integer($0.payment.amount.cents), "method": .unlessEmpty($0.method),
          ]
        }),
    ]
  }
}
