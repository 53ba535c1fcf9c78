import Bookkeeping
public import Civil
import Quantities
import Tabular

extension RosterSheet {
  /// The columns that need the whole ledger.
  private static let accountColumns: Set<String> = ["balance"]

  /// Every dog, by name, then owner; those that are gone last.
  /// - Parameter wanted: whether a column is looked at: the balance of everybody takes the whole ledger.
  public static func dogs(_ book: Book, asOf today: CivilDate, wanted: (String) -> Bool = { _ in true })
    -> RosterSheet
  {
    let clients = Dictionary(book.clients.map { ($0.id, $0) }) { first, _ in first }
    let standings = Standing.all(book.dogs.map(\.id), on: today, in: book)
    let last = lastPayments(book, today)
    let next = nextHikes(book, today)
    var balances: [DogID: Money] = [:]
    if accountColumns.contains(where: wanted) {
      let coverage = Coverage(book, lines: Ledger(book, asOf: today).lines, asOf: today)
      balances = coverage.balances
    }
    // As it holds today: a change may be told ahead.
    let sorted = book.dogs.map { book.asScheduled($0, on: today) }.sorted { left, right in
      let (one, other) = (left.isActive ? 0 : 1, right.isActive ? 0 : 1)
      let (owner, second) = (
        left.client.flatMap { clients[$0]?.owner } ?? "", right.client.flatMap { clients[$0]?.owner } ?? ""
      )
      return (one, left.name.folded, owner.folded, left.id)
        < (other, right.name.folded, second.folded, right.id)
    }
    let rows = sorted.map { dog in
      let client = dog.client.flatMap { clients[$0] }
      let second = dog.secondClient.flatMap { clients[$0] }
      let pickup = book.pickup(of: dog)
      let owners = [client?.owner, second?.owner].compactMap(\.self).filter { !$0.isEmpty }
      return [
        "dog": .text(dog.id.text), "name": .text(dog.name), "client": .text(dog.client?.text ?? ""),
        "owner": .text(client?.owner ?? ""), "second_client": .text(dog.secondClient?.text ?? ""),
        "second_owner": .text(second?.owner ?? ""), "phone": .text(client?.phone ?? ""),
        "owners": .text(owners.joined(separator: " & ")), "address": .text(pickup.address),
        "latitude": .text(pickup.place.latitude), "longitude": .text(pickup.place.longitude),
        "region": .text(dog.region), "days": .list(dog.regularDays.sorted().map(\.column)),
        "rate": .money(book.rate(of: dog, on: today)), "every_weeks": .number(dog.everyWeeks),
        "hike": .number(dog.hike),
        "not_with": .list(dog.notWith), "ready_from": .plain(dog.readyFrom),
        "ready_until": .plain(dog.readyUntil),
        "color": .text(dog.color), "active": .yesNo(dog.isActive),
        "standing": .text(standings[dog.id]?.rawValue ?? ""), "last_payment": .plain(last[dog.id]),
        "next_hike": .plain(next[dog.id]), "balance": .money(balances[dog.id] ?? .zero),
        "notes": .text(dog.notes), "label": .text(book.label(dog)),
        "state": .text(state(dog, client)), "dayNames": .text(dog.regularDays.isEmpty ? "" : dog.daysText),
      ] as [String: Cell]
    }
    return RosterSheet(
      [
        "dog", "name", "client", "owner", "second_client", "second_owner", "phone", "address", "latitude",
        "longitude", "region", "days", "rate", "every_weeks", "hike", "not_with", "ready_from", "ready_until",
        "color", "active", "standing", "last_payment", "next_hike", "balance", "notes",
      ],
      shown: [
        ("label", "dog"), ("owners", "owner"), ("dayNames", "days"), ("rate", "rate"),
        ("standing", "standing"),
        ("last_payment", "last paid"), ("next_hike", "next hike"), ("state", ""),
      ], moneyColumns: ["rate", "balance"], rows: rows)
  }

  /// Every owner by name, those that are gone last.
  public static func clients(
    _ book: Book, asOf today: CivilDate, wanted: (String) -> Bool = { _ in true }
  ) -> RosterSheet {
    var balances: [DogID: Money] = [:]
    if accountColumns.contains(where: wanted) {
      balances = Coverage(book, lines: Ledger(book, asOf: today).lines, asOf: today).balances
    }
    let dogs = Dictionary(grouping: book.dogs.filter { $0.client != nil }) { $0.client ?? ClientID("") }
    let last = lastPayments(book, today)
    let sorted = book.clients.sorted {
      ($0.isActive ? 0 : 1, $0.owner.folded, $0.id) < ($1.isActive ? 0 : 1, $1.owner.folded, $1.id)
    }
    let rows = sorted.map { client in
      let own = (dogs[client.id] ?? []).sorted { $0.id < $1.id }
      return [
        "client": .text(client.id.text), "owner": .text(client.owner), "phone": .text(client.phone),
        "email": .text(client.email), "address": .text(client.address),
        "latitude": .text(client.place.latitude), "longitude": .text(client.place.longitude),
        "active": .yesNo(client.isActive), "since": .plain(client.since),
        "dogs": .list(own.map(\.id.text)), "last_payment": .plain(own.compactMap { last[$0.id] }.max()),
        "balance": .money(own.compactMap { balances[$0.id] }.reduce(.zero, +)), "notes": .text(client.notes),
        "dogNames": .text(own.map { $0.isActive ? $0.name : "(\($0.name))" }.joined(separator: ", ")),
        "state": .text(client.isActive ? "" : "retired"),
      ] as [String: Cell]
    }
    return RosterSheet(
      [
        "client", "owner", "phone", "email", "address", "latitude", "longitude", "active", "since", "dogs",
        "last_payment", "balance", "notes",
      ],
      shown: [
        ("owner", "owner"), ("dogNames", "dogs"), ("phone", "phone"), ("address", "address"), ("state", ""),
      ], moneyColumns: ["balance"], rows: rows)
  }

  /// Every trail by name, those that are not used last.
  public static func trails(_ book: Book) -> RosterSheet {
    let sorted = book.trails.sorted {
      ($0.isActive ? 0 : 1, $0.name.folded, $0.id) < ($1.isActive ? 0 : 1, $1.name.folded, $1.id)
    }
    let rows = sorted.map { trail in
      [
        "trail": .text(trail.id.text), "name": .text(trail.name), "region": .text(trail.region),
        "latitude": .text(trail.place.latitude), "longitude": .text(trail.place.longitude),
        "active": .yesNo(trail.isActive), "notes": .text(trail.notes),
        "place": .plain(trail.place.coordinates), "state": .text(trail.isActive ? "" : "retired"),
      ] as [String: Cell]
    }
    return RosterSheet(
      ["trail", "name", "region", "latitude", "longitude", "active", "notes"],
      shown: [
        ("name", "trail"), ("region", "region"), ("place", "place"), ("notes", "notes"), ("state", ""),
      ], rows: rows)
  }

  private static func state(_ dog: Dog, _ client: Client?) -> String {
    if !dog.isActive { return "retired" }
    return client?.isActive == false ? "owner retired" : ""
  }

  /// The latest day on which money came, or the day of its hike where nobody wrote that down.
  private static func lastPayments(_ book: Book, _ today: CivilDate) -> [DogID: CivilDate] {
    book.payments.reduce(into: [:]) { last, payment in
      guard let dog = payment.dog, payment.amount > .zero,
        let day = payment.paidDate ?? payment.hikeDate, day <= today
      else { return }
      last[dog] = max(last[dog] ?? day, day)
    }
  }

  /// So far ahead a dog's next hike is looked for: eight weeks.
  public static let daysAhead = 56

  /// The first day from today on for which each dog is booked.
  private static func nextHikes(_ book: Book, _ today: CivilDate) -> [DogID: CivilDate] {
    var ahead = book
    ahead.hikes.removeAll { $0.date < today }
    ahead.exceptions.removeAll { exception in
      if case .moved(let target) = exception.change, target >= today { return false }
      return exception.date < today
    }
    let resolver = ScheduleResolver(ahead)
    var next: [DogID: CivilDate] = [:]
    for offset in 0..<daysAhead {
      let date = today.adding(days: offset)
      for booked in resolver.dogs(on: date) where next[booked.dog.id] == nil { next[booked.dog.id] = date }
    }
    return next
  }
}

extension Coverage {
  /// What is owed for every dog less its credit, in one pass; dogs without either are not in it.
  var balances: [DogID: Money] {
    var balances: [DogID: Money] = [:]
    for claim in claims { balances[claim.hike.dog, default: .zero] += claim.open }
    for fund in funds {
      if let dog = fund.payment.dog { balances[dog, default: .zero] -= fund.left }
    }
    return balances
  }
}
