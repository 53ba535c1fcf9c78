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

  public mutating func append(_ row: [GridValue]) { rows.append(row) }

  /// RFC 4180 bytes.
  /// - Parameter marked: for people's programs: the UTF-8 mark and CRLF. Pipes get neither mark nor CR.
  public func csv(marked: Bool) -> [UInt8] {
    var writer = RecordWriter(marked: marked, lineEnd: marked ? "\r\n" : "\n")
    writer.write(columns)
    for row in rows { writer.write(row.map(\.plain)) }
    return writer.bytes
  }

  /// Lines for a terminal: columns aligned, numbers to the right, the widest text column cut to fit.
  public func lines(width: Int = 80) -> [String] {
    var widths = columns.map(\.count)
    var isNumeric = columns.map { _ in !rows.isEmpty }
    for row in rows {
      for (index, value) in row.enumerated() {
        widths[index] = max(widths[index], value.plain.count)
        if case .text = value { isNumeric[index] = false }
      }
    }
    while widths.reduce(0, +) + 2 * (widths.count - 1) > width,
      let widest = widths.indices.filter({ !isNumeric[$0] }).max(by: { widths[$0] < widths[$1] }),
      widths[widest] > 8
    {
      widths[widest] -= 1
    }
    func line(_ texts: [String]) -> String {
      texts.enumerated().map { index, text in
        let fitted = text.count > widths[index] ? String(text.prefix(widths[index] - 1)) + "…" : text
        let pad = String(repeating: " ", count: widths[index] - fitted.count)
        return isNumeric[index] ? pad + fitted : fitted + pad
      }.joined(separator: "  ").trimmingTrailingSpaces
    }
    return [line(columns)] + rows.map { row in line(row.map(\.plain)) }
  }
}

extension String {
  /// Without white space at the end.
  public var trimmingTrailingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
