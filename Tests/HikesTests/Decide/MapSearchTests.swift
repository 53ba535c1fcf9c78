import Hikes
import Testing

struct MapSearchTests {
  @Test func `a search carries the whole address, whatever its letters`() {
    let link = MapSearch.link(for: " 22 Mizzen Walk,\n Bedford & Béa's ")
    #expect(
      link
        == "https://www.openstreetmap.org/search?query=22%20Mizzen%20Walk%2C%20Bedford%20%26%20B%C3%A9a%27s")
  }

  @Test(arguments: ["", "  ", "\n\u{A0}"])
  func `without an address there is no search`(address: String) {
    #expect(MapSearch.link(for: address) == nil)
  }
}
