import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// What one sheet becomes over the years: other programs, other hands, other headings.
struct DriftingSheetTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  @Test(arguments: ["4-Mar,5-Mar,6-Mar,7-Mar,8-Mar", "Mar 4,Mar 5,Mar 6,Mar 7,Mar 8", "4,5,6,7,8"])
  func `days of March below the names of the days belong to these, in weeks side by side too`(
    _ dates: String
  ) throws {
    let next = dates.replacing(#/\d+/#) { "\((Int($0.output) ?? 0) + 7)" }
    let reading = try SheetText.read(
      """
      Wk of 4 Mar 2019,,,,,,,,,Wk of 11 Mar 2019,,,,,,,
      Dog,Monday,Tuesday,Wednesday,Thursday,Friday,Total,Notes,,Dog,Monday,Tuesday,Wednesday,Thursday,Friday,Total,Notes
      ,\(dates),,,,,\(next),,
      Daisy,away,,,,,,,,Daisy,,,,,20,$20,
      Sadie,40,,,,,$40,paid for both weeks,,Sadie,,,,,,,see last wk
      Hank,,,20,,20,$40,,,Hank,,vac,,20,,$20,new leash
      """)
    #expect(reading.dogs.map(\.name) == ["Daisy", "Sadie", "Hank"] && isQuiet(reading))
    #expect(reading["J5"]?.kind == .dog && reading["Q5"]?.note == "see last wk")
    #expect(reading.paid == Money(cents: 12_000) && reading["G5"]?.kind == .total)
    let sheet = WeeklySheet(SheetText.convert([reading]).book, readings: [reading])
    let row = sheet.month(try #require(YearMonth(year: 2019, month: 3))).first { $0.first == "Sadie" }
    #expect(row?[7] == "paid for both weeks" && row?[16] == "see last wk")
  }

  @Test func `areas that no list knows part dogs that all have their owners beside them`() throws {
    let reading = try SheetText.read(
      """
      wk of oct 21 2019,,,,,,
      dog,owner,mon,tue,wed,thu,fri
      bedford,,,,,,
      biscuit,ann r.,,25,,25,
      moxie,joel,,25,,away,away
      gull rock lane,,,,,,
      rue,kim,,sick,,25,
      sully,kim,,25,,25,
      waffles,dee,,,,25,
      """)
    #expect(reading.dogs.map(\.name) == ["biscuit", "moxie", "rue", "sully", "waffles"])
    #expect(reading["A6"]?.kind == .header && isQuiet(reading))
  }

  @Test func `a cheque that bounced is told once in its day and once in the notes`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 5 2012
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bailey,,20,20,,20,
      Zoe,20,20,NSF,,,"cheque bounced, will bring cash"
      Cody,,,,,20,
      """)
    #expect(reading["D4"]?.status == .unpaid && isQuiet(reading))
  }

  @Test func `what a note says was given for both days is what they show`() throws {
    func asks(_ note: String) throws -> Bool {
      let reading = try SheetText.read(
        "Week of May 10 2010\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nBailey,18,,18,,,\nOscar,18,,18,,,\"\(note)\"\nMax,18,,,18,,\n"
      )
      return reading["G4"]?.question != nil
    }
    for note in NoteGrammar.altogether.examples {
      #expect(try !asks(note))
      #expect(try asks(note.replacing("36", with: "54")))
    }
  }

  @Test func `a figure too many is asked about where other amounts have their sign`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 10 2025
      Dog,Mon,Tue,Wed,Thu,Fri
      Hazel,,$30,,$30,
      Hank,,$25,,$25,$25
      Rosie,,$25,$25,,$25
      Murphy,$25,,255,,
      Moose,$25,,,$25,
      """)
    #expect(reading["D6"]?.question != nil && reading.cells.count { $0.question != nil } == 1)
  }

  @Test func `one dog may pay on one day what all others paid`() throws {
    let reading = try SheetText.read(
      """
      Week of Jul 14 2025,,,,,,
      Dog Name,Mon 14,Tue 15,Wed 16,Thu 17,Fri 18,Notes
      Theo,CA$75.00,,,,,
      Uma,CA$50.00,,,,,
      Vesper,,,,,,
      Winnie,CA$125.00,,,,,
      ,,,,,,
      Week Total,,,,,,CA$250.00
      """)
    #expect(reading.paid == Money(cents: 25_000) && reading["A6"]?.kind == .dog)
  }

  @Test func `answers to a form say of each hike whether it was paid, or what became of it`() throws {
    let reading = try SheetText.read(
      """
      Timestamp,Which dog?,Date of hike,Paid?,Amount,Comments
      6/6/2022 16:11:26,Apollo,6/6/2022,Yes,25,
      6/6/2022 16:15:39,Birdie,6/6/2022,Yes,25,left harness in van
      6/7/2022 16:19:52,Comet,6/7/2022,No,25,will e-transfer
      6/8/2022 16:27:18,Daisy,6/8/2022,cancelled,,owner sick
      6/9/2022 16:31:31,Comet,6/9/2022,Yes,25,
      6/10/2022 16:31:31,Daisy,6/10/2022,sick,25,
      """)
    #expect(reading.paid == Money(cents: 7500) && reading["E4"]?.status == .unpaid)
    #expect(reading["D5"]?.status == .cancelled && reading["D7"]?.status == .sick && isQuiet(reading))
    #expect(reading["E7"]?.kind == .attribute)
  }

  @Test func `dogs with their amounts below each day may be added up there`() throws {
    let reading = try SheetText.read(
      """
      Week of Mar 7 2016,,,,
      Monday,Tuesday,Wednesday,Thursday,Friday
      Bella $25,Millie $25,Bella $25,Millie $25,Bella $25
      Ozzy $25,Ozzy $25,Tonka away,Ozzy $25,Piper $30
      Tonka $25,,,Piper $30,
      $75,$50,$25,$80,$55
      """)
    #expect(reading.paid == Money(cents: 28_500) && reading["A6"]?.kind == .total && isQuiet(reading))
    #expect(reading["C4"]?.dog == "Tonka" && reading["C4"]?.status == .away)
  }

  @Test func `numbers count the hikes of cards that the sheet speaks of`() throws {
    let text = """
      10-punch card $225. #4 = fourth punch of the card. No card = $25 a hike.,,,,,
      Week of May 5 2014,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Beau,#7,,#8,,#9
      Callie,,$25,,$25,
      Domino,#1,#2,,#3,
      Gunner,,#9,,#10,

      Week of May 12 2014,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Beau,#10,,$225 new card,,#2
      Callie,,$25,,sick,
      Domino,#4,#5,,#6,
      Gunner,,$225 new card,,#2,
      """
    let reading = try SheetText.read(text)
    #expect(reading["E7"]?.kind == .scheduled && reading["B11"]?.kind == .scheduled && isQuiet(reading))
    #expect(reading.paid == Money(cents: 52_500))
    #expect(PunchCard.texts([["#1", "#2", "#5"]], told: [10]).isEmpty)
    #expect(PunchCard.texts([["#1", "#2", "#3", "#4"]], told: []).isEmpty)
  }

  @Test(
    arguments: [
      ("gas $62.40 at Irving", false), ("Agreed $20, pays e-t", false), ("Bella owner paid $20", true),
      ("$20 for Bella", true), ("she gave me $40 cash", true),
    ])
  func `money among words outside the week is asked about where it came in or names a dog`(
    text: String, isAsked: Bool
  ) throws {
    let reading = try SheetText.read(
      """
      Week of Jan 16 2023,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bella,$20,,$20,,$20,
      Cosmo,,$20,,$20,,
      Dune,$20,,,,,
      ,,,,,,
      ,,"\(text)",,,,
      """)
    #expect((reading["C7"]?.question != nil) == isAsked && reading.paid == Money(cents: 12_000))
  }
}
