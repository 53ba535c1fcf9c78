/// Which language the tables and pages speak. The keys of reports and the words of the log stay what they are.
public enum Speech: String, CaseIterable, Sendable {
  case dutch = "nl"
  case english = "en"

  /// The one of two wordings that it speaks.
  func callAsFunction(_ dutch: String, _ english: String) -> String { self == .dutch ? dutch : english }

  /// What an event is called in it; a type that is not known by its own name.
  public func label(_ type: EventType) -> String {
    switch type {
    case .eating: self("eten", "meal")
    case .drinking: self("drinken", "drink")
    case .pee: self("plassen", "pee")
    case .poop: self("poepen", "poop")
    case .sleep: self("slapen", "asleep")
    case .waking: self("wakker", "awake")
    case .walk: self("uitlaten", "walk")
    case .garden: self("tuin", "garden")
    case .training: self("training", "lesson")
    case .crate: self("bench", "crate")
    case .social: self("sociaal", "company")
    case .milestone: self("mijlpaal", "milestone")
    case .behavior: self("gedrag", "behaviour")
    case .weight: self("gewicht", "weight")
    case .moment: self("moment", "snapshot")
    case .medicine: self("medicijn", "medicine")
    case .coverageGap: self("opvang", "care")
    default: type.name
    }
  }

  func label(_ spot: Spot) -> String {
    switch spot {
    case .outdoor: self("buiten", "outdoors")
    case .indoor: self("binnen", "indoors")
    default: spot.name
    }
  }

  /// A sign for a type, as the app shows it.
  static func emoji(_ type: EventType) -> String {
    switch type {
    case .eating: "🍽️"
    case .drinking: "💧"
    case .pee: "🚽"
    case .poop: "💩"
    case .sleep: "😴"
    case .waking: "☀️"
    case .walk: "🚶"
    case .garden: "🌳"
    case .training: "🎓"
    case .crate: "🏠"
    case .social: "🐕"
    case .milestone: "⭐"
    case .behavior: "🐾"
    case .weight: "⚖️"
    case .moment: "📷"
    case .medicine: "💊"
    case .coverageGap: "🧑"
    default: "•"
    }
  }

  func label(_ state: PottyPrediction.State) -> String {
    switch state {
    case .paused: self("iemand anders let op", "someone else is looking after it")
    case .unknown: self("nog geen plas bekend", "no pee known yet")
    case .afterAccident: self("net een ongelukje: nu naar buiten", "an accident just now: go out")
    case .justWent: self("net geweest", "just went")
    case .overdue: self("over tijd: nu naar buiten", "overdue: go out now")
    case .soon: self("bijna tijd", "due soon")
    case .attention: self("let op", "keep an eye on it")
    case .normal: self("rustig", "no hurry")
    }
  }

  func label(_ urgency: PoopOutlook.Urgency) -> String {
    switch urgency {
    case .hidden: self("nacht", "night")
    case .info: self("kan vandaag nog komen", "one may still come today")
    case .gentle: self("binnenkort", "before long")
    case .attention: self("let op", "keep an eye on it")
    case .good: self("in orde", "all well")
    }
  }

  func label(_ state: MealPlan.State?) -> String {
    switch state {
    case .logged: self("gegeven", "eaten")
    case .overdue: self("te laat", "overdue")
    case .due: self("nu", "now")
    case .approaching: self("bijna", "nearly")
    case .later: self("later", "to come")
    case nil: ""
    }
  }

  /// `1 u 05`, `45 min`.
  func duration(_ minutes: Int) -> String {
    let size = abs(minutes)
    let sign = minutes < 0 ? "-" : ""
    guard size >= 60 else { return "\(sign)\(size) min" }
    return "\(sign)\(size / 60) \(self("u", "h")) \(size % 60 < 10 ? "0" : "")\(size % 60)"
  }
}
