import Civil
import Documents
import Quantities
import Tabular

extension PickupPage {
  /// One halt: its number, way and place, then its dogs, each with a box to tick.
  static func stop(_ riders: [PickupSheet.Rider], _ hike: PlannedHike, _ plan: DayPlan, _ book: Book)
    -> Markup
  {
    let number = riders.first?.position ?? 0
    let stop = riders.first?.stop
    let facts = riders.map { PickupSheet.Facts($0.dog, plan, book) }
    return Markup("li", ["class": "stop", "id": "stop-\(hike.number)-\(number)"]) {
      Markup("span", ["class": "badge", "aria-label": "Stop \(number)"]) { "\(number)" }
      Markup("div", ["class": "body"]) {
        for (rider, facts) in zip(riders, facts) { dog(rider.dog, facts) }
        Markup("p", ["class": "place"]) {
          if let stop {
            if let eta = stop.eta {
              Markup("strong") { "\(eta)" }
              " · "
            }
            if let remark = PickupSheet.remark(stop) {
              Markup("strong", ["class": stop.isLate ? "bad" : "warn"]) { remark }
              " · "
            }
            "\(stop.metresFromPrevious.kilometresText) · "
            stop.address.isEmpty ? stop.coordinates.description : stop.address.collapsingSpaces
          } else {
            Markup("strong", ["class": "warn"]) { "No place yet" }
            " · " + (facts.first.map(\.address).flatMap { $0.isEmpty ? nil : $0 } ?? "no address")
          }
        }
        if let stop {
          links(MapDirections(to: stop.coordinates), to: facts.map(\.name).joined(separator: ", "))
        } else if let map = facts.first?.map, !map.isEmpty {
          Markup("span", ["class": "screen links"]) {
            Markup("a", ["class": "button", "href": map]) { "Find the address on a map" }
          }
        }
      }
    }
  }

  private static func dog(_ dog: Dog, _ facts: PickupSheet.Facts) -> Markup {
    Markup("div", ["class": "dog"]) {
      Markup("label") {
        Markup("input", ["type": "checkbox", "data-dog": dog.id.text, "autocomplete": "off"])
        Markup("span", ["class": "name"]) { facts.name }
        if !facts.standing.isEmpty {
          Markup("span", ["class": "standing \(tone(facts.standing))"]) { facts.standing }
        }
      }
      if !facts.owner.isEmpty || !facts.phone.isEmpty {
        Markup("p", ["class": "owner"]) {
          facts.owner
          if !facts.owner.isEmpty, !facts.phone.isEmpty { " · " }
          if let number = dialed(facts.phone) {
            Markup("a", ["href": "tel:\(number)"]) { facts.phone }
          } else {
            facts.phone
          }
        }
      }
      for note in facts.weekNotes {
        Markup("p", ["class": "note notice"]) {
          Markup("strong") { "This week: " }
          note
        }
      }
      for note in facts.lastingNotes { Markup("p", ["class": "note notice"]) { note } }
    }
  }

  private static func tone(_ standing: String) -> String {
    switch standing {
    case Standing.paid.rawValue: "good"
    case Standing.overdue.rawValue: "bad"
    default: "warn"
    }
  }

  /// The number that a phone dials: what stands before the first letter, without its marks. Nil for fewer than seven
  /// digits, which call nobody.
  static func dialed(_ phone: String) -> String? {
    let head = phone.prefix { !$0.isLetter }
    let digits = head.filter { $0.isASCII && $0.isNumber }
    guard (7...15).contains(digits.count) else { return nil }
    return (head.first { $0 != " " && $0 != "(" } == "+" ? "+" : "") + digits
  }
}
