public import Diagnostics

extension DiagnosticCode {
  public static let notBooked = DiagnosticCode(
    "not-booked",
    """
    A dog is to be taken off a day, or moved from one, on which it is not booked. Nothing was changed; hound week \
    shows which days it has.
    """)
  public static let noHikeDay = DiagnosticCode(
    "no-hike-day",
    "The day that was named is a Saturday or a Sunday, and there are no hikes then. Nothing was changed.")
  public static let otherWeek = DiagnosticCode(
    "other-week",
    """
    A move stays within its week, Monday to Friday: the week after follows the regular schedule again. Take the dog \
    off its day and add it on the other one instead.
    """)
  public static let exceptionStands = DiagnosticCode(
    "exception-stands",
    """
    The book has another exception for that dog and day, and only one of them can be true. Nothing was changed; \
    --replace puts the new one in its place, and hound add takes the dog back to its usual day.
    """)
  public static let dayFull = DiagnosticCode(
    "day-full",
    """
    The day would have more dogs than all of its hikes have places (hikes_per_day times dogs_per_hike in \
    settings.csv), so that somebody would be in no hike. Nothing was changed; --anyway adds the dog all the same.
    """)
  public static let inactiveDog = DiagnosticCode(
    "inactive-dog",
    "The dog, or its owner, is marked as gone in the book, so it is never on a day. Nothing was changed.")

  /// What a change of a day or a week can be refused for.
  public static let weekCodes: [DiagnosticCode] = [
    .notBooked, .noHikeDay, .otherWeek, .exceptionStands, .dayFull, .inactiveDog,
  ]
}
