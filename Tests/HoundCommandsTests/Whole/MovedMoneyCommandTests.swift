import Testing

@testable import HoundCommands

/// What was paid for one day and shown by a sheet on another is one payment, whichever way the move was said.
@Suite struct MovedMoneyCommandTests {
  private static let week = """
    "Week of September 7, 2026",Mon,Tues,Wed,Thurs,Fri,Notes
    Luna,$30.00,,,,,
    Arlo,$25.00,,$25.00,,,
    Otis,,$25.00,,,$25.00,

    """

  private func workshop(_ name: String) throws -> Workshop {
    let workshop = try Workshop("moved-\(name)")
    try workshop.write(Array(Self.week.utf8), "week.csv")
    _ = try workshop.run("convert week.csv")
    return workshop
  }

  private func read(_ line: String, of dog: String, in workshop: Workshop) throws -> String {
    let sheet = Self.week.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix(dog + ",") ? line : String($0)
    }.joined(separator: "\n")
    try workshop.write(Array(sheet.utf8), "changed.csv")
    let ran = try workshop.run("import changed.csv")
    #expect(ran.error.isEmpty, "\(ran.error)")
    return ran.output
  }

  private func table(_ name: String, of workshop: Workshop) throws -> String {
    String(decoding: try workshop.book()[name] ?? [], as: UTF8.self)
  }

  private func expectOne(_ moved: String, in workshop: Workshop) throws {
    let payments = try table("payments.csv", of: workshop)
    #expect(payments.split(separator: "\n").count { $0.contains("-luna,") } == 1, "\(payments)")
    let exceptions = try table("exceptions.csv", of: workshop)
    #expect(exceptions.contains("luna,\(moved)"), "\(exceptions)")
    let ledger = try workshop.run("ledger").output
    #expect(ledger.contains("130.00"), "\(ledger)")
  }

  @Test func `a move in the book and the same typed into her sheet`() throws {
    let workshop = try workshop("both")
    let moved = try workshop.run("move Luna --from 2026-09-07 --to 2026-09-10")
    #expect(moved.output.contains("to Thu"), "\(moved.output)")
    #expect(!moved.output.contains("not paid"), "\(moved.output)")
    let output = try read("Luna,moved to Thu,,,CA$30.00,,", of: "Luna", in: workshop)
    #expect(output.contains("No changes."), "\(output)")
    try expectOne("2026-09-07,moved,2026-09-10", in: workshop)
    let written = try workshop.run("week --date 2026-09-07 --format csv").output
    #expect(written.contains("Luna,moved to Thu,,,CA$30.00,,"), "\(written)")
  }

  @Test(arguments: [
    ("Luna,moved to Thu,,,$30.00,,", "moved to Thu, its CA$30.00 with it; was CA$30.00 paid"),
    ("Luna,,,,$30.00,,", "Thu Sep 10 → CA$30.00 paid; was CA$30.00 paid for Mon Sep 7"),
  ])
  func `a move that is in her sheet alone`(line: String, change: String) throws {
    let workshop = try workshop("sheet-\(line.utf8.count)")
    let output = try read(line, of: "Luna", in: workshop)
    #expect(output.contains(change) && output.contains("book CA$130.00 = sheet CA$130.00"), "\(output)")
    try expectOne("2026-09-07,moved,2026-09-10", in: workshop)
    #expect(try read(line, of: "Luna", in: workshop).contains("No changes."))
    let written = try workshop.run("week --date 2026-09-07 --format csv").output
    #expect(written.contains(line), "\(written)")
    let reconciled = try workshop.run("reconcile changed.csv").output
    #expect(reconciled.contains("CA$130.00 = the same dogs and days in the book CA$130.00"), "\(reconciled)")
    // And back.
    let back = try read("Luna,$30.00,,,,,", of: "Luna", in: workshop)
    #expect(back.contains("Mon Sep 7 → CA$30.00; was moved to Thu Sep 10"), "\(back)")
    #expect(try !table("exceptions.csv", of: workshop).contains("luna"))
    #expect(try table("hikes.csv", of: workshop).contains("2026-09-10,luna,cancelled,0.00"))
  }

  @Test func `money that is cut once more goes on from there`() throws {
    let workshop = try workshop("twice")
    _ = try read("Luna,,,,$30.00,,", of: "Luna", in: workshop)
    let output = try read("Luna,,,,,$30.00,", of: "Luna", in: workshop)
    #expect(output.contains("Fri Sep 11 → CA$30.00 paid; was CA$30.00 paid for Thu Sep 10"), "\(output)")
    try expectOne("2026-09-07,moved,2026-09-11", in: workshop)
    #expect(try table("hikes.csv", of: workshop).contains("2026-09-10,luna,cancelled,0.00"))
  }

  @Test func `a move to an earlier day, whose cell stands before the word`() throws {
    let workshop = try workshop("earlier")
    let output = try read("Otis,$25.00,moved to Mon,,,$25.00,", of: "Otis", in: workshop)
    #expect(output.contains("moved to Mon, its CA$25.00 with it"), "\(output)")
    let payments = try table("payments.csv", of: workshop)
    #expect(payments.split(separator: "\n").count { $0.contains("-otis,") } == 2, "\(payments)")
  }

  @Test func `a written week after a move is the book, and an amount typed over is the payment's`() throws {
    let workshop = try workshop("written")
    _ = try workshop.run("move Luna --from 2026-09-07 --to 2026-09-10")
    let written = try workshop.run("week --date 2026-09-07 --format csv").output
    try workshop.write(Array(written.utf8), "edited.csv")
    let same = try workshop.run("import edited.csv").output
    #expect(same.contains("No changes.") && same.contains("book CA$130.00 = sheet CA$130.00"), "\(same)")
    try workshop.write(Array(written.replacing("CA$30.00", with: "CA$35.00").utf8), "edited.csv")
    let changed = try workshop.run("import edited.csv").output
    #expect(changed.contains("Thu Sep 10 → CA$35.00 paid; was CA$30.00"), "\(changed)")
    #expect(try table("payments.csv", of: workshop).contains("35.00"))
  }

  @Test func `money beside what came from another day is a payment of its own`() throws {
    let workshop = try workshop("beside")
    let output = try read("Luna,$30.00,,,$30.00,,", of: "Luna", in: workshop)
    #expect(output.contains("book CA$160.00 = sheet CA$160.00"), "\(output)")
    let payments = try table("payments.csv", of: workshop)
    #expect(payments.split(separator: "\n").count { $0.contains("-luna,") } == 2, "\(payments)")
  }

  @Test(arguments: [("switched", ""), ("away", "away"), ("grooming", "grooming")])
  func `a word over the money and the same money on another day are a move`(word: String, reason: String)
    throws
  {
    let workshop = try workshop("word-\(word)")
    let output = try read("Luna,\(word),,,$30.00,,", of: "Luna", in: workshop)
    #expect(output.contains("book CA$130.00 = sheet CA$130.00"), "\(output)")
    try expectOne("2026-09-07,moved,2026-09-10,\(reason)", in: workshop)
    #expect(try read("Luna,\(word),,,$30.00,,", of: "Luna", in: workshop).contains("No changes."))
  }

  @Test func `money put into the next week is shown there`() throws {
    let workshop = try workshop("next")
    let next =
      "\"Week of September 14, 2026\",Mon,Tues,Wed,Thurs,Fri,Notes\nLuna,$30.00,,,,,\nArlo,$25.00,,,,,\n"
    let sheet = Self.week.replacing("Luna,$30.00,,,,,", with: "Luna,,,,,,")
    try workshop.write(Array((sheet + next).utf8), "changed.csv")
    #expect(try workshop.run("import changed.csv").output.contains("book CA$155.00 = sheet CA$155.00"))
    try expectOneIn("2026-09-07,moved,2026-09-14", workshop)
    #expect(try workshop.run("week --date 2026-09-14").output.contains("Luna        30.00"))
    #expect(try workshop.run("week --date 2026-09-14 --format csv").output.contains("Luna,$30.00"))
  }

  private func expectOneIn(_ moved: String, _ workshop: Workshop) throws {
    let payments = try table("payments.csv", of: workshop)
    #expect(payments.split(separator: "\n").count { $0.contains("-luna,") } == 1, "\(payments)")
    #expect(try table("exceptions.csv", of: workshop).contains("luna,\(moved)"))
  }

  @Test func `what the sheet no longer shows and the book keeps is said beside the sums`() throws {
    let workshop = try workshop("gone")
    try workshop.write(Array(Self.week.replacing("Luna,$30.00", with: "Luna,").utf8), "changed.csv")
    let ran = try workshop.run("import changed.csv")
    #expect(ran.output.contains("Beside it the book has CA$30.00 paid for days"), "\(ran.output)")
  }

  @Test func `a dog by another name keeps its money`() throws {
    let workshop = try workshop("renamed")
    try workshop.write(Array(Self.week.replacing("Otis,", with: "Walter,").utf8), "changed.csv")
    let ran = try workshop.run("import changed.csv")
    #expect(ran.error.contains("“Walter” is taken for Otis, whose money it has"), "\(ran.error)")
    #expect(ran.output.contains("book CA$130.00 = sheet CA$130.00"))
    #expect(try !table("dogs.csv", of: workshop).contains("Walter"))
    // With other money it is another dog.
    let other = Self.week.replacing("Otis,,$25.00", with: "Walter,,$20.00")
    try workshop.write(Array(other.utf8), "changed.csv")
    _ = try workshop.run("import changed.csv")
    #expect(try table("dogs.csv", of: workshop).contains("Walter"))
  }

  @Test func `a note that is taken out takes what it said with it`() throws {
    let workshop = try workshop("note")
    _ = try read("Otis,,$25.00,,,$25.00,away Wed", of: "Otis", in: workshop)
    #expect(try table("exceptions.csv", of: workshop).contains("otis,2026-09-09,away"))
    _ = try workshop.run("week --date 2026-09-07 --format csv -o written.csv")
    let written = try workshop.text("written.csv")
    let lines = written.split(separator: "\r\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("Otis,") ? "Otis,,$25.00,,,$25.00," : String(line)
    }
    try workshop.write(Array(lines.joined(separator: "\r\n").utf8), "written.csv")
    _ = try workshop.run("import written.csv")
    #expect(try !table("exceptions.csv", of: workshop).contains("otis"))
  }
}
