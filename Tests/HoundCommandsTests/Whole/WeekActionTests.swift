import Civil
import Diagnostics
import Hikes
import Store
import Tabular
import Testing

@testable import HoundCommands

/// The daily actions and the edited week, as she runs them. The day is Tuesday, December 9, 2025.
@Suite struct WeekActionTests {
  /// Olive hikes on Mondays and Wednesdays, Pip on Thursdays, Pip GR on Tuesdays.
  private func workshop(_ name: String) throws -> Workshop {
    let workshop = try Workshop("week-\(name)")
    _ = try workshop.run("convert samples/december-2025.csv --month 2025-12")
    return workshop
  }

  /// R35 to R44.
  @Test(arguments: [
    ("away Olive wed", "olive,2025-12-10,away"),
    ("injured \"Pip GR\" --from dec 16 --to dec 18 --reason paw", "pip-gr,2025-12-16,injured,,paw"),
    ("cancel Pip 2025-12-18", "pip,2025-12-18,cancelled"),
    ("remove Olive next mon", "olive,2025-12-15,removed"),
    ("add Quill fri --reason trial", "quill,2025-12-12,added,,trial,add"),
    ("move Pip --from thu --to fri --date 2025-12-16", "pip,2025-12-18,moved,2025-12-19"),
    ("swap Olive:wed Pip:thu --date 2025-12-16", "olive,2025-12-17,moved,2025-12-18"),
    ("cancel --all 2025-12-17 --reason storm", "olive,2025-12-17,cancelled,,storm,cancel"),
    ("away Olive next week --reason cottage", "olive,2025-12-19,away,,cottage,away"),
  ])
  func `a change of the week is one batch and leaves the schedule alone`(line: String, row: String) throws {
    let workshop = try workshop("one-\(line.hashed)")
    let before = try workshop.book()
    let dry = try workshop.run(line.replacing("wed", with: "2025-12-17") + " --dry-run")
    #expect(dry.status == .done, "\(dry.error)")
    #expect(dry.output.contains("Nothing was written"))
    #expect(try workshop.book() == before)
    let line = line == "away Olive wed" ? "away Olive wed --replace" : line
    let ran = try workshop.run(line)
    #expect(ran.status == .done, "\(ran.error)")
    let after = try workshop.book()
    #expect(after["dogs.csv"] == before["dogs.csv"])
    #expect(after["payments.csv"] == before["payments.csv"])
    #expect(String(decoding: after["exceptions.csv"] ?? [], as: UTF8.self).contains(row))
  }

  @Test(arguments: [
    ("away Olive sat", DiagnosticCode.noHikeDay), ("away Quill fri", .notBooked),
    ("move Olive --from 2025-12-17 --to 2025-12-24", .otherWeek),
    ("injured Olive wed", .exceptionStands), ("add Olive --from thu", .usage),
    ("away Olive someday", .badDate),
    ("away Olive --from dec 20 --to dec 10", .badDate), ("cancel", .usage), ("move Olive --from mon", .usage),
    ("swap Olive Pip", .usage), ("away Nobody thu", .unknownName),
    ("away Olive thu --from mon --to tue", .usage),
  ])
  func `what cannot be is refused before anything is written`(line: String, code: DiagnosticCode) throws {
    let workshop = try workshop("no-\(line.hashed)")
    let before = try workshop.book()
    let ran = try workshop.run(line)
    #expect(ran.status == .refused || ran.status == .usage)
    #expect(ran.error.contains("[\(code.name)]") && ran.error.contains("hint: "), "\(ran.error)")
    #expect(try workshop.book() == before)
  }

  /// R6, R8, R50.
  @Test func `a seventeenth dog is refused, and added where she says so`() throws {
    let workshop = try workshop("full")
    for (key, value) in [("hikes_per_day", "1"), ("dogs_per_hike", "1")] {
      #expect(try workshop.run("settings \(key) \(value)").status == .done)
    }
    let refused = try workshop.run("add Quill 2025-12-16")
    #expect(refused.status == .refused && refused.error.contains(DiagnosticCode.dayFull.name))
    let added = try workshop.run("add Quill 2025-12-16 --anyway")
    #expect(added.status == .done && added.error.contains("warning[day-full]"))
  }

  @Test(arguments: [
    ("2025-12-16T06:50:00-04:00", "cancelled,30.00"), ("2025-12-15T08:59:00-04:00", ""),
    ("2025-12-15T09:01:00-04:00", "cancelled,30.00"),
  ])
  func `a hike called off late is charged`(now: String, row: String) throws {
    let workshop = try workshop("late-\(now.hashed)")
    let ran = try workshop.run("cancel \"Pip GR\" 2025-12-16 --now \(now)")
    #expect(ran.status == .done)
    let hikes = try workshop.text("book/hikes.csv").split(separator: "\n").first {
      $0.hasPrefix("2025-12-16")
    }
    #expect((hikes?.contains(row) ?? row.isEmpty))
    #expect(ran.output.contains("is owed for it all the same") == !row.isEmpty)
  }

  @Test func `a late hike is free where she says so, and a storm always is`() throws {
    let workshop = try workshop("free")
    _ = try workshop.run("cancel \"Pip GR\" 2025-12-16 --now 2025-12-16T06:50:00-04:00 --free")
    _ = try workshop.run("cancel --all 2025-12-17 --now 2025-12-17T06:50:00-04:00")
    #expect(try !workshop.text("book/hikes.csv").contains("2025-12-16"))
    #expect(try !workshop.text("book/hikes.csv").contains("2025-12-17"))
  }

  @Test func `a dog of an inactive owner is not added`() throws {
    let workshop = try workshop("gone")
    try workshop.fill("active", of: "quill", with: "no", in: "book/dogs.csv")
    let ran = try workshop.run("add Quill fri")
    #expect(ran.status == .refused && ran.error.contains(DiagnosticCode.inactiveDog.name))
  }

  @Test func `one command calls off all the dogs of an owner`() throws {
    let workshop = try Workshop("week-owner")
    try Files.makeFolder(workshop.path + "/book")
    try workshop.write(Array("client,owner\nada,Ada Quinn\n".utf8), "book/clients.csv")
    try workshop.write(
      Array("dog,client,tue,wed\nbea,ada,yes,\nkit,ada,yes,\nlou,ada,,yes\n".utf8), "book/dogs.csv")
    let ran = try workshop.run("cancel \"Ada Quinn\" 2025-12-16")
    #expect(ran.status == .done, "\(ran.error)")
    #expect(ran.output.hasPrefix("bea: Tue Dec 16 → cancelled\nkit: Tue Dec 16 → cancelled\n"))
    #expect(try workshop.text("book/exceptions.csv").split(separator: "\n").count == 3)
  }

  // MARK: The edited week

  @Test func `an edited week is shown in words and taken over`() throws {
    let workshop = try workshop("edited")
    #expect(try workshop.run("week --format csv -o week.csv").status == .done)
    let same = try workshop.run("import week.csv --dry-run")
    #expect(same.output.contains("No changes.") && same.error.isEmpty)
    try workshop.type("away", into: (6, 2), of: "week.csv")
    try workshop.type("", into: (3, 4), of: "week.csv")
    try workshop.type("CA$90.00", into: (10, 7), of: "week.csv")
    let before = try workshop.book()
    let dry = try workshop.run("import week.csv --dry-run")
    #expect(
      dry.output.contains(
        "  Quill: Mon Dec 8 → away; was CA$30.00 paid\n  Olive: Wed Dec 10 → as usual; was away\n"))
    #expect(dry.error.contains("week.csv:G10: warning[cell-left-alone]"))
    #expect(try workshop.book() == before)
    #expect(try workshop.run("import week.csv").status == .done)
    let after = try workshop.book()
    #expect(after["payments.csv"] == before["payments.csv"])
    #expect(try workshop.text("book/exceptions.csv").contains("quill,2025-12-08,away,,,week.csv (edited)!B6"))
    #expect(try workshop.run("import week.csv").output.contains("No changes."))
    #expect(try workshop.book() == after)
    let month = try workshop.run("week --month 2025-12 --format csv").output
    #expect(month.contains("Quill,away,,,,,Interview hike") && month.contains("Month Subtotal,CA$200.00"))
    _ = try workshop.run("week --format csv -o again.csv")
    #expect(try workshop.run("import again.csv").output.contains("No changes."))
  }

  @Test func `a week as it was written before the book changed is named and changes nothing`() throws {
    let workshop = try workshop("older")
    _ = try workshop.run("week --format csv -o first.csv")
    let first = Array(try workshop.text("first.csv").utf8)
    try workshop.type("CA$35.00", into: (3, 2), of: "first.csv")
    #expect(try workshop.run("import first.csv").output.contains("CA$35.00 paid"))
    let before = try workshop.book()
    try workshop.write(first, "renamed.csv")
    let ran = try workshop.run("import renamed.csv")
    #expect(ran.status == .done && ran.error.contains("renamed.csv: warning[older-week]"), "\(ran.error)")
    #expect(ran.output.contains("The book has changed since this was written; nothing was changed."))
    #expect(!ran.output.contains("in the book already"))
    #expect(try workshop.book() == before)
    // In its own file it is a change taken back.
    try workshop.write(first, "first.csv")
    let back = try workshop.run("import first.csv")
    #expect(back.output.contains("Changes:") && !back.error.contains("older-week"), "\(back.output)")
  }

  @Test func `a week written into the exports is a base, too, and a pasted block changes nothing`() throws {
    let workshop = try workshop("pasted")
    try workshop.type("25", into: (3, 2), of: "book/exports/week.csv")
    let edited = try workshop.run("import book/exports/week.csv --dry-run --format json")
    #expect(edited.output.contains("\"kind\" : \"added\""))
    #expect(try workshop.run("away Quill mon --date 2025-12-08 --replace").status == .done)
    let block = try workshop.run("week --format csv --date 2025-12-08").output
      .split(separator: "\n", omittingEmptySubsequences: false)
    var sheet = try workshop.text("samples/december-2025.csv").split(
      separator: "\n", omittingEmptySubsequences: false)
    let top = try #require(sheet.firstIndex { $0.hasPrefix("Dog Name,Mon 8") })
    sheet.replaceSubrange(top..<top + 9, with: block[1..<10])
    try workshop.write(Array(sheet.joined(separator: "\n").utf8), "samples/december-2025.csv")
    let before = try workshop.book()
    let ran = try workshop.run("import samples/december-2025.csv --month 2025-12 --dry-run")
    #expect(!ran.output.contains("Changes:"), "\(ran.output)")
    #expect(try workshop.text("samples/december-2025.csv").contains("Quill,away"))
    _ = try workshop.run("import samples/december-2025.csv --month 2025-12")
    #expect(try workshop.book()["exceptions.csv"] == before["exceptions.csv"])
  }

  @Test func `a week through a pipe is told from the many sheets before it`() throws {
    let workshop = try Workshop("week-pipe")
    _ = try workshop.run("convert samples/2025/*.csv")
    try workshop.write(Array(try workshop.run("week --format csv").output.utf8), "mine.csv")
    #expect(try workshop.run("import mine.csv --dry-run").output.contains("No changes."))
    let rows = try RecordReader.table(try workshop.read("mine.csv"), file: "mine.csv").records
    let row = try #require(rows.firstIndex { $0.fields[0].text == "Tansy" }) + 1
    try workshop.type("away", into: (row, 5), of: "mine.csv")
    #expect(try workshop.run("import mine.csv").status == .done)
    #expect(try workshop.text("book/exceptions.csv").contains("tansy,2025-12-11,away,,,mine.csv (edited)!"))
  }

  @Test func `a name that was mistyped makes no new dog`() throws {
    let workshop = try workshop("name")
    _ = try workshop.run("week --format csv -o week.csv")
    try workshop.type("Pipp", into: (4, 1), of: "week.csv")
    try workshop.type("25", into: (4, 2), of: "week.csv")
    for _ in 0..<2 {
      let ran = try workshop.run("import week.csv")
      #expect(ran.error.contains("cell-left-alone"))
      #expect(try !workshop.text("book/dogs.csv").contains("pipp"))
    }
    #expect(try workshop.text("book/payments.csv").contains("2025-12-08-pip,"))
  }

  @Test func `a book that cannot keep what it wrote says so and writes it`() throws {
    let workshop = try workshop("kept")
    for name in try Files.list("\(workshop.path)/book/.hound/weeks") {
      try Files.remove("\(workshop.path)/book/.hound/weeks/\(name)")
    }
    #expect(try workshop.run("week --format csv -o week.csv").error == "")
    #expect(try Files.list("\(workshop.path)/book/.hound/weeks").count == 1)
    _ = try workshop.run("week --format csv -o week.csv")
    #expect(
      try Files.list("\(workshop.path)/book/.hound/weeks").count == 1, "the same again is not kept twice")
    #expect(DiagnosticCode.exportNotKept.name == "export-not-kept")
  }

  @Test func `the week as a page`() throws {
    let workshop = try workshop("page")
    let page = try workshop.run("week --date 2025-12-08 --weeks 2 --format html")
    #expect(page.output.hasPrefix("<!doctype html>") && page.output.contains("id=\"day-2025-12-15\""))
  }
}

extension String {
  /// A short name for a folder, the same in every run.
  fileprivate var hashed: String { String(SHA256.hex(Array(utf8)).prefix(10)) }

  private static let november = """
    Week of Nov 23 2026,,,,,,
    Dog Name,Mon 23,Tue 24,Wed 25,Thu 26,Fri 27,Notes
    Gus,,CA$30.00,,CA$30.00,,
    Bear,,CA$30.00,,CA$30.00,,
    Week of Nov 30 2026,,,,,,
    Dog Name,Mon 30,Tue 1,Wed 2,Thu 3,Fri 4,Notes
    Gus,,CA$30.00,,,,
    Bear,,CA$30.00,,,,
    """

  @Test func `a dog that began in the book has its row in a week of hers`() throws {
    let workshop = try Workshop("new-dog-row")
    try workshop.write(Array(Self.november.utf8), "november.csv")
    _ = try workshop.run("convert november.csv")
    _ = try workshop.run("dogs add Zig --days tue --date 2026-12-01 --rate 30")
    #expect(try workshop.run("dogs Zig --date 2026-11-28").output.contains("not hiking yet"))
    let week = try workshop.run("week --date 2026-12-01 --format csv").output
    #expect(week.contains("\nZig,,,,,,\n"))
    #expect(try !workshop.run("week --date 2026-11-24 --format csv").output.contains("Zig"))
  }

  @Test func `what she typed into a week that was written out stands in the next one`() throws {
    let workshop = try Workshop("typed-words")
    try workshop.write(Array(Self.november.utf8), "november.csv")
    _ = try workshop.run("convert november.csv")
    _ = try workshop.run("week --date 2026-12-08 -o week.csv")
    let typed = try workshop.text("week.csv").replacing("Gus,,,,,,", with: "Gus,no show,,away,owes,,")
    try workshop.write(Array(typed.utf8), "week.csv")
    #expect(try workshop.run("import week.csv").output.contains("Gus: Thu Dec 10 → owes"))
    let next = try workshop.run("week --date 2026-12-08 -o next.csv")
    #expect(try next.status == .done && workshop.text("next.csv").contains("Gus,no show,,away,owes,,"))
    // It is the newest there is, and says nothing new.
    let again = try workshop.run("import next.csv")
    #expect(again.status == .done && !again.error.contains(DiagnosticCode.olderWeek.name))
  }

  @Test func `the first week that comes back shows what was changed in it`() throws {
    let workshop = try Workshop("first-edit")
    try workshop.write(
      Array("Dog,Owner,Address,Rate\nLuna,Ada Quinn,12 Made-up Lane,30\n".utf8), "roster.csv")
    _ = try workshop.run("convert roster.csv --date 2025-02-24")
    _ = try workshop.run("dogs edit Luna --days mon --date 2025-03-03")
    _ = try workshop.run("pay Luna 20 --method cash --date 2025-03-03")
    _ = try workshop.run("week --date 2025-03-03 -o week.csv")
    let typed = try workshop.text("week.csv").replacing("Luna,CA$20.00", with: "Luna,CA$30.00")
    try workshop.write(Array(typed.utf8), "week.csv")
    let shown = "Luna: Mon Mar 3 → CA$30.00 paid; was CA$20.00"
    #expect(try workshop.run("import week.csv --date 2025-03-04 --dry-run").output.contains(shown))
    #expect(try workshop.run("import week.csv --date 2025-03-04").output.contains(shown))
  }
}
