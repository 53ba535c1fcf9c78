import Quantities
import Testing

@Suite struct CoordinatesErrorTests {
  @Test func `codes are the lasting names`() {
    let codes: [CoordinatesError.Code] = [.shortLink, .noCoordinates, .outOfRange, .ambiguous]
    #expect(
      codes.map(\.rawValue) == ["short-link", "no-coordinates", "out-of-range", "ambiguous-coordinates"])
  }
}
