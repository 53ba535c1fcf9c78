import Civil
import Tabular

/// What is said of the dog's steps, in a person's words.
public enum StepText {
  /// Whose steps these are.
  public static func title(_ dog: DogProfile, _ estimate: DogEstimate) -> String {
    let who = dog.name.isEmpty ? "The dog" : dog.name
    let years = dog.age == 1 ? "1 year" : "\(dog.age) years"
    return "\(who): \(estimate.breedName), \(years)"
  }

  /// What a day asks for, and what a step is.
  public static func facts(_ estimate: DogEstimate) -> String {
    "Goal \(grouped(estimate.goal)) steps a day; \(hundredths(estimate.multiplier)) of the dog’s for each of yours"
  }

  /// The days for a screen, the newest last.
  public static func days(
    _ report: StepReport, _ dog: DogProfile, width: Int, _ heading: (String) -> String
  ) -> [String] {
    // Days of several years are told by their numbers, and have no room for a bar.
    let isLong = report.days.first?.date.year != report.days.last?.date.year
    var grid = Grid(
      ["day", "dog steps"] + (isLong ? [] : [""]) + ["goal", "km", "min", "yours", "to mean", "level"])
    for day in report.days {
      let name = isLong ? "\(day.date)" : day.date.shortText
      let bar: [GridValue] = isLong ? [] : [.text(bar(day.progress))]
      let figures: [GridValue] = [
        .number("\(day.progress) %"), .number(kilometres(day.counted.metres)),
        .number("\(day.counted.activeMinutes)"), .number(grouped(day.counted.steps)),
        day.compared.map { .number("\(signed($0)) %") } ?? .empty, .text(words(day.level)),
      ]
      grid.append([.text(name), .number(grouped(day.dogSteps))] + bar + figures)
    }
    return [heading(title(dog, report.estimate)), facts(report.estimate), ""]
      + (report.days.isEmpty ? ["Nothing was counted on any day."] : grid.lines(width: width))
      + ["", streak(report)]
  }

  /// Weeks or months for a screen.
  public static func periods(
    _ periods: [DogPeriod], _ report: StepReport, _ dog: DogProfile, areWeeks: Bool, width: Int,
    _ heading: (String) -> String
  ) -> [String] {
    var grid = Grid(
      [areWeeks ? "week of" : "month", "dog steps", "a day", "days", "goal met", "km", "min"]
        + (areWeeks ? ["trend"] : []))
    for period in periods {
      let row: [GridValue] = [
        .text(name(period, areWeeks)), .number(grouped(period.dogSteps)),
        .number(grouped(period.meanWithData)),
        .text("\(period.daysWithData) of \(period.days)"), .number("\(period.daysMet)"),
        .number(kilometres(period.metres)), .number("\(period.activeMinutes)"),
      ]
      grid.append(row + (areWeeks ? [.init(stringLiteral: period.trend.map(sign) ?? "")] : []))
    }
    return [heading(title(dog, report.estimate)), facts(report.estimate), ""]
      + (periods.isEmpty ? ["Nothing was counted on any day."] : grid.lines(width: width))
  }

  static func name(_ period: DogPeriod, _ isWeek: Bool) -> String {
    isWeek
      ? "\(MonthName.shortName(period.start.month)) \(period.start.day) \(period.start.year)"
      : period.start.yearMonth.title
  }

  static func streak(_ report: StepReport) -> String {
    switch report.streak {
    case 0: "No walk on the last day."
    case 1: "Out on the last day."
    default: "Out \(report.streak) days in a row."
    }
  }

  /// Why to go out, in words; nil for no reason.
  public static func nudge(_ nudge: StepNudge?, _ dog: DogProfile, steps: Int, goal: Int) -> String {
    let who = dog.name.isEmpty ? "The dog" : dog.name
    let count = "\(grouped(steps)) of \(grouped(goal)) steps"
    return switch nudge {
    case nil: "\(who) is on the way: \(count)."
    case .noData:
      "Nothing was counted for \(dog.name.isEmpty ? "the dog" : dog.name) today. Is the phone along on the walk?"
    case .behind: "\(who) has \(count), less than 60 %. There is still time for a walk."
    case .noWalk: "\(who) has not been out today."
    case .slowStart: "\(who) has \(count), less than 30 %. A good moment for a walk."
    }
  }

  /// The walks for a screen.
  public static func walks(_ summary: WalkSummary, _ clock: WalkClock, width: Int) -> [String] {
    var grid = Grid(["day", "start", "min", "dog steps", "your steps", "km", "pace", ""])
    for walk in summary.walks {
      let start = clock.local(walk.start)
      grid.append([
        .text(start.date.shortText), .text("\(start.time)"), .number("\(walk.duration.truncated / 60)"),
        .number(grouped(walk.dogSteps)), .number(grouped(walk.humanSteps)),
        .number(kilometres(walk.metres.roundedHalfUp)), .init(stringLiteral: WalkSheet.pace(walk)),
        .init(stringLiteral: walk.isActive ? "on the way" : ""),
      ])
    }
    guard !summary.walks.isEmpty else { return ["There are no walks yet. hound steps walk adds one."] }
    return grid.lines(width: width) + [
      "",
      "Last 7 days with walks: \(grouped(summary.meanWithWalks)) dog steps a day. Last 7 days: \(grouped(summary.meanOfAll)).",
    ]
  }

  /// The breeds for a screen: what a grown dog makes of a step, and its goal.
  public static func breeds(_ breeds: [Breed], width: Int) -> [String] {
    var grid = Grid(["breed", "for a step", "puppy", "senior", "goal", ""])
    for breed in breeds {
      let figures = BreedFigures(breed)
      let factors = [LifeStage.adult, .puppy, .senior].map {
        GridValue.number(hundredths(figures.multiplier($0)))
      }
      grid.append(
        [.text(breed.name)] + factors + [
          .number(grouped(figures.goal(.justRight))), .init(stringLiteral: breed.description),
        ])
    }
    return grid.lines(width: width)
  }

  // MARK: Words

  /// `2.03`, half up.
  static func hundredths(_ ratio: Ratio) -> String {
    let number = (ratio * 100).roundedHalfUp
    return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
  }

  /// `14,285`.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var parts: [String] = []
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits = String(digits.dropLast(3))
    }
    return (number < 0 ? "-" : "") + ([digits] + parts).joined(separator: ",")
  }

  /// `5.3`, half up.
  static func kilometres(_ metres: Int) -> String {
    let tenths = (metres + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Ten blocks, full ones for each tenth of the goal.
  static func bar(_ percent: Int) -> String {
    let full = min(10, max(0, percent / 10))
    return String(repeating: "█", count: full) + String(repeating: "░", count: 10 - full)
  }

  static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

  static func words(_ level: ActivityLevel) -> String { level.rawValue.replacing("-", with: " ") }

  static func sign(_ trend: DogPeriod.Trend) -> String {
    switch trend {
    case .up: "↑ more"
    case .down: "↓ less"
    case .stable: "→ the same"
    }
  }
}
