import Civil
public import Diagnostics
public import Tabular

/// What was read and counted of an export, beside the dog's days.
public struct StepOrigin: Sendable {
  /// Of the export; nil for a sheet.
  public let version: Int?
  /// Records below the root, or rows of the sheet.
  public let read: Int
  /// Of them, those of other types.
  public let other: Int
  public let mode: CountingMode
  /// The zone that was asked for.
  public let zone: String?
  public let counted: CountedSteps

  public init(version: Int?, read: Int, other: Int, mode: CountingMode, zone: String?, counted: CountedSteps)
  {
    self.version = version
    self.read = read
    self.other = other
    self.mode = mode
    self.zone = zone
    self.counted = counted
  }
}

/// The JSON reports of the dog's steps, and its tables.
public enum StepReports {
  public static func json(
    _ report: StepReport, _ origin: StepOrigin, diagnostics: [Diagnostic]
  ) -> JSONValue {
    let estimate = report.estimate
    return [
      "export_version": .optional(origin.version), "breed": .text(estimate.breedName),
      "known_breed": .bool(estimate.isKnown), "age": .integer(estimate.age),
      "condition": .text(estimate.condition.rawValue), "mode": .text(origin.mode.name),
      "zone": .optional(origin.zone), "multiplier_ppm": .integer(millionths(estimate.multiplier)),
      "goal": .integer(estimate.goal), "records": records(origin),
      "sources": .array(
        origin.counted.sources.map { source in
          [
            "source": .text(source.source), "type": .text(source.kind.name),
            "records": .integer(source.records),
            "total": .integer(source.total),
          ]
        }),
      "days": .array(report.days.map { json($0) }),
      "weeks": .array(
        report.weeks.map { week in
          .object(
            json(week, from: "\(week.start)").merging(["trend": .optional(week.trend?.rawValue)]) { $1 })
        }),
      "months": .array(report.months.map { .object(json($0, from: "\($0.start.yearMonth)")) }),
      "streak_days": .integer(report.streak), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  private static func millionths(_ ratio: Ratio) -> Int { (ratio * 1_000_000).roundedHalfUp }

  private static func records(_ origin: StepOrigin) -> JSONValue {
    let counted = origin.counted
    return [
      "read": .integer(origin.read), "kept": .integer(counted.kept),
      "rejected": .integer(counted.rejected.values.reduce(0, +)), "repeated": .integer(counted.repeated),
      "other": .integer(origin.other), "earlier": .integer(counted.earlier),
      "rejected_by": .object(counted.rejected.mapValues { .integer($0) }),
    ]
  }

  private static func json(_ day: DogDay) -> JSONValue {
    [
      "date": .text("\(day.date)"), "human_steps": .integer(day.counted.steps),
      "dog_steps": .integer(day.dogSteps), "metres": .integer(day.counted.metres),
      "active_min": .integer(day.counted.activeMinutes), "goal": .integer(day.goal),
      "progress_pct": .integer(day.progress), "met": .bool(day.isMet), "level": .text(day.level.rawValue),
      "confidence": .text(day.confidence.rawValue), "compared_pct": .optional(day.compared),
    ]
  }

  private static func json(_ period: DogPeriod, from: String) -> [String: JSONValue] {
    [
      "from": .text(from), "dog_steps": .integer(period.dogSteps), "human_steps": .integer(period.humanSteps),
      "metres": .integer(period.metres), "active_min": .integer(period.activeMinutes),
      "days_with_data": .integer(period.daysWithData), "days": .integer(period.days),
      "days_met": .integer(period.daysMet), "mean_with_data": .integer(period.meanWithData),
      "mean_all": .integer(period.meanOfAll),
    ]
  }

  // MARK: Tables

  /// The columns of the report's days.
  public static func days(_ report: StepReport) -> Grid {
    var grid = Grid([
      "date", "human_steps", "dog_steps", "metres", "active_min", "goal", "progress_pct", "met", "level",
      "confidence", "compared_pct",
    ])
    for day in report.days {
      grid.append([
        .text("\(day.date)"), .number("\(day.counted.steps)"), .number("\(day.dogSteps)"),
        .number("\(day.counted.metres)"), .number("\(day.counted.activeMinutes)"), .number("\(day.goal)"),
        .number("\(day.progress)"), .text("\(day.isMet)"), .text(day.level.rawValue),
        .text(day.confidence.rawValue), day.compared.map { .number("\($0)") } ?? .empty,
      ])
    }
    return grid
  }

  /// The columns of the report's weeks or months.
  public static func periods(_ periods: [DogPeriod], areWeeks: Bool) -> Grid {
    let columns = [
      "from", "dog_steps", "human_steps", "metres", "active_min", "days_with_data", "days", "days_met",
      "mean_with_data", "mean_all",
    ]
    var grid = Grid(columns + (areWeeks ? ["trend"] : []))
    for period in periods {
      let numbers = [
        period.dogSteps, period.humanSteps, period.metres, period.activeMinutes, period.daysWithData,
        period.days,
        period.daysMet, period.meanWithData, period.meanOfAll,
      ]
      let from = areWeeks ? "\(period.start)" : "\(period.start.yearMonth)"
      let trend: [GridValue] = areWeeks ? [.init(stringLiteral: period.trend?.rawValue ?? "")] : []
      grid.append([.text(from)] + numbers.map { .number("\($0)") } + trend)
    }
    return grid
  }
}
