import Diagnostics
import Testing

@Suite struct LocationTests {
  @Test func `a place is written as a person would look for it`() {
    let cell = Location(file: "december.csv", cell: CellReference(row: 14, column: 4))
    #expect(cell.description == "december.csv:D14")
    #expect(Location(file: "day.jsonl", line: 3).description == "day.jsonl:3")
    #expect(Location(file: "visits.json", place: .record(12)).description == "visits.json, record 12")
    #expect(
      Location(file: "runs.json", place: .stop(run: "Clinic", number: 2)).description
        == "runs.json, stop 2")
    #expect(
      Location(file: "runs.json", place: .stop(run: "Clinic", number: nil)).description
        == "runs.json")
    #expect(Location(file: "runs.json").description == "runs.json")
  }

  @Test func `what concerns the whole file comes first and then from its beginning on`() {
    let sorted = [
      Location(file: "a"), Location(file: "a", cell: CellReference(row: 1, column: 2)),
      Location(file: "a", line: 1),
      Location(file: "a", line: 2), Location(file: "a", place: .record(1)),
      Location(file: "a", place: .record(3)),
      Location(file: "a", place: .stop(run: "x", number: nil)),
      Location(file: "a", place: .stop(run: "x", number: 1)),
      Location(file: "b"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }
}
