import Civil
import Diagnostics
import DogSteps
import Tabular
import TestSupport
import Testing

@Suite struct WalkSheetTests {
  private static let walks = """
    [{"id":"A1","startTime":799574100.5,"endTime":799576501,"duration":2401,"humanSteps":1854,"estimatedDogSteps":2781,\
    "distanceInMeters":1316.34,"breedName":"Dorpsbrak","breedMultiplier":1.5,"isActive":false,"usedHealthKit":false,\
    "dataSource":" =pedometer ","later":{"x":[1.0,2]}},{"id":"B2","startTime":"2026-05-04T19:53:00Z","humanSteps":3.0},{"odd":1}]
    """

  private func zone() throws -> ZoneRules {
    let file = try #require(ZoneFile.sample("Europe/Amsterdam"))
    return try #require(ZoneRules(name: "Europe/Amsterdam", file: file))
  }

  private func sheet(_ text: String = walks, zone: ZoneRules?) throws -> [[String]] {
    let file = try WalkFile.read(Array(text.utf8), name: "walks.json").value
    let grid = WalkSheet.grid(file, zone.map { .zone($0) } ?? .own)
    return [grid.columns] + grid.rows.map { $0.map(\.plain) }
  }

  private func back(_ rows: [[String]]) throws -> Report<WalkFile> {
    var writer = RecordWriter()
    for row in rows { writer.write(row) }
    let table = try RecordReader.table(writer.bytes, file: "walks.csv", dialect: .rfc4180)
    return try WalkSheetReader.read(table) { name in
      ZoneFile.sample(name).flatMap { ZoneRules(name: name, file: $0) }
    }
  }

  private func text(_ report: Report<WalkFile>) -> String {
    String(decoding: report.value.bytes, as: UTF8.self)
  }

  @Test func `S043 an untouched sheet gives the list back byte for byte`() throws {
    for zone in [nil, try zone()] {
      let report = try back(try sheet(zone: zone))
      #expect(text(report) == Self.walks)
      #expect(report.diagnostics.map(\.code.name) == ["bad-walk"])
    }
    #expect(text(try back(try sheet("[\n]\n", zone: nil))) == "[]\n")
  }

  @Test func `S043 what a spreadsheet program does to times, numbers and words is no edit`() throws {
    var rows = try sheet(zone: try zone())
    rows[1][2] = "09:55:00 AM"
    rows[2][2] = "9:53:00 PM"
    rows[1][7] = "1316.340"
    rows[1][11] = "FALSE"
    #expect(text(try back(rows)) == Self.walks)
  }

  @Test func `S043 a corrected cell changes its value alone`() throws {
    var rows = try sheet(zone: try zone())
    #expect(rows[1].prefix(4) == ["A1", "2026-05-04", "09:55", "10:35"])
    rows[1][5] = "1900"
    let report = try back(rows)
    #expect(text(report) == Self.walks.replacing("\"humanSteps\":1854", with: "\"humanSteps\":1900"))
    rows = try sheet(zone: try zone())
    rows[1][2] = "09:50"
    #expect(
      text(try back(rows))
        == Self.walks.replacing("799574100.5", with: "799573800").replacing("799576501", with: "799576501"))
    rows[2][1] = "2026-05-05"
    #expect(text(try back(rows)).contains("\"startTime\":\"2026-05-05T19:53:00Z\""))
  }

  @Test func `a row that is gone takes its walk out and a new one makes a walk`() throws {
    var rows = try sheet(zone: try zone())
    rows.remove(at: 2)
    rows.append(["", "2026-05-05", "08:00", "08:30", "1800", "2000", "", "", "", "Brak"])
    let report = try back(rows)
    let made = try #require(report.value.walks.last)
    #expect(report.value.entries.count == 3)
    #expect(made.start.instant.description == "2026-05-05T06:00:00Z")
    #expect(made.humanSteps == 2000)
    #expect(made.id.count == 36)
    #expect(text(try back(rows)) == text(report))
  }

  @Test func `an edit of what is hidden or worked out is named and has no effect`() throws {
    var rows = try sheet(zone: nil)
    rows[1][8] = "1'00\""
    let derived = try back(rows)
    #expect(text(derived) == Self.walks)
    #expect(derived.diagnostics.map(\.code.name).contains("derived-walk-edited"))
    let place = try #require(rows[0].firstIndex(of: "_walk"))
    rows[1][place] = "{}"
    #expect(try back(rows).diagnostics.map(\.code.name).contains("hidden-walk-edited"))
  }

  @Test(arguments: [(2, "9.55"), (5, "many"), (11, "perhaps"), (3, "25:00"), (7, "-3")])
  func `a cell that says nothing is a bad-walk and the walk keeps what it had`(column: Int, text: String)
    throws
  {
    var rows = try sheet(zone: nil)
    rows[1][column] = text
    let report = try back(rows)
    #expect(self.text(report) == Self.walks)
    #expect(report.diagnostics.map(\.code.name) == ["bad-walk", "bad-walk"])
  }

  @Test func `a file that is no list of walks is not-walks`() throws {
    for text in ["", "{}", "[1", "7"] {
      let error = #expect(throws: StepsError.self) { try WalkFile.read(Array(text.utf8), name: "w") }
      #expect(error?.diagnostic.code.name == "not-walks")
    }
    #expect(throws: StepsError.self) { try back([["id", "start"], ["a", "b"]]) }
  }

  @Test func `no byte of a list that is changed makes it crash, and every entry is there or named`() throws {
    var random = SplitMix64(seed: 43)
    for _ in 0..<1000 {
      var bytes = Array(Self.walks.utf8)
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      guard let report = try? WalkFile.read(bytes, name: "w") else { continue }
      #expect(report.value.walks.count + report.diagnostics.count == report.value.entries.count)
      _ = WalkSummary(report.value.walks, .own)
    }
  }
}
