import Civil
import Documents
import Tabular

/// Who is in the house, for the phone in the pocket: a card for each dog with what there is to know of it.
public enum HousePage {
  public static func bytes(_ list: VisitList) -> [UInt8] {
    let local = list.clock.zone.local(list.clock.now)
    return HTMLPage(language: "en-CA", title: "In the house \(local.date.longText)", style: style) {
      Markup("main") {
        Markup("h1") { "In the house" }
        Markup("p", ["class": "faint"]) { "\(local.date.longText), \(local.time)" }
        section("Here now", list.present, list.clock, empty: "Nobody is here.", isHere: true)
        section("Left today", list.departedToday, list.clock, empty: "Nobody has left today.")
        section("Booked", list.bookings, list.clock, empty: "Nothing is booked.")
      }
    }.bytes
  }

  private static func section(
    _ title: String, _ visits: [ListedVisit], _ clock: RegistryClock, empty: String, isHere: Bool = false
  ) -> Markup {
    Markup("section") {
      Markup("h2") { visits.isEmpty ? title : "\(title): \(visits.count)" }
      if visits.isEmpty { Markup("p", ["class": "faint"]) { empty } }
      Markup("ul", ["class": isHere ? "house" : "others"]) {
        for listed in visits { isHere ? card(listed, clock) : line(listed, clock) }
      }
    }
  }

  private static func card(_ listed: ListedVisit, _ clock: RegistryClock) -> Markup {
    Markup("li", ["class": "panel"]) {
      heading(listed)
      Markup("p", ["class": "faint"]) {
        let end = listed.visit.boardingEnd.map { ", until \(clock.day($0).shortText)" } ?? ""
        let until = listed.service == .boarding ? "boarding\(end)" : "daycare"
        "\(until); here since \(VisitReport.told(listed.visit.arrival, clock, hasTime: listed.visit.isArrivalTimeSet)), "
        "for \(listed.stayText)"
      }
      phone(listed.visit)
      let reminders = listed.visit.reminders
      if !reminders.isEmpty {
        Markup("ul", ["class": "reminders"]) {
          for reminder in reminders { item(reminder) }
        }
      }
    }
  }

  private static func line(_ listed: ListedVisit, _ clock: RegistryClock) -> Markup {
    let visit = listed.visit
    let came = VisitReport.told(visit.arrival, clock, hasTime: visit.isArrivalTimeSet)
    let left = visit.departure.map { ", left \(VisitReport.told($0, clock)) after \(listed.stayText)" } ?? ""
    return Markup("li") {
      heading(listed)
      Markup("p", ["class": "faint"]) {
        visit.arrival > clock.now
          ? VisitReport.dated(visit.arrival, clock, visit.isArrivalTimeSet ? nil : "time open")
          : "came \(came)\(left)"
      }
    }
  }

  private static func heading(_ listed: ListedVisit) -> Markup {
    Markup("h3") {
      listed.visit.name.isBlank ? "(no name)" : listed.visit.name.text.collapsingSpaces
      if let owner = listed.visit.owner {
        " "
        Markup("span", ["class": "owner"]) { owner.text.collapsingSpaces }
      }
    }
  }

  private static func phone(_ visit: Visit) -> [Markup] {
    guard let text = visit.phoneText, let phone = PhoneNumber(text) else { return [] }
    // With a + the country is in it, and all of it is dialled.
    let isWhole = text.trimmingSpaces.hasPrefix("+")
    let digits =
      isWhole ? "+" + text.filter { ("0"..."9").contains($0) } : phone.digits.map(String.init).joined()
    return [
      Markup("p") {
        Markup("a", ["class": "button", "href": "tel:\(digits)"]) { "Call \(text.collapsingSpaces)" }
      }
    ]
  }

  private static func item(_ reminder: Visit.Reminder) -> Markup {
    let isSerious = [.allergies, .medicine, .special].contains(reminder.kind)
    return Markup("li", ["class": isSerious ? "notice" : nil]) {
      Markup("strong") { label(reminder.kind) + ": " }
      reminder.text
    }
  }

  private static func label(_ kind: Visit.Reminder.Kind) -> String {
    switch kind {
    case .allergies: "Food and allergies"
    case .medicine: "Medicine"
    case .special: "Please note"
    case .walking: "Walking"
    case .feeding: "Feeding"
    case .note: "Note"
    }
  }

  private static let style = """

    section { margin-top: 1.4rem; }
    .house { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); }
    .others { display: grid; gap: .2rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); }
    .others li { border-bottom: 1px solid var(--line); padding: .4rem 0; }
    .owner { color: var(--faint); font-weight: 400; }
    .reminders { display: grid; gap: .4rem; margin-top: .6rem; white-space: pre-line; }

    """
}
