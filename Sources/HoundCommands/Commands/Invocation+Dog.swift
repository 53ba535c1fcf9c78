import Civil
import Diagnostics
import Hikes
import Tabular

extension Invocation {
  /// The one dog of that name: by id, by name, or by name with the owner in brackets.
  func dog(_ who: String, in book: Book) throws(CommandFailure) -> Dog {
    let exact = book.dogs.filter { $0.id.text == who || book.label($0).folded == who.folded }
    let dogs = exact.isEmpty ? book.dogs.filter { $0.name.folded == who.folded } : exact
    if let dog = dogs.first, dogs.count == 1 { return dog }
    let names = dogs.map { "\(book.label($0)), id \($0.id)" }
    throw CommandFailure(
      .usage,
      [
        Diagnostic(
          .error, .unknownName,
          names.isEmpty ? "no dog is called “\(who)”" : "“\(who)” may be \(names.joined(separator: ", or "))",
          hint: names.isEmpty ? "dogs.csv has their names" : "use the id")
      ])
  }

  /// Writes the book alone, as one change that is not made under `--dry-run`.
  func keep(_ stored: StoredBook, label: String) throws(CommandFailure) {
    if !has("--dry-run") { try save(stored, label: label) }
  }
}
