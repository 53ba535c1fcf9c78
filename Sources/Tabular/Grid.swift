/// What stands in one cell of a table made for people, with the type a spreadsheet should give it.
public enum GridValue: Hashable, Sendable {
  case text(String)
  /// Written plainly: `25.00`, `2026-11-20`, `14`.
  case number(String)
  case empty

  public var plain: String {
    switch self {
    case .text(let text), .number(let text): text
    case .empty: ""
    }
  }
}

extension GridValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = value.isEmpty ? .empty : .text(value) }
}

/// A table ready to be shown: named columns, typed cells. CSV and the terminal both take it.
public struct Grid: Hashable, Sendable {
  public let columns: [String]
  /// The texts of all cells, one behind the other, in UTF-8: a ledger of years has a million of them.
  private var texts: [UInt8] = []
  private var cells: [Cell] = []
  /// Past the last cell of each row.
  private var rowEnds: [Int] = []

  private struct Cell: Hashable {
    let end: Int
    /// Nil for an empty one.
    let isNumber: Bool?
  }

  public init(_ columns: [String]) { self.columns = columns }

  /// A row may be shorter or longer than the columns; nothing is cut off.
  public mutating func append(_ row: [GridValue]) {
    for index in row.indices {
      switch row[index] {
      case .text(let text): append(text, isNumber: false)
      case .number(let text): append(text, isNumber: true)
      case .empty: append("", isNumber: nil)
      }
    }
    endRow()
  }

  public mutating func endRow() { rowEnds.append(cells.count) }

  mutating func append(_ text: String, isNumber: Bool?) {
    var text = text
    text.withUTF8 { append($0, isNumber: isNumber) }
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>, isNumber: Bool?) {
    texts.append(contentsOf: text)
    cells.append(Cell(end: texts.count, isNumber: isNumber))
  }

  /// Made anew each time they are asked for.
  public var rows: [[GridValue]] {
    rowEnds.indices.map { row in cells(of: row).map(value) }
  }

  private func cells(of row: Int) -> Range<Int> { (row == 0 ? 0 : rowEnds[row - 1])..<rowEnds[row] }

  private func text(of cell: Int) -> Range<Int> { (cell == 0 ? 0 : cells[cell - 1].end)..<cells[cell].end }

  private func value(_ cell: Int) -> GridValue {
    guard let isNumber = cells[cell].isNumber else { return .empty }
    let text = String(decoding: texts[text(of: cell)], as: UTF8.self)
    return isNumber ? .number(text) : .text(text)
  }

  /// RFC 4180 bytes.
  /// - Parameter marked: for people's programs: the UTF-8 mark and CRLF. Pipes get neither mark nor CR.
  public func csv(marked: Bool) -> [UInt8] {
    var writer = RecordWriter.table(columns, marked: marked)
    writer.reserve(texts.count + cells.count + rowEnds.count + texts.count / 16)
    texts.withUnsafeBufferPointer { texts in
      for row in rowEnds.indices {
        for cell in cells(of: row) { writer.put(UnsafeBufferPointer(rebasing: texts[text(of: cell)])) }
        writer.endRecord()
      }
    }
    return writer.drain()
  }
}
