/// By which the columns of a row that are not for editing are told from ones that somebody edited all the same.
///
/// FNV-1a of 64 bits: quick, and strong enough against a slip of the hand.
struct RowCheck {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Empty cells count for nothing; a spreadsheet program's TRUE is JSON's true.
  mutating func take(_ column: String, _ cell: String) {
    guard !cell.isEmpty else { return }
    for text in [column, ["TRUE", "FALSE"].contains(cell) ? cell.lowercased() : cell] {
      for byte in text.utf8 { add(byte) }
      add(0)
    }
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Sixteen digits behind a letter, so that no spreadsheet program takes it for a number.
  var text: String {
    let digits = String(state, radix: 16)
    return "c" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
