import Diagnostics
import SchoolRuns
import Testing

@Suite struct RunCheckTests {
  private static let stop = #"{"id":"s","name":"School","type":"School","task":"Wait","estimatedMinutes":10}"#

  private func codes(_ runs: String, _ rest: String = "") throws -> [String] {
    let text = #"{"school_runs":[\#(runs)]\#(rest)}"#
    let report = try RunsFileReader.read(Array(text.utf8), name: "runs.json")
    return (report.diagnostics + RunCheck.findings(report.value.list, file: "runs.json")).map(\.code.name)
  }

  private func run(_ stops: String, name: String = "Swim", isCompleted: Bool = false) -> String {
    #"{"id":"a","name":"\#(name)","scheduledDate":795010353,"scheduledTime":792442200,"stops":[\#(stops)],"#
      + #""isCompleted":\#(isCompleted)}"#
  }

  private func stop(
    _ name: String = "Pool", type: String = "Custom", task: String = "Lesson", minutes: String = "10"
  ) -> String {
    #"{"id":"\#(name)","name":"\#(name)","type":"\#(type)","task":"\#(task)","estimatedMinutes":\#(minutes)}"#
  }

  @Test func `S071 a run in order has nothing to say of`() throws {
    #expect(try codes(run(Self.stop)) == [])
  }

  @Test func `S071 what is wrong with a run is named`() throws {
    #expect(try codes(run(Self.stop, name: "   ")) == ["empty-run-name"])
    #expect(try codes(run("")) == ["no-stops"])
    #expect(try codes(run(Self.stop) + "," + run(Self.stop)) == ["duplicate-run-id"])
    #expect(
      try codes(run(stop(minutes: "121") + "," + stop("Home", minutes: "120"))) == ["long-run", "long-stop"])
    #expect(try codes(run(stop() + "," + stop("POOL"))) == ["repeated-stop-name"])
  }

  @Test(arguments: [
    ("name", "empty-stop-name"), ("type", "unknown-stop-type"), ("task", "empty-task"),
    ("minutes", "bad-stop-minutes"),
  ])
  func `S071 what is wrong with a stop is named`(field: String, code: String) throws {
    let bad =
      switch field {
      case "name": stop(" ")
      case "type": stop(type: "school")
      case "task": stop(task: "")
      default: stop(minutes: "0")
      }
    #expect(try codes(run(bad)) == [code])
    #expect(try codes(run(stop(minutes: "2.5"))) == ["bad-stop-minutes"])
  }

  @Test func `S071 what the app stored of a run is held against it`() throws {
    let active = #","run_execution_states":["a","active"]"#
    #expect(try codes(run(Self.stop), active) == [])
    #expect(try codes(run(Self.stop, isCompleted: true), active) == ["state-conflict"])
    #expect(try codes(run(Self.stop), #","run_execution_states":["a","completed"]"#) == ["state-conflict"])
    #expect(try codes(run(Self.stop), #","current_stop_indices":["a",1]"#) == ["stop-index-out-of-range"])
    #expect(try codes(run(Self.stop), #","current_stop_indices":["a","x"]"#) == ["stop-index-out-of-range"])
    #expect(try codes(run(Self.stop), #","run_execution_states":["b","active"]"#) == ["state-without-run"])
  }
}
