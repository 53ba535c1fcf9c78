import Diagnostics
import Hikes
import Testing

@testable import HoundCommands

struct DayCommandTests {
  private func workshop(_ name: String) throws -> Workshop {
    let workshop = try Workshop(name)
    let dogs = """
      dog,latitude,longitude,tue
      luna,44.75,-63.68,yes
      max,44.73,-63.66,yes
      rex,44.77,-63.67,yes
      zoe,44.74,-63.65,yes

      """
    try workshop.write(Array(dogs.utf8), "dogs.csv")
    return workshop
  }

  @Test func `a kept day keeps its order until it is reset`() throws {
    let workshop = try workshop("kept")
    let before = try workshop.run("today --date 2025-12-09 --keep --hikes 1 --book .").output
    #expect(before.contains("The order of this day was kept."))
    let orders = try workshop.text("orders.csv")
    #expect(orders.split(separator: "\n").count == 5)
    let moved = try workshop.run("order zoe 1 --date 2025-12-09 --book .")
    #expect(moved.status == .done && moved.output.contains(" 1. zoe"))
    #expect(try workshop.text("orders.csv").contains("2025-12-09,1,1,zoe"))
    _ = try workshop.run("order reset --date 2025-12-09 --book .")
    #expect(try workshop.text("orders.csv") == "date,hike,position,dog\n")
    #expect(try workshop.run("order nobody 1 --date 2025-12-09 --book .").status == .usage)
    #expect(try workshop.run("order luna last --date 2025-12-09 --book .").status == .usage)
    #expect(try workshop.run("order luna 9 --date 2025-12-09 --book .").status == .refused)
  }

  @Test func `a day that is done is written once`() throws {
    let workshop = try workshop("done")
    let done = try workshop.run("done --date 2025-12-09 --no-show max --book .")
    #expect(done.output == "Tuesday, December 9, 2025: 3 hiked, no-show: max.\n")
    let hikes = try workshop.text("hikes.csv")
    #expect(hikes.contains("2025-12-09,max,no-show,25.00,done"))
    #expect(try workshop.run("done --date 2025-12-09 --book .").output.contains("nothing was changed"))
    #expect(try workshop.text("hikes.csv") == hikes)
    #expect(
      try workshop.run("done --date 2025-12-10 --book .").output
        == "Nobody hiked on Wednesday, December 10, 2025.\n")
  }

  @Test func `the problem for a routing program has every dog, and a day without any has none`() throws {
    let workshop = try workshop("vroom")
    let problem = try workshop.run("today --date 2025-12-09 --format vroom --book .").output
    for dog in ["luna", "max", "rex", "zoe"] { #expect(problem.contains("\"description\" : \"\(dog)\"")) }
    let none = try workshop.run("today --date 2025-12-10 --format vroom --book .")
    #expect(none.status == .refused && none.error.contains(DiagnosticCode.nothingToRoute.name))
  }

  @Test func `an edited pickup sheet and the answer of a routing program are kept`() throws {
    let workshop = try workshop("edited")
    let sheet = try workshop.run("today --date 2025-12-09 --hikes 2 --format csv --book .").output
    let lines = sheet.split(separator: "\n").map(String.init)
    let swapped = [lines[0], lines[2], lines[1]] + lines[3...]
    try workshop.write(Array((swapped.joined(separator: "\n") + "\n").utf8), "edited.csv")
    #expect(try workshop.run("import edited.csv --book .").status == .done)
    let kept = try workshop.text("orders.csv")
    #expect(kept.split(separator: "\n").count == 5)
    let answer = """
      {"code":0,"routes":[{"vehicle":1,"description":"2025-12-09 hike 1","steps":[{"type":"job","id":1},
      {"type":"job","id":2}]},{"vehicle":2,"steps":[{"type":"job","id":4},{"type":"job","id":3}]}]}
      """
    try workshop.write(Array(answer.utf8), "answer.json")
    #expect(try workshop.run("import answer.json --book .").status == .done)
    #expect(try workshop.text("orders.csv").hasSuffix("2025-12-09,2,1,zoe\n2025-12-09,2,2,rex\n"))
  }
}
