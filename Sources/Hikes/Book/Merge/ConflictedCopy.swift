/// A copy of a table that a synced folder put beside it because two computers had changed it.
public enum ConflictedCopy {
  /// The table that a file is such a copy of, by its name: `dogs 2.csv` (iCloud Drive), `dogs (1).csv` (Google Drive),
  /// `dogs (Ada's conflicted copy 2025-12-09).csv` (Dropbox, Nextcloud), `dogs.sync-conflict-20251209-065000-ABC.csv`
  /// (Syncthing), `dogs-LAPTOP7.csv` (OneDrive). Nil for any other file.
  public static func table(of name: String) -> String? {
    guard name.lowercased().hasSuffix(".csv") else { return nil }
    let stem = name.dropLast(4)
    for table in tables {
      let own = table.dropLast(4)
      guard stem.hasPrefix(own), stem.count > own.count else { continue }
      if isMark(stem.dropFirst(own.count)) { return table }
    }
    return nil
  }

  private static let tables = StoredBook.fileNames.filter { !$0.hasPrefix(".") } + [BookTables.conflictsName]

  private static func isMark(_ rest: Substring) -> Bool {
    let lower = rest.lowercased()
    if ["conflict", "conflit", "konflikt", "conflicto"].contains(where: lower.contains) { return true }
    func isNumber(_ text: Substring) -> Bool {
      (1...3).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
    }
    if rest.hasPrefix(" ("), rest.hasSuffix(")") { return isNumber(rest.dropFirst(2).dropLast()) }
    if rest.hasPrefix(" ") { return isNumber(rest.dropFirst()) }
    // A computer's name as Windows gives it.
    return rest.hasPrefix("-") && rest.count > 3 && rest.contains(where: \.isLetter)
      && rest.allSatisfy { $0 == "-" || $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }
}
