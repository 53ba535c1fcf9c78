import Civil
import Diagnostics
import PuppyLog
import Store
import Tabular

extension CommandSpec {
  static let puppyLog = CommandSpec(
    name: "puppy log", group: puppyGroup, summary: "write down what the puppy just did",
    discussion: """
      Two words do: the type, and for a pee or a poop where. Without a type the types are listed, most used first. \
      The time is now unless --time says 07:05, or a whole moment.
      """,
    arguments: [
      puppyFolder,
      ArgumentSpec("TYPE", .word, isOptional: true, "plassen, eten, slapen … or another one of this log"),
      ArgumentSpec("WHERE", .word, isOptional: true, "buiten, binnen or another place"),
    ],
    options: [
      OptionSpec("--time", "TIME", "when: 07:05 today, or 2026-03-26T07:05:00+01:00"),
      OptionSpec("--note", "TEXT", "a note"), OptionSpec("--where", "TEXT", "the spot: gras, keuken"),
      OptionSpec("--detail", "TEXT", "what exactly"), OptionSpec("--who", "TEXT", "whom it met"),
      OptionSpec("--reaction", "TEXT", "how it took it"),
      OptionSpec("--exercise", "TEXT", "what it practised"),
      OptionSpec("--result", "TEXT", "how that went"), OptionSpec("--minutes", "NUMBER", "how long it took"),
      OptionSpec("--weight", "KG", "of gewicht, in kilograms: 4.5"),
      OptionSpec("--photo", "FILE", "a photo or video, copied to photos/"), .now, .zone, puppyLanguage,
      .dryRun,
    ],
    examples: [
      ("hound puppy log pippa plassen buiten", "a pee outdoors, just now"),
      ("hound puppy log pippa uitlaten --minutes 12 --time 07:40", "a walk this morning"),
      ("hound puppy log pippa", "the types, most used first"),
    ], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let puppy = try PuppyFolder(invocation)
    guard invocation.arguments.count > 1 else {
      let grid = PuppyGrids.types(puppy.events, puppy.speech)
      invocation.print(grid.lines(width: invocation.environment.columns))
      return .done
    }
    return try PuppyLogging(puppy).carryOut()
  }
}

/// One event on its way into the log.
private struct PuppyLogging {
  private let puppy: PuppyFolder
  private let invocation: Invocation

  init(_ puppy: PuppyFolder) {
    self.puppy = puppy
    invocation = puppy.invocation
  }

  func carryOut() throws(CommandFailure) -> ExitStatus {
    let type = try type()
    let spot = invocation.arguments.count > 2 ? Spot(invocation.arguments[2]) : nil
    if type.isPotty, spot == nil {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .pottyWithoutLocation, "“\(type.name)” needs a place",
            hint: "write hound puppy log \(puppy.path) \(type.name) buiten, or binnen")
        ])
    }
    let time = try time()
    let file = "\(puppy.clock.local(time).date).jsonl"
    var others = try others()
    let photo = try photo(time)
    if let photo { others.append((photo.isVideo ? "video" : "photo", photo.name)) }
    let line = EventLine(time: time, type: type, spot: spot, others: others)
    if !invocation.has(OptionSpec.dryRun.name) {
      if let photo { try invocation.store(photo.bytes, in: "\(puppy.folder.path)/\(photo.name)") }
      let old = puppy.folder.files.first { $0.name == file }?.bytes ?? []
      try invocation.store(line.appended(to: old), in: "\(puppy.folder.dataPath)/\(file)")
    }
    invocation.print([String(decoding: line.bytes, as: UTF8.self)])
    invocation.notice("\(file): \(puppy.speech.label(type)) \(puppy.clock.local(time).time)")
    return .done
  }

  /// A type of the app in any case, one in use in this log, or an English label.
  private func type() throws(CommandFailure) -> EventType {
    let word = invocation.arguments[1]
    let types = EventType.known + Set(puppy.events.map(\.type)).sorted { $0.name < $1.name }
    if let type = types.first(where: { $0.name.lowercased() == word.lowercased() }) { return type }
    if let type = types.first(where: { Speech.english.label($0) == word.lowercased() }) { return type }
    let near = Lookup.nearest(word, among: types.map(\.name))
    throw .usage(
      "there is no type “\(word)”",
      hint: near.isEmpty
        ? "hound puppy log \(puppy.path) lists them" : "did you mean \(TextLayout.alternatives(near))?"
    )
  }

  private func time() throws(CommandFailure) -> WrittenTime {
    let now = try puppy.clockMoment()
    let offset = puppy.clock.zone?.offset(at: now.instant) ?? now.offset ?? .utc
    guard let text = invocation.value("--time") else {
      return WrittenTime(now.instant.local(offset).withSeconds + offset.description) ?? now
    }
    if let time = WrittenTime(text) { return time }
    guard let clock = TimeOfDay(text) else {
      throw .usage("“\(text)” is no time", hint: "write --time 07:05, or --time 2026-03-26T07:05:00+01:00")
    }
    let local = LocalTime(date: now.instant.local(offset).date, time: clock)
    let instant = puppy.clock.instant(local, own: offset)
    let own = puppy.clock.zone?.offset(at: instant) ?? offset
    return WrittenTime(instant.local(own).withSeconds + own.description) ?? now
  }

  private func others() throws(CommandFailure) -> [(key: String, value: String)] {
    var others: [(key: String, value: String)] = []
    for (option, key) in [
      ("--where", "where"), ("--detail", "detail"), ("--note", "note"), ("--who", "who"),
      ("--reaction", "reaction"), ("--exercise", "exercise"), ("--result", "result"),
    ] {
      if let value = invocation.value(option), !value.isEmpty { others.append((key, value)) }
    }
    if let text = invocation.value("--minutes") {
      guard let minutes = Int(text), (0...10_000).contains(minutes) else {
        throw .usage("“\(text)” is no number of minutes", hint: "write --minutes 12")
      }
      others.append(("duration_min", "\(minutes)"))
    }
    if let text = invocation.value("--weight") {
      guard let weight = ExactDecimal(text), weight.units > 0 else {
        throw .usage("“\(text)” is no weight in kilograms", hint: "write --weight 4.5")
      }
      others.append(("weight_kg", text))
    }
    return others
  }

  private func photo(_ time: WrittenTime) throws(CommandFailure) -> (
    name: String, bytes: [UInt8], isVideo: Bool
  )? {
    guard let path = invocation.value("--photo") else { return nil }
    let bytes = try invocation.contents(invocation.environment.path(path))
    let base = Files.name(of: path)
    let stamp = puppy.clock.local(time).withSeconds.filter { $0 != ":" }
    let isVideo = [".mp4", ".mov", ".m4v", ".webm"].contains { base.lowercased().hasSuffix($0) }
    var name = "photos/\(stamp)-\(base)"
    var number = 2
    while Files.exists("\(puppy.folder.path)/\(name)") {
      if try invocation.contents("\(puppy.folder.path)/\(name)") == bytes { break }
      name = "photos/\(stamp)-\(number)-\(base)"
      number += 1
    }
    return (name, bytes, isVideo)
  }
}
