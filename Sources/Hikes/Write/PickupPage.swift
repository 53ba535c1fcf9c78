import Civil
public import Documents
import Quantities
import Tabular

/// The day as one page: for the phone in the van, the screen at breakfast and one sheet of letter paper.
public enum PickupPage {
  public static func page(_ plan: DayPlan, _ book: Book) -> HTMLPage {
    let map = PickupMap.map(plan, book)
    return HTMLPage(
      language: "en-CA", title: "Pickups \(plan.date.longText)",
      style: RouteMap.style + PickupPageStyle.rules,
      script: PickupPageStyle.script
    ) {
      Markup(
        "main",
        [
          "class": plan.shown.count > 1 ? "two" : "one", "data-date": plan.date.description,
          "style": "--print: \(PickupPageStyle.printSize(plan, book))pt",
        ]
      ) {
        Markup("header", ["class": "day"]) {
          Markup("div", ["class": "lead"]) { lead(plan, book) }
          if !map.pins.isEmpty { Markup("div", ["class": "chart"]) { map.markup } }
        }
        Markup("div", ["class": "hikes"]) {
          for hike in plan.shown { section(hike, plan, book) }
        }
      }
    }
  }

  /// What is to be known before the first stop.
  @MarkupBuilder private static func lead(_ plan: DayPlan, _ book: Book) -> [Markup] {
    let words = plan.date.longText.split(separator: ", ")
    Markup("h1") { words.dropLast().joined(separator: ", ") }
    Markup("p", ["class": "faint"]) {
      ([words.last.map(String.init) ?? "", book.rules.business]).filter { !$0.isEmpty }.joined(
        separator: " · ")
    }
    Markup("p", ["class": "sum"]) {
      PickupSheet.counts(plan) + (plan.metres.value > 0 ? ", \(plan.metres.kilometresText)" : "")
    }
    if let impossible = plan.impossible {
      Markup("p", ["class": "notice"]) {
        Markup("strong") { "This day cannot be as it should: " }
        "\(impossible). "
          + (plan.relaxed == nil ? "No other grouping helps." : "Below is what comes nearest.")
      }
    }
    if plan.riders.isEmpty, plan.unplaced.isEmpty { Markup("p") { "No dog is booked." } }
    if !plan.isRouted {
      Markup("p", ["class": "notice"]) { "Not routed: no dog of this day has a place on the map." }
    }
    Markup("ul", ["class": "overview"]) {
      for hike in plan.shown {
        Markup("li") {
          Markup("a", ["href": "#hike-\(hike.number)", "class": "chip series-\(hike.number)"]) {
            "Hike \(hike.number)"
          }
          Markup("span") { overview(hike, plan) }
        }
      }
    }
    for left in plan.unplaced {
      Markup("p", ["class": "notice"]) { "In no hike: \(book.label(left.dog)) – \(left.reason)" }
    }
    if !plan.absences.isEmpty {
      Markup("p", ["class": "absent"]) {
        Markup("strong") { "Not today: " }
        plan.absences.map { "\(book.label($0.dog)) – \($0.reason)" }.joined(separator: "; ")
      }
    }
  }

  private static func overview(_ hike: PlannedHike, _ plan: DayPlan) -> String {
    let dogs = plan.dogs(in: hike).count
    return [
      hike.departure.map { "leaves \($0)" }, "\(dogs) dog\(dogs == 1 ? "" : "s")",
      hike.stops.isEmpty ? nil : hike.metres.kilometresText, hike.trail.map(\.name),
    ].compactMap(\.self).joined(separator: " · ")
  }

  private static func section(_ hike: PlannedHike, _ plan: DayPlan, _ book: Book) -> Markup {
    let riders = PickupSheet.riders(of: hike, plan)
    let stops = Dictionary(grouping: riders, by: \.position).sorted { $0.key < $1.key }.map(\.value)
    return Markup("section", ["class": "hike panel series-\(hike.number)", "id": "hike-\(hike.number)"]) {
      Markup("h2") {
        "Hike \(hike.number)"
        if let departure = hike.departure { Markup("span", ["class": "leaves"]) { " leaves \(departure)" } }
      }
      Markup("p", ["class": "screen faint"]) {
        Markup("span", ["class": "count", "data-of": "\(riders.count)"]) { "\(riders.count) dogs" }
        hike.stops.isEmpty ? "" : " · \(hike.metres.kilometresText)"
      }
      let way = MapDirections(to: PickupMap.way(hike, nil))
      if let apple = way.apple, hike.stops.count + (hike.trail?.place.coordinates == nil ? 0 : 1) > 1 {
        Markup("p", ["class": "screen links"]) {
          Markup("span") { "Whole route: " }
          Markup("a", ["class": "button", "href": apple]) { "Apple Maps" }
          for (index, link) in way.google.enumerated() {
            Markup("a", ["class": "button", "href": link]) {
              way.google.count == 1 ? "Google Maps" : "Google Maps, part \(index + 1)"
            }
          }
        }
      }
      Markup("ol", ["class": riders.count > 8 ? "many" : nil]) {
        for stop in stops { self.stop(stop, hike, plan, book) }
      }
      Markup("p", ["class": "trail"]) { trail(hike) }
      if let home = PickupSheet.homeward(hike, book) {
        Markup("p", ["class": "trail"]) {
          Markup("strong") { "Home: " }
          home
        }
      }
    }
  }

  @MarkupBuilder private static func trail(_ hike: PlannedHike) -> [Markup] {
    Markup("strong") {
      "Trail: " + (hike.trail.map { $0.region.isEmpty ? $0.name : "\($0.name), \($0.region)" } ?? "none")
    }
    (hike.metresToTrail.map { " · \($0.kilometresText)" } ?? "") + " – \(hike.trailReason). "
    hike.trail?.notes.collapsingSpaces ?? ""
    if let place = hike.trail?.place.coordinates {
      links(MapDirections(to: place), to: hike.trail?.name ?? "")
    }
  }

  static func links(_ way: MapDirections, to name: String) -> Markup {
    Markup("span", ["class": "screen links"]) {
      if let apple = way.apple {
        Markup("a", ["class": "button", "href": apple, "aria-label": "\(name) in Apple Maps"]) {
          "Apple Maps"
        }
      }
      for link in way.google {
        Markup("a", ["class": "button", "href": link, "aria-label": "\(name) in Google Maps"]) {
          "Google Maps"
        }
      }
    }
  }
}
