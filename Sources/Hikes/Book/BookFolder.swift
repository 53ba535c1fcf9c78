public import Diagnostics
public import Store
import Tabular

/// The book on disk: one folder, read and changed as a whole.
public struct BookFolder: Sendable {
  public let path: String
  let folder: Folder

  public init(_ path: String) {
    self.path = path
    folder = Folder(path)
  }

  /// Whether a book stands here: any of its tables does.
  public var isThere: Bool {
    folder.isThere && StoredBook.fileNames.contains { Files.exists(path + "/" + $0) }
  }

  /// Whether a file is one of the book's own, or would be if it were there: nothing else may be written in its place.
  public func owns(_ file: String) -> Bool {
    if Files.isInside(file, path + "/.hound") { return true }
    let name = Files.name(of: file)
    return StoredBook.fileNames.contains { own in
      Files.isSame(file, path + "/" + own) || own == name && Files.isSame(Files.folder(of: file), path)
    }
  }

  /// Everything that the book holds, the kept sheets included.
  public func read() throws(StoreError) -> Report<StoredBook> {
    Self.assembled(try folder.read(StoredBook.fileNames, andAllUnder: Self.sheetsFolder))
  }

  static func isKeptSheet(_ name: String) -> Bool { name.hasPrefix(sheetsFolder + "/") }

  /// The book that some files make up, by their names.
  static func assembled(_ kept: [String: [UInt8]], leavesHistory: Bool = false) -> Report<StoredBook> {
    let report = StoredBook.read(kept.filter { !isKeptSheet($0.key) }, leavesHistory: leavesHistory)
    var stored = report.value
    guard let index = kept[indexName] else { return report }
    do {
      stored.sheets = try KeptSheet.index.read(index, file: "index.csv").value.rows.sorted {
        $0.number < $1.number
      }
      .compactMap { entry in
        kept["\(sheetsFolder)/\(entry.sha256).csv"].map {
          KeptSheet(
            file: entry.file, sha256: entry.sha256, month: entry.month, year: entry.year, bytes: $0,
            isEdit: entry.isEdit, weeks: entry.weeks)
        }
      }
    } catch {
      return Report(stored, report.diagnostics + [error.diagnostic])
    }
    return Report(stored, report.diagnostics)
  }

  /// Everything but the history, which ``StoredBook/readHistory(of:standingFrom:)`` reads as far as it is needed, and the
  /// kept sheets. Such a book answers questions and is never written.
  /// - Parameter withSheets: the kept sheets too.
  public func readForDays(withSheets: Bool = false) throws(StoreError) -> Report<StoredBook> {
    guard withSheets else {
      return StoredBook.read(try folder.read(StoredBook.fileNames), leavesHistory: true)
    }
    return Self.assembled(
      try folder.read(StoredBook.fileNames, andAllUnder: Self.sheetsFolder), leavesHistory: true)
  }

  /// Writes the book as one change, with the files that go beside it.
  /// - Parameters:
  ///   - tables: what `stored.files()` gives, where it was asked already.
  ///   - exports: names within `exports/` and their bytes; they have no history.
  ///   - when: the moment, for the history.
  ///   - gone: what was taken out of the book, kept as tables under `archive/NAME/`.
  ///   - hold: the right to change the book where it was taken before the book was read.
  ///   - ahead: where some of it went already.
  /// - Returns: the batch, empty when nothing differed. Throws `changedMeanwhile` where a table is not any more what
  ///   `stored` was read from.
  @discardableResult
  public func write(
    _ stored: StoredBook, tables: [(name: String, bytes: [UInt8])]? = nil,
    exports: [(name: String, bytes: [UInt8])] = [], label: String, holder: String,
    when: String = "", archiving gone: (name: String, rows: Book)? = nil, holding hold: FolderHold? = nil,
    ahead: FilesAhead? = nil
  ) throws(StoreError) -> String {
    let tables = tables ?? stored.files()
    var changes = tables.map { stored.change(of: $0) }
    let expected = Dictionary(tables.map { ($0.name, stored.origin[$0.name]) }) { first, _ in first }
    changes += stored.changesOfSheets
    if let gone { changes += BookArchive.files(gone.rows, name: gone.name) }
    for export in exports {
      changes.append(Self.change(of: export))
      guard export.name == "week.csv" else { continue }
      let week = ExportedWeek(
        batch: try lastBatch() + 1, path: "\(path)/exports/week.csv", bytes: export.bytes)
      changes += try keeping(week)
    }
    return try folder.change(
      label: label, holder: holder, when: when, timeoutSeconds: Self.patience,
      keepBatches: stored.book.rules.historyBatches, expecting: expected, holding: hold, ahead: ahead, changes
    )
  }

  /// What an export within `exports/` is to become.
  public static func change(of export: (name: String, bytes: [UInt8])) -> FileChange {
    FileChange(name: "exports/\(export.name)", bytes: export.bytes, keepsHistory: false)
  }

  /// Lets files of a change go to the disk before it is made.
  public func writingAhead(_ hold: FolderHold) throws(StoreError) -> FilesAhead {
    try folder.writingAhead(hold)
  }

  /// Keeps everybody else from changing the book until the value is let go.
  public func hold(holder: String) throws(StoreError) -> FolderHold {
    try folder.hold(holder: holder, timeoutSeconds: Self.patience)
  }

  /// Finishes or takes away what a change that was cut off left behind.
  public func tidy(holder: String) throws(StoreError) -> Recovery? { try folder.tidy(holder: holder) }

  /// The exports that an office program has open, by their names within `exports/`, and what to say of each.
  public func openExports(_ names: [String]) -> [(name: String, detail: String)] {
    names.compactMap { name in folder.openElsewhere(["exports/\(name)"]).first.map { (name, $0.detail) } }
  }

  /// How many seconds a change waits for another one to end.
  static let patience = 30

  /// The number of the newest change in the history; 0 before the first. An undo is a change of its own, so it never
  /// goes down.
  public func lastBatch() throws(StoreError) -> Int {
    try folder.isThere ? folder.batches().last.flatMap { Int($0.id) } ?? 0 : 0
  }

  /// The number under which the next change will stand in the book's history.
  public func nextBatch() throws(StoreError) -> String {
    let digits = String(try lastBatch() + 1)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  static let sheetsFolder = ".hound/sheets"
  static let indexName = ".hound/sheets/index.csv"
}
