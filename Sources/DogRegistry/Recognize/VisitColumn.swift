import Civil
import Tabular

/// The columns of `visits.csv` that a person may edit, each with its key in the app's list.
enum VisitColumn: String, CaseIterable, Sendable {
  case arrival, departure
  case arrivalTimeSet = "arrival_time_set"
  case boarding
  case boardingEnd = "boarding_end"
  case daycareFed = "daycare_fed"
  case needsWalking = "needs_walking"
  case walkingNotes = "walking_notes"
  case specialInstructions = "special_instructions"
  case notes, deleted

  var key: LegacyKey {
    switch self {
    case .arrival: .arrivalDate
    case .departure: .departureDate
    case .arrivalTimeSet: .isArrivalTimeSet
    case .boarding: .isBoarding
    case .boardingEnd: .boardingEndDate
    case .daycareFed: .isDaycareFed
    case .needsWalking: .needsWalking
    case .walkingNotes: .walkingNotes
    case .specialInstructions: .specialInstructions
    case .notes: .notes
    case .deleted: .isDeleted
    }
  }

  private enum Kind { case moment, flag, text }

  private var kind: Kind {
    switch self {
    case .arrival, .departure, .boardingEnd: .moment
    case .arrivalTimeSet, .boarding, .daycareFed, .needsWalking, .deleted: .flag
    case .walkingNotes, .specialInstructions, .notes: .text
    }
  }

  static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

  /// What a person sees of a value: `2026-03-09T08:00-03:00`, `yes`, or the text.
  func shown(_ value: JSONTree, _ zone: ZoneRules) -> String {
    switch kind {
    case .moment:
      guard let moment = value.moment else { return value.text ?? value.number ?? "" }
      return WrittenMoment.text(moment, zone)
    case .flag: return value.flag.map { $0 ? "yes" : "no" } ?? value.text ?? value.number ?? ""
    case .text: return value.text ?? value.number ?? ""
    }
  }

  /// The value of a cell in the app's usual form; nil for an empty cell.
  func value(_ cell: String, _ zone: ZoneRules) -> JSONTree? {
    if cell.isEmpty { return nil }
    switch kind {
    case .moment: return WrittenMoment.read(cell, zone).map { .seconds($0) } ?? .text(cell)
    case .flag: return FieldFormat<Bool>.yesNo.read(cell).map { .bool($0) } ?? .text(cell)
    case .text: return .text(cell)
    }
  }

  /// Whether a cell still says what was read, however a spreadsheet program spells it.
  func isUnchanged(_ cell: String, _ value: JSONTree, _ zone: ZoneRules) -> Bool {
    if cell == shown(value, zone) { return true }
    switch kind {
    case .moment:
      guard let moment = value.moment, let read = WrittenMoment.read(cell, zone) else { return false }
      return moment.seconds == read.seconds
    case .flag: return value.flag != nil && value.flag == FieldFormat<Bool>.yesNo.read(cell)
    case .text: return value.text.map { Self.saysTheSame(cell, $0) } ?? false
    }
  }

  /// Whether a cell's text comes back from a spreadsheet program as another one: `007` as `7`, `true` as `TRUE`,
  /// line ends in one form.
  static func isFragile(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "\r")) || Double(text.trimmingSpaces) != nil
      || ["true", "false"].contains(text.trimmingSpaces.lowercased())
  }

  private static func saysTheSame(_ cell: String, _ text: String) -> Bool {
    if let one = Double(cell.trimmingSpaces), let other = Double(text.trimmingSpaces) { return one == other }
    return cell.oneLineEnd == text.oneLineEnd
      || isFragile(text) && cell.trimmingSpaces.lowercased() == text.trimmingSpaces.lowercased()
  }

  /// A cell that was changed, in the form in which the value stood before.
  func edited(_ cell: String, from value: JSONTree, _ zone: ZoneRules) -> JSONTree? {
    switch (kind, value) {
    case (.moment, .text(let text)):
      guard let former = WrittenTime(text), let offset = former.offset,
        let moment = WrittenMoment.read(cell, zone)
      else { return self.value(cell, zone) }
      return .text(moment.local(offset).withSeconds + "\(offset)")
    case (.flag, .number):
      return FieldFormat<Bool>.yesNo.read(cell).map { .number($0 ? "1" : "0") } ?? self.value(cell, zone)
    default: return self.value(cell, zone)
    }
  }
}

extension String {
  /// Every line end as a line feed.
  fileprivate var oneLineEnd: [UInt8] {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte == 0x0A, bytes.last == 0x0D { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes.map { $0 == 0x0D ? 0x0A : $0 }
  }
}

/// A moment as the registry's tables write it: the clock there, and its distance from Greenwich, so that it means
/// the same in every zone.
enum WrittenMoment {
  static func text(_ moment: Instant, _ zone: ZoneRules) -> String {
    let offset = zone.offset(at: moment)
    let local = moment.local(offset)
    return (local.secondOfDay % 60 == 0 ? local.description : local.withSeconds) + offset.description
  }

  /// Also without the distance, by the zone's clocks, with a blank for the `T`, and a day alone for its midnight.
  static func read(_ text: String, _ zone: ZoneRules) -> Instant? {
    let bare = text.trimmingSpaces
    if let time = WrittenTime(bare) { return time.instant }
    // Any distance will do to read the clock.
    if let wall = WrittenTime(bare + "Z") { return zone.instant(wall.instant.local(.utc)) }
    return CivilDate(iso: bare).map { zone.instant(LocalTime(date: $0, time: .midnight)) }
  }
}
