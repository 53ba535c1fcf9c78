import Store
import Testing

@testable import HoundCommands

@Suite struct StepsCommandTests {
  private let dog = "--breeds breeds.csv --dog dog.json"

  private func made(_ name: String) throws -> Workshop {
    try Workshop("steps-\(name)", copyOf: "samples/steps")
  }

  @Test func `S031 breeds are searched by name and description`() throws {
    let workshop = try made("breeds")
    let found = try workshop.run("steps breeds breeds.csv --search DUCKS --format csv").output
    #expect(found.split(separator: "\n").count == 2)
    #expect(found.contains("Schaapskees"))
    #expect(try workshop.run("steps breeds breeds.csv --search zebra").output.contains("No breed has"))
    try workshop.write(Array("name,leg_cm\n".utf8), "bad.csv")
    #expect(try workshop.run("steps breeds bad.csv").error.contains("bad-breed-row"))
  }

  @Test func `S033 the dog is seen and changed in its file`() throws {
    let workshop = try made("dog")
    #expect(
      try workshop.run("steps dog dog.json --breeds breeds.csv").output.hasPrefix("Saar: Dorpsbrak, 8 years"))
    let before = try workshop.text("dog.json")
    #expect(try workshop.run("steps dog dog.json --set age=9 --dry-run").status == .done)
    #expect(try workshop.text("dog.json") == before)
    #expect(
      try workshop.run("steps dog dog.json --set age=9 --set name=Bo").output.contains(
        "Bo: Dorpsbrak, 9 years"))
    #expect(
      try workshop.text("dog.json") == before.replacing("8\n}", with: "9\n}").replacing("Saar", with: "Bo"))
    #expect(try workshop.run("steps dog dog.json --set age=old").status == .usage)
    #expect(try workshop.run("steps dog walks.json").error.contains("not-a-dog"))
  }

  @Test func `S034 a new folder gets a dog, its files and the first report, once`() throws {
    let workshop = try made("new")
    let line = "steps new luna --name Luna --breed Mixed --age 4 --export export-version-12.xml"
    let made = try workshop.run(line)
    #expect(made.status == .done)
    #expect(made.output.hasPrefix("Luna: Mixed, 4 years"))
    for name in ["dog.json", "breeds.csv", "walks.json", "reminders.json", "days.csv", "steps.html"] {
      #expect(try !workshop.read("luna/\(name)").isEmpty)
    }
    #expect(try workshop.run("steps walks luna/walks.json").output.contains("There are no walks yet"))
    let again = try workshop.run(line)
    #expect(again.status == .refused)
    #expect(again.error.contains("dog-is-there"))
  }

  @Test func `S035 S036 the folder of the Health app will do, and weeks and months are told apart`() throws {
    let workshop = try made("folder")
    try Files.makeFolder(workshop.path + "/apple")
    try workshop.write(try workshop.read("export-version-12.xml"), "apple/exportación.xml")
    try workshop.write(try workshop.read("export_cda.xml"), "apple/exportación_cda.xml")
    let weeks = try workshop.run("steps weeks apple \(dog)")
    #expect(weeks.status == .done)
    #expect(weeks.output.contains("Apr 27 2026"))
    #expect(try workshop.run("steps months apple \(dog) --format csv").output.contains("2026-04,"))
    let none = try workshop.run("steps days samples \(dog)")
    #expect(none.status == .unreadable)
    #expect(try workshop.run("steps days breeds.csv \(dog)").error.contains("not-a-health-export"))
  }

  @Test func `S037 the goal is a bar on the screen and on a page that asks no network`() throws {
    let workshop = try made("bar")
    let table = try workshop.run("steps days export.xml \(dog)").output
    #expect(table.contains("█████████░   96 %"))
    let page = try workshop.run("steps days export.xml \(dog) --format html").output
    #expect(page.contains("aria-label=\"96 percent of the goal\""))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `S038 a walk is written down, begun and ended by hand`() throws {
    let workshop = try made("walk")
    let zone = "--zone Europe/Amsterdam --now 2026-05-09T12:00:00+02:00"
    let line = "steps walk walks.json --start 09:55 --end 10:35 --steps 4100 --metres 2800 \(zone)"
    #expect(try workshop.run(line).status == .done)
    let table = try workshop.run("steps walks walks.json \(zone)").output
    #expect(table.contains("Sat May 9   09:55   40      6,150       4,100"))
    #expect(try workshop.run(line).error.contains("bad-walk"))
    #expect(try workshop.run("steps walk walks.json --start 11:00 \(zone)").error.contains("goes on"))
    #expect(try workshop.run("steps walk walks.json --end 11:20 --steps 100 \(zone)").status == .done)
    #expect(try !workshop.text("walks.json").contains("\"isActive\":true"))
    #expect(try workshop.run("steps walk walks.json --end 11:20 \(zone)").status == .refused)
    #expect(try workshop.run("steps walk walks.json").status == .usage)
    let known = try workshop.run(
      "steps walk new.json --start 2026-05-09T08:00:00Z --steps 100 --end 2026-05-09T09:00:00Z \(dog)")
    #expect(known.status == .done)
    #expect(try workshop.text("new.json").contains("\"estimatedDogSteps\":203"))
  }

  @Test func `S039 emptying the walks asks first and keeps an archive`() throws {
    let workshop = try made("reset")
    let before = try workshop.read("walks.json")
    let asked = try workshop.run("steps reset walks.json")
    #expect(asked.status == .refused)
    #expect(asked.error.contains("reset-unconfirmed"))
    #expect(try workshop.run("steps reset walks.json --dry-run").error.contains("9 walks would go"))
    #expect(try workshop.read("walks.json") == before)
    let done = try workshop.run("steps reset walks.json --yes --now 2026-05-08T10:00:00+02:00")
    #expect(done.status == .done)
    #expect(try workshop.read("walks.archive-2026-05-08.json") == before)
    #expect(try workshop.text("walks.json") == "[]\n")
    #expect(
      try workshop.run("steps reset walks.json --yes --now 2026-05-08T11:00:00+02:00").error.contains(
        "-2.json"))
  }

  @Test func `S040 reminders go to a calendar or to a list of things to do`() throws {
    let workshop = try made("remind")
    let line =
      "steps remind reminders.json --zone Europe/Amsterdam --now 2026-05-08T10:00:00+02:00 --format ics"
    let calendar = try workshop.run(line).output
    #expect(calendar.contains("RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR"))
    #expect(calendar.contains("TZID:Europe/Amsterdam"))
    #expect(!calendar.contains("Middag"))
    #expect(try workshop.run(line + " --todo").output.contains("BEGIN:VTODO"))
    #expect(try workshop.run("steps remind dog.json").error.contains("not-reminders"))
  }

  @Test func `S041 a nudge ends with status 1 and says why`() throws {
    let workshop = try made("nudge")
    let line = "steps nudge export-version-12.xml \(dog) --zone Europe/Amsterdam --now 2026-04-"
    let nudged = try workshop.run(line + "30T17:00:00+02:00")
    #expect(nudged.status == .refused)
    #expect(nudged.output.contains("Nothing was counted for Saar today."))
    #expect(try workshop.run(line + "28T19:00:00+02:00").status == .done)
  }

  @Test func `a source may be typed with plain apostrophes and spaces, and one that is none is named`() throws
  {
    let workshop = try made("source")
    let line = "steps days export-version-12.xml \(dog) --format csv --source "
    let typed = try workshop.run(line + "\"noor's apple watch\"")
    #expect(typed.error.isEmpty)
    #expect(typed.output.split(separator: "\n").count == 3)
    let none = try workshop.run(line + "Nobody")
    #expect(none.error.contains("unknown-source"))
    #expect(none.status == .done)
  }

  @Test func `S042 devices lose their addresses, redacted their names, and older days can be left out`()
    throws
  {
    let workshop = try made("redacted")
    let plain = try workshop.run("steps records export.xml").output
    #expect(plain.contains("\"name:Watch, manufacturer:Apple Inc., model:Watch,"))
    #expect(!plain.contains("0x"))
    let redacted = try workshop.run("steps records export.xml --redacted").output
    #expect(!redacted.contains("manufacturer"))
    try workshop.write(Array(redacted.utf8), "redacted.csv")
    let one = try workshop.run("steps days redacted.csv \(dog) --format csv").output
    #expect(one == (try workshop.run("steps days export.xml \(dog) --format csv").output))
    let since = try workshop.run("steps days export.xml \(dog) --since 2026-05-07 --format csv").output
    #expect(since.split(separator: "\n").count == 3)
    #expect(
      try workshop.run("steps records export.xml --since 2026-05-08").output.split(separator: "\n").count < 30
    )
  }

  @Test func `S043 the sheet of records names what cannot be counted by its row`() throws {
    let workshop = try made("records")
    #expect(try workshop.run("steps records export.xml -o records.csv").status == .done)
    let rows = try workshop.text("records.csv").split(separator: "\r\n")
    #expect(rows.count == 161)
    let read = try workshop.run("steps days records.csv \(dog) --format json")
    #expect(read.status == .refused)
    #expect(read.error.contains("records.csv, record "))
    #expect(read.output.contains("\"export_version\" : null"))
  }

  @Test func `S043 a sheet of walks that is edited gives the list back and says what is gone`() throws {
    let workshop = try made("sheet")
    #expect(try workshop.run("steps walks walks.json --zone Europe/Amsterdam -o walks.csv").status == .done)
    var lines = try workshop.text("walks.csv").split(separator: "\r\n", omittingEmptySubsequences: false)
    lines.remove(at: 2)
    try workshop.write(Array(lines.joined(separator: "\r\n").utf8), "walks.csv")
    #expect(try workshop.run("steps walks-json walks.csv -o walks.json").error.contains("Taken out: 1 walk."))
    #expect(try workshop.run("steps walks-json breeds.csv").error.contains("not-walks"))
  }

  @Test func `a text that was spoilt is named and repaired on request`() throws {
    let workshop = try made("mojibake")
    try workshop.write(
      Array(
        try workshop.text("export-version-12.xml").replacing("Noor’s\u{A0}Apple\u{A0}Watch", with: "Noorâ€™s")
          .utf8),
      "spoilt.xml")
    #expect(try workshop.run("steps days spoilt.xml \(dog)").error.contains("“Noor’s” was meant"))
    let repaired = try workshop.run("steps days spoilt.xml \(dog) --repair-text --format json")
    #expect(repaired.error.isEmpty)
    #expect(repaired.output.contains("\"Noor’s\""))
    #expect(try workshop.run("steps records spoilt.xml --repair-text").output.contains("Noor’s"))
    try workshop.write(
      Array(try workshop.text("walks.json").replacing("Dorpsbrak", with: "TerriÃ«r").utf8), "walks.json")
    #expect(try workshop.run("steps walks walks.json").error.contains("mojibake"))
    #expect(try workshop.run("steps walks walks.json --repair-text --format csv").output.contains("Terriër"))
    #expect(try workshop.run("steps dog dog.json --set name=ZoÃ«").error.contains("mojibake"))
    #expect(try workshop.run("steps dog dog.json --repair-text").output.hasPrefix("Zoë:"))
  }

  @Test func `an unknown breed is a warning, and a dog, a mode and a day must be ones`() throws {
    let workshop = try made("usage")
    let unknown = try workshop.run("steps days export-version-12.xml --breed Maanhond --age 4")
    #expect(unknown.status == .done)
    #expect(unknown.error.contains("unknown-breed"))
    for line in [
      "steps days export.xml", "steps days export.xml --breed Mixed --age old",
      "steps days export.xml \(dog) --mode x",
      "steps days export.xml \(dog) --priority Watch", "steps days export.xml \(dog) --since someday",
    ] {
      #expect(try workshop.run(line).status == .usage, "\(line)")
    }
  }
}
