import Civil

extension RosterMerge {
  /// A new client for an owner the book does not know; nil where the row names none.
  mutating func makeClient(_ row: RosterRow) -> Int? {
    guard !row.owner.isEmpty else { return nil }
    let taken = Set(book.clients.map(\.id))
    let id =
      row.clientID.flatMap { taken.contains($0) ? nil : $0 } ?? ClientID(naming: row.owner, taken: taken)
    book.clients.append(Client(id: id, owner: row.owner))
    changed(row.owner, "new client", at: row.cells.location(.owner))
    return book.clients.count - 1
  }

  /// What belongs to the owner whatever the dog.
  mutating func fill(_ client: Int, _ row: RosterRow) {
    let was = book.clients[client].owner
    let isFuller = row.owner.count > was.count && Self.isSameName(was, row.owner)
    if isFuller, was.folded != row.owner.folded {
      book.clients[client].owner = row.owner
      changed(row.owner, "owner's name", was: was, now: row.owner, at: row.cells.location(.owner))
    } else if !Self.isSameName(was, row.owner) {
      fill(\.clients[client].owner, with: row.owner, name(of: client), .owner, row.cells)
    }
    fill(\.clients[client].phone, with: row.phone, name(of: client), .phone, row.cells) { phone in
      let digits = Self.digits(phone)
      return digits.count >= 7 ? digits : phone.folded
    }
    fill(\.clients[client].email, with: row.email, name(of: client), .email, row.cells)
  }

  /// As shown to her.
  func name(of client: Int) -> String {
    let owner = book.clients[client].owner
    return owner.isEmpty ? book.clients[client].id.text : owner
  }
}
