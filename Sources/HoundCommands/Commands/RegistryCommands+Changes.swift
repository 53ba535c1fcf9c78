import Civil
import Diagnostics
import DogRegistry
import Store
import Tabular

extension CommandSpec {
  static let registryMigrate = CommandSpec(
    name: "registry migrate", group: registryGroup,
    summary: "one table of dogs and one of visits, from an app's file",
    discussion: """
      Writes dogs, visits, records, medications, scheduled, vaccinations, review and decisions .csv into the folder of \
      -o. Given again, the same file changes nothing; a later one joins the dogs that are known. Fill in dog_id in \
      review.csv and give the command again: your answer becomes a decision.
      """,
    arguments: [ArgumentSpec("FILE", .files, "the app's list of visits, backup or history")],
    options: [.outputFolder, .format(["table", "json"])] + registryClock + [
      decisionsOption, .dryRun, OptionSpec(flag: "--timing", "say how long each step took"),
    ],
    examples: [
      (
        "hound registry migrate legacy_dogs.json -o registry --zone America/Halifax",
        "the first time, and later"
      )
    ],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let input = try RegistryInput(invocation)
    guard let folder = invocation.value(OptionSpec.outputFolder.name) else {
      throw .usage(
        "registry migrate needs -o DIR", hint: "name the folder that the tables go to, -o registry say")
    }
    var timing = RegistryTiming(invocation.environment)
    let coming = input.isFolder ? try input.folder().file : try input.file()
    timing.note("read")
    let standing = try input.standing(folder)
    if let standing, standing.isSpoilt {
      throw CommandFailure(.refused, standing.file.diagnostics.filter { $0.severity == .error })
    }
    let more = try input.decisions()
    let union = standing.map { VisitUnion($0.file, coming).file } ?? coming
    let decisions = (standing?.decisions ?? []) + more.value
    let registry = Registry(
      union.visits, decisions, clock: input.clock, joinsEqualIDs: true, identify: RegistryIdentity.dog)
    timing.note("grouped")
    let edits = standing == nil ? [] : try input.derivedEdits(folder)
    let isChanged = try input.write(RegistryTables(registry, union, decisions), union, registry, to: folder)
    timing.note("written")
    let findings = (union.diagnostics + more.diagnostics + registry.diagnostics + edits).sorted()
    let report = MigrationReport(registry, isChanged: isChanged, isDry: invocation.has("--dry-run"))
    if invocation.format == "json" {
      invocation.write(report.json(findings).encoded(.indented(2)) + [UInt8(ascii: "\n")])
    } else {
      invocation.print(report.lines(folder: folder))
    }
    invocation.report(findings)
    if invocation.has("--timing") { invocation.environment.writeError(Array((timing.text + "\n").utf8)) }
    return report.isOpen ? .refused : invocation.status(findings)
  }

  static let registryLegacy = CommandSpec(
    name: "registry legacy", group: registryGroup, summary: "the visits as the app's own list, nothing lost",
    arguments: [ArgumentSpec("DIR", .files, "a folder that migrate wrote")],
    options: registryClock,
    examples: [("hound registry legacy registry -o back.json", "the app's file, corrections taken over")],
    formats: ["json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let input = try RegistryInput(invocation)
    let file: VisitFile
    if input.isFolder {
      let folder = try input.folder()
      if folder.isSpoilt {
        throw CommandFailure(.refused, folder.file.diagnostics.filter { $0.severity == .error })
      }
      file = folder.file
    } else {
      file = try input.file()
    }
    invocation.write(LegacyFile.bytes(file))
    invocation.report(file.diagnostics)
    return invocation.status(file.diagnostics)
  }

  static let registryDelete = CommandSpec(
    name: "registry delete", group: registryGroup,
    summary: "mark a dog or one visit as deleted, everywhere alike",
    discussion: """
      A dog's visits, or the one visit whose id is given, are marked as deleted: no list shows them any more, and \
      later imports do not bring them back. With --purge and --yes they are taken out for good.
      """,
    arguments: [
      ArgumentSpec("DIR", .files, "a folder that migrate wrote"),
      ArgumentSpec("DOG", .words, "the dog's name or id, or the id of one visit"),
    ],
    options: registryClock + [
      OptionSpec(flag: "--purge", "take the visits out for good"),
      OptionSpec(flag: "--yes", "for --purge: yes, really"),
      .dryRun,
    ],
    examples: [("hound registry delete registry Fee", "Fee is in no list any more")], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let isPurge = invocation.has("--purge")
    if isPurge, !invocation.has("--yes") {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .needsConsent, "--purge takes the visits out for good",
            hint: "give the command again with --yes")
        ])
    }
    return try RegistryInput(invocation).mark(isPurge ? .purged : .deleted)
  }

  static let registryUndelete = CommandSpec(
    name: "registry undelete", group: registryGroup, summary: "bring a deleted dog or visit back",
    arguments: [
      ArgumentSpec("DIR", .files, "a folder that migrate wrote"),
      ArgumentSpec("DOG", .words, "the dog's name or id, or the id of one visit"),
    ],
    options: registryClock + [.dryRun],
    examples: [("hound registry undelete registry Fee", "Fee is back")], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    try RegistryInput(invocation).mark(.standing)
  }
}
