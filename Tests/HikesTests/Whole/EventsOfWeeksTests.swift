import Civil
import Quantities
import Testing

@testable import Hikes

/// What happens in a week beside its hikes: cheques that come back, certificates, helpers, taxes.
struct EventsOfWeeksTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  @Test(arguments: [
    ("-80 NSF", -8000), ("NSF -96.00", -9600), ("$35 (5 from last wk)", 3500), ("50 (25 for last Fri)", 5000),
  ])
  func `what came back, and what is for a week before, is in the amount`(_ text: String, _ cents: Int) {
    #expect(AmountGrammar.read(text).money == Money(cents: cents))
  }

  @Test func `a certificate that was paid for is no new money`() throws {
    let reading = try SheetText.read(
      """
      "GC = gift certificate, already paid",,,,,,
      week of Dec 12 2016,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bella,$25,,$25,,,
      Henry,,GC,,GC,,"from his aunt, 4 hikes"
      Fern,,,,,$30,
      """)
    #expect(reading.paid == Money(cents: 8000) && reading["C5"]?.kind == .scheduled && isQuiet(reading))
  }

  @Test func `what she pays a helper, and the tax below a total, is of no dog`() throws {
    let reading = try SheetText.read(
      """
      Nov 5 - 9 2018,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bruin,30,,30,,30,
      Cosmo,,30,,30,,
      Dolly,30,,30,,,
      Total,60,30,60,30,30,
      March part,60,,,,,
      HST in it,7.83,,,,,
      Sam subs,,,2 dogs,2 dogs,1 dog,
      I owe Sam,,,30,30,15,paid him Sat
      Kyle Tues 3 dogs @ $8,,-24,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Bruin", "Cosmo", "Dolly"] && isQuiet(reading))
    #expect(reading.paid == Money(cents: 21_000))
  }

  @Test func `a line may say what went back to a dog, and headings may be shouted`() throws {
    let reading = try SheetText.read(
      """
      Week of June 16 2025,,,,,,
      Dog,Wt (kg),Mon,Tue,Wed,Thu,Fri
      BIG ONES,,,,,,
      Wren,28,25,,25,,
      Alfie,31,30,,30,,250.0
      SMALL ONES,,,,,,
      Cleo,12,,,,,25
      Dune,8,25,25,25,,
      Cleo e-transfer back Jun 10,,,-25,,,
      charted by H.M. RN,,,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Wren", "Alfie", "Cleo", "Dune"])
    #expect(reading["D9"]?.dog == "Cleo" && reading["D9"]?.amount == Money(cents: -2500))
    #expect(reading["A3"]?.kind == .header && reading["A10"]?.kind == .note)
    #expect(reading.cells.filter { $0.question != nil }.map(\.raw) == ["250.0"])
  }

  @Test func `a cheque that is taken back in its day is not asked about in the notes`() throws {
    let reading = try SheetText.read(
      "Week of Oct 7 2013\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nJasper,-80 NSF,,20,,,cheque bounced\nBud,20,20,,,20,\n"
    )
    #expect(isQuiet(reading) && reading.paid == .zero)
  }

  @Test func `money under no name is asked about, and days may all be spelled in a way of their own`() throws
  {
    let reading = try SheetText.read(
      """
      Weak of Septembr 12 2016,,,,,,
      Dog,Mun,Teu,Wen,Ther,Fir,Toatl
      Bella,$25,,$25,,$25,$75
      Maxs,$30,$30,$30,$30,$30,$150
      Loose (no name),,$22,,,,$22
      """)
    #expect(reading.dogs.map(\.name) == ["Bella", "Maxs"] && reading.paid == Money(cents: 22_500))
    #expect(reading.cells.filter { $0.question != nil }.map(\.raw) == ["$22"])
  }

  @Test func `German words say how it was paid, and what is owed`() throws {
    let reading = try SheetText.read(
      "KW 19 / 2015 (4.5. - 8.5.)\t\t\t\t\t\nHund\tMontag\tDienstag\tMittwoch\tDonnerstag\tFreitag\nBruno\t25,- bar\t\t25,- bar\t\tschuldet 25\nWaldi\t\t25,- überwiesen\t\tkrank\t\nSenta\t25,- bar\t\t\t\toffen\n"
    )
    #expect(reading.paid == Money(cents: 10_000) && isQuiet(reading))
    #expect(reading["B3"]?.method == "cash" && reading["C4"]?.method == "e-transfer")
    #expect(reading["F3"]?.status == .unpaid)
  }

  @Test func `envelopes number the lines of a ledger, and a count may stand before a price`() throws {
    let reading = try SheetText.read(
      """
      RECEIPTS LEDGER,,,,
      Envelope,Dog,Amount,Form,Remarks
      "Monday, June 4, 2007",,,,
      12,Abner,$20.00,cash,
      17,Deborah,$20.00,cheque #206,
      "Tuesday, June 5, 2007",,,,
      15,Boaz,1 @ 20.00,cash,
      17,Deborah,$20.00,cheque #207,
      """)
    #expect(reading.dogs.map(\.name) == ["Abner", "Deborah", "Boaz"] && reading.paid == Money(cents: 8000))
  }
}
