import Civil
import Tabular
import Diagnostics
import Testing

@testable import PuppyLog

@Suite struct LogReaderTests {
  private func findings(_ line: String, file: String = "2026-03-26.jsonl") -> [Diagnostic] {
    PuppyDiary(json: line, file: file).findings
  }

  private let time = #""time":"2026-03-26T06:51:00+01:00""#

  @Test(arguments: EventType.known.map(\.name))
  func `S004 every type of the app is known`(type: String) {
    #expect(findings("{\(time),\"type\":\"\(type)\",\"location\":\"buiten\",\"weight_kg\":4}") == [])
  }

  @Test func `S004 a type that is not known is named and kept`() {
    let diary = PuppyDiary(json: "{\(time),\"type\":\"zwemmen\"}")
    #expect(diary.findings.codes == ["unknown-type"])
    #expect(diary.events.map(\.type.name) == ["zwemmen"])
  }

  @Test(arguments: ["plassen", "poepen"])
  func `S005 a pee or a poop without a place is named`(type: String) {
    let found = findings("\n{\(time),\"type\":\"\(type)\"}")
    #expect(found.codes == ["potty-without-location"])
    #expect(found.first?.location == Location(file: "2026-03-26.jsonl", line: 2))
    #expect(found.first?.hint.isEmpty == false)
  }

  @Test func `S005 an empty place is none`() {
    #expect(findings("{\(time),\"type\":\"plassen\",\"location\":\"\"}").codes == ["potty-without-location"])
  }

  @Test(arguments: [
    "{\"time\":", "[1]", "12", "vanochtend", "{\"time\":\"2026-03-26T06:51+01:00\",}", "{} {}", "\"a", "nul",
  ])
  func `a line that is no object is bad-json with its place`(line: String) {
    let found = findings("{\(time),\"type\":\"eten\"}\n\n" + line)
    #expect(found.codes == ["bad-json"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.location?.line == 3)
  }

  @Test(arguments: [
    #""vanochtend""#, #""2026-03-26T06:51""#, #""2026-02-30T06:51+01:00""#, #""2026-03-26 06:51+01:00""#,
    "null", "{}", "1e99", #""0026-03-26T06:51+01:00""#,
  ])
  func `a time that is none is bad-time`(time: String) {
    let diary = PuppyDiary(json: "{\"time\":\(time),\"type\":\"eten\"}")
    #expect(diary.findings.codes == ["bad-time"])
    #expect(diary.events.isEmpty)
  }

  @Test(arguments: [
    (#""2026-03-26T06:51+01:00""#, "2026-03-26T06:51"), (#""2026-03-26T05:51Z""#, "2026-03-26T05:51"),
    (#""2026-03-26T06:51:30.250+0100""#, "2026-03-26T06:51"), ("796197060", "2026-03-26T05:51"),
  ])
  func `a time is read without seconds, with a fraction, in any offset and as a number`(
    time: String, shown: String
  ) throws {
    let event = try #require(PuppyDiary(json: "{\"time\":\(time),\"type\":\"eten\"}").events.first)
    #expect(WallClock().local(event.time).description == shown)
    #expect(
      WallClock(zone: PuppyDiary.amsterdam).local(event.time).description == "2026-03-26T06:51")
  }

  @Test(arguments: ["12.5", "-3", "\"12\"", "99999999", "true"])
  func `a length that is no whole number of minutes is ignored and named`(length: String) {
    let diary = PuppyDiary(json: "{\(time),\"type\":\"uitlaten\",\"duration_min\":\(length)}")
    #expect(diary.findings.codes == ["bad-duration"])
    #expect(diary.events.first?.minutes == nil)
  }

  @Test(arguments: [("4.5", 4500), ("5.10", 5100), ("4.9995", 5000), ("6", 6000)])
  func `a weight is read in grams without a binary fraction`(text: String, grams: Int) {
    let diary = PuppyDiary(json: "{\(time),\"type\":\"gewicht\",\"weight_kg\":\(text)}")
    #expect(diary.findings == [])
    #expect(diary.events.first?.grams == grams)
  }

  @Test(arguments: ["0", "-4", "\"4,5\"", "5000", "1e9"])
  func `a weight that is none is bad-weight`(text: String) {
    #expect(findings("{\(time),\"type\":\"gewicht\",\"weight_kg\":\(text)}").codes == ["bad-weight"])
  }

  @Test func `an event in the file of another day is named`() {
    #expect(findings("{\(time),\"type\":\"eten\"}", file: "2026-03-27.jsonl").codes == ["wrong-day-file"])
    #expect(findings("{\(time),\"type\":\"eten\"}", file: "notes.jsonl") == [])
  }

  @Test func `a spoilt text is named, and put right only when asked`() {
    let line = "{\(time),\"type\":\"eten\",\"note\":\"cafÃ©\"}"
    #expect(findings(line).codes == ["mojibake"])
    let file = LogFile(name: "a.jsonl", bytes: Array((line + "\r\n").utf8))
    let repaired = LogReader.read([file], clock: WallClock(), repairing: true)
    #expect(repaired.diagnostics == [])
    #expect(repaired.value.first?.note == "café")
    #expect(String(decoding: file.repaired.bytes, as: UTF8.self).hasSuffix("\"café\"}\r\n"))
  }

  @Test func `of doubled keys the last counts`() {
    let diary = PuppyDiary(json: "{\(time),\"type\":\"eten\",\"type\":\"drinken\"}")
    #expect(diary.events.map(\.type) == [.drinking])
  }
}
