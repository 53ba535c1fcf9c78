import Quantities
import Testing

@testable import Documents

@Suite struct RouteMapLayoutTests {
  private func layout(_ places: [Coordinates]) -> RouteMapLayout {
    RouteMapLayout(
      RouteMap(
        label: "", pins: places.map { .init(.stop(series: 1), at: $0, text: "1", title: "") }, lines: [],
        width: 500, height: 300))
  }

  @Test func `north is up, east is right, and everything is on the paper`() throws {
    let places = [try place(0, 0), try place(5000, 0), try place(0, 9000)]
    let layout = layout(places)
    let points = places.map(layout.point)
    #expect(points[1].y < points[0].y && points[1].x == points[0].x)
    #expect(points[2].x > points[0].x && points[2].y == points[0].y)
    #expect(points.allSatisfy(layout.frame.contains))
  }

  /// 0.05° of latitude are 5,560 m.
  @Test func `the scale is true both ways`() throws {
    let places = [try place(0, 0), try place(5000, 0), try place(0, 5000)]
    let layout = layout(places)
    let points = places.map(layout.point)
    #expect(abs(points[0].y - points[1].y - layout.units(5560)) <= 2)
    // A degree of longitude is shorter by the cosine of the latitude, 0.7108 here.
    #expect(abs(points[2].x - points[0].x - layout.units(3952)) <= 2)
  }

  @Test(arguments: [1, 10, 100, 1000, 10000, 100_000])
  func `the scale bar is a round number of metres and fits`(span: Int) throws {
    let layout = layout([try place(0, 0), try place(span, span)])
    #expect("125".contains(String(layout.scaleMetres).prefix(1)))
    #expect(String(layout.scaleMetres).dropFirst().allSatisfy { $0 == "0" })
    #expect((25...125).contains(layout.units(layout.scaleMetres)))
  }

  @Test func `one spot lies in the middle of its neighbourhood`() throws {
    let spot = try place(0, 0)
    #expect(layout([spot]).point(spot) == RouteMapLayout.Point(x: 250, y: 150))
    #expect(layout([]).point(spot) == RouteMapLayout.Point(x: 250, y: 150))
  }

  @Test func `boxes know what they hold`() {
    let box = RouteMapLayout.Box(left: 0, top: 0, width: 10, height: 10)
    #expect(box.overlaps(.init(left: 9, top: 9, width: 5, height: 5)))
    #expect(!box.overlaps(.init(left: 10, top: 0, width: 5, height: 5)))
    #expect(box.contains(RouteMapLayout.Box(left: 1, top: 1, width: 9, height: 9)))
    #expect(!box.contains(RouteMapLayout.Point(x: 10, y: 0)))
  }
}
