import Quantities
import Testing

@Suite struct MapDirectionsTests {
  private func places(_ count: Int) throws -> [Coordinates] {
    try (0..<count).map {
      try #require(Coordinates(latitudeE7: 447_000_000 + $0 * 1000, longitudeE7: -636_000_000))
    }
  }

  @Test(arguments: [1, 2, 9, 10])
  func `a link leads to its last place, as the reader of links has it`(count: Int) throws {
    let way = MapDirections(to: try places(count))
    let last = try #require(try places(count).last)
    #expect(try Coordinates.read(try #require(way.apple)) == last)
    #expect(way.google.count == 1)
    #expect(try Coordinates.read(way.google[0]) == last)
  }

  @Test func `the places on the way stand in the link in their order`() throws {
    let way = MapDirections(to: try places(3))
    #expect(
      way.google == [
        "https://www.google.com/maps/dir/?api=1&travelmode=driving"
          + "&waypoints=44.70000,-63.60000%7C44.70010,-63.60000&destination=44.70020,-63.60000"
      ])
    #expect(
      way.apple
        == "https://maps.apple.com/directions?waypoint=44.70000,-63.60000&waypoint=44.70010,-63.60000"
        + "&destination=44.70020,-63.60000&mode=driving")
  }

  @Test func `a way too long for one link falls into parts, and none is lost`() throws {
    let links = MapDirections(to: try places(17)).google
    #expect(links.count == 2)
    #expect(links.joined().ranges(of: "-63.60000").count == 17)
    #expect(MapDirections(to: []).google.isEmpty && MapDirections(to: []).apple == nil)
  }
}
