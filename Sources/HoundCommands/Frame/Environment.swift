public import Civil

/// Everything a command learns from outside, handed in: below this value there is no clock, no process, no terminal.
public struct Environment: Sendable {
  public var variables: [String: String]
  /// Absolute; relative paths start here.
  public var currentFolder: String
  /// Who works here, `heather@laptop`, as a book's lock and history name it.
  public var user: String
  public var isOutputTerminal: Bool
  public var isErrorTerminal: Bool
  /// The width of the terminal in characters; 80 where there is none.
  public var columns: Int
  /// The day it is in a zone such as `America/Halifax`, by `now` unless told otherwise; nil where the zone is unknown.
  public var today: @Sendable (_ timeZone: String) -> CivilDate?
  /// The moment it is.
  public var now: Instant
  /// The compiled file of a time zone (RFC 8536); nil where the system has none of that name.
  public var zoneFile: @Sendable (_ timeZone: String) -> [UInt8]?
  /// Counts up while the program runs, for saying how long something took; stands still unless handed in.
  public var milliseconds: @Sendable () -> Int
  public var write: @Sendable ([UInt8]) -> Void
  public var writeError: @Sendable ([UInt8]) -> Void
  /// Whether some of what was written did not arrive, on a full disk say.
  public var hasLostOutput: @Sendable () -> Bool
  /// What is being done just now, for a person who waits; may be shown, late or never.
  public var progress: @Sendable (String) -> Void
  /// Shows a file in the program that the system opens it with.
  public var open: @Sendable (String) -> Void
  /// Takes what a command needs no more and may keep it until the process ends: taking years of sheets apart value by
  /// value would make her wait for nothing.
  public var leave: @Sendable ([any Sendable]) -> Void

  public init(
    variables: [String: String] = [:], currentFolder: String = ".", user: String = "",
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, columns: Int = 80,
    today: (@Sendable (_ timeZone: String) -> CivilDate?)? = nil, now: Instant = .epoch,
    zoneFile: @escaping @Sendable (_ timeZone: String) -> [UInt8]? = { _ in nil },
    milliseconds: @escaping @Sendable () -> Int = { 0 },
    write: @escaping @Sendable ([UInt8]) -> Void, writeError: @escaping @Sendable ([UInt8]) -> Void,
    hasLostOutput: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (String) -> Void = { _ in },
    open: @escaping @Sendable (String) -> Void = { _ in },
    leave: @escaping @Sendable ([any Sendable]) -> Void = { _ in }
  ) {
    self.variables = variables
    self.currentFolder = currentFolder
    self.user = user
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.columns = columns
    self.today = today ?? { Self.zone($0, zoneFile).map { $0.local(now).date } }
    self.now = now
    self.zoneFile = zoneFile
    self.milliseconds = milliseconds
    self.write = write
    self.writeError = writeError
    self.hasLostOutput = hasLostOutput
    self.progress = progress
    self.open = open
    self.leave = leave
  }

  /// The clocks of a zone; nil where the system does not know it.
  func zone(_ name: String) -> ZoneRules? { Self.zone(name, zoneFile) }

  /// Greenwich needs no file.
  private static func zone(_ name: String, _ file: (String) -> [UInt8]?) -> ZoneRules? {
    name == "UTC" ? .utc : file(name).flatMap { ZoneRules(name: name, file: $0) }
  }

  /// A moment for `now`, so that whoever reads the clock need not know how moments are kept.
  public static func moment(seconds: Int, nanosecond: Int) -> Instant {
    Instant(seconds: seconds, nanosecond: nanosecond) ?? .epoch
  }

  var outputStyle: TextStyle { TextStyle(isOn: isOutputTerminal && wantsColor) }
  var errorStyle: TextStyle { TextStyle(isOn: isErrorTerminal && wantsColor) }

  /// Text is set for reading: never wider than 80, never so narrow that words stand alone.
  var textWidth: Int { isOutputTerminal ? min(80, max(40, columns)) : 80 }

  /// `NO_COLOR` counts when it holds anything at all (no-color.org).
  private var wantsColor: Bool { (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb" }
}
