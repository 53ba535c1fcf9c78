import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// How one person writes: keys of her own, amounts in words, both hikes of a day in one cell, whole sentences.
struct WaysOfWritingTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  @Test func `a key may have its signs right before what they mean, with spaces between them`() throws {
    let reading = try SheetText.read(
      """
      "Key: p=pd 15, 2p=pd 2 hks, a=away c=canc s=sick v=vet o=owes",,,,,
      Wk of Sep 13/04,,,,,
      Dg,M,T,W,Th,F
      Bd,p,,p,,p
      Nip,a,a,,p,
      Tsh,2p,,,,c
      Mdy,p,s,,p,o
      """)
    #expect(reading.paid == Money(cents: 12_000) && isQuiet(reading))
    #expect(reading["B5"]?.status == .away && reading["F6"]?.status == .cancelled)
    #expect(reading["C7"]?.status == .sick && reading["F7"]?.status == .unpaid)
  }

  @Test func `a key may be parted by strokes, and say in brackets when its sign is not written`() throws {
    let codes = try SheetText.read(
      """
      Week of Sep 11 2023,,,,,
      C cash / E e-transfer / Q cheque / O owes / A away / S sick,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Simba,25C,,25C,,25E
      Koda,,25E,,S,
      Mocha,25E,,A,,O
      """)
    #expect(codes["E5"]?.status == .sick && codes["D6"]?.status == .away && codes["F6"]?.status == .unpaid)
    #expect(codes.paid == Money(cents: 12_500) && isQuiet(codes))
    let signs = try SheetText.read(
      """
      Week of October 7 2013,,,,,,
      Dog,Rate,M,T,W,Th,F
      Juno,20,+,,+,,+
      Birdie,20,#,#,#,#,#
      Scout,20,,/,,+,
      ,,,,,,
      / = walked and pays at end of month,,,,,,
      + = walked and paid (figure only if not 20),,,,,,
      # = away,,,,,,
      """)
    #expect(signs["C3"]?.kind == .payment && signs["D5"]?.kind == .scheduled && signs["C4"]?.status == .away)
  }

  @Test func `amounts in words are booked where most are, and it is said once`() throws {
    let reading = try SheetText.read(
      """
      Week of February 5 2018,,,,,
      Dog,Monday,Tuesday,Wednesday,Thursday,Friday
      Winston,twenty-five,,twenty-five,,twenty-five
      Rufus,fifty (two hikes),,,,
      Otto,seventy-five for the week,,,,cancelled
      Mabel,,nothing yet,,seventeen fifty,
      Ginger,a ten and a five,,,,
      """)
    #expect(reading.paid == Money(cents: 23_250) && isQuiet(reading))
    #expect(reading.diagnostics.count { $0.code == .spelledAmounts } == 1)
    #expect(reading["C6"]?.status == .unpaid)
    let one = try SheetText.read(
      "Week of February 5 2018,,,,,\nDog,Mon,Tue,Wed,Thu,Fri\nRex,25,,25,,25\nLou,,thirty,,25,\n")
    #expect(one["C4"]?.question != nil && !one.diagnostics.contains { $0.code == .spelledAmounts })
  }

  @Test func `both hikes of a day may stand in one cell, where the title says so`() throws {
    let sheet = """
      Sept 24-28 2018   (AM/PM),,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Rolo,25/25,,25/-,,25
      Tofu,away/away,,away/25,,
      Waffles,,25/owes,25/25+5 tip,25,
      """
    let reading = try SheetText.read(sheet)
    #expect(reading["B3"]?.amount == Money(cents: 5000) && reading["D3"]?.amount == Money(cents: 2500))
    #expect(reading["B4"]?.status == .away && reading["D4"]?.amount == Money(cents: 2500) && isQuiet(reading))
    #expect(reading["D5"]?.amount == Money(cents: 5500))
    let marked = try SheetText.read(sheet + "\nDuke,x/x,,x/-,,\n\nx = hiked,,,,,\n")
    #expect(marked["B6"]?.kind == .scheduled && marked["D6"]?.kind == .scheduled)
    let other = try SheetText.read(sheet.replacing("   (AM/PM)", with: ""))
    #expect(other["B3"]?.question != nil)
  }

  @Test func `a sentence may say what was paid, right behind the word for it`() throws {
    let cells = [
      "She paid $25 when I dropped her home.", "Mrs. Hiltz paid $25 in cash.",
      "He paid the $25 he owed, and $25 for today.", "They have not paid $25 yet for this hike.",
    ]
    let rows = cells.enumerated().map { "Dog\($0),25,\"\($1)\",25,,25\n" }.joined()
    let reading = try SheetText.read("Week of May 6 2019,,,,,\nDog,Mon,Tue,Wed,Thu,Fri\n" + rows)
    #expect(reading["C3"]?.amount == Money(cents: 2500) && reading["C4"]?.method == "cash")
    #expect(reading["C5"]?.question != nil && reading["C6"]?.question != nil)
  }

  @Test func `signs beside the only money of a row are hikes where it pays for just as many`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 24 2014,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Cricket,$75 (3),x,x,,
      Cali,,$25,,$25,
      Sable,$25,$25,,,$25
      Rex,$25,x,,x,
      """)
    #expect(reading["C3"]?.kind == .scheduled && reading["C3"]?.question == nil)
    #expect(reading["C6"]?.question != nil)
  }

  @Test(arguments: ["2nd row - extra Fri", "forgot Friday - see above"])
  func `a second row of a dog that says so is its own`(_ remark: String) throws {
    let reading = try SheetText.read(
      """
      Week of Nov 14 2011,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Jersey,$22,,,,$22,reg days
      Jersey (extra),,,$22,,,extra days
      Argus,,$22,,$22,,
      Argus,,,,,$22,\(remark)
      Kaya,$22,,$22,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Jersey", "Argus", "Kaya"] && reading["F6"]?.dog == "Argus")
    #expect(reading["D4"]?.dog == "Jersey" && isQuiet(reading))
  }

  @Test func `what came in is not what dogs were brought in at`() throws {
    let reading = try SheetText.read(
      """
      "Hike log,July 2008",,,,,
      Date,Dog,In,Out,Fare,Remarks
      July 7,Casey,9:05,12:10,20,
      July 7,Whistle,9.15,12.20,20,muddy
      July 8,Jones,9:20,12:30,,owes 20
      July 9,Casey,9:05,12:10,20,
      """)
    #expect(reading.paid == Money(cents: 6000) && reading["C4"]?.amount == nil)
  }

  @Test func `all that was taken is no dog's`() throws {
    let reading = try SheetText.read(
      "Week of March 6 2006,Mon,Tue,Wed,Thu,Fri\nWinston,15,,15,,15\nRufus,,30,,,\nTotal taken,15,30,15,,15\n"
    )
    #expect(reading.dogs.map(\.name) == ["Winston", "Rufus"] && reading["B4"]?.kind == .total)
  }
}
