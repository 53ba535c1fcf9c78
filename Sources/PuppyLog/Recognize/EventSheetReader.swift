public import Civil
public import Diagnostics
public import Tabular

/// The sheet of events, edited or not, to the files of the log.
public enum EventSheetReader {
  public struct Reading: Sendable {
    /// By name; every line that the sheet has.
    public let files: [LogFile]
    public let rowCount: Int
    /// Rows that stand for new lines.
    public let added: Int
  }

  /// A row that cannot be written as a line is an error; nothing should be written then.
  /// - Parameter zone: for new rows without a distance from Greenwich; else they take that of the row before.
  /// - Throws: what ``RecordReader`` throws, and `no-event-sheet`.
  public static func read(
    _ bytes: [UInt8], file: String, zone: ZoneRules? = nil
  ) throws(TabularError) -> Report<Reading> {
    let table = try table(bytes, file)
    let header = table.records.first?.fields.map { FormulaGuard.full.unguarded($0.text) } ?? []
    guard header.contains("_line"), header.contains("_file"), header.contains("time"), header.contains("type")
    else {
      throw TabularError(
        .noEventSheet, at: Location(file: file), "this is no sheet of a puppy's events",
        hint: "name what hound puppy csv wrote; its columns time, type, _file and _line must stand")
    }
    var assembly = LogAssembly()
    var findings: [Diagnostic] = []
    var added = 0
    var rowCount = 0
    var lastOffset = ""
    for (index, record) in table.records.enumerated().dropFirst() where !record.isBlank {
      let cells = Dictionary(header.enumerated().map { ($1, record[column: $0 + 1].text) }) { first, _ in
        first
      }
      var row = EventRow(
        cells, header: header, table: table, rowNumber: index + 1, zone: zone, lastOffset: lastOffset)
      row.check()
      if row.isBlankFileCarrier {
        assembly.addBlanks(row.end)
        continue
      }
      rowCount += 1
      if let offset = row.offset, !offset.isEmpty { lastOffset = offset }
      let outcome = row.line()
      findings += row.findings
      guard let outcome else { continue }
      let isTaken = row.number.map { assembly.has(row.file, $0) } ?? false
      if isTaken { findings.append(row.doubled) }
      if let number = row.number, !isTaken {
        assembly.add(outcome, file: row.file, number: number, end: row.end)
      } else {
        assembly.append(outcome, file: row.newFile ?? row.file)
        added += 1
      }
    }
    return Report(
      Reading(files: assembly.files, rowCount: rowCount, added: added), findings)
  }

  /// What Hound writes is RFC 4180; another dialect is found out where that does not give the columns.
  private static func table(_ bytes: [UInt8], _ file: String) throws(TabularError) -> Table {
    let plain = try RecordReader.filledTable(bytes, file: file, dialect: .rfc4180)
    if plain.records.first?.fields.contains(where: { $0.text == "_line" }) == true { return plain }
    return try RecordReader.filledTable(bytes, file: file)
  }
}

extension DiagnosticCode {
  public static let noEventSheet = DiagnosticCode(
    "no-event-sheet",
    """
    The file is not the sheet of events that hound puppy csv writes: the columns that say where each line stood are \
    missing. Without them no file of the log can be put together again.
    """)
  public static let badEventRow = DiagnosticCode(
    "bad-event-row",
    """
    A row of the sheet of events cannot be made into a line of the log: a new row lacks its date, time or type, or \
    its date or time cannot be read. Nothing was written, so that no line is lost.
    """)
  public static let carriedCellEdited = DiagnosticCode(
    "carried-cell-edited",
    """
    A column that begins with an underscore carries what is needed to write the lines back. One of its cells was \
    edited and cannot be what Hound wrote; the edit is ignored as far as the line can be known without it.
    """)
}
