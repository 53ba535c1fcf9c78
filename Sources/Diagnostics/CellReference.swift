/// One cell as a spreadsheet names it: 1-based row and column, written `B5`.
public struct CellReference: Hashable, Sendable {
  public let row: Int
  public let column: Int

  @inlinable
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// Reads A1 notation, letters in either case. Nil when the text is anything else.
  @inlinable
  public init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// The same from its bytes.
  @inlinable
  public init?(utf8 bytes: some Sequence<UInt8>) {
    var column = 0
    var row = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where row == 0:
        column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
      case UInt8(ascii: "a")...UInt8(ascii: "z") where row == 0:
        column = column * 26 + Int(byte - UInt8(ascii: "a")) + 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where column > 0 && (row > 0 || byte > UInt8(ascii: "0")):
        row = row * 10 + Int(byte - UInt8(ascii: "0"))
      default:
        return nil
      }
      if column > 1_000_000 || row > 1_000_000_000 { return nil }
    }
    guard column > 0, row > 0 else { return nil }
    self.init(row: row, column: column)
  }

  /// The letters of a 1-based column: 1 is `A`, 27 is `AA`.
  public static func letters(ofColumn column: Int) -> String {
    if (1...26).contains(column) { return String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(column - 1))) }
    var rest = column
    var letters: [UInt8] = []
    while rest > 0 {
      let digit = (rest - 1) % 26
      letters.append(UInt8(ascii: "A") + UInt8(digit))
      rest = (rest - 1) / 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }
}

extension CellReference: Comparable {
  /// Sheet order: row by row, left to right.
  public static func < (left: CellReference, right: CellReference) -> Bool {
    (left.row, left.column) < (right.row, right.column)
  }
}

extension CellReference: CustomStringConvertible {
  public var description: String {
    guard (1...26).contains(column), row > 0 else { return Self.letters(ofColumn: column) + String(row) }
    // As nearly every one is, written at once.
    var (digits, rest) = (1, row)
    while rest > 9 {
      digits += 1
      rest /= 10
    }
    return String(unsafeUninitializedCapacity: digits + 1) { room in
      room[0] = UInt8(ascii: "A") + UInt8(column - 1)
      var rest = row
      for place in stride(from: digits, to: 0, by: -1) {
        room[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return digits + 1
    }
  }
}
