import Civil
import Quantities
import Testing

@testable import Hikes

struct CopiedGridTests {
  @Test func `texts that a program wrapped as formulas are read as what they say`() throws {
    let reading = try SheetText.read(
      ##"""
      "=""Dog""","=""2015-06-08""","=""2015-06-09""","=""2015-06-10""","=""Notes"""
      "=""Ranger""","=""18""",,"=""away""",
      "=""Abby""",,"=""18.50""",,"=""new ""red"" leash"""

      """##)
    #expect(reading.paid == Money(cents: 3650))
    #expect(reading["B2"]?.raw == "=\"18\"" && reading["B2"]?.date == SheetText.date("2015-06-08"))
    #expect(reading["D2"]?.status == .away && reading["E3"]?.note == "new \"red\" leash")
    #expect(reading.cells.count == 11)
  }

  @Test func `the letters and numbers around a copied sheet are no cells of it`() throws {
    let reading = try SheetText.read(
      ",A,B,C,D\n1,Dog Name,Mon 3,Tue 4,Wed 5\n2,Bella,25,,25\n3,Max,,25,\n4,,,,\n5,Week Total,25,25,25\n",
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Bella", "Max"])
    #expect(reading.paid == Money(cents: 7500))
    #expect(reading["A3"]?.kind == .header && reading["C1"]?.kind == .header)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `texts behind the mark of text are read as what they say`() throws {
    let reading = try SheetText.read(
      "'August 2018,,,,\nDog,'Aug 13,'Aug 14,'Aug 15,Notes\nPip,'25,'Away,,'tis wet\nOtto,,'25,,\nTotal,25,25,,\n"
    )
    #expect(reading.paid == Money(cents: 5000) && reading["C3"]?.status == .away)
    #expect(reading["B3"]?.raw == "'25" && reading["B3"]?.date == SheetText.date("2018-08-13"))
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `the marks of labels are no part of them`() throws {
    let reading = try SheetText.read(
      "'Sheet A,,,,\n^Dog,\"\"\"03-Jun-02\",\"\"\"04-Jun-02\",\"\"\"05-Jun-02\",'Remarks\n'Bosco,20,^away,\"\"\"20\",'new collar\n'Zeke,,18,,\n'Tilly,18,,18,\n"
    )
    #expect(reading.dogs.map(\.label) == ["Bosco", "Zeke", "Tilly"] && reading["A3"]?.raw == "'Bosco")
    #expect(reading.paid == Money(cents: 9400) && reading["C3"]?.status == .away)
    #expect(reading["D3"]?.date == SheetText.date("2002-06-05"))
  }

  @Test func `a sheet quoted in a mail is read without the marks`() throws {
    let reading = try SheetText.read(
      "She wrote:\n> Week of Jan 15 2018,,,\n> Dog,Mon,Tue,Wed\n> Moxie,$30,$30,\n> Otto,,$30,\n>\n")
    #expect(reading.dogs.map(\.label) == ["Moxie", "Otto"] && reading.paid == Money(cents: 9000))
  }

  @Test(arguments: ["Dog,Mon 3,Tue 4,Wed 5\nPip,25,,=\"25\"\n", "1,Dog,Mon 3,Tue 4,Wed 5\n2,Pip,25,,25\n"])
  func `one such cell, or numbers without letters, are left as they stand`(text: String) throws {
    #expect(CopiedGrid.lines(try SheetText.table(text)) == nil)
  }
}
