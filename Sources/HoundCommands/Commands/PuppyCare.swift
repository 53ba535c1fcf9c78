import Civil
import Diagnostics
import PuppyLog
import Store
import Tabular

extension CommandSpec {
  static let puppyNew = CommandSpec(
    name: "puppy new", group: puppyGroup, summary: "a folder for a new puppy",
    discussion:
      "Writes profile.json with the usual values for the puppy's age and size. One folder, one puppy.",
    arguments: [ArgumentSpec("DIR", .files, "the folder to make")],
    options: [
      OptionSpec("--name", "NAME", "what it is called"), OptionSpec("--born", "DAY", "its birthday"),
      OptionSpec("--home", "DAY", "the day it came home"),
      OptionSpec(
        "--size", "SIZE", choices: ["small", "medium", "large", "extraLarge"], "how big it will be"),
      OptionSpec("--breed", "BREED", "what it is"), .now, .zone, .dryRun,
    ],
    examples: [
      ("hound puppy new pippa --name Pippa --born 2026-01-22 --size medium", "the day Pippa comes home")
    ], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let path = invocation.environment.path(invocation.arguments[0])
    let file = "\(path)/\(LogFolder.profileName)"
    let now = try invocation.moment()
    let today = WallClock(zone: try invocation.chosenZone()).local(now).date
    guard let name = invocation.value("--name"), let birth = try invocation.day("--born", asOf: today),
      let size = invocation.value("--size")
    else { throw .usage("a new puppy needs --name, --born and --size", hint: "write all three") }
    guard !Files.exists(file) else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .profileExists, at: Location(file: LogFolder.profileName), "a puppy lives here already",
            hint: "change it with hound puppy profile \(invocation.arguments[0]) --set KEY=VALUE")
        ])
    }
    let profile = ProfileFile.new(
      name: name, birth: birth, home: try invocation.day("--home", asOf: today) ?? today, size: size,
      breed: invocation.value("--breed"), today: today)
    if invocation.has(OptionSpec.dryRun.name) {
      invocation.write(profile.bytes)
    } else {
      try invocation.store(profile.bytes, in: file)
      try invocation.makeFolder(path + "/data")
    }
    invocation.notice("\(name) is in \(invocation.arguments[0]); log with hound puppy log")
    return .done
  }

  static let puppyProfile = CommandSpec(
    name: "puppy profile", group: puppyGroup, summary: "the puppy's profile, shown or changed",
    discussion: """
      A key is a way through the file, such as predictionConfig.bedtimeHour, or its last word alone. Keys that Hound \
      does not know stay.
      """,
    arguments: [puppyFolder],
    options: [OptionSpec("--set", "KEY=VALUE", isRepeated: true, "set one value"), .dryRun],
    examples: [
      ("hound puppy profile pippa", "what is known of Pippa"),
      ("hound puppy profile pippa --set bedtimeHour=21", "to bed at nine"),
    ], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let folder = try PuppyFolder.folder(invocation.arguments[0], invocation)
    guard var profile = ProfileFile(folder.profileBytes ?? Array("{}\n".utf8)) else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .badJSON, at: Location(file: LogFolder.profileName), "the profile is no JSON object",
            hint: "correct it in an editor first; nothing was written")
        ])
    }
    let before = Set(profile.profile.diagnostics)
    for text in invocation.values("--set") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let next = profile.setting(parts[0], to: parts[1]) else {
        throw .usage(
          "“\(text)” sets nothing", hint: "write KEY=VALUE, the key as a way: predictionConfig.bedtimeHour=21"
        )
      }
      profile = next
    }
    let report = profile.profile
    let new = report.diagnostics.filter { !before.contains($0) }
    guard new.isEmpty else { throw CommandFailure(.refused, new) }
    if !invocation.values("--set").isEmpty, !invocation.has(OptionSpec.dryRun.name) {
      try invocation.store(profile.bytes, in: "\(folder.path)/\(LogFolder.profileName)")
    }
    invocation.write(profile.bytes)
    invocation.report(report.diagnostics)
    return .done
  }

  static let puppyRemind = CommandSpec(
    name: "puppy remind", group: puppyGroup, summary: "meals, walks and medicines for a calendar",
    discussion: "Each rings as many minutes before as the profile's notification settings say.",
    arguments: [puppyFolder],
    options: [OptionSpec("--date", "DAY", "the first day; else today"), .now, .zone, puppyLanguage],
    examples: [
      ("hound puppy remind pippa --zone Europe/Amsterdam -o pippa.ics", "the fixed times, for the phone")
    ], formats: ["ics"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let puppy = try PuppyFolder(invocation)
    let now = try invocation.moment()
    let today = puppy.clock.local(now).date
    invocation.write(
      PuppyCalendar.bytes(
        puppy.profile, from: try invocation.chosenDay(asOf: today) ?? today,
        zone: puppy.clock.zone ?? invocation.homeZone,
        stamp: now.instant, puppy.speech))
    let findings = puppy.readFindings.filter { $0.location?.file == LogFolder.profileName }
    invocation.report(findings)
    return invocation.status(findings)
  }
}

extension Invocation {
  /// The day of an option; nil where it is not given.
  func day(_ option: String, asOf today: CivilDate) throws(CommandFailure) -> CivilDate? {
    guard let text = value(option) else { return nil }
    guard let date = DatePhrase.date(text, asOf: today) else {
      throw .usage("“\(text)” is no day", hint: "write \(option) 2026-03-26")
    }
    return date
  }

  /// Puts a file where it belongs, whole, and makes its folder.
  func store(_ bytes: [UInt8], in path: String) throws(CommandFailure) {
    do throws(StoreError) {
      if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash])) }
      try Files.writeAtomically(bytes, to: path)
    } catch { throw CommandFailure(error) }
  }

  func makeFolder(_ path: String) throws(CommandFailure) {
    do throws(StoreError) { try Files.makeFolder(path) } catch { throw CommandFailure(error) }
  }

  func contents(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(StoreError) { return try Files.read(path) } catch { throw CommandFailure(error) }
  }
}
