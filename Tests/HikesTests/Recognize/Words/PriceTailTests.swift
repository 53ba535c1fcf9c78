import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Letters and signs right behind amounts.
struct PriceTailTests {
  @Test(arguments: [("25e", 2500, "e"), ("$28 ch", 2800, "ch"), ("25 ©", 2500, "©"), ("22.50k.", 0, "")])
  func `one to three letters may stand behind a price`(text: String, cents: Int, letters: String) {
    let tail = PriceTail.tail(of: text)
    #expect(tail?.money == (cents > 0 ? Money(cents: cents) : nil))
    #expect(tail?.letters ?? "" == letters)
  }

  @Test func `they may stand in front, as those of a code may`() {
    #expect(PriceTail.tail(of: "e25").map { $0.isInFront && $0.letters == "e" } == true)
    #expect(PriceTail.tail(of: "25e")?.isInFront == false)
  }

  @Test(
    arguments: PriceTail.others.examples + ["25", "25cash", "5e", "25 e t", "e5", "x25", "cash25", "k2a"])
  func `other cells have none`(text: String) {
    #expect(PriceTail.tail(of: text) == nil)
  }

  @Test func `what stands behind many prices is no part of them`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025,,
      Dog,Mon,Tue,Wed
      Moose,25 ©,25 ©,30e
      Zoe,25 ©,,30e
      Nala,25 ©,35z,
      """)
    #expect(reading["B3"]?.countedAmount == Money(cents: 2500))
    #expect(reading["C5"]?.kind == .unrecognised)
    #expect(reading["D3"]?.kind == .unrecognised)
    #expect(reading.cells.filter { $0.kind == .payment }.count == 4)
  }

  @Test func `a legend says what a letter behind a price means`() throws {
    let reading = try SheetText.read(
      """
      "# 25e = etransfer, 25c = cash",,
      Week of Nov 3 2025,,
      Dog,Mon,Tue,Wed
      Moose,25e,30c,
      Zoe,25o,25,
      """)
    #expect(reading["B4"]?.method == "e-transfer" && reading["B4"]?.countedAmount == Money(cents: 2500))
    #expect(reading["C4"]?.method == "cash")
    #expect(reading["B5"]?.kind != .payment)
  }

  @Test(arguments: [
    ("✅ = etransfer came", "✅", CellMark.paid(method: "e-transfer")),
    ("LVE = ON LEAVE (AWAY)", "lve", CellMark("on leave (away)")),
    ("x = on the hike", "x", .mark), ("x  =  on  the  hike", "x", .mark),
    ("N  -  came  but  not  paid", "n", .status(.whole(.unpaid))),
    ("H  = hiked   A  =  away", "a", CellMark("away")),
  ])
  func `a legend is read whole`(text: String, sign: String, mark: CellMark) {
    #expect(LegendReader([text]).meanings[sign] == mark)
  }

  @Test func `not available is a day off where a hand writes it, and nothing where a program does`() throws {
    let few = "Moose,25,25,25,25,25\nZoe,25,25,25,25,n/a\nNala,25,25,25,25,25"
    let many = "Moose,25,25,25,25,25\nZoe,n/a,n/a,n/a,n/a,n/a\nNala,25,25,25,25,25"
    let head = "Week of Nov 3 2025,,,,,\nDog,Mon,Tue,Wed,Thu,Fri\n"
    #expect(try SheetText.read(head + few)["F4"]?.status == .off)
    #expect(try SheetText.read(head + many)["F4"]?.status == nil)
  }
}
