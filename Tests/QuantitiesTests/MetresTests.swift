import Quantities
import Testing

@Suite struct MetresTests {
  @Test(arguments: [
    (0, "0.0 km"), (49, "0.0 km"), (50, "0.1 km"), (12_345, "12.3 km"), (12_350, "12.4 km"),
    (999_950, "1000.0 km"),
    (-12_350, "-12.4 km"), (-49, "0.0 km"),
  ])
  func `kilometres are told to one decimal`(metres: Int, text: String) {
    #expect(Metres(value: metres).kilometresText == text)
  }

  @Test func `distances add and compare`() {
    let legs = [Metres(value: 300), Metres(value: 700)]
    #expect(legs.reduce(.zero, +) == Metres(value: 1000))
    #expect(legs[0] - legs[1] == Metres(value: -400))
    #expect(legs[0] < legs[1])
    #expect(legs[0].description == "300 m")
  }
}
