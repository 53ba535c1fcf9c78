import Civil
import Tabular
import Diagnostics
import TestSupport
import Testing

@testable import PuppyLog

/// What a bad card, a broken transfer or an editor does to a log: every line stays, every loss has a place.
@Suite struct LogFaultsTests {
  private static let whole: [UInt8] = {
    let lines = (0..<40).map { number in
      let minute = "\(number % 6)\(number % 10)"
      return
        #"{"time":"2026-03-26T\#(10 + number / 4):\#(minute)\#(number % 3 == 0 ? ":07" : "")+01:00","type":"\#(["plassen", "eten", "slapen", "ontwaken", "gewicht", "café"][number % 6])","location":"buiten","note":"een “dag” 🙈","duration_min":\#(number),"weight_kg":4.\#(number)}"#
    }
    return Array(lines.joined(separator: "\n").utf8) + [0x0A]
  }()

  private func check(_ bytes: [UInt8], _ name: Comment) throws {
    let file = LogFile(name: "2026-03-26.jsonl", bytes: bytes)
    #expect(file.bytes == bytes, name)
    let report = LogReader.read([file], clock: WallClock())
    // Every line is an event, or an error with its place.
    let errors = report.diagnostics.filter { $0.severity == .error }
    #expect(report.value.count + errors.count == file.lines.count, name)
    #expect(report.diagnostics.allSatisfy { $0.location?.line != nil && $0.hint.isEmpty == false }, name)
    let now = try #require(WrittenTime("2026-03-27T00:00Z"))
    let log = Logbook(
      report.value, fileCount: 1, lineCount: file.lines.count, profile: PuppyProfile(), clock: WallClock(),
      now: now, fallback: now)
    // Each figure is reckoned, whatever was read.
    #expect(try !PuppyReports.json(PuppyStats(log), diagnostics: []).encoded().isEmpty, name)
    #expect(try !PuppyReports.json(PuppyOutlook(log), diagnostics: []).encoded().isEmpty, name)
    #expect(!PuppyPage.day(DayView(log, date: log.today), .english).isEmpty, name)
    let sheet = try EventSheetReader.read(EventSheet.csv([file], guarded: true), file: "events.csv")
    #expect(sheet.value.files.map(\.bytes) == [bytes], name)
  }

  @Test func `a log cut anywhere gives figures or an error with its place`() throws {
    var random = SplitMix64(seed: 200)
    for _ in 0..<200 {
      let place = Int.random(in: 0...Self.whole.count, using: &random)
      try check(Array(Self.whole[..<place]), "cut at \(place)")
    }
  }

  @Test(arguments: 0..<10)
  func `a changed byte gives figures or an error with its place`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var bytes = Self.whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      try check(bytes, "byte \(place) to \(bytes[place])")
    }
  }

  @Test(arguments: 0..<4)
  func `a sheet with a changed byte is read or refused with a place`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sheet = EventSheet.csv([LogFile(name: "2026-03-26.jsonl", bytes: Self.whole)], guarded: true)
    for _ in 0..<100 {
      var bytes = sheet
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      do {
        let report = try EventSheetReader.read(bytes, file: "events.csv")
        // Nothing vanishes without a word: 40 lines, or a finding, or a row that was taken in two.
        #expect(report.value.files.map(\.lines.count).reduce(0, +) >= 40 || !report.diagnostics.isEmpty)
        #expect(report.diagnostics.allSatisfy { $0.location != nil })
      } catch {
        #expect(error.diagnostic.location != nil)
      }
    }
  }
}
