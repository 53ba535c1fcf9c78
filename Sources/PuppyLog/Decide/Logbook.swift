public import Civil
public import Diagnostics

/// The events that count at a moment, in order, each with what its clock showed.
///
/// The order is that of the instants; where several fall together, that of ``EventType/rank``, then of the place, so
/// that neither the order of the lines nor that of the files decides anything.
public struct Logbook: Sendable {
  public let fileCount: Int
  /// Those that are not blank.
  public let lineCount: Int
  /// Lines with a readable time, later and doubled ones too.
  public let eventCount: Int
  /// Of all those.
  public let byType: [EventType: Int]
  public let used: [Entry]
  /// The same by type.
  private let byUse: [EventType: [Entry]]
  public let now: WrittenTime
  public let clock: WallClock
  public let profile: PuppyProfile
  /// `future-event` and `duplicate-event`.
  public let findings: [Diagnostic]

  public struct Entry: Sendable {
    public let event: PuppyEvent
    public let local: LocalTime

    public var instant: Instant { event.instant }
  }

  /// - Parameters:
  ///   - now: nil for the moment of the last event.
  ///   - fallback: counts as now where there is neither.
  public init(
    _ events: [PuppyEvent], fileCount: Int, lineCount: Int, profile: PuppyProfile, clock: WallClock,
    now: WrittenTime?, fallback: WrittenTime
  ) {
    self.fileCount = fileCount
    self.lineCount = lineCount
    self.profile = profile
    self.clock = clock
    eventCount = events.count
    byType = events.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
    let now = now ?? events.map(\.time).max { $0.instant < $1.instant } ?? fallback
    self.now = now
    var findings: [Diagnostic] = []
    var used: [Entry] = []
    used.reserveCapacity(events.count)
    var last: PuppyEvent?
    // Alike ones stand side by side then, the one that comes first in the files first.
    for event in events.sorted(by: Self.isBefore) {
      let isFuture = event.instant > now.instant
      if isFuture { findings.append(Self.future(event)) }
      if let last, last.instant == event.instant, last.type == event.type, last.spot == event.spot {
        findings.append(Self.duplicate(event))
        continue
      }
      last = event
      if !isFuture { used.append(Entry(event: event, local: clock.local(event.time))) }
    }
    self.used = used
    byUse = Dictionary(grouping: used, by: \.event.type)
    self.findings = findings
  }

  /// The day it is now, and the time.
  public var localNow: LocalTime { clock.local(now) }
  public var today: CivilDate { localNow.date }

  /// Earliest first.
  func entries(_ types: EventType...) -> [Entry] { entries(types) }

  func entries(_ types: [EventType]) -> [Entry] {
    let entries = types.flatMap { byUse[$0] ?? [] }
    return types.count == 1 ? entries : entries.sorted { $0.instant < $1.instant }
  }

  private static func isBefore(_ left: PuppyEvent, _ right: PuppyEvent) -> Bool {
    if left.instant != right.instant { return left.instant < right.instant }
    if left.type.rank != right.type.rank { return left.type.rank < right.type.rank }
    if left.type != right.type { return left.type.name < right.type.name }
    let (spot, other) = (left.spot?.name ?? "", right.spot?.name ?? "")
    if spot != other { return spot < other }
    return left.file == right.file ? left.line < right.line : left.file < right.file
  }

  private static func future(_ event: PuppyEvent) -> Diagnostic {
    Diagnostic(
      .warning, .futureEvent, at: event.location, "“\(event.type.name)” at \(event.time.text) is yet to come",
      hint: "it is kept and counts from then on; correct the time if it is a slip")
  }

  private static func duplicate(_ event: PuppyEvent) -> Diagnostic {
    Diagnostic(
      .warning, .duplicateEvent, at: event.location,
      "“\(event.type.name)” at \(event.time.text) stands on an earlier line too",
      hint: "it is kept and counts once; take the line out of the sheet of hound puppy csv to be rid of it")
  }
}

extension PuppyEvent {
  /// Its line.
  public var location: Location { Location(file: file, line: line) }
}
