import Civil
import Diagnostics
import SchoolRuns
import Tabular
import TestSupport
import Testing

@Suite struct RunsFileReaderTests {
  private func read(_ text: String) throws -> Report<RunsFile> {
    try RunsFileReader.read(Array(text.utf8), name: "runs.json")
  }

  private static let run =
    #"{"id":"a","name":"Swim","scheduledDate":795010353,"scheduledTime":792442200,"stops":[],"isCompleted":false}"#

  @Test(arguments: [
    (
      #"{"school_runs":[RUN],"run_execution_states":["A","paused"],"current_stop_indices":["a",1]}"#,
      RunState.paused
    ),
    (#"{"school_runs":[RUN],"run_execution_states":{"A":{"active":{}}}}"#, .active),
    ("[RUN]", .notStarted), (#"{"school_runs":[RUN],"run_execution_states":["A","flying"]}"#, .notStarted),
  ])
  func `states come as a flat list or an object with any case of the id`(text: String, state: RunState) throws
  {
    let report = try read(
      text.split(separator: "RUN", omittingEmptySubsequences: false).joined(separator: Self.run))
    let run = try #require(report.value.list.runs.first)
    #expect(report.value.list.progress(run).state == state)
    #expect(report.diagnostics.map(\.code.name) == (text.contains("flying") ? ["unknown-state"] : []))
  }

  @Test(arguments: [
    ("", "not-school-runs"), ("{}", "not-school-runs"), ("[1", "not-school-runs"), ("3", "not-school-runs"),
    (#"{"school_runs":[],"run_execution_states":["a"]}"#, "odd-flat-array"),
    (#"{"school_runs":[],"current_stop_indices":5}"#, "not-school-runs"),
  ])
  func `a file that is none is refused with what it is`(text: String, code: String) {
    let error = #expect(throws: RunsFileError.self) { try read(text) }
    #expect(error?.diagnostic.code.name == code)
  }

  @Test func `an entry that is no run stays in the file and is named`() throws {
    let text = #"[{"name":"no id"},{"id":"b","name":"No day","stops":[]},7]"#
    let report = try read(text)
    #expect(report.value.list.runs.isEmpty)
    #expect(report.diagnostics.map(\.code.name).sorted() == ["bad-run", "bad-run", "bad-run-time"])
    #expect(String(decoding: report.value.bytes, as: UTF8.self) == text)
  }

  @Test func `no byte that is changed or cut off makes it crash`() throws {
    let sample = Array(
      #"{"school_runs":[\#(Self.run)],"run_execution_states":["a","active"],"current_stop_indices":["a",0]}"#
        .utf8)
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      var bytes = sample
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      if let report = try? RunsFileReader.read(bytes, name: "x") {
        // Whatever was read is all there, or named.
        #expect(report.value.list.runs.count + report.diagnostics.count >= report.value.runs.count)
      }
    }
    for length in sample.indices {
      #expect(throws: RunsFileError.self) { try RunsFileReader.read(Array(sample[..<length]), name: "x") }
    }
  }
}
