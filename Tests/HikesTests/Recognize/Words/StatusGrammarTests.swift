import Civil
import Testing

@testable import Hikes

struct StatusGrammarTests {
  @Test(arguments: [
    ("away", CellStatus.away, DaySpan.unspecified), ("AWAY - Florida", .away, .unspecified),
    ("Away Mon-Wed", .away, .days([.monday, .tuesday, .wednesday])),
    ("Away Mon & Fri", .away, .days([.monday, .friday])), ("away all week", .away, .wholeWeek),
    ("Off This Week", .off, .wholeWeek), ("off this  week", .off, .wholeWeek),
    ("Interview hike Tues", .interview, .days([.tuesday])), ("Tue: vet", .vet, .days([.tuesday])),
    ("Sick Tues & Thurs", .sick, .days([.tuesday, .thursday])),
    ("Injured until Nov 20", .injured, .until(PartialDate(year: nil, month: 11, day: 20))),
    ("away until Aug 18", .away, .until(PartialDate(year: nil, month: 8, day: 18))),
    ("off until Wed", .off, .days([.monday, .tuesday])), ("away next week", .away, .otherWeek),
    ("New Year's", .off, .unspecified), ("sore paw", .injured, .unspecified), ("owes", .unpaid, .unspecified),
    ("groomer Thurs am", .grooming, .days([.thursday])),
  ])
  func `a phrase is taken apart into status and days`(text: String, status: CellStatus, span: DaySpan) {
    let phrase = StatusGrammar.read(text)
    #expect(phrase?.status == status)
    #expect(phrase?.span == span)
  }

  @Test(arguments: [
    ("moved to Thu", Weekday.thursday), ("switched to Friday", .friday), ("moved Wed", .wednesday),
    ("swap w Fri", .friday),
    ("switched", nil),
  ])
  func `a move names its target, if it does`(text: String, target: Weekday?) {
    #expect(StatusGrammar.read(text)?.status == .rescheduled)
    #expect(StatusGrammar.read(text)?.target == target)
  }

  @Test(arguments: [
    "off leash ok", "not injured after all", "call 902-555-0142", "key in lockbox",
    "new harness",
    "switched her to the afternoon because the owner works late", "Awaytown", "awaiting surgery",
    "reactive w/ big males",
  ])
  func `a word within a sentence says nothing for certain`(text: String) {
    #expect(StatusGrammar.read(text) == nil)
  }

  @Test(arguments: [("sick?", true), ("away ??", true), ("sick", false), ("?", false)])
  func `a question mark makes it tentative`(text: String, isTentative: Bool) {
    #expect((StatusGrammar.read(text)?.isTentative ?? false) == isTentative)
  }

  @Test(arguments: SpanWords.leaves.examples + SpanWords.errands.examples)
  func `what is left somewhere is no leave`(text: String) {
    #expect(StatusGrammar.read("leave") != nil)
    #expect(StatusGrammar.read(text) == nil)
  }
}
