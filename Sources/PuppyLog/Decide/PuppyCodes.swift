public import Diagnostics

extension DiagnosticCode {
  public static let futureEvent = DiagnosticCode(
    "future-event",
    """
    An event of a puppy's log is later than the moment that counts as now. It is kept in its file and counts from \
    its own moment on; a wrong date or a clock that was set ahead are the usual causes.
    """)
  public static let duplicateEvent = DiagnosticCode(
    "duplicate-event",
    """
    Two lines of a puppy's log have the same moment, type and place: two taps, or the same day imported twice. Both \
    are kept in their files and count once.
    """)
  public static let sleepAfterSleep = DiagnosticCode(
    "sleep-after-sleep",
    """
    A puppy's log has it fall asleep while it was asleep already; the waking in between was not written down. The \
    first start counts until the puppy wakes. The crate and then sleep is no such case.
    """)
  public static let wakeWithoutSleep = DiagnosticCode(
    "wake-without-sleep",
    """
    A puppy's log has it wake up though it was awake: the line on which it fell asleep is missing, or the waking \
    stands twice. The line counts as an event and opens or closes no sleep.
    """)
  public static let pottyWithoutLocation = DiagnosticCode(
    "potty-without-location",
    """
    A pee or a poop of a puppy's log does not say where it was. It counts, but neither as outdoors nor as indoors; \
    write buiten or binnen into the column location.
    """)
  public static let unknownType = DiagnosticCode(
    "unknown-type",
    """
    A line of a puppy's log is of a type that Hound does not know: a newer app's, or a slip. It is kept, shown and \
    counted under its name, and enters no other figure.
    """)
  public static let badDuration = DiagnosticCode(
    "bad-duration",
    """
    The length of an event in a puppy's log is no whole number of minutes, or a negative one. The event counts \
    without a length; the number stays in its file as it is.
    """)
  public static let badWeight = DiagnosticCode(
    "bad-weight",
    """
    The weight on a line of a puppy's log is no number of kilograms above zero. The line counts as an event and \
    enters no weight; the value stays in its file as it is.
    """)
  public static let wrongDayFile = DiagnosticCode(
    "wrong-day-file",
    """
    A puppy's log has a file for each day, and this event stands in the file of another one. It counts on its own \
    day and stays where it is.
    """)
  public static let badJSON = DiagnosticCode(
    "bad-json",
    """
    A line or file of an app is no JSON, or no object where one should stand: it was cut off, or edited by hand. It \
    is kept byte for byte and counted as a line, and nothing else is read from it.
    """)
  public static let badTime = DiagnosticCode(
    "bad-time",
    """
    The time of an event cannot be read: it is not written like 2026-03-26T06:51+01:00, has no distance from \
    Greenwich, or lies outside the years 1970 to 2099. The line is kept as it is and enters no figure.
    """)
  public static let badProfile = DiagnosticCode(
    "bad-profile",
    """
    A value in a puppy's profile is not what it should be: a date, a number, a time of day. It stays in the file as \
    it is, and the usual value counts in its place.
    """)
}

extension DiagnosticCode {
  public static let noPuppyLog = DiagnosticCode(
    "no-puppy-log",
    """
    The folder that was named holds neither files of a puppy's log (data/2026-03-26.jsonl) nor a profile. Name the \
    folder that the app's files are in, or make a new one with hound puppy new.
    """)
  public static let mediaPathRefused = DiagnosticCode(
    "media-path-refused",
    """
    A line of a log to be imported names a photo or video outside its own folder. Following it would copy a file \
    that has nothing to do with the puppy, so nothing was imported. Correct the path or take the line out.
    """)
  public static let profileExists = DiagnosticCode(
    "profile-exists",
    """
    There is a puppy in this folder already, and a new profile would replace its own. Nothing was written; change \
    the one that stands with hound puppy profile, or choose another folder: one for each puppy.
    """)

  /// What the puppy's log can report.
  public static let puppyCodes: [DiagnosticCode] = [
    .futureEvent, .duplicateEvent, .sleepAfterSleep, .wakeWithoutSleep, .pottyWithoutLocation, .unknownType,
    .badDuration, .badWeight, .wrongDayFile, .badJSON, .badTime, .badProfile, .noEventSheet, .badEventRow,
    .carriedCellEdited, .noPuppyLog, .mediaPathRefused, .profileExists,
  ]
}
