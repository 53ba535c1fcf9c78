public import Diagnostics

extension DiagnosticCode {
  public static let unknownPottyType = DiagnosticCode(
    "unknown-potty-type",
    """
    A record says what a dog did outside by a word that is none of pee, poop, both and nothing. The app would show \
    it as pee; Hound keeps the word as it stands and does not count the record. Correct the word in records.csv or \
    in the app.
    """)
  public static let badArrival = DiagnosticCode(
    "bad-arrival",
    """
    A visit does not say when it began, or says it in a way that cannot be read, so it stands in no list and belongs \
    to no dog. Its record is kept as it is. Correct the time; where days and months are swapped because the telephone \
    wrote the day first, add --date-order dmy.
    """)
  public static let duplicateVisit = DiagnosticCode(
    "duplicate-visit",
    """
    Two visits are the same to the letter: dog, owner and arrival, or the id. Both are kept and counted, the second \
    one under an id of its own; delete one of them if it was entered twice.
    """)
  public static let unknownVisit = DiagnosticCode(
    "unknown-visit",
    """
    A decision or a request names a visit that is in none of the records that were read. It changes nothing. The ids of \
    all visits stand in visits.csv, those that wait for an answer in review.csv.
    """)
  public static let noSuchDog = DiagnosticCode(
    "no-such-dog",
    """
    No dog of the registry has the name or the id that was given, or several dogs share the name. hound registry dogs \
    lists them all with their owners and ids; an id always tells one dog from all others.
    """)
  public static let notARegistry = DiagnosticCode(
    "not-a-registry",
    """
    The file is none of what the daycare's app writes: its list of visits (JSON), its backup (CSV, beginning with \
    Number,Dog Name) or its history (CSV, beginning with Date,Dog Name); or the folder holds no visits.csv that \
    hound registry migrate wrote. Nothing was read.
    """)
  public static let derivedEdit = DiagnosticCode(
    "derived-edit",
    """
    A cell was changed by hand that Hound reckons from others, a count or a dog's owner for example, or one of the \
    columns whose names begin with a line (_). The change is not taken over. Correct the visit from which the cell \
    follows.
    """)
  public static let needsConsent = DiagnosticCode(
    "needs-consent",
    """
    Taking visits out of the registry for good cannot be undone, so it has to be asked for with --yes. Without --purge \
    visits are only marked as deleted; no list shows them, and hound registry undelete brings them back.
    """)

  public static let visitDiffers = DiagnosticCode(
    "visit-differs",
    """
    A visit comes in that the registry holds already, with other words in it, and the app does not say that it was \
    changed later. The registry's own record stays, so that nothing corrected by hand is overwritten.
    """)

  public static let dogRegistryCodes: [DiagnosticCode] = [
    .unknownPottyType, .badArrival, .duplicateVisit, .unknownVisit, .noSuchDog, .notARegistry, .derivedEdit,
    .needsConsent, .visitDiffers,
  ]
}
