import Civil
public import Diagnostics
import Quantities
import Tabular

/// What a hand edit may have broken in a book whose tables can be read: rows that name nobody, places that are
/// none, two rows for one day.
public enum BookCheck {
  public static func findings(_ stored: StoredBook) -> [Diagnostic] {
    var log: [Diagnostic] = []
    let book = stored.book
    let dogs = Set(book.dogs.map(\.id))
    let clients = Set(book.clients.map(\.id))
    for entry in stored.dogs.entries {
      for (column, client) in [("client", entry.row.client), ("second_client", entry.row.secondClient)] {
        guard let client, !clients.contains(client) else { continue }
        log.append(
          Diagnostic(
            .error, .unknownClient, at: stored.dogs.location(entry, column: column),
            "\(entry.row.name) belongs to “\(client)”, and clients.csv has no such row",
            hint: "add the owner to clients.csv, or empty the cell"))
      }
      if let client = book.client(entry.row.client), !client.isActive, entry.row.isActive {
        log.append(
          Diagnostic(
            .warning, .retiredOwner, at: stored.dogs.location(entry, column: "active"),
            "\(entry.row.name) is not booked: its owner \(client.owner) is retired",
            hint: "hound clients restore \(client.id), or hound dogs retire \(entry.row.id)"))
      }
      checkPlace(entry.row.place, stored.dogs.location(entry, column: "latitude"), entry.row.name, &log)
      if let rate = entry.row.rate, rate.cents <= 0 || rate.cents > 20_000 {
        log.append(
          Diagnostic(
            .warning, .unusualRate, at: stored.dogs.location(entry, column: "rate"),
            "\(entry.row.name) pays \(rate.dollars) a hike",
            hint: "check the amount; 25.00 and 30.00 are usual"))
      }
    }
    for entry in stored.clients.entries {
      checkPlace(entry.row.place, stored.clients.location(entry, column: "latitude"), entry.row.owner, &log)
    }
    for entry in stored.trails.entries {
      checkPlace(entry.row.place, stored.trails.location(entry, column: "latitude"), entry.row.name, &log)
    }
    // Where a row stands is only worked out for one that is wrong: there may be a hundred thousand.
    func known(_ dog: DogID?, _ location: @autoclosure () -> Location) {
      guard let dog, !dogs.contains(dog) else { return }
      log.append(
        Diagnostic(
          .error, .unknownDog, at: location(), "“\(dog)” is no dog of dogs.csv",
          hint: "correct the id, or add the dog to dogs.csv"))
    }
    for place in stored.payments.rows.indices {
      known(stored.payments.rows[place].dog, stored.payments.location(at: place, column: "dog"))
    }
    for place in stored.hikes.rows.indices {
      known(stored.hikes.rows[place].dog, stored.hikes.location(at: place, column: "dog"))
    }
    for entry in stored.notes.entries { known(entry.row.dog, stored.notes.location(entry, column: "dog")) }
    for entry in stored.closed.entries where entry.row.span == nil {
      log.append(
        Diagnostic(
          .error, .unknownPeriod, at: stored.closed.location(entry, column: "period"),
          "“\(entry.row.period)” is no period, so its report is not held fast",
          hint: "write a month 2025-04, a quarter 2025-Q2 or a year 2025"))
    }
    checkEarlier(stored, dogs, clients, &log)
    var days: [String: CivilDate] = [:]
    for entry in stored.exceptions.entries {
      known(entry.row.dog, stored.exceptions.location(entry, column: "dog"))
      let day = "\(entry.row.dog) \(entry.row.date)"
      if days.updateValue(entry.row.date, forKey: day) != nil {
        log.append(
          Diagnostic(
            .warning, .twoExceptions, at: stored.exceptions.location(entry, column: "dog"),
            "two exceptions for \(entry.row.dog) on \(entry.row.date)", hint: "keep the one that is right"))
      }
    }
    return log.sorted()
  }

  /// Rows that name a dog or an owner whose table does not have them: what is built on them would belong to nobody. A
  /// table that is not there at all breaks nothing; it is merely not begun yet.
  public static func brokenReferences(_ stored: StoredBook) -> [Diagnostic] {
    findings(stored).filter { finding in
      (finding.code == .unknownDog && stored.dogs.isInFile)
        || (finding.code == .unknownClient && stored.clients.isInFile)
    }
  }

  private static func checkPlace(
    _ place: PickupPlace, _ location: Location, _ name: String, _ log: inout [Diagnostic]
  ) {
    guard !place.isEmpty, place.coordinates == nil else { return }
    log.append(
      Diagnostic(
        .warning, .badPlace, at: location,
        "\(name): “\(place.latitude), \(place.longitude)” is no place on the map",
        hint: "set it with hound place, or empty both cells"))
  }
}

extension DiagnosticCode {
  public static let unknownClient = DiagnosticCode(
    "unknown-client",
    "A dog names an owner by an id that clients.csv does not have, so nobody is charged for it.")
  public static let unknownDog = DiagnosticCode(
    "unknown-dog",
    "A row of the book names a dog by an id that dogs.csv does not have, so its money or hike belongs to nobody."
  )
  public static let twoExceptions = DiagnosticCode(
    "two-exceptions",
    "Two rows of exceptions.csv speak of the same dog and day. Only one of them can be true.")
  public static let badPlace = DiagnosticCode(
    "bad-place",
    "Latitude and longitude of a row are no point on the earth, or lie at 0, 0. The row is treated as one without a place."
  )
  public static let unusualRate = DiagnosticCode(
    "unusual-rate",
    "A dog's rate is zero, negative or over 200 dollars. It is used as it stands; it may be a slip of the finger."
  )

  static let checkCodes: [DiagnosticCode] = [
    .unknownClient, .unknownDog, .twoExceptions, .badPlace, .unusualRate,
  ]
}
