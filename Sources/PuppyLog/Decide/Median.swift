/// The middle one of whole numbers, or the mean of the two middle ones, in halves.
struct Median: Hashable, Sendable {
  /// Twice the median.
  let doubled: Int

  /// Nil where there is none.
  init?(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return nil }
    let sorted = numbers.sorted()
    doubled = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
  }

  /// None of the numbers is negative.
  var truncated: Int { doubled / 2 }
  var roundedHalfUp: Int { (doubled + 1) / 2 }
}
