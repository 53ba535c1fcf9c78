import Bookkeeping
import Civil
import Quantities
public import Store
import Tabular

/// A book that tells nobody's name: every name, phone, e-mail, address, place and text is an invented one of the same
/// shape, the same wherever it stands. Days, money, schedules and settings stay, and so do the distances between
/// places, as the whole map is mirrored and moved.
struct RedactedBook {
  private(set) var book: Book
  private var words: InventedWords
  private let middle: Coordinates?

  /// Where the middle of the map comes to lie: at sea, off Sable Island.
  private static let newMiddle = (latitudeE7: 440_000_000, longitudeE7: -600_000_000)

  init(_ stored: StoredBook) {
    book = stored.book
    // Nobody who has not this very book can tell the secret.
    let hash = SHA256.hex(stored.files().flatMap(\.bytes))
    words = InventedWords(secret: UInt64(hash.prefix(16), radix: 16) ?? 0)
    middle = Self.middle(of: book)
    redactRules()
    redactRoster()
    redactHistory()
  }

  private mutating func redactRules() {
    book.rules.business = words.text(book.rules.business)
    book.rules.legalName = words.text(book.rules.legalName)
    book.rules.businessAddress = words.text(book.rules.businessAddress)
    book.rules.registrationNumber = words.text(book.rules.registrationNumber)
    book.rules.home = place(book.rules.home)
  }

  private mutating func redactRoster() {
    for index in book.clients.indices {
      book.clients[index].id = id(book.clients[index].id)
      book.clients[index].owner = words.text(book.clients[index].owner)
      book.clients[index].phone = words.text(book.clients[index].phone)
      book.clients[index].email = words.text(book.clients[index].email)
      book.clients[index].address = words.text(book.clients[index].address)
      book.clients[index].place = place(book.clients[index].place)
      book.clients[index].notes = words.text(book.clients[index].notes)
    }
    for index in book.dogs.indices {
      book.dogs[index].id = id(book.dogs[index].id)
      book.dogs[index].name = words.text(book.dogs[index].name)
      book.dogs[index].client = book.dogs[index].client.map { id($0) }
      book.dogs[index].secondClient = book.dogs[index].secondClient.map { id($0) }
      book.dogs[index].address = words.text(book.dogs[index].address)
      book.dogs[index].place = place(book.dogs[index].place)
      book.dogs[index].notWith = book.dogs[index].notWith.map { words.text($0) }
      book.dogs[index].notes = words.text(book.dogs[index].notes)
    }
    // Trails are public places, yet they tell where the dogs live.
    for index in book.trails.indices {
      book.trails[index].id = id(book.trails[index].id)
      book.trails[index].name = words.text(book.trails[index].name)
      book.trails[index].place = place(book.trails[index].place)
      book.trails[index].notes = words.text(book.trails[index].notes)
    }
    for index in book.distances.indices {
      for end in [\DrivenLeg.from, \DrivenLeg.to] where book.distances[index][keyPath: end] != "home" {
        book.distances[index][keyPath: end] = words.text(book.distances[index][keyPath: end])
      }
    }
  }

  private mutating func redactHistory() {
    for index in book.exceptions.indices {
      book.exceptions[index].dog = id(book.exceptions[index].dog)
      book.exceptions[index].reason = words.text(book.exceptions[index].reason)
      book.exceptions[index].source = source(book.exceptions[index].source)
    }
    for index in book.hikes.indices {
      book.hikes[index].dog = id(book.hikes[index].dog)
      book.hikes[index].source = source(book.hikes[index].source)
    }
    for index in book.payments.indices {
      book.payments[index].id = PaymentID(words.text(book.payments[index].id.text))
      book.payments[index].receipt = words.text(book.payments[index].receipt)
      book.payments[index].dog = book.payments[index].dog.map { id($0) }
      book.payments[index].source = source(book.payments[index].source)
      book.payments[index].notes = words.text(book.payments[index].notes)
    }
    for index in book.reported.indices {
      book.reported[index].payment = PaymentID(words.text(book.reported[index].payment.text))
    }
    for index in book.notes.indices {
      book.notes[index].dog = id(book.notes[index].dog)
      book.notes[index].text = words.text(book.notes[index].text)
      book.notes[index].source = source(book.notes[index].source)
    }
    book.earlier = EarlierTerms(book.earlier.rows.map { redacted($0) })
    for index in book.orders.indices { book.orders[index].dog = id(book.orders[index].dog) }
    for index in book.imports.indices {
      book.imports[index].file = source(book.imports[index].file)
      book.imports[index].sha256 = ""
    }
    // Questions quote the sheets' own words.
    book.review = book.review.map { item in
      ReviewItem(
        item: words.text(item.item), question: words.text(item.question),
        choices: item.choices.map { words.text($0) },
        evidence: words.text(item.evidence), value: words.text(item.value), answer: words.text(item.answer))
    }
  }

  private mutating func redacted(_ term: EarlierTerm) -> EarlierTerm {
    let subject: EarlierTerm.Subject =
      switch term.subject {
      case .regularDay(let dog, let weekday): .regularDay(id(dog), weekday)
      case .everyWeeks(let dog): .everyWeeks(id(dog))
      case .rate(let dog): .rate(id(dog))
      case .isActive(let dog): .isActive(id(dog))
      case .client(let dog): .client(id(dog))
      case .isOwnerActive(let client): .isOwnerActive(id(client))
      case .defaultRate: .defaultRate
      }
    var was = term.was
    if case .client(let client?) = was { was = .client(id(client)) }
    return EarlierTerm(subject, until: term.until, was: was)
  }

  private mutating func id<Subject>(_ id: Slug<Subject>) -> Slug<Subject> { Slug(words.text(id.text)) }

  /// The cell stays, the file's name does not; a word such as `done` or `pay` is the program's own.
  private mutating func source(_ source: String) -> String {
    let parts = source.split(separator: "!", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let file = parts.first, file.contains(".") else {
      return source.contains(" ") ? words.text(source) : source
    }
    let stem = file.split(separator: ".").dropLast().joined(separator: ".")
    let ending = file.dropFirst(stem.count)
    return ([words.text(stem) + ending] + parts.dropFirst()).joined(separator: "!")
  }

  /// Mirrored about the middle of the map and moved out to sea: what is near stays near, and nobody lives there.
  private func place(_ place: PickupPlace) -> PickupPlace {
    guard let middle, let old = place.coordinates else { return PickupPlace() }
    let latitude = Self.newMiddle.latitudeE7 - (old.latitudeE7 - middle.latitudeE7)
    let longitude = Self.newMiddle.longitudeE7 + (old.longitudeE7 - middle.longitudeE7)
    return Coordinates(latitudeE7: latitude, longitudeE7: longitude).map { PickupPlace($0) } ?? PickupPlace()
  }

  private static func middle(of book: Book) -> Coordinates? {
    let places =
      (book.dogs.map(\.place) + book.clients.map(\.place) + book.trails.map(\.place) + [book.rules.home])
      .compactMap(\.coordinates)
    guard !places.isEmpty else { return nil }
    return Coordinates(
      latitudeE7: places.map(\.latitudeE7).reduce(0, +) / places.count,
      longitudeE7: places.map(\.longitudeE7).reduce(0, +) / places.count)
  }
}

extension BookFolder {
  /// Copies the book into a folder that is not there yet, as it is or with everything personal invented.
  public func export(_ stored: StoredBook, to path: String, redacted: Bool) throws(StoreError) {
    var files = try folder.read(
      StoredBook.fileNames + [BookTables.conflictsName], andAllUnder: Self.sheetsFolder)
    if redacted {
      var copy = StoredBook()
      copy.book = RedactedBook(stored).book
      let taxes = files["taxes.csv"]
      files = Dictionary(copy.files().map { ($0.name, $0.bytes) }) { first, _ in first }
      files["taxes.csv"] = taxes
    }
    _ = try Folder(path).change(
      label: "export", holder: "", timeoutSeconds: Self.patience, keepBatches: 1,
      files.map { FileChange(name: $0.key, bytes: $0.value) })
  }
}
