import Quantities
import TestSupport
import Testing

@Suite struct CoordinatesDistanceTests {
  static func place(_ latitude: String, _ longitude: String) throws -> Coordinates {
    try #require(Coordinates(latitude: latitude, longitude: longitude))
  }

  @Test(arguments: [
    ("44.77639", "-63.69556", "5.8 km"), ("44.80194", "-63.68806", "8.1 km"),
    ("44.73212", "-63.65676", "0.0 km"),
  ])
  func `the distances around Bedford are right`(latitude: String, longitude: String, text: String) throws {
    let bedford = try Self.place("44.73212", "-63.65676")
    #expect(bedford.greatCircle(to: try Self.place(latitude, longitude)).kilometresText == text)
  }

  @Test func `quarters of the globe are quarters of its girth`() throws {
    let pole = try Self.place("90", "0")
    let south = try Self.place("-90", "120")
    let equator = try Self.place("0", "77")
    // pi/2 and pi times 6371008.8 m
    #expect(pole.greatCircle(to: equator).value == 10_007_557)
    #expect(pole.greatCircle(to: south).value == 20_015_114)
    #expect(try Self.place("0", "-90").greatCircle(to: try Self.place("0", "90")).value == 20_015_114)
    #expect(try Self.place("0", "179.9").greatCircle(to: try Self.place("0", "-179.9")).value == 22_239)
  }

  @Test func `the road is the great circle times the factor, rounded once`() throws {
    let bedford = try Self.place("44.73212", "-63.65676")
    let sackville = try Self.place("44.77639", "-63.69556")
    let factor = try #require(DetourFactor("1.3"))
    let straight = bedford.greatCircle(to: sackville)
    #expect(bedford.road(to: sackville, detour: .straight) == straight)
    #expect(abs(bedford.road(to: sackville, detour: factor).value * 10 - straight.value * 13) <= 12)
  }

  /// Seed 63.
  @Test func `distance is the same both ways and never longer than a detour`() throws {
    var random = SplitMix64(seed: 63)
    func somewhere() throws -> Coordinates {
      try #require(
        Coordinates(
          latitudeE7: .random(in: 440_000_000...460_000_000, using: &random),
          longitudeE7: .random(in: -650_000_000 ... -620_000_000, using: &random)))
    }
    for _ in 0..<500 {
      let (a, b, c) = (try somewhere(), try somewhere(), try somewhere())
      #expect(a.greatCircle(to: b) == b.greatCircle(to: a))
      #expect(a.greatCircle(to: a) == .zero)
      #expect(a.greatCircle(to: c).value <= a.greatCircle(to: b).value + b.greatCircle(to: c).value + 1)
    }
  }
}
