public import Civil
public import Quantities

extension DailyHike {
  /// What is owed for it, as its row says; nil where nobody knows.
  ///
  /// Dogs that were away or injured owe nothing, whatever was charged when they were booked. A cancellation and a
  /// dog that did not show up owe what the row still charges: whether that is anything was decided by the settings
  /// when the row was made, and no later change of a rate or a setting reaches it.
  public var owed: Money? {
    switch outcome {
    case .hiked, .booked, .cancelled, .noShow: charge
    case .away, .injured: .zero
    }
  }
}

extension BusinessRules {
  /// What a booked hike of this charge still owes when it is called off so many hours before it begins; negative
  /// hours lie after its beginning. Late is less than `late_cancel_hours`.
  public func charge(_ charge: Money?, cancelledHoursBefore hours: Int) -> Money? {
    lateCancelCharge && hours < lateCancelHours ? charge : .zero
  }

  /// Whole hours from a moment at home to the beginning of a hike of that day, negative after it; of the first hike
  /// where the dog has none of its own, and of midnight where the settings name no departure.
  public func hours(from now: LocalTime, to date: CivilDate, hike: Int?) -> Int {
    let start = (departure(hike ?? 1) ?? departure(1) ?? .midnight).minutes
    let minutes = now.date.days(until: date) * 1440 + start - now.secondOfDay / 60
    return minutes >= 0 ? minutes / 60 : -((59 - minutes) / 60)
  }
}
