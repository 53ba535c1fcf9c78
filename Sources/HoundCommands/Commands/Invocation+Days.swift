import Civil
import Diagnostics
import Hikes

/// Days that were named together.
struct MeantDays {
  let dates: [CivilDate]
  /// Whether they were named by their first and last, or as a week.
  let isRange: Bool
}

extension Invocation {
  /// The days of `--from` and `--to`, else those of the words, else that of `--date`, else today.
  /// - Parameter today: what bare weekdays are counted from.
  func meantDays(_ words: [String], asOf today: CivilDate) throws(CommandFailure) -> MeantDays {
    let phrase = words.joined(separator: " ")
    if has("--from") || has("--to") {
      guard phrase.isEmpty else {
        throw CommandFailure.usage(
          "“\(phrase)” and --from both name the day",
          hint: "name it once: either the word, or --from and --to")
      }
      return try range(asOf: today)
    }
    let monday = today.monday
    switch phrase.lowercased() {
    case "": return MeantDays(dates: [today], isRange: false)
    case "week", "this week": return MeantDays(dates: Week(containing: monday).workdays, isRange: true)
    case "next week":
      return MeantDays(dates: Week(containing: monday).adding(weeks: 1).workdays, isRange: true)
    default: return MeantDays(dates: [try Self.date(phrase, asOf: today)], isRange: false)
    }
  }

  private func range(asOf today: CivilDate) throws(CommandFailure) -> MeantDays {
    guard let last = value("--to") else {
      throw CommandFailure.usage("--from does not say until when", hint: "add --to and the last day")
    }
    let from = try date("--from", asOf: today) ?? today
    let to = try Self.date(last, asOf: from)
    let count = from.days(until: to)
    guard count >= 0, count < 400 else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .badDate,
            count < 0
              ? "\(to.longText) is before \(from.longText)"
              : "from \(from.longText) to \(to.longText) is more than a year",
            hint: count < 0
              ? "name the first day after --from and the last one after --to"
              : "mark the dog as gone, or name a nearer day")
        ])
    }
    return MeantDays(dates: (0...count).map { from.adding(days: $0) }, isRange: true)
  }

  /// Two days of one week. Bare weekdays belong to the week of the other day; two of them to this week where both are
  /// still to come, else to the next.
  static func pair(_ first: String, _ second: String, asOf today: CivilDate) throws(CommandFailure) -> (
    CivilDate, CivilDate
  ) {
    switch (Weekday(name: first), Weekday(name: second)) {
    case (let left?, let right?):
      let week = Week(containing: today)
      let isAhead = week.date(of: left) >= today && week.date(of: right) >= today
      let meant = isAhead ? week : week.adding(weeks: 1)
      return (meant.date(of: left), meant.date(of: right))
    case (let left?, nil):
      let other = try date(second, asOf: today)
      return (Week(containing: other).date(of: left), other)
    case (nil, let right?):
      let other = try date(first, asOf: today)
      return (other, Week(containing: other).date(of: right))
    case (nil, nil):
      return (try date(first, asOf: today), try date(second, asOf: today))
    }
  }
}
