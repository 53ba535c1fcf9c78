import Diagnostics
import Hikes
import Quantities
import Tabular
import Testing

struct RosterReaderTests {
  private let header = "Dog,Owner,Phone,Email,Address,Latitude,Longitude,Region,Rate,Notes"

  private func read(_ lines: String...) throws -> Report<[RosterRow]> {
    RosterReader.read(try DayBook.table(lines))
  }

  @Test func `a roster's row is read field by field`() throws {
    let report = try read(
      header,
      "Béa , Élodie  LeBlanc,902-555-0115,e@example.ca,\"22 Mizzen Walk, Bedford NS\",44.73141,-63.66750,Bedford,CA$25.00,\"gate code 4415, côté gauche\"",
      ",,,,,,,,,", "Minas,Marlene Veinot,,,,,,Beaver Bank,,")
    #expect(report.diagnostics.isEmpty)
    #expect(report.value.map(\.dog) == ["Béa", "Minas"])
    let bea = try #require(report.value.first)
    #expect(bea.owner == "Élodie LeBlanc" && bea.phone == "902-555-0115" && bea.email == "e@example.ca")
    #expect(bea.address == "22 Mizzen Walk, Bedford NS" && bea.region == "Bedford")
    #expect(bea.coordinates?.description == "44.73141, -63.66750" && bea.rate == Money(cents: 2500))
    #expect(bea.notes == "gate code 4415, côté gauche")
    #expect("\(bea.cells.location(.rate))" == "roster.csv:I2")
    #expect(report.value.last?.coordinates == nil && report.value.last?.rate == nil)
  }

  /// The ‹1› stands where the finding must be.
  @Test(arguments: [
    ("Pip,,,,,‹1›https://maps.app.goo.gl/abc,,Bedford,25,", "short-link"),
    ("Pip,,,,,‹1›144.7,-63.6,Bedford,25,", "coordinates-out-of-range"),
    ("Pip,,,,,‹1›0,0,Bedford,25,", "coordinates-out-of-range"),
    ("Pip,,,,,‹1›44.7,,Bedford,25,", "unreadable-place"),
    ("Pip,,,,,,‹1›-63.6,Bedford,25,", "unreadable-place"),
    ("Pip,,,,,‹1›N 44.7,N 63.6,Bedford,25,", "ambiguous-place"),
    ("Pip,,,,,‹1›44.7,63.6,Bedford,25,", "place-far-away"),
    ("Pip,,,,,44.7,-63.6,Bedford,‹1›lots,", "unreadable-rate"),
    ("Pip,,,,,44.7,-63.6,Bedford,‹1›-25,", "unreadable-rate"),
    ("Pip,,,,,44.7,-63.6,‹1›Moon,25,", "outside-service-area"),
    ("‹1›,Ada Purdy,,,,44.7,-63.6,Bedford,25,", "row-without-name"),
  ])
  func `what cannot be read is named by its cell, and the rest of the row is used`(
    marked: String, code: String
  ) throws {
    let report = try read(header, marked.replacing("‹1›", with: ""))
    let marks = try DayBook.table([header, marked])
    let place = try #require(marks.records[1].fields.firstIndex { $0.text.contains("‹1›") })
    #expect(report.diagnostics.map(\.code.name) == [code])
    #expect(report.diagnostics.first?.location?.cell == CellReference(row: 2, column: place + 1))
    #expect(report.diagnostics.first?.hint.isEmpty == false)
    guard code != "row-without-name" else { return #expect(report.value.isEmpty) }
    #expect(report.value.map(\.dog) == ["Pip"])
    #expect((report.value.first?.rate == nil) == (code == "unreadable-rate"))
    let hasPlace = ["unreadable-rate", "place-far-away", "outside-service-area"].contains(code)
    #expect((report.value.first?.coordinates != nil) == hasPlace)
  }

  @Test func `a word that is neither yes nor no leaves the mark open`() throws {
    let report = try read(
      "Dog,Owner,Active", "Pip,Ada Purdy,perhaps", "Bea,Ada Purdy,inactive", "Moss,Ada Purdy,")
    #expect(report.value.map(\.isActive) == [nil, false, nil])
    #expect(report.diagnostics.map(\.code.name) == ["unreadable-active"])
  }

  @Test func `a column that the book has no room for is named when something stands in it`() throws {
    let report = try read("Dog,Owner,Vet,Shoe size", "Pip,Ada Purdy,Dr. Gull,")
    #expect(report.diagnostics.map(\.code.name) == ["unread-column"])
    #expect(report.diagnostics.first?.location?.cell == CellReference(row: 1, column: 3))
  }

  @Test func `the book's own table of dogs gives ids and names`() throws {
    let report = try read("dog,name,client,address,active", "pip-2,Pip,ada-purdy,,no")
    #expect(report.value.map(\.dogID) == [DogID("pip-2")])
    #expect(report.value.map(\.clientID) == [ClientID("ada-purdy")])
    #expect(report.value.map(\.dog) == ["Pip"] && report.value.map(\.isActive) == [false])
  }

  @Test func `an apostrophe that keeps a spreadsheet program quiet is not part of a name`() throws {
    #expect(try read("Dog,Owner", "'=Pip,Ada").value.map(\.dog) == ["=Pip"])
  }
}
