import Civil
import Tabular
import Diagnostics
import TestSupport
import Testing

@testable import PuppyLog

/// A short log to reckon with, written down as a person tells it: `03-26 06:51 plassen buiten 12`. The year is 2026,
/// the clock that of Amsterdam in winter or in summer, the number a length in minutes.
struct PuppyDiary {
  var profile = PuppyProfile()
  var clock: WallClock
  let events: [PuppyEvent]
  let findings: [Diagnostic]

  static let amsterdam = ZoneFile.sample("Europe/Amsterdam").flatMap {
    ZoneRules(name: "Europe/Amsterdam", file: $0)
  }

  init(_ lines: String, clock: WallClock = WallClock(zone: PuppyDiary.amsterdam)) {
    let written = lines.split(separator: "\n").map { Self.json(String($0)) }.joined(separator: "\n")
    self.init(json: written, clock: clock)
  }

  init(json: String, file: String = "diary.jsonl", clock: WallClock = WallClock(zone: PuppyDiary.amsterdam)) {
    let report = LogReader.read([LogFile(name: file, bytes: Array(json.utf8))], clock: clock)
    self.clock = clock
    events = report.value
    findings = report.diagnostics
  }

  func log(_ now: String) throws -> Logbook {
    let moment = try #require(WrittenTime(Self.moment(now)))
    return Logbook(
      events, fileCount: 1, lineCount: events.count, profile: profile, clock: clock, now: moment,
      fallback: moment)
  }

  static func moment(_ text: String) -> String {
    "2026-\(text.replacing(" ", with: "T"))\(text >= "03-29 03:00" && text < "10-25 03:00" ? "+02:00" : "+01:00")"
  }

  private static func json(_ line: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    var text = "{\"time\":\"\(moment(words[0] + " " + words[1]))\",\"type\":\"\(words[2])\""
    for word in words.dropFirst(3) {
      text += Int(word) == nil ? ",\"location\":\"\(word)\"" : ",\"duration_min\":\(word)"
    }
    return text + "}"
  }
}

extension Sequence<Diagnostic> {
  var codes: [String] { map(\.code.name) }
}

extension Location {
  /// Of a text.
  var line: Int? { if case .line(let line) = place { line } else { nil } }
}
