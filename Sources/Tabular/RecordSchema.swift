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
    /// Makes one that reads row after row.
    @usableFromInline let reader: @Sendable (FieldReading.Needs) -> (String, inout Row) -> FieldReading
    @usableFromInline let read: @Sendable (String, inout Row) -> Bool
    /// These two take the row where it stands: years of rows are not copied for each of their fields.
    @usableFromInline let text: @Sendable (UnsafePointer<Row>) -> String
    @usableFromInline let put: @Sendable (UnsafePointer<Row>, inout RecordWriter) -> Void

    /// - Parameter path: the property of the row that the column holds.
    ///
    /// Inlined, so that the types of row and value are known where the schema is declared.
    @inlinable
    public init<Value>(
      _ name: String, _ path: any WritableKeyPath<Row, Value> & Sendable, _ format: FieldFormat<Value>,
      _ doc: String
    ) {
      self.name = name
      self.expected = format.expected
      self.doc = doc
      let property = RowProperty(path)
      read = { text, row in
        guard let value = format.read(text) else { return false }
        property.set(value, &row)
        return true
      }
      reader = { needs in
        let memory = FieldMemory<Value>()
        return { text, row in
          // What is taken as it stands needs no memory.
          if let last = memory.last, last.text.utf8.count == text.utf8.count, last.text == text {
            property.set(last.value, &row)
            return last.reading
          }
          guard let value = format.read(text) else { return .unreadable }
          property.set(value, &row)
          let reading: FieldReading = needs.form && format.write(value) == text ? .asWritten : .read
          if !format.isVerbatim, needs.isPlain || text.utf8.allSatisfy({ $0 < 0x80 }) {
            memory.last = (text, value, reading)
          }
          return reading
        }
      }
      text = { format.write(property.value(at: $0)) }
      put = { row, writer in format.put(property.value(at: row), &writer) }
    }

    @inlinable
    func write(_ row: Row) -> String { withUnsafePointer(to: row) { text($0) } }
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
