public import Civil

/// The day on which the tax on one payment arises, and how that day is known.
///
/// The earlier of the day it was paid and the day it became due (Excise Tax Act, s. 168(1)). The day of the
/// hike does not decide; it only serves to reckon the due day where none is recorded.
public struct TaxPoint: Hashable, Sendable {
  /// What the day rests on.
  public enum Basis: String, CaseIterable, Hashable, Sendable {
    /// A day somebody wrote down: paid, or due.
    case recorded
    /// The day of the hike less the days by which it is to be paid ahead.
    case policy
    /// The day of the hike itself, because a negative number of days leaves no rule to apply.
    case assumed
  }

  public let date: CivilDate
  public let basis: Basis

  /// Nil when there is no day at all to go by.
  ///
  /// - Parameters:
  ///   - due: as recorded; it goes before the reckoned day.
  ///   - supplied: the day of the hike.
  ///   - dueDays: so many days before the hike its payment is due.
  ///
  /// A recorded day that equals the reckoned one counts as recorded.
  public init?(paid: CivilDate?, due: CivilDate?, supplied: CivilDate?, dueDays: Int) {
    self.init(paid: paid, due: due, reckoned: Self.reckoned(supplied: supplied, dueDays: dueDays))
  }

  /// The same where the due day was reckoned already.
  public init?(paid: CivilDate?, due: CivilDate?, reckoned: TaxPoint?) {
    let obligation = due.map { TaxPoint($0, .recorded) } ?? reckoned
    guard let paid else {
      guard let obligation else { return nil }
      self = obligation
      return
    }
    if let obligation, obligation.date < paid {
      self = obligation
    } else {
      self = TaxPoint(paid, .recorded)
    }
  }

  /// The due day that follows from the day of the hike alone.
  public static func reckoned(supplied: CivilDate?, dueDays: Int) -> TaxPoint? {
    guard let supplied else { return nil }
    guard dueDays >= 0 else { return TaxPoint(supplied, .assumed) }
    return TaxPoint(supplied.adding(days: -dueDays), .policy)
  }

  private init(_ date: CivilDate, _ basis: Basis) {
    self.date = date
    self.basis = basis
  }
}
