import Diagnostics
import Hikes
import Quantities
import Testing

struct PlacesReaderTests {
  @Test func `a place may be numbers or a map's link, and the search beside it is not one`() throws {
    let report = PlacesReader.read(
      try DayBook.table([
        "dog,owner,phone,address,place,map",
        "Minas,Marlene Veinot,,166 Burnt Stump Road,\"44.80187, -63.68806\",https://www.openstreetmap.org/search?query=166",
        "Tansy,,,,\"https://www.google.com/maps?q=44.77639,-63.69556\",", "Gully,,,2 New Street,,",
        "Pip,,,,166 Burnt Stump Road,",
      ]))
    #expect(report.value.map(\.dog) == ["Minas", "Tansy", "Gully", "Pip"])
    #expect(
      report.value.map(\.coordinates?.description) == [
        "44.80187, -63.68806", "44.77639, -63.69556", nil, nil,
      ])
    #expect(report.value[2].address == "2 New Street")
    #expect(report.diagnostics.compactMap { $0.location?.cell?.description } == ["E5"])
  }

  @Test func `a roster is no places sheet`() throws {
    #expect(PlacesReader.read(try DayBook.table(["Dog,Owner,Rate,Place", "Pip,Ada,25,"])).value.isEmpty)
  }
}
