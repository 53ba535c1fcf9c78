import Civil
import Diagnostics
import Tabular

/// `visits.csv`, row by row, back to the records it was made of.
struct VisitTableReader {
  private let file: String
  private let zone: ZoneRules
  private(set) var visits: [Visit] = []
  private(set) var records = RecordStore()
  private(set) var recordNumbers: [Int] = []
  private(set) var formerDogs: [VisitID: String] = [:]
  private(set) var isSpoilt = false
  private var findings: [Diagnostic] = []
  private var legacy: LegacyVisitReader
  private var ids = VisitIDs()

  init(file: String, zone: ZoneRules) {
    self.file = file
    self.zone = zone
    legacy = LegacyVisitReader(file: file)
  }

  var diagnostics: [Diagnostic] { findings + legacy.diagnostics }

  private struct Row {
    let place: Int
    let number: Int
    let fields: [String]
  }

  mutating func read(_ bytes: [UInt8]) throws(RegistryError) {
    for dialect in [Dialect.rfc4180, DialectSniffer(bytes.prefix(DialectSniffer.sampleSize)).dialect] {
      if try read(bytes, dialect) { return }
    }
    throw VisitFile.refusal(file, "the columns visit_id, dog_id, arrival, _no and _keys are not all there")
  }

  /// - Returns: false where the header is another one.
  private mutating func read(_ bytes: [UInt8], _ dialect: Dialect) throws(RegistryError) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw VisitFile.refusal(file, "it is not UTF-8; save it again with that character set")
    }
    var header: VisitRowReader?
    var rows: [Row] = []
    var place = 0
    func collect(_ buffer: RecordBuffer) {
      place += 1
      let fields = (0..<buffer.count).map { FormulaGuard.full.unguarded(buffer.text($0)) }
      guard let reader = header else {
        header = VisitRowReader(header: fields, zone: zone)
        return
      }
      guard reader.isWhole, fields.contains(where: { !$0.isEmpty }) else { return }
      rows.append(Row(place: place, number: Int(reader.cell("_no", fields)) ?? Int.max, fields: fields))
    }
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    var scanner = RecordScanner(dialect)
    scanner.scan(text, collect)
    if let line = scanner.finish(collect) {
      throw VisitFile.refusal(file, "a quote is never closed", line: line)
    }
    guard let header, header.isWhole else { return false }
    // As they were before anybody sorted the sheet.
    for row in rows.sorted(by: { ($0.number, $0.place) < ($1.number, $1.place) }) { take(row, header) }
    return true
  }

  private mutating func take(_ row: Row, _ reader: VisitRowReader) {
    guard let record = reader.record(row.fields) else {
      isSpoilt = true
      findings.append(
        Diagnostic(
          .error, .unreadableField, at: Location(file: file, place: .record(row.place)),
          "the columns that begin with _ no longer hold this visit",
          hint: "take the row from an older copy of the file; correct only the columns without _"))
      return
    }
    records.append(record)
    let isNew = reader.cell("_no", row.fields).isEmpty
    for (column, key) in [("name", LegacyKey.name), ("owner", .ownerName)] where !isNew {
      guard reader.cell(column, row.fields) == record[key: key]?.writtenText ?? "" else {
        findings.append(
          Diagnostic(
            .warning, .derivedEdit, at: Location(file: file, place: .record(row.place)),
            "“\(column)” was changed by hand and stays as the app has it",
            hint: "correct the name in the app, or decide whose visit it is in review.csv"))
        continue
      }
    }
    guard let visit = legacy.visit(record, record: row.place) else { return }
    let written = reader.cell("visit_id", row.fields)
    let wanted = written.isEmpty ? visit.id : VisitID(written)
    let claimed = ids.claim(wanted) { RegistryIdentity.visit(again: wanted, repetition: $0) }
    if claimed.isRepeated {
      findings.append(VisitIDs.repeated(file, row.place, "a row before has the id \(wanted) already"))
    }
    visits.append(visit.with(id: claimed.id))
    recordNumbers.append(records.count)
    formerDogs[claimed.id] = reader.cell("dog_id", row.fields)
  }
}

extension JSONTree {
  subscript(key key: LegacyKey) -> JSONTree? { self[key.rawValue] }
}
