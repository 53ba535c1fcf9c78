public import Civil
import Tabular

/// A small file of runs, invented, for whoever wants to try.
public enum RunSample {
  /// Two runs on the day of a moment and the day after, at 14:50 and 08:10 in Greenwich.
  public static func bytes(on moment: Instant) -> [UInt8] {
    let day = moment.local(.utc).date
    let anouk = child("C65E2401-05F9-4E4D-AFEA-719F70A8057F", "Anouk", 8)
    let wren = child("056F4127-9B94-48BD-B449-3A004DCF2AAF", "Wren", 6)
    let runs = [
      run(
        "3BE0AFF6-4223-4059-913F-9752A216798E", "Swimming", day, 890,
        [
          stop(1, "Home", "Home", nil, "Towels and snacks", 5),
          stop(2, "School", "Harbour School", anouk, "Wait at the west gate", 10),
          stop(3, "Custom", "Pool", anouk, "Lesson", 45), stop(4, "Home", "Home", nil, "Supper", 5),
        ]),
      run(
        "392AA67A-1D8A-41E7-A7AD-6C4DE538A9F5", "Morning", day.adding(days: 1), 490,
        [
          stop(5, "School", "Harbour School", wren, "Lunch box", 10),
          stop(6, "OT", "Clinic", wren, "Exercises", 15),
        ]),
    ]
    let document = JSONTree.object([
      JSONMember("school_runs", .array(runs)), JSONMember("run_execution_states", .array([])),
      JSONMember("current_stop_indices", .array([])),
    ])
    return document.encoded(JSONLayout(indent: 2, colon: " : ")) + [UInt8(ascii: "\n")]
  }

  private static func run(_ id: String, _ name: String, _ day: CivilDate, _ minute: Int, _ stops: [JSONTree])
    -> JSONTree
  {
    let start = LocalTime(date: day, time: .midnight).instant(.utc).adding(minutes: minute)
    let seconds = JSONTree.number("\(start.seconds - Instant.secondsBefore2001)")
    return .object([
      JSONMember("id", .text(id)), JSONMember("name", .text(name)), JSONMember("scheduledDate", seconds),
      JSONMember("scheduledTime", seconds), JSONMember("stops", .array(stops)),
      JSONMember("isCompleted", .bool(false)), JSONMember("createdAt", seconds),
    ])
  }

  private static func stop(
    _ number: Int, _ type: String, _ name: String, _ child: JSONTree?, _ task: String, _ minutes: Int
  ) -> JSONTree {
    var members = [
      JSONMember("id", .text("8040567A-0043-43BA-AE47-65000000000\(number)")),
      JSONMember("name", .text(name)),
      JSONMember("type", .text(type)), JSONMember("task", .text(task)),
      JSONMember("estimatedMinutes", .number("\(minutes)")), JSONMember("isCompleted", .bool(false)),
    ]
    if let child { members.append(JSONMember("assignedChild", child)) }
    return .object(members)
  }

  private static func child(_ id: String, _ name: String, _ age: Int) -> JSONTree {
    .object([
      JSONMember("id", .text(id)), JSONMember("name", .text(name)),
      JSONMember("avatar", .text("person.circle.fill")),
      JSONMember("age", .number("\(age)")),
    ])
  }
}
