/// A table as texts, its rows found by their key: what comparing and joining versions of a file needs.
public struct KeyedTable: Sendable, Equatable {
  /// A row's texts by column, lower case; columns past the header under their number.
  public typealias Row = [String: String]

  /// As the file names them, in its order.
  public private(set) var columns: [String]
  /// By the canonical texts of the key columns.
  public private(set) var rows: [[String]: Row]

  public init(columns: [String], rows: [[String]: Row] = [:]) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads a file whose columns a shape explains. An empty file is an empty table.
  /// - Throws: what keeps rows from being told apart: bytes that are no table, a lost key column, a key that stands twice.
  public init(_ bytes: [UInt8], _ shape: TableShape, file: String) throws(TabularError) {
    guard !bytes.isEmpty else {
      self.init(columns: shape.columns)
      return
    }
    let table = try Self.table(bytes, shape, file)
    guard let top = table.records.firstIndex(where: { !$0.isBlank }) else {
      self.init(columns: shape.columns)
      return
    }
    guard Self.hasKeys(table, shape) else {
      throw TabularError(
        .missingColumn, at: table.location(row: top + 1, column: 1),
        "a column by which its rows are known is missing",
        hint: "put it back; they are known by \(shape.keys.joined(separator: ", "))")
    }
    let names = Self.names(table, top)
    var rows: [[String]: Row] = [:]
    for (index, record) in table.records.enumerated().dropFirst(top + 1) where !record.isBlank {
      var row: Row = [:]
      for (place, name) in names.enumerated() where row[name.lowercased()] == nil {
        row[name.lowercased()] = FormulaGuard.full.unguarded(record[column: place + 1].text)
      }
      let key = Self.key(row, shape)
      guard rows.updateValue(row, forKey: key) == nil else {
        throw TabularError(
          .duplicateKey, at: table.location(row: index + 1, column: 1),
          "“\(key.joined(separator: " "))” stands twice", hint: "keep one of the two rows")
      }
    }
    self.init(columns: names, rows: rows)
  }

  /// The table with its rows by key, in the column order of the file.
  public func bytes(lineEnd: String = "\n", marked: Bool = false) -> [UInt8] {
    var writer = RecordWriter(marked: marked, lineEnd: lineEnd)
    writer.write(columns.enumerated().map { Self.number(of: $1) == $0 + 1 ? "" : $1 })
    for key in rows.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      writer.write(columns.map { rows[key]?[$0.lowercased()] ?? "" })
    }
    return writer.bytes
  }

  static func key(_ row: Row, _ shape: TableShape) -> [String] {
    shape.keys.map { shape.canonical(row[$0.lowercased()] ?? "", column: $0) }
  }

  public mutating func set(_ row: Row?, for key: [String]) { rows[key] = row }

  mutating func add(columns more: [String]) {
    let known = Set(columns.map { $0.lowercased() })
    columns += more.filter { !known.contains($0.lowercased()) }
  }

  /// The header's names; a column without one goes by its number, so that what stands in it is not lost.
  private static func names(_ table: Table, _ top: Int) -> [String] {
    let header = table.records[top].fields.map { FormulaGuard.full.unguarded($0.trimmed) }
    let reach = table.records[top...].map { ($0.fields.lastIndex { !$0.isBlank } ?? -1) + 1 }.max() ?? 0
    let all = header + Array(repeating: "", count: max(0, reach - header.count))
    var seen: Set<String> = []
    return all.enumerated().map { place, name in
      name.isEmpty || !seen.insert(name.lowercased()).inserted ? "\(nameless)\(place + 1)" : name
    }
  }

  private static let nameless = "column "

  /// The place of a column that has no name of its own.
  private static func number(of name: String) -> Int? {
    name.hasPrefix(nameless) ? Int(name.dropFirst(nameless.count)) : nil
  }

  /// As the book writes its tables, else by the dialect that the bytes show.
  private static func table(_ bytes: [UInt8], _ shape: TableShape, _ file: String) throws(TabularError)
    -> Table
  {
    do throws(TabularError) {
      let plain = try RecordReader.table(bytes, file: file, dialect: .rfc4180)
      if hasKeys(plain, shape) { return plain }
    } catch {
      // Quotes that only another delimiter makes sense of.
      return try RecordReader.table(bytes, file: file)
    }
    return try RecordReader.table(bytes, file: file)
  }

  private static func hasKeys(_ table: Table, _ shape: TableShape) -> Bool {
    guard let head = table.records.first(where: { !$0.isBlank }) else { return true }
    let names = Set(head.fields.map { FormulaGuard.full.unguarded($0.trimmed).lowercased() })
    return shape.keys.allSatisfy { names.contains($0.lowercased()) }
  }
}

extension KeyedTable {
  /// One field that differs between two versions; nil on the side that has no such row, for every field of it.
  public struct Difference: Hashable, Sendable {
    public let key: [String]
    public let column: String
    public let was: String?
    public let now: String?
  }

  /// What differs from an earlier version: by key, then in the order of the columns. A row that came or went has one
  /// difference for each of its fields that is not empty, one at least.
  public func differences(from earlier: KeyedTable, _ shape: TableShape) -> [Difference] {
    let names = KeyedTable.joined(earlier.columns, columns)
    let keys = Set(rows.keys).union(earlier.rows.keys).sorted { $0.lexicographicallyPrecedes($1) }
    return keys.flatMap { key -> [Difference] in
      let (was, now) = (earlier.rows[key], rows[key])
      var found: [Difference] = []
      for name in names {
        let (before, after) = (was?[name.lowercased()] ?? "", now?[name.lowercased()] ?? "")
        let isSame = shape.canonical(before, column: name) == shape.canonical(after, column: name)
        guard !isSame else { continue }
        found.append(
          Difference(key: key, column: name, was: was == nil ? nil : before, now: now == nil ? nil : after))
      }
      if found.isEmpty, (was == nil) != (now == nil) {
        found = [
          Difference(key: key, column: names.first ?? "", was: was.map { _ in "" }, now: now.map { _ in "" })
        ]
      }
      return found
    }
  }

  static func joined(_ first: [String], _ second: [String]) -> [String] {
    let known = Set(first.map { $0.lowercased() })
    return first + second.filter { !known.contains($0.lowercased()) }
  }
}
