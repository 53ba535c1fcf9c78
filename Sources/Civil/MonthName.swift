/// The names of the twelve months: read in English and French, written in English.
public enum MonthName {
  /// 1 to 12 for a month's name in full or abbreviated, in any case, with or without its accents, with at
  /// most one trailing dot. Nil when it is no such name.
  ///
  /// `mar` is March here and Tuesday (mardi) to ``Weekday``.
  public static func month(named name: some StringProtocol) -> Int? {
    switch WrittenName.folded(name) {
    case "january", "jan", "janvier", "janv": 1
    case "february", "feb", "fevrier", "fevr", "fev": 2
    case "march", "mar", "mars": 3
    case "april", "apr", "avril", "avr": 4
    case "may", "mai": 5
    case "june", "jun", "juin": 6
    case "july", "jul", "juillet", "juill", "juil": 7
    case "august", "aug", "aout": 8
    case "september", "sept", "sep", "septembre": 9
    case "october", "oct", "octobre": 10
    case "november", "nov", "novembre": 11
    case "december", "dec", "decembre": 12
    default: nil
    }
  }

  /// `Dec` for 12. Empty outside 1 to 12.
  public static func shortName(_ month: Int) -> String { String(fullName(month).prefix(3)) }

  /// `December` for 12. Empty outside 1 to 12.
  public static func fullName(_ month: Int) -> String {
    names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
