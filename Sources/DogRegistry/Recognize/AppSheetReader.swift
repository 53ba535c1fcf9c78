import Civil
import Diagnostics
import Tabular

/// The app's two CSV files: its backup, a row for each visit, and its history, a row for each day of a stay.
struct AppSheetReader {
  private let table: Table
  private let header: [String: Int]
  private let top: Int
  private let form: RegistryForm
  private let zone: ZoneRules
  private let order: AppClock.Order
  private var visits: [Visit] = []
  private var records = RecordStore()
  private var diagnostics: [Diagnostic] = []
  private var ids = VisitIDs()
  private var stays: Set<VisitID> = []

  static func read(
    _ bytes: [UInt8], name: String, zone: ZoneRules, order: AppClock.Order, repairingText: Bool
  ) throws(RegistryError) -> VisitFile {
    for dialect in [Dialect.rfc4180, nil] {
      let table: Table
      do throws(TabularError) {
        let read = try RecordReader.table(bytes, file: name, dialect: dialect)
        table = repairingText ? read.repaired : read
      } catch {
        throw RegistryError(diagnostic: error.diagnostic)
      }
      if var reader = AppSheetReader(table, zone, order) { return reader.file() }
    }
    throw VisitFile.refusal(name, "it is neither a list of visits nor the app's backup or history")
  }

  private init?(_ table: Table, _ zone: ZoneRules, _ order: AppClock.Order) {
    guard let top = table.records.firstIndex(where: { !$0.isBlank }) else { return nil }
    var header: [String: Int] = [:]
    for (column, field) in table.records[top].fields.enumerated() {
      let name = field.trimmed.lowercased()
      if header[name] == nil { header[name] = column }
    }
    if AppSheet.Column.backup.allSatisfy({ header[$0.key] != nil }) {
      form = .backupCSV
    } else if AppSheet.Column.history.allSatisfy({ header[$0.key] != nil }) {
      form = .historyCSV
    } else {
      return nil
    }
    self.table = table
    self.header = header
    self.top = top
    self.zone = zone
    self.order = order
  }

  private mutating func file() -> VisitFile {
    var numbers: [Int] = []
    for index in table.records.indices.dropFirst(top + 1) where !table.records[index].isBlank {
      let count = visits.count
      read(table.records[index], number: index + 1 - top)
      if visits.count > count { numbers.append(records.count) }
    }
    return VisitFile(
      form: form, name: table.file, visits: visits, records: records, recordNumbers: numbers,
      diagnostics: diagnostics)
  }

  private mutating func read(_ record: Record, number: Int) {
    let isBackup = form == .backupCSV
    if record.fields.contains(where: { Mojibake.repaired($0.text) != nil }) {
      diagnostics.append(
        Diagnostic(
          .warning, .mojibake, at: Location(file: table.file, place: .record(number)),
          "a text of the row was spoilt on its way, like Ã© for é",
          hint: "give the command again with --repair-text"))
    }
    let arrivalColumn: AppSheet.Column = isBackup ? .arrival : .arrivalTime
    let written = text(record, arrivalColumn)
    let reading = written.flatMap { AppClock.read($0, order) }
    let arrival = reading.map { zone.instant(LocalTime(date: $0.date, time: $0.time ?? .midnight)) }
    guard let reading, let arrival else {
      diagnostics.append(
        Diagnostic(
          .error, .badArrival, at: Location(file: table.file, place: .record(number)),
          written.map { "“\($0)” is no arrival" } ?? "the visit has no arrival",
          hint: "write it as 03/09/26 at 8:00 AM, or give --date-order dmy where the day comes first"))
      // Kept, so that it can be put right later.
      records.append(
        .object([JSONMember("arrivalDate", written.map { .text($0) } ?? .null)] + extras(record, [])))
      return
    }
    let name = FoldedName(rawText(record, .dogName), folded: rawText(record, .dogName).compatibilityFolded)
    let owner = text(record, .ownerName).map { FoldedName($0, folded: $0.compatibilityFolded) }
    let wanted = RegistryIdentity.visit(name: name, owner: owner, arrival: arrival)
    var id = wanted
    if isBackup {
      let claimed = ids.claim(wanted) {
        RegistryIdentity.visit(name: name, owner: owner, arrival: arrival, repetition: $0)
      }
      id = claimed.id
      if claimed.isRepeated {
        diagnostics.append(VisitIDs.repeated(table.file, number, "the same dog came at the same time before"))
      }
    } else if !stays.insert(wanted).inserted {
      // A later row of the same stay tells of an earlier day.
      return
    }
    var visit = Visit(id: id, record: number, name: name, arrival: arrival)
    visit.owner = owner
    visit.isArrivalTimeSet = reading.time != nil
    visit.departure = moment(record, isBackup ? .departure : .departureTime, number)
    visit.isBoarding = text(record, .service)?.trimmingSpaces.lowercased() == "boarding"
    visit.boardingEnd = moment(record, .boardingEnd, number)
    visit.needsWalking = text(record, .needsWalking).flatMap { FieldFormat<Bool>.yesNo.read($0) }
    visit.walkingNotes = text(record, .walkingNotes)
    visit.specialInstructions = text(record, .specialInstructions)
    visit.notes = text(record, .notes)
    visit.isFed = text(record, .isFed).flatMap { FieldFormat<Bool>.yesNo.read($0) }
    visit.allergies = text(record, .allergies)
    visits.append(visit)
    records.append(original(record, visit))
  }

  /// The visit in the words of the app's list; what the list has no word for stays under its heading.
  private func original(_ record: Record, _ visit: Visit) -> JSONTree {
    var members = [JSONMember("id", .text(visit.id.text)), JSONMember("name", .text(visit.name.text))]
    func add(_ key: LegacyKey, _ value: JSONTree?) {
      if let value { members.append(JSONMember(key.rawValue, value)) }
    }
    func text(_ column: AppSheet.Column) -> JSONTree? { self.text(record, column).map { .text($0) } }
    func flag(_ column: AppSheet.Column) -> JSONTree? {
      self.text(record, column).flatMap { FieldFormat<Bool>.yesNo.read($0) }.map { .bool($0) }
    }
    add(.ownerName, text(.ownerName))
    add(.arrivalDate, .seconds(visit.arrival))
    add(.departureDate, visit.departure.map { .seconds($0) })
    add(.isBoarding, .bool(visit.isBoarding))
    add(.boardingEndDate, visit.boardingEnd.map { .seconds($0) })
    add(.isArrivalTimeSet, .bool(visit.isArrivalTimeSet))
    add(.isDaycareFed, flag(.isFed))
    add(.needsWalking, flag(.needsWalking))
    add(.walkingNotes, text(.walkingNotes))
    add(.notes, text(.notes))
    add(.specialInstructions, text(.specialInstructions))
    add(.allergiesAndFeedingInstructions, text(.allergies))
    return .object(members + extras(record, AppSheet.Column.told))
  }

  /// What stands under other headings, as it stands.
  private func extras(_ record: Record, _ told: [AppSheet.Column]) -> [JSONMember] {
    let known = Set(told.map(\.key))
    return table.records[top].fields.enumerated().compactMap { column, field in
      let value = FormulaGuard.full.unguarded(record[column: column + 1].text)
      guard !known.contains(field.trimmed.lowercased()), !value.isEmpty else { return nil }
      return JSONMember(field.trimmed, .text(value))
    }
  }

  private mutating func moment(_ record: Record, _ column: AppSheet.Column, _ number: Int) -> Instant? {
    guard let text = text(record, column) else { return nil }
    guard let reading = AppClock.read(text, order) else {
      diagnostics.append(
        Diagnostic(
          .warning, .unreadableField, at: Location(file: table.file, place: .record(number)),
          "“\(text)” is no \(column.rawValue)", hint: "write it as 03/09/26 at 5:00 PM"))
      return nil
    }
    return zone.instant(LocalTime(date: reading.date, time: reading.time ?? .midnight))
  }

  private func rawText(_ record: Record, _ column: AppSheet.Column) -> String {
    header[column.key].map { FormulaGuard.full.unguarded(record[column: $0 + 1].text) } ?? ""
  }

  /// Nil for a blank field, and for the word by which the backup says so.
  private func text(_ record: Record, _ column: AppSheet.Column) -> String? {
    let text = rawText(record, column)
    let bare = text.trimmingSpaces
    return bare.isEmpty || form == .backupCSV && bare == "None" ? nil : text
  }
}

extension Table {
  fileprivate var repaired: Table {
    Table(
      file: file,
      records: records.map { record in
        Record(
          record.fields.map { Field(Mojibake.repaired($0.text) ?? $0.text, isQuoted: $0.isQuoted) },
          line: record.line)
      })
  }
}

extension JSONTree {
  /// As the app counts: seconds since 2001.
  static func seconds(_ instant: Instant) -> JSONTree {
    .number(String(instant.seconds - Instant.secondsBefore2001))
  }
}
