import Civil
import Diagnostics
import Tabular
import Testing

@testable import DogRegistry

/// From the app's list to the tables of a folder and back.
struct VisitTableTests {
  private static let odd = #"""
    [{"name":"Moos","id":"b0000000-0000-4000-8000-000000000001","arrivalDate":789307200.125,"notes":"007","isDeleted":0,
      "departureDate":"2026-01-05T17:00:00+01:00","colour":{"a":[1,2.50]},"age":"3","notices":null},
     {"id":"B0000000-0000-4000-8000-000000000002","arrivalDate":789307200,"name":"Rex","name":"Rexy"},
     "no visit", {"id":"B0000000-0000-4000-8000-000000000003","name":"Fee","arrivalDate":"yesterday"},
     {"id":"B0000000-0000-4000-8000-000000000004","name":"Zoë","ownerName":"=Lin","arrivalDate":789307200,
      "isBoarding":true,"boardingEndDate":null,"notes":"a, \"b\"\r\nc","_odd":true}]
    """#

  private func file(_ text: String) throws -> VisitFile {
    try VisitFile(Array(text.utf8), name: "visits.json", zone: .utc, order: .mdy)
  }

  private func contents(_ file: VisitFile) -> [String: [UInt8]] {
    let registry = Registry(file.visits, [], clock: VisitDraft.clock, identify: RegistryIdentity.dog)
    let tables = RegistryTables(registry, file, [])
    return Dictionary(uniqueKeysWithValues: tables.files.map { ($0.name, $0.bytes) })
  }

  private func folder(
    _ contents: [String: [UInt8]], written: VisitFile? = nil, _ edit: (inout String) -> Void = { _ in }
  ) throws -> RegistryFolder {
    var contents = contents
    var text = String(decoding: try #require(contents["visits.csv"]), as: UTF8.self)
    edit(&text)
    contents["visits.csv"] = Array(text.utf8)
    return try RegistryFolder(
      contents, name: "registry", zone: .utc, written: WrittenRecords { written.map(WrittenRecords.bytes) })
  }

  private func isSame(_ one: VisitFile, _ other: VisitFile) throws -> Bool {
    LegacyFile.bytes(one) == LegacyFile.bytes(other)
  }

  @Test func `S093 every field of the app's list comes back, order and number text included`() throws {
    let file = try file(Self.odd)
    #expect(file.diagnostics.map(\.code) == [.badArrival, .badArrival])
    let back = try folder(contents(file))
    #expect(back.file.records.count == 5)
    let tree = try JSONTree(LegacyFile.bytes(back.file))
    #expect(tree == (try JSONTree(Array(Self.odd.utf8))))
    #expect(tree.elements?[0]["arrivalDate"]?.number == "789307200.125")
    #expect(!back.isSpoilt)
  }

  @Test func `S091 there is a table for each kind of thing, and the parts name their visit and dog`() throws {
    let file = try file(
      #"""
      [{"id":"B0000000-0000-4000-8000-000000000001","name":"Moos","arrivalDate":789307200,
        "vaccinations":[{"id":"1","name":"Rabies","endDate":792820800}],"medications":"Apoquel, Fish oil",
        "scheduledMedications":[{"id":"9","dose":"2 ml","on":789307200}],
        "feedingRecords":[{"id":"f","timestamp":789314400,"type":"lunch","recordedBy":"Jo"}]}]
      """#)
    let tables = contents(file)
    #expect(
      tables.keys.sorted() == [
        "decisions.csv", "dogs.csv", "medications.csv", "records.csv", "review.csv", "scheduled.csv",
        "vaccinations.csv", "visits.csv",
      ])
    func text(_ name: String) -> String { String(decoding: tables[name] ?? [], as: UTF8.self) }
    #expect(
      text("records.csv").contains("f,B0000000-0000-4000-8000-000000000001,feeding,lunch,2026-01-05T14:00"))
    #expect(text("medications.csv").contains("Fish oil"))
    #expect(text("scheduled.csv").contains("2 ml"))
    #expect(text("vaccinations.csv").contains("Rabies"))
    #expect(
      text("dogs.csv").hasPrefix(
        "dog_id,name,owner,phones,visit_count,bookings,first_visit,last_visit,deleted,age,sex,neutered"))
  }

  @Test func `S093 a cell that a spreadsheet program respells is not an edit`() throws {
    let file = try file(Self.odd)
    let back = try folder(contents(file)) { text in
      text = text.replacing(",007,", with: ",7,").replacing(
        "\"a, \"\"b\"\"\r\nc\"", with: "\"a, \"\"b\"\"\nc\""
      )
      .replacing(",yes,", with: ",Yes,").replacing(",true", with: ",TRUE")
    }
    #expect(try isSame(back.file, file))
    #expect(back.file.diagnostics.map(\.code) == [.badArrival, .badArrival])
  }

  @Test func `a cell that is edited changes its value, in the form in which it stood`() throws {
    let file = try file(Self.odd)
    let back = try folder(contents(file)) { text in
      text = text.replacing("2026-01-05T16:00+00:00", with: "2026-01-05 18:30").replacing(
        ",007,no", with: ",sings,yes")
    }
    let first = try #require(try JSONTree(LegacyFile.bytes(back.file)).elements?.first)
    #expect(first["departureDate"]?.text == "2026-01-05T19:30:00+01:00")
    #expect(first["notes"]?.text == "sings")
    #expect(first["isDeleted"]?.number == "1")
  }

  @Test func `what is not for editing is put back and the edit is named`() throws {
    let file = try file(Self.odd)
    let edit = { (text: inout String) in
      text = text.replacing("\"\"Moos\"\"", with: "\"\"Moo\"\"").replacing(",no,Moos,", with: ",no,Muis,")
    }
    let back = try folder(contents(file), written: file, edit)
    #expect(try isSame(back.file, file))
    #expect(back.file.diagnostics.filter { $0.code == .derivedEdit }.count == 2)
    let bare = try folder(contents(file), edit)
    #expect(bare.file.visits.first?.name.text == "Moo", "nothing tells what it was")
    #expect(bare.file.diagnostics.contains { $0.code == .derivedEdit })
  }

  @Test func `a visit's dog is decided in the review, not in its row`() throws {
    let file = try file(Self.odd)
    let dog = RegistryIdentity.dog(file.visits[0].id).text
    let back = try folder(contents(file)) { $0 = $0.replacing(",\(dog),first", with: ",,first") }
    #expect(back.file.diagnostics.map(\.code).contains(.derivedEdit))
    #expect(try isSame(back.file, file))
  }

  @Test func `a row that somebody adds is a visit, and two of one id are told apart`() throws {
    let file = try file(Self.odd)
    let added = "B0000000-0000-4000-8000-000000000004,,,2026-01-20 08:00,,yes,no,,no,no,,,new,no,Ike,Bo\r\n"
    let back = try folder(contents(file)) { $0 += added }
    #expect(back.file.visits.map(\.name.text) == ["Moos", "Rexy", "Zoë", "Ike"])
    #expect(Set(back.file.visits.map(\.id)).count == 4)
    #expect(back.file.diagnostics.map(\.code).contains(.duplicateVisit))
  }

  @Test func `a row whose hidden columns are gone is refused rather than lost`() throws {
    let file = try file(Self.odd)
    let back = try folder(contents(file)) { $0 = $0.replacing(":b", with: "?b") }
    #expect(back.isSpoilt)
    #expect(back.file.diagnostics.contains { $0.severity == .error && $0.code == .unreadableField })
    #expect(throws: RegistryError.self) {
      try RegistryFolder(["visits.csv": Array("a,b\r\n1,2\r\n".utf8)], name: "registry", zone: .utc)
    }
  }
}
