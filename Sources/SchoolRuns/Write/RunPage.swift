import Civil
import Documents

/// Pages for the phone: all runs, and one run stop by stop.
public enum RunPage {
  public static func dashboard(_ board: RunDashboard) -> [UInt8] {
    let later = board.upcoming.filter { $0.date != board.today }
    return HTMLPage(language: "en-CA", title: "School runs \(board.today.longText)", style: style) {
      Markup("main") {
        Markup("h1") { "School runs" }
        Markup("p", ["class": "faint"]) { board.today.longText }
        section("Today", board.ofToday, empty: "No run today.")
        section("To come", later, empty: "Nothing else is planned.")
        section("Past", board.past.filter { $0.date != board.today }, empty: "No run has been done yet.")
        section("Cancelled", board.cancelled.filter { $0.date != board.today }, empty: "")
      }
    }.bytes
  }

  public static func run(_ summary: RunSummary) -> [UInt8] {
    HTMLPage(language: "en-CA", title: RunReports.name(summary.run), style: style) {
      Markup("main") {
        Markup("h1") { RunReports.name(summary.run) }
        Markup("p") { "\(summary.date.longText), \(summary.times.start.time)–\(summary.times.end.time)" }
        facts(summary)
        way(summary)
        Markup("ol", ["class": "stops"]) {
          for place in summary.run.stops.indices { stop(place, summary) }
        }
        if summary.run.stops.isEmpty { Markup("p") { "This run has no stops." } }
      }
    }.bytes
  }

  private static func section(_ title: String, _ runs: [RunSummary], empty: String) -> [Markup] {
    if runs.isEmpty, empty.isEmpty { return [] }
    return [
      Markup("section") {
        Markup("h2") { title }
        if runs.isEmpty { Markup("p", ["class": "faint"]) { empty } }
        for summary in runs { card(summary) }
      }
    ]
  }

  /// A run that opens to its stops.
  private static func card(_ summary: RunSummary) -> Markup {
    Markup("details", ["class": "panel", "open": summary.currentStop == nil ? nil : ""]) {
      Markup("summary") {
        Markup("strong") { RunReports.name(summary.run) }
        " "
        Markup("span") { "\(summary.date.shortText), \(summary.times.start.time)–\(summary.times.end.time)" }
      }
      facts(summary)
      Markup("ol", ["class": "stops"]) {
        for place in summary.run.stops.indices { stop(place, summary) }
      }
    }
  }

  private static func facts(_ summary: RunSummary) -> Markup {
    let run = summary.run
    let names = summary.participants.map(\.name)
    let children = names.isEmpty ? "" : ", with \(names.joined(separator: ", "))"
    return Markup("p", ["class": "faint"]) {
      "\(RunText.count(run.stops.count, "stop")), \(RunText.count(run.minutes, "minute"))\(children). "
      Markup("span", ["class": tone(summary.progress.state)]) { summary.progress.state.words }
      ", \(summary.progressPercent) % done"
    }
  }

  private static func stop(_ place: Int, _ summary: RunSummary) -> Markup {
    let stop = summary.run.stops[place]
    let times = summary.times.stops[place]
    let state = summary.state(ofStop: place)
    return Markup("li", ["class": state.rawValue, "aria-current": state == .current ? "step" : nil]) {
      Markup("span", ["class": "number", "aria-hidden": "true"]) { state == .done ? "✓" : "\(place + 1)" }
      Markup("div") {
        Markup("h3") {
          stop.name.isBlankName ? "(no name)" : stop.name
          if state == .done { Markup("span", ["class": "unseen"]) { " (done)" } }
          if state == .current { Markup("span", ["class": "unseen"]) { " (now)" } }
        }
        Markup("p") { "\(times.arrive.time)–\(times.leave.time)\(stop.child.map { ", \($0.name)" } ?? "")" }
        if !stop.task.isBlankName { Markup("p") { stop.task } }
      }
    }
  }

  /// The way as a line with a dot for each stop.
  private static func way(_ summary: RunSummary) -> [Markup] {
    let stops = summary.run.stops
    guard !stops.isEmpty else { return [] }
    let last = max(1, stops.count - 1)
    let words = "\(stops.count) stops in a line; \(summary.progressPercent) percent done"
    return [
      Markup("svg", ["class": "way", "viewBox": "0 0 320 48", "role": "img", "aria-label": words]) {
        Markup("path", ["d": "M20 24H300", "stroke": "var(--line)", "stroke-width": "4", "fill": "none"])
        for place in stops.indices {
          let x = stops.count == 1 ? 160 : 20 + 280 * place / last
          let state = summary.state(ofStop: place)
          Markup(
            "circle",
            [
              "cx": "\(x)", "cy": "24", "r": state == .current ? "15" : "11",
              "fill": state == .open ? "var(--panel)" : "var(--series-1)", "stroke": "var(--series-1)",
              "stroke-width": "2",
            ])
          Markup(
            "text",
            [
              "x": "\(x)", "y": "29", "text-anchor": "middle", "font-size": "13",
              "fill": state == .open ? "var(--ink)" : "var(--on-series)",
            ]
          ) { "\(place + 1)" }
        }
      }
    ]
  }

  private static func tone(_ state: RunState) -> String? {
    switch state {
    case .completed: "good"
    case .paused, .cancelled: "warn"
    case .active, .notStarted: nil
    }
  }

  private static let style = """

    main { max-width: 44rem; }
    section { margin-top: 1.4rem; }
    details.panel { margin: .6rem 0; }
    summary { cursor: pointer; min-height: 2.2rem; }
    .stops li { display: flex; gap: .8rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
    .stops h3 { margin: 0; }
    .stops p { white-space: pre-line; }
    .number {
      flex: none; width: 2.2rem; height: 2.2rem; line-height: 2.1rem; border-radius: 50%; text-align: center;
      border: 2px solid var(--series-1); font-weight: 600;
    }
    .done .number { background: var(--series-1); color: var(--on-series); }
    .current { background: var(--warn-ground); border-radius: .5rem; padding-left: .5rem; padding-right: .5rem; }
    .way { display: block; width: 100%; max-width: 32rem; margin: .6rem 0; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    """
}
