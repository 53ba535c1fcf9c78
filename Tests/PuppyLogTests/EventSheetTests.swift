import Civil
import Diagnostics
import Tabular
import TestSupport
import Testing

@testable import PuppyLog

@Suite struct EventSheetTests {
  private func sheet(_ files: [LogFile], _ edit: (inout [[String]]) -> Void = { _ in }) throws -> [UInt8] {
    let bytes = EventSheet.csv(files, guarded: true)
    var rows = try RecordReader.table(bytes, file: "events.csv", dialect: .rfc4180).records.map {
      $0.fields.map(\.text)
    }
    edit(&rows)
    var writer = RecordWriter(marked: true, formulas: .none)
    for row in rows { writer.write(row) }
    return writer.bytes
  }

  private func back(_ bytes: [UInt8]) throws -> Report<EventSheetReader.Reading> {
    try EventSheetReader.read(bytes, file: "events.csv", zone: PuppyDiary.amsterdam)
  }

  private func text(_ report: Report<EventSheetReader.Reading>, _ name: String = "2026-03-26.jsonl") -> String
  {
    report.value.files.filter { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private let day = """
    {"time":"2026-03-26T06:51+01:00","type":"ontwaken"}
    {"time":"2026-03-26T07:05:07.250+0100","type":"plassen","location":"buiten","note":"bij de heg","mood":{"level":3},"extra":null}
    {"time":796197060,"type":"gewicht","weight_kg":4.50}

    """

  private var file: LogFile { LogFile(name: "2026-03-26.jsonl", bytes: Array(day.utf8)) }

  private func place(_ column: String, _ rows: [[String]]) throws -> Int {
    try #require(rows.first?.firstIndex(of: column))
  }

  // MARK: Byte for byte

  @Test(arguments: [
    "", "\n", "\n\n", " \r\n\t\n", "{}", "{}\n", "\n{}\n\n{}\r\n{}", "{\"a\":1}\r\n\r\n", "nul\n", "\"\n",
    "{\"time\":\"2026-03-26T06:51+01:00\",\"type\":\"eten\",\"note\":\"=1+1\"}\n",
    "{ \"time\" : \"x\" }\n{\"a\":\"\\u00e9\",\"a\":2}\n", "{\"note\":\"1,5\"}\n{\"note\":\"03/04\"}\n",
    "{\"note\":\"TRUE\",\"x\":true,\"y\":1e3,\"z\":-0,\"w\":12345678901234567890}\n",
    "{\"note\":\"a\\nb\\t\"}\n{\"_line\":\"7\",\"date\":\"x\",\"a;b\":\"1\",\"c#\":\"2\",\"d~\":\"3\"}\n",
    "{\"note\":\"hex:41\"}\nhex:41\n'{}\n=1\n", "{\"note\":\" \",\"where\":\"\"}\n", "[1,2]\n12\n",
    "\u{FEFF}{}\n",
    "{\"time\":\"TRUE\",\"type\":\"eten\"}\n{\"time\":null}\n{\"time\":[1]}\n",
    "{\"type\":\"eten\",\"time\":true}",
  ])
  func `S006 any file comes back byte for byte`(text: String) throws {
    for files in [[text], [text, "", "{}\n"], ["", text], ["\n", "\r\n", text]] {
      let log = files.enumerated().map { LogFile(name: "2026-03-2\($0).jsonl", bytes: Array($1.utf8)) }
      for guarded in [true, false] {
        let report = try back(EventSheet.csv(log, guarded: guarded))
        #expect(report.diagnostics == [])
        #expect(report.value.files.map(\.name) == log.map(\.name))
        #expect(report.value.files.map(\.bytes) == log.map(\.bytes))
        #expect(report.value.added == 0)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `S006 a file of any bytes comes back byte for byte`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters = Array("{}[]\":,\\\n\r\t ;#~=@'aé0\u{0}\u{1}\u{FF}".utf8) + [0xFF, 0xC3]
    let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
      letters[Int.random(in: 0..<letters.count, using: &random)]
    }
    let log = [LogFile(name: "2026-03-25.jsonl", bytes: bytes), file]
    let report = try back(EventSheet.csv(log, guarded: true))
    #expect(report.value.files.map(\.bytes) == log.map(\.bytes))
  }

  // MARK: Edited

  @Test func `S006 a cell that is corrected changes its line and no other`() throws {
    let bytes = try sheet([file]) { rows in
      let note = rows[0].firstIndex(of: "note") ?? 0
      rows[2][note] = "bij de \"haag\""
    }
    let report = try back(bytes)
    #expect(report.diagnostics == [])
    #expect(text(report) == day.replacing("bij de heg", with: "bij de \\\"haag\\\""))
  }

  @Test func `S006 a time that is corrected keeps its form`() throws {
    let bytes = try sheet([file]) { rows in
      let time = rows[0].firstIndex(of: "time") ?? 0
      rows[1][time] = "06:55"
      rows[2][time] = "07:10"
      rows[3][time] = "06:00"
    }
    let lines = text(try back(bytes)).split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"time":"2026-03-26T06:55+01:00""#))
    #expect(lines[1].hasPrefix(#"{"time":"2026-03-26T07:10:00+0100""#))
    #expect(lines[2].hasPrefix(#"{"time":796197600,"#))
  }

  @Test func `S006 an emptied cell takes its key away and a filled one adds it`() throws {
    let bytes = try sheet([file]) { rows in
      let (note, minutes, place) = (
        rows[0].firstIndex(of: "note") ?? 0, rows[0].firstIndex(of: "duration_min") ?? 0,
        rows[0].firstIndex(of: "where") ?? 0
      )
      rows[2][note] = ""
      rows[2][minutes] = "5"
      rows[2][place] = "12"
    }
    let line = text(try back(bytes)).split(separator: "\n")[1]
    #expect(!line.contains("note"))
    #expect(line.hasSuffix(#""extra":null,"where":"12","duration_min":5}"#))
  }

  @Test
  func `S006 a new row goes to the end of its day with seconds, a row that is gone takes its line along`()
    throws
  {
    let bytes = try sheet([file]) { rows in
      let new = ["2026-03-26", "12:30", "", "eten"]
      rows.append(new + Array(repeating: "", count: rows[0].count - new.count))
      rows.remove(at: 2)
    }
    let report = try back(bytes)
    #expect(report.value.added == 1)
    let lines = text(report).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[2] == #"{"time":"2026-03-26T12:30:00+01:00","type":"eten"}"#)
  }

  @Test func `S006 what a spreadsheet program does to dates, times and truth is no edit`() throws {
    let bytes = try sheet([file]) { rows in
      for row in 1..<rows.count {
        rows[row][rows[0].firstIndex(of: "time") ?? 0] += ":00"
        let offset = rows[0].firstIndex(of: "offset") ?? 0
        if rows[row][offset].hasPrefix("'+01:00") || rows[row][offset] == "+01:00" {
          rows[row][offset] = "01:00"
        }
      }
    }
    let report = try back(bytes)
    #expect(text(report) == day)
  }

  @Test(arguments: [
    "3/4", "0612", "12:30", "1e3", "50%", "may 2", "TRUE", "=1+1", "+31 6 1234", "'3/4", "'x", "''1",
  ])
  func `S006 a note that a spreadsheet program would take for a number is guarded, and goes back`(
    note: String
  ) throws {
    let line = "{\"time\":\"2026-03-26T06:51+01:00\",\"type\":\"moment\",\"note\":\"\(note)\",\"n\":12}\n"
    let log = [LogFile(name: "2026-03-26.jsonl", bytes: Array(line.utf8))]
    var shown = ""
    let bytes = try sheet(log) { rows in
      shown = rows[1][rows[0].firstIndex(of: "note") ?? 0]
      // Another cell of the row is edited, so that the line is made anew.
      rows[1][rows[0].firstIndex(of: "who") ?? 0] = "Bolt"
    }
    #expect(shown.hasPrefix("'"))
    #expect(text(try back(bytes)) == line.replacing("12}", with: "12,\"who\":\"Bolt\"}"))
  }

  @Test func `S006 a text that stays what it is has no guard`() throws {
    let line = #"{"time":"2026-03-26T06:51Z","type":"eten","detail":"60 g brok","note":"2 keer"}"# + "\n"
    _ = try sheet([LogFile(name: "2026-03-26.jsonl", bytes: Array(line.utf8))]) { rows in
      #expect(rows[1].contains("60 g brok") && rows[1].contains("2 keer") && rows[1].contains("Z"))
    }
  }

  // MARK: What cannot be

  @Test func `a file that is no sheet of events is refused`() {
    let failure = #expect(throws: TabularError.self) { try back(Array("a,b\n1,2\n".utf8)) }
    #expect(failure?.diagnostic.code == .noEventSheet)
  }

  @Test(arguments: [("date", "soon"), ("time", "25:00"), ("type", ""), ("offset", "+99:00")])
  func `a new row that cannot be a line is named with its cell`(column: String, cell: String) throws {
    var expected = ""
    let bytes = try sheet([file]) { rows in
      var new = Array(repeating: "", count: rows[0].count)
      for (name, text) in [("date", "2026-03-26"), ("time", "12:00"), ("type", "eten")] {
        new[rows[0].firstIndex(of: name) ?? 0] = text
      }
      let place = rows[0].firstIndex(of: column) ?? 0
      new[place] = cell
      expected = "\(place + 1)"
      rows.append(new)
    }
    let report = try back(bytes)
    #expect(report.diagnostics.codes == ["bad-event-row"])
    #expect(report.hasErrors)
    #expect(report.diagnostics.first?.location?.cell.map { "\($0.column)" } == expected)
  }

  @Test(arguments: [("_line", "x"), ("_eof", "??"), ("_file", "../a"), ("_raw", "hex:4")])
  func `an edit of what is carried is named and ignored`(column: String, cell: String) throws {
    let bytes = try sheet([file]) { rows in rows[1][rows[0].firstIndex(of: column) ?? 0] = cell }
    let report = try back(bytes)
    #expect(report.diagnostics.codes.contains("carried-cell-edited"))
    #expect(!report.hasErrors)
    // The line itself is still there.
    #expect(text(report).contains("\"ontwaken\""))
  }

  @Test func `a copied row is a new event`() throws {
    let report = try back(try sheet([file]) { rows in rows.append(rows[1]) })
    #expect(report.diagnostics.codes == ["carried-cell-edited"])
    #expect(report.value.added == 1)
    #expect(text(report).split(separator: "\n").count == 4)
  }

  @Test func `a derived cell stands for the time, and emptied it changes nothing`() throws {
    let report = try back(
      try sheet([file]) { rows in
        for column in ["date", "time", "offset"] { rows[1][rows[0].firstIndex(of: column) ?? 0] = "" }
      })
    #expect(report.diagnostics.codes == ["carried-cell-edited"])
    #expect(text(report) == day)
  }
}
