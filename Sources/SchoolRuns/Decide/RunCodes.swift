public import Diagnostics

extension DiagnosticCode {
  static let duplicateRunID = DiagnosticCode(
    "duplicate-run-id", "Two runs of a file carry one id, so nobody can say which of them is started or done."
  )
  static let emptyRunName = DiagnosticCode(
    "empty-run-name", "A run has no name. It is listed by its day and time; give it a name in the sheet.")
  public static let noStops = DiagnosticCode(
    "no-stops", "A run without stops goes nowhere: it cannot be started. Add a stop, or take the run out.")
  static let emptyStopName = DiagnosticCode(
    "empty-stop-name", "A stop does not say where it is. Write a name in the column stop_name.")
  static let badStopMinutes = DiagnosticCode(
    "bad-stop-minutes",
    "A stop takes no time, less than none, or something that is no whole number. It counts as 0 minutes.")
  static let unknownState = DiagnosticCode(
    "unknown-state",
    "The file stores a word for where a run stands that the app does not have. The run counts as not started."
  )
  public static let stopIndexOutOfRange = DiagnosticCode(
    "stop-index-out-of-range", "The file says that a run stands at a stop which it does not have.")
  static let longStop = DiagnosticCode(
    "long-stop", "One stop takes more than two hours. Look whether its minutes are right; nothing is changed."
  )
  static let longRun = DiagnosticCode(
    "long-run",
    "The stops of one run take more than four hours together. Look whether their minutes are right.")
  static let emptyTask = DiagnosticCode(
    "empty-task",
    "A stop does not say what is to be done there. Write the task in the sheet, or leave it empty.")
  static let repeatedStopName = DiagnosticCode(
    "repeated-stop-name", "Two stops of one run have the same name, upper and lower case aside.")
  static let unknownStopType = DiagnosticCode(
    "unknown-stop-type", "A stop is of a kind that the app does not offer. It is kept as it is written.")
  static let stateConflict = DiagnosticCode(
    "state-conflict", "The app's tick of a finished run and the state it stored say different things.")
  static let stateWithoutRun = DiagnosticCode(
    "state-without-run",
    "The file stores where a run stands that is not in it: it was deleted, or got a new id. The entry is kept."
  )
  public static let oddFlatArray = DiagnosticCode(
    "odd-flat-array",
    """
    The app writes its list of states as key, value, key, value. This list has a key without a value, so every pair \
    after the slip would be read wrongly; nothing was read.
    """)
  static let badRunTime = DiagnosticCode(
    "bad-run-time",
    "A run's day or time cannot be read. The run stays in the file as it is and stands in no list.")
  static let badRun = DiagnosticCode(
    "bad-run",
    "An entry of the file is no run: it lacks its id, or is something else altogether. It stays as it is.")
  static let notSchoolRuns = DiagnosticCode(
    "not-school-runs", "The file is no JSON, or not the app's file of school runs. Nothing was read.")
  public static let badTransition = DiagnosticCode(
    "bad-transition",
    """
    A run that is not started can be started; one on the way can be paused, ticked off or cancelled; a paused one \
    resumed or cancelled; one that is done or cancelled can be reset. Anything else is refused, and nothing is written.
    """)
  public static let needsConfirmation = DiagnosticCode(
    "needs-confirmation", "What was asked cannot be taken back by the app. Say it again with --yes.")
  public static let badRunSheet = DiagnosticCode(
    "bad-run-sheet",
    "A row of a sheet of runs cannot be understood: two stops with one number, a time that is none, a missing column."
  )
  static let hiddenColumnEdited = DiagnosticCode(
    "hidden-column-edited",
    "A column that begins with _ was edited or lost. It is not for editing: what it held is taken from the others."
  )
  static let derivedColumnEdited = DiagnosticCode(
    "derived-column-edited",
    "A column that Hound works out was edited by hand. The edit has no effect; change what it is worked out from."
  )

  /// Every code of the school run.
  public static let schoolCodes: [DiagnosticCode] = [
    .duplicateRunID, .emptyRunName, .noStops, .emptyStopName, .badStopMinutes, .unknownState,
    .stopIndexOutOfRange, .longStop, .longRun, .emptyTask, .repeatedStopName, .unknownStopType,
    .stateConflict,
    .stateWithoutRun, .oddFlatArray, .badRunTime, .badRun, .notSchoolRuns, .badTransition, .needsConfirmation,
    .badRunSheet, .hiddenColumnEdited, .derivedColumnEdited,
  ]
}
