import Civil
import Testing

@testable import Hikes

/// Notes that name their days or weeks apart from what became of the dog.
struct NoteSpansTests {
  /// The days of March 2024 that a note of the week of the 4th speaks of.
  private func days(_ text: String) -> [Int] {
    NoteGrammar.read(text, week: SheetText.date("2024-03-04"))?.days.map(\.day) ?? []
  }

  @Test(arguments: NoteGrammar.nos.words) func `no with days is a day off`(word: String) {
    #expect(days("\(word) Wed") == [6])
    #expect(
      NoteGrammar.read("\(word) Wed", week: SheetText.date("2024-03-04"))?.status == NoteGrammar.nos.meaning)
  }

  @Test(arguments: NoteGrammar.besideNos.words) func `beside those some words say nothing`(word: String) {
    #expect(days("no Mon \(word) Fri") == [4, 8])
  }

  @Test func `days stand behind a dash, in front of the reason, or from one on`() {
    #expect(days("limping, off til Thu") == days("away til Thu") && !days("limping, off til Thu").contains(8))
    #expect(days("home Thurs (tummy)") == [7])
    #expect(days("limping - off from Thu") == [7, 8])
  }

  @Test(arguments: NoteGrammar.leaving.words) func `who leaves is away from that day on`(word: String) {
    #expect(days("\(word) Thu, away") == [7, 8])
  }

  @Test(arguments: NoteGrammar.lateNotices.words) func `how late it was told changes no day`(notice: String) {
    #expect(days("cancelled Tue \(notice)") == [5])
    let status = NoteGrammar.read("cancelled Tue \(notice)", week: SheetText.date("2024-03-04"))?.status
    #expect(status == NoteGrammar.lateNotices.meaning)
  }

  @Test(arguments: NoteGrammar.weekWords.words) func `an absence of weeks begins with this one`(word: String)
  {
    #expect(days("neutered, off 2 \(word)") == [4, 5, 6, 7, 8, 11, 12, 13, 14, 15])
  }

  @Test(arguments: NoteGrammar.counts.flatMap { rule in rule.words.map { ($0, rule.meaning) } })
  func `weeks are counted in figures and words`(word: String, count: Int) {
    #expect(days("off \(word) weeks").count == count * 5)
  }

  @Test(arguments: NoteGrammar.rates.examples) func `how often is not how long`(text: String) {
    #expect(days(text).count <= 5)
  }

  @Test func `next weeks and the end of this one are told apart`() {
    #expect(days("away next 2 wks") == [11, 12, 13, 14, 15, 18, 19, 20, 21, 22])
    #expect(days("sprained - off till next wk") == [4, 5, 6, 7, 8])
    #expect(days("away next week") == [11, 12, 13, 14, 15])
  }

  @Test(arguments: [
    "not well", "no shows", "no gate code", "paid 2 wks ahead", "not Thu's fault", "owes for 2 weeks",
  ])
  func `other notes name no days off`(text: String) {
    #expect(NoteGrammar.daysOff(text.folded.split(separator: " ").map(String.init)) == nil)
    #expect(days(text).count <= 5)
  }
}
