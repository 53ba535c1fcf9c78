import Civil
public import Diagnostics
import Tabular

/// Lines of a log to events.
public enum LogReader {
  /// Every line with a readable time is an event; every other one is an error with its place.
  /// - Parameter repairing: puts spoilt texts right instead of naming them.
  public static func read(
    _ files: [LogFile], clock: WallClock, repairing: Bool = false
  ) -> Report<[PuppyEvent]> {
    var events: [PuppyEvent] = []
    var findings: [Diagnostic] = []
    for file in files {
      let day = file.name.hasSuffix(".jsonl") ? CivilDate(iso: file.name.dropLast(6)) : nil
      for line in file.lines {
        let place = file.location(line)
        guard var tree = tree(line, place, &findings) else { continue }
        if repairing { tree = tree.withoutMojibake }
        guard let event = event(tree, file.name, line.number, place, &findings) else { continue }
        if let day, clock.local(event.time).date != day { findings.append(wrongDay(event, place, clock)) }
        events.append(event)
      }
    }
    return Report(events, findings)
  }

  /// The object on a line; nil for anything else.
  static func object(_ line: LogLine) -> JSONTree? {
    var findings: [Diagnostic] = []
    return tree(line, Location(file: ""), &findings)
  }

  /// `time` as the app writes it: text with its distance from Greenwich, or seconds since 2001.
  static func time(_ value: JSONTree?) -> WrittenTime? {
    let time: WrittenTime?
    switch value {
    case .text(let text): time = text.utf8.contains(UInt8(ascii: " ")) ? nil : WrittenTime(text)
    case .number(let text): time = WrittenTime(secondsSince2001: text)
    default: time = nil
    }
    // No log is older or from later; one digit changed by mistake would make a thousand empty years.
    guard let time, (0..<4_102_444_800).contains(time.instant.seconds) else { return nil }
    return time
  }

  private static func tree(
    _ line: LogLine, _ place: Location, _ findings: inout [Diagnostic]
  ) -> JSONTree? {
    do throws(JSONFault) {
      let tree = try JSONTree(line.content)
      if tree.members != nil { return tree }
      findings.append(
        Diagnostic(
          .error, .badJSON, at: place, "the line is no object: it should begin with {",
          hint: "it is kept as it is; correct it in the sheet of hound puppy csv, or take it out"))
    } catch {
      findings.append(
        Diagnostic(
          .error, .badJSON, at: place,
          "the line is not JSON: \(error.reason) (byte \(error.offset + 1) of it)",
          hint: "it is kept as it is; correct it in the sheet of hound puppy csv, or take it out"))
    }
    return nil
  }

  private static func event(
    _ tree: JSONTree, _ file: String, _ number: Int, _ place: Location, _ findings: inout [Diagnostic]
  ) -> PuppyEvent? {
    if tree.hasMojibake {
      findings.append(
        Diagnostic(
          .warning, .mojibake, at: place, "a text looks as if it had been read in the wrong encoding",
          hint: "--repair-text puts it right"))
    }
    let line = Reading(tree)
    let type = EventType(line.type ?? "")
    if !type.isKnown {
      findings.append(
        Diagnostic(
          .warning, .unknownType, at: place,
          type.name.isEmpty ? "the line has no type" : "“\(type.name)” is no type that is known",
          hint: "it is kept and counted under its name"))
    }
    let spot = line.location.flatMap { $0.isEmpty ? nil : Spot($0) }
    if type.isPotty, spot == nil {
      findings.append(
        Diagnostic(
          .warning, .pottyWithoutLocation, at: place, "“\(type.name)” does not say where",
          hint: "write buiten or binnen into the column location of hound puppy csv"))
    }
    let minutes = minutes(line.minutes, place, &findings)
    let grams = type == .weight ? grams(line.weight, place, &findings) : nil
    guard let time = time(line.time) else {
      findings.append(
        Diagnostic(
          .error, .badTime, at: place, "“\(shown(line.time))” is no time",
          hint: "write it like 2026-03-26T06:51:00+01:00, in the sheet of hound puppy csv"))
      return nil
    }
    return PuppyEvent(
      time: time, type: type, spot: spot, note: line.note, minutes: minutes, grams: grams,
      end: type == .coverageGap ? Self.time(tree["end_time"]) : nil,
      particulars: line.hasMore ? texts(particulars, of: tree) : [],
      pictures: line.hasMore ? texts(pictures, of: tree) : [], file: file, line: number)
  }

  private static func texts(_ keys: [String], of tree: JSONTree) -> [String] {
    keys.compactMap { tree[$0]?.text }.filter { !$0.isEmpty }
  }

  /// What most lines have, found in one pass: ten years of them have a few million keys.
  private struct Reading {
    var time: JSONTree?
    var type: String?
    var location: String?
    var note: String?
    var minutes: JSONTree?
    var weight: JSONTree?
    /// Whether other keys stand there too.
    var hasMore = false

    /// Of doubled keys the last counts.
    init(_ tree: JSONTree) {
      for member in tree.members ?? [] {
        switch member.key {
        case "time": time = member.value
        case "type": type = member.value.text
        case "location": location = member.value.text
        case "note": note = member.value.text
        case "duration_min": minutes = member.value
        case "weight_kg": weight = member.value
        default: hasMore = true
        }
      }
    }
  }

  private static let particulars = [
    "detail", "who", "exercise", "result", "reaction", "where", "gap_location",
  ]
  private static let pictures = ["photo", "video", "poster"]

  private static func shown(_ value: JSONTree?) -> String {
    switch value {
    case nil: ""
    case .text(let text): text
    case .some(let tree): String(decoding: tree.encoded().prefix(60), as: UTF8.self)
    }
  }

  private static func minutes(
    _ value: JSONTree?, _ place: Location, _ findings: inout [Diagnostic]
  ) -> Int? {
    guard let value, !value.isNull else { return nil }
    // More than ten years is a slip, and far from any overflow.
    if let minutes = value.integer, (0...5_256_000).contains(minutes) { return minutes }
    findings.append(
      Diagnostic(
        .warning, .badDuration, at: place, "“\(shown(value))” is no number of whole minutes",
        hint: "the event counts without a length; write whole minutes into the column duration_min"))
    return nil
  }

  private static func grams(
    _ value: JSONTree?, _ place: Location, _ findings: inout [Diagnostic]
  ) -> Int? {
    if let text = value?.number, let grams = ExactDecimal(text)?.rounded(times: 1000), grams > 0,
      grams < 1_000_000
    {
      return grams
    }
    findings.append(
      Diagnostic(
        .warning, .badWeight, at: place, "“\(shown(value))” is no weight in kilograms",
        hint: "write it like 4.5 into the column weight_kg"))
    return nil
  }

  private static func wrongDay(_ event: PuppyEvent, _ place: Location, _ clock: WallClock) -> Diagnostic {
    Diagnostic(
      .warning, .wrongDayFile, at: place,
      "“\(event.type.name)” happened on \(clock.local(event.time).date) and stands in the file of another day",
      hint: "it counts on its own day")
  }
}
