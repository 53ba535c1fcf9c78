import Civil
import Quantities
import Testing

@testable import Hikes

/// Ways in which one thing of a sheet is kept where everything else is plain.
struct WeeklySheetReaderHandsTests {
  private func mondays(_ reading: SheetReading) -> [String] {
    reading.weeks.map { $0.monday?.description ?? "none" }
  }

  @Test(arguments: [
    "Dog,M-3,T-4,W-5,Th-6,F-7,Notes", "Dog,M 3,Tu 4,We 5,Th 6,Fr 7,Notes",
    "Dog,Mon 3,Tus 4,Wend 5,Thrs 6,Fri 7,Notes",
    "Dog,Mon paid,Tue paid,Wed paid,Thu paid,Fri paid,Notes",
  ])
  func `days are headed by letters, with slips and with words`(head: String) throws {
    let reading = try SheetText.read("Week of Nov 3 2025\n\(head)\nPip,25,,25,,,\nOtto,,25,,25,25,wet\n")
    #expect(mondays(reading) == ["2025-11-03"] && reading.paid == Money(cents: 12_500))
    #expect(reading["E3"] == nil && reading["D3"]?.date == SheetText.date("2025-11-05"))
    #expect(reading["E4"]?.date == SheetText.date("2025-11-06"))
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `days by their letters may run backwards`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Fr,Th,We,Tu,Mo,Notes\nPip,25,,25,,,\nOtto,,25,,25,25,\n")
    #expect(reading["B3"]?.date == SheetText.date("2025-11-07"))
    #expect(reading["F4"]?.date == SheetText.date("2025-11-03"))
  }

  @Test func `a column beside the days that begins as a day does is none`() throws {
    let reading = try SheetText.read("Week of Nov 3 2025\nDog,M,T,W,Th,F,#,Subtotal\nPip,25,,25,,,2,50\n")
    #expect(reading["H3"]?.kind == .total && reading.paid == Money(cents: 5000))
  }

  @Test func `weeks whose titles have a day that is not understood are not counted`() throws {
    let week = "Dog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nOtto,,25,,25,\n\n"
    let titles = ["by the 6th or 20th", "by the 13th or 1st", "by the 20th or 3rd", "by the 27th or 8th"]
    let reading = try SheetText.read(titles.map { "\($0)\n\(week)" }.joined(), file: "october-2025.csv")
    #expect(mondays(reading) == ["none", "none", "none", "none"])
    let plain = try SheetText.read(titles.map { _ in "my dogs\n\(week)" }.joined(), file: "october-2025.csv")
    #expect(mondays(plain).first == "2025-10-06")
  }

  @Test func `sums may stand above the heading of their week`() throws {
    let weeks = [("Nov 3 2025", "50,25,50"), ("Nov 10", "75,25,50")].map { title, sums in
      let first = title == "Nov 10" ? "25" : ""
      return
        "Week of \(title)\nTaken in,\(sums),,\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nOtto,25,,25,,\nRex,\(first),25,,,\n\n"
    }
    let reading = try SheetText.read(weeks.joined())
    #expect(mondays(reading) == ["2025-11-03", "2025-11-10"])
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex"] && reading.paid == Money(cents: 27_500))
    #expect(reading["B2"]?.kind == .total && reading["B9"]?.kind == .total)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a dog above the heading that pays what others do not is no sum`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nZoe,25,25,,,\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nOtto,25,,25,,\n")
    #expect(reading["B2"]?.kind != .total)
  }

  @Test func `each dog may have a line of its own for what it paid`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025,Mon,Tue,Wed,Thu,Fri
      Pip,x,,x,,
      paid,27,,27,,
      Otto,,x,,,
      paid,,27,,,
      Rex,,,,,
      paid,,,,,
      """)
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex"] && reading.paid == Money(cents: 8100))
    #expect(reading["C5"]?.dog == "Otto")
  }

  @Test func `letters for ways to pay may be explained in brackets`() throws {
    let reading = try SheetText.read(
      "\"E-transfer (E), cash (C), cheque (K)\"\nWeek of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,C-25,,K25,,\nOtto,,E/25,,25,\nRex,25,,25,,25\n"
    )
    #expect(reading.paid == Money(cents: 17_500) && reading.cells.allSatisfy { !$0.needsReview })
    #expect(reading["B4"]?.method == "cash" && reading["D4"]?.method == "cheque")
  }

  @Test func `the letters of most need no explaining beside a price of the sheet`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25e,25,25,25,", "Otto,25c,25,,25,", "Rex,32e,,25,25,"))
    #expect(reading["B2"]?.method == "e-transfer" && reading["B3"]?.method == "cash")
    #expect(reading["B4"]?.needsReview == true)
  }

  @Test(arguments: ["hd 10", "easter mon, still walked 20"])
  func `a price among words of a day is asked about`(text: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,20,20,20,20,", "Otto,20,\"\(text)\",,20,", "Rex,20,20,,20,"))
    #expect(reading["C3"]?.needsReview == true)
  }

  @Test func `a line of words below a title is no dog`() throws {
    let reading = try SheetText.read(
      "\(SheetText.week("Pip,25,,25,,", "Otto,,25,,,"))\n\nDog Name,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes\nCLOSED - COVID\n",
      file: "november-2025.csv")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"])
  }

  @Test func `an unnamed figure below the dogs that is what they paid adds them up`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,,25,,", "Otto,,25,,25,", "$100,,,,,"))
    #expect(reading["A4"]?.kind == .total && reading["A4"]?.question == nil)
    let other = try SheetText.read(SheetText.week("Pip,25,,25,,", "Otto,,25,,25,", "$90,,,,,"))
    #expect(other["A4"]?.needsReview == true)
  }

  @Test func `what two lists come to together may stand beside the notes`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      DAWN
      Pip,20,,20,,20,
      Otto,,20,,20,,
      Dawn total,20,20,20,20,20,$100
      KELLY
      Rex,20,,20,,,
      Zoe,20,20,,,,
      Kelly total,40,20,20,,,$80
      BOTH,,,,,,$180
      """)
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex", "Zoe"] && reading["G11"]?.kind == .total)
  }
}
