/// What can be said of a row of gaps; all 0 where there is none.
public struct GapFigures: Hashable, Sendable {
  public let count: Int
  public let min: Int
  public let max: Int
  public let sum: Int
  public let mean: Int
  public let median: Int
  public let outdoor: Int
  public let indoor: Int
  public let outdoorPercent: Int

  public init(_ gaps: [PottyGaps.Gap]) {
    let minutes = gaps.map(\.minutes).sorted()
    count = minutes.count
    min = minutes.first ?? 0
    max = minutes.last ?? 0
    sum = minutes.reduce(0, +)
    mean = minutes.isEmpty ? 0 : sum / count
    median = Median(minutes)?.truncated ?? 0
    outdoor = gaps.count { $0.spot == .outdoor }
    indoor = gaps.count { $0.spot == .indoor }
    outdoorPercent = outdoor + indoor == 0 ? 0 : outdoor * 100 / (outdoor + indoor)
  }
}
