import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct LogImportTests {
  private func file(_ name: String, _ text: String) -> LogFile {
    LogFile(name: name, bytes: Array(text.utf8))
  }
  private func text(_ plan: LogImport) -> [String] {
    plan.days.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `S015 a day that stands wins`() {
    let plan = LogImport(
      [file("a", "{\"x\":1}\n{\"y\":2}\n"), file("b", "{}")], into: [file("a", "{\"x\":1}\n")], merging: false
    )
    #expect(plan.days.map(\.kind) == [.kept, .new])
    #expect(plan.days.map(\.leftOut) == [1, 0])
    #expect(text(plan) == ["{\"x\":1}\n", "{}"])
  }

  @Test func `S015 merging adds the lines that are missing, and none the second time`() {
    let source = [file("a", "{\"y\":2}\n{\"x\":1}")]
    let plan = LogImport(source, into: [file("a", "{\"x\":1}")], merging: true)
    #expect(text(plan) == ["{\"x\":1}\n{\"y\":2}\n"])
    #expect(plan.added == 1)
    let again = LogImport(source, into: [file("a", text(plan)[0])], merging: true)
    #expect(again.days.map(\.kind) == [.same])
    #expect(again.added == 0)
  }

  @Test(arguments: [
    "../x.jpg", "/etc/passwd", "photos/../../x", "C:\\x.jpg", "~/x.jpg", "\\\\host\\x", "file:///x",
  ])
  func `S015 a photo outside the folder is refused`(path: String) {
    let line = "{\"photo\":\"\(path.replacing("\\", with: "\\\\"))\"}\n"
    let plan = LogImport([file("a.jsonl", line)], into: [], merging: false)
    #expect(plan.findings.codes == ["media-path-refused"])
    #expect(plan.findings.first?.location?.line == 1)
    // A day that is not taken over asks for nothing.
    #expect(LogImport([file("a.jsonl", line)], into: [file("a.jsonl", "{}")], merging: false).findings == [])
  }

  @Test func `S015 photos below the folder come along, and those on the network stay there`() {
    let line = #"{"photo":"photos/a.jpg","video":"b..c.mp4","poster":"https://example.com/x.jpg"}"#
    let plan = LogImport([file("a.jsonl", line)], into: [], merging: false)
    #expect(plan.findings == [])
    #expect(plan.media == ["b..c.mp4", "photos/a.jpg"])
  }
}
