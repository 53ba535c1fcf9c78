public import Civil
public import Tabular

/// A weekly sheet that was taken over, kept byte for byte with what was said about it.
public struct KeptSheet: Hashable, Sendable {
  public let file: String
  public let sha256: String
  /// The month and year that were given for it.
  public let month: YearMonth?
  public let year: Int?
  public let bytes: [UInt8]
  /// Whether the book had written it out: it says what she changed, and nothing of how her sheets are laid out.
  public let isEdit: Bool
  /// The Mondays of its first and last week; nil where nobody noted them yet.
  public var weeks: ClosedRange<CivilDate>?

  public init(
    file: String, sha256: String, month: YearMonth?, year: Int?, bytes: [UInt8], isEdit: Bool = false,
    weeks: ClosedRange<CivilDate>? = nil
  ) {
    self.file = file
    self.sha256 = sha256
    self.month = month
    self.year = year
    self.bytes = bytes
    self.isEdit = isEdit
    self.weeks = weeks
  }

  /// Its records; nil for a kept file that somebody changed beyond reading.
  public var table: Table? {
    do { return try RecordReader.sheet(bytes, file: file) } catch { return nil }
  }

  /// A line of the list that says in which order the sheets came.
  struct Entry: Hashable, Sendable {
    var number = 0
    var sha256 = ""
    var file = ""
    var month: YearMonth?
    var year: Int?
    var isEdit = false
    var first: CivilDate?
    var last: CivilDate?

    var weeks: ClosedRange<CivilDate>? {
      guard let first, let last, first <= last else { return nil }
      return first...last
    }
  }

  static let index = RecordSchema<Entry>(
    "index", keys: [], blank: { Entry() },
    [
      .init("number", \.number, .integer, "in the order they were taken over"),
      .init("sha256", \.sha256, .key, "of the bytes; also the name of the kept file"),
      .init("file", \.file, .text, "what it was called"),
      .init("month", \.month, FieldFormat.month.optional, "as given with --month"),
      .init("year", \.year, FieldFormat.integer.optional, "as given with --year"),
      .init("edited", \.isEdit, .booked, "yes: a week that the book wrote out, as it came back"),
      .init("first", \.first, FieldFormat.date.optional, "the Monday of its first week"),
      .init("last", \.last, FieldFormat.date.optional, "the Monday of its last week"),
    ])
}

extension FieldFormat where Value == YearMonth {
  static let month = FieldFormat("a month such as 2025-12", read: { YearMonth($0) }, write: \.description)
}
