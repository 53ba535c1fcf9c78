public import Civil

/// How records of several sources about one time are brought together.
public enum CountingMode: Hashable, Sendable {
  /// The best source of each moment counts.
  case merge
  /// Of each day the source with the most.
  case maxSource
  /// All of them are added up.
  case sum
  /// One source alone.
  case source(String)

  /// As reports write it.
  public var name: String {
    switch self {
    case .merge: "merge"
    case .maxSource: "max-source"
    case .sum: "sum"
    case .source: "source"
    }
  }
}

/// What one source has of one kind.
public struct SourceTotal: Hashable, Sendable {
  public let source: String
  public let kind: StepKind
  public let records: Int
  /// In whole steps or metres.
  public let total: Int
}

/// What was counted on one day, of a person's walking.
public struct CountedDay: Hashable, Sendable {
  public let date: CivilDate
  public let steps: Int
  public let metres: Int
  public let activeMinutes: Int

  public init(date: CivilDate, steps: Int, metres: Int, activeMinutes: Int) {
    self.date = date
    self.steps = steps
    self.metres = metres
    self.activeMinutes = activeMinutes
  }
}

/// Counts samples that come by kind and start, repeats behind what they repeat.
public struct StepCounting: Sendable {
  private let mode: CountingMode
  private let finder: DayFinder
  private let sources: [String]
  /// The numbers of the one source that counts; nil where all do.
  private let chosen: Set<Int>?
  private let standings: [DaySweep.Standing]
  private var sweeps: [Int: DaySweep] = [:]
  private var figures: [StepKind: [Int: DayFigure]] = [:]
  private var totals: [StepKind: [UInt32: (records: Int, amount: UInt128)]] = [:]
  private var last: StepSample?
  public private(set) var kept = 0
  public private(set) var repeated = 0

  /// - Parameters:
  ///   - sources: the names by number.
  ///   - priorities: what a person said of sources, the highest first to be believed.
  public init(_ mode: CountingMode, _ finder: DayFinder, sources: [String], priorities: [String: Int] = [:]) {
    self.mode = mode
    self.finder = finder
    self.sources = sources
    let order = sources.indices.sorted { sources[$0].utf8.lexicographicallyPrecedes(sources[$1].utf8) }
    var places = Array(repeating: 0, count: sources.count)
    for (place, source) in order.enumerated() { places[source] = place }
    var said: [Int: Int] = [:]
    for name in priorities.keys.sorted() {
      for source in Self.meant(by: name, among: sources) { said[source] = priorities[name] }
    }
    standings = sources.indices.map { .init(priority: said[$0], order: places[$0]) }
    if case .source(let name) = mode {
      chosen = Set(Self.meant(by: name, among: sources))
    } else {
      chosen = nil
    }
  }

  public mutating func add(_ sample: StepSample) {
    if let last {
      if sample.repeats(last) {
        repeated += 1
        return
      }
      if sample.kind != last.kind { close(last.kind) }
    }
    last = sample
    kept += 1
    let before = totals[sample.kind, default: [:]][sample.source, default: (0, 0)]
    totals[sample.kind, default: [:]][sample.source] = (before.records + 1, before.amount + sample.amount)
    let key: Int
    switch mode {
    case .merge, .sum: key = 0
    case .maxSource: key = Int(sample.source)
    case .source:
      guard chosen?.contains(Int(sample.source)) == true else { return }
      key = 0
    }
    sweeps[key, default: DaySweep(finder, best: mode == .merge ? standings : nil)].add(sample)
  }

  /// The sources that a typed name means: the one of that very name, else those that look the same. Names of devices
  /// have typographic apostrophes and spaces that do not break, which nobody types.
  public static func meant(by name: String, among sources: [String]) -> [Int] {
    func plain(_ text: String) -> String {
      String(text.lowercased().map { $0 == "’" ? "'" : $0.isWhitespace ? " " : $0 })
    }
    let same = sources.indices.filter { sources[$0] == name }
    return same.isEmpty ? sources.indices.filter { plain(sources[$0]) == plain(name) } : same
  }

  private mutating func close(_ kind: StepKind) {
    var best: [Int: (figure: DayFigure, order: Int)] = [:]
    for key in sweeps.keys.sorted() {
      guard var sweep = sweeps.removeValue(forKey: key) else { continue }
      let order = mode == .maxSource ? standings[key].order : 0
      for (day, figure) in sweep.finish() {
        // A source that comes first by its name wins a tie.
        if let other = best[day], (other.figure.floored, -other.order) >= (figure.floored, -order) {
          continue
        }
        best[day] = (figure, order)
      }
    }
    figures[kind] = best.mapValues(\.figure)
  }

  /// Every day with something counted, in order, and what each source has.
  public mutating func finish() -> (days: [CountedDay], sources: [SourceTotal]) {
    if let last { close(last.kind) }
    let steps = figures[.steps] ?? [:]
    let metres = figures[.distance] ?? [:]
    let days = Set(steps.keys).union(metres.keys).sorted().map { day in
      CountedDay(
        date: CivilDate(dayNumber: day), steps: steps[day]?.rounded ?? 0, metres: metres[day]?.rounded ?? 0,
        activeMinutes: (steps[day]?.activeSeconds ?? 0) / 60)
    }
    let sums = totals.flatMap { kind, sums in
      sums.map { source, sum in
        SourceTotal(
          source: sources[Int(source)], kind: kind, records: sum.records,
          total: ExactTotal.rounded(sum.amount))
      }
    }
    return (days, sums.sorted(by: Self.isEarlier))
  }

  /// By name in byte order, then by the kind's name.
  private static func isEarlier(_ left: SourceTotal, _ right: SourceTotal) -> Bool {
    if left.source != right.source { return left.source.utf8.lexicographicallyPrecedes(right.source.utf8) }
    return left.kind.name < right.kind.name
  }
}
