import Civil
import Diagnostics
import DogRegistry
import Store
import Tabular

/// The visits that a registry command is about: a file of the app's, or the folder that migrate wrote.
struct RegistryInput {
  let invocation: Invocation
  let path: String
  let clock: RegistryClock

  init(_ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    path = invocation.arguments.first ?? ""
    let now = try invocation.moment()
    let own = invocation.value("--now") == nil ? nil : now.offset
    let zone = try invocation.chosenZone() ?? own.map { ZoneRules(fixed: $0) } ?? invocation.homeZone ?? .utc
    clock = RegistryClock(now: now.instant, zone: zone)
  }

  var order: AppClock.Order {
    invocation.value("--date-order").flatMap { AppClock.Order(rawValue: $0) } ?? .mdy
  }

  var isFolder: Bool { Files.isFolder(invocation.environment.path(path)) }

  func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do { return try Files.read(invocation.environment.path(path)) } catch {
      throw CommandFailure(error, named: path)
    }
  }

  /// The file that was named, read.
  func file() throws(CommandFailure) -> VisitFile {
    let bytes = try bytes(path)
    do throws(RegistryError) {
      return try VisitFile(
        bytes, name: Files.name(of: path), zone: clock.zone, order: order,
        repairingText: invocation.has(OptionSpec.repairText.name))
    } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
  }

  /// What was decided, from the file of `--decisions`.
  func decisions() throws(CommandFailure) -> Report<[VisitDecision]> {
    guard let path = invocation.value("--decisions") else { return Report([]) }
    let bytes = try bytes(path)
    do throws(RegistryError) {
      return try DecisionReader.read(bytes, name: Files.name(of: path))
    } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
  }

  /// The folder that was named, read.
  func folder(_ path: String? = nil) throws(CommandFailure) -> RegistryFolder {
    let path = path ?? self.path
    let contents: [String: [UInt8]]
    do throws(StoreError) {
      contents = try Folder(invocation.environment.path(path)).read(RegistryFolder.names)
    } catch {
      throw CommandFailure(error, named: path)
    }
    do throws(RegistryError) {
      let records = "\(invocation.environment.path(path))/\(WrittenRecords.name)"
      return try RegistryFolder(
        contents, name: Files.name(of: path), zone: clock.zone,
        written: WrittenRecords {
          do { return try Files.read(records) } catch { return nil }
        })
    } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
  }

  /// The dogs behind a file or a folder, with the records and all that is to be said of them.
  func reading() throws(CommandFailure) -> RegistryReading {
    if isFolder {
      let folder = try folder()
      let more = try decisions()
      return RegistryReading(
        folder: folder, decisions: folder.decisions + more.value, clock: clock, findings: more.diagnostics)
    }
    let file = try file()
    let decisions = try decisions()
    return RegistryReading(
      file: file, decisions: decisions.value, clock: clock, findings: decisions.diagnostics)
  }
}

/// Visits read and grouped.
struct RegistryReading {
  let file: VisitFile
  let decisions: [VisitDecision]
  let registry: Registry
  /// Ordered by place.
  let findings: [Diagnostic]
  let isSpoilt: Bool

  init(file: VisitFile, decisions: [VisitDecision], clock: RegistryClock, findings: [Diagnostic]) {
    self.file = file
    self.decisions = decisions
    // What a person decided is shown as it was decided; only a registry takes one id for one dog.
    registry = Registry(
      file.visits, decisions, clock: clock, joinsEqualIDs: file.form == .folder,
      identify: RegistryIdentity.dog)
    self.findings = (file.diagnostics + findings + registry.diagnostics).sorted()
    isSpoilt = false
  }

  init(folder: RegistryFolder, decisions: [VisitDecision], clock: RegistryClock, findings: [Diagnostic]) {
    file = folder.file
    self.decisions = decisions
    registry = Registry(
      file.visits, decisions, clock: clock, joinsEqualIDs: true, identify: RegistryIdentity.dog)
    self.findings =
      (file.diagnostics + findings + registry.diagnostics).sorted()
    isSpoilt = folder.isSpoilt
  }

  /// The dog that was named: by its id, or by a name that only one dog has.
  func dog(_ words: String) throws(CommandFailure) -> DogEntry {
    let id = DogID(words)
    if let dog = registry.dogs.first(where: { $0.id == id }) { return dog }
    let name = words.compatibilityFolded
    let named = registry.dogs.filter { $0.name.folded == name }
    if named.count == 1 { return named[0] }
    let all = named.map { "\($0.owner?.text.collapsingSpaces ?? "no owner known") (\($0.id))" }
    throw CommandFailure(
      .refused,
      [
        Diagnostic(
          .error, .noSuchDog,
          named.isEmpty ? "no dog is called “\(words)”" : "\(named.count) dogs are called “\(words)”",
          hint: named.isEmpty
            ? "hound registry dogs lists them all" : "give the id: \(all.joined(separator: "; "))")
      ])
  }
}
