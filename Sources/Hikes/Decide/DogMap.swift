import Civil
public import Diagnostics

/// Which dog of the book a sheet's label means. New labels become new dogs; two dogs are never merged.
struct DogMap {
  private var known: [String: DogID] = [:]
  /// The same by the labels as the sheets write them, which nearly every cell does.
  private var labels: [String: DogID] = [:]
  /// The label that was asked for last, as it mostly is again: a sheet's row is of one dog.
  private var latest: (label: String, dog: DogID?)?
  /// The names that stand for another dog's.
  private(set) var assumed: AssumedNames?
  private(set) var added: [DogID] = []
  private(set) var diagnostics: [Diagnostic] = []

  subscript(label: String) -> DogID? { labels[label] ?? known[label.folded] }

  /// The same for the labels of one cell after the other.
  mutating func next(_ label: String) -> DogID? {
    if let latest, latest.label == label { return latest.dog }
    let dog = self[label]
    latest = (label, dog)
    return dog
  }

  /// Finds or makes the dogs of sheets.
  /// - Parameter readings: all that are known, oldest first: a name that is nearly a dog's is told from a new dog by the
  ///   weeks around it.
  mutating func take(_ readings: [SheetReading], into book: inout Book) {
    assumed = AssumedNames(readings, book)
    for reading in readings { take(reading, into: &book) }
  }

  private mutating func take(_ reading: SheetReading, into book: inout Book) {
    defer { for dog in reading.dogs { labels[dog.label] = known[dog.label.folded] } }
    latest = nil
    guard reading.dogs.contains(where: { known[$0.label.folded] == nil }) else { return }
    var names = Names(book)
    for typed in reading.dogs where known[typed.label.folded] == nil {
      let dog = assumed?.meant[typed.label.folded] ?? typed
      defer { known[typed.label.folded] = known[dog.label.folded] }
      guard known[dog.label.folded] == nil else { continue }
      let same = (names.dogs[dog.label.folded] ?? []).map { book.dogs[$0] }
      let owned = same.filter { candidate in
        guard !dog.owner.isEmpty, let owner = book.client(candidate.client)?.owner, !owner.isEmpty else {
          return true
        }
        return owner.folded == dog.owner.folded
          || owner.folded.hasSuffix(" " + dog.owner.folded)
      }
      if let found = owned.first {
        if owned.count > 1 {
          diagnostics.append(
            Diagnostic(
              .warning, .ambiguousName, at: Location(file: reading.file),
              "“\(dog.name)” may be any of \(owned.map { book.label($0) }.joined(separator: ", ")); \(book.label(found)) is taken",
              hint: "tell them apart in the sheet by a second name"))
        }
        known[dog.label.folded] = found.id
      } else {
        known[dog.label.folded] = make(dog, in: &book, &names)
      }
    }
  }

  /// The dogs and clients of a book by their names, folded, and the ids that are taken.
  private struct Names {
    var dogs: [String: [Int]]
    var dogIDs: Set<DogID>
    var clients: [String: ClientID]
    var clientIDs: Set<ClientID>

    init(_ book: Book) {
      dogs = Dictionary(grouping: book.dogs.indices) { book.dogs[$0].name.folded }
      dogIDs = Set(book.dogs.map(\.id))
      clients = Dictionary(book.clients.map { ($0.owner.folded, $0.id) }) { first, _ in first }
      clientIDs = Set(book.clients.map(\.id))
    }
  }

  private mutating func make(_ dog: SheetDog, in book: inout Book, _ names: inout Names) -> DogID {
    var new = Dog(id: DogID(naming: dog.label, taken: names.dogIDs), name: dog.label)
    new.region = dog.region
    new.rate = dog.rate
    new.address = dog.address
    if !dog.owner.isEmpty { new.client = client(of: dog, in: &book, &names) }
    names.dogs[dog.label.folded, default: []].append(book.dogs.count)
    names.dogIDs.insert(new.id)
    book.dogs.append(new)
    added.append(new.id)
    return new.id
  }

  private func client(of dog: SheetDog, in book: inout Book, _ names: inout Names) -> ClientID {
    if let known = names.clients[dog.owner.folded] { return known }
    var client = Client(id: ClientID(naming: dog.owner, taken: names.clientIDs), owner: dog.owner)
    client.phone = dog.phone
    client.email = dog.email
    names.clients[dog.owner.folded] = client.id
    names.clientIDs.insert(client.id)
    book.clients.append(client)
    return client.id
  }
}

extension DiagnosticCode {
  public static let ambiguousName = DiagnosticCode(
    "ambiguous-name",
    "A sheet names a dog without saying which of two dogs of that name it is. The first is taken; tell them apart in the sheet."
  )
}

extension Book {
  /// Whether every dog of some sheets goes by the name of one dog of the book alone, so that no other sheet is needed to
  /// tell which is meant.
  public func knowsEveryName(of readings: [SheetReading]) -> Bool {
    let named = Dictionary(grouping: dogs, by: \.name.folded)
    return readings.allSatisfy { reading in
      reading.dogs.allSatisfy { label in
        guard let found = named[label.label.folded], found.count == 1 else { return false }
        guard !label.owner.isEmpty, let owner = client(found[0].client)?.owner, !owner.isEmpty else {
          return true
        }
        return owner.folded == label.owner.folded
          || owner.folded.hasSuffix(" " + label.owner.folded)
      }
    }
  }
}
