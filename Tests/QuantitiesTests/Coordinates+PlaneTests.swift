import Quantities
import TestSupport
import Testing

@Suite struct CoordinatesPlaneTests {
  @Test func `east and north are positive`() throws {
    let here = try #require(Coordinates(latitude: "44.7", longitude: "-63.7"))
    let there = try #require(Coordinates(latitude: "44.8", longitude: "-63.6"))
    let (east, north) = there.offset(from: here)
    #expect(north == Metres(value: 11_120))
    #expect(east == Metres(value: 7_904))
    #expect(here.offset(from: there).north == Metres(value: -11_120))
  }

  /// Seed 71; within 20 km the flat distance is the round one to a few metres in a thousand.
  @Test func `near places are as far apart as on the globe`() throws {
    var random = SplitMix64(seed: 71)
    let here = try #require(Coordinates(latitude: "44.7", longitude: "-63.7"))
    for _ in 0..<500 {
      let there = try #require(
        Coordinates(
          latitudeE7: here.latitudeE7 + Int.random(in: -1_000_000...1_000_000, using: &random),
          longitudeE7: here.longitudeE7 + Int.random(in: -1_000_000...1_000_000, using: &random)))
      let (east, north) = there.offset(from: here)
      let flat = Double(east.value * east.value + north.value * north.value).squareRoot()
      let round = Double(here.greatCircle(to: there).value)
      #expect(abs(flat - round) <= round * 0.004 + 2)
    }
  }
}
