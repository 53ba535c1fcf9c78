import Testing

@testable import Quantities

@Suite struct SphereMathTests {
  @Test(arguments: [(0.0, 0), (0.49, 0), (0.5, 1), (1.5, 2), (2.5, 3), (20_015_114.4, 20_015_114)])
  func `metres round half up`(metres: Double, whole: Int) {
    #expect(SphereMath.rounded(metres).value == whole)
  }

  @Test func `a degree of a meridian is a 360th of the girth`() throws {
    let equator = try #require(Coordinates(latitude: "0", longitude: "-63"))
    let north = try #require(Coordinates(latitude: "1", longitude: "-63"))
    let girth = 2 * Double.pi * 6_371_008.8
    #expect(abs(SphereMath.haversine(equator, north) - girth / 360) < 0.001)
  }
}
