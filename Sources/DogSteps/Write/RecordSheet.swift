public import Civil
import Tabular

/// The records of an export as a sheet, one after another, so that any number of them will do.
public struct RecordSheet: Sendable {
  private var writer: RecordWriter
  private let isRedacted: Bool
  private let repairsText: Bool
  private let since: Int?
  private var finder: DayFinder
  private var time = HealthTime()

  /// - Parameters:
  ///   - isRedacted: leaves out what the devices are called.
  ///   - since: the first day whose records are wanted; those without a time are kept.
  ///   - repairsText: whether the names of sources that were spoilt on their way are put right.
  ///   - isMarked: for a file that people open.
  public init(
    isRedacted: Bool, since: CivilDate? = nil, repairsText: Bool = false,
    _ finder: DayFinder = DayFinder(nil), isMarked: Bool
  ) {
    writer = RecordWriter(marked: isMarked, lineEnd: isMarked ? "\r\n" : "\n")
    self.isRedacted = isRedacted
    self.repairsText = repairsText
    self.since = since?.dayNumber
    self.finder = finder
    writer.write(RecordSheetReader.columns)
  }

  /// How many bytes wait to be taken.
  public var count: Int { writer.count }

  public mutating func add(_ record: HealthRecord) {
    if let since, let start = time.read(record.meant(record.start)),
      finder.day(at: start.seconds, offset: start.offset).number < since
    {
      return
    }
    writer.write([
      record.kind.name, source(record), device(record), record.isManual ? "true" : "",
      record.text(record.start), record.text(record.end), record.text(record.unit),
      record.text(record.value), "\(record.place)",
    ])
  }

  private func source(_ record: HealthRecord) -> String {
    let name = record.text(record.source)
    return repairsText ? Mojibake.repaired(name) ?? name : name
  }

  /// Without the address; redacted, no more than what decides which record counts.
  private func device(_ record: HealthRecord) -> String {
    let text = record.text(record.device)
    guard isRedacted else { return DeviceText.redacted(text) }
    switch DeviceText.rank(DeviceText.nameAndModel(text)) {
    case .watch: return "model:Watch"
    case .phone: return "model:iPhone"
    default: return ""
    }
  }

  /// What was written since this was asked last.
  public mutating func drain() -> [UInt8] { writer.drain() }
}
