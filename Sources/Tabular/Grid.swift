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
  public private(set) var rows: [[GridValue]] = []

  public init(_ columns: [String]) { self.columns = columns }

  /// A row may be shorter or longer than the columns; nothing is cut off.
  public mutating func append(_ row: [GridValue]) { rows.append(row) }

  /// RFC 4180 bytes.
  /// - Parameter marked: for people's programs: the UTF-8 mark and CRLF. Pipes get neither mark nor CR.
  public func csv(marked: Bool) -> [UInt8] {
    var writer = RecordWriter(marked: marked, lineEnd: marked ? "\r\n" : "\n")
    writer.write(columns)
    for row in rows {
      for place in row.indices { writer.put(row[place].plain, at: place) }
      if row.isEmpty { writer.write([]) } else { writer.endRecord() }
    }
    return writer.bytes
  }
}
