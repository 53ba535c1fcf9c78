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
}
