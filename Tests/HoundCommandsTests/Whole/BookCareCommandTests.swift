import Diagnostics
import Hikes
import Store
import Testing

@testable import HoundCommands

@Suite struct BookCareCommandTests {
  private func converted(_ name: String) throws -> Workshop {
    let workshop = try Workshop("care-\(name)")
    #expect(try workshop.run("convert samples/december-2025.csv --month 2025-12").status == .done)
    return workshop
  }

  @Test func `the history tells each change in words and undo takes them back`() throws {
    let workshop = try converted("history")
    let first = try workshop.book()
    _ = try workshop.run("pay Olive 30 --for 2026-01-05 --date 2026-01-02")
    _ = try workshop.run("settings default_rate 30")
    let history = try workshop.run("history").output
    #expect(
      history.contains("read december-2025.csv") && history.contains("pay Olive")
        && history.contains("1 payment"))
    #expect(try workshop.run("history 2").output.contains("payments.csv"))
    #expect(try workshop.run("history --format json").output.contains("\"change\" : \"0003\""))
    #expect(try workshop.run("history 99").error.contains(DiagnosticCode.unknownChange.name))
    #expect(try workshop.run("undo --dry-run").output.contains("Nothing was written"))
    #expect(try workshop.run("undo 2").output.contains("Undone: 0002, pay Olive"))
    #expect(try workshop.run("settings default_rate").output == "30.00\n")
    #expect(try workshop.run("undo 2").error.contains(DiagnosticCode.cannotUndo.name))
    #expect(try workshop.run("undo").status == .done)
    #expect(try workshop.book() == first)
    #expect(try workshop.run("undo").status == .done, "the conversion itself")
    #expect(try workshop.run("undo").status == .unreadable, "there is no book any more")
  }

  @Test func `a change that later ones build on is not undone`() throws {
    let workshop = try converted("later")
    _ = try workshop.run("dogs edit Olive --color red")
    _ = try workshop.run("dogs edit Olive --color blue")
    let result = try workshop.run("undo 2")
    #expect(result.status == .refused && result.error.contains("0003 (dogs edit Olive) builds on it"))
    #expect(result.error.contains("hound undo 0003"))
  }

  @Test func `a table open in LibreOffice stops what would write it, an export only itself`() throws {
    let workshop = try converted("open")
    try workshop.write(Array(",heather,laptop,;".utf8), "book/.~lock.payments.csv#")
    let before = try workshop.book()
    let result = try workshop.run("pay Olive 30 --for 2026-01-05 --date 2026-01-02")
    #expect(result.status == .unreadable && result.error.contains("open-elsewhere"))
    #expect(result.error.contains("payments.csv is open in LibreOffice (heather on laptop)"))
    #expect(try workshop.book() == before)
    #expect(try workshop.run("status").output.contains("Open in LibreOffice: payments.csv"))
    try Files.remove(workshop.path + "/book/.~lock.payments.csv#")
    try workshop.write([], "book/exports/.~lock.ledger.csv#")
    let ledger = try workshop.read("book/exports/ledger.csv")
    let paid = try workshop.run("pay Olive 30 --for 2026-01-05 --date 2026-01-02")
    #expect(paid.status == .done && paid.error.contains(DiagnosticCode.exportOpen.name))
    #expect(try workshop.read("book/exports/ledger.csv") == ledger)
    #expect(
      try workshop.run("status --date 2026-01-02").output.contains("Older than the book: exports/ledger.csv"))
  }

  @Test func `what was cut off is finished or taken away, and said`() throws {
    let workshop = try converted("cut")
    let control = workshop.path + "/book/.hound"
    try Files.makeFolder(control + "/staging/0002/files")
    #expect(try workshop.run("status").output.contains("was begun and does not count"))
    #expect(try workshop.run("dogs").error.contains(DiagnosticCode.changeDiscarded.name))
    #expect(try workshop.run("dogs").error.isEmpty)
    _ = try workshop.run("dogs edit Olive --color red")
    let manifest = try workshop.read("book/.hound/history/0002/manifest")
    try workshop.write(manifest, "book/.hound/commit")
    #expect(try workshop.run("dogs").error.contains(DiagnosticCode.changeFinished.name))
    #expect(!Files.exists(control + "/commit"))
  }

  @Test func `copies of a synced folder are joined and conflicts settled`() throws {
    let workshop = try converted("merge")
    let dogs = try workshop.text("book/dogs.csv")
    try workshop.write(Array(dogs.replacing("olive,Olive", with: "olive,Oliva").utf8), "book/dogs 2.csv")
    _ = try workshop.run("dogs edit Quill --color red")
    #expect(try workshop.run("status").output.contains("A copy to join: dogs 2.csv"))
    #expect(try workshop.run("merge").output.contains("dogs 2.csv: 1 dog"))
    #expect(
      try workshop.text("book/dogs.csv").contains("Oliva") && workshop.text("book/dogs.csv").contains("red"))
    #expect(try workshop.run("merge").output.contains("no copy to join"))
    try workshop.write(Array(dogs.replacing("olive,Olive", with: "olive,Olivia").utf8), "book/dogs (1).csv")
    let clash = try workshop.run("merge --format json")
    #expect(clash.status == .done && clash.output.contains("\"theirs\" : \"Olivia\""))
    #expect(try workshop.run("check").output.contains(DiagnosticCode.openConflict.name))
    #expect(try workshop.run("merge --take theirs").output.contains("name Oliva → Olivia"))
    #expect(try workshop.text("book/dogs.csv").contains("Olivia"))
    #expect(try workshop.run("merge --take ours").output.contains("No conflict is open."))
  }

  @Test func `a book with broken references is changed by nobody but who can mend it`() throws {
    let workshop = try converted("broken")
    let dogs = try workshop.text("book/dogs.csv")
    try workshop.write(Array("client,owner\nada,Ada\n".utf8), "book/clients.csv")
    try workshop.write(
      Array(dogs.replacing("olive,Olive,", with: "olive,Olive,nobody").utf8), "book/dogs.csv")
    let result = try workshop.run("pay Olive 30 --for 2026-01-05 --date 2026-01-02")
    #expect(result.status == .refused && result.error.contains("dogs.csv:C2"))
    #expect(result.error.contains(DiagnosticCode.unknownClient.name) && result.error.contains("broken-book"))
    #expect(try workshop.run("dogs edit Olive --owner Ada").status == .done)
    #expect(try workshop.run("pay Olive 30 --for 2026-01-05 --date 2026-01-02").status == .done)
  }

  @Test func `a redacted copy can be read and tells nobody's name`() throws {
    let workshop = try converted("export")
    #expect(try workshop.run("export --redacted for-help").status == .done)
    #expect(try workshop.run("dogs --book for-help").output.contains("4 dogs."))
    for (_, bytes) in try workshop.book("for-help") {
      #expect(!String(decoding: bytes, as: UTF8.self).lowercased().contains("olive"))
    }
    #expect(try workshop.run("export for-help").status == .usage)
    #expect(try workshop.run("export kept").status == .done)
    #expect(try workshop.text("kept/payments.csv") == workshop.text("book/payments.csv"))
  }

  @Test func `a kept sheet goes by the name of its file, wherever a person reads it`() throws {
    let workshop = try converted("names")
    #expect(
      try workshop.run("history 1").output.contains("  the sheet december-2025.csv, as you gave it: new\n"))
    _ = try workshop.run("week --month 2025-12 --format csv -o december.csv --date 2025-12-09")
    let edited = try workshop.text("december.csv").replacing("Olive,30.00", with: "Olive,away")
    try workshop.write(Array(edited.utf8), "december.csv")
    #expect(try workshop.run("import december.csv --date 2025-12-09").status == .done)
    let undo = try workshop.run("undo --dry-run").output
    #expect(undo.contains("the week december.csv, as you edited it: new") || !undo.contains("edited"))
    let said = try ["history", "history 1", "history 2", "undo --dry-run", "status", "check", "merge"].map {
      try workshop.run($0).output
    }
    for text in said { #expect(!Self.hasHash(text), "\(text)") }
  }

  @Test func `a folder where a result should go is refused before a book is written`() throws {
    let workshop = try Workshop("care-folder")
    try Files.makeFolder(workshop.path + "/out")
    let refused = try workshop.run("convert samples/december-2025.csv --month 2025-12 -o out")
    #expect(refused.status == .unreadable)
    #expect(refused.error.contains("out: error[output-not-written]: this is a folder where a file is needed"))
    #expect(!Files.exists(workshop.path + "/book"))
  }

  /// Twelve hexadecimal digits or more in a row.
  private static func hasHash(_ text: String) -> Bool {
    text.split { !$0.isHexDigit }.contains {
      $0.count >= 12 && $0.contains { $0.isNumber } && $0.contains { $0.isLetter }
    }
  }

  @Test func `a conflict settled for the book is not asked about again`() throws {
    let workshop = try converted("settled")
    let other = try Workshop("care-settled-copy", copyOf: ".build/workshops/care-settled")
    _ = try workshop.run("dogs edit Olive --color red")
    let theirs = try other.run("dogs edit Olive --color blue --book \(other.path)/book")
    #expect(theirs.status == .done)
    let copy = "\(other.path)/book"
    #expect(try workshop.run("merge \(copy)").output.contains("“red” here, “blue” there"))
    #expect(try workshop.run("merge --take ours").output.contains("color stays red"))
    let again = try workshop.run("merge \(copy)").output
    #expect(!again.contains("in conflict") && !again.contains("conflicts.csv"), "\(again)")
    #expect(try workshop.run("status").output.contains("In conflict") == false)
    _ = try other.run("dogs edit Olive --color green --book \(copy)")
    #expect(try workshop.run("merge \(copy)").output.contains("“red” here, “green” there"), "that is new")
    #expect(try workshop.run("merge --take theirs").output.contains("color red → green"))
    #expect(try !workshop.run("merge \(copy)").output.contains("in conflict"))
  }

  @Test func `cells edited by hand hold from the day they were saved and leave the past alone`() throws {
    let workshop = try converted("hand")
    let weeks = ["2025-12-01", "2025-11-24"].map { "week --format json --date \($0)" }
    func past() throws -> [String] { try weeks.map { try workshop.run($0).output } }
    let before = try past()
    let dogs = try workshop.text("book/dogs.csv")
    let lines = dogs.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let header = lines[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    func edited(_ changes: [String: String]) -> String {
      ([lines[0]]
        + lines.dropFirst().map { line in
          guard line.hasPrefix("olive,") else { return line }
          var fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
          for (column, text) in changes {
            if let place = header.firstIndex(of: column) { fields[place] = text }
          }
          return fields.joined(separator: ",")
        }).joined(separator: "\n")
    }
    let none = ["mon": "", "tue": "", "wed": "", "thu": "yes", "fri": "", "rate": "35.00"]
    try workshop.write(Array(edited(none).utf8), "book/dogs.csv")
    #expect(try past() == before, "at once")
    let paid = try workshop.run("pay Quill 30 --for 2026-01-05 --date 2026-01-02")
    #expect(paid.status == .done && paid.error.contains("hold from Tue Dec 9 2025 on"))
    #expect(paid.error.contains(DiagnosticCode.editedByHand.name))
    #expect(try workshop.text("book/earlier.csv").contains("olive,,mon,2025-12-08,yes"))
    #expect(try past() == before)
    #expect(try workshop.run("week --format json --date 2025-12-18").output.contains("olive"))
    #expect(try !workshop.run("status").output.contains("Edited by hand since: dogs.csv"))
    // Its lines may be erased where the days were wrong before too; nothing brings them back.
    try workshop.write(Array("dog,client,what,until,was\n".utf8), "book/earlier.csv")
    let more = try workshop.run("pay Quill 30 --for 2026-01-06 --date 2026-01-02")
    #expect(more.status == .done && !more.error.contains(DiagnosticCode.editedByHand.name))
    #expect(try past() != before)
    _ = try workshop.run("undo")
    _ = try workshop.run("undo")
    #expect(try past() == before, "what that change had noted is noticed anew")
  }

  @Test func `a change that could not be undone is not called undone`() throws {
    let workshop = try converted("undo-open")
    _ = try workshop.run("pay Olive 30 --for 2026-01-05 --date 2026-01-02")
    try workshop.write([], "book/.~lock.payments.csv#")
    let result = try workshop.run("undo")
    #expect(result.status == .unreadable && result.output.isEmpty)
  }

  @Test(arguments: ["payments.csv", "exports/../dogs.csv", "orders.csv", ".hound/sheets/mine.csv"])
  func `no report takes the place of a file of the book`(name: String) throws {
    let workshop = try converted("own-files-\(name.split(separator: "/").last ?? "")")
    let before = try workshop.book()
    let result = try workshop.run("ledger --format csv -o book/\(name)")
    #expect(result.status == .unreadable && result.error.contains(DiagnosticCode.outputNotWritten.name))
    #expect(try workshop.book() == before)
    #expect(try workshop.run("ledger --format csv -o book/exports/mine.csv").status == .done)
  }

  @Test func `a rate that is to come is not said to hold`() throws {
    let workshop = try converted("rate-ahead")
    _ = try workshop.run("settings default_rate 28 --date 2026-03-02")
    #expect(
      try workshop.run("settings default_rate --date 2026-01-05").output
        == "25.00\n28.00 from Mon Mar 2 2026 on\n")
    #expect(try workshop.run("settings default_rate --date 2026-03-02").output == "28.00\n")
    #expect(try workshop.run("dogs add Zig --days wed --date 2026-01-05").output.contains("CA$25.00 a hike"))
  }

  @Test func `undoing the undoing of an undoing leaves the change undone`() throws {
    let workshop = try converted("undo-undo")
    _ = try workshop.run("away Olive 2026-01-05 --date 2026-01-02")
    for line in ["undo", "undo 0003", "undo 0004"] {
      #expect(try workshop.run(line).status == .done, "\(line)")
    }
    #expect(try !workshop.text("book/exceptions.csv").contains("olive,2026-01-05"))
    #expect(try workshop.run("undo --dry-run").output.hasPrefix("Would undo: 0001"))
  }
}
