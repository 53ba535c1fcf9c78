import Civil
public import Diagnostics
public import Tabular

/// `profile.json` to a profile.
public enum ProfileReader {
  /// What is absent has its default; what cannot be read has it too, with a warning.
  public static func read(_ tree: JSONTree, file: String, clock: WallClock) -> Report<PuppyProfile> {
    var reading = Reading(tree: tree, file: file, clock: clock)
    let profile = reading.profile()
    return Report(profile, reading.findings)
  }

  private struct Reading {
    let tree: JSONTree
    let file: String
    let clock: WallClock
    var findings: [Diagnostic] = []

    mutating func profile() -> PuppyProfile {
      var profile = PuppyProfile()
      profile.name = tree["name"]?.text
      profile.birth = date(tree["birthDate"], "birthDate")
      profile.home = date(tree["homeDate"], "homeDate")
      profile.size = tree["sizeCategory"]?.text
      let meals = tree["mealSchedule"]
      profile.portions = (meals?["portions"]?.elements ?? []).enumerated().map { place, portion in
        PuppyProfile.Portion(
          id: portion["id"]?.text ?? own("portion", place), label: portion["label"]?.text ?? "",
          amount: portion["amount"]?.text, target: minute(portion["targetTime"], "targetTime"))
      }
      profile.mealsPerDay =
        number(meals?["mealsPerDay"], "mealsPerDay", 0...100)
        ?? (meals?["portions"]?.elements).map(\.count)
      let exercise = tree["exerciseConfig"]
      set(&profile.minutesPerMonthOfAge, exercise, "minutesPerMonthOfAge", 0...1440)
      let prediction = tree["predictionConfig"]
      set(&profile.shortestTriggeringNap, prediction, "minNapDurationForPottyTrigger", 0...1440)
      set(&profile.bedtimeHour, prediction, "bedtimeHour", 0...24)
      set(&profile.usualGap, prediction, "defaultGapMinutes", 0...100_000)
      profile.afterMeal = factor(prediction, "postMealGapMultiplier")
      profile.afterSleep = factor(prediction, "postSleepGapMultiplier")
      profile.walks = fixedTimes(tree["walkSchedule"]?["walks"], "walk")
      profile.medicines = (tree["medicationSchedule"]?["medications"]?.elements ?? [])
        .filter { $0["isActive"]?.bool != false }.map { medicine($0) }
      profile.reminders = reminders()
      return profile
    }

    private mutating func medicine(_ tree: JSONTree) -> PuppyProfile.Medicine {
      let numbers = tree["daysOfWeek"]?.elements?.compactMap(\.integer) ?? []
      var days = Set(numbers).sorted().compactMap { Weekday(rawValue: $0 == 0 ? 7 : $0) }
      let from = date(tree["startDate"], "startDate")
      switch tree["recurrence"]?.text {
      case "daily": days = []
      case "weekly" where days.isEmpty: days = from.map { [$0.weekday] } ?? []
      default: break
      }
      return PuppyProfile.Medicine(
        name: tree["name"]?.text ?? "", instructions: tree["instructions"]?.text,
        days: days, times: fixedTimes(tree["times"], "medicine \(tree["name"]?.text ?? "")"), from: from,
        until: date(tree["endDate"], "endDate"))
    }

    /// What tells an entry without an id from others, also from another puppy's.
    private func own(_ kind: String, _ place: Int) -> String {
      "\(tree["id"]?.text ?? tree["name"]?.text ?? "puppy")-\(kind)-\(place + 1)"
    }

    private mutating func fixedTimes(_ tree: JSONTree?, _ kind: String) -> [PuppyProfile.FixedTime] {
      var times: [PuppyProfile.FixedTime] = []
      for (place, entry) in (tree?.elements ?? []).enumerated() {
        guard let target = minute(entry["targetTime"], "targetTime") else { continue }
        times.append(
          PuppyProfile.FixedTime(
            id: entry["id"]?.text ?? own(kind, place), label: entry["label"]?.text ?? "",
            target: target))
      }
      return times
    }

    private func reminders() -> PuppyProfile.Reminders {
      var reminders = PuppyProfile.Reminders()
      guard let settings = tree["notificationSettings"] else { return reminders }
      let isOn = settings["isEnabled"]?.bool != false
      func before(_ key: String) -> Int? {
        guard isOn, settings[key]?["isEnabled"]?.bool != false else { return nil }
        return max(0, settings[key]?["minutesBefore"]?.integer ?? 0)
      }
      reminders.meal = before("meal")
      reminders.walk = before("walk")
      reminders.medicine = before("medication")
      return reminders
    }

    private mutating func set(
      _ value: inout Int, _ tree: JSONTree?, _ key: String, _ range: ClosedRange<Int>
    ) {
      value = number(tree?[key], key, range) ?? value
    }

    private mutating func number(_ value: JSONTree?, _ key: String, _ range: ClosedRange<Int>) -> Int? {
      guard let value, !value.isNull else { return nil }
      if let number = value.integer, range.contains(number) { return number }
      complain(key, value)
      return nil
    }

    private mutating func factor(_ tree: JSONTree?, _ key: String) -> ExactDecimal {
      guard let value = tree?[key], !value.isNull else { return .threeQuarters }
      if let factor = value.number.flatMap({ ExactDecimal($0) }), factor.units >= 0 { return factor }
      complain(key, value)
      return .threeQuarters
    }

    private mutating func date(_ value: JSONTree?, _ key: String) -> CivilDate? {
      guard let value, !value.isNull else { return nil }
      if let text = value.text, let date = CivilDate(iso: text) { return date }
      if let time = LogReader.time(value) { return clock.local(time).date }
      complain(key, value)
      return nil
    }

    private mutating func minute(_ value: JSONTree?, _ key: String) -> DayMinute? {
      guard let value, !value.isNull else { return nil }
      if let minute = value.text.flatMap({ DayMinute($0) }) { return minute }
      complain(key, value)
      return nil
    }

    private mutating func complain(_ key: String, _ value: JSONTree) {
      let text = value.text ?? String(decoding: value.encoded().prefix(60), as: UTF8.self)
      findings.append(
        Diagnostic(
          .warning, .badProfile, at: Location(file: file), "“\(text)” cannot be the \(key) of a puppy",
          hint: "set it with hound puppy profile DIR --set \(key)=VALUE"))
    }
  }
}
