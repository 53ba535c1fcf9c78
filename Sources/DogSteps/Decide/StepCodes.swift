public import Diagnostics

extension DiagnosticCode {
  public static let badRecordDate = DiagnosticCode(
    "bad-record-date",
    """
    The start or the end of a record is no time as Health writes it (2026-04-27 09:00:30 +0200), or the record lasts \
    more than a year. It is not counted.
    """)
  public static let endsBeforeStart = DiagnosticCode(
    "ends-before-start", "A record ends before it begins, so nobody knows when it was. It is not counted.")
  public static let unknownUnit = DiagnosticCode(
    "unknown-unit",
    "A record counts in a unit that is none of steps (count) or of distance (m, km, mi). It is not counted.")
  public static let badRecordValue = DiagnosticCode(
    "bad-record-value",
    "The value of a record is no number of digits, as 728 or 0.52416, or more than anybody walks. It is not counted."
  )
  public static let notAHealthExport = DiagnosticCode(
    "not-a-health-export",
    """
    The file is no export of Apple Health. In the Health app, tap your picture, then Export All Health Data, and unpack \
    the archive: the file is export.xml, not export_cda.xml, which says other things.
    """)
  public static let damagedExport = DiagnosticCode(
    "damaged-export",
    """
    A place of the export is no XML: the file was cut off, or a character was changed. Everything that can be read is \
    counted; what stands at the place named is not.
    """)
  public static let unknownSource = DiagnosticCode(
    "unknown-source",
    "A source was named with --source or --priority, and no record of the export is from one of that name.")
  public static let unknownBreed = DiagnosticCode(
    "unknown-breed",
    """
    The table of breeds has no row for the dog's breed. It counts one and a half steps for each of yours, with a goal \
    of 6000. hound steps breeds lists the breeds; a row may be added to the table.
    """)
  public static let badBreedRow = DiagnosticCode(
    "bad-breed-row",
    "A row of the table of breeds lacks something or cannot be understood. That breed is left out.")
  public static let notADog = DiagnosticCode(
    "not-a-dog", "The file is not the app's file of the dog: an object with a name, a breed and an age.")
  public static let notWalks = DiagnosticCode(
    "not-walks", "The file is not the app's list of walks, nor a sheet of them.")
  public static let badWalk = DiagnosticCode(
    "bad-walk",
    "A walk of the file or the sheet cannot be understood. It is kept as it is in the file and stands in no list."
  )
  public static let hiddenWalkEdited = DiagnosticCode(
    "hidden-walk-edited",
    "A column of a sheet of walks that begins with _ was edited or lost. What the other columns say is taken."
  )
  public static let derivedWalkEdited = DiagnosticCode(
    "derived-walk-edited",
    "The pace of a walk was edited by hand. It is worked out from the metres and the seconds; the edit has no effect."
  )
  public static let notReminders = DiagnosticCode(
    "not-reminders", "The file is not the app's list of reminders, so none could be read of it.")
  public static let badReminder = DiagnosticCode(
    "bad-reminder",
    "A reminder of the file has no time, or a day that is none. What cannot be read is left out.")
  public static let resetUnconfirmed = DiagnosticCode(
    "reset-unconfirmed",
    "Emptying the list of walks was asked for without --yes. Nothing was changed.")

  /// Every code of the dog's steps.
  public static let stepsCodes: [DiagnosticCode] = [
    .badRecordDate, .endsBeforeStart, .unknownUnit, .badRecordValue, .notAHealthExport, .damagedExport,
    .unknownSource, .unknownBreed, .badBreedRow, .notADog, .notWalks, .badWalk, .hiddenWalkEdited,
    .derivedWalkEdited,
    .notReminders, .badReminder, .resetUnconfirmed,
  ]
}
