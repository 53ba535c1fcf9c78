/// What can be said of a dog, an owner or a trail. The raw value is the word it is said with.
public enum RosterWord: String, CaseIterable, Hashable, Sendable {
  case name
  case owner
  case secondOwner = "second-owner"
  case phone
  case email
  case address
  case place
  case region
  case days
  case rate
  case everyWeeks = "every-weeks"
  case hike
  case notWith = "not-with"
  case readyFrom = "ready-from"
  case readyUntil = "ready-until"
  case color
  case since
  case notes

  public static let ofDogs: [RosterWord] = [
    .name, .owner, .secondOwner, .address, .place, .region, .days, .rate, .everyWeeks, .hike, .notWith,
    .readyFrom, .readyUntil, .color, .notes,
  ]
  public static let ofClients: [RosterWord] = [.name, .phone, .email, .address, .place, .since, .notes]
  public static let ofTrails: [RosterWord] = [.name, .region, .place, .notes]
}
