/// What one day has of one kind.
struct DayFigure: Hashable, Sendable {
  /// In whole steps or metres.
  let rounded: Int
  /// In 10⁻²¹, to compare by.
  let floored: UInt128
  /// How long something above 0 was counted.
  let activeSeconds: Int
}

/// Goes through samples of one kind in the order of their starts and adds up days.
///
/// Time is cut wherever a sample begins or ends; in each piece the best source alone counts, and each of its samples
/// gives its value by the share of its length that the piece is. Memory: the samples that overlap at one time, and a
/// few words for each day.
struct DaySweep: Sendable {
  /// How far one source is to be believed, and its place among the names.
  struct Standing: Hashable, Sendable {
    /// What a person said; nil to go by who counted.
    let priority: Int?
    let order: Int
  }

  private struct Open: Sendable {
    var total = ExactTotal()
    var activeSeconds = 0
  }

  private struct Active: Sendable {
    let sample: StepSample
    let amount: UInt128
    let priority: Int
    let order: Int
  }

  /// Nil where every sample counts.
  private let standings: [Standing]?
  private var finder: DayFinder
  private var active: [Active] = []
  private var cursor = Int.min
  private var open: [Int: Open] = [:]
  private var closed: [Int: DayFigure] = [:]

  /// - Parameter standings: by the number of the source.
  init(_ finder: DayFinder, best standings: [Standing]? = nil) {
    self.finder = finder
    self.standings = standings
  }

  /// Takes the next sample; none may begin before the one before.
  mutating func add(_ sample: StepSample) {
    advance(to: sample.start)
    closeDays(before: finder.day(at: sample.start, offset: sample.offset).number - 2)
    guard sample.length > 0 else {
      // What took no time counts whole.
      let day = finder.day(at: sample.start, offset: sample.offset).number
      open[day, default: Open()].total.add(sample.amount)
      return
    }
    let standing = standings?[Int(sample.source)]
    active.append(
      Active(
        sample: sample, amount: sample.amount, priority: standing?.priority ?? Int(sample.rank.rawValue),
        order: standing?.order ?? 0))
  }

  /// Every day on which something counted, by its number.
  mutating func finish() -> [Int: DayFigure] {
    advance(to: .max)
    closeDays(before: .max)
    return closed
  }

  private mutating func advance(to end: Int) {
    while !active.isEmpty, cursor < end {
      let stop = active.reduce(end) { min($0, $1.sample.end) }
      if cursor < stop { count(cursor..<stop) }
      cursor = stop
      active.removeAll { $0.sample.end <= stop }
    }
    cursor = end
  }

  private mutating func count(_ piece: Range<Int>) {
    guard active.count > 1 else { return credit(active, piece) }
    guard standings != nil else { return credit(active, piece) }
    var best = active[0]
    for each in active.dropFirst() {
      if (each.priority, -each.order) > (best.priority, -best.order) { best = each }
    }
    credit(active.filter { $0.priority == best.priority && $0.order == best.order }, piece)
  }

  private mutating func credit(_ winners: [Active], _ piece: Range<Int>) {
    var walked: [(day: Int, time: Range<Int>)] = []
    for (place, winner) in winners.enumerated() {
      var at = piece.lowerBound
      // Winners that go by one clock are active at the same times of the same days.
      let isActive =
        winner.amount > 0
        && !winners[..<place].contains { $0.amount > 0 && $0.sample.offset == winner.sample.offset }
      while at < piece.upperBound {
        let day = finder.day(at: at, offset: winner.sample.offset)
        let stop = min(day.end, piece.upperBound)
        open[day.number, default: Open()].total.add(
          winner.amount, seconds: stop - at, of: winner.sample.length)
        if isActive { walked.append((day.number, at..<stop)) }
        at = stop
      }
    }
    guard !walked.isEmpty else { return }
    if walked.count > 1 { walked.sort { ($0.day, $0.time.lowerBound) < ($1.day, $1.time.lowerBound) } }
    var until = (day: Int.min, second: Int.min)
    for (day, time) in walked {
      let from = day == until.day ? max(time.lowerBound, until.second) : time.lowerBound
      open[day]?.activeSeconds += max(0, time.upperBound - from)
      until = (day, max(time.upperBound, day == until.day ? until.second : .min))
    }
  }

  private mutating func closeDays(before day: Int) {
    guard open.count > 4 || day == .max else { return }
    for (number, each) in open where number < day {
      let floored = each.total.floored
      closed[number] = DayFigure(
        rounded: ExactTotal.rounded(floored), floored: floored, activeSeconds: each.activeSeconds)
      open[number] = nil
    }
  }
}
