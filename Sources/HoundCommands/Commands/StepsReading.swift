import Civil
import Diagnostics
import DogSteps
import Store
import Tabular

extension Invocation {
  /// The bytes of a file of the dog's steps.
  func stepsBytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(StoreError) {
      return try Files.read(environment.path(path))
    } catch { throw CommandFailure(error, named: path) }
  }

  /// Something of a file that may be none of its kind.
  func steps<Value>(_ read: () throws(StepsError) -> Value) throws(CommandFailure) -> Value {
    do throws(StepsError) { return try read() } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
  }

  /// The table of breeds at a path.
  func breeds(at path: String) throws(CommandFailure) -> Report<BreedTable> {
    let bytes = try stepsBytes(path)
    do throws(TabularError) {
      return BreedTableReader.read(try RecordReader.filledTable(bytes, file: Files.name(of: path)))
    } catch { throw CommandFailure(.unreadable, [error.diagnostic]) }
  }

  /// The table of `--breeds`; an empty one where none is named.
  func breeds() throws(CommandFailure) -> Report<BreedTable> {
    guard let path = value("--breeds") else { return Report(BreedTable([])) }
    return try breeds(at: path)
  }

  /// The dog of `--dog`, or of `--breed` and `--age`; what is said singly counts before the file.
  func dog() throws(CommandFailure) -> DogProfile {
    let condition = value("--condition").flatMap { BodyCondition(rawValue: $0) } ?? .justRight
    let age = try value("--age").map { (text) throws(CommandFailure) -> Int in
      guard let age = Int(text), (0...40).contains(age) else {
        throw .usage("“\(text)” is no age of a dog", hint: "write its full years: --age 8")
      }
      return age
    }
    if let path = value("--dog") {
      let bytes = try stepsBytes(path)
      let file = Files.name(of: path)
      return try steps { () throws(StepsError) in
        try DogFile.read(bytes, name: file).profile(
          breed: value("--breed"), age: age, condition: condition, file: file)
      }
    }
    guard let breed = value("--breed"), let age else {
      throw .usage(
        "say which dog it is", hint: "write --dog dog.json, or its breed and age: --breed Beagle --age 3")
    }
    return DogProfile(breed: breed, age: age, condition: condition)
  }

  /// A warning where the table does not know the dog's breed.
  func breedFindings(_ estimate: DogEstimate) -> [Diagnostic] {
    if estimate.isKnown { return [] }
    let table = value("--breeds")
    return [
      Diagnostic(
        .warning, .unknownBreed, at: table.map { Location(file: Files.name(of: $0)) },
        "no breed is called “\(estimate.breedName)”; the dog counts one and a half steps for each of yours",
        hint: table.map { "hound steps breeds \($0) lists them" } ?? "name a table of breeds with --breeds")
    ]
  }

  /// The clock of `--zone`, else each time's own.
  func walkClock() throws(CommandFailure) -> WalkClock { try chosenZone().map { .zone($0) } ?? .own }

  /// The day of an option; nil where it is not given.
  func day(_ option: String) throws(CommandFailure) -> CivilDate? {
    guard let text = value(option) else { return nil }
    let now = try moment()
    let today = try chosenZone()?.local(now.instant).date ?? now.instant.local(now.offset ?? .utc).date
    guard let day = DatePhrase.date(text, asOf: today) else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .badDate, "“\(text)” is no day", hint: "write \(option) 2026-05-08, tue or today")
        ])
    }
    return day
  }

  /// `--mode`, or the one source of `--source`.
  func countingMode() -> CountingMode {
    if let source = value("--source") { return .source(source) }
    switch value("--mode") {
    case "max-source": return .maxSource
    case "sum": return .sum
    default: return .merge
    }
  }

  /// `--priority "Name=9,Other=3"`.
  func priorities() throws(CommandFailure) -> [String: Int] {
    var found: [String: Int] = [:]
    for part in values("--priority").flatMap({ $0.split(separator: ",") }) {
      let halves = part.split(separator: "=", omittingEmptySubsequences: false)
      guard halves.count >= 2, let number = Int(halves[halves.count - 1].trimmingSpaces) else {
        throw .usage(
          "“\(part)” is no priority", hint: "write the source and a number: --priority \"My Watch=9\"")
      }
      found[halves.dropLast().joined(separator: "=").trimmingSpaces] = number
    }
    return found
  }

  /// A folder with room for what memory does not hold.
  var scratchFolder: String {
    let named = environment.variables["TMPDIR"] ?? ""
    return named.isEmpty ? "/tmp" : named
  }

  /// Counts the export that was named.
  func countedSteps(
    _ mode: CountingMode, of path: String? = nil
  ) throws(CommandFailure) -> (origin: StepOrigin, findings: [Diagnostic]) {
    let export = try StepsExport.opened(path ?? arguments[0], self)
    let zone = try chosenZone()
    var intake = SampleIntake(
      file: export.name, isSheet: export.isSheet, since: try day("--since"),
      repairsText: has(OptionSpec.repairText.name), DayFinder(zone),
      scratch: scratchFolder)
    let priorities = try priorities()
    let facts = try export.records { (record) throws(CommandFailure) in
      do throws(StoreError) { try intake.take(record) } catch { throw CommandFailure(error) }
    }
    let counted: CountedSteps
    do throws(StoreError) { counted = try intake.count(mode, priorities: priorities) } catch {
      throw CommandFailure(error)
    }
    let origin = StepOrigin(
      version: facts.version, read: facts.read, other: facts.other, mode: mode, zone: zone?.name,
      counted: counted)
    var findings = facts.findings + intake.findings
    for name in priorities.keys.sorted() + [value("--source")].compactMap(\.self)
    where StepCounting.meant(by: name, among: intake.sources).isEmpty {
      findings.append(
        Diagnostic(
          .warning, .unknownSource, at: Location(file: export.name), "no record is from “\(name)”",
          hint: "the sources are \(intake.sources.sorted().joined(separator: ", "))"))
    }
    return (origin, findings)
  }
}

extension OptionSpec {
  static let breeds = OptionSpec("--breeds", "FILE", "the table of breeds")
  static let breed = OptionSpec("--breed", "NAME", "the dog's breed, as the table names it")
  static let age = OptionSpec("--age", "YEARS", "the dog's age in full years")
  static let dog = OptionSpec("--dog", "FILE", "the app's file of the dog, instead of breed and age")
  static let condition = OptionSpec(
    "--condition", "WORD", choices: BodyCondition.allCases.map(\.rawValue),
    "how the dog is built; it moves the goal")
  static let since = OptionSpec("--since", "DAY", "leave out what was before this day")
  static let counting = [
    OptionSpec(
      "--mode", "WORD", choices: ["merge", "max-source", "sum"],
      "how phone and watch are brought together: the best of each minute, of each day, or added up"),
    OptionSpec("--source", "NAME", "count one source alone"),
    OptionSpec(
      "--priority", "LIST", isRepeated: true, "which source to believe most: \"My Watch=9,Phone=1\""),
  ]
  static let dogOptions = [breeds, breed, age, dog, condition]
}
