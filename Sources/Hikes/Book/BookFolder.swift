public import Diagnostics
public import Store
import Tabular

/// The book on disk: one folder, read and changed as a whole.
public struct BookFolder: Sendable {
  public let path: String
  private let folder: Folder

  public init(_ path: String) {
    self.path = path
    folder = Folder(path)
  }

  /// Whether a book stands here: any of its tables does.
  public var isThere: Bool {
    folder.isThere && StoredBook.fileNames.contains { Files.exists(path + "/" + $0) }
  }

  /// Everything that the book holds, the kept sheets included.
  public func read() throws(StoreError) -> Report<StoredBook> {
    let files = try folder.read(StoredBook.fileNames)
    let report = StoredBook.read(files)
    var stored = report.value
    let kept = try folder.readAll(under: Self.sheetsFolder)
    if let index = kept[Self.indexName] {
      do {
        stored.sheets = try KeptSheet.index.read(index, file: "index.csv").value.rows.sorted {
          $0.number < $1.number
        }
        .compactMap { entry in
          kept["\(Self.sheetsFolder)/\(entry.sha256).csv"].map {
            KeptSheet(
              file: entry.file, sha256: entry.sha256, month: entry.month, year: entry.year, bytes: $0,
              isEdit: entry.isEdit)
          }
        }
      } catch {
        return Report(stored, report.diagnostics + [error.diagnostic])
      }
    }
    return Report(stored, report.diagnostics)
  }

  /// Writes the book as one change, with the files that go beside it.
  /// - Parameter exports: names within `exports/` and their bytes; they have no history.
  /// - Returns: the batch, empty when nothing differed.
  public func write(
    _ stored: StoredBook, exports: [(name: String, bytes: [UInt8])] = [], label: String, holder: String
  ) throws(StoreError) -> String {
    var changes = stored.files().map { FileChange(name: $0.name, bytes: $0.bytes, keepsHistory: true) }
    let entries = stored.sheets.enumerated().map { index, sheet in
      KeptSheet.Entry(
        number: index + 1, sha256: sheet.sha256, file: sheet.file, month: sheet.month, year: sheet.year,
        isEdit: sheet.isEdit)
    }
    for sheet in stored.sheets {
      changes.append(
        FileChange(name: "\(Self.sheetsFolder)/\(sheet.sha256).csv", bytes: sheet.bytes, keepsHistory: true))
    }
    if !entries.isEmpty {
      changes.append(
        FileChange(name: Self.indexName, bytes: KeptSheet.index.write(entries), keepsHistory: true))
    }
    for export in exports {
      changes.append(FileChange(name: "exports/\(export.name)", bytes: export.bytes, keepsHistory: false))
      guard export.name == "week.csv" else { continue }
      let week = ExportedWeek(
        batch: try lastBatch() + 1, path: "\(path)/exports/week.csv", bytes: export.bytes)
      changes += try keeping(week)
    }
    return try folder.change(
      label: label, holder: holder, timeoutSeconds: 10, keepBatches: stored.book.rules.historyBatches, changes
    )
  }

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

  private static let sheetsFolder = ".hound/sheets"
  private static let indexName = ".hound/sheets/index.csv"
}
