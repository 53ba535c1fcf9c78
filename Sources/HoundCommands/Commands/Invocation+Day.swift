import Civil
import Diagnostics
import Hikes

extension Invocation {
  /// The day's plan; under `--keep` it is written into the book first, and planned again as kept.
  func plan(_ planner: HikePlanner, _ day: CivilDate, _ stored: StoredBook) throws(CommandFailure) -> DayPlan
  {
    let plan = planner.plan(day)
    guard has("--keep") else { return plan }
    var kept = stored
    kept.book.keep(plan.seats, on: day)
    if kept.book.orders != stored.book.orders { try save(kept, label: "today --keep \(day)") }
    return planner.replaced(kept.book).plan(day)
  }

  /// The day as a problem for the VROOM engine.
  func showRoutingProblem(_ planner: HikePlanner, _ date: CivilDate) throws(CommandFailure) -> ExitStatus {
    let day = planner.routingDay(date)
    guard !day.isEmpty else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .nothingToRoute, "no dog with a place on the map hikes on \(date.longText)",
            hint: "hound today --date \(date) shows the day; hound places lists who has no place")
        ])
    }
    try show(RoutingProblemSheet.json(planner, day))
    return .done
  }
}

extension DiagnosticCode {
  static let nothingToRoute = DiagnosticCode(
    "nothing-to-route",
    "A problem for a routing program was asked for, and the day has no dog with a place on the map: there is none."
  )
}
