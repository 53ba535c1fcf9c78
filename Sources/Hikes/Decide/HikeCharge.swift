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
}
