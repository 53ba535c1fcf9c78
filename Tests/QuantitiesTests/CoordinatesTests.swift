import Quantities
import TestSupport
import Testing

@Suite struct CoordinatesTests {
  @Test(arguments: [
    ("44.73212", "-63.65676", 447_321_200, -636_567_600, "44.73212, -63.65676"),
    ("44", "-63", 440_000_000, -630_000_000, "44.00000, -63.00000"),
    ("+44.1234567", "0.0000001", 441_234_567, 1, "44.1234567, 0.0000001"),
    ("44.123456749", "-63.12345675", 441_234_567, -631_234_568, "44.1234567, -63.1234568"),
    ("90", "-180", 900_000_000, -1_800_000_000, "90.00000, -180.00000"),
    ("-0.5", "00.50", -5_000_000, 5_000_000, "-0.50000, 0.50000"),
  ])
  func `decimal degrees are kept to a ten-millionth`(
    latitude: String, longitude: String, latitudeE7: Int, longitudeE7: Int, written: String
  ) throws {
    let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
    #expect(place == Coordinates(latitudeE7: latitudeE7, longitudeE7: longitudeE7))
    #expect(place.description == written)
  }

  @Test(arguments: [
    ("", "1"), ("44.7", ""), ("90.0000001", "0"), ("-91", "0"), ("44", "180.0000001"), ("44", "-999999"),
    ("0", "0"),
    ("0.00000001", "-0.0"), ("44,7", "1"), ("44.7 ", "1"), ("44.", "1"), ("44.7N", "1"), ("nan", "1"),
    ("44.7", "999999999999"),
  ])
  func `what is no place is refused`(latitude: String, longitude: String) {
    #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
  }

  @Test func `the range ends at the poles and the date line`() {
    #expect(Coordinates(latitudeE7: 900_000_001, longitudeE7: 0) == nil)
    #expect(Coordinates(latitudeE7: 1, longitudeE7: -1_800_000_001) == nil)
    #expect(Coordinates(latitudeE7: .min, longitudeE7: .max) == nil)
    #expect(Coordinates(latitudeE7: 0, longitudeE7: 0) == nil)
    #expect(Coordinates(latitudeE7: 0, longitudeE7: 1) != nil)
  }

  /// Seed 7.
  @Test func `what is written is read back`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let place = try #require(
        Coordinates(
          latitudeE7: .random(in: -900_000_000...900_000_000, using: &random),
          longitudeE7: .random(in: -1_800_000_000...1_800_000_000, using: &random)))
      #expect(Coordinates(latitude: place.latitudeText, longitude: place.longitudeText) == place)
      #expect(try Coordinates.read(place.description) == place)
    }
  }
}
