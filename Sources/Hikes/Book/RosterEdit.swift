public import Civil
public import Diagnostics
import Quantities
import Tabular

/// Dogs, owners and trails as a person changes them by hand: what was said is read, checked and put into the book.
///
/// Nothing is half done: where ``diagnostics`` hold an error, the book is not to be kept.
public struct RosterEdit: Sendable {
  public internal(set) var book: Book
  /// What changed, a line each, in her words.
  public internal(set) var lines: [String] = []
  public internal(set) var diagnostics: [Diagnostic] = []
  let before: Book
  let today: CivilDate

  public init(_ book: Book, asOf today: CivilDate) {
    self.book = book
    before = book
    self.today = today
  }

  /// Whether the book tells of days before today: a new dog was on none of them.
  private var hasPast: Bool {
    before.hikes.contains { $0.date < today } || before.exceptions.contains { $0.date < today }
      || before.payments.contains { ($0.hikeDate ?? today) < today }
  }

  /// The day from which a change holds, as she says it.
  var dayWords: String { "\(today.shortText) \(today.year)" }

  public var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

  // MARK: Adding

  /// A new dog. Its owner is one of the book, or a new one where an address is given for them.
  public mutating func addDog(_ name: String, _ said: [(word: RosterWord, text: String)]) {
    let name = name.trimmingSpaces
    guard !name.isEmpty else { return refuse("a dog needs a name", "write it behind add") }
    var said = said
    var owner: Client?
    if let place = said.firstIndex(where: { $0.word == .owner }) {
      owner = self.owner(said[place].text, &said)
      guard !isRefused else { return }
      said.removeAll { $0.word == .owner }
    }
    let namesakes = book.dogs.filter { $0.name.folded == name.folded }
    if let known = namesakes.first(where: { $0.client == owner?.id || owner == nil }) {
      return refuse(
        "\(book.label(known)) is in the book already, id \(known.id)",
        known.client == owner?.id && owner != nil
          ? "change it with hound dogs edit \(known.id), or give the new one a second name"
          : "say whose the new one is with --owner, so that the two are told apart")
    }
    if said.contains(where: { [.phone, .email].contains($0.word) }) {
      return refuse("a phone number or e-mail belongs to an owner", "say whose with --owner")
    }
    var dog = Dog(id: DogID(naming: name, taken: Set(book.dogs.map(\.id))), name: name)
    dog.client = owner?.id
    for (word, text) in said { set(word, text, &dog) }
    guard !isRefused else { return }
    book.dogs.append(dog)
    if hasPast { book.earlier.change(.isActive(dog.id), from: .yesNo(false), to: .yesNo(true), on: today) }
    let facts = [
      owner.map { "of \($0.owner)" } ?? "without an owner", dog.daysText,
      "\(book.rate(of: dog, on: today).dollars) a hike",
    ]
    lines.append("\(book.label(dog)) is new: \(facts.joined(separator: ", ")).")
    advise(dog)
  }

  /// A new owner, who needs a name and an address.
  public mutating func addClient(_ name: String, _ said: [(word: RosterWord, text: String)]) {
    let name = name.trimmingSpaces
    guard !name.isEmpty else { return refuse("an owner needs a name", "write it behind add") }
    guard let address = said.first(where: { $0.word == .address })?.text, !address.trimmingSpaces.isEmpty
    else {
      return refuse("\(name) needs an address: there the dogs are picked up", "give it with --address")
    }
    let phone = said.first { $0.word == .phone }?.text ?? ""
    if let known = book.clients.first(where: { $0.owner.folded == name.folded }) {
      let isOther =
        !phone.isEmpty && !known.phone.isEmpty
        && RosterMerge.digits(phone) != RosterMerge.digits(known.phone)
      guard isOther else {
        return refuse(
          "\(known.owner) is in the book already, id \(known.id)",
          "change it with hound clients edit \(known.id); somebody else of that name needs another phone number"
        )
      }
    }
    var client = Client(id: ClientID(naming: name, taken: Set(book.clients.map(\.id))), owner: name)
    for (word, text) in said { set(word, text, &client) }
    guard !isRefused else { return }
    book.clients.append(client)
    lines.append("\(client.owner) is new: \(client.address).")
  }

  public mutating func addTrail(_ name: String, _ said: [(word: RosterWord, text: String)]) {
    let name = name.trimmingSpaces
    guard !name.isEmpty else { return refuse("a trail needs a name", "write it behind add") }
    if let known = book.trails.first(where: { $0.name.folded == name.folded }) {
      return refuse("\(known.name) is in the book already", "change it with hound trails edit \(known.id)")
    }
    var trail = HikingLocation(id: TrailID(naming: name, taken: Set(book.trails.map(\.id))), name: name)
    for (word, text) in said { set(word, text, &trail) }
    guard !isRefused else { return }
    book.trails.append(trail)
    lines.append("\(name) is new\(trail.region.isEmpty ? "" : ", in \(trail.region)").")
  }

  // MARK: Changing

  public mutating func edit(_ id: DogID, _ said: [(word: RosterWord, text: String)]) {
    guard let place = book.dogs.firstIndex(where: { $0.id == id }) else { return }
    var dog = book.dogs[place]
    for (word, text) in said { set(word, text, &dog) }
    guard !isRefused else { return }
    let was = book.dogs[place]
    book.dogs[place] = dog
    let isDated = book.keepPast(of: before, from: today)
    lines += RosterDifference.lines(was, dog, book)
    if isDated { lines.append("It holds from \(dayWords) on; the days before stay as they were.") }
    advise(dog, changed: Set(said.map(\.word)))
  }

  public mutating func edit(_ id: ClientID, _ said: [(word: RosterWord, text: String)]) {
    guard let place = book.clients.firstIndex(where: { $0.id == id }) else { return }
    var client = book.clients[place]
    for (word, text) in said { set(word, text, &client) }
    guard !isRefused else { return }
    lines += RosterDifference.lines(book.clients[place], client)
    book.clients[place] = client
  }

  public mutating func edit(_ id: TrailID, _ said: [(word: RosterWord, text: String)]) {
    guard let place = book.trails.firstIndex(where: { $0.id == id }) else { return }
    var trail = book.trails[place]
    for (word, text) in said { set(word, text, &trail) }
    guard !isRefused else { return }
    lines += RosterDifference.lines(book.trails[place], trail)
    book.trails[place] = trail
  }

  // MARK: Saying no

  mutating func refuse(_ message: String, _ hint: String) {
    diagnostics.append(Diagnostic(.error, .rosterRefused, message, hint: hint))
  }

  /// The owner that a word names; a new one where the same breath gives an address.
  private mutating func owner(_ text: String, _ said: inout [(word: RosterWord, text: String)]) -> Client? {
    let own: [RosterWord] = [.phone, .email, .address]
    if let known = client(text) {
      for (word, text) in said where [.phone, .email].contains(word) {
        refuse(
          "\(known.owner) has a row of their own for the \(word.rawValue)",
          "hound clients edit \(known.id) --\(word.rawValue) \"\(text)\"")
      }
      return known
    }
    guard !isRefused else { return nil }
    guard said.contains(where: { $0.word == .address && !$0.text.trimmingSpaces.isEmpty }) else {
      refuse(
        "no owner is called “\(text)”",
        "for a new owner give --address too (and --phone); hound clients lists those there are")
      return nil
    }
    addClient(text, said.filter { own.contains($0.word) })
    said.removeAll { own.contains($0.word) }
    return isRefused ? nil : book.clients.last
  }

  /// By id or name; two of one name are named and refused.
  mutating func client(_ text: String) -> Client? {
    if let known = book.clients.first(where: { $0.id.text == text }) { return known }
    let named = book.clients.filter { $0.owner.folded == text.folded }
    if named.count > 1 {
      refuse(
        "“\(text)” may be \(named.map { "\($0.id) (\($0.phone.isEmpty ? $0.address : $0.phone))" }.joined(separator: " or "))",
        "use the id")
    }
    return named.count == 1 ? named[0] : nil
  }
}

extension DiagnosticCode {
  public static let rosterRefused = DiagnosticCode(
    "roster-refused",
    """
    What was said of a dog, an owner or a trail cannot be: something needed is missing, a name is taken, or it would \
    leave something behind that belongs to nobody. Nothing was changed; the hint says what can be done instead.
    """)
  public static let retiredOwner = DiagnosticCode(
    "retired-owner",
    """
    A dog that counts as active belongs to an owner who is retired. Such a dog is not booked on any day. Restore the \
    owner, retire the dog too, or give it another owner.
    """)

  static let rosterEditCodes: [DiagnosticCode] = [.rosterRefused, .retiredOwner]
}
