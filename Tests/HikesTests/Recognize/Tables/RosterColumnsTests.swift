import Diagnostics
import Hikes
import Tabular
import Testing

struct RosterColumnsTests {
  @Test(arguments: [
    "Dog,Owner,Phone,Email,Address,Latitude,Longitude,Region,Rate,Notes", "DOG NAME,Client,Cell,Lat,Long",
    "Dog's Name,Tel.",
    "pup,address", "Name,Owner,Phone #",
    "dog,name,client,second_client,address,latitude,longitude,region,mon,tue,wed,thu,fri,rate",
    "Notes,dog_name,Owner's name",
  ])
  func `headers of a roster are known by their letters alone`(header: String) throws {
    let table = try DayBook.table(["Roster 2026", "", header])
    #expect(RosterReader.recognizes(table))
    #expect(!TrailReader.recognizes(table))
  }

  @Test(arguments: [
    "Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes", "Dog,Owner,Phone,Mon,Tue,Wed,Thu,Fri,Notes",
    "Date,Description,Debit,Credit,Balance", "First Name,Last Name,Phone,Email", "Dog,Notes", "Name,Phone",
    "",
  ])
  func `weekly sheets, bank statements and contacts are no rosters`(header: String) throws {
    let table = try DayBook.table([header, "Pip,1,2,3,4,5,6"])
    #expect(
      !RosterReader.recognizes(table) && !TrailReader.recognizes(table) && !PlacesReader.recognizes(table))
    #expect(RosterReader.read(table).value.isEmpty)
  }

  @Test(arguments: [
    ("Trail,Region,Latitude,Longitude,Active,Notes", true),
    ("trail,name,region,latitude,longitude,active,notes", true),
    ("Park,Coordinates", true), ("Trail,Notes", false), ("Dog,Trail,Region", false),
  ])
  func `trails are known by their own column and a place`(header: String, isTrails: Bool) throws {
    #expect(TrailReader.recognizes(try DayBook.table([header])) == isTrails)
  }

  @Test(arguments: [
    ("dog,owner,phone,address,place,map", true), ("Dog,Owner,Coordinates", true), ("Dog,Map", true),
    ("Dog,Owner,Phone,Email,Address,Place,Region,Rate", false), ("Dog,Owner,Latitude,Longitude", false),
  ])
  func `a places sheet has a column for places and nothing only a roster has`(header: String, isPlaces: Bool)
    throws
  {
    #expect(PlacesReader.recognizes(try DayBook.table([header])) == isPlaces)
  }

  @Test func `a repeated column is the first one's, the second is named`() throws {
    let report = RosterReader.read(try DayBook.table(["Dog,Owner,Owner", "Pip,Ada,Eve"]))
    #expect(report.value.map(\.owner) == ["Ada"])
    #expect(report.diagnostics.map { $0.location?.cell?.description } == ["C1"])
  }
}
