import Civil
import Diagnostics
import Tabular

/// One record of the app's list to a visit. What cannot be read is named and left out of the visit; the record
/// itself is kept by whoever hands it over.
struct LegacyVisitReader {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// - Parameter number: the record's place in its list, 1 for the first.
  /// - Returns: nil for a record without an arrival, which is named.
  mutating func visit(_ object: JSONTree, record number: Int) -> Visit? {
    if object.hasMojibake {
      report(
        .warning, .mojibake, number, "a text of the visit was spoilt on its way, like Ã© for é",
        hint: "give the command again with --repair-text, or correct it in the app")
    }
    let record = LegacyRecord(object)
    guard let arrival = record[.arrivalDate]?.moment else {
      let found =
        record[.arrivalDate].map { "“\(Self.shown($0))” is no moment" } ?? "the visit has no arrival"
      report(.error, .badArrival, number, found, hint: "write seconds since 2001, or 2026-03-09T08:00-03:00")
      return nil
    }
    let name = record[.name]?.writtenName ?? FoldedName("", folded: "")
    let owner = record[.ownerName]?.writtenName
    let id = record.text(.id).map { VisitID($0.trimmingSpaces) }
    var visit = Visit(
      id: id ?? RegistryIdentity.visit(name: name, owner: owner, arrival: arrival), record: number,
      name: name,
      arrival: arrival)
    visit.owner = owner
    visit.phoneText = record.text(.ownerPhoneNumber)
    visit.phone = visit.phoneText.flatMap { PhoneNumber($0) }
    visit.departure = moment(record, .departureDate, number)
    visit.boardingEnd = moment(record, .boardingEndDate, number)
    visit.isBoarding = flag(record, .isBoarding, number) ?? false
    visit.isArrivalTimeSet = flag(record, .isArrivalTimeSet, number) ?? true
    visit.isDeleted = flag(record, .isDeleted, number) ?? false
    visit.needsWalking = flag(record, .needsWalking, number)
    visit.walkingNotes = record.text(.walkingNotes)
    visit.specialInstructions = record.text(.specialInstructions)
    visit.notes = record.text(.notes)
    visit.isFed = flag(record, .isDaycareFed, number)
    visit.allergies = record.text(.allergiesAndFeedingInstructions)
    visit.isNeutered = flag(record, .isNeuteredOrSpayed, number)
    visit.age = value(record, .age, number, \.wholeNumber)
    visit.sex = record.text(.gender).flatMap { Visit.Sex(rawValue: $0.trimmingSpaces.lowercased()) }
    visit.vaccinations = vaccinations(record, number)
    visit.medications = medications(record, arrival, number)
    visit.care = care(record, number)
    return visit
  }

  // MARK: Lists

  private mutating func vaccinations(_ record: LegacyRecord, _ number: Int) -> [Vaccination] {
    var read: [Vaccination] = []
    for element in record[.vaccinations]?.elements ?? [] {
      guard let name = element["name"]?.writtenName else { continue }
      let end = element["endDate"].flatMap { $0.isNull ? nil : $0 }
      if let end, end.moment == nil { unreadable(end, "end of a vaccination", number) }
      read.append(Vaccination(name: name, end: end?.moment))
    }
    return read
  }

  /// A list of objects, or in older files a text with commas.
  private mutating func medications(_ record: LegacyRecord, _ arrival: Instant, _ number: Int) -> [Medication]
  {
    guard let value = record[.medications] else { return [] }
    if let text = value.text {
      return text.split(separator: ",").map(\.trimmingSpaces).filter { !$0.isEmpty }.map { name in
        Medication(
          name: FoldedName(name, folded: name.compatibilityFolded), type: Self.usualType, isActive: true,
          since: arrival)
      }
    }
    return (value.elements ?? []).compactMap { element in
      guard let name = element["name"]?.writtenName else { return nil }
      return Medication(
        name: name, type: element["type"]?.writtenText ?? Self.usualType,
        isActive: element["isActive"]?.flag ?? true, since: element["createdAt"]?.moment ?? arrival)
    }
  }

  private static let usualType = "daily"

  private mutating func care(_ record: LegacyRecord, _ number: Int) -> CareTally {
    var tally = CareTally()
    tally.feeding = CareTally.count(entries(record[.feedingRecords], number))
    tally.medication = CareTally.count(entries(record[.medicationRecords], number))
    var outside: [CareTally.Entry] = []
    for entry in entries(record[.pottyRecords], number) {
      if PottyType(rawValue: entry.type) != nil {
        outside.append(entry)
      } else {
        report(
          .error, .unknownPottyType, number, "“\(entry.type)” is nothing that a dog does outside",
          hint: "write pee, poop, both or nothing; until then the record is kept and not counted")
      }
    }
    tally.potty = CareTally.count(outside)
    return tally
  }

  private mutating func entries(_ list: JSONTree?, _ number: Int) -> [CareTally.Entry] {
    var entries: [CareTally.Entry] = []
    for element in list?.elements ?? [] {
      guard let at = element["timestamp"]?.moment else {
        unreadable(element["timestamp"] ?? .null, "time of a record", number)
        continue
      }
      let type = element["type"]?.writtenText?.trimmingSpaces.lowercased() ?? ""
      entries.append(CareTally.Entry(type: type, at: at))
    }
    return entries
  }

  // MARK: Values

  private mutating func moment(_ record: LegacyRecord, _ key: LegacyKey, _ number: Int) -> Instant? {
    value(record, key, number, \.moment)
  }

  private mutating func flag(_ record: LegacyRecord, _ key: LegacyKey, _ number: Int) -> Bool? {
    value(record, key, number, \.flag)
  }

  private mutating func value<Value>(
    _ record: LegacyRecord, _ key: LegacyKey, _ number: Int, _ read: (JSONTree) -> Value?
  ) -> Value? {
    guard let tree = record[key] else { return nil }
    let value = read(tree)
    if value == nil, tree.text?.trimmingSpaces.isEmpty != true { unreadable(tree, key.rawValue, number) }
    return value
  }

  private mutating func unreadable(_ tree: JSONTree, _ what: String, _ number: Int) {
    report(
      .warning, .unreadableField, number, "“\(Self.shown(tree))” is no \(what)",
      hint: "correct it in visits.csv or in the app; it is kept as it stands")
  }

  private mutating func report(
    _ severity: Severity, _ code: DiagnosticCode, _ number: Int, _ message: String, hint: String
  ) {
    diagnostics.append(
      Diagnostic(severity, code, at: Location(file: file, place: .record(number)), message, hint: hint))
  }

  private static func shown(_ tree: JSONTree) -> String {
    let text = tree.text ?? String(decoding: tree.encoded(), as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
