public import Bookkeeping
public import Civil
public import Quantities

/// The book's settings. Each has its default; a missing one is no fault.
public struct BusinessRules: Hashable, Sendable {
  public enum Filing: String, CaseIterable, Hashable, Sendable {
    case monthly
    case quarterly
    case annual
  }

  public var business = ""
  public var legalName = ""
  public var businessAddress = ""
  public var registrationNumber = ""
  public var province = Province.novaScotia
  public var prices = PriceBasis.plusHST
  /// Nil: always registered for HST.
  public var registeredFrom: CivilDate?
  public var filing = Filing.quarterly
  public var quickMethod = false
  public var defaultRate = Money(cents: 2500)
  public var hikesPerDay = 2
  public var dogsPerHike = 8
  public var paymentDueDays = 14
  public var overdueAfterDays = 14
  public var lateCancelHours = 24
  public var lateCancelCharge = true
  public var home = PickupPlace()
  public var detour = DetourFactor.usual
  public var departures = ["09:00", "13:00"]
  public var minutesPerStop = 3
  public var minutesPerExtraDog = 1
  public var speed = 40
  public var notifyAt = TimeOfDay.seven
  public var timeZone = "America/Halifax"
  public var historyBatches = 500

  public init() {}
}

extension BusinessRules {
  /// Of all hikes of a day.
  var places: Int {
    let (places, isTooMany) = max(0, hikesPerDay).multipliedReportingOverflow(by: max(0, dogsPerHike))
    return isTooMany ? .max : places
  }
}

extension DetourFactor {
  /// Roads near Halifax against the straight line; the book's default.
  static let usual = DetourFactor("1.3") ?? .straight
}

extension TimeOfDay {
  static let seven = TimeOfDay("07:00") ?? .midnight
}
