import Civil
import Diagnostics
import SchoolRuns
import Tabular
import TestSupport
import Testing

@Suite struct RunSheetTests {
  private func zone(_ name: String) -> ZoneRules? {
    ZoneFile.sample(name).flatMap { ZoneRules(name: name, file: $0) }
  }

  private func sample() throws -> RunsFile {
    let moment = try #require(WrittenTime("2026-03-12T15:05:00Z")).instant
    return try RunsFileReader.read(RunSample.bytes(on: moment), name: "runs.json").value
  }

  /// The sheet's rows by column, after an edit.
  private func rows(_ file: RunsFile, _ edit: (inout [[String]]) -> Void = { _ in }) throws -> Table {
    let grid = RunSheet.grid(file, .zone(try #require(zone("America/Halifax"))))
    var rows = grid.rows.map { $0.map(\.plain) }
    edit(&rows)
    var writer = RecordWriter(marked: false)
    for row in [grid.columns] + rows { writer.write(row) }
    return try RecordReader.table(writer.bytes, file: "runs.csv")
  }

  private func column(_ name: String) throws -> Int {
    try #require(RunSheet.grid(try sample(), .own).columns.firstIndex(of: name))
  }

  @Test func `S073 an untouched sheet gives the file back byte for byte`() throws {
    let file = try sample()
    let back = try RunSheetReader.read(try rows(file), zones: zone)
    #expect(back.diagnostics == [])
    #expect(back.value.bytes == file.bytes)
  }

  @Test func `S073 a stop is moved by its number and goes with its row`() throws {
    let number = try column("stop_no")
    let table = try rows(try sample()) { rows in
      rows[3][number] = "1.5"
      rows.remove(at: 2)
    }
    let run = try #require(try RunSheetReader.read(table, zones: zone).value.list.runs.first)
    #expect(run.stops.map(\.name) == ["Home", "Home", "Harbour School"])
  }

  @Test func `a day and a time that are edited change and nothing else does`() throws {
    let (day, start) = (try column("date"), try column("start"))
    let file = try sample()
    let table = try rows(file) { rows in
      for row in 0..<4 {
        rows[row][day] = "2026-03-20"
        rows[row][start] = "16:00:00"
      }
    }
    let back = try RunSheetReader.read(table, zones: zone).value
    let times = RunTimes(back.list.runs[0], .zone(try #require(zone("America/Halifax"))))
    #expect(times.start.description == "2026-03-20T16:00")
    #expect(back.list.runs[1] == file.list.runs[1])
    #expect(back.list.runs[0].stops == file.list.runs[0].stops)
  }

  @Test func `a new row without an id is a new stop with an id that stays`() throws {
    let table = try rows(try sample()) { rows in
      var row = [String](repeating: "", count: rows[0].count)
      let columns = RunSheet.grid(RunSheet.emptyFile(name: ""), .own).columns
      for (name, text) in [
        ("stop_no", "9"), ("stop_name", "Shop"), ("stop_type", "Custom"), ("minutes", "7"), ("child", "Wren"),
      ] {
        row[columns.firstIndex(of: name) ?? 0] = text
      }
      rows.insert(row, at: 4)
    }
    let first = try RunSheetReader.read(table, zones: zone).value
    let second = try RunSheetReader.read(table, zones: zone).value
    #expect(first.bytes == second.bytes)
    let stop = try #require(first.list.runs[0].stops.last)
    #expect(stop.name == "Shop")
    #expect(stop.minutes == 7)
    #expect(stop.child?.id == "056F4127-9B94-48BD-B449-3A004DCF2AAF")
  }

  @Test func `two stops with one number are an error at the second one's cell`() throws {
    let number = try column("stop_no")
    let table = try rows(try sample()) { $0[1][number] = "1" }
    let report = try RunSheetReader.read(table, zones: zone)
    let finding = try #require(report.diagnostics.first { $0.code.name == "bad-run-sheet" })
    #expect(finding.location?.cell?.description == "G3")
  }

  @Test func `an edit of what is worked out or hidden is named and has no effect`() throws {
    let file = try sample()
    let (arrive, hidden) = (try column("planned_arrive"), try column("_stop"))
    let derived = try RunSheetReader.read(try rows(file) { $0[1][arrive] = "23:00" }, zones: zone)
    #expect(derived.diagnostics.map(\.code.name) == ["derived-column-edited"])
    #expect(derived.value.bytes == file.bytes)
    let touched = try RunSheetReader.read(try rows(file) { $0[1][hidden] = "{}" }, zones: zone)
    #expect(touched.diagnostics.map(\.code.name).contains("hidden-column-edited"))
    #expect(touched.value.list.runs[0].stops.map(\.name) == file.list.runs[0].stops.map(\.name))
  }
}
