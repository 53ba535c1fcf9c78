import Civil
import Diagnostics

/// Rows that may mean a dog of the book: they are asked about and never merged by themselves.
extension RosterMerge {
  /// What a question about a row of a list is called in review.csv, whatever file the row comes from.
  static func item(_ row: RosterRow) -> String {
    let owner = row.owner.isEmpty ? "nobody" : ClientID(naming: row.owner).text
    return "\(ReviewItem.listMark) \(DogID(naming: row.dog)) \(owner)"
  }

  /// Her answer to the question about a row; nil where there is none, or one that means nothing any more.
  func answered(_ row: RosterRow) -> Match? {
    let item = Self.item(row)
    guard let answer = book.review.first(where: { $0.item == item })?.answer, !answer.isEmpty else {
      return nil
    }
    if answer == ReviewItem.newDog {
      // Read again, it is the dog that was made of it.
      let made = book.dogs.firstIndex { dog in
        dog.name.folded == row.dog.folded
          && (isMadeFrom(row, dog) || dog.client == nil && row.owner.isEmpty)
      }
      return .decided(made)
    }
    return book.dogs.firstIndex { $0.id.text == answer }.map { .decided($0) }
  }

  private func isMadeFrom(_ row: RosterRow, _ dog: Dog) -> Bool {
    guard let owner = book.client(dog.client)?.owner, !row.owner.isEmpty else { return false }
    return Self.isSameName(owner, row.owner)
  }

  /// Dogs whose name is nearly the row's, that may well have the row's owner, and that no other row names.
  func namesNear(_ row: RosterRow, _ client: Int?) -> [Int] {
    let name = row.dog.folded
    let others = Set(rows.map(\.dog.folded))
    return book.dogs.indices.filter { place in
      let dog = book.dogs[place]
      guard MisspeltWord.isNear(name, dog.name.folded), !others.contains(dog.name.folded) else {
        return false
      }
      guard let owner = book.client(dog.client) else { return true }
      if let client { return book.clients[client].id == owner.id }
      return row.owner.isEmpty || Self.isSameName(owner.owner, row.owner)
    }
  }

  mutating func ask(_ row: RosterRow, _ near: [Int]) {
    addQuestion(row, near)
    let names = near.map { book.label(book.dogs[$0]) }.joined(separator: " or ")
    outcome.diagnostics.append(
      Diagnostic(
        .warning, .possibleDog, at: row.cells.location(.dog),
        "“\(row.dog)” may be \(names) of the book, spelled otherwise; nothing of the row was taken over",
        hint: "answer it in review.csv, or put the name right, and read the list again"))
  }

  /// Those of this list that nobody has answered; each round asks anew what is still open.
  mutating func forgetQuestions() {
    book.review.removeAll { asked.contains($0.item) && $0.isOpen }
    asked = []
  }

  mutating func addQuestion(_ row: RosterRow, _ dogs: [Int]) {
    let item = Self.item(row)
    guard !book.review.contains(where: { $0.item == item }) else { return }
    asked.insert(item)
    let names = dogs.map { book.label(book.dogs[$0]) }.joined(separator: " or ")
    book.review.append(
      ReviewItem(
        item: item,
        question: "Is \(row.dog)\(row.owner.isEmpty ? "" : " of \(row.owner)") \(names), or another dog?",
        choices: dogs.map { book.dogs[$0].id.text } + [ReviewItem.newDog],
        evidence:
          "\(row.cells.location(.dog)): \([row.dog, row.owner, row.phone].filter { !$0.isEmpty }.joined(separator: ", "))",
        value: "left out"))
  }
}

extension ReviewItem {
  /// The first word of a question about a row of a list.
  static let listMark = "list"
  /// The answer that says it is a dog the book does not have yet.
  static let newDog = "new"

  var isAboutList: Bool { item.hasPrefix(Self.listMark + " ") && choices.contains(Self.newDog) }
}
