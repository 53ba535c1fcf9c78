import Civil
import Diagnostics
import DogRegistry
import Store
import Tabular

/// Folders of a registry: reading what stands, writing it anew as one change.
extension RegistryInput {
  /// The registry in the folder; nil where none was written yet.
  func standing(_ path: String) throws(CommandFailure) -> RegistryFolder? {
    let full = invocation.environment.path(path)
    guard Files.exists(full + "/visits.csv") else { return nil }
    return try folder(path)
  }

  /// The day after an option; nil where it is not given.
  func day(_ option: String) throws(CommandFailure) -> CivilDate? {
    guard let text = invocation.value(option) else { return nil }
    guard let date = DatePhrase.date(text, asOf: clock.today) else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .badDate, "“\(text)” is no day", hint: "write today, tue, next mon, nov 20 or 2026-11-20")
        ])
    }
    return date
  }

  /// Who is here and who is booked; from the summary beside the tables where it still holds.
  func houseList() throws(CommandFailure) -> (list: VisitList, findings: [Diagnostic]) {
    if isFolder, let index = try houseIndex() {
      return (VisitList(index.visits, clock: clock), index.findings)
    }
    let reading = try reading()
    return (VisitList(reading.registry), reading.findings)
  }

  private func houseIndex() throws(CommandFailure) -> HouseIndex? {
    let folder = invocation.environment.path(path)
    // A change that was cut off is finished by reading the tables themselves.
    guard Files.exists("\(folder)/\(HouseIndex.name)"), !Files.exists("\(folder)/.hound/commit") else {
      return nil
    }
    let bytes: [UInt8]
    do { bytes = try Files.read("\(folder)/\(HouseIndex.name)") } catch {
      throw CommandFailure(error, named: path)
    }
    return HouseIndex(bytes, stamps: stamps(folder), now: clock.now)
  }

  private func stamps(_ folder: String) -> [FileStamp?] {
    HouseIndex.sources.map { Files.stamp("\(folder)/\($0)") }
  }

  /// Tables that are reckoned from others and are no longer as they were written.
  func derivedEdits(_ path: String) throws(CommandFailure) -> [Diagnostic] {
    let folder = Folder(invocation.environment.path(path))
    guard folder.isThere else { return [] }
    do throws(StoreError) {
      var written: [String: String] = [:]
      for entry in try folder.batches().flatMap(\.entries) { written[entry.name] = entry.after }
      let standing = try folder.read(RegistryTables.derived)
      return standing.keys.sorted().filter { name in
        guard let digest = written[name], let bytes = standing[name] else { return false }
        return SHA256.hex(bytes) != digest
      }.map(RegistryFolder.edited)
    } catch {
      throw CommandFailure(error, named: path)
    }
  }

  /// Writes all tables as one change, and the summary after them.
  /// - Returns: whether any table became another one, or would have.
  func write(
    _ tables: RegistryTables, _ file: VisitFile, _ registry: Registry, to path: String
  ) throws(CommandFailure) -> Bool {
    let full = invocation.environment.path(path)
    let folder = Folder(full)
    do throws(StoreError) {
      if invocation.has(OptionSpec.dryRun.name) {
        let standing = try folder.read(tables.files.map(\.name))
        return tables.files.contains { standing[$0.name] != $0.bytes }
      }
      let batch = try folder.change(
        label: invocation.arguments.first ?? "", holder: invocation.environment.user, timeoutSeconds: 10,
        keepBatches: 20,
        tables.files.map { file in
          FileChange(
            name: file.name, bytes: file.bytes, keepsHistory: RegistryTables.originals.contains(file.name))
        })
      if !batch.isEmpty || !Files.exists("\(full)/\(HouseIndex.name)") {
        try Files.writeAtomically(WrittenRecords.bytes(file), to: "\(full)/\(WrittenRecords.name)")
        try writeIndex(full, tables, registry)
      }
      return !batch.isEmpty
    } catch {
      throw CommandFailure(error, named: path)
    }
  }

  private func writeIndex(
    _ folder: String, _ tables: RegistryTables, _ registry: Registry
  ) throws(StoreError) {
    let index = "\(folder)/\(HouseIndex.name)"
    if let bytes = HouseIndex.bytes(VisitList(registry), tables.findings, stamps: stamps(folder)) {
      try Files.writeAtomically(bytes, to: index)
    } else if Files.exists(index) {
      try Files.remove(index)
    }
  }

  /// Marks the visits that were named, and says what became of them.
  func mark(_ mark: VisitMark) throws(CommandFailure) -> ExitStatus {
    let folder = try folder()
    guard !folder.isSpoilt else {
      throw CommandFailure(.refused, folder.file.diagnostics.filter { $0.severity == .error })
    }
    let before = RegistryReading(folder: folder, decisions: folder.decisions, clock: clock, findings: [])
    let words = invocation.arguments.dropFirst().joined(separator: " ")
    let visits: [Visit]
    if let visit = folder.file.visits.first(where: { $0.id == VisitID(words) }) {
      visits = [visit]
    } else {
      visits = try before.dog(words).visits
    }
    let file = folder.file.marking(Set(visits.map(\.id)), mark)
    let gone = mark == .purged ? Set(visits.map(\.id)) : []
    let decisions = folder.decisions.filter { !gone.contains($0.visit) }
    let registry = Registry(
      file.visits, decisions, clock: clock, joinsEqualIDs: true, identify: RegistryIdentity.dog)
    let edits = try derivedEdits(path)
    let isChanged = try write(RegistryTables(registry, file, decisions), file, registry, to: path)
    let what = visits.count == 1 ? "1 visit" : "\(visits.count) visits"
    let name = visits.last?.name.text.collapsingSpaces ?? words
    let isDry = invocation.has(OptionSpec.dryRun.name)
    let outcome =
      switch mark {
      case .deleted: isDry ? "would be deleted" : "deleted"
      case .standing: isDry ? "would be back" : "back again"
      case .purged: isDry ? "would be taken out for good" : "taken out for good"
      }
    invocation.print([isChanged ? "\(name): \(what) \(outcome)" : "\(name): nothing to change"])
    invocation.report((before.findings + edits).sorted())
    return .done
  }
}

/// How long each step took, for `--timing`.
struct RegistryTiming {
  private let environment: Environment
  private var last: Int
  private var steps: [String] = []

  init(_ environment: Environment) {
    self.environment = environment
    last = environment.milliseconds()
  }

  mutating func note(_ step: String) {
    let now = environment.milliseconds()
    steps.append("\(step) in \(now - last) ms")
    last = now
  }

  var text: String { steps.joined(separator: ", ") }
}
