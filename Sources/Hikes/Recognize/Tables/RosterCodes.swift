public import Diagnostics

extension DiagnosticCode {
  public static let shortLink = DiagnosticCode(
    "short-link",
    """
    A map's short link stands where a place should be. It only leads to the place; the two numbers are behind it, \
    and Hound never asks the network. Open it in a browser, press and hold the place (or right-click it), copy \
    the two numbers and put those into the cell.
    """)
  public static let coordinatesOutOfRange = DiagnosticCode(
    "coordinates-out-of-range",
    """
    The two numbers are no place on Earth, or they are 0 and 0, which is what a map writes when it knows nothing. \
    Latitude comes first and goes up to 90, longitude second and up to 180; near Halifax they are about 44.7 and \
    -63.7. The row's other cells were read.
    """)
  public static let unreadablePlace = DiagnosticCode(
    "unreadable-place",
    """
    A cell for a place holds no coordinates: an address, a link that names a place without its numbers, or one \
    number alone. An address belongs into the address column. The row's other cells were read.
    """)
  public static let ambiguousPlace = DiagnosticCode(
    "ambiguous-place",
    """
    The numbers of a place can be read in more than one way: decimal commas, two places in one cell, the same \
    letter twice. Nothing was guessed. Write two numbers with points, latitude first. The row's other cells were read.
    """)
  public static let placeFarAway = DiagnosticCode(
    "place-far-away",
    """
    A place is a good one, but far from Nova Scotia. Most often the minus sign of the longitude is missing or \
    the two numbers are the wrong way round. It was taken as it stands, so routes by it will be very long.
    """)
  public static let unreadableRate = DiagnosticCode(
    "unreadable-rate",
    """
    A rate in the list is not an amount above zero. The dog keeps the rate it has, or the default one. The row's \
    other cells were read.
    """)
  public static let unreadableActive = DiagnosticCode(
    "unreadable-active",
    "A column that says whether a dog or a trail is active holds neither yes nor no. What the book says stays."
  )
  public static let outsideServiceArea = DiagnosticCode(
    "outside-service-area",
    """
    A region is none of Bedford, Sackville and Beaver Bank. It is kept as typed; a trail is suggested for it only \
    if one carries the same region. Often it is only spelled in another way.
    """)
  public static let rowWithoutName = DiagnosticCode(
    "row-without-name",
    "A row of a list holds something but names no dog or trail, so it cannot belong to anything and was left out."
  )
  public static let unreadColumn = DiagnosticCode(
    "unread-column",
    "A list has a column that the book has no room for, with something in it. Its cells were not taken over.")
  public static let ambiguousDog = DiagnosticCode(
    "ambiguous-dog",
    """
    A row of a list may mean more than one dog, or a dog whose owner in the book is somebody else. Two dogs are \
    never merged, so nothing of the row was taken over. Write the owner's name as the book has it, or tell the dogs \
    apart by a second name.
    """)
  public static let possibleDog = DiagnosticCode(
    "possible-dog",
    """
    A row of a list names a dog that the book does not have, but one of nearly that name and perhaps the same owner. It \
    may be a slip of the pen or another dog, so it is asked in review.csv and nothing was taken over meanwhile.
    """)
  public static let ambiguousOwner = DiagnosticCode(
    "ambiguous-owner",
    """
    Two clients of the book share the owner's name that a row gives, and the phone number does not tell which is \
    meant. Nothing of the row was taken over. Write the phone number as the book has it.
    """)
  public static let rosterDiffers = DiagnosticCode(
    "roster-differs",
    """
    The list says one thing and the book another. A list fills what is empty in the book and never overwrites \
    what stands there, save a rate that was only inferred. If the list is right, change the book's table.
    """)
  public static let ownerMissing = DiagnosticCode(
    "owner-missing",
    """
    A row gives a phone number or an e-mail address for a dog that has no owner, neither in the row nor in the \
    book. There is nobody to call by it, so it was not taken over. Write the owner's name beside it.
    """)

  /// What reading and merging rosters, trail lists and places sheets can report.
  public static let rosterCodes: [DiagnosticCode] = [
    .shortLink, .coordinatesOutOfRange, .unreadablePlace, .ambiguousPlace, .placeFarAway, .unreadableRate,
    .unreadableActive, .outsideServiceArea, .rowWithoutName, .unreadColumn, .ambiguousDog, .ambiguousOwner,
    .rosterDiffers, .ownerMissing, .possibleDog,
  ]
}
