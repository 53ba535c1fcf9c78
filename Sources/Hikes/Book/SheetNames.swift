import Diagnostics
import Store
import Tabular

/// What the files under `.hound/sheets/` are called by a person: they bear the hash of their bytes, and their list says
/// which of her files each one is.
struct SheetNames {
  private var entries: [String: KeptSheet.Entry] = [:]

  init(_ states: [[UInt8]?]) {
    for bytes in states.compactMap(\.self) {
      // A list that cannot be read names nothing; its sheets stay "a kept sheet".
      do throws(TabularError) {
        for entry in try KeptSheet.index.read(bytes, file: BookFolder.indexName).value.rows {
          entries[entry.sha256] = entry
        }
      } catch { continue }
    }
  }

  /// As the list stood on either side of a change, and as it stands now.
  init(_ batch: Batch, in folder: Folder) throws(StoreError) {
    let name = BookFolder.indexName
    self.init([
      try folder.read([name])[name], try folder.bytes(of: name, after: batch),
      try folder.bytes(of: name, before: batch),
    ])
  }

  /// `the sheet 2025.csv, as you gave it`.
  func words(_ sha256: String) -> String {
    guard let entry = entries[sha256], !entry.file.isEmpty else { return "a sheet, as you gave it" }
    return entry.isEdit
      ? "the week \(entry.file), as you edited it" : "the sheet \(entry.file), as you gave it"
  }

  /// A file of the book; anything but a kept sheet and their list goes by its own name.
  func words(ofFile name: String) -> String {
    if name == BookFolder.indexName { return "the list of the kept sheets" }
    return Self.hash(in: name).map { words($0) } ?? name
  }

  /// The hash by which a kept sheet's file is called; nil for any other file.
  static func hash(in name: String) -> String? {
    let folder = BookFolder.sheetsFolder + "/"
    guard name.hasPrefix(folder), name.hasSuffix(".csv"), name != BookFolder.indexName else { return nil }
    return String(name.dropFirst(folder.count).dropLast(4))
  }
}
