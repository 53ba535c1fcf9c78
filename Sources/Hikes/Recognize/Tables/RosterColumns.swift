import Tabular

/// The header of a list of dogs or trails, and which column holds what.
///
/// Headers are compared by their letters and digits alone, so `Dog's Name`, `dog_name` and `DOG NAME` are one.
struct RosterColumns {
  /// The 1-based row of the header.
  let row: Int
  let columns: [RosterField: Int]
  /// Named columns that no field claims.
  let unknown: [(column: Int, name: String)]

  subscript(field: RosterField) -> Int? { columns[field] }

  func has(anyOf fields: RosterField...) -> Bool { fields.contains { columns[$0] != nil } }

  /// How far down a header may stand below titles and blank rows.
  private static let depth = 20

  /// The header of a list of dogs: a column of dogs, and something that is known of them.
  static func dogs(in table: Table) -> RosterColumns? {
    first(in: table) { record, row in
      let names = record.fields.map { squeezed($0.text) }
      let isOwn = Set(["dog", "name", "client"]).isSubset(of: names)
      var words = dogWords
      if isOwn {
        words["dog"] = .dogID
        words["name"] = .dog
        words["client"] = .clientID
      } else if !names.contains(where: { dogWords[$0] == .dog }),
        names.contains(where: { dogWords[$0] == .owner })
      {
        words["name"] = .dog
      }
      let found = RosterColumns(record, row: row, words)
      let isKnown = found.has(
        anyOf: .owner, .clientID, .phone, .email, .address, .latitude, .longitude, .place, .map, .region,
        .rate)
      guard let column = found[.dog], isKnown, areNames(column, in: table, below: row) else { return nil }
      // A week's columns make it a weekly sheet, whatever else it tells of the dogs.
      return isOwn || HeaderFinder.blocks(SheetRow(record), row: row).isEmpty ? found : nil
    }
  }

  /// Whether what stands below a heading of the dogs may be names: `Dog:,Yogi` above prices is the top of a card.
  private static func areNames(_ column: Int, in table: Table, below row: Int) -> Bool {
    let texts = table.records.dropFirst(row).map { CellText($0[column: column].text) }.filter { !$0.isBlank }
    return texts.isEmpty || texts.count(where: \.mark.isAmount) * 2 < texts.count
  }

  /// The header of a list of trails: a column of trails, and where they are.
  static func trails(in table: Table) -> RosterColumns? {
    first(in: table) { record, row in
      let names = Set(record.fields.map { squeezed($0.text) })
      guard names.isDisjoint(with: dogWords.filter { $0.value == .dog }.keys) else { return nil }
      var words = trailWords
      if names.isSuperset(of: ["trail", "name"]) {
        words["trail"] = .trailID
        words["name"] = .trail
      }
      let found = RosterColumns(record, row: row, words)
      let isKnown = found.has(anyOf: .region, .latitude, .longitude, .place, .map)
      return found[.trail] != nil && isKnown ? found : nil
    }
  }

  private static func first(in table: Table, _ read: (Record, Int) -> RosterColumns?) -> RosterColumns? {
    for (index, record) in table.records.prefix(depth).enumerated() {
      if let found = read(record, index + 1) { return found }
    }
    return nil
  }

  private init(_ record: Record, row: Int, _ words: [String: RosterField]) {
    var columns: [RosterField: Int] = [:]
    var unknown: [(column: Int, name: String)] = []
    for (index, field) in record.fields.enumerated() where !field.isBlank {
      if let role = words[Self.squeezed(field.text)], columns[role] == nil {
        columns[role] = index + 1
      } else {
        unknown.append((index + 1, field.text.collapsingSpaces))
      }
    }
    // A map's column is a place only where nothing better is: beside one it merely searches for the address.
    let isPlaced = columns[.place] != nil || columns[.latitude] != nil
    if let map = columns[.map], !isPlaced { columns[.place] = map }
    self.row = row
    self.columns = columns
    self.unknown = unknown
  }

  static func squeezed(_ header: String) -> String {
    String(header.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let shared: [WordRule<RosterField>] = [
    WordRule(.latitude, "latitude, lat", like: "Latitude"),
    WordRule(.longitude, "longitude, lon, lng, long", like: "Long."),
    WordRule(
      .place,
      """
      place, places, coordinates, coords, gps, location, latlon, latlng, latlong, latitudelongitude, pin
      """,
      like: "GPS", "Lat/Lon", "Location"),
    WordRule(.map, "map, maplink, googlemaps, googlemap", like: "Google Maps", "Map link"),
    WordRule(.region, "region, area, community, neighbourhood, neighborhood", like: "Area"),
    WordRule(.active, "active, isactive", like: "Active?"),
    WordRule(.notes, "notes, note, comments, comment, remarks", like: "Comments"),
  ]

  /// What a heading of a list of dogs says, by its letters alone.
  static let dogRules =
    shared + [
      WordRule(
        .dog, "dog, dogs, dogname, dogsname, dognames, pup, pupname, pet, petname, hound, chien",
        like: "Dog's Name", "dog_name", "Pet"),
      WordRule(
        .owner,
        """
        owner, owners, ownername, ownersname, client, clients, clientname, human, family, propriétaire
        """,
        like: "Owner's name", "Client", "Propriétaire"),
      WordRule(
        .phone,
        """
        phone, phones, phonenumber, phoneno, tel, telephone, cell, cellphone, mobile, téléphone
        """,
        like: "Phone #", "Tel.", "Cell phone"),
      WordRule(.email, "email, emailaddress, mail, courriel", like: "E-mail", "Courriel"),
      WordRule(
        .address,
        "address, streetaddress, street, civicaddress, homeaddress, pickup, pickupaddress, adresse",
        like: "Civic address", "Pick-up"),
      WordRule(
        .rate, "rate, price, fee, rateperhike, priceperhike, perhike", like: "Rate", "Price per hike"),
    ]

  /// The same for a list of trails.
  static let trailRules =
    shared + [
      WordRule(
        .trail, "trail, trails, trailname, park, parkname, hikinglocation, hikinglocations",
        like: "Trail name", "Park", "Hiking location")
    ]

  private static let dogWords = WordRule.table(dogRules)
  private static let trailWords = WordRule.table(trailRules)
}
