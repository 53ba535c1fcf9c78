import Testing

@testable import Quantities

@Suite struct CoordinateTokenTests {
  @Test func `every way to write a sign gives the same tokens`() throws {
    let plain = try CoordinateToken.tokens(of: "-44°43'55\"")
    for text in [
      "\u{2212}44º43′55″", "\u{2013}44˚43’55”", "-44 ° 43 ' 55 ''", "\u{FEFF}-44°\u{FE0F}43´55\u{2BA}",
    ] {
      #expect(try CoordinateToken.tokens(of: text) == plain)
    }
  }

  @Test func `a comma is decimal only between digits and only without points`() throws {
    #expect(try CoordinateToken.tokens(of: "1,5").count == 1)
    #expect(try CoordinateToken.tokens(of: "1, 5").count == 3)
    #expect(try CoordinateToken.tokens(of: "1.0,5").count == 3)
  }
}
