/// What the columns of a table mean: one declaration for reader, writer, template and column docs.
public struct RecordSchema<Row: Sendable>: Sendable {
  /// One column: its name, what it means, and the way from its text into a row and back.
  public struct Column: Sendable {
    /// The header's word; upper and lower case are not told apart.
    public let name: String
    /// What a person should write there, from the column's format.
    public let expected: String
    /// One sentence for the owner.
    public let doc: String
    /// Makes one that reads row after row: a field as in the row before it is not read again.
    @usableFromInline let reader: @Sendable () -> (String, inout Row) -> Bool
    @usableFromInline let read: @Sendable (String, inout Row) -> Bool
    @usableFromInline let write: @Sendable (Row) -> String

    /// - Parameter path: the property of the row that the column holds.
    ///
    /// Inlined, so that the way to the property is known where the schema is declared and not looked up for each field.
    @inlinable
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
      reader = {
        let memory = FieldMemory<Value>()
        return { text, row in
          // Plain ASCII: two spellings of one accent are equal texts. What is taken as it stands needs no memory.
          if let last = memory.last, last.text.utf8.count == text.utf8.count, last.text == text {
            row[keyPath: path] = last.value
            return true
          }
          guard let value = format.read(text) else { return false }
          if !format.isVerbatim { memory.last = text.utf8.allSatisfy { $0 < 0x80 } ? (text, value) : nil }
          row[keyPath: path] = value
          return true
        }
      }
      write = { format.write($0[keyPath: path]) }
    }
  }

  /// The file's name without `.csv`.
  public let name: String
  public let columns: [Column]
  /// The columns that identify a row, in sorting order; empty where rows are known by their place only.
  public let keys: [String]
  @usableFromInline let blank: @Sendable () -> Row
  /// The columns of the keys, in their order.
  @usableFromInline let keyColumns: [Column]

  /// - Parameters:
  ///   - keys: names of columns. These must stand in a file, and so must every column that cannot be empty.
  ///   - blank: a row with nothing in it, which the columns fill.
  public init(_ name: String, keys: [String], blank: @escaping @Sendable () -> Row, _ columns: [Column]) {
    self.name = name
    self.keys = keys
    self.blank = blank
    self.columns = columns
    keyColumns = keys.compactMap { key in columns.first { $0.name == key } }
  }

  @inlinable public var header: [String] { columns.map(\.name) }

  /// The fields of one row, in the order of the columns.
  public func fields(_ row: Row) -> [String] {
    var fields: [String] = []
    fields.reserveCapacity(columns.count)
    for index in columns.indices { fields.append(columns[index].write(row)) }
    return fields
  }

  /// The written key of one row, by which rows are told apart and sorted; empty without keys.
  @inlinable
  func key(_ row: Row) -> [String] {
    var key: [String] = []
    key.reserveCapacity(keyColumns.count)
    for index in 0..<keyColumns.count { key.append(keyColumns[index].write(row)) }
    return key
  }

  /// The header alone: an empty table to fill in.
  public func template(marked: Bool = false) -> [UInt8] {
    var writer = RecordWriter(marked: marked)
    writer.write(header)
    return writer.bytes
  }
}

/// The field that a column's reader read last, and what it was. Each reader has its own and is used by one at a time, so
/// that no access has to be checked against another.
@usableFromInline
final class FieldMemory<Value> {
  @exclusivity(unchecked) @usableFromInline var last: (text: String, value: Value)?

  @inlinable
  init() {}
}
