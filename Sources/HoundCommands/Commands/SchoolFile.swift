import Civil
import Diagnostics
import SchoolRuns
import Store
import Tabular

/// The file of runs that a command names, read, with the clock its times are shown on.
struct SchoolFile {
  let invocation: Invocation
  let path: String
  let file: RunsFile
  /// Of the reading alone.
  let readFindings: [Diagnostic]
  let clock: ShownClock

  init(_ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    path = invocation.arguments[0]
    let bytes = try Self.bytes(path, invocation)
    let name = Files.name(of: path)
    do throws(RunsFileError) {
      var report = try RunsFileReader.read(bytes, name: name)
      if invocation.has(OptionSpec.repairText.name) { report = try RunsFileReader.repaired(report.value) }
      file = report.value
      readFindings = report.diagnostics
    } catch {
      throw CommandFailure(
        error.diagnostic.code == .oddFlatArray ? .refused : .unreadable, [error.diagnostic])
    }
    clock = try invocation.chosenZone().map { .zone($0) } ?? .own
  }

  static func bytes(_ path: String, _ invocation: Invocation) throws(CommandFailure) -> [UInt8] {
    do throws(StoreError) {
      return try Files.read(invocation.environment.path(path))
    } catch { throw CommandFailure(error, named: path) }
  }

  /// All that is to be said of the file.
  var findings: [Diagnostic] {
    (readFindings + RunCheck.findings(file.list, file: file.name)).sorted()
  }

  /// What is to be said of one run.
  func findings(of run: SchoolRun) -> [Diagnostic] {
    findings.filter { finding in
      if case .stop(let id, _)? = finding.location?.place { id.uppercased() == run.key } else { false }
    }
  }

  /// The day it is on the clock that is shown.
  func today() throws(CommandFailure) -> CivilDate { clock.local(try invocation.moment()).date }

  /// The run that was named: by id, or by a name that only one run has.
  func run() throws(CommandFailure) -> SchoolRun {
    let words = invocation.arguments.dropFirst().joined(separator: " ")
    let runs = file.list.runs
    if let run = runs.first(where: { $0.key == words.uppercased() }) { return run }
    let named = runs.filter { $0.name.folded == words.folded }
    if named.count == 1 { return named[0] }
    let hint =
      named.isEmpty
      ? "hound school list \(path) shows them"
      : "say which by its id: " + named.map(\.id).joined(separator: " or ")
    throw CommandFailure(
      .refused,
      [
        Diagnostic(
          .error, .unknownRun,
          named.isEmpty ? "no run is called “\(words)”" : "\(named.count) runs are called “\(words)”",
          hint: hint)
      ])
  }

  /// Puts bytes into a file beside.
  func keep(_ bytes: [UInt8], in path: String) throws(CommandFailure) {
    do throws(StoreError) {
      try Files.writeAtomically(bytes, to: invocation.environment.path(path))
    } catch { throw CommandFailure(error, named: path) }
  }

  /// Puts a changed file in its place, or where `-o` says.
  func save(_ bytes: [UInt8]) throws(CommandFailure) {
    if invocation.outputFile != nil {
      invocation.write(bytes)
    } else if !invocation.has("--dry-run") {
      try keep(bytes, in: path)
    }
  }
}

extension DiagnosticCode {
  static let unknownRun = DiagnosticCode(
    "unknown-run", "No run of the file has the name or id that was typed, or more than one has that name.")
}
