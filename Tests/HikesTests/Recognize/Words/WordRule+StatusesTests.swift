import Civil
import Quantities
import Testing

@testable import Hikes

/// What people say of a day in more words than one, or in worse ones.
struct WordRuleStatusesTests {
  @Test(arguments: SpanWords.partners.examples.map { ($0, SpanWords.partners.meaning) })
  func `behind a word for swapping the other dog is named`(text: String, plain: String) throws {
    #expect(StatusGrammar.read(text)?.status == StatusGrammar.read(plain)?.status)
  }

  @Test(arguments: SpanWords.letterRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a day may be its letter behind a status`(text: String, day: Weekday) {
    #expect(StatusGrammar.read(text)?.span == .days([day]))
  }

  @Test(arguments: [
    ("away T/W", [Weekday.tuesday, .wednesday]), ("away Th/F", [.thursday, .friday]), ("CXL M", [.monday]),
    ("vet M 3:15", [.monday]), ("sick mon tues wed", [.monday, .tuesday, .wednesday]),
    ("away mon an thrs", [.monday, .thursday]),
  ])
  func `several days may be their letters or misspelt`(text: String, days: [Weekday]) {
    #expect(StatusGrammar.read(text)?.span == .days(days))
  }

  @Test(arguments: ["OUT TILL 15TH", "blessée jusqu'au 15", "away until 15th"])
  func `the last day may be its number alone`(text: String) throws {
    let meaning = try #require(NoteGrammar.read(text, week: SheetText.date("2025-12-08")))
    #expect(meaning.days.last == SheetText.date("2025-12-15") && meaning.days.count == 6)
  }

  @Test(arguments: SpanWords.exceptions.examples + ["away exc F", "away this week or next", "off-leash ok"])
  func `what takes back a status leaves it a note`(text: String) {
    #expect(StatusGrammar.read(text) == nil)
  }

  @Test(arguments: [
    ("Off sick this week poor thing", CellStatus.sick), ("sick all week agian", .sick),
    ("hert paw", .injured),
    ("didnt come", .noShow), ("no $ yet", .unpaid), ("forgot $", .unpaid), ("she's in heat", .away),
    ("swiched w Penny", .rescheduled), ("échangé avec Boule", .rescheduled), ("moved to thrs", .rescheduled),
    ("at the groomers", .grooming), ("vet appt 0900", .vet), ("chèque sans fonds", .unpaid),
    ("ya owes", .unpaid), ("didnt pay", .unpaid), ("en chaleur", .away), ("malade encore", .sick),
  ])
  func `a status in more or worse words is understood in a day`(text: String, status: CellStatus) {
    guard case .status(let phrase) = CellMark(text) else {
      Issue.record("\(text) is no status")
      return
    }
    #expect(phrase.status == status)
  }

  @Test(
    arguments: StatusWords.certain.examples + [
      "no show lol", "Owner ill; no hike!", "trk broke dn - no hike",
    ])
  func `a few words with a certain one are a status`(text: String) {
    guard case .status = CellMark(text) else {
      Issue.record("\(text) is no status")
      return
    }
  }

  @Test(
    arguments: [
      StatusTokens.matters, StatusTokens.parts, StatusTokens.sides, StatusTokens.splinters,
      StatusTokens.inside,
    ].flatMap(\.examples))
  func `what is the matter with a part of a dog is an injury`(text: String) {
    #expect(CellMark(text) == .status(.whole(.injured)))
  }

  @Test(
    arguments: StatusWords.denials.examples + [
      "rain-no hike", "xmas concert-off", "snuck out of yard - found, no hike",
    ])
  func `a word behind others may say that there was no hike`(text: String) {
    #expect(CellMark(text) == .status(.whole(.off)))
  }

  @Test(
    arguments: StatusWords.hyphened.examples + [
      "bring towel - no leash", "back fence broken", "leg up", "early drop-off?",
    ])
  func `a part of another word says nothing`(text: String) {
    #expect(CellMark(text) == .text)
  }

  @Test(arguments: [
    ("🤢 ate turkey bones", CellStatus.sick), ("heat warning ❌", .cancelled), ("to the lake 🏖", .away),
  ])
  func `a picture beside words may say why`(text: String, status: CellStatus) {
    guard case .status(let phrase) = CellMark(text) else {
      Issue.record("\(text) is no status")
      return
    }
    #expect(phrase.status == status)
  }

  @Test(
    arguments: StatusWords.others.examples + StatusWords.recoveries.examples + StatusWords.deaths.examples
      + StatusWords.keptFrom.examples + [
        "cone off Fri", "finalement pas malade", "not sick after all",
      ])
  func `of somebody else or another day they are a note`(text: String) {
    #expect(CellMark(text) == .text && NoteGrammar.read(text, week: nil) == nil)
  }

  @Test(arguments: ["Payment received", "PAID UP", "is paid", "payé hier", "a payé cash"])
  func `paid may be said in more words`(text: String) {
    guard case .paid = CellMark(text) else {
      Issue.record("\(text) is not paid")
      return
    }
  }

  @Test(arguments: StatusWords.stays.examples + StatusWords.besideStays.examples + ["At Dan's!"])
  func `a dog at somebody's place is away, in a day and not in a note`(text: String) throws {
    #expect(StatusGrammar.ofSomebody(text.folded) == .away)
    #expect(NoteGrammar.read(text, week: SheetText.date("2025-11-03")) == nil)
    let reading = try SheetText.read(SheetText.week("Pip,20,\(text),,,", "Otto,,20,,20,"))
    #expect(reading["C2"]?.status == .away)
  }

  @Test(
    arguments: AmountWords.late.examples + ["cheque in the mail", "Cash tomorrow!", "etransfer declined"])
  func `money that is late is owed, in a day`(text: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,20,\(text),,,", "Otto,,20,,20,"))
    #expect(reading["C2"]?.kind == .scheduled && reading["C2"]?.status == .unpaid)
    #expect(StatusGrammar.ofSomebody("cash fri") == nil && StatusGrammar.ofSomebody("cash") == nil)
  }

  @Test func `a page in a cell is read in no time, and says nothing of late money`() {
    #expect(StatusGrammar.ofSomebody(String(repeating: "cash ", count: 100_000) + "coming") == nil)
  }

  @Test func `who owes stands before the word, and nobody does not`() {
    #expect(AmountWords.owes.examples.allSatisfy { StatusGrammar.ofSomebody($0.folded) == .unpaid })
    #expect(!AmountWords.nobody.examples.contains { StatusGrammar.ofSomebody($0.folded) != nil })
    #expect(StatusGrammar.ofSomebody("bob owes 25") == nil && StatusGrammar.ofSomebody("owes") == nil)
  }

  @Test func `who paid is asked how much`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,20,hubby pd,,,", "Otto,,20,,20,", "Rex,20,not pd,,already pd,"))
    #expect(reading["C2"]?.question != nil && reading["C4"]?.status == .unpaid)
    #expect(reading["E4"]?.kind == .payment || reading["E4"]?.kind == .scheduled)
  }

  @Test(arguments: ["pd, chased deer", "paid, muddy!", "payé, belle marche"])
  func `paid may stand before a remark`(text: String) {
    #expect(CellMark(text) == .paid(method: ""))
  }

  @Test(arguments: ["pd, away", "pd, still owes", "paid, next week", "paid, not sure"])
  func `paid before anything else is more than that`(text: String) {
    #expect(CellMark(text) != .paid(method: ""))
  }

  @Test(arguments: StatusWords.returns.examples)
  func `a dog that is back on a day is away until then, in a day and not in a note`(text: String) {
    guard case .status(let phrase) = CellMark(text) else {
      Issue.record("\(text) is no status")
      return
    }
    #expect(phrase.status == .away)
    #expect(NoteGrammar.read(text, week: SheetText.date("2025-11-03")) == nil)
  }

  @Test func `what a note says of the next week is of that one`() {
    let meaning = NoteGrammar.read("off to PEI next week", week: SheetText.date("2025-11-03"))
    #expect(meaning?.isNextWeek == true && meaning?.days.first == SheetText.date("2025-11-10"))
  }
}
