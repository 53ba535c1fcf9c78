import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular

extension RosterEdit {
  mutating func set(_ word: RosterWord, _ text: String, _ dog: inout Dog) {
    switch word {
    case .owner: dog.client = text.isEmpty ? nil : otherClient(text, dog.client)
    case .secondOwner: dog.secondClient = text.isEmpty ? nil : otherClient(text, dog.secondClient)
    case .place: dog.place = place(text) ?? dog.place
    case .region: dog.region = region(text)
    case .days:
      let words = text.split(whereSeparator: { ";, &/+".contains($0) })
      let days = words.compactMap { Weekday(name: $0) }
      let isNone = text.isEmpty || ["none", "no days"].contains(text.folded)
      guard isNone || days.count == words.count, days.allSatisfy({ $0 <= .friday }) else {
        return refuse("“\(text)” are no days of the week", "write mon,thu with Monday to Friday, or none")
      }
      dog.regularDays = Set(days)
    case .notWith:
      var ids: [String] = []
      for name in text.split(whereSeparator: { ";,".contains($0) }).map({ $0.trimmingSpaces }) {
        switch DogSearch.find(name, in: book) {
        case .one(let other): ids.append(other.id.text)
        case .several(let others):
          refuse("“\(name)” may be \(others.map(book.label).joined(separator: " or "))", "use the id")
        case .none: refuse("no dog is called “\(name)”", "hound dogs lists them")
        }
      }
      dog.notWith = ids
    case .rate:
      fill("rate", text, BookSchemas.dogs, &dog)
      if let rate = dog.rate, rate.cents <= 0 {
        refuse(
          "a hike cannot cost \(rate.dollars)", "write an amount above zero, or nothing for the usual rate")
      }
    case .everyWeeks:
      fill("every_weeks", text, BookSchemas.dogs, &dog)
      if let weeks = dog.everyWeeks, weeks < 1 {
        refuse("“\(text)” is no rhythm", "write 2 for every other week")
      }
    case .hike:
      fill("hike", text, BookSchemas.dogs, &dog)
      if let hike = dog.hike, !(1...max(1, book.rules.hikesPerDay)).contains(hike) {
        refuse(
          "there is no hike \(hike)", "write 1 to \(max(1, book.rules.hikesPerDay)), or nothing for either")
      }
    case .name:
      if text.trimmingSpaces.isEmpty { return refuse("a dog needs a name", "write one") }
      dog.name = text.trimmingSpaces
    case .address: dog.address = text.trimmingSpaces
    case .readyFrom: fill("ready_from", text, BookSchemas.dogs, &dog)
    case .readyUntil: fill("ready_until", text, BookSchemas.dogs, &dog)
    case .color: dog.color = text
    case .notes: dog.notes = text
    case .phone, .email, .since:
      refuse("a dog has no \(word.rawValue)", "say it of its owner: hound clients edit")
    }
  }

  mutating func set(_ word: RosterWord, _ text: String, _ client: inout Client) {
    switch word {
    case .name:
      if text.trimmingSpaces.isEmpty { return refuse("an owner needs a name", "write one") }
      client.owner = text.trimmingSpaces
    case .phone: client.phone = text.trimmingSpaces
    case .email: client.email = text.trimmingSpaces
    case .address:
      if text.trimmingSpaces.isEmpty { return refuse("an owner needs an address", "write one") }
      client.address = text.trimmingSpaces
    case .place: client.place = place(text) ?? client.place
    case .since:
      guard !text.isEmpty else {
        client.since = nil
        return
      }
      guard let day = DatePhrase.date(text, asOf: today) else {
        return refuse("“\(text)” is no day", "write nov 20 or 2026-11-20")
      }
      client.since = day
    case .notes: client.notes = text
    default: refuse("an owner has no \(word.rawValue)", "hound help clients edit lists what there is")
    }
  }

  mutating func set(_ word: RosterWord, _ text: String, _ trail: inout HikingLocation) {
    switch word {
    case .name:
      if text.trimmingSpaces.isEmpty { return refuse("a trail needs a name", "write one") }
      trail.name = text.trimmingSpaces
    case .region: trail.region = region(text)
    case .place: trail.place = place(text) ?? trail.place
    case .notes: trail.notes = text
    default: refuse("a trail has no \(word.rawValue)", "hound help trails edit lists what there is")
    }
  }

  /// What deserves a second look, though it stands.
  mutating func advise(_ dog: Dog, changed words: Set<RosterWord> = Set(RosterWord.allCases)) {
    let usual = [Money(cents: 2500), Money(cents: 3000), book.rules.defaultRate]
    if words.contains(.rate), let rate = dog.rate, !usual.contains(rate) {
      diagnostics.append(
        Diagnostic(
          .warning, .unusualRate, "\(book.label(dog)) pays \(rate.dollars) a hike",
          hint: "it is taken as it stands; 25.00 and 30.00 are usual"))
    }
    if words.contains(.owner), let client = book.client(dog.client), !client.isActive, dog.isActive {
      diagnostics.append(retired(client, dog))
    }
  }

  func retired(_ client: Client, _ dog: Dog) -> Diagnostic {
    Diagnostic(
      .warning, .retiredOwner, "\(book.label(dog)) is not booked: its owner \(client.owner) is retired",
      hint: "hound clients restore \(client.id), or hound dogs retire \(dog.id)")
  }

  private mutating func otherClient(_ text: String, _ standing: ClientID?) -> ClientID? {
    let known = client(text)
    if known == nil, !isRefused {
      refuse("no owner is called “\(text)”", "add one first: hound clients add \"\(text)\" --address WHERE")
    }
    return known?.id ?? standing
  }

  private mutating func place(_ text: String) -> PickupPlace? {
    guard !text.isEmpty else { return PickupPlace() }
    do throws(CoordinatesError) {
      return PickupPlace(try Coordinates.read(text, near: book.workArea))
    } catch {
      refuse("“\(text)” is no place", error.detail)
      return nil
    }
  }

  private mutating func region(_ text: String) -> String {
    let text = text.trimmingSpaces
    if !text.isEmpty, !["bedford", "sackville", "beaver bank"].contains(text.folded) {
      diagnostics.append(
        Diagnostic(
          .warning, .outsideServiceArea, "“\(text)” is none of the regions served",
          hint: "write Bedford, Sackville or Beaver Bank, or leave it if a new region is meant"))
    }
    return text
  }

  private mutating func fill<Row>(
    _ column: String, _ text: String, _ schema: RecordSchema<Row>, _ row: inout Row
  ) {
    guard !schema.set(column, to: text, in: &row) else { return }
    diagnostics.append(
      Diagnostic(
        .error, .unreadableField, "“\(text)” is no \(column.replacing("_", with: " "))",
        hint: "write \(schema.expected(column))"))
  }
}

extension Dog {
  /// `Mon, Wed`, or `no regular days`; with the rhythm where it has one.
  public var daysText: String {
    guard !regularDays.isEmpty else { return "no regular days" }
    let days = regularDays.sorted().map(\.shortName).joined(separator: ", ")
    return (everyWeeks ?? 1) > 1 ? "\(days) every \(everyWeeks ?? 1) weeks" : days
  }
}
