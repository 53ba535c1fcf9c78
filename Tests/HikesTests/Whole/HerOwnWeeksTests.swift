import Civil
import Quantities
import Testing

@testable import Hikes

/// Her own weeks in other years, as strangers wrote them.
struct HerOwnWeeksTests {
  private func paid(_ reading: SheetReading) -> Int {
    reading.cells.compactMap(\.countedAmount).reduce(.zero, +).cents
  }

  @Test func `two vans of a week may have their names in its headings`() throws {
    let reading = try SheetText.read(
      """
      Week of May 9 2016
      Van 1 (me),Mon,Tue,Wed,Thu,Fri,Notes
      Jake,20,,,,20,
      Luna,20,20,,,20,
      Van 1 total,40,20,0,0,40,
      Van 2 (Joanne),Mon,Tue,Wed,Thu,Fri,Notes
      Jake,,,20,,,in Joannes van Wed
      Olive,,20,,20,,
      Van 2 total,,20,20,20,,
      Both vans,40,40,20,20,40,160

      """)
    #expect(reading.weeks.compactMap(\.monday).allSatisfy { $0 == SheetText.date("2016-05-09") })
    #expect(paid(reading) == 16000 && reading.dogs.map(\.label) == ["Jake", "Luna", "Olive"])
  }

  @Test(arguments: ["Dog (owner)", "Who", "Dog & Owner"])
  func `numbers of days below their names date them whatever stands beside`(label: String) throws {
    let reading = try SheetText.read(
      """
      April 2004
      ,Monday,Tuesday,Wednesday,Thursday,Friday,
      \(label),5,6,7,8,9,Remarks
      Bentley,16,,16,,,
      Molson,,,32,,,
      """)
    #expect(reading["D4"]?.date == SheetText.date("2004-04-07") && paid(reading) == 6400)
  }

  @Test func `a week of the month before below two that go back is the one before`() throws {
    let week = ["5,6,7,8,9", "29,30,31,1,2", "22,23,24,25,26"].map { numbers in
      let days = zip(["Mon", "Tue", "Wed", "Thu", "Fri"], numbers.split(separator: ",")).map { "\($0) \($1)" }
      return
        ",\(days.joined(separator: ",")),Notes\nBiggie,28,28,,28,,\nChica,28,,,,28,\nTotal,56,28,0,28,28,\nLeft to collect,,,28,,,\n"
    }
    let reading = try SheetText.read("March / April 2021 (newest on top)\n" + week.joined(separator: "\n"))
    #expect(reading["B16"]?.date == SheetText.date("2021-03-22") && paid(reading) == 3 * 14000)
  }

  @Test func `the name of a sum holds in a week in which few dogs add up`() throws {
    let reading = try SheetText.read(
      """
      May 30 - Jun 3 2011
      Dog,Mon 30,Tue 31,Wed 1,Thu 2,Fri 3,Notes
      Gizmo,22,,22,,22,
      Hazel,,22,,22,,
      Indy,25,25,22,25,,
      Her pile,47,47,44,47,22,
      Kipper,22,22,,22,,
      Lola,22,,,22,,
      All,91,69,44,91,22,
      Jun 6 - 10 2011
      Dog,Mon 6,Tue 7,Wed 8,Thu 9,Fri 10,Notes
      Gizmo,22,,22,,22,
      Hazel,,44,,22,,
      Indy,25,25,,,,
      Her pile,47,69,22,22,22,
      Kipper,22,22,,,,
      Lola,,22,,,22,
      All,69,113,22,22,44,

      """)
    #expect(reading["B15"]?.kind == .total && paid(reading) == 31700 + 27000)
  }

  @Test func `a column of what was paid on a day is booked on it`() throws {
    let reading = try SheetText.read(
      """
      Feb 2012
      "x = hiked, pays Friday"
      Dog,Mon 20,Tue 21,Wed 22,Thu 23,Fri 24,#,Pd Fri,Notes
      Abel,x,,x,,x,3,$66,
      Birdie,,$22,,$22,,2,,
      Cosmo,x,x,,sick,,2,$44,
      """)
    #expect(reading["H4"]?.date == SheetText.date("2012-02-24") && paid(reading) == 15400)
  }

  @Test(arguments: [
    ("Pd Fri", ColumnRole.paid), ("Paid on Thursday", .paid), ("Rec'd Mon", .paid), ("Paid Bella", nil),
    ("Notes Fri", nil),
  ])
  func `a heading of money may name the day on which it came`(heading: String, role: ColumnRole?) {
    #expect(ColumnLabels.role(heading) == role)
  }

  @Test func `a count of dogs heads no week`() throws {
    let reading = try SheetText.read(
      """
      Feb 2026,,,,,,,,
      Dog,16-Feb,17-Feb,18-Feb,19-Feb,20-Feb,Notes,Dog,23-Feb,24-Feb,25-Feb,26-Feb,27-Feb,Notes
      Ellie,,30,30,30,,,Basil,30,,30,,30,
      Dune,,,,30,,,Ellie,30,30,30,30,,
      head count,0,1,1,2,0,,head count,2,1,2,1,1,
      """)
    #expect(reading.weeks.count == 2 && paid(reading) == 12000 + 21000)
  }

  @Test func `a dog goes with another one whose money pays both`() throws {
    let reading = try SheetText.read(
      SheetText.week("Daisy,40,,40,,20,both dogs", "Rex,w/ Daisy,,w/ Daisy,,,", "Bo,20,20,20,20,20,"))
    #expect(reading["B3"]?.kind == .scheduled && reading["D3"]?.kind == .scheduled && paid(reading) == 20000)
  }

  @Test func `a name that sounds alike and stands where the other one did is the same dog`() throws {
    let reading = try SheetText.read(
      """
      Week of Sept 8 2014
      Dog,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12
      Mocha,22,,22,,
      Diesel,,22,,22,
      Henri,22,,,,22
      Indy,22,,22,,22
      Week of Sept 15 2014
      Dog,Mon 15,Tue 16,Wed 17,Thu 18,Fri 19
      Moka,22,,22,,
      Diesel,,22,,22,
      Henri,22,,,,22
      Indy,22,,22,,22

      """)
    #expect(reading.dogs.map(\.label) == ["Mocha", "Diesel", "Henri", "Indy"])
  }
}
