import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Notes that correct a day of their row.
struct NoteCorrectionsTests {
  private static let rules = [
    NoteGrammar.takingBack, NoteGrammar.corrections, NoteGrammar.beings, NoteGrammar.exchanges,
    NoteGrammar.undoings,
  ]

  @Test(arguments: rules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a note names the day that it corrects`(text: String, day: Weekday) {
    #expect(NoteGrammar.corrected(CellText(text))?.day == day)
  }

  @Test(arguments: NoteGrammar.takingBack.words) func `before a day these take it back`(word: String) {
    #expect(NoteGrammar.corrected(CellText("\(word) Fri"))?.isTakenBack == true)
  }

  @Test(arguments: NoteGrammar.corrections.words) func `behind a day these correct it`(words: String) {
    #expect(NoteGrammar.corrected(CellText("Fri \(words) 30"))?.isTakenBack == false)
  }

  @Test(arguments: NoteGrammar.undoings.words) func `behind a day these take it back`(words: String) {
    #expect(NoteGrammar.corrected(CellText("Fri \(words)"))?.isTakenBack == true)
  }

  @Test(arguments: [
    "Fri should be back", "ignore the barking", "swap Fri for Thu", "was away Fri", "Fri was fun", "Tue, Fri",
    "really good Fri",
  ])
  func `other notes correct nothing`(text: String) {
    #expect(NoteGrammar.corrected(CellText(text)) == nil)
  }

  @Test func `money of a day that a note takes back is booked and asked about`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,,25,,25,\"ignore Fri, he was home\"", "Rex,25,,25,,25,"), month: "2025-11")
    let friday = try #require(reading.cells.first { $0.dog == "Pip" && $0.date?.weekday == .friday })
    #expect(friday.kind == .payment && friday.amount == Money(cents: 2500))
    #expect(friday.question?.text == "The note says “ignore Fri, he was home”. Was CA$25.00 paid for Friday?")
  }

  @Test func `another correction is asked about where it stands, if the day holds anything`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,25,25,,25,Tues was Wed", "Rex,25,,25,,25,Tue was Wed"), month: "2025-11")
    let notes = reading.cells.filter { $0.kind == .note && $0.raw.contains("was Wed") }
    #expect(notes.map { $0.question == nil } == [false, true])
  }

  @Test func `a line below the dogs that corrects a day of one of them is asked about`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,25,25,,25,", "Rex,25,,25,,25,") + "\nNOTE Pip Tues 4th was really Rex,,,,,,\n",
      month: "2025-11")
    let line = try #require(reading.cells.first { $0.raw.hasPrefix("NOTE") })
    #expect(line.question != nil)
  }
}
