import Civil
import Quantities
import Testing

@testable import Hikes

struct LayoutEvidenceTests {
  @Test func `where each week, column and row was found is said with its reason`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025
      Dog,Mon,Tue,Wed,Thu,,Notes
      Bella,25,,,,25,
      Max,25,,,,,
      Total,50,,,,25,
      """)
    #expect(
      LayoutEvidence(reading).lines == [
        "How sheet.csv was read:", "  Week of Mon Nov 3 2025: dated by its title.",
        "    Row 2 names the days, the title is in row 1: dogs in A, Mon in B, Tue in C, Wed in D, Thu in E, Fri in F (by its place), notes in G.",
        "    2 dogs in rows 3 to 4, a total in row 5.",
      ])
  }

  @Test func `what was spoilt and put right is said`() throws {
    let reading = try SheetText.read("Week of Nov 3 2025\nDog,Mon,Tue,Wed\nBella,2500%,,\nDuke, Jr,,25,\n")
    #expect(
      LayoutEvidence(reading).lines == [
        "How sheet.csv was read:", "  Put right to be read: amounts shown in per cent were read as dollars.",
        "  Put right to be read: cells that a comma tore in two were joined.",
        "  Week of Mon Nov 3 2025: dated by its title.",
      ])
  }

  @Test func `two equally good readings are both shown, and a month settles them`() throws {
    let text = "Week of 6/7\nDog,Mon,Tue,Wed,Thu,Fri\nBella,25,,,,\nMax,,25,,,\n"
    let reading = try SheetText.read(text, year: 2021)
    let lines = LayoutEvidence(reading).lines
    #expect(reading.weeks[0].monday == nil)
    #expect(lines.contains { $0.contains("Mon Jun 7 2021") })
    #expect(lines.contains { $0.contains("Mon Jul 5 2021") })
    #expect(try SheetText.read(text, month: "2021-06").weeks[0].monday == SheetText.date("2021-06-07"))
  }
}
