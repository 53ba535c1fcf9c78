import Civil
import Diagnostics

extension Invocation {
  /// `--now`, else the moment of the clock, with the distance from Greenwich it was typed with.
  func moment() throws(CommandFailure) -> WrittenTime {
    let text = value("--now") ?? "\(environment.now)"
    guard let time = WrittenTime(text) else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .badDate, "“\(text)” is no moment",
            hint: "write --now 2026-04-01T20:30:00+02:00, with the distance from Greenwich")
        ])
    }
    return time
  }

  /// The clocks of `--zone`; nil where none is given.
  func chosenZone() throws(CommandFailure) -> ZoneRules? {
    guard let name = value("--zone") else { return nil }
    guard let rules = environment.zone(name) else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownTimeZone, "the time zone “\(name)” is unknown here",
            hint:
              "write it as America/Halifax or Europe/Amsterdam, or install the list of time zones (tzdata)")
        ])
    }
    return rules
  }

  /// The zone that the `TZ` of the terminal names; nil where it names none.
  var homeZone: ZoneRules? { environment.variables["TZ"].flatMap { environment.zone($0) } }
}
