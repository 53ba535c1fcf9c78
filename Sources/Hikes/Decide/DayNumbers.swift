import Civil

/// A number for each of some days, found without a search.
///
/// Takes 4 bytes for each month from the first to the last, and 128 for each that has a day.
struct DayNumbers: Sendable {
  /// The month, counted from the year 0, that `pages` begins with.
  private var start = 0
  /// For each month the place of its page, less than 0 where it has none.
  private var pages: [Int32] = []
  /// Pages of 32 numbers, a day's by its day of the month; less than 0 for a day without one.
  private var numbers: [Int32] = []

  subscript(date: CivilDate) -> Int? {
    let month = Self.month(of: date) - start
    guard pages.indices.contains(month), pages[month] >= 0 else { return nil }
    let number = numbers[Int(pages[month]) * 32 + date.day]
    return number < 0 ? nil : Int(number)
  }

  /// - Parameter number: 0 or more, and less than two billions.
  mutating func set(_ number: Int, on date: CivilDate) {
    let month = Self.month(of: date)
    if pages.isEmpty { start = month }
    if month < start {
      pages.insert(contentsOf: repeatElement(-1, count: start - month), at: 0)
      start = month
    }
    while pages.count <= month - start { pages.append(-1) }
    if pages[month - start] < 0 {
      pages[month - start] = Int32(numbers.count / 32)
      numbers.append(contentsOf: repeatElement(-1, count: 32))
    }
    numbers[Int(pages[month - start]) * 32 + date.day] = Int32(number)
  }

  private static func month(of date: CivilDate) -> Int { date.year * 12 + date.month - 1 }
}
