public import Diagnostics

/// Rows read from a file, with what the schema does not know kept beside them.
public struct SchemaRows<Row: Sendable>: Sendable {
  public struct Entry: Sendable {
    public let row: Row
    /// The record as it stood, one text for each column of the file's header.
    @usableFromInline let texts: [String]
    /// Which of them stood in quotes.
    @usableFromInline let quoted: [Bool]
    /// The 1-based row of the file, 0 for an entry that no file holds.
    public let rowNumber: Int

    @inlinable
    init(row: Row, texts: [String], quoted: [Bool], rowNumber: Int) {
      self.row = row
      self.texts = texts
      self.quoted = quoted
      self.rowNumber = rowNumber
    }
  }

  public let rows: [Row]
  /// The 1-based row of the file of each; 0 for one that no file holds.
  private let rowNumbers: [Int]
  /// How a record stood, where writing the row does not tell; by the row's place.
  private let records: [Int: Entry]

  /// The file's own columns, unknown ones among them; nil for a table that was not in a file. A column that
  /// holds something but has no name is there under an empty one.
  let header: [String]?
  public let file: String
  /// How the file's bytes are made, so that writing over it leaves them so.
  let form: Form

  @usableFromInline
  struct Form: Hashable, Sendable {
    var isMarked = false
    var lineEnd = "\n"
    var quotedHeader: [Bool] = []

    @usableFromInline
    init() {}

    /// The first line end of a file counts for all of it.
    @usableFromInline
    init(_ bytes: [UInt8], header: [Bool]) {
      isMarked = bytes.starts(with: byteOrderMark)
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r") {
        lineEnd = "\r\n"
      }
      quotedHeader = header
    }
  }

  /// Rows that no file holds yet; `file` is the name they would go by.
  public init(_ rows: [Row] = [], file: String) {
    self.rows = rows
    rowNumbers = rows.map { _ in 0 }
    records = [:]
    header = nil
    self.file = file
    form = Form()
  }

  init(entries: [Entry], header: [String], file: String, form: Form = Form()) {
    let kept = entries.indices.filter { !entries[$0].texts.isEmpty || !entries[$0].quoted.isEmpty }
    self.init(
      entries.map(\.row), numbered: entries.map(\.rowNumber),
      records: Dictionary(uniqueKeysWithValues: kept.map { ($0, entries[$0]) }), header: header, file: file,
      form: form)
  }

  @usableFromInline
  init(
    _ rows: [Row], numbered rowNumbers: [Int], records: [Int: Entry], header: [String], file: String,
    form: Form
  ) {
    self.rows = rows
    self.rowNumbers = rowNumbers
    self.records = records
    self.header = header
    self.file = file
    self.form = form
  }

  /// Whether a file holds the table, be it without a row.
  public var isInFile: Bool { header != nil }

  /// The rows with where and how they stood; made anew each time they are asked for.
  public var entries: [Entry] { rows.indices.map(entry) }

  func entry(_ place: Int) -> Entry {
    records[place] ?? Entry(row: rows[place], texts: [], quoted: [], rowNumber: rowNumbers[place])
  }

  /// Whether some record stood otherwise than its row would be written.
  var keepsRecords: Bool { !records.isEmpty }

  /// The cell of an entry in a column, by the schema's name for it. Where the file lacks the column it is the
  /// entry's first cell, and row 1 for an entry that no file holds.
  public func location(_ entry: Entry, column: String) -> Location {
    location(rowNumber: entry.rowNumber, column)
  }

  /// The same for a row by its place, counted from 0.
  public func location(at place: Int, column: String) -> Location {
    location(rowNumber: rowNumbers[place], column)
  }

  private func location(rowNumber: Int, _ column: String) -> Location {
    let index = header?.firstIndex { $0.lowercased() == column.lowercased() } ?? 0
    return Location(file: file, cell: CellReference(row: max(1, rowNumber), column: index + 1))
  }
}
