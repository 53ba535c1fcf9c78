/// What puppies of each size weigh week by week, from a table of the owner's.
public struct GrowthTable: Hashable, Sendable {
  /// Grams by size and week.
  private let grams: [String: [Int: Int]]

  public init(_ grams: [String: [Int: Int]]) { self.grams = grams }

  /// Linear between the weeks of the table, halves rounded up; nil outside them.
  public func grams(size: String, week: Int) -> Int? {
    guard let weeks = grams[size] else { return nil }
    if let exact = weeks[week] { return exact }
    guard let before = weeks.keys.filter({ $0 < week }).max(),
      let after = weeks.keys.filter({ $0 > week }).min(),
      let low = weeks[before], let high = weeks[after]
    else { return nil }
    // Both parts are positive, so half up is one division.
    let span = after - before
    let weighted = low * (after - week) + high * (week - before)
    return (weighted * 2 + span) / (span * 2)
  }
}
