import Store
import Tabular
import TestSupport
import Testing

@testable import HoundCommands

@Suite struct RegistryCommandTests {
  private static let clock = "--now 2026-03-09T12:00:00-03:00 --zone America/Halifax"

  /// The samples, and `reg` migrated from the list of visits.
  private func workshop(_ name: String) throws -> Workshop {
    let workshop = try Workshop("registry-\(name)", copyOf: "samples/registry")
    let done = try workshop.run("registry migrate legacy_dogs.json -o reg \(Self.clock)")
    #expect(done.status == .refused, "there is something to decide")
    return workshop
  }

  private func json(_ workshop: Workshop, _ line: String) throws -> JSONTree {
    try JSONTree(Array(try workshop.run("\(line) \(Self.clock) --format json").output.utf8))
  }

  @Test func `S092 an answer in the review becomes a decision, and nothing is left open`() throws {
    let workshop = try workshop("review")
    let dog = "3FBE2705-3B2F-85F5-957A-EF4706921FE8"
    let review = try workshop.text("reg/review.csv").replacing(
      "4607F637-6308-8EEB-B27F-6AD58D0F23B0,,",
      with: "4607F637-6308-8EEB-B27F-6AD58D0F23B0,\(dog),she said so")
    try workshop.write(Array(review.utf8), "reg/review.csv")
    let report = try json(workshop, "registry migrate legacy_dogs.json -o reg")
    #expect(report["held"]?.integer == 0 && report["dogs"]?.integer == 12)
    #expect(report["changed"]?.bool == true)
    #expect(try workshop.text("reg/decisions.csv").contains("\(dog),she said so"))
    let history = try json(workshop, "registry history reg \(dog)")
    #expect(history["total"]?.integer == 3)
    #expect(history["dog"]?["joined_by"]?.elements?.last?.text == "decision")
    #expect(try json(workshop, "registry migrate legacy_dogs.json -o reg")["changed"]?.bool == false)
  }

  @Test func `S095 dogs are counted, sorted, chosen and paged`() throws {
    let workshop = try workshop("dogs")
    let all = try json(workshop, "registry dogs reg --sort visits")
    #expect(all["total"]?.integer == 10, "two are deleted")
    #expect(all["dogs"]?.elements?.first?["name"]?.text == "Moos")
    #expect(all["dogs"]?.elements?.first?["visit_count"]?.integer == 4)
    let some = try json(workshop, "registry dogs reg --where owner=VLIEG")
    #expect(some["dogs"]?.elements?.compactMap { $0["name"]?.text } == ["Moos"])
    let page = try json(workshop, "registry dogs reg --deleted --sort last --offset 1 --limit 2")
    #expect(page["total"]?.integer == 12 && page["dogs"]?.elements?.count == 2)
    #expect(try workshop.run("registry dogs reg --where colour=red").status == .usage)
    #expect(try workshop.run("registry dogs reg --limit some").status == .usage)
    let text = try workshop.run("registry dogs reg --sort owner --limit 1 \(Self.clock)").output
    #expect(text.contains("1 of 10 dogs"))
  }

  @Test func `S096 a dog's history is paged, newest first, and a day's visits are listed`() throws {
    let workshop = try workshop("history")
    let page = try json(workshop, "registry history reg Moos --limit 2 --offset 1")
    #expect(page["total"]?.integer == 4)
    #expect(
      page["visits"]?.elements?.compactMap { $0["arrival"]?.text } == [
        "2026-02-02T08:00", "2026-01-19T08:00",
      ])
    #expect(try workshop.run("registry history reg Bella \(Self.clock)").error.contains("no-such-dog"))
    #expect(try workshop.run("registry history reg Nobody \(Self.clock)").status == .refused)
    let day = try workshop.run("registry visits reg --in-house 2026-02-03 --format csv \(Self.clock)").output
    #expect(day.split(whereSeparator: \.isNewline).count == 3)
  }

  @Test func `S097 who is here is told with what there is to know, also on a page`() throws {
    let workshop = try workshop("present")
    let text = try workshop.run("registry present reg \(Self.clock)").output
    #expect(text.contains("In the house: 2") && text.contains("Left today: 1") && text.contains("Booked: 2"))
    let earlier = "--now 2026-03-09T09:00:00-03:00 --zone America/Halifax"
    #expect(
      try workshop.run("registry present reg \(earlier)").output.contains("  Guus: eats \"everything\", even")
    )
    let page = try workshop.run("registry present reg --format html \(Self.clock)").output
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("tel:9025550107") && page.contains("7d 3h 0m"))
    let list = try json(workshop, "registry present reg")
    #expect(list["departed_today"]?.elements?.first?["notes"]?.text?.hasPrefix("eats") == true)
  }

  @Test func `S098 a deleted dog is in no list and no import brings it back, but undelete does`() throws {
    let workshop = try workshop("delete")
    #expect(try workshop.run("registry delete reg Ike --dry-run \(Self.clock)").output.contains("would be"))
    #expect(try workshop.run("registry delete reg Ike \(Self.clock)").output == "Ike: 2 visits deleted\n")
    func isListed() throws -> Bool {
      try ["present reg", "visits reg", "dogs reg", "regulars reg", "visits reg --format backup"].contains {
        try workshop.run("registry \($0) \(Self.clock)").output.contains("Ike")
      }
    }
    #expect(try !isListed())
    _ = try workshop.run("registry migrate legacy_dogs.json -o reg \(Self.clock)")
    _ = try workshop.run("registry migrate backup.csv -o reg \(Self.clock)")
    #expect(try !isListed())
    #expect(
      try workshop.run("registry undelete reg Ike \(Self.clock)").output == "Ike: 2 visits back again\n")
    #expect(try isListed())
    let one = "CBC8FA62-39F6-912A-BE15-D5A1F0D1D4FF"
    #expect(
      try workshop.run("registry delete reg \(one) --purge \(Self.clock)").error.contains("needs-consent"))
    #expect(try workshop.run("registry delete reg \(one) --purge --yes \(Self.clock)").status == .done)
    #expect(try !workshop.text("reg/visits.csv").contains(one))
  }

  @Test func `S101 regulars are counted by dog and month`() throws {
    let workshop = try workshop("regulars")
    let table = try workshop.run("registry regulars reg --format csv --limit 2 \(Self.clock)").output
    let lines = table.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.first == "dog,owner,visits,2026-01,2026-02")
    #expect(lines.dropFirst().first == "Moos,Petra Vlieg,4,2,2")
    let report = try json(workshop, "registry regulars reg")
    let counts = report["regulars"]?.elements?.compactMap { $0["visits"]?.integer } ?? []
    #expect(counts.reduce(0, +) == 15 && counts == counts.sorted(by: >))
  }

  @Test func `S102 who is here is answered from the summary, and from the tables when they were edited`()
    throws
  {
    let workshop = try workshop("index")
    let house = "reg/.hound/house.json"
    let clock = Self.clock.replacing("T12:", with: "T09:")
    let before = try workshop.run("registry present reg \(clock)").output
    // The summary alone tells it: the tables hold the same name.
    try workshop.write(
      Array(try workshop.text(house).replacing("\"Ike\"", with: "\"Oke\"").utf8), house)
    #expect(
      try workshop.run("registry present reg \(clock)").output == before.replacing("Ike", with: "Oke"))
    let visits = try workshop.text("reg/visits.csv")
    try workshop.write(Array(visits.replacing("everything", with: "everythang").utf8), "reg/visits.csv")
    let after = try workshop.run("registry present reg \(clock)").output
    #expect(after == before.replacing("everything", with: "everythang"))
    try workshop.write(Array("[".utf8), house)
    #expect(try workshop.run("registry present reg \(clock)").output == after)
  }

  @Test func `S103 a dry run writes nothing and the time of each step is told`() throws {
    let workshop = try Workshop("registry-dry", copyOf: "samples/registry")
    let done = try workshop.run("registry migrate legacy_dogs.json -o reg --dry-run --timing \(Self.clock)")
    #expect(done.output.contains("reg would change."))
    #expect(done.error.contains("read in 0 ms, grouped in 0 ms"))
    #expect(!Files.exists(workshop.path + "/reg/visits.csv"))
    #expect(try workshop.run("registry migrate legacy_dogs.json").status == .usage)
  }

  @Test func `a table that was edited by hand is named when it is written anew`() throws {
    let workshop = try workshop("edited")
    let dogs = try workshop.text("reg/dogs.csv")
    try workshop.write(Array(dogs.replacing("Petra", with: "Petronella").utf8), "reg/dogs.csv")
    let again = try workshop.run("registry migrate legacy_dogs.json -o reg \(Self.clock)")
    #expect(again.error.contains("dogs.csv: warning[derived-edit]"))
    #expect(try workshop.text("reg/dogs.csv") == dogs)
    #expect(
      try !workshop.run("registry migrate legacy_dogs.json -o reg \(Self.clock)").error.contains("derived"))
  }

  @Test func `a spoilt text is named, and repaired on request`() throws {
    let workshop = try Workshop("registry-mojibake", copyOf: "samples/registry")
    let list = try workshop.text("legacy_dogs.json").replacing("Petra Vlieg", with: "PÃ©tra Vlieg")
    try workshop.write(Array(list.utf8), "legacy_dogs.json")
    #expect(try workshop.run("registry groups legacy_dogs.json \(Self.clock)").error.contains("mojibake"))
    let repaired = try workshop.run("registry groups legacy_dogs.json --repair-text \(Self.clock)")
    #expect(repaired.output.contains("Pétra Vlieg") && !repaired.error.contains("mojibake"))
  }

  @Test func `what is no registry is refused with its place`() throws {
    let workshop = try Workshop("registry-refused", copyOf: "samples/registry")
    for line in ["groups decisions.csv", "present .", "groups nothing.json", "legacy .", "delete . Moos"] {
      #expect(try workshop.run("registry \(line) \(Self.clock)").status == .unreadable, "\(line)")
    }
    #expect(try workshop.run("registry groups decisions.csv").error.contains("not-a-registry"))
    #expect(try workshop.run("registry visits backup.csv --arrived someday").error.contains("bad-date"))
    #expect(
      try workshop.run("registry groups backup.csv --zone Moon/Base").error.contains("unknown-time-zone"))
  }

  @Test func `a file that is cut off or has a wrong byte gives figures or a clear error`() throws {
    let workshop = try Workshop("registry-faults", copyOf: "samples/registry")
    var random = SplitMix64(seed: 95)
    for name in ["legacy_dogs.json", "backup.csv", "history.csv"] {
      let good = Array(try workshop.text(name).utf8)
      for number in 0..<120 {
        var bad = good
        let place = Int.random(in: 0..<good.count, using: &random)
        if number < 40 {
          bad.removeSubrange(place...)
        } else {
          bad[place] = UInt8.random(in: 0...255, using: &random)
        }
        try workshop.write(bad, "bad")
        let done = try workshop.run("registry groups bad --format json \(Self.clock)")
        if [.done, .refused].contains(done.status) {
          let report = try JSONTree(Array(done.output.utf8))
          let lost = (report["diagnostics"]?.elements ?? []).count { $0["code"]?.text == "bad-arrival" }
          let records = report["records"]?.integer ?? 0
          #expect(name != "legacy_dogs.json" || records + lost == 20, "\(place)")
        } else {
          #expect(done.status == .unreadable && done.error.contains("hint: "), "\(name) \(place)")
        }
      }
    }
  }
}
