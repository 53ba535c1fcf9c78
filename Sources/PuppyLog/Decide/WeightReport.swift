public import Civil

/// The last weight beside what a table says of the age and size.
public struct WeightReport: Hashable, Sendable {
  public let date: CivilDate?
  public let last: Int?
  /// Since the weighing before; grams, as all of these.
  public let change: Int?
  public let reference: Int?
  /// 85 and 115 % of the reference, halves rounded up.
  public let low: Int?
  public let high: Int?
  /// Hundredths of a percent, halves away from zero.
  public let deviation: Int?

  init(_ log: Logbook, _ growth: GrowthTable?) {
    let weights = log.used.compactMap { entry in
      entry.event.type == .weight ? entry.event.grams.map { (entry.local.date, $0) } : nil
    }
    let reference = weights.last.flatMap { date, _ in
      log.profile.size.flatMap { size in
        log.profile.ageInWeeks(date).flatMap { growth?.grams(size: size, week: $0) }
      }
    }
    date = weights.last?.0
    last = weights.last?.1
    change = weights.count < 2 ? nil : weights[weights.count - 1].1 - weights[weights.count - 2].1
    self.reference = reference
    low = reference.map { ($0 * 85 + 50) / 100 }
    high = reference.map { ($0 * 115 + 50) / 100 }
    deviation = last.flatMap { last in
      reference.flatMap { reference in
        reference == 0 ? nil : Self.rounded((last - reference) * 10_000, by: reference)
      }
    }
  }

  private static func rounded(_ number: Int, by divisor: Int) -> Int {
    let size = (abs(number) * 2 + divisor) / (divisor * 2)
    return number < 0 ? -size : size
  }
}
