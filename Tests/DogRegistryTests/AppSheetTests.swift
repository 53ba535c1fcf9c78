import Civil
import Diagnostics
import Tabular
import Testing

@testable import DogRegistry

/// The app's own CSV files, read and written.
struct AppSheetTests {
  private static let backup =
    "\u{FEFF}Number,Dog Name,Owner Name,Arrival Date & Time,Departure Date & Time,Service Type,Potty Records\r\n"

  private func file(_ text: String, order: AppClock.Order = .mdy) throws -> VisitFile {
    try VisitFile(Array(text.utf8), name: "backup.csv", zone: .utc, order: order)
  }

  @Test func `a backup's times may be open, and the same visit twice is named and kept`() throws {
    let file = try file(
      Self.backup + """
        "1","Moos","None","01/05/26 - No arrival time set","None","Boarding","pee at 10:00 AM"
        "2","Moos","None","01/05/26 at 12:00 AM","None","Daycare","None"
        "3","Rex","Sam","someday","None","Daycare","None"
        "4","Rex","Sam","01/05/26 at 8:30 PM","soon","Daycare","None"
        """)
    #expect(file.form == .backupCSV)
    #expect(file.visits.map(\.isArrivalTimeSet) == [false, true, true])
    #expect(file.visits.map(\.isBoarding) == [true, false, false])
    #expect(file.visits[0].arrival == file.visits[1].arrival && file.visits[0].id != file.visits[1].id)
    #expect(file.visits[2].arrival.local(.utc).description == "2026-01-05T20:30")
    #expect(file.diagnostics.map(\.code) == [.duplicateVisit, .badArrival, .unreadableField])
    #expect(file.diagnostics.map { "\($0.location?.place ?? .line(0))" }.count == 3)
    #expect(file.records.count == 4, "the visit without arrival is kept")
  }

  @Test func `the day may come first`() throws {
    let row = "1,Moos,None,05/01/26 at 8:00 AM,None,Daycare,None\r\n"
    let local = try file(Self.backup + row, order: .dmy).visits[0].arrival.local(.utc)
    #expect(local.date == CivilDate(iso: "2026-01-05"))
  }

  @Test func `a stay in the history is one visit, and its first row counts`() throws {
    let file = try file(
      """
      Date,Dog Name,Owner Name,Service Type,Status,Arrival Time,Departure Time,Boarding End Date,Notes
      01/06/26,Moos,Petra,Boarding,Departed,01/05/26 08:00,01/06/26 17:00,01/06/26,fine
      01/05/26,Moos,Petra,Boarding,Present,01/05/26 08:00,,01/06/26,
      """)
    #expect(file.form == .historyCSV)
    #expect(file.visits.count == 1)
    #expect(file.visits[0].departure != nil && file.visits[0].notes == "fine")
  }

  @Test func `S093 the backup and the history are written so that they say the same again`() throws {
    let file = try file(
      Self.backup + """
        1,Moos,Petra,01/05/26 at 8:00 AM,01/07/26 at 5:00 PM,Boarding,None
        2,=Fee,None,01/06/26 - No arrival time set,None,Daycare,None
        """)
    let registry = Registry(file.visits, [], clock: VisitDraft.clock, identify: RegistryIdentity.dog)
    let list = VisitList(registry)
    let records = file.records(of: Set(file.visits.map(\.id)))
    for bytes in [AppSheetWriter.backup(list, records), AppSheetWriter.history(list, records)] {
      let again = try VisitFile(bytes, name: "again.csv", zone: .utc, order: .mdy)
      #expect(again.diagnostics.isEmpty)
      #expect(Set(again.visits.map(\.name.text)) == ["Moos", "=Fee"])
      #expect(Set(again.visits.map(\.arrival)) == Set(file.visits.map(\.arrival)))
      #expect(Set(again.visits.map(\.departure)) == Set(file.visits.map(\.departure)))
    }
  }

  @Test func `a table of something else is refused, and so is JSON that is none`() {
    for text in ["a,b\n1,2\n", "", "[{\"id\": ", "{\"id\": 1}", "\u{0}\u{1}"] {
      #expect(throws: RegistryError.self, "\(text)") { try file(text) }
    }
    do {
      _ = try file("[\n{\"id\": \"x\"},\n{\"id\" \"y\"}]")
      Issue.record("it was read")
    } catch {
      let diagnostic = (error as? RegistryError)?.diagnostic
      #expect(diagnostic?.code == .notARegistry)
      #expect(diagnostic?.text.hasPrefix("backup.csv:3") == true, "\(diagnostic?.text ?? "")")
    }
  }
}
