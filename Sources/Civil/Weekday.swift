/// A day of the ISO week: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Comparable, Sendable, Hashable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// Monday to Friday.
  public static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  /// Order within one ISO week: Monday first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

  /// `Monday`.
  public var fullName: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// `Mon`.
  public var shortName: String { String(fullName.prefix(3)) }

  /// `mon`, the spelling of a field name in a header.
  public var column: String { shortName.lowercased() }

  /// Reads a weekday as people write it, English or French in full or abbreviated, German in full, in any case, with ASCII
  /// spaces around it and at most one trailing dot. A single letter says too little and gives nil.
  ///
  /// `mar` is Tuesday (mardi) here; whoever also expects months has to look for those first.
  public init?(name: some StringProtocol) {
    switch WrittenName.folded(name) {
    case "mon", "monday", "montag", "mo", "lundi", "lun": self = .monday
    case "tue", "tues", "tuesday", "dienstag", "mardi", "mar": self = .tuesday
    case "wed", "weds", "wednesday", "mittwoch", "mercredi", "mer": self = .wednesday
    case "thu", "thur", "thurs", "thursday", "donnerstag", "jeudi", "jeu": self = .thursday
    case "fri", "friday", "freitag", "vendredi", "ven": self = .friday
    case "sat", "saturday", "samstag", "samedi", "sam": self = .saturday
    case "sun", "sunday", "sonntag", "dimanche", "dim": self = .sunday
    default: return nil
    }
  }
}
