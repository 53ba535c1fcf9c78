import Civil
import Diagnostics
import Quantities

extension RosterMerge {
  /// One row of a list of dogs.
  mutating func take(_ row: RosterRow, _ purpose: Purpose) {
    guard case .decided(let known) = client(of: row) else { return }
    guard case .decided(let found) = dog(of: row, client: known) else { return }
    let isNew = found == nil
    let dog = found ?? makeDog(row)
    let before = book.dogs[dog].client
    let client = known ?? book.clients.firstIndex { $0.id == before } ?? makeClient(row)
    if let client, before == nil { link(dog, to: client, row) }
    if let client, let before, book.clients[client].id != before {
      // Only a row that gives ids can get here: a name never moves a dog to somebody else.
      return differs(
        book.label(book.dogs[dog]), "owner", book: before.text, list: book.clients[client].id.text,
        at: row.cells.location(.clientID, .owner))
    }
    let isFresh = isNew || (before == nil && client != nil)
    if let client { fill(client, row) }
    if client == nil { complain(row) }
    fillAddress(dog, client, row, isFresh: isFresh)
    fillPlace(dog, client, row, isFresh: isFresh, purpose)
    let subject = book.label(book.dogs[dog])
    fill(\.dogs[dog].region, with: row.region, subject, .region, row.cells)
    fill(\.dogs[dog].notes, with: row.notes, subject, .notes, row.cells)
    fillRate(dog, row)
    fillActive(dog, row, isNew: isNew)
  }

  private mutating func makeDog(_ row: RosterRow) -> Int {
    let taken = Set(book.dogs.map(\.id))
    let id = row.dogID.flatMap { taken.contains($0) ? nil : $0 } ?? DogID(naming: row.dog, taken: taken)
    book.dogs.append(Dog(id: id, name: row.dog))
    changed(row.dog, "new dog", at: row.cells.location(.dog))
    return book.dogs.count - 1
  }

  private mutating func link(_ dog: Int, to client: Int, _ row: RosterRow) {
    book.dogs[dog].client = book.clients[client].id
    changed(
      book.dogs[dog].name, "owner", now: book.clients[client].owner, at: row.cells.location(.owner, .clientID)
    )
  }

  /// An address other than the owner's is the dog's own where the book knew neither better.
  private mutating func fillAddress(_ dog: Int, _ client: Int?, _ row: RosterRow, isFresh: Bool) {
    let subject = book.label(book.dogs[dog])
    guard let client, book.dogs[dog].address.folded.isEmpty else {
      return fill(\.dogs[dog].address, with: row.address, subject, .address, row.cells)
    }
    let isOther = book.clients[client].address.folded != row.address.folded
    if isFresh, isOther, !book.clients[client].address.folded.isEmpty {
      fill(\.dogs[dog].address, with: row.address, subject, .address, row.cells)
    } else {
      fill(\.clients[client].address, with: row.address, name(of: client), .address, row.cells)
    }
  }

  /// A place goes to the owner where dog and owner live together and the row says whose it is, else to the dog.
  private mutating func fillPlace(
    _ dog: Int, _ client: Int?, _ row: RosterRow, isFresh: Bool, _ purpose: Purpose
  ) {
    guard let place = row.coordinates else { return }
    let subject = book.label(book.dogs[dog])
    let cell = row.cells.location(.place, .latitude)
    if let own = book.dogs[dog].place.coordinates {
      if own != place { differs(subject, "place", book: "\(own)", list: "\(place)", at: cell) }
      return
    }
    guard let client, book.dogs[dog].address.folded.isEmpty else {
      return set(\.dogs[dog].place, to: place, subject, row.cells)
    }
    switch book.clients[client].place.coordinates {
    case nil where purpose == .places && row.owner.isEmpty && row.clientID == nil:
      set(\.dogs[dog].place, to: place, subject, row.cells)
    case nil: set(\.clients[client].place, to: place, name(of: client), row.cells)
    case place?: break
    case let other?:
      if isFresh || purpose == .places {
        set(\.dogs[dog].place, to: place, subject, row.cells)
      } else {
        differs(subject, "place", book: "\(other)", list: "\(place)", at: cell)
      }
    }
  }

  private mutating func fillRate(_ dog: Int, _ row: RosterRow) {
    guard let rate = row.rate else { return }
    let subject = book.label(book.dogs[dog])
    let cell = row.cells.location(.rate)
    let was = book.dogs[dog].rate
    let question = openQuestion("\(book.dogs[dog].id) rate")
    if let was, was != rate, question == nil {
      return differs(subject, "rate", book: "\(was)", list: "\(rate)", at: cell)
    }
    if was != rate {
      book.dogs[dog].rate = rate
      changed(subject, "rate", was: was?.description ?? "", now: "\(rate)", at: cell)
    }
    if let question { answer(question, "\(rate)") }
  }

  private mutating func fillActive(_ dog: Int, _ row: RosterRow, isNew: Bool) {
    guard let isActive = row.isActive else { return }
    let subject = book.label(book.dogs[dog])
    let cell = row.cells.location(.active)
    func word(_ isActive: Bool) -> String { isActive ? "yes" : "no" }
    let was = book.dogs[dog].isActive
    let question = openQuestion("\(book.dogs[dog].id) active")
    if was != isActive {
      guard isNew || question != nil else {
        return differs(subject, "active mark", book: word(was), list: word(isActive), at: cell)
      }
      book.dogs[dog].isActive = isActive
      changed(subject, "active", was: isNew ? "" : word(was), now: word(isActive), at: cell)
    }
    // The question is whether the dog is gone.
    if let question { answer(question, word(!isActive)) }
  }

  private func openQuestion(_ item: String) -> Int? {
    book.review.firstIndex { $0.item == item && $0.isOpen }
  }

  /// The list settles what was inferred, so it is not asked any more.
  private mutating func answer(_ question: Int, _ text: String) {
    book.review[question].answer = text
  }

  private mutating func complain(_ row: RosterRow) {
    guard !row.phone.isEmpty || !row.email.isEmpty else { return }
    outcome.diagnostics.append(
      Diagnostic(
        .warning, .ownerMissing,
        at: row.phone.isEmpty ? row.cells.location(.email) : row.cells.location(.phone),
        "\(row.dog) has no owner, so “\([row.phone, row.email].filter { !$0.isEmpty }.joined(separator: ", "))” belongs to nobody",
        hint: "write the owner's name in the same row"))
  }
}
