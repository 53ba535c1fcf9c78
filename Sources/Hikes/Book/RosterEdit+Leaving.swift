import Bookkeeping
import Civil
import Diagnostics
import Quantities

/// Dogs, owners and trails that go, stay for the history, and come back.
extension RosterEdit {
  // MARK: Retiring

  public mutating func setActive(_ isActive: Bool, _ id: DogID) {
    guard let place = book.dogs.firstIndex(where: { $0.id == id }) else { return }
    let dog = book.dogs[place]
    let name = book.label(dog)
    guard dog.isActive != isActive else {
      lines.append("\(name) is \(isActive ? "active" : "retired") already.")
      return
    }
    book.dogs[place].isActive = isActive
    book.keepPast(of: before, from: today)
    if isActive {
      lines.append("\(name) is back: \(dog.daysText), from \(dayWords) on.")
      if let client = book.client(dog.client), !client.isActive { diagnostics.append(retired(client, dog)) }
      return
    }
    lines.append("\(name) is retired: on no day from \(dayWords) on, and kept for the history.")
    lines += stillOpen([id])
  }

  public mutating func setActive(_ isActive: Bool, _ id: ClientID) {
    guard let place = book.clients.firstIndex(where: { $0.id == id }) else { return }
    let owner = book.clients[place].owner
    guard book.clients[place].isActive != isActive else {
      lines.append("\(owner) is \(isActive ? "active" : "retired") already.")
      return
    }
    book.clients[place].isActive = isActive
    book.keepPast(of: before, from: today)
    let dogs = book.dogs.filter { $0.client == id && $0.isActive }
    let names = dogs.map(book.label).joined(separator: ", ")
    if isActive {
      lines.append("\(owner) is back\(dogs.isEmpty ? "" : ", and booked again: \(names)").")
      return
    }
    lines.append(
      "\(owner) is retired, and kept for the history\(dogs.isEmpty ? "" : "; not booked from \(dayWords) on: \(names)")."
    )
    let shared = book.dogs.filter { $0.secondClient == id && $0.isActive }
    if !shared.isEmpty {
      lines.append("Still booked, as somebody else pays: \(shared.map(book.label).joined(separator: ", ")).")
    }
    lines += stillOpen(Set(book.dogs.filter { $0.client == id }.map(\.id)))
  }

  public mutating func setActive(_ isActive: Bool, _ id: TrailID) {
    guard let place = book.trails.firstIndex(where: { $0.id == id }) else { return }
    let name = book.trails[place].name
    guard book.trails[place].isActive != isActive else {
      lines.append("\(name) is \(isActive ? "in use" : "retired") already.")
      return
    }
    book.trails[place].isActive = isActive
    lines.append("\(name) is \(isActive ? "suggested again" : "not suggested any more, and kept").")
  }

  /// Money and days that somebody who goes leaves open.
  private func stillOpen(_ dogs: Set<DogID>) -> [String] {
    var lines: [String] = []
    let accounts = AccountStanding.all(before, Ledger(before, asOf: today), asOf: today)
    let balance = accounts.filter { dogs.contains($0.dog.id) }.map(\.balance).reduce(.zero, +)
    if balance > .zero { lines.append("\(balance.dollars) is still owed.") }
    if balance < .zero { lines.append("\((-balance).dollars) is credit, to be given back or used.") }
    let ahead = book.exceptions.filter { dogs.contains($0.dog) && $0.date >= today }.map(\.date.shortText)
    if !ahead.isEmpty {
      lines.append("Exceptions that lose their meaning: \(ahead.joined(separator: ", ")).")
    }
    return lines
  }

  // MARK: Deleting

  /// Takes a dog out of the book with everything that belongs to it.
  /// - Returns: what goes, for the archive.
  public mutating func delete(_ id: DogID) -> Book {
    guard let dog = book.dog(id) else { return Book() }
    return take([dog], nil, named: book.label(dog))
  }

  /// Takes an owner out, with the dogs that are theirs.
  public mutating func delete(_ id: ClientID) -> Book {
    guard let client = book.client(id) else { return Book() }
    return take(book.dogs.filter { $0.client == id }, client, named: client.owner)
  }

  public mutating func delete(_ id: TrailID) -> Book {
    var gone = Book()
    guard let trail = book.trails.first(where: { $0.id == id }) else { return gone }
    gone.trails = [trail]
    gone.distances = book.distances.filter { $0.from == id.text || $0.to == id.text }
    book.trails.removeAll { $0.id == id }
    book.distances.removeAll { $0.from == id.text || $0.to == id.text }
    lines.append(
      "\(trail.name) goes\(gone.distances.isEmpty ? "" : ", with \(gone.distances.count) distances").")
    return gone
  }

  private mutating func take(_ dogs: [Dog], _ client: Client?, named name: String) -> Book {
    let ids = Set(dogs.map(\.id))
    let texts = Set(ids.map(\.text))
    var gone = Book()
    gone.clients = client.map { [$0] } ?? []
    gone.dogs = dogs
    gone.payments = split(\.payments) { $0.dog.map(ids.contains) ?? false }
    let reported = Set(book.reported.map(\.payment))
    if let first = gone.payments.first(where: { reported.contains($0.id) }) {
      let period = book.reported.first { $0.payment == first.id }?.period ?? ""
      refuse(
        "\(name) has payments in \(period), which was reported to the tax office; its records must stay",
        "retire instead: hound \(client == nil ? "dogs" : "clients") retire \(client?.id.text ?? dogs[0].id.text)"
      )
      return gone
    }
    gone.hikes = split(\.hikes) { ids.contains($0.dog) }
    gone.exceptions = split(\.exceptions) { ids.contains($0.dog) }
    gone.notes = split(\.notes) { ids.contains($0.dog) }
    gone.orders = split(\.orders) { ids.contains($0.dog) }
    gone.distances = split(\.distances) { texts.contains($0.from) || texts.contains($0.to) }
    gone.earlier = EarlierTerms(book.earlier.remove(dogs: ids, client: client?.id))
    gone.review = split(\.review) { item in
      item.item.split(separator: " ").first.map { texts.contains(String($0)) } ?? false
    }
    book.dogs.removeAll { ids.contains($0.id) }
    for place in book.dogs.indices {
      book.dogs[place].notWith.removeAll { texts.contains($0) }
      if let client, book.dogs[place].secondClient == client.id { book.dogs[place].secondClient = nil }
    }
    if let client { book.clients.removeAll { $0.id == client.id } }
    lines += account(of: gone, name)
    return gone
  }

  private mutating func split<Row>(_ rows: WritableKeyPath<Book, [Row]>, _ goes: (Row) -> Bool) -> [Row] {
    let gone = book[keyPath: rows].filter(goes)
    book[keyPath: rows].removeAll(where: goes)
    return gone
  }

  private func account(of gone: Book, _ name: String) -> [String] {
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let paid = gone.payments.map(\.amount).reduce(.zero, +)
    let parts = [
      gone.clients.isEmpty ? nil : count(gone.dogs.count, "dog", "dogs"),
      count(gone.payments.count, "payment", "payments").map { "\($0) (\(paid.dollars))" },
      count(gone.hikes.count, "hike", "hikes"), count(gone.exceptions.count, "exception", "exceptions"),
      count(gone.notes.count, "note", "notes"), count(gone.review.count, "question", "questions"),
      count(gone.orders.count, "place in an order", "places in orders"),
      count(gone.distances.count, "distance", "distances"),
    ].compactMap(\.self)
    var lines = ["\(name) goes\(parts.isEmpty ? "" : ", with " + parts.joined(separator: ", "))."]
    if !gone.clients.isEmpty, !gone.dogs.isEmpty {
      lines.append("The dogs are \(gone.dogs.map { before.label($0) }.joined(separator: ", ")).")
    }
    if !gone.payments.isEmpty {
      lines.append("Ledger, HST and revenue will be \(paid.dollars) less; retiring keeps them.")
    }
    return lines
  }
}
