import Testing

@testable import Quantities

/// The values are those of the specification's own test tables (decoding, short codes, validity).
@Suite struct OpenLocationCodeTests {
  @Test(arguments: [
    ("7FG49Q00+", 20.375, 2.775), ("7FG49QCJ+2V", 20.3700625, 2.7821875),
    ("7FG49QCJ+2VX", 20.3701125, 2.782234375), ("8FVC2222+22", 47.0000625, 8.0000625),
    ("4VCPPQGP+Q9", -41.2730625, 174.7859375), ("62G20000+", 0.5, -179.5), ("22220000+", -89.5, -179.5),
    ("7FG40000+", 20.5, 2.5), ("CFX3X2X2+X2", 89.9999375, 1.0000625), ("84000000+", 40.0, -130.0),
    ("849VGJQF+VX7QR3J", 37.53966914, -122.3750697631),
    ("849VGJQF+VX7QR3J7QR3J", 37.53966914, -122.3750697631),
  ])
  func `a full code is the middle of its square`(code: String, latitude: Double, longitude: Double) throws {
    let place = try #require(OpenLocationCode(code)?.center)
    #expect(abs(Double(place.latitudeE7) - latitude * 1e7) <= 1)
    #expect(abs(Double(place.longitudeE7) - longitude * 1e7) <= 1)
  }

  @Test(arguments: [
    ("9C3W9QCJ+2VX", "51.3701125", "-1.217765625", "+2VX"),
    ("9C3W9QCJ+2VX", "51.3708675", "-1.217765625", "CJ+2VX"),
    ("9C3W9QCJ+2VX", "51.3701125", "-1.217010625", "CJ+2VX"),
    ("9C3W9QCJ+2VX", "51.3852125", "-1.217765625", "9QCJ+2VX"),
    ("9C3W9QCJ+2VX", "51.3701125", "-1.202665625", "9QCJ+2VX"),
    ("8FJFW222+", "42.899", "9.012", "22+"), ("796RXG22+", "14.95125", "-23.5001", "22+"),
    ("8FRCXGRF+PM", "47.00", "8.55", "XGRF+PM"), ("CFX22222+22", "89.6", "0.0", "2222+22"),
    ("2CXXXXXX+XX", "-81.0", "0.0", "XXXXXX+XX"),
  ])
  func `a short code is the nearest of its name`(
    full: String, latitude: String, longitude: String, short: String
  ) throws {
    let near = try #require(Coordinates(latitude: latitude, longitude: longitude))
    let code = try #require(OpenLocationCode(short))
    #expect(code.isShort && code.center == nil)
    #expect(code.recovered(near: near).description == full)
    #expect(try #require(OpenLocationCode(full)).recovered(near: near).description == full)
  }

  @Test(arguments: [
    ("8FWC2345+G6", true), ("8FWC2345+G6G", true), ("8fwc2345+", true), ("8FWCX400+", true),
    ("WC2345+G6g", true),
    ("2345+G6", true), ("45+G6", true), ("+G6", true), ("849VGJQF+VX7QR3JW", true),
    ("G+", false), ("+", false), ("8FWC2345+G", false), ("8FWC2_45+G6", false), ("8FWC2η45+G6", false),
    ("8FWC2345+G6+", false), ("8FWC2345G6+", false), ("8FWC2300+G6", false), ("WC2300+G6g", false),
    ("WC2345+G", false), ("WC2300+", false), ("849VGJQF+VX7QR3U", false), ("849VGJQF+VX7QR3JU", false),
  ])
  func `what is a code is told from what is none`(text: String, isCode: Bool) {
    #expect((OpenLocationCode(text) != nil) == isCode)
  }

  @Test(arguments: ["87PRP8JV+R8", "p8jv+r8", "P8JV+R8 Bedford, Nova Scotia", "P8JV+R8, Bedford"])
  func `a pasted code is read, a short one near the service area`(text: String) throws {
    let near = try #require(Coordinates(latitude: "44.73", longitude: "-63.66"))
    let place = try Coordinates.read(text, near: near)
    #expect(place == OpenLocationCode("87PRP8JV+R8")?.center)
    #expect(place.greatCircle(to: near).value < 20_000)
  }

  @Test func `a short code alone says what to do`() {
    #expect(throws: CoordinatesError.shortCode) { try Coordinates.read("P8JV+R8 Bedford") }
    #expect(CoordinatesReadingTests.code("87PRP8JV+R8 87PRP8JV+R9") == .ambiguous)
    #expect(CoordinatesReadingTests.code("+44 -63") == nil)
  }
}
