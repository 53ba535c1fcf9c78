/// A property of a row: by its place in the row's memory where it is stored, else by its key path.
///
/// The compiler does not see through a key path that a closure holds, and looking it up for each field costs more than
/// reading the field. `MemoryLayout.offset(of:)` says where a stored property is, and nothing for any other.
@usableFromInline
struct RowProperty<Row: Sendable, Value>: Sendable {
  @usableFromInline let path: any WritableKeyPath<Row, Value> & Sendable
  @usableFromInline let offset: Int?

  @inlinable
  init(_ path: any WritableKeyPath<Row, Value> & Sendable) {
    self.path = path
    offset = MemoryLayout<Row>.offset(of: path)
  }

  @inlinable
  func value(at row: UnsafePointer<Row>) -> Value {
    guard let offset else { return row.pointee[keyPath: path] }
    return UnsafeRawPointer(row).load(fromByteOffset: offset, as: Value.self)
  }

  @inlinable
  func set(_ value: Value, _ row: inout Row) {
    guard let offset else {
      row[keyPath: path] = value
      return
    }
    withUnsafeMutablePointer(to: &row) {
      UnsafeMutableRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
    }
  }
}
