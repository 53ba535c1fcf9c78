public import Civil

/// One line of the log that has a time, as far as figures and pages need it.
///
/// A class, though nothing of it ever changes: ten years of them are sorted, grouped and filtered many times over, and a
/// copy of all its texts would cost more than the figures.
public final class PuppyEvent: Sendable {
  public let time: WrittenTime
  public let type: EventType
  public let spot: Spot?
  public let note: String?
  /// Nil where none is written, or none that can be.
  public let minutes: Int?
  /// Of `gewicht`.
  public let grams: Int?
  /// Of `coverageGap`; nil while it goes on.
  public let end: WrittenTime?
  /// `where`, `detail`, `who`, `exercise`, `result`, `reaction` and `gap_location`, those that are written.
  public let particulars: [String]
  /// Of `photo`, `video` and `poster`, as written.
  public let pictures: [String]
  /// The file's name without its folder.
  public let file: String
  /// 1 for the first of the file.
  public let line: Int

  public init(
    time: WrittenTime, type: EventType, spot: Spot? = nil, note: String? = nil, minutes: Int? = nil,
    grams: Int? = nil, end: WrittenTime? = nil, particulars: [String] = [], pictures: [String] = [],
    file: String, line: Int
  ) {
    self.time = time
    self.type = type
    self.spot = spot
    self.note = note
    self.minutes = minutes
    self.grams = grams
    self.end = end
    self.particulars = particulars
    self.pictures = pictures
    self.file = file
    self.line = line
  }

  public var instant: Instant { time.instant }
}
