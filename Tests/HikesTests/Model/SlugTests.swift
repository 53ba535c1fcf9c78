import Testing

@testable import Hikes

struct SlugTests {
  @Test(arguments: [
    ("Bella Smith", "bella-smith"), ("Olive ", "olive"), ("Pip GR", "pip-gr"), ("Zoë", "zoe"),
    ("O'Malley", "omalley"),
    ("Mr. Biscuit", "mr-biscuit"), ("  Two   Spaces ", "two-spaces"), ("🐕", "unnamed"), ("", "unnamed"),
    ("R2-D2", "r2-d2"),
  ])
  func `an id is made from a name`(name: String, id: String) {
    #expect(DogID(naming: name).text == id)
  }

  @Test func `an id that is taken gets a number`() {
    let taken: Set<DogID> = [DogID("pip"), DogID("pip-2")]
    #expect(DogID(naming: "Pip", taken: taken).text == "pip-3")
  }
}
