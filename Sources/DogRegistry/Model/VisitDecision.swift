public import Diagnostics

/// What a person decided of a visit: whose it is, or that it waits.
public struct VisitDecision: Hashable, Sendable {
  public let visit: VisitID
  public let verdict: Verdict
  public let reason: String
  public let location: Location

  public enum Verdict: Hashable, Sendable {
    case dog(DogID)
    /// It waits until somebody knows.
    case hold
    /// Hound's own: the dog that has this visit keeps the id it once got, whatever visits come before it.
    case keepsID(DogID)
  }

  public init(visit: VisitID, verdict: Verdict, reason: String, location: Location) {
    self.visit = visit
    self.verdict = verdict
    self.reason = reason
    self.location = location
  }
}

/// Why a visit was given to its dog.
public enum JoinReason: String, Sendable, CaseIterable {
  case first, owner, phone
  case ownerAndPhone = "owner+phone"
  case nameOnly = "name-only"
  case decision
}
