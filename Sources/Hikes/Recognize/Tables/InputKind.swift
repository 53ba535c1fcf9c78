import Civil
public import Tabular

/// What a file holds, told by its headers.
public enum InputKind: String, CaseIterable, Hashable, Sendable {
  case sheet
  case review
  case places
  case roster
  case trails
  case pickup
  case distances
  case vroom
  case payments
  case figures

  /// Nil where no reader knows the table.
  public init?(_ table: Table) {
    if FiguresReader.recognizes(table) {
      self = .figures
    } else if ReviewReader.recognizes(table) {
      self = .review
    } else if PickupReader.recognizes(table) {
      self = .pickup
    } else if DistanceImport.recognizes(table) {
      self = .distances
    } else if PaymentReader.recognizes(table) {
      self = .payments
    } else if PlacesReader.recognizes(table) {
      self = .places
    } else if TrailReader.recognizes(table) {
      self = .trails
    } else if Self.isBookTable(table) {
      self = .roster
    } else if LayoutFinder.recognizes(table) {
      self = .sheet
    } else if EntryList.recognizes(table) || PaidWeeks.recognizes(table) {
      self = .sheet
    } else if RearrangedSheet.isWeekly(mending: table)
      || CopiedGrid.lines(table) != nil && WeeklySheetReader.recognizes(table)
    {
      self = .sheet
    } else if let closed = RearrangedSheet.closedUp(table), InputKind(closed) == .sheet {
      self = .sheet
    } else if RosterReader.recognizes(table) {
      self = .roster
    } else if RearrangedSheet(SheetCells(table)) != nil {
      // The other shapes of weeks were looked for above.
      self = .sheet
    } else {
      return nil
    }
  }

  /// The book's own table of dogs names days of the week too, and is no week.
  private static func isBookTable(_ table: Table) -> Bool {
    let names = Set((table.records.first?.fields ?? []).map(\.text.folded))
    return names.isSuperset(of: ["dog", "name", "client", "every_weeks"])
  }

  /// What a table that no reader knows looks like, in words that follow "it looks like".
  public static func guess(_ table: Table) -> String? {
    let words = Set(table.records.prefix(8).flatMap(\.fields).map(\.text.folded))
    return strangers.first { !words.isDisjoint(with: $0.words) }?.meaning
  }

  /// What other tables people have, by their headings.
  static let strangers: [WordRule<String>] = [
    WordRule(
      "a bank statement",
      "balance, debit, credit, transaction, withdrawal, deposit, saldo, ausgabe, solde, débit, crédit",
      like: "Date,Description,Debit,Credit,Balance"),
    WordRule(
      "a list of contacts", "first name, given name, last name, e-mail, email, e-mail 1 - value, phone",
      like: "Given Name,E-mail 1 - Value", "First name,Last name,Phone"),
  ]
}
