import Civil
import Diagnostics
import Hikes
import Tabular

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What libFuzzer calls with every input it thinks of: up to 64 kB of any bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let parted = rewritten(bytes, in: 1 + Int(bytes.first ?? 0))
  expect(rewritten(bytes, in: .max) == parted, "where a portion ends makes a difference")
  do {
    let table = try RecordReader.table(bytes, file: "sheet.csv")
    if InputKind(table) != nil, let hints = hints, let reading = WeeklySheetReader.read(table, hints: hints) {
      account(reading)
    }
    _ = InputKind.guess(table)
    _ = RosterReader.recognizes(table) ? RosterReader.read(table).diagnostics.count : 0
    _ = TableFinder(table.records)
  } catch {
    expect(!error.detail.isEmpty && !error.hint.isEmpty, "a refusal without a reason")
  }
  return 0
}

private let hints = CivilDate(iso: "2026-11-20").map { SheetHints(asOf: $0) }

/// Every cell that holds anything stands in the report exactly once, with its text.
private func account(_ reading: SheetReading) {
  var read: [CellReference: String] = [:]
  for cell in reading.cells {
    expect(read.updateValue(cell.raw, forKey: cell.cell) == nil, "a cell twice: \(cell.cell)")
  }
  for (row, record) in reading.table.records.enumerated() {
    for (column, field) in record.fields.enumerated() where !field.isBlank {
      let cell = CellReference(row: row + 1, column: column + 1)
      expect(read[cell] == field.text, "a cell lost: \(cell)")
    }
  }
}

/// Nil for what is refused.
private func rewritten(_ bytes: [UInt8], in size: Int) -> [UInt8]? {
  var rewriter = RecordRewriter(file: "sheet.csv")
  var written: [UInt8] = []
  var rest = bytes[...]
  do {
    while !rest.isEmpty {
      written += try rewriter.rewrite(rest.prefix(size), isLast: false)
      rest = rest.dropFirst(size)
    }
    return try written + rewriter.rewrite([], isLast: true)
  } catch {
    return nil
  }
}

private func expect(_ holds: Bool, _ what: String) {
  guard !holds else { return }
  let line = Array("BROKEN: \(what)\n".utf8)
  write(2, line, line.count)
  abort()
}
