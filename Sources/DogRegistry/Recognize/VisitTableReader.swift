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
  private(set) var isSpoilt = false
  private var findings: [Diagnostic] = []
  private var legacy: LegacyVisitReader
  private var ids = VisitIDs()
  private var written: WrittenRecords

  init(file: String, zone: ZoneRules, written: WrittenRecords) {
    self.file = file
    self.zone = zone
    self.written = written
    legacy = LegacyVisitReader(file: file)
  }

  var diagnostics: [Diagnostic] { findings + legacy.diagnostics }

  private struct Row {
    let place: Int
    let number: Int
    let fields: [String]
    let isTouched: Bool
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
      let isTouched = reader.isTouched(fields)
      let whole = isTouched ? untouched(fields, place, reader) : fields
      rows.append(
        Row(
          place: place, number: Int(reader.cell("_no", whole)) ?? Int.max, fields: whole,
          isTouched: isTouched))
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

  /// The row as it was written in its columns that are not for editing.
  private mutating func untouched(_ fields: [String], _ place: Int, _ reader: VisitRowReader) -> [String] {
    let id = VisitID(reader.cell("visit_id", fields))
    guard let entry = written.entry(id) else {
      findings.append(
        touched(place, "the columns that begin with _ were changed by hand, and nothing tells what they said")
      )
      return fields
    }
    findings.append(
      touched(place, "the columns that begin with _ were changed by hand; what they said before stays"))
    return reader.putting(VisitSheet.mechanics(entry.record, number: entry.number, id, zone), into: fields)
  }

  /// Names what was changed in columns that only show what stands elsewhere.
  private mutating func compare(_ row: Row, _ record: JSONTree, _ reader: VisitRowReader) {
    func edited(_ column: String, _ hint: String) {
      findings.append(
        Diagnostic(
          .warning, .derivedEdit, at: Location(file: file, place: .record(row.place)),
          "“\(column)” was changed by hand; the change is not taken over", hint: hint))
    }
    for (column, key) in [("name", LegacyKey.name), ("owner", .ownerName)]
    where reader.cell(column, row.fields) != record[key: key]?.writtenText ?? "" {
      edited(column, "correct the name in the app, or decide whose visit it is in review.csv")
    }
    if !row.isTouched, reader.cell("dog_id", row.fields) != reader.cell("_dog", row.fields) {
      edited("dog_id", "decide it in review.csv or decisions.csv, then give hound registry migrate again")
    }
  }

  private func touched(_ place: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      .warning, .derivedEdit, at: Location(file: file, place: .record(place)), message,
      hint: "correct it in the app, or in a column whose name begins with a letter")
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
    if !isNew { compare(row, record, reader) }
    guard let visit = legacy.visit(record, record: row.place) else { return }
    let written = reader.cell("visit_id", row.fields)
    let wanted = written.isEmpty ? visit.id : VisitID(written)
    let claimed = ids.claim(wanted) { RegistryIdentity.visit(again: wanted, repetition: $0) }
    if claimed.isRepeated {
      findings.append(VisitIDs.repeated(file, row.place, "a row before has the id \(wanted) already"))
    }
    visits.append(visit.with(id: claimed.id))
    recordNumbers.append(records.count)
  }
}

extension JSONTree {
  subscript(key key: LegacyKey) -> JSONTree? { self[key.rawValue] }
}
