/// As much of a record as tells a table from what stands around it.
struct RowShape: Hashable, Sendable {
  let width: Int
  /// How many fields hold something: none, one, or two for more.
  let filled: Int
  /// Whether a number or a date is among them.
  let hasFigures: Bool
  /// How many pieces another delimiter would make of the one field, for a row that lost its own.
  let pieces: Int

  var isBlank: Bool { filled == 0 }
  /// A title or a note: something in one field only.
  var isNote: Bool { filled == 1 }

  init(_ record: Record) {
    let filled = record.fields.filter { !$0.isBlank }
    width = record.fields.count
    self.filled = min(2, filled.count)
    hasFigures = filled.contains { ValueLikeness.isFigure(Array($0.text.utf8)[...]) }
    pieces = width == 1 ? Self.pieces(Array(record.fields[0].text.utf8)[...]) : 1
  }

  init(_ record: RecordBuffer) {
    width = record.count
    let filled = (0..<record.count).filter { !record.isBlank($0) }
    self.filled = min(2, filled.count)
    hasFigures = filled.contains { ValueLikeness.isFigure(record.field($0)) }
    pieces = width == 1 ? Self.pieces(record.field(0)) : 1
  }

  private static func pieces(_ text: ArraySlice<UInt8>) -> Int {
    1 + (Array(";|\t,".utf8).map { delimiter in text.count { $0 == delimiter } }.max() ?? 0)
  }
}

/// The shapes of a file's records, four bytes each: there are few shapes and many records.
struct RowShapes: RandomAccessCollection, Sendable {
  private(set) var shapes: [RowShape] = []
  private var numbers: [RowShape: UInt32] = [:]
  private var rows: [UInt32] = []

  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }
  subscript(index: Int) -> RowShape { shapes[Int(rows[index])] }

  mutating func add(_ shape: RowShape) {
    if let last = rows.last, shapes[Int(last)] == shape { return rows.append(last) }
    let number = numbers[shape] ?? UInt32(shapes.count)
    if number == shapes.count {
      shapes.append(shape)
      numbers[shape] = number
    }
    rows.append(number)
  }
}
