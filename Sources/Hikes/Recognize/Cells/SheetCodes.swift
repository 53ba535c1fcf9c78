public import Diagnostics

extension DiagnosticCode {
  public static let unreadableAmount = DiagnosticCode(
    "unreadable-amount",
    """
    A cell of a day looks like money but cannot be read as an amount: a letter O for a zero, a sum, two \
    numbers. It is not booked. It waits in review.csv, where you write what was paid, or you correct the sheet \
    and read it again.
    """)
  public static let headerDayMismatch = DiagnosticCode(
    "header-day-mismatch",
    """
    A heading such as “Thu 5” stands over a Thursday that is not the 5th. The other headings of the week fit, so \
    the week is dated by them and the column by its weekday. Or a title says January of the old year below a week of \
    its December, and is read as the next year. Check whether it was mistyped.
    """)
  public static let undatedWeek = DiagnosticCode(
    "undated-week",
    """
    The sheet does not say when a week was: the day numbers have no month, or they fall on other weekdays in the \
    month that was named. The cells are reported, but no book is made of them, because every hike and every \
    dollar needs its day. Give the month with --month, or write a title above the week.
    """)
  public static let sameNameTwice = DiagnosticCode(
    "same-name-twice",
    """
    Two rows of one week carry the same dog's name and both hold something. Hound never merges two dogs, so \
    the second is kept as a dog of its own until you tell them apart by a second name or an owner column.
    """)
  public static let assumedName = DiagnosticCode(
    "assumed-name",
    """
    A name was taken for that of another dog: it is spelled nearly like it, or is its beginning, and no week has both. \
    All of its money goes to that dog. If it is a dog of its own, give it a second name and read the sheet again.
    """)
  public static let assumedYear = DiagnosticCode(
    "assumed-year",
    """
    A sheet says no year, and in one year alone its weeks lie among those of the other sheets and the book, or right \
    beside them. It was read as that year. If it is another one, write it above the weeks, or give --year.
    """)
  public static let spelledAmounts = DiagnosticCode(
    "spelled-amounts",
    """
    Most amounts of a sheet are written in words, “twenty-five”. They were booked as they read; where only a few are, each \
    is asked about. Write the amount in figures where a word was meant otherwise.
    """)
  public static let moneyWithoutDog = DiagnosticCode(
    "money-without-dog",
    "An amount stands in a day column of a row without a dog's name. Nobody knows whose it is, so it is in no account."
  )
  public static let notAWeeklySheet = DiagnosticCode(
    "not-a-weekly-sheet",
    """
    The file has no row that names the days of a week (Dog Name, Mon 1, Tue 2 …), and it is no roster, trail \
    list, review or places sheet either. It may be another export of yours, such as a bank statement or contacts.
    """)
  public static let daysNotSaid = DiagnosticCode(
    "days-not-said",
    """
    The sheet says what each dog paid for a week or a month, in a column for each week or beside its days in words or \
    numbers, and not for which day. The money is booked on the week's first day, or the first that is named, so months \
    that part a week may be a few dollars off, and no regular days are concluded from it.
    """)
  public static let weeksSorted = DiagnosticCode(
    "weeks-sorted",
    """
    Two or more weeks of a sheet were sorted by name together, so that their headings stand side by side amid the dogs. \
    Sorting leaves the rows of one name in their order: the first of each dog is taken for the first week, the second \
    for the next. Hold a few cells against what you remember.
    """)
  public static let chargesLeft = DiagnosticCode(
    "charges-left",
    """
    A sheet has a column of what dogs are charged, and no money that came in: neither in the days nor in a column of \
    what was paid. Nothing is booked. If the figures were paid, head their column with “Paid”.
    """)
  public static let otherCurrency = DiagnosticCode(
    "other-currency",
    """
    Amounts of a sheet have the sign of another currency, such as £ or €. A book has one currency: they are taken as they \
    stand and no rate is applied. If some of them are in another currency than the rest, write those as what came in.
    """)
  public static let amountsInCents = DiagnosticCode(
    "amounts-in-cents",
    """
    A program wrote the amounts of a sheet in whole cents, 2500 for $25.00: a line says so, or there are many amounts and \
    every one would be a thousand dollars or close to it. They are read as dollars. If they are dollars, write their sign.
    """)
  public static let columnLeft = DiagnosticCode(
    "column-left",
    """
    A column under a heading of its own holds amounts that the totals of their rows leave out, such as last year's \
    figures. They are none of what came in and are booked nowhere. If they were paid, write them into the days.
    """)

  static let sheetCodes: [DiagnosticCode] = [
    .unreadableAmount, .headerDayMismatch, .undatedWeek, .sameNameTwice, .assumedName, .assumedYear,
    .spelledAmounts,
    .moneyWithoutDog,
    .notAWeeklySheet,
    .daysNotSaid, .weeksSorted, .chargesLeft, .columnLeft, .otherCurrency, .amountsInCents,
  ]
}
