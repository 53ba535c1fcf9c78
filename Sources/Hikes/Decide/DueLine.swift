public import Bookkeeping
public import Civil
public import Quantities

/// A hike whose payment, or a part of it, fell due and never came. Its tax arises all the same; it is shown and is in no total.
public struct DueLine: Hashable, Sendable {
  public let hike: DailyHike
  public let dog: Dog?
  public let client: Client?
  /// The day of the hike less the days by which it is to be paid ahead.
  public let dueDate: CivilDate
  /// The tax it would carry if the due day decided, as it does while nothing is paid.
  public let assessment: TaxAssessment

  public var hikeDate: CivilDate { hike.date }
  public var taxed: TaxedAmount { assessment.taxed }
  public var rate: TaxRate { assessment.rate }
}
