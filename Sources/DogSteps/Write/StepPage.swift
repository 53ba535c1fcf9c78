import Civil
import Documents

/// A page for the phone: the last day and its goal, the days before, weeks and months.
public enum StepPage {
  /// So many days are shown at once; those before open by month.
  private static let shownDays = 28

  public static func bytes(_ report: StepReport, _ dog: DogProfile) -> [UInt8] {
    let shown = report.days.suffix(shownDays)
    let before = report.days.dropLast(shownDays)
    return HTMLPage(language: "en-CA", title: StepText.title(dog, report.estimate), style: style) {
      Markup("main") {
        Markup("h1") { StepText.title(dog, report.estimate) }
        Markup("p", ["class": "faint"]) { StepText.facts(report.estimate) + "." }
        latest(report)
        Markup("section") {
          Markup("h2") { "Days" }
          if shown.isEmpty { Markup("p") { "Nothing was counted on any day." } }
          days(shown.reversed())
          for month in months(Array(before)).reversed() {
            Markup("details") {
              Markup("summary") { month.title }
              days(month.days.reversed())
            }
          }
        }
        periods("Weeks", report.weeks, areWeeks: true)
        periods("Months", report.months, areWeeks: false)
      }
    }.bytes
  }

  private static func latest(_ report: StepReport) -> [Markup] {
    guard let day = report.days.last else { return [] }
    return [
      Markup("section", ["class": "panel"]) {
        Markup("h2") { day.date.longText }
        Markup("p", ["class": "big"]) {
          Markup("strong") { StepText.grouped(day.dogSteps) }
          " of \(StepText.grouped(day.goal)) steps, "
          Markup("span", ["class": day.isMet ? "good" : "warn"]) { "\(day.progress)\u{A0}%" }
        }
        bar(day)
        Markup("p") {
          "\(StepText.kilometres(day.counted.metres)) km in \(day.counted.activeMinutes) minutes. \(StepText.streak(report))"
        }
      }
    ]
  }

  private static func bar(_ day: DogDay) -> Markup {
    let width = min(100, max(0, day.progress))
    return Markup(
      "svg",
      [
        "class": "bar", "viewBox": "0 0 100 6", "preserveAspectRatio": "none", "role": "img",
        "aria-label": "\(day.progress) percent of the goal",
      ]
    ) {
      Markup("rect", ["width": "100", "height": "6", "fill": "var(--line)"])
      Markup(
        "rect", ["width": "\(width)", "height": "6", "fill": day.isMet ? "var(--good)" : "var(--series-1)"])
    }
  }

  private static func days(_ days: some Sequence<DogDay>) -> Markup {
    Markup("ol", ["class": "days"]) {
      for day in days {
        Markup("li") {
          Markup("h3") { day.date.shortText }
          Markup("p") {
            Markup("strong") { StepText.grouped(day.dogSteps) }
            " steps, "
            Markup("span", ["class": day.isMet ? "good" : nil]) {
              "\(day.progress)\u{A0}%" + (day.isMet ? " ✓" : "")
            }
          }
          bar(day)
          Markup("p", ["class": "faint"]) {
            "\(StepText.kilometres(day.counted.metres)) km, \(day.counted.activeMinutes) min, \(StepText.words(day.level))\(compared(day))"
          }
        }
      }
    }
  }

  private static func compared(_ day: DogDay) -> String {
    switch day.compared {
    case nil: ""
    case 0?: ", as the days before"
    case let percent?: ", \(abs(percent))\u{A0}% \(percent > 0 ? "more" : "less") than the days before"
    }
  }

  private static func months(_ days: [DogDay]) -> [(title: String, days: [DogDay])] {
    var months: [(title: String, days: [DogDay])] = []
    for day in days {
      let title = day.date.yearMonth.title
      if months.last?.title != title { months.append((title, [])) }
      months[months.count - 1].days.append(day)
    }
    return months
  }

  private static func periods(_ title: String, _ periods: [DogPeriod], areWeeks: Bool) -> [Markup] {
    if periods.isEmpty { return [] }
    return [
      Markup("section") {
        Markup("h2") { title }
        Markup("div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": title]) {
          Markup("table") {
            Markup("thead") {
              Markup("tr") {
                for name in [areWeeks ? "Week of" : "Month", "Steps a day", "Days", "Goal met", "km"]
                  + (areWeeks ? ["Trend"] : [])
                {
                  Markup("th", ["scope": "col"]) { name }
                }
              }
            }
            Markup("tbody") {
              for period in periods.reversed() { row(period, areWeeks) }
            }
          }
        }
      }
    ]
  }

  private static func row(_ period: DogPeriod, _ isWeek: Bool) -> Markup {
    Markup("tr") {
      Markup("th", ["scope": "row"]) { StepText.name(period, isWeek) }
      Markup("td") { StepText.grouped(period.meanWithData) }
      Markup("td") { "\(period.daysWithData) of \(period.days)" }
      Markup("td") { "\(period.daysMet)" }
      Markup("td") { StepText.kilometres(period.metres) }
      if isWeek { Markup("td") { period.trend.map(StepText.sign) ?? "" } }
    }
  }

  private static let style = """

    main { max-width: 52rem; }
    section { margin-top: 1.4rem; }
    .big { font-size: 1.5rem; }
    .bar { display: block; width: 100%; height: .7rem; border-radius: .35rem; margin: .35rem 0; }
    .days { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .2rem 1.4rem; }
    .days li { padding: .5rem 0; border-bottom: 1px solid var(--line); }
    summary { cursor: pointer; min-height: 2.75rem; padding: .6rem 0; }
    .wide { overflow-x: auto; }
    td, th { white-space: nowrap; }
    th { font-weight: 600; }
    .wide:focus-visible { outline: 3px solid var(--link); }

    """
}
