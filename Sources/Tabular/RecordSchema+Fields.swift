extension RecordSchema {
  /// What a row's column holds, as the table has it; empty for a column that there is not.
  public func text(_ column: String, of row: Row) -> String { self.column(column)?.write(row) ?? "" }

  /// Puts a text into one column. False where the column cannot hold it, or where there is none of that name.
  public func set(_ column: String, to text: String, in row: inout Row) -> Bool {
    self.column(column)?.read(text, &row) ?? false
  }

  /// What a person should write into a column: "an amount such as 25.00".
  public func expected(_ column: String) -> String { self.column(column)?.expected ?? "" }

  private func column(_ name: String) -> Column? { columns.first { $0.name == name } }
}
