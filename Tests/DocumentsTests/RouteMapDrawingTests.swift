import Quantities
import Testing

@testable import Documents

@Suite struct RouteMapDrawingTests {
  private func drawing(_ steps: [(Int, Int)], series: Int) throws -> String {
    let points = try steps.map { try place($0.0, $0.1) }
    return RouteMapDrawing(
      RouteMap(
        label: "", pins: points.map { .init(.stop(series: series), at: $0, text: "1", title: "") },
        lines: [.init(series: series, through: points)])
    ).markup(isFile: true).plainText
      + text(
        RouteMap(
          label: "", pins: points.map { .init(.stop(series: series), at: $0, text: "1", title: "") },
          lines: [.init(series: series, through: points)]
        ).file)
  }

  @Test func `round pins are of the first group, square ones of the second, and further groups take turns`()
    throws
  {
    let steps = [(0, 0), (900, 900)]
    #expect(try drawing(steps, series: 1).contains("<circle class=\"map-1\""))
    #expect(try drawing(steps, series: 2).contains("<rect class=\"map-2\""))
    #expect(try drawing(steps, series: 3).contains("<circle class=\"map-1\""))
  }

  @Test
  func `a long leg has an arrowhead, a short one has none, and a pin that moved has a line to its spot`()
    throws
  {
    let long = try drawing([(0, 0), (900, 900)], series: 1)
    let short = try drawing([(0, 0), (10, 10), (900, 900)], series: 1)
    #expect(long.ranges(of: "Z\"").count == 2, "one arrowhead and the arrow to the north")
    #expect(short.ranges(of: "Z\"").count == 2)
    #expect(!long.contains("class=\"map-rule\" stroke=\"#1d1f1c\">"))
    #expect(short.ranges(of: "r=\"3.5\"").count >= 1)
  }
}
