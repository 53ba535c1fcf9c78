import Diagnostics
import Testing

@testable import Tabular

@Suite struct FixedWidthTextTests {
  private static func cells(_ text: String) -> [[String]]? {
    FixedWidthText(text)?.records.map { $0.fields.map(\.text) }
  }

  @Test func `columns drawn with spaces are columns, an empty cell keeps its place, and a title is one cell`()
  {
    let text = """
      Week of April 3, 2006
      Dog         Mon   Tue   Notes

      Alfie       15          late again
      Skip & Dot        15
      Total       15    15
      """
    #expect(
      Self.cells(text) == [
        ["Week of April 3, 2006"], ["Dog", "Mon", "Tue", "Notes"], [""], ["Alfie", "15", "", "late again"],
        ["Skip & Dot", "", "15"], ["Total", "15", "15"],
      ])
  }

  @Test func `amounts to the right, a name that fills its column, accents and signs of two letters`() {
    let text = """
      Chien       Lun   Mar\r
      Zoé         5,00  5,00\r
      Mr. Wiggles 15,00    -\r
      Léo 🐕       5,00  5,00\r

      """
    #expect(
      Self.cells(text) == [
        ["Chien", "Lun", "Mar"], ["Zoé", "5,00", "5,00"], ["Mr. Wiggles", "15,00", "-"],
        ["Léo 🐕", "5,00", "5,00"],
      ])
  }

  @Test func `a page's heading with a wide space, rulers and words amid right-aligned amounts cut no column`()
  {
    let page = """
      HAPPY HOUND HIKES  Weekly Sheet
      Page %
      Week of Oct 6, 2003
      Dog             Mon       Tue       Notes
      -----------------------------------------------
      Skipper                     18.00
      Archie             15.00              paid for both days
      Koda            Vet         18.00     pulls on the left
      Ruby               15.00              late
      Toby               18.00    18.00


      """
    #expect(
      Self.cells(page + page)?.prefix(10).map { $0 } == [
        ["HAPPY HOUND HIKES  Weekly Sheet"], ["Page %"], ["Week of Oct 6, 2003"],
        ["Dog", "Mon", "Tue", "Notes"],
        ["-----------------------------------------------"], ["Skipper", "", "18.00"],
        ["Archie", "15.00", "", "paid for both days"], ["Koda", "Vet", "18.00", "pulls on the left"],
        ["Ruby", "15.00", "", "late"], ["Toby", "18.00", "18.00"],
      ])
  }

  @Test(arguments: [
    "", "one line", "a  b  c\na  b  c", "Dear Heather,\n\nthank you.  See you soon.\nAll the best\nKim",
    "a\tb  c  d\na\tb  c  d\na\tb  c  d", "Dog  note\nRex  well\nLou  sick",
  ])
  func `a text without three lines of three columns is not cut up`(text: String) {
    #expect(Self.cells(text) == nil)
  }

  @Test func `a sheet is read by its columns only where no delimiter explains it`() throws {
    func sheet(_ text: String) throws -> ([[String]], Int) {
      let table = try RecordReader.sheet(Array(text.utf8), file: "week.txt")
      return (table.records.map { $0.fields.map(\.text) }, table.findings.count { $0.code == .drawnColumns })
    }
    let drawn = try sheet("Dog     Mon 3   Tue 4\nAlfie   15,00   15,00\nBud             15,00\n")
    #expect(drawn.0 == [["Dog", "Mon 3", "Tue 4"], ["Alfie", "15,00", "15,00"], ["Bud", "", "15,00"]])
    #expect(drawn.1 == 1)
    let doubled = try sheet("Dog,Mon  3,Tue  4\nAlfie,15  c,15  c\nBud  Jr,,15  e-t\nCoal,15  late,\n")
    #expect(doubled.0.map(\.count) == [3, 3, 3, 3] && doubled.1 == 0)
    let padded = try sheet("Dog   ,Mon  ,Tue  \nAlfie ,15   ,15   \nBud   ,     ,15   \n")
    #expect(padded.0.map(\.count) == [3, 3, 3] && padded.1 == 0)
    let spaced = try sheet("Dog Mon Tue Wed\nAlfie 15  15\nBud  15 15\nCoal 15 15 15\n")
    #expect(spaced.0.map(\.count) == [4, 4, 4, 4] && spaced.1 == 0)
    let dated = try sheet(
      "While  Jen  is  away\nDate,Dog,Paid\nMon  Mar  13,Rex,$30\nTue  Mar  14,Ida,$30\nWed  Mar  15,Rex,$30\n"
    )
    #expect(dated.0.map(\.count) == [1, 3, 3, 3, 3] && dated.1 == 0)
    let gappy = try sheet("Dog,Mon,Notes\nAlfie,15,late  again\nBud,15,\nCoal,15,\nDolly,,away\n")
    #expect(gappy.0.map(\.count) == [3, 3, 3, 3, 3] && gappy.1 == 0)
  }
}
