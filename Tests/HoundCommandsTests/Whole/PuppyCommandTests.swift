import Store
import Testing

@testable import HoundCommands

@Suite struct PuppyCommandTests {
  private let noon = "--now 2026-04-01T12:00:30+02:00 --zone Europe/Amsterdam"

  private func lastLine(_ workshop: Workshop, _ file: String) throws -> String {
    try workshop.text(file).split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `S001 a new puppy has its folder, once`() throws {
    let workshop = try Workshop("puppy-new", copyOf: "samples/puppy")
    let line =
      "puppy new eva --name Eva --born 2026-01-22 --size small --home 2026-03-20 --now 2026-03-22T08:00:00+01:00"
    let dry = try workshop.run(line + " --dry-run")
    #expect(dry.output.contains("\"name\": \"Eva\""))
    #expect(!Files.exists(workshop.path + "/eva/profile.json"))
    #expect(try workshop.run(line).status == .done)
    #expect(try workshop.text("eva/profile.json") == dry.output)
    #expect(try workshop.run("puppy next eva --now 2026-03-22T08:00:00+01:00").status == .done)
    let again = try workshop.run(line)
    #expect(again.status == .refused)
    #expect(again.error.contains("profile-exists"))
    #expect(try workshop.run("puppy new ida --name Ida --size small").status == .usage)
  }

  @Test func `S002 one value of the profile is set and the rest stays as it is`() throws {
    let workshop = try Workshop("puppy-profile", copyOf: "samples/puppy")
    let before = try workshop.text("profile.json")
    #expect(try workshop.run("puppy profile .").output == before)
    #expect(try workshop.run("puppy profile . --set bedtimeHour=21 --dry-run").status == .done)
    #expect(try workshop.text("profile.json") == before)
    #expect(try workshop.run("puppy profile . --set bedtimeHour=21").status == .done)
    #expect(
      try workshop.text("profile.json")
        == before.replacing("\"bedtimeHour\": 22", with: "\"bedtimeHour\": 21"))
    #expect(try workshop.run("puppy profile . --set bedtimeHour=late").error.contains("bad-profile"))
    #expect(try workshop.run("puppy profile . --set isEnabled=false").status == .usage)
    #expect(try workshop.text("profile.json").contains("\"bedtimeHour\": 21"))
  }

  @Test func `S007 two words log an event, one line at the end of its day`() throws {
    let workshop = try Workshop("puppy-log", copyOf: "samples/puppy")
    let before = try workshop.read("data/2026-04-01.jsonl")
    let done = try workshop.run("puppy log . plassen buiten \(noon)")
    #expect(done.status == .done)
    let line = #"{"time":"2026-04-01T12:00:30+02:00","type":"plassen","location":"buiten"}"#
    #expect(done.output == line + "\n")
    #expect(done.error.contains("plassen 12:00"))
    // The file had no last line end; all that stood there stands there still.
    #expect(try workshop.read("data/2026-04-01.jsonl") == before + [0x0A] + Array(line.utf8) + [0x0A])
  }

  @Test func `S007 the time and the details may be given`() throws {
    let workshop = try Workshop("puppy-details", copyOf: "samples/puppy")
    _ = try workshop.run(
      "puppy log . uitlaten --time 07:40 --minutes 12 --note \"langs \\ het\" --who Bolt --where park \(noon)"
    )
    #expect(
      try lastLine(workshop, "data/2026-04-01.jsonl")
        == #"{"time":"2026-04-01T07:40:00+02:00","type":"uitlaten","where":"park","note":"langs \\ het","who":"Bolt","duration_min":12}"#
    )
    // By the clock of that day, in the file of that day; the English word does too.
    _ = try workshop.run("puppy log . weight --weight 7.10 --time 2026-03-28T23:30:00+01:00 \(noon)")
    #expect(
      try lastLine(workshop, "data/2026-03-28.jsonl")
        == #"{"time":"2026-03-28T23:30:00+01:00","type":"gewicht","weight_kg":7.10}"#)
    _ = try workshop.run("puppy log . plassen tuin --now 2026-04-02T00:10:00+02:00 --zone Europe/Amsterdam")
    #expect(try workshop.text("data/2026-04-02.jsonl").hasSuffix("\"location\":\"tuin\"}\n"))
  }

  @Test func `S005 S007 what cannot be logged changes nothing`() throws {
    let workshop = try Workshop("puppy-log-refused", copyOf: "samples/puppy")
    let before = try workshop.read("data/2026-04-01.jsonl")
    #expect(try workshop.run("puppy log . plassen \(noon)").error.contains("potty-without-location"))
    #expect(try workshop.run("puppy log . plasen buiten \(noon)").error.contains("did you mean plassen"))
    #expect(try workshop.run("puppy log . eten --time late \(noon)").status == .usage)
    #expect(try workshop.run("puppy log . eten --minutes -1 \(noon)").status == .usage)
    #expect(try workshop.run("puppy log . gewicht --weight 0 \(noon)").status == .usage)
    #expect(try workshop.run("puppy log . eten --dry-run \(noon)").status == .done)
    #expect(try workshop.read("data/2026-04-01.jsonl") == before)
  }

  @Test func `S008 without a type the types are listed, most used first`() throws {
    let workshop = try Workshop("puppy-types", copyOf: "samples/puppy")
    let lines = try workshop.run("puppy log .").output.split(separator: "\n")
    #expect(lines[1].contains("plassen") && lines[1].hasSuffix("129"))
    #expect(lines.contains { $0.contains("zwemmen") })
    #expect(lines.count == 19)
    #expect(try workshop.run("puppy log . --lang en").output.contains("awake"))
  }

  @Test func `S010 another day is shown, by its date or by a word`() throws {
    let workshop = try Workshop("puppy-day", copyOf: "samples/puppy")
    let day = try workshop.run("puppy day . --date yesterday \(noon)").output
    #expect(day.contains("dinsdag 31 maart 2026 – dag 11, 9 weken oud"))
    #expect(try workshop.run("puppy day . --date 2026-04-09 \(noon)").output.contains("Niets genoteerd."))
    #expect(try workshop.run("puppy day . --format csv \(noon)").output.hasPrefix("time,type,location,note,"))
  }

  @Test func `S011 the dashboard has a row a day as csv`() throws {
    let workshop = try Workshop("puppy-stats", copyOf: "samples/puppy")
    let csv = try workshop.run("puppy stats . --format csv \(noon)").output
    #expect(csv.split(separator: "\n").count == 8)
    let table = try workshop.run("puppy stats . --growth growth.csv --lang en \(noon)").output
    #expect(table.contains("Between pees by day: usually "))
    #expect(try workshop.run("puppy stats . --growth none.csv").status == .unreadable)
    #expect(try workshop.run("puppy stats . --growth profile.json").error.contains("profile.json:A1: error["))
  }

  @Test func `S006 a sheet goes back into the app's files, and the second time nothing is written`() throws {
    let workshop = try Workshop("puppy-sheet", copyOf: "samples/puppy")
    _ = try workshop.run("puppy csv . -o events.csv")
    let same = try workshop.run("puppy jsonl events.csv -o .")
    #expect(same.status == .done)
    #expect(same.error.contains("456 rows, 0 of them new; 7 files, 0 written\n"))
    let before = try workshop.text("data/2026-03-26.jsonl")
    let sheet = try workshop.text("events.csv").replacing("geweekt", with: "droog")
    try workshop.write(Array(sheet.utf8), "events.csv")
    let edited = try workshop.run("puppy jsonl events.csv -o .")
    #expect(edited.error.contains("4 lines came, 4 went"))
    #expect(try workshop.text("data/2026-03-26.jsonl") == before.replacing("geweekt", with: "droog"))
    try workshop.write(Array(sheet.replacing("2026-03-26,06:51,", with: "soon,06:51,").utf8), "events.csv")
    let refused = try workshop.run("puppy jsonl events.csv -o other")
    #expect(refused.status == .refused)
    #expect(refused.error.contains("bad-event-row"))
    #expect(!Files.exists(workshop.path + "/other"))
    #expect(try workshop.run("puppy jsonl profile.json -o other").error.contains("no-event-sheet"))
    #expect(try workshop.run("puppy jsonl events.csv").status == .usage)
  }

  @Test func `S015 a log is taken over, shown first, and the second time brings nothing`() throws {
    let workshop = try Workshop("puppy-import", copyOf: "samples/puppy")
    try Files.makeFolder(workshop.path + "/old/photos")
    let line = #"{"time":"2026-03-26T09:00:00+01:00","type":"eten","photo":"photos/bowl.jpg"}"# + "\n"
    try workshop.write(Array(line.utf8), "old/2026-03-26.jsonl")
    try workshop.write(Array(line.utf8), "old/2026-03-20.jsonl")
    try workshop.write([0xFF, 0xD8, 0xFF], "old/photos/bowl.jpg")
    let before = try workshop.read("data/2026-03-26.jsonl")
    let shown = try workshop.run("puppy import old --into . --dry-run --lang en")
    #expect(
      shown.output
        == "2026-03-20.jsonl: new, 1 lines\n2026-03-26.jsonl: stands already; 1 lines left out (--merge takes them)\n"
    )
    #expect(!Files.exists(workshop.path + "/data/2026-03-20.jsonl"))
    _ = try workshop.run("puppy import old --into .")
    #expect(try workshop.read("data/2026-03-26.jsonl") == before)
    #expect(try workshop.text("data/2026-03-20.jsonl") == line)
    #expect(try workshop.read("photos/bowl.jpg") == [0xFF, 0xD8, 0xFF])
    _ = try workshop.run("puppy import old --into . --merge")
    #expect(try workshop.text("data/2026-03-26.jsonl").hasSuffix(line))
    let again = try workshop.run("puppy import old --into . --merge")
    #expect(again.output == "2026-03-20.jsonl: niets nieuws\n2026-03-26.jsonl: niets nieuws\n")
  }

  @Test func `S015 a path out of the folder is refused and nothing is taken over`() throws {
    let workshop = try Workshop("puppy-import-path", copyOf: "samples/puppy")
    try Files.makeFolder(workshop.path + "/old")
    let line = #"{"time":"2026-03-20T09:00:00+01:00","type":"eten","photo":"../profile.json"}"#
    try workshop.write(Array(line.utf8), "old/2026-03-20.jsonl")
    let done = try workshop.run("puppy import old --into .")
    #expect(done.status == .refused)
    #expect(done.error.contains("media-path-refused"))
    #expect(!Files.exists(workshop.path + "/data/2026-03-20.jsonl"))
  }

  @Test func `S016 a photo is copied beside the log and stands in the page`() throws {
    let workshop = try Workshop("puppy-photo", copyOf: "samples/puppy")
    try workshop.write([0xFF, 0xD8, 0xFF, 0xE0], "img 1.jpg")
    for _ in 0..<2 { _ = try workshop.run("puppy log . moment --photo \"img 1.jpg\" \(noon)") }
    let name = "photos/2026-04-01T120030-img 1.jpg"
    #expect(try workshop.read(name) == [0xFF, 0xD8, 0xFF, 0xE0])
    #expect(try lastLine(workshop, "data/2026-04-01.jsonl").contains("\"photo\":\"\(name)\""))
    // Another picture of that name at that moment does not replace it.
    try workshop.write([0x89, 0x50, 0x4E, 0x47], "img 1.jpg")
    _ = try workshop.run("puppy log . moment --photo \"img 1.jpg\" \(noon)")
    #expect(try workshop.read("photos/2026-04-01T120030-2-img 1.jpg") == [0x89, 0x50, 0x4E, 0x47])
    let page = try workshop.run("puppy day . --format html \(noon)").output
    #expect(page.contains("data:image/jpeg;base64,/9j/4A=="))
    #expect(try workshop.run("puppy log . moment --photo none.jpg \(noon)").status == .unreadable)
  }

  @Test func `S017 the fixed times go into a calendar`() throws {
    let workshop = try Workshop("puppy-remind", copyOf: "samples/puppy")
    let calendar = try workshop.run("puppy remind . \(noon)").output
    #expect(calendar.contains("SUMMARY:Pippa – medicijn: ontwormtablet"))
    #expect(calendar.contains("RRULE:FREQ=WEEKLY;BYDAY=WE,SU"))
    #expect(calendar.split(separator: "\r\n").count { $0 == "BEGIN:VALARM" } == 7)
    #expect(
      try workshop.run("puppy remind . --lang en \(noon)").output.contains("SUMMARY:Pippa – meal: ontbijt"))
  }

  @Test func `S012 the next pee is told, in Dutch and in English`() throws {
    let workshop = try Workshop("puppy-next", copyOf: "samples/puppy")
    let dutch = try workshop.run("puppy next . \(noon)").output
    #expect(dutch.hasPrefix("Plas: "))
    let english = try workshop.run("puppy next . --lang en \(noon)").output
    #expect(english.hasPrefix("Pee: "))
  }

  @Test func `S019 a folder is one puppy, and one without any is said to be so`() throws {
    let workshop = try Workshop("puppy-folder", copyOf: "samples/puppy")
    try Files.makeFolder(workshop.path + "/empty")
    let empty = try workshop.run("puppy stats empty")
    #expect(empty.status == .unreadable)
    #expect(empty.error.contains("no-puppy-log"))
    #expect(try workshop.run("puppy stats nowhere").status == .unreadable)
    // The files may stand beside the profile, too.
    let first = try workshop.run("puppy stats . --format json")
    for name in try Files.list(workshop.path + "/data") {
      try workshop.write(try workshop.read("data/" + name), "empty/" + name)
    }
    try workshop.write(try workshop.read("profile.json"), "empty/profile.json")
    #expect(try workshop.run("puppy stats empty --format json").output == first.output)
  }

  @Test func `a profile that is no JSON is named and the usual values count`() throws {
    let workshop = try Workshop("puppy-broken-profile", copyOf: "samples/puppy")
    try workshop.write(Array("{\n\"name\":".utf8), "profile.json")
    let next = try workshop.run("puppy next . \(noon)")
    #expect(next.status == .refused)
    #expect(next.error.contains("profile.json:2: error[bad-json]"))
    #expect(next.output.hasPrefix("Plas: "))
    #expect(try workshop.run("puppy profile . --set name=Bo").status == .refused)
  }

  @Test func `a text that was spoilt is put right in the sheet when asked`() throws {
    let workshop = try Workshop("puppy-mojibake", copyOf: "samples/puppy")
    try workshop.write(
      Array(#"{"time":"2026-04-02T09:00:00+02:00","type":"eten","note":"cafÃ©"}"#.utf8),
      "data/2026-04-02.jsonl")
    #expect(try workshop.run("puppy csv .").error.contains("mojibake"))
    #expect(try workshop.run("puppy csv . --repair-text").output.contains("café"))
  }
}
