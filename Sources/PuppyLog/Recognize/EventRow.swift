import Civil
import Diagnostics
import Tabular

/// One row of the sheet of events on its way back to a line.
struct EventRow {
  let cells: [String: String]
  let header: [String]
  let table: Table
  let rowNumber: Int
  let zone: ZoneRules?
  let lastOffset: String
  var findings: [Diagnostic] = []
  /// The line as it was written into the sheet; nil for a new row.
  private(set) var written: CarriedLine?
  private(set) var writtenContent: [UInt8]?
  private(set) var end = LineEnd()
  private(set) var number: Int?

  init(
    _ cells: [String: String], header: [String], table: Table, rowNumber: Int, zone: ZoneRules?,
    lastOffset: String
  ) {
    self.cells = cells
    self.header = header
    self.table = table
    self.rowNumber = rowNumber
    self.zone = zone
    self.lastOffset = lastOffset
  }

  func cell(_ column: String) -> String { cells[column] ?? "" }
  var file: String { cell("_file") }
  var offset: String? { cells["offset"] }

  /// Reads what the row carries; what cannot be is named and ignored.
  mutating func check() {
    if let end = LineEnd(cell("_eof")) { self.end = end } else { ignore("_eof") }
    let text = cell("_line")
    if let read = Int(text), read > 0 { number = read } else if !text.isEmpty { ignore("_line") }
    if number != nil, !Self.isFileName(file) {
      ignore("_file")
      number = nil
    }
    guard !cell("_raw").isEmpty else { return }
    guard let content = RawText.read(cell("_raw")) else { return ignore("_raw") }
    writtenContent = content
    written = CarriedLine(content[...])
  }

  /// The one row of a log in which no file has a line.
  var isBlankFileCarrier: Bool { number == nil && !end.blanks.isEmpty && cell("type").isEmpty }

  /// The file of the day, for a new row.
  var newFile: String? {
    if Self.isFileName(file) { return file }
    return CivilDate(iso: cell("date").trimmingPrefix { $0 == " " }).map { "\($0).jsonl" }
  }

  static func isFileName(_ name: String) -> Bool {
    name.hasSuffix(".jsonl") && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\\")
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  // MARK: Findings

  func location(_ column: String) -> Location {
    table.location(row: rowNumber, column: (header.firstIndex(of: column) ?? 0) + 1)
  }

  mutating func ignore(_ column: String) {
    findings.append(
      Diagnostic(
        .warning, .carriedCellEdited, at: location(column), "“\(cell(column))” was not written by Hound",
        hint: "edit the other columns; those that begin with _ are not for editing"))
  }

  mutating func refuse(_ column: String, _ message: String, hint: String) {
    findings.append(Diagnostic(.error, .badEventRow, at: location(column), message, hint: hint))
  }

  var doubled: Diagnostic {
    Diagnostic(
      .warning, .carriedCellEdited, at: location("_line"),
      "two rows carry line \(cell("_line")) of \(file); this one is taken for a new event",
      hint: "leave _line empty in a row that you copy")
  }
}
