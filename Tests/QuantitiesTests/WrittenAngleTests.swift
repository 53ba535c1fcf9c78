import Testing

@testable import Quantities

@Suite struct WrittenAngleTests {
  @Test(arguments: [
    ("44.73212", 447_321_200), ("-44 30", -445_000_000), ("44 30 36 S", -445_100_000), ("0.00000005", 1),
    ("0.000000049999999999999", 0), ("180", 1_800_000_000), ("0 0 0.00018", 1), ("0 0 0.00017999999999", 0),
  ])
  func `an angle is rounded once, half away from zero`(text: String, e7: Int) throws {
    #expect(try WrittenAngle(CoordinateToken.tokens(of: text)).e7 == e7)
  }
}
