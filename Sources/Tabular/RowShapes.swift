/// As much of a record as tells a table from what stands around it.
struct RowShape: Hashable, Sendable {
  let width: Int
  /// How many fields hold something: none, one, two, or three for more.
  let filled: Int
  /// Whether a number or a date is among them.
  let hasFigures: Bool
  /// Whether it may be what a report says of itself, `Printed,2025-11-24`: its first two fields hold something, the first of
  /// them no figure, and no other does.
  let isPair: Bool
  /// How many pieces another delimiter would make of the one field, for a row that lost its own.
  let pieces: Int

  var isBlank: Bool { filled == 0 }
  /// A title or a note: something in one field only.
  var isNote: Bool { filled == 1 }

  init(_ record: Record) {
    let fields = record.fields
    self.init(count: fields.count, isBlank: { fields[$0].isBlank }) { Array(fields[$0].text.utf8)[...] }
  }

  init(_ record: RecordBuffer) {
    self.init(count: record.count, isBlank: record.isBlank, field: record.field)
  }

  private init(count: Int, isBlank: (Int) -> Bool, field: (Int) -> ArraySlice<UInt8>) {
    let filled = (0..<count).filter { !isBlank($0) }
    width = count
    self.filled = min(3, filled.count)
    hasFigures = filled.contains { ValueLikeness.isFigure(field($0)) }
    isPair = filled == [0, 1] && !ValueLikeness.isFigure(field(0))
    pieces = count == 1 ? Self.pieces(field(0)) : 1
  }

  private static func pieces(_ text: ArraySlice<UInt8>) -> Int {
    1 + Array(";|\t,".utf8).map(text.partings).reduce(0, max)
  }
}

extension ArraySlice<UInt8> {
  /// How often a sign may part the cells of a row that is one field. A comma before a space is one of a sentence.
  func partings(_ sign: UInt8) -> Int {
    let all = count { $0 == sign }
    guard sign == UInt8(ascii: ",") else { return all }
    return all - zip(self, dropFirst()).count { $0 == sign && $1 == UInt8(ascii: " ") }
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
