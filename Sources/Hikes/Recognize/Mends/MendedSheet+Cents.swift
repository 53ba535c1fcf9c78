import Tabular

/// Sheets that a program wrote out with its amounts in whole cents, `2500` for `25.00`.
extension MendedSheet {
  /// What a line says of the amounts of a sheet.
  static let inCents = WordRule(
    "25.00", "in cents, cents only, whole cents, en cents, en cennes", like: "ALL AMOUNTS IN CENTS",
    "montants en cents")

  /// Whether a line says so, or every number of many is one of cents that no dollars are: no hike costs a thousand.
  static func isInCents(_ sheet: SheetCells) -> Bool {
    let texts = sheet.texts.all
    if texts.contains(where: { text in text.hasLetter && inCents.words.contains { text.folded.holds($0) } }) {
      return true
    }
    let numbers = texts.filter { $0.hasNumber && !$0.hasLetter && !$0.namesDay && $0.numericDate == nil }
    guard numbers.count >= 4, texts.count(where: \.namesDay) >= 3,
      numbers.allSatisfy({ $0.raw == "0" || $0.raw.utf8.count > 3 && dollars(ofCents: $0.raw) != nil })
    else { return false }
    let cells = (1..<sheet.rowCount + 1).reduce(0) { count, row in
      count + sheet[row: row].cells.count { dollars(ofCents: $0.raw) != nil }
    }
    return cells >= 10
  }

  /// `2500` as `25.00`; nil for what is no whole number of cents, and for a year.
  static func dollars(ofCents text: String) -> String? {
    guard (3...7).contains(text.utf8.count), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let cents = Int(text),
      cents >= 500, cents.isMultiple(of: 50)
    else { return nil }
    return "\(cents / 100)." + (cents % 100 == 0 ? "00" : "\(cents % 100)")
  }
}
