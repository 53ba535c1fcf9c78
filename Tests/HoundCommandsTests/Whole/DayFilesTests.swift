import Store
import Synchronization
import Testing

@testable import HoundCommands

@Suite struct DayFilesTests {
  private func workshop(_ name: String) throws -> Workshop {
    let workshop = try Workshop(name)
    _ = try workshop.run("convert samples/2025/*.csv")
    return workshop
  }

  @Test func `the ending of the file chooses the form`() throws {
    let workshop = try workshop("day-files")
    for (ending, start) in [
      ("html", "<!doctype html>"), ("svg", "<?xml"), ("gpx", "<?xml"), ("geojson", "{\"type\""),
      ("ics", "BEGIN:VCALENDAR"),
    ] {
      let result = try workshop.run("today --date 2025-12-09 -o day.\(ending)")
      #expect(result.status == .done && result.output.isEmpty)
      #expect(String(decoding: try workshop.read("day.\(ending)"), as: UTF8.self).hasPrefix(start))
    }
  }

  @Test func `the number of the newest change is the sequence, and undoing raises it too`() throws {
    let workshop = try workshop("day-sequence")
    func sequence() throws -> Int {
      let lines = try workshop.run("today --date 2025-12-09 --format ics").output.split(separator: "\r\n")
      return try #require(lines.first { $0.hasPrefix("SEQUENCE:") }.flatMap { Int($0.dropFirst(9)) })
    }
    #expect(try sequence() == 1)
    _ = try workshop.run("place Tansy \"44.7321, -63.6568\"")
    #expect(try sequence() == 2)
  }

  @Test func `days are for calendars, and so many`() throws {
    let workshop = try workshop("day-days")
    #expect(try workshop.run("today --days 14").status == .usage)
    #expect(try workshop.run("today --days none --format ics").status == .usage)
    #expect(try workshop.run("today --days 0 --format ics").status == .usage)
    let result = try workshop.run("today --date 2025-12-09 --days 7 --format ics")
    #expect(result.status == .done)
    #expect(result.output.ranges(of: "BEGIN:VALARM").count == 5)
    #expect(result.output.contains("BEGIN:VTIMEZONE"))
    #expect(result.error.isEmpty)
  }

  @Test func `on a terminal the page goes into the book's exports, and its path is shown`() throws {
    let workshop = try workshop("day-terminal")
    let opened = Mutex<[String]>([])
    let capture = Capture()
    var environment = capture.environment
    environment.currentFolder = workshop.path
    environment.isOutputTerminal = true
    environment.open = { path in opened.withLock { $0.append(path) } }
    let words = ["today", "--date", "2025-12-09", "--format", "html", "--open"]
    #expect(CommandFrame.run(arguments: words, commands: CommandSpec.all, environment: environment) == .done)
    #expect(capture.output == "book/exports/pickup-2025-12-09.html\n")
    #expect(Files.exists(workshop.path + "/book/exports/pickup-2025-12-09.html"))
    #expect(opened.withLock(\.self) == [workshop.path + "/book/exports/pickup-2025-12-09.html"])
  }
}
