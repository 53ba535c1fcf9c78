import Diagnostics
import Hikes
import Store
import Testing

@testable import HoundCommands

@Suite struct RosterCommandTests {
  private func converted(_ name: String) throws -> Workshop {
    let workshop = try Workshop("roster-\(name)")
    #expect(try workshop.run("convert samples/december-2025.csv --month 2025-12").status == .done)
    return workshop
  }

  @Test func `dogs are listed, chosen and shown one by one`() throws {
    let workshop = try converted("list")
    let all = try workshop.run("dogs --date 2025-12-09")
    #expect(all.status == .done && all.output.contains("Olive") && all.output.contains("4 dogs."))
    #expect(try workshop.run("dogs list --date 2025-12-09").output == all.output)
    #expect(
      try workshop.run("dogs --where days=mon --format csv --date 2025-12-09").output.contains("olive,Olive"))
    #expect(try workshop.run("dogs --search olive --date 2025-12-09").output.contains("1 of 4 dogs."))
    let olive = try workshop.run("dogs Olive --date 2025-12-09").output
    #expect(olive.contains("last payment") && olive.contains("next hike") && olive.contains("stands"))
    #expect(try workshop.run("dogs --format json --date 2025-12-09").output.contains("\"balance_cents\""))
    #expect(try workshop.run("clients").output.contains("0 owners."))
    #expect(try workshop.run("trails --format json").output.contains("\"rows\""))
  }

  @Test(arguments: [
    ("dogs --sort colour", "did you mean color?"), ("dogs --where days", "is no condition"),
    ("dogs Oliv", "did you mean Olive?"), ("dogs edit Olive", "nothing is said of Olive"),
    ("dogs add Olive", DiagnosticCode.rosterRefused.name), ("clients retire Nobody", "no owner is called"),
    ("dogs edit Olive --days sat", DiagnosticCode.rosterRefused.name),
    ("dogs add Zed --owner Nobody", "for a new owner give --address"),
  ])
  func `a slip gets an answer and changes nothing`(command: String, answer: String) throws {
    let workshop = try converted("slip-\(command.filter(\.isLetter))")
    let before = try workshop.book()
    let result = try workshop.run(command)
    #expect(result.status != .done && result.error.contains(answer) && result.error.contains("hint:"))
    #expect(try workshop.book() == before)
  }

  @Test func `a dog comes, changes, goes and comes back, each as one change`() throws {
    let workshop = try converted("life")
    let added = try workshop.run(
      "dogs add Zed --owner \"Ada Quinn\" --address \"1 Made-up Lane\" --days mon,thu --rate 30 --date 2025-12-09"
    )
    #expect(added.output.contains("Zed is new: of Ada Quinn, Mon, Thu, CA$30.00 a hike."))
    #expect(try workshop.run("clients list").output.contains("Ada Quinn"))
    #expect(
      try workshop.run("dogs edit Zed --days tue --dry-run --date 2025-12-09").output.contains(
        "Mon, Thu → Tue"))
    #expect(
      try workshop.run("dogs edit Zed --rate 30 --date 2025-12-09").output.contains("nothing was changed"))
    #expect(try workshop.run("dogs retire Zed --date 2025-12-09").output.contains("is retired"))
    #expect(try workshop.run("dogs --where active=no --date 2025-12-09").output.contains("Zed"))
    #expect(try workshop.run("dogs restore Zed --date 2025-12-09").output.contains("is back"))
    #expect(try workshop.run("clients retire \"Ada Quinn\" --date 2025-12-09").output.contains("not booked"))
    #expect(try workshop.run("check").error.isEmpty)
    #expect(try workshop.run("check").output.contains(DiagnosticCode.retiredOwner.name))
    let history = try workshop.run("history").output
    for label in ["dogs add Zed", "dogs retire Zed", "dogs restore Zed", "clients retire Ada Quinn"] {
      #expect(history.contains(label))
    }
  }

  @Test func `deleting shows first, asks for a yes, and keeps an archive`() throws {
    let workshop = try converted("delete")
    let before = try workshop.book()
    let shown = try workshop.run("dogs delete Olive --date 2025-12-09")
    #expect(shown.status == .refused && shown.output.contains("Olive goes, with"))
    #expect(shown.error.contains("say it again with --yes"))
    #expect(try workshop.book() == before)
    let gone = try workshop.run("dogs delete Olive --yes --date 2025-12-09")
    #expect(gone.status == .done && gone.output.contains("book/archive/olive 2025-12-09"))
    #expect(try workshop.text("book/archive/olive 2025-12-09/dogs.csv").contains("olive"))
    #expect(try workshop.run("dogs Olive").status == .usage)
    #expect(try workshop.run("undo").status == .done)
    #expect(try workshop.book() == before)
    #expect(!Files.exists(workshop.path + "/book/archive/olive 2025-12-09/dogs.csv"))
  }

  @Test func `owners and trails are edited and deleted as dogs are`() throws {
    let workshop = try converted("others")
    #expect(
      try workshop.run("trails add \"Sandy Lake\" --region Bedford --place \"44.74, -63.68\"").status == .done
    )
    #expect(try workshop.run("trails edit \"Sandy Lake\" --notes mud").output == "Sandy Lake: notes mud\n")
    #expect(try workshop.run("trails delete \"Sandy Lake\" --yes").status == .done)
    #expect(
      try workshop.run("clients add \"Bo Reid\" --address \"3 Row\" --phone 902-555-0102").status == .done)
    #expect(try workshop.run("dogs edit Olive --owner \"Bo Reid\"").status == .done)
    #expect(try workshop.run("clients delete \"Bo Reid\"").output.contains("The dogs are Olive."))
    #expect(try workshop.run("clients edit bo-reid --email bo@example.com").status == .done)
    #expect(try workshop.run("clients --format csv").output.contains("bo@example.com"))
  }
}
