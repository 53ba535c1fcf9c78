import Civil
import Diagnostics
import DogSteps
import Store
import Tabular

extension CommandSpec {
  static let stepsDog = CommandSpec(
    name: "steps dog", group: stepsGroup, summary: "the dog: name, breed and age, to see and to change",
    discussion:
      "With --set a value is changed in the file, every other key stays: name=Luna, breed=Beagle, age=4.",
    arguments: [ArgumentSpec("FILE", .files, "the app's file of the dog, dog.json")],
    options: [
      OptionSpec("--set", "KEY=VALUE", isRepeated: true, "change this in the file"), .breeds, .repairText,
      .dryRun,
    ],
    examples: [("hound steps dog dog.json --set age=9", "it was its birthday")], formats: ["table", "json"],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let path = invocation.arguments[0]
    let bytes = try invocation.stepsBytes(path)
    var file = try invocation.steps { () throws(StepsError) in
      try DogFile.read(bytes, name: Files.name(of: path))
    }
    let before = file.bytes
    if invocation.has(OptionSpec.repairText.name) { file = file.repaired }
    for change in invocation.values("--set") {
      guard let place = change.firstIndex(of: "="), place > change.startIndex else {
        throw .usage("“\(change)” is no change", hint: "write --set age=9")
      }
      let (key, value) = (String(change[..<place]), String(change[change.index(after: place)...]))
      if key == "age", Int(value).map({ (0...40).contains($0) }) != true {
        throw .usage("“\(value)” is no age of a dog", hint: "write its full years: --set age=9")
      }
      file = file.setting(key, value)
    }
    if file.bytes != before, !invocation.has("--dry-run") { try invocation.keepSteps(file.bytes, in: path) }
    let dog = try invocation.steps { () throws(StepsError) in
      try file.profile(breed: nil, age: nil, condition: .justRight, file: Files.name(of: path))
    }
    let breeds = try invocation.breeds()
    let estimate = DogEstimate(dog, breeds.value)
    let findings =
      breeds.diagnostics + (invocation.has("--breeds") ? invocation.breedFindings(estimate) : [])
      + (file.isSpoilt ? [Diagnostic.spoilt(nil, at: Location(file: Files.name(of: path)))] : [])
    if invocation.format == "json" {
      try invocation.show([
        "name": .text(dog.name), "breed": .text(estimate.breedName), "age": .integer(dog.age),
        "goal": invocation.has("--breeds") ? .integer(estimate.goal) : .null,
        "diagnostics": .diagnostics(findings),
      ])
    } else {
      invocation.print([StepText.title(dog, estimate)])
      if invocation.has("--breeds") { invocation.print([StepText.facts(estimate) + "."]) }
    }
    invocation.report(findings)
    return invocation.status(findings)
  }

  static let stepsNew = CommandSpec(
    name: "steps new", group: stepsGroup, summary: "a folder for one dog, with its first report",
    discussion: """
      Makes dog.json, breeds.csv, walks.json and reminders.json in the folder, and with --export the first report: \
      days.csv and steps.html. Nothing that stands there is written over.
      """,
    arguments: [ArgumentSpec("DIR", .files, "the folder to make")],
    options: [
      OptionSpec("--export", "FILE", "export.xml of the Health app, or its folder"),
      OptionSpec("--name", "NAME", "what the dog is called"), .breed, .age, .breeds,
    ],
    examples: [
      (
        "hound steps new luna --name Luna --breed Mixed --age 4 --export export.xml",
        "a dog, and how far it walked"
      )
    ], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let folder = invocation.arguments[0]
    let dog = DogProfile(
      name: invocation.value("--name") ?? "", breed: try invocation.dog().breed, age: try invocation.dog().age
    )
    let table = try invocation.value("--breeds").map { (path) throws(CommandFailure) in
      try invocation.stepsBytes(path)
    }
    let files: [(String, [UInt8])] = [
      ("dog.json", DogFile.made(dog).bytes), ("breeds.csv", table ?? BreedTable.starter),
      ("walks.json", Array("[]\n".utf8)), ("reminders.json", Array("[]\n".utf8)),
    ]
    for (name, _) in files where Files.exists(invocation.environment.path("\(folder)/\(name)")) {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .dogIsThere, at: Location(file: "\(folder)/\(name)"),
            "there is a dog in this folder already",
            hint: "name another folder, or change this dog with hound steps dog \(folder)/dog.json --set")
        ])
    }
    do throws(StoreError) { try Files.makeFolder(invocation.environment.path(folder)) } catch {
      throw CommandFailure(error, named: folder)
    }
    for (name, bytes) in files { try invocation.keepSteps(bytes, in: "\(folder)/\(name)") }
    invocation.notice("\(dog.name.isEmpty ? "The dog" : dog.name) lives in \(folder) now.")
    guard let export = invocation.value("--export") else { return .done }
    return try firstReport(dog, of: export, in: folder, invocation)
  }

  private static func firstReport(
    _ dog: DogProfile, of export: String, in folder: String, _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    let breeds = try invocation.breeds(at: "\(folder)/breeds.csv")
    let (origin, found) = try invocation.countedSteps(.merge, of: export)
    let report = StepReport(origin.counted.days, DogEstimate(dog, breeds.value))
    try invocation.keepSteps(invocation.csv(StepReports.days(report)), in: "\(folder)/days.csv")
    try invocation.keepSteps(StepPage.bytes(report, dog), in: "\(folder)/steps.html")
    invocation.print(
      StepText.days(report, dog, width: invocation.environment.columns, invocation.heading))
    let findings = (found + breeds.diagnostics + invocation.breedFindings(report.estimate)).sorted()
    invocation.report(findings)
    invocation.notice("The days are in \(folder)/days.csv, and for the phone in \(folder)/steps.html.")
    return invocation.status(findings)
  }

  static let stepsWalk = CommandSpec(
    name: "steps walk", group: stepsGroup, summary: "a walk, written down by hand",
    discussion: """
      With --start and --end the whole walk, with --start alone one that goes on, with --end alone the end of the one \
      that goes on. The dog's steps follow from yours by the table of breeds, else as on the walk before.
      """,
    arguments: [walkList],
    options: [
      OptionSpec("--start", "TIME", "when it began: 2026-05-04T09:55:00+02:00, or 09:55 today"),
      OptionSpec("--end", "TIME", "when it ended"), OptionSpec("--steps", "NUMBER", "your steps"),
      OptionSpec("--metres", "NUMBER", "how far it was"), .dog, .breed, .age, .breeds, .condition, .now,
      .zone,
      .dryRun, .output,
    ],
    examples: [
      (
        "hound steps walk walks.json --start 09:55 --end 10:35 --steps 4100",
        "this morning's"
      )
    ], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let path = invocation.arguments[0]
    let isThere = Files.exists(invocation.environment.path(path))
    let file = isThere ? try invocation.walks(at: path).value : WalkFile.empty(name: path)
    let entry = try WalkEntry(invocation, file)
    let changed = try entry.written()
    if invocation.outputFile != nil {
      invocation.write(changed.bytes)
    } else if !invocation.has("--dry-run") {
      try invocation.keepSteps(changed.bytes, in: path)
    }
    invocation.notice(entry.notice)
    return .done
  }

  static let stepsReset = CommandSpec(
    name: "steps reset", group: stepsGroup, summary: "empty the list of walks; an archive is kept",
    arguments: [walkList], options: [confirmed, .now, .zone, .dryRun],
    examples: [
      ("hound steps reset walks.json --yes", "begin anew; the walks go to walks.archive-2026-05-08.json")
    ],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let path = invocation.arguments[0]
    let file = try invocation.walks(at: path).value
    let count = file.entries.count == 1 ? "1 walk" : "\(file.entries.count) walks"
    guard invocation.has("--yes") || invocation.has("--dry-run") else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .resetUnconfirmed, at: Location(file: Files.name(of: path)),
            "\(count) would be taken out of the list", hint: "say it again with --yes; they go to an archive")
        ])
    }
    let now = try invocation.moment()
    let day =
      try invocation.chosenZone()?.local(now.instant).date ?? now.instant.local(now.offset ?? .utc).date
    let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    var archive = "\(stem).archive-\(day).json"
    var number = 1
    while Files.exists(invocation.environment.path(archive)) {
      number += 1
      archive = "\(stem).archive-\(day)-\(number).json"
    }
    if invocation.has("--dry-run") {
      invocation.notice("\(count) would go to \(archive).")
      return .done
    }
    try invocation.keepSteps(try invocation.stepsBytes(path), in: archive)
    try invocation.keepSteps(file.emptied.bytes, in: path)
    invocation.notice("\(count) went to \(archive).")
    return .done
  }
}

extension Invocation {
  /// Puts bytes into a file, whole or not at all.
  func keepSteps(_ bytes: [UInt8], in path: String) throws(CommandFailure) {
    do throws(StoreError) { try Files.writeAtomically(bytes, to: environment.path(path)) } catch {
      throw CommandFailure(error, named: path)
    }
  }
}

extension DiagnosticCode {
  static let dogIsThere = DiagnosticCode(
    "dog-is-there", "A folder for a new dog has files of one already. Nothing was written over.")
}
