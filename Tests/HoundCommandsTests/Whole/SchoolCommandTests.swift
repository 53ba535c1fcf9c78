import Testing

@testable import HoundCommands

@Suite struct SchoolCommandTests {
  private let club = "3BE0AFF6-4223-6059-313F-9752A216798E"

  @Test func `S066 a run is named by its id or by a name that only it has`() throws {
    let workshop = try Workshop("school-names", copyOf: "samples/school")
    #expect(try workshop.run("school show school_runs.json club AFTERNOON").output.contains("stop 3 of 6"))
    let none = try workshop.run("school show school_runs.json Nowhere")
    #expect(none.status == .refused)
    #expect(none.error.contains("unknown-run"))
  }

  @Test func `S069 cancelling asks first and other refusals write nothing`() throws {
    let workshop = try Workshop("school-refusals", copyOf: "samples/school")
    let before = try workshop.read("school_runs.json")
    let asked = try workshop.run("school cancel school_runs.json \(club)")
    #expect(asked.status == .refused)
    #expect(asked.error.contains("needs-confirmation"))
    #expect(try workshop.run("school start school_runs.json \(club)").error.contains("bad-transition"))
    #expect(try workshop.run("school start school_runs.json Nothing in it").error.contains("no-stops"))
    #expect(try workshop.read("school_runs.json") == before)
  }

  @Test func `S072 what was done is said in one line on the error stream`() throws {
    let workshop = try Workshop("school-notice", copyOf: "samples/school")
    let done = try workshop.run("school done school_runs.json \(club)")
    #expect(done.output.isEmpty)
    #expect(done.error == "Pool \"Blue\" is done; next Choir loft.\n")
  }

  @Test func `S063 S073 a run is added and a second time refused`() throws {
    let workshop = try Workshop("school-add", copyOf: "samples/school")
    let line =
      "school add new.json --name Swimming --date 2026-03-12 --start 14:50 --zone America/Halifax "
      + "--stop \"School;Harbour School;Anouk;West gate\" --stop \"Custom;Pool;Anouk;Lesson;45\""
    #expect(try workshop.run(line).status == .done)
    let shown = try workshop.run("school show new.json Swimming --zone America/Halifax").output
    #expect(shown.contains("14:50 to 15:45"))
    #expect(shown.contains("With Anouk"))
    let again = try workshop.run(line)
    #expect(again.status == .refused)
    #expect(again.error.contains("bad-run-sheet"))
  }

  @Test func `S075 old runs that are done go to an archive`() throws {
    let workshop = try Workshop("school-clear", copyOf: "samples/school")
    let line = "school clear school_runs.json --completed-before 2026-03-10 --zone America/Halifax"
    #expect(try workshop.run(line + " --dry-run").status == .done)
    #expect(try workshop.text("school_runs.json").contains("Done already"))
    #expect(try workshop.run(line).status == .done)
    #expect(try !workshop.text("school_runs.json").contains("Done already"))
    #expect(try workshop.text("school_runs.cleared-2026-03-10.json").contains("Done already"))
  }

  @Test func `S067 S077 pages ask no network and the calendar rings at the start`() throws {
    let workshop = try Workshop("school-pages", copyOf: "samples/school")
    let page = try workshop.run("school show school_runs.json \(club) --format html").output
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("Pool &quot;Blue&quot;") || page.contains("Pool \"Blue\""))
    let line =
      "school dashboard school_runs.json --now 2026-03-12T15:05:00-03:00 --zone America/Halifax --format "
    let calendar = try workshop.run(line + "ics").output
    #expect(calendar.contains("DTSTART;TZID=America/Halifax:20260312T145000"))
    #expect(calendar.contains("BEGIN:VALARM"))
    #expect(try workshop.run(line + "html").output.contains("No run today.") == false)
  }

  @Test func `a text that was spoilt is named and repaired on request`() throws {
    let workshop = try Workshop("school-mojibake", copyOf: "samples/school")
    #expect(try workshop.run("school check school_runs.json").output.contains("mojibake"))
    #expect(
      try workshop.run("school csv school_runs.json --repair-text").output.contains("Café on the corner"))
  }

  @Test func `a moment or a zone that is none is a usage error`() throws {
    let workshop = try Workshop("school-usage", copyOf: "samples/school")
    #expect(try workshop.run("school dashboard school_runs.json --now soon").error.contains("bad-date"))
    #expect(
      try workshop.run("school list school_runs.json --zone Moon/Base").error.contains("unknown-time-zone"))
  }

  @Test func `a sheet that is edited gives the file back and says what is gone`() throws {
    let workshop = try Workshop("school-sheet", copyOf: "samples/school")
    #expect(
      try workshop.run("school csv school_runs.json --zone America/Halifax -o runs.csv").status != .unreadable
    )
    var lines = try workshop.text("runs.csv").split(separator: "\r\n", omittingEmptySubsequences: false)
    lines.removeAll { $0.contains("Choir loft") && $0.contains(club) }
    try workshop.write(Array(lines.joined(separator: "\r\n").utf8), "runs.csv")
    let back = try workshop.run("school json runs.csv -o school_runs.json")
    #expect(back.error.contains("Taken out: the stop Choir loft of Club afternoon."))
    #expect(try workshop.run("school show school_runs.json \(club)").output.contains("stop 3 of 5"))
  }
}
