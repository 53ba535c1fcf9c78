import Civil
import Diagnostics
import DogSteps
import Tabular

/// A walk as it was typed on the command line.
struct WalkEntry {
  private let file: WalkFile
  private let invocation: Invocation
  private let start: Instant?
  private let end: Instant?
  private let steps: Int?
  private let metres: String?
  private let multiplier: Ratio?
  private let breed: String?

  init(_ invocation: Invocation, _ file: WalkFile) throws(CommandFailure) {
    self.file = file
    self.invocation = invocation
    start = try Self.time("--start", invocation)
    end = try Self.time("--end", invocation)
    steps = try Self.number("--steps", invocation)?.truncated
    metres = try Self.number("--metres", invocation) == nil ? nil : invocation.value("--metres")
    if invocation.has("--dog") || invocation.has("--breed") {
      let estimate = DogEstimate(try invocation.dog(), try invocation.breeds().value)
      multiplier = estimate.multiplier
      breed = estimate.breedName
    } else {
      (multiplier, breed) = (nil, nil)
    }
    if start == nil, end == nil {
      throw .usage("say when the walk began, with --start", hint: "write --start 09:55")
    }
    if let start, let end, end < start {
      throw .usage(
        "the walk ends before it begins", hint: "see whether --start and --end are the right way round")
    }
  }

  /// A moment, or a time of today on the clock of `--zone` or of the terminal.
  private static func time(_ option: String, _ invocation: Invocation) throws(CommandFailure) -> Instant? {
    guard let text = invocation.value(option) else { return nil }
    if let time = WrittenTime(text) { return time.instant }
    guard let time = TimeOfDay(text) else {
      throw .usage("“\(text)” is no time", hint: "write \(option) 09:55 or 2026-05-04T09:55:00+02:00")
    }
    guard let zone = try invocation.chosenZone() ?? invocation.homeZone else {
      throw .usage("say on which clock \(text) is told, with --zone", hint: "write --zone America/Halifax")
    }
    let today = zone.local(try invocation.moment().instant).date
    return zone.instant(LocalTime(date: today, time: time))
  }

  private static func number(_ option: String, _ invocation: Invocation) throws(CommandFailure) -> Ratio? {
    guard let text = invocation.value(option) else { return nil }
    guard let number = Ratio(text), !text.contains(",") else {
      throw .usage("“\(text)” is no number", hint: "write \(option) 4100")
    }
    return number
  }

  /// The list with the walk in it.
  func written() throws(CommandFailure) -> WalkFile {
    guard let start else { return try ended() }
    var walk = NewWalk(start: start, end: end)
    walk.humanSteps = steps ?? 0
    walk.metres = metres ?? "0"
    walk.breed = breed ?? file.latestBreed ?? ""
    walk.multiplier = multiplier ?? file.latestMultiplier ?? Ratio(3, 2)
    guard let added = file.adding(walk) else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .badWalk, at: Location(file: file.name), "this very walk is in the list already",
            hint: "give another time, or correct it in the sheet")
        ])
    }
    return added
  }

  private func ended() throws(CommandFailure) -> WalkFile {
    guard let end, let changed = file.ending(at: end, steps: steps, metres: metres, multiplier: multiplier)
    else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .badWalk, at: Location(file: file.name), "no walk of the list goes on, or it began later",
            hint: "say when it began, with --start")
        ])
    }
    return changed
  }

  var notice: String {
    guard start != nil else { return "The walk has ended." }
    return end == nil
      ? "The walk goes on; hound steps walk \(invocation.arguments[0]) --end ends it."
      : "The walk is in the list."
  }
}
