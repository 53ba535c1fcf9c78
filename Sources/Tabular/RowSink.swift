public import Civil
public import Quantities

/// What takes a table row by row and cell by cell: a ``Grid`` to be shown, or a ``RecordWriter`` to be saved, which holds
/// no cell longer than it takes to write it. An empty text, and a value that there is not, leave their cell empty.
public protocol RowSink {
  mutating func text(_ text: String)
  /// A text that reads as a number.
  mutating func number(_ text: String)
  mutating func number(_ number: Int)
  mutating func date(_ date: CivilDate?)
  mutating func money(_ money: Money?)
  /// Ends a row that has a cell.
  mutating func endRow()
}

extension RecordWriter: RowSink {
  public mutating func text(_ text: String) { put(text) }
  public mutating func number(_ text: String) { put(text) }

  public mutating func number(_ number: Int) {
    guard number >= 0 else { return put(String(number)) }
    // As many digits as a number can have, written from the last to the first.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { room in
      var (start, rest) = (room.count, number)
      repeat {
        start -= 1
        room[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      put(figure: UnsafeBufferPointer(rebasing: room[start...]))
    }
  }

  public mutating func date(_ date: CivilDate?) {
    guard let date else { return put("") }
    date.withUTF8 { put(figure: $0) }
  }

  public mutating func money(_ money: Money?) {
    guard let money else { return put("") }
    money.withUTF8 { put(figure: $0) }
  }

  public mutating func endRow() { endRecord() }
}

extension Grid: RowSink {
  public mutating func text(_ text: String) { append(text, isNumber: text.isEmpty ? nil : false) }
  public mutating func number(_ text: String) { append(text, isNumber: true) }
  public mutating func number(_ number: Int) { self.number(String(number)) }

  public mutating func date(_ date: CivilDate?) {
    guard let date else { return text("") }
    date.withUTF8 { append($0, isNumber: true) }
  }

  public mutating func money(_ money: Money?) {
    guard let money else { return text("") }
    money.withUTF8 { append($0, isNumber: true) }
  }
}
