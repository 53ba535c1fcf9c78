/// What became of a field.
@usableFromInline
enum FieldReading: Sendable {
  case unreadable
  case read
  /// Read, and known to be written again just as it stood.
  case asWritten

  /// What is asked of a reader.
  @usableFromInline
  struct Needs: Sendable {
    /// Whether it has to tell fields that would be written otherwise.
    @usableFromInline let form: Bool
    /// Whether the table is plain ASCII, so that no two spellings are of one text.
    @usableFromInline let isPlain: Bool

    @inlinable
    init(form: Bool, isPlain: Bool) {
      self.form = form
      self.isPlain = isPlain
    }
  }
}

/// The field that a column's reader read last, and what it was: a field as in the row before it is not read again. Each
/// reader has its own and is used by one at a time, so that no access has to be checked against another.
///
/// Plain ASCII only: two spellings of one accent are equal texts.
@usableFromInline
final class FieldMemory<Value> {
  @exclusivity(unchecked) @usableFromInline var last: (text: String, value: Value, reading: FieldReading)?

  @inlinable
  init() {}
}
