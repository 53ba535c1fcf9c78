public import Bookkeeping
import Civil
import Quantities

/// The ledger in double entry, as plain-text bookkeeping programs take it.
///
/// What a payment brings stands on its tax point: HST as a liability, sales as income where the hike is over and as
/// prepaid hikes where it is still to come; those move to income on their day. What was due before it was paid is
/// a receivable until then, and its hike due, not prepaid. Corrections of closed periods stand in the first open one.
public struct Journal: Sendable {
  /// One transaction with what a program needs beside its postings.
  public struct Item: Sendable {
    /// What happened: the tax point's own event carries every figure of a return.
    public enum Event: String, CaseIterable, Sendable {
      case sale
      case paid
      case earned
      case correction
    }

    public let event: Event
    public let transaction: Transaction
    public let payment: PaymentID
    public let source: String
  }

  /// By day, then payment, then event.
  public let items: [Item]

  public init(_ ledger: Ledger) {
    let lines = Dictionary(ledger.lines.map { ($0.id, $0) }) { first, _ in first }
    var items: [Item] = []
    for entry in ReturnEntry.all(ledger, .taxPoint) {
      let line = lines[entry.payment]
      let isOwn = entry.kind != .adjustment
      let text = isOwn ? line?.description ?? "Reported in \(entry.period)" : "Correction of \(entry.period)"
      let service = line.map(\.serviceDate) ?? entry.date
      let isAhead = isOwn && service > entry.date
      // A receipt that was due before it came waits as a receivable.
      let paidLater = isOwn ? line?.paidDate.flatMap { $0 > entry.date ? $0 : nil } : nil
      let ahead: Account = paidLater == nil ? .prepaidHikes : .dueHikes
      func add(
        _ event: Item.Event, _ date: CivilDate, _ account: Account, _ first: Posting, _ second: Posting? = nil
      ) {
        var transaction = Transaction(date: date, description: text, balancing: account, first)
        if let second {
          transaction = Transaction(date: date, description: text, balancing: account, first, second)
        }
        items.append(
          Item(event: event, transaction: transaction, payment: entry.payment, source: line?.source ?? ""))
      }
      add(
        isOwn ? .sale : .correction, entry.date, paidLater == nil ? .bank : .receivable,
        Posting(.hstCollected, -entry.taxed.hst), Posting(isAhead ? ahead : .hikes, -entry.taxed.net))
      var waiting = ahead
      if let paidLater {
        add(.paid, paidLater, .receivable, Posting(.bank, entry.taxed.gross))
        if isAhead, paidLater < service {
          add(.paid, paidLater, .prepaidHikes, Posting(.dueHikes, entry.taxed.net))
          waiting = .prepaidHikes
        }
      }
      if isAhead { add(.earned, service, .hikes, Posting(waiting, entry.taxed.net)) }
    }
    let order: [Item.Event] = [.sale, .correction, .paid, .earned]
    self.items = items.sorted {
      ($0.transaction.date, $0.payment, order.firstIndex(of: $0.event) ?? 0)
        < ($1.transaction.date, $1.payment, order.firstIndex(of: $1.event) ?? 0)
    }
  }

  /// Every account that a posting names, in order.
  public var accounts: [Account] {
    Set(items.flatMap { $0.transaction.postings.map(\.account) }).sorted()
  }
}

extension Account {
  /// Money for hikes to come.
  public static let prepaidHikes = Account(.liabilities, "prepaid hikes")
  /// Hikes to come that are due and taxed, and that nobody has paid.
  public static let dueHikes = Account(.liabilities, "due hikes")
  /// Due, taxed and not paid yet.
  public static let receivable = Account(.assets, "receivable")
}
