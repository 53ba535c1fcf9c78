public import Diagnostics

/// What the columns of a table mean: one declaration for reader, writer, template and column docs.
public struct RecordSchema<Row: Sendable>: Sendable {
  public struct Column: Sendable {
    public let name: String
    public let expected: String
    /// One sentence for the owner.
    public let doc: String
    let read: @Sendable (String, inout Row) -> Bool
    let write: @Sendable (Row) -> String

    public init<Value>(
      _ name: String, _ path: any WritableKeyPath<Row, Value> & Sendable, _ format: FieldFormat<Value>,
      _ doc: String
    ) {
      self.name = name
      self.expected = format.expected
      self.doc = doc
      read = { text, row in
        guard let value = format.read(text) else { return false }
        row[keyPath: path] = value
        return true
      }
      write = { format.write($0[keyPath: path]) }
    }
  }

  /// The file's name without `.csv`.
  public let name: String
  public let columns: [Column]
  /// The columns that identify a row, in sorting order. Only these must stand in a file.
  public let keys: [String]
  let blank: @Sendable () -> Row

  /// - Parameter keys: leading columns that identify a row; empty where rows are known by their place only.
  public init(_ name: String, keys: [String], blank: @escaping @Sendable () -> Row, _ columns: [Column]) {
    self.name = name
    self.keys = keys
    self.blank = blank
    self.columns = columns
  }

  public var header: [String] { columns.map(\.name) }

  /// The fields of one row, in the order of the columns.
  public func fields(_ row: Row) -> [String] { columns.map { $0.write(row) } }

  func key(_ row: Row) -> [String] {
    let byName = Dictionary(columns.map { ($0.name, $0) }) { first, _ in first }
    return keys.compactMap { byName[$0]?.write(row) }
  }

  /// The header alone: an empty table to fill in.
  public func template(marked: Bool = false) -> [UInt8] {
    var writer = RecordWriter(marked: marked)
    writer.write(header)
    return writer.bytes
  }
}

/// Rows read from a file, with what the schema does not know kept beside them.
public struct SchemaRows<Row: Sendable>: Sendable {
  public struct Entry: Sendable {
    public let row: Row
    /// The record as it stood, one text for each column of `header`.
    let texts: [String]
    /// The 1-based row of the file, 0 for an entry that no file holds.
    public let rowNumber: Int
  }

  public let entries: [Entry]
  /// The file's own columns, unknown ones among them; nil for a table that was not in a file.
  let header: [String]?
  public let file: String

  public init(_ rows: [Row] = [], file: String) {
    entries = rows.map { Entry(row: $0, texts: [], rowNumber: 0) }
    header = nil
    self.file = file
  }

  init(entries: [Entry], header: [String], file: String) {
    self.entries = entries
    self.header = header
    self.file = file
  }

  public var rows: [Row] { entries.map(\.row) }

  public func location(_ entry: Entry, column: String) -> Location {
    let index = header?.firstIndex(of: column) ?? 0
    return Location(file: file, cell: CellReference(row: max(1, entry.rowNumber), column: index + 1))
  }
}
