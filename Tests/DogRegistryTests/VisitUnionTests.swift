import Civil
import Diagnostics
import Tabular
import TestSupport
import Testing

@testable import DogRegistry

struct VisitUnionTests {
  private func file(_ records: String...) throws -> VisitFile {
    try VisitFile(
      Array("[\(records.joined(separator: ","))]".utf8), name: "visits.json", zone: .utc, order: .mdy)
  }

  private func visit(_ id: Int, _ notes: String = "", _ more: String = "") -> String {
    #"{"id":"V-\#(id)","name":"Moos","ownerName":"Petra","arrivalDate":\#(789_307_200 + id),"notes":"\#(notes)"\#(more)}"#
  }

  @Test func `S094 what comes again changes nothing, and S099 what is new joins`() throws {
    let standing = try file(visit(1), visit(2))
    let same = VisitUnion(standing, try file(visit(2), visit(1))).file
    #expect(same.visits.map(\.id) == standing.visits.map(\.id))
    #expect(same.diagnostics.isEmpty)
    let more = VisitUnion(standing, try file(visit(3), visit(1))).file
    #expect(more.visits.map(\.id.text) == ["V-1", "V-2", "V-3"])
    let registry = Registry(more.visits, [], clock: VisitDraft.clock, identify: RegistryIdentity.dog)
    #expect(registry.dogs.map(\.visits.count) == [3])
  }

  @Test func `a visit that was changed later in the app replaces the one that stands, another does not`()
    throws
  {
    let standing = try file(visit(1, "old", #","updatedAt":5"#), visit(2, "mine", #","updatedAt":5"#))
    let union = VisitUnion(
      standing, try file(visit(1, "new", #","updatedAt":6"#), visit(2, "other", #","updatedAt":5"#))
    ).file
    #expect(union.visits.map(\.notes) == ["new", "mine"])
    #expect(union.diagnostics.map(\.code) == [.visitDiffers])
    #expect(union.diagnostics.first?.severity == .note)
  }

  @Test func `S098 what was deleted stays deleted when it comes again`() throws {
    let standing = try file(visit(1, "old", #","updatedAt":5,"isDeleted":true"#))
    let union = VisitUnion(standing, try file(visit(1, "new", #","updatedAt":6,"isDeleted":false"#))).file
    #expect(union.visits.map(\.isDeleted) == [true])
    #expect(union.visits.map(\.notes) == ["new"])
  }

  @Test func `nothing vanishes, whatever comes in how many parts and in what order`() throws {
    var random = SplitMix64(seed: 94)
    for _ in 0..<60 {
      let all =
        (1...Int.random(in: 1...12, using: &random)).map { visit($0, "n\($0 % 3)") } + ["\"odd\"", "{}"]
      let whole = try VisitFile(
        Array("[\(all.joined(separator: ","))]".utf8), name: "v.json", zone: .utc, order: .mdy)
      var union = try file()
      for _ in 0..<3 {
        let part = all.shuffled(using: &random).prefix(Int.random(in: 0...all.count, using: &random))
        union =
          VisitUnion(
            union,
            try VisitFile(
              Array("[\(part.joined(separator: ","))]".utf8), name: "v.json", zone: .utc, order: .mdy)
          ).file
      }
      union = VisitUnion(union, whole).file
      #expect(union.records.count == all.count)
      #expect(Set(union.visits.map(\.id)) == Set(whole.visits.map(\.id)))
    }
  }
}
