import Civil
import Documents

/// The pages of `hound puppy`, for a phone.
public enum PuppyPage {
  /// - Parameter pictures: the bytes of photos by the path that a line names.
  public static func day(_ day: DayView, _ say: Speech, pictures: [String: [UInt8]] = [:]) -> [UInt8] {
    let name = day.log.profile.name ?? say("De pup", "The puppy")
    return HTMLPage(
      language: say == .dutch ? "nl" : "en-CA", title: "\(name) – \(DayTitle.text(day.date, say))",
      style: style
    ) {
      Markup("main") {
        Markup("header") {
          Markup("h1") { name }
          Markup("p", ["class": "faint"]) { DayTitle.text(day.date, say) + PuppyText.age(day, say) }
        }
        navigation(day.date, say)
        if let prompt = PuppyText.prompt(day, say) { Markup("p", ["class": "notice"]) { prompt } }
        if day.date == day.log.today { outlook(PuppyOutlook(day.log), say) }
        if !day.meals.isEmpty { meals(day, say) }
        Markup("section", ["class": "panel", "aria-labelledby": "timeline"]) {
          Markup("h2", ["id": "timeline"]) { say("Wat er gebeurde", "What happened") }
          if day.timeline.isEmpty {
            Markup("p") { say("Niets genoteerd.", "Nothing written down.") }
          } else {
            Markup("ol", ["class": "timeline"]) {
              for entry in day.timeline { item(entry, say, pictures) }
            }
          }
        }
        navigation(day.date, say)
      }
    }.bytes
  }

  private static func navigation(_ date: CivilDate, _ say: Speech) -> Markup {
    let before = date.adding(days: -1)
    let after = date.adding(days: 1)
    return Markup("nav", ["class": "screen days", "aria-label": say("Andere dagen", "Other days")]) {
      Markup("a", ["class": "button", "rel": "prev", "href": "day-\(before).html"]) {
        "← \(say("dag eerder", "day before"))"
      }
      Markup("a", ["class": "button", "rel": "next", "href": "day-\(after).html"]) {
        "\(say("dag later", "day after")) →"
      }
    }
  }

  private static func outlook(_ outlook: PuppyOutlook, _ say: Speech) -> Markup {
    Markup("section", ["class": "panel", "aria-labelledby": "next"]) {
      Markup("h2", ["id": "next"]) { say("Nu", "Now") }
      Markup("ul", ["class": "now"]) {
        for line in PuppyText.lines(outlook, say) { Markup("li") { line } }
      }
    }
  }

  private static func meals(_ day: DayView, _ say: Speech) -> Markup {
    Markup("section", ["class": "panel", "aria-labelledby": "meals"]) {
      Markup("h2", ["id": "meals"]) { say("Maaltijden", "Meals") }
      Markup("ul") {
        for meal in day.meals {
          Markup("li", ["class": meal.state == .overdue ? "warn" : nil]) {
            Markup("span", ["class": "time"]) { meal.portion.target?.description ?? "" }
            " \(meal.portion.label): \(say.label(meal.state))"
            if let logged = meal.logged { " \(logged.time)" }
          }
        }
      }
    }
  }

  private static func item(
    _ entry: Logbook.Entry, _ say: Speech, _ pictures: [String: [UInt8]]
  ) -> Markup {
    let event = entry.event
    let notes = ([event.note].compactMap(\.self) + event.particulars).filter { !$0.isEmpty }
    return Markup("li") {
      Markup("span", ["class": "time"]) { entry.local.time.description }
      Markup("span", ["class": "sign", "aria-hidden": "true"]) { Speech.emoji(event.type) }
      Markup("div") {
        Markup("strong") { say.label(event.type) }
        if let minutes = event.minutes { ", \(say.duration(minutes))" }
        if let spot = event.spot {
          Markup("span", ["class": event.spot == .indoor && event.type.isPotty ? "warn" : nil]) {
            ", " + say.label(spot)
          }
        }
        for note in notes { Markup("p", ["class": "faint"]) { note } }
        for path in event.pictures { picture(path, say.label(event.type), pictures[path], say) }
      }
    }
  }

  private static func picture(_ path: String, _ label: String, _ bytes: [UInt8]?, _ say: Speech) -> Markup {
    guard let bytes, let type = Base64.pictureType(bytes) else {
      return Markup("p", ["class": "faint"]) { path }
    }
    return Markup("p") {
      Markup(
        "img",
        [
          "src": "data:\(type);base64,\(Base64.text(bytes))",
          "alt": say("foto bij: \(label)", "photo of: \(label)"),
        ])
    }
  }

  static let style = """
    main { max-width: 52rem; margin-inline: auto; }
    header, nav, section { margin-bottom: 1rem; }
    .now > li:first-child { font-size: 1.25rem; font-weight: 700; }
    .days { display: flex; gap: .6rem; flex-wrap: wrap; justify-content: space-between; }
    .timeline > li { display: grid; grid-template-columns: max-content 2rem 1fr; gap: .5rem; padding: .5rem 0;
      border-top: 1px solid var(--line); min-height: 2.75rem; }
    .time, thead th { white-space: nowrap; overflow-wrap: normal; }
    .time { font-variant-numeric: tabular-nums; font-weight: 600; }
    img { max-width: 100%; height: auto; border-radius: .5rem; }
    .wide { overflow-x: auto; }
    .wide table { min-width: 40rem; }
    .wide th, .wide td { white-space: nowrap; }
    .figures { margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .6rem; }
    .figures div { border: 1px solid var(--line); border-radius: .6rem; padding: .6rem; }
    .figures dd { margin: 0; font-size: 1.5rem; font-weight: 700; }
    .figures dt { color: var(--faint); }
    .bar { display: block; height: .6rem; border-radius: .3rem; background: var(--series-1); }

    """
}
