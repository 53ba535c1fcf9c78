public import Civil
public import Quantities

/// What was hiked or is owed: one row for each dog and day. History; no later change of a schedule reaches it.
public struct DailyHike: Hashable, Sendable {
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    case hiked
    case booked
    case away
    case injured
    case cancelled
    case noShow = "no-show"

    /// The dog is, or was to be, in the van.
    public var isOnHike: Bool { self == .hiked || self == .booked }
  }

  /// The `source` of a hike that its payment put into the book, before its day.
  static let paidAhead = "paid ahead"

  public var date: CivilDate
  public var dog: DogID
  public var outcome: Outcome
  /// Owed for the hike, in the same prices as the payment; nil where nobody knows.
  public var charge: Money?
  public var source: String

  public init(date: CivilDate, dog: DogID, outcome: Outcome, charge: Money? = nil, source: String = "") {
    self.date = date
    self.dog = dog
    self.outcome = outcome
    self.charge = charge
    self.source = source
  }
}
