/// What a table's columns mean, whatever its rows are: enough to tell rows apart and equal values from different ones.
public struct TableShape: Sendable {
  /// The columns that identify a row; all of them where no column does.
  public let keys: [String]
  public let columns: [String]
  private let canonicals: [String: @Sendable (String) -> String]

  /// - Parameter keys: other ones than the schema's.
  public init<Row>(_ schema: RecordSchema<Row>, keys: [String]? = nil) {
    columns = schema.header
    let own = keys ?? schema.keys
    self.keys = own.isEmpty ? schema.header : own
    let blank = schema.blank
    canonicals = Dictionary(
      schema.columns.map { column in
        (
          column.name.lowercased(),
          { @Sendable text in
            var row = blank()
            return column.read(text, &row) ? column.write(row) : text
          }
        )
      }
    ) { first, _ in first }
  }

  /// A text as the schema writes its value: `25` and `25.00` are one amount. What it cannot read stays as it is.
  public func canonical(_ text: String, column: String) -> String {
    canonicals[column.lowercased()]?(text) ?? text
  }
}
