import Tabular
import Testing

@testable import Hikes

struct HeadingRunTests {
  @Test(arguments: [
    ("Dog,M,T,W,Th,F", "0 1 2 3 4"), ("Dog,M,T,W,T,F,S,S", "0 1 2 3 4 5 6"), ("Chien,L,M,M,J,V", "0 1 2 3 4"),
    ("Dog,3,4,5,6,7", "0 1 2 3 4"), ("Dog,29,30,31,1,2", "0 1 2 3 4"), ("Dog,Nov 3,Nov 4,Nov 5", "0 1 2"),
    ("Dog,3/11,4/11,5/11,6/11,7/11", "0 1 2 3 4"), ("Chien,lun.,mar.,mer.,jeu.,ven.", "0 1 2 3 4"),
    ("Dog,Sun 2,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Sat 8", "-1 0 1 2 3 4 5"), ("Dog,Sat,Sun", "5 6"),
    ("Dog,Mar 3,Mar 4,Mar 5,Mar 6,Mar 7", "0 1 2 3 4"),
  ])
  func `headings are days counted from the Monday`(line: String, offsets: String) throws {
    let blocks = HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1, order: .dayFirst)
    #expect(blocks.count == 1)
    #expect(blocks.first?.days.map { String($0.offset) }.joined(separator: " ") == offsets)
  }

  @Test(arguments: [
    "Dog,3,4,5,6,7,10,11,12,13,14", "Dog,M,T,W,Th,F,M,T,W,Th,F", "Dog,Mon,Tue,Wed,Mon,Tue,Wed",
  ])
  func `a second week begins where the days start over`(line: String) throws {
    #expect(HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1).count == 2)
  }

  @Test(arguments: ["Pip,25,26,27", "Pip,M,T", "Total,3,4,5"])
  func `numbers without a heading of dogs are no days`(line: String) throws {
    #expect(HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1).isEmpty)
  }

  @Test(arguments: [
    "Hund,Mo,Di,Mi,Do,Fr", "Dog,Mo 3,Di 4,Mi 5,Do 6,Fr 7", "Dog,Mo 3.11.,Di 4.11.,Mi 5.11.,Do 6.11.,Fr 7.11.",
    "Chien / Dog,Lun/Mon 3,Mar/Tue 4,Mer/Wed 5,Jeu/Thu 6,Ven/Fri 7",
  ])
  func `days may be named in German and in two languages`(line: String) throws {
    let row = SheetRow(try SheetText.table(line)[row: 1])
    let blocks = HeaderFinder.blocks(row, row: 1, order: .dayFirst)
    #expect(blocks.map { $0.days.map(\.offset) } == [[0, 1, 2, 3, 4]])
    #expect(blocks.first?.isUnlabelled == false)
  }

  @Test(arguments: [
    "Pack,Mon 8 Long Lake,Tue 9 Duncan Cove,Wed 10 Bluff,mid week,Thu 11 Crystal Cr.,Fri 12 Shubie,$",
    "Dog,Mon 22 Victoria Day,Tue 23,Wed 24,note,Thu 25,Fri 26",
    "Dog,Mon 29 Bluff,Tue 30,Wed 31,-,Thu 1,Fri 2",
  ])
  func `the heading of a day may name its trail or its holiday`(line: String) throws {
    let blocks = HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1)
    #expect(blocks.map { $0.days.map(\.column) } == [[2, 3, 4, 6, 7]])
    #expect(blocks.first?.days.map(\.offset) == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [
    "Max,Mon 3 away,Tue 4 away,Wed 5 sick", "Max,Mon 8 vet,Tue 12 home,Wed 10 vet", "Max,Mon 8 vet,Tue 9 vet",
  ])
  func `days with what happened to a dog are no headings`(line: String) throws {
    #expect(HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1).isEmpty)
  }

  @Test func `nor are they amid a week`() throws {
    let text = SheetText.week("Bella,25,,25,,,", "Max,Mon 3 away,Tue 4 vet,Wed 5 sick,,,", "Rex,25,,,,25,")
    let reading = try SheetText.read(text, year: 2025)
    #expect(reading.weeks.count == 1 && reading.dogs.map(\.label) == ["Bella", "Max", "Rex"])
  }
}
