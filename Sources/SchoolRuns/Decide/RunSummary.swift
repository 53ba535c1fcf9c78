public import Civil

/// A run as lists and pages show it.
public struct RunSummary: Sendable {
  public let run: SchoolRun
  public let progress: RunProgress
  public let times: RunTimes

  public init(_ run: SchoolRun, in list: RunList, _ clock: ShownClock) {
    self.run = run
    progress = list.progress(run)
    times = RunTimes(run, clock)
  }

  public var date: CivilDate { times.start.date }

  /// Everyone on the way, once, in the order of the stops.
  public var participants: [Child] { RunList.distinct(run.stops.compactMap(\.child)) }

  private var isUnderWay: Bool { progress.state == .active || progress.state == .paused }

  /// From 0; nil when no stop is being made.
  public var currentStop: Int? {
    isUnderWay && run.stops.indices.contains(progress.index) ? progress.index : nil
  }

  /// Percent of the stops, truncated.
  public var progressPercent: Int {
    if progress.state == .completed { return 100 }
    guard isUnderWay else { return 0 }
    guard progress.index < run.stops.count else { return 100 }
    return max(0, progress.index) * 100 / run.stops.count
  }

  /// Where one stop stands.
  public enum StopState: String, Sendable { case done, current, open }

  public func state(ofStop place: Int) -> StopState {
    if run.stops[place].isCompleted { return .done }
    return place == currentStop ? .current : .open
  }

  /// By day, start, name and id.
  static func isEarlier(_ left: RunSummary, _ right: RunSummary) -> Bool {
    (left.times.start, left.run.name, left.run.id, left.run.place)
      < (right.times.start, right.run.name, right.run.id, right.run.place)
  }
}

/// All runs, sorted into what is to come, what is past and what is off.
public struct RunDashboard: Sendable {
  public let today: CivilDate
  /// By day, start, name and id.
  public let runs: [RunSummary]

  public init(_ list: RunList, today: CivilDate, _ clock: ShownClock) {
    self.today = today
    runs = list.runs.map { RunSummary($0, in: list, clock) }.sorted(by: RunSummary.isEarlier)
  }

  public var ofToday: [RunSummary] { runs.filter { $0.date == today } }

  public var upcoming: [RunSummary] {
    runs.filter { $0.progress.state != .completed && $0.progress.state != .cancelled && $0.date >= today }
  }

  /// Newest first.
  public var past: [RunSummary] {
    runs.filter {
      $0.progress.state == .completed || ($0.date < today && $0.progress.state != .cancelled)
    }.reversed()
  }

  public var cancelled: [RunSummary] { runs.filter { $0.progress.state == .cancelled } }
}
