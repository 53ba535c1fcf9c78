import Civil

/// The dog that a name means: by id, by name, or by the name with its owner in brackets.
public enum DogSearch: Sendable {
  case one(Dog)
  case several([Dog])
  case none

  public static func find(_ name: String, in book: Book) -> DogSearch {
    if let dog = book.dogs.first(where: { $0.id.text == name }) { return .one(dog) }
    let word = name.folded
    let labelled = book.dogs.filter { book.label($0).folded == word }
    if labelled.count == 1 { return .one(labelled[0]) }
    let named = book.dogs.filter { $0.name.folded == word }
    switch named.count {
    case 0: return .none
    case 1: return .one(named[0])
    default: return .several(named)
    }
  }
}
