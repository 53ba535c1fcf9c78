import Diagnostics
import Tabular
import TestSupport
import Testing

@testable import Hikes

@Suite struct EntryListTests {
  private static func entries(_ text: String) throws -> Int? {
    let table = try RecordReader.sheet(Array(text.utf8), file: "list 2001.csv")
    return EntryList(table).map { list in list.lines.flatMap { $0 }.count { $0.origin?.column == 3 } }
  }

  @Test func `a list without headings is told by its columns, be a dog called by a word for being away`()
    throws
  {
    let list =
      "13/12/01;Bear;10,00;\n14/12/01;Skip;18,00;\n17/12/01;Bear;10,00;cheque\n20/12/01;Skip;10,00;\n03/01/02;Bear;10,00;\n"
    #expect(try Self.entries(list) == 5)
  }

  @Test(arguments: [
    // A bank's names hardly come again, and its balance is a second column of amounts.
    "13/12/01;Irving;10,00\n14/12/01;Sobeys;18,00\n17/12/01;Petro;10,00\n20/12/01;Rent;10,00\n",
    "13/12/01;Shop;10,00;90,00\n14/12/01;Shop;18,00;72,00\n17/12/01;Bank;10,00;62,00\n20/12/01;Bank;1,00;61,00\n",
    // A column of states is none of names.
    "13/12/01;paid;10,00\n14/12/01;away;18,00\n17/12/01;paid;10,00\n20/12/01;away;10,00\n",
  ])
  func `a list of something else is none of dogs`(text: String) throws {
    #expect(try Self.entries(text) == nil)
  }
}
