import Testing

@testable import Documents

@Suite struct CoordinateBoundsTests {
  @Test func `the frame touches the outermost places`() throws {
    let bounds = try #require(CoordinateBounds(of: [place(5, -3), place(-2, 7), place(0, 0)]))
    #expect(bounds.southWest == (try place(-2, -3)))
    #expect(bounds.northEast == (try place(5, 7)))
    #expect(CoordinateBounds(of: []) == nil)
  }
}
