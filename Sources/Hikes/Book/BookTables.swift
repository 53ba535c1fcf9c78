import Tabular

/// The book's files as tables whose rows have a key, whatever a row means.
enum BookTables {
  /// How a file of the book is told apart by rows; nil for one that is no table.
  static func shape(of name: String) -> TableShape? { shapes[name] }

  /// What a row of the file is called, one and many of them.
  static func nouns(of name: String) -> (one: String, many: String) {
    nouns[name] ?? (name.hasPrefix(BookFolder.sheetsFolder + "/") ? ("sheet", "sheets") : ("file", "files"))
  }

  private static let shapes: [String: TableShape] = [
    "settings.csv": TableShape(BookSchemas.settings), "clients.csv": TableShape(BookSchemas.clients),
    "dogs.csv": TableShape(BookSchemas.dogs), "trails.csv": TableShape(BookSchemas.trails),
    "exceptions.csv": TableShape(BookSchemas.exceptions), "hikes.csv": TableShape(BookSchemas.hikes),
    paymentsName: TableShape(BookSchemas.payments),
    "notes.csv": TableShape(BookSchemas.notes, keys: ["week", "dog", "text"]),
    "review.csv": TableShape(BookSchemas.review), "imports.csv": TableShape(BookSchemas.imports),
    "taxes.csv": TableShape(BookSchemas.taxes), "orders.csv": TableShape(BookSchemas.orders),
    "distances.csv": TableShape(BookSchemas.distances), "closed.csv": TableShape(BookSchemas.closed),
    "earlier.csv": TableShape(BookSchemas.earlier),
    conflictsName: TableShape(conflicts), settledName: TableShape(conflicts),
    mergedName: TableShape(MergedVersion.schema),
    ".hound/reported.csv": TableShape(BookSchemas.reported),
    BookFolder.indexName: TableShape(KeptSheet.index, keys: ["sha256"]),
  ]

  private static let nouns: [String: (one: String, many: String)] = [
    "settings.csv": ("setting", "settings"), "clients.csv": ("owner", "owners"), "dogs.csv": ("dog", "dogs"),
    "trails.csv": ("trail", "trails"), "exceptions.csv": ("exception", "exceptions"),
    "hikes.csv": ("hike", "hikes"), "payments.csv": ("payment", "payments"), "notes.csv": ("note", "notes"),
    "review.csv": ("question", "questions"), "imports.csv": ("file read", "files read"),
    "taxes.csv": ("tax rate", "tax rates"), "orders.csv": ("place in an order", "places in orders"),
    "distances.csv": ("distance", "distances"), "closed.csv": ("closed period", "closed periods"),
    "earlier.csv": ("earlier value", "earlier values"),
    conflictsName: ("conflict", "conflicts"),
    settledName: ("settled conflict", "settled conflicts"), mergedName: ("merged version", "merged versions"),
    ".hound/reported.csv": ("reported line", "reported lines"),
    BookFolder.indexName: ("kept sheet", "kept sheets"),
  ]

  static let paymentsName = "payments.csv"
  static let conflictsName = "conflicts.csv"
  /// The conflicts that were settled for the book's own value: another copy that still says the same is not asked about
  /// again.
  static let settledName = ".hound/settled.csv"
  /// The versions of other books that were merged into this one.
  static let mergedName = ".hound/merged.csv"

  static let conflicts = RecordSchema<BookConflict>(
    "conflicts", keys: ["file", "key", "field"], blank: { BookConflict() },
    [
      .init("file", \.file, .text, "the table"),
      .init("key", \.key, .text, "the row, by its id"),
      .init("field", \.field, .text, "the column; (row) where one side took the row out"),
      .init("ours", \.ours, .text, "what stands in the book"),
      .init("theirs", \.theirs, .text, "what the other copy says"),
      .init("base", \.base, .text, "what it was before both"),
    ])
}

/// One thing that a merge could not decide: a line of `conflicts.csv`.
public struct BookConflict: Hashable, Sendable {
  public var file = ""
  public var key = ""
  public var field = ""
  public var ours = ""
  public var theirs = ""
  public var base = ""

  public init() {}
}
