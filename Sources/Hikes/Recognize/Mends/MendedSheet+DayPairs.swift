import Civil
import Tabular

/// Columns that two days share, `M/T,Wed,Th/F`: nobody can say which of them a hike was on.
extension MendedSheet {
  /// The two days of a heading such as `M/T` or `Thu & Fri`, the second right after the first; nil for any other text.
  static func dayPair(_ text: String) -> [Weekday]? {
    guard (3...17).contains(text.utf8.count), text.contains(where: { "/&+-".contains($0) }) else {
      return nil
    }
    let days = text.split { "/&+-".contains($0) }.map { day(String($0)) }
    guard days.count == 2, let first = days[0], let second = days[1], first.rawValue + 1 == second.rawValue
    else { return nil }
    return [first, second]
  }

  private static func day(_ text: String) -> Weekday? { SpanWords.day(text.folded.trimming(" .")) }

  /// A heading in which such columns and those of one day have the days of a week between them, each pair as its first day;
  /// nil for any other row.
  static func withFirstDays(_ texts: [String]) -> [String]? {
    let days = texts.map { text in dayPair(text) ?? day(text).map { [$0] } ?? [] }
    let named = days.flatMap(\.self)
    guard days.contains(where: { $0.count == 2 }), named.count >= 4,
      zip(named, named.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return zip(texts, days).map { $1.first?.fullName ?? $0 }
  }
}
