import Civil
import Tabular

/// What `hound puppy` says in the terminal.
public enum PuppyText {
  public static func lines(_ stats: PuppyStats, _ say: Speech, width: Int) -> [String] {
    let day = GapFigures(stats.gaps.day)
    let all = GapFigures(stats.gaps.all)
    let name = stats.log.profile.name ?? say("de pup", "the puppy")
    var lines = [
      "\(name), \(DayTitle.text(stats.log.today, say)), \(stats.log.localNow.time)", "",
      say("Tussen twee plassen overdag: ", "Between pees by day: ") + gaps(day, say),
      say("Dag en nacht: ", "Day and night: ") + gaps(all, say),
      say("Reeks buiten: ", "Streak outdoors: ")
        + "\(stats.streak.current), \(say("langste", "longest")) \(stats.streak.best)"
        + (stats.streak.isOnFire ? " 🔥" : ""),
      say("Dutjes: ", "Naps: ")
        + "\(stats.rest.naps.count), \(say("samen", "together")) \(say.duration(stats.rest.napMinutes))",
    ]
    if let night = stats.rest.nights.last {
      let open = night.isOpen ? say(", slaapt nog", ", still asleep") : ""
      lines.append(
        "\(say("Laatste nacht", "Last night")) (\(DayTitle.short(night.date, say))): "
          + "\(say.duration(night.minutes)), \(say("langste stuk", "longest piece")) \(say.duration(night.longest))\(open)"
      )
    }
    for pattern in stats.patterns {
      let count = pattern.bridge
      guard let percent = count.outdoorPercent else { continue }
      lines.append(
        "\(cause(pattern.cause, say)): \(count.outdoor) \(say("buiten", "outdoors")), \(count.indoor) \(say("binnen", "indoors")) (\(percent) %)"
      )
    }
    if let grams = stats.weight.last, let date = stats.weight.date {
      let change = stats.weight.change.map { " (\($0 < 0 ? "" : "+")\($0) g)" } ?? ""
      let band =
        stats.weight.low.flatMap { low in
          stats.weight.high.map { ", \(say("gewoon is", "usual is")) \(low)–\($0) g" }
        } ?? ""
      lines.append(
        "\(say("Gewicht op", "Weight on")) \(DayTitle.short(date, say)): \(grams) g\(change)\(band)")
    }
    return lines + [""] + PuppyGrids.daysToRead(stats, say).lines(width: width) + [PuppyGrids.legend(say)]
  }

  public static func lines(_ outlook: PuppyOutlook, _ say: Speech) -> [String] {
    let potty = outlook.potty
    var lines = [say("Plas: ", "Pee: ") + say.label(potty.state)]
    if let remaining = potty.remaining, let expected = potty.expected, potty.state != .afterAccident {
      lines.append(
        "  "
          + (remaining >= 0
            ? say("over ongeveer \(say.duration(remaining))", "in about \(say.duration(remaining))")
            : say("\(say.duration(-remaining)) te laat", "\(say.duration(-remaining)) late"))
          + say(" (elke \(say.duration(expected)))", " (every \(say.duration(expected)))"))
    }
    if let trigger = potty.trigger, let minutes = potty.triggerMinutes {
      lines.append(
        "  "
          + (trigger == .meal
            ? say("\(minutes) min na het eten", "\(minutes) min after a meal")
            : say("\(minutes) min na het slapen", "\(minutes) min after sleep")))
    }
    if let last = potty.lastPee, let since = potty.since {
      let spot = last.event.spot.map { ", " + say.label($0) } ?? ""
      lines.append(
        say("  laatste \(last.local.time)\(spot), ", "  last at \(last.local.time)\(spot), ")
          + say("\(say.duration(since)) geleden", "\(say.duration(since)) ago"))
    }
    let range =
      outlook.poop.low.flatMap { low in
        outlook.poop.high.map {
          say(" (gewoon is ", " (usual is ") + (low == $0 ? "\(low))" : "\(low)–\($0))")
        }
      } ?? ""
    lines.append(
      say("Poep: ", "Poop: ")
        + "\(outlook.poop.today) \(say("vandaag", "today"))\(range), \(say.label(outlook.poop.urgency))")
    for since in outlook.since {
      lines.append(
        "\(Speech.emoji(since.type)) \(say.label(since.type)): \(since.at.time), "
          + say("\(say.duration(since.minutes)) geleden", "\(say.duration(since.minutes)) ago"))
    }
    if let asleep = outlook.asleep {
      lines.append(say("Slaapt sinds \(say.duration(asleep))", "Asleep for \(say.duration(asleep))"))
    } else if let awake = outlook.awake {
      lines.append(say("Wakker sinds \(say.duration(awake))", "Awake for \(say.duration(awake))"))
    }
    return lines
  }

  public static func lines(_ day: DayView, _ say: Speech, width: Int) -> [String] {
    let name = day.log.profile.name.map { $0 + ", " } ?? ""
    var lines = ["\(name)\(DayTitle.text(day.date, say))" + age(day, say), ""]
    lines +=
      day.timeline.isEmpty
      ? [say("Niets genoteerd.", "Nothing written down.")]
      : PuppyGrids.timelineToRead(day, say).lines(width: width)
    if !day.meals.isEmpty {
      lines += ["", say("Maaltijden", "Meals")]
      lines += day.meals.map { meal in
        let target = meal.portion.target?.description ?? ""
        let logged = meal.logged.map { " \($0.time)" } ?? ""
        return "  \(target) \(meal.portion.label): \(say.label(meal.state))\(logged)"
      }
    }
    if let text = prompt(day, say) { lines += ["", text] }
    return lines
  }

  /// What an import does with a day.
  public static func line(_ day: LogImport.Day, _ say: Speech) -> String {
    let what =
      switch day.kind {
      case .new: say("nieuw, \(day.added) regels", "new, \(day.added) lines")
      case .merged: say("\(day.added) regels erbij", "\(day.added) lines added")
      case .kept:
        say(
          "staat er al; \(day.leftOut) regels niet overgenomen (met --merge wel)",
          "stands already; \(day.leftOut) lines left out (--merge takes them)")
      case .same: say("niets nieuws", "nothing new")
      }
    return "\(day.name): \(what)"
  }

  /// What to do after a long silence; nil where there was none.
  static func prompt(_ day: DayView, _ say: Speech) -> String? {
    guard let prompt = day.prompt, let silence = day.silence else { return nil }
    let since = say.duration(silence)
    switch prompt {
    case .catchUp:
      return say("Al \(since) niets genoteerd: vul aan.", "Nothing written down for \(since): catch up.")
    case .coverageGap:
      return say(
        "Al \(since) niets genoteerd: was er opvang?",
        "Nothing written down for \(since): was somebody else in charge?")
    }
  }

  static func age(_ day: DayView, _ say: Speech) -> String {
    let number = day.dayNumber.map { say(" – dag \($0)", " – day \($0)") } ?? ""
    let weeks = day.ageInWeeks.map { say(", \($0) weken oud", ", \($0) weeks old") } ?? ""
    return number + weeks
  }

  static func cause(_ cause: PottyPattern.Cause, _ say: Speech) -> String {
    switch cause {
    case .sleep: say("Na het slapen", "After sleep")
    case .meal: say("Na het eten", "After a meal")
    case .drink: say("Na het drinken", "After a drink")
    case .play: say("Na spelen", "After play")
    case .walk: say("Na het uitlaten", "After a walk")
    }
  }

  private static func gaps(_ gaps: GapFigures, _ say: Speech) -> String {
    guard gaps.count > 0 else { return say("nog niets te zeggen", "nothing to say yet") }
    return "\(say("meestal", "usually")) \(say.duration(gaps.median)) (\(gaps.min)–\(gaps.max) min), "
      + "\(gaps.outdoorPercent) % \(say("buiten", "outdoors"))"
  }
}
