public import Civil
public import Diagnostics
public import Store
import Tabular

/// Judges records one after another and holds those that can be counted.
public struct SampleIntake: ~Copyable {
  private let file: String
  private let isSheet: Bool
  private let since: Int?
  private let repairsText: Bool
  private var finder: DayFinder
  private var time = HealthTime()
  private var spool: SampleSpool
  private var rawSources = NameTable()
  /// By the number of a source as written: that of its name, and what the name says of who counts.
  private var sourceOfRaw: [(number: UInt32, rank: SampleRank?)] = []
  private var numbers: [String: UInt32] = [:]
  /// The names of the sources by number.
  public private(set) var sources: [String] = []
  private var devices = NameTable()
  private var rankOfDevice: [SampleRank?] = []
  private var count = 0
  /// Of steps and distance, before ``since``.
  public private(set) var earlier = 0
  public private(set) var rejected: [String: Int] = [:]
  public private(set) var findings: [Diagnostic] = []

  /// No record of steps lasts longer than a year, in seconds.
  static let longest = 366 * 86_400

  /// - Parameters:
  ///   - isSheet: whether places are numbers of records and not lines.
  ///   - since: the first day that is read.
  ///   - repairsText: whether names that were spoilt on their way are put right.
  ///   - scratch: a folder with room for what memory does not hold.
  public init(
    file: String, isSheet: Bool = false, since: CivilDate? = nil, repairsText: Bool = false,
    _ finder: DayFinder, scratch: String
  ) {
    self.file = file
    self.isSheet = isSheet
    self.since = since?.dayNumber
    self.repairsText = repairsText
    self.finder = finder
    spool = SampleSpool(in: scratch)
  }

  public mutating func take(_ record: HealthRecord) throws(StoreError) {
    guard let start = time.read(record.meant(record.start)) else {
      return reject(
        .badRecordDate, record, "“\(record.text(record.start))” is no time",
        "write it as 2026-04-27 09:00:30 +0200")
    }
    guard let end = time.read(record.meant(record.end)) else {
      return reject(
        .badRecordDate, record, "“\(record.text(record.end))” is no time",
        "write it as 2026-04-27 09:00:30 +0200")
    }
    guard end.seconds >= start.seconds else {
      return reject(
        .endsBeforeStart, record,
        "it ends at \(record.text(record.end)), before it began at \(record.text(record.start))",
        "see which of the two is right")
    }
    guard end.seconds - start.seconds <= Self.longest else {
      return reject(
        .badRecordDate, record,
        "it lasts from \(record.text(record.start)) to \(record.text(record.end)), more than a year",
        "see which of the two is right")
    }
    guard let unit = StepUnit(record.meant(record.unit), of: record.kind) else {
      let units = record.kind == .steps ? "count" : "m, km or mi"
      return reject(
        .unknownUnit, record, "“\(record.text(record.unit))” is no unit of \(record.kind.name)",
        "the unit is \(units)")
    }
    guard let value = HealthNumber.read(record.meant(record.value)) else {
      return reject(
        .badRecordValue, record, "“\(record.text(record.value))” is no number of \(record.kind.name)",
        "a value is digits, as 728 or 0.52416")
    }
    let source = source(of: record)
    let sample = StepSample(
      start: start.seconds, end: end.seconds, offset: start.offset, kind: record.kind, unit: unit,
      digits: value.digits, decimals: value.decimals, source: source.number,
      rank: record.isManual ? .manual : device(of: record) ?? source.rank ?? .other, number: count)
    guard sample.amount < HealthNumber.most * PowerOfTen.all[21] else {
      return reject(
        .badRecordValue, record, "\(record.text(record.value)) is more than anybody walks",
        "see whether the value is right")
    }
    if let since, finder.day(at: start.seconds, offset: start.offset).number < since {
      earlier += 1
      return
    }
    count += 1
    try spool.add(sample)
  }

  private mutating func reject(
    _ code: DiagnosticCode, _ record: HealthRecord, _ reason: String, _ hint: String
  ) {
    rejected[code.name, default: 0] += 1
    findings.append(
      Diagnostic(.error, code, at: location(record), "not counted: \(reason)", hint: hint))
  }

  private func location(_ record: HealthRecord) -> Location {
    Location(file: file, place: isSheet ? .record(record.place) : .line(record.place))
  }

  private mutating func source(of record: HealthRecord) -> (number: UInt32, rank: SampleRank?) {
    let raw = rawSources.number(of: record.bytes, record.source.range)
    if !raw.isNew { return sourceOfRaw[raw.number] }
    var name = record.text(record.source)
    if let repaired = Mojibake.repaired(name) {
      if repairsText { name = repaired } else { findings.append(.spoilt(repaired, at: location(record))) }
    }
    let number = numbers[name] ?? UInt32(sources.count)
    if numbers[name] == nil {
      numbers[name] = number
      sources.append(name)
    }
    sourceOfRaw.append((number, DeviceText.rank([name])))
    return sourceOfRaw[raw.number]
  }

  private mutating func device(of record: HealthRecord) -> SampleRank? {
    guard !record.device.range.isEmpty else { return nil }
    let rest = DeviceText.withoutAddress(record.bytes, record.device.range)
    let raw = devices.number(of: record.bytes, rest)
    if raw.isNew { rankOfDevice.append(DeviceText.rank(DeviceText.nameAndModel(record.text(record.device)))) }
    return rankOfDevice[raw.number]
  }

  /// Counts what was taken; nothing is held then.
  public mutating func count(
    _ mode: CountingMode, priorities: [String: Int] = [:]
  ) throws(StoreError) -> CountedSteps {
    var counting = StepCounting(mode, finder, sources: sources, priorities: priorities)
    try spool.drain { counting.add($0) }
    let (days, totals) = counting.finish()
    return CountedSteps(
      days: days, sources: totals, kept: counting.kept, repeated: counting.repeated, rejected: rejected,
      earlier: earlier)
  }
}
