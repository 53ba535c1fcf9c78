public import Diagnostics

extension DiagnosticCode {
  public static let orderUnreadable = DiagnosticCode(
    "order-unreadable",
    """
    A line of the pickup sheet does not say which dog rides where: its day, hike or number is missing or no number, \
    or its dog is not known or there twice. Nothing of that day was taken over; correct the cell and import again.
    """)
  public static let orderNumberTwice = DiagnosticCode(
    "order-number-twice",
    """
    Two stops of one hike have the same number in the pickup sheet, so nobody knows which comes first. Dogs fetched \
    together share a number; everyone else needs one of its own. A dog whose hike was changed may keep its number: \
    it goes before the stop that has it there.
    """)
  public static let orderNumberMissing = DiagnosticCode(
    "order-number-missing",
    """
    The numbers of a hike in the pickup sheet jump: one is missing between 1 and the last. A stop may have been \
    lost, or numbered wrongly. The place that a dog left for the other hike may stay empty.
    """)
  public static let orderIncomplete = DiagnosticCode(
    "order-incomplete",
    """
    A dog of the day has no line in the order that was imported. It is not lost: it is put where it costs least, \
    like one that is booked later.
    """)
  public static let orderRefused = DiagnosticCode(
    "order-refused",
    """
    The answer of the routing program cannot be used for the day: it is for other dogs, leaves one out, or puts dogs \
    together that must not meet, which the program could not know. Nothing was kept.
    """)
  public static let distanceUnknownPlace = DiagnosticCode(
    "distance-unknown-place",
    """
    A row of the distances names a place that is neither home nor the id of a dog or trail of the book. It is kept \
    and not used.
    """)

  /// What taking over an order or driving distances can report.
  public static let orderCodes: [DiagnosticCode] = [
    .orderUnreadable, .orderNumberTwice, .orderNumberMissing, .orderIncomplete, .orderRefused, .orderCellLeft,
    .distanceUnknownPlace,
  ]
}
