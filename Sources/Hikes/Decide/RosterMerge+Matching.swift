import Civil
import Diagnostics

extension RosterMerge {
  /// Which one of the book a row means.
  enum Match {
    /// Its place in the book; nil for one that the book does not have yet.
    case decided(Int?)
    /// Nobody can tell, and that was said.
    case open
  }

  /// The client a row names: by id, by the owner's name, then by phone.
  mutating func client(of row: RosterRow) -> Match {
    if let id = row.clientID, let known = book.clients.firstIndex(where: { $0.id == id }) {
      return .decided(known)
    }
    let phone = Self.digits(row.phone)
    let callers = book.clients.indices.filter {
      phone.count >= 7 && Self.digits(book.clients[$0].phone) == phone
    }
    let owner = row.owner.folded
    let named = book.clients.indices.filter { !owner.isEmpty && book.clients[$0].owner.folded == owner }
    if named.count == 1 { return .decided(named.first) }
    if named.count > 1 {
      let both = named.filter(callers.contains)
      if both.count == 1 { return .decided(both.first) }
      refuse(
        .ambiguousOwner,
        "\(named.count) clients are called “\(row.owner)”; the row of \(row.dog) is left out",
        hint: "give the phone number as the book has it, or change one of the names",
        at: row.cells.location(.owner))
      return .open
    }
    return .decided(callers.count == 1 ? callers.first : nil)
  }

  /// The dog a row names: by id, else by name; by owner too where the name alone leaves a doubt.
  mutating func dog(of row: RosterRow, client: Int?) -> Match {
    if let id = row.dogID, let known = book.dogs.firstIndex(where: { $0.id == id }) { return .decided(known) }
    let name = row.dog.folded
    var same = book.dogs.indices.filter { book.dogs[$0].name.folded == name }
    if same.isEmpty { same = book.dogs.indices.filter { book.label(book.dogs[$0]).folded == name } }
    if let answer = answered(row) { return answer }
    guard !same.isEmpty else {
      let near = namesNear(row, client)
      guard !near.isEmpty else { return .decided(nil) }
      ask(row, near)
      return .open
    }
    let isAnonymous = client == nil && row.owner.isEmpty
    let owned = same.filter { book.dogs[$0].client != nil && isOwner(row, client, of: book.dogs[$0]) }
    if owned.count == 1 { return .decided(owned.first) }
    if owned.isEmpty, same.count == 1, isAnonymous { return .decided(same.first) }
    if owned.isEmpty, !isAnonymous {
      let namesakes = Set(rows.filter { $0.dog.folded == name }.map(\.owner.folded))
      let strays = same.filter { book.dogs[$0].client == nil }
      if same.count == 1, strays.count == 1, namesakes.count == 1 { return .decided(same.first) }
      // Every namesake of the book has a row of its own here, so this row is another dog.
      let isTaken = same.allSatisfy { place in
        rows.contains { $0.dog.folded == name && isOwner($0, nil, of: book.dogs[place]) }
      }
      if strays.isEmpty, isTaken { return .decided(nil) }
    }
    let choices = same.map { place in
      let owner = book.client(book.dogs[place].client)?.owner ?? ""
      return "\(book.dogs[place].name) (\(owner.isEmpty ? "no owner" : owner))"
    }
    addQuestion(row, same)
    refuse(
      .ambiguousDog,
      "“\(row.dog)”\(row.owner.isEmpty ? "" : " of \(row.owner)") may or may not be \(choices.joined(separator: " or ")) "
        + "of the book; the row is left out",
      hint: "write the owner as the book has it, or give one of the dogs a second name",
      at: row.cells.location(.dog))
    return .open
  }

  /// Whether the row's owner is the dog's client, by place in the book or by a name that contains the other.
  private func isOwner(_ row: RosterRow, _ client: Int?, of dog: Dog) -> Bool {
    guard let known = book.client(dog.client) else { return false }
    if let client { return book.clients[client].id == known.id }
    return Self.isSameName(known.owner, row.owner)
  }

  /// `Kaulback`, `Moira` and `Moira Kaulback` may be one person; sheets often have only a part of a name.
  static func isSameName(_ one: String, _ other: String) -> Bool {
    let names = [one, other].map { $0.folded.split(separator: " ") }.sorted { $0.count < $1.count }
    guard let part = names.first, let whole = names.last, !part.isEmpty else { return false }
    return whole.starts(with: part) || whole.suffix(part.count).elementsEqual(part)
  }

  /// The last ten digits, without a country's code.
  static func digits(_ phone: String) -> String {
    String(phone.filter { $0.isASCII && $0.isNumber }.suffix(10))
  }
}
