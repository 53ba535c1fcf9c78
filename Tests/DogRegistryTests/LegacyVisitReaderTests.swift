import Civil
import Diagnostics
import Tabular
import Testing

@testable import DogRegistry

struct LegacyVisitReaderTests {
  private func read(_ members: String) throws -> (visit: Visit?, findings: [Diagnostic]) {
    var reader = LegacyVisitReader(file: "visits.json")
    let visit = reader.visit(try JSONTree(Array("{\(members)}".utf8)), record: 7)
    return (visit, reader.diagnostics)
  }

  @Test func `older spellings are read: numbers for yes and no, an age in words, medicines in a line`() throws
  {
    let (visit, findings) = try read(
      #""id":"x","name":" Moos ","arrivalDate":"2026-01-05T08:00-04:00","isBoarding":1,"isDeleted":0,"age":"6","#
        + #""gender":"unknown","medications":"Apoquel, Fish oil","isNeuteredOrSpayed":null,"ownerName":" ""#)
    let read = try #require(visit)
    #expect(findings.isEmpty)
    #expect(read.arrival.local(.utc).description == "2026-01-05T12:00")
    #expect(read.isBoarding && !read.isDeleted && read.age == 6 && read.sex == nil && read.owner == nil)
    #expect(read.medications.map(\.name.text) == ["Apoquel", "Fish oil"])
    #expect(read.activeMedicines == ["Apoquel", "Fish oil"])
  }

  @Test func `a word for the potty that nobody knows is an error and does not count`() throws {
    let (visit, findings) = try read(
      #""arrivalDate":1,"pottyRecords":[{"timestamp":1,"type":"PEE"},{"timestamp":9,"type":"splash"}]"#)
    #expect(visit?.care.potty == 1)
    #expect(findings.map(\.code) == [.unknownPottyType])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.location?.place == .record(7))
  }

  @Test(arguments: [
    (#""name":"Moos""#, DiagnosticCode.badArrival), (#""arrivalDate":"soon""#, .badArrival),
    (#""arrivalDate":1,"departureDate":"later""#, .unreadableField),
    (#""arrivalDate":1,"age":"old""#, .unreadableField),
    (#""arrivalDate":1,"isBoarding":"perhaps""#, .unreadableField),
    (#""arrivalDate":1,"feedingRecords":[{"type":"lunch"}]"#, .unreadableField),
    (#""arrivalDate":1,"notes":"cafÃ©""#, .mojibake),
  ])
  func `what cannot be read is named`(members: String, code: DiagnosticCode) throws {
    let (visit, findings) = try read(members)
    #expect(findings.map(\.code) == [code])
    #expect((visit == nil) == (code == .badArrival))
  }

  @Test func `what there is to know of a dog comes the most important first`() throws {
    let visit = try #require(
      try read(
        #""arrivalDate":1,"notes":"shy","isDaycareFed":true,"needsWalking":true,"walkingNotes":"twice","#
          + #""allergiesAndFeedingInstructions":"no chicken","medications":[{"name":"Old","isActive":false},{"name":"New"}]"#
      ).visit)
    #expect(visit.reminders.map(\.text) == ["no chicken", "New", "twice", "fed here", "shy"])
    #expect(visit.remindersTold == "no chicken; medicine New; walk: twice; fed here; shy")
  }
}
