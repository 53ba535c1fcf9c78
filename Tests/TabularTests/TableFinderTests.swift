import Tabular
import Testing

@Suite struct TableFinderTests {
  private static func tables(_ text: String, headerRows: Int? = nil) throws -> [Range<Int>] {
    let table = try RecordReader.table(Array(text.utf8), file: "a.csv", dialect: nil)
    return TableFinder(table.records, headerRows: headerRows).tables
  }

  @Test(arguments: [
    ("", []), ("a\nb\n", [0..<2]), ("a,b\n", [0..<1]), ("a,b\n1,2\n3,4\n", [0..<3]),
    ("Title\n\na,b\n1,2\n\nmade by me\n", [2..<4]), ("Title,\na,b\n1,2\n,\nmade by me,\n", [1..<3]),
    // A delimiter too many or too few is no new table, and an empty line is none either.
    ("a,b,c\n1,2,3\n1,2\n1,2,3\n", [0..<4]), ("a,b\n1,2\n\n3,4\n5,6\n", [0..<5]),
    // A header of its own is.
    ("a,b\n1,2\n3,4\n\nc,d\n5,6\n7,8\n", [0..<3, 4..<7]),
    ("a,b,c\n1,2,3\n4,5,6\nx,y\n7,8\n9,0\n", [0..<3, 3..<6]),
    // What a report says of itself stands above its table, in rows of that table's width or of its own.
    ("Report,Pickups\nPrinted,2025-11-24\n\na,b,c\n1,2,3\n4,5,6\n", [3..<6]),
    ("Report,Pickups\nPrinted,2025-11-24\na,b,c\n1,2,3\n4,5,6\n", [2..<5]),
    ("Report,Pickups,\nPrinted,2025-11-24,\n,,\na,b,c\n1,2,3\n4,5,6\n", [3..<6]),
    // With empty lines among it, and more of it than a few lines.
    (
      "Source,Bank,\n,,\nUpdated,2025-11-24,\n,,\na,b,c\n1,2,3\n4,5,6\n7,8,9\n", [4..<8]
    ),
    (
      "Station,Halifax\nProvince,NS\nLatitude,44.6\nLongitude,-63.6\nHeight,30\nNumber,12\n\na,b,c\n"
        + String(repeating: "1,2,3\n", count: 7), [7..<15]
    ),
    // A table of two columns above a wider one has figures below its header.
    ("Dog,Price\nBella,25\nLuna,30\n\na,b,c\n1,2,3\n4,5,6\n7,8,9\n", [0..<3, 4..<8]),
    // The commas of a sentence are no other delimiter.
    ("Report, of the week, by me\na;b;c\n1;2;3\n4;5;6\n", [1..<4]),
    // Another delimiter in one row.
    ("a;b\n1,2\n3,4\n", [0..<3]), ("a,b\n1,2\n3;4\n5,6\n", [0..<4]),
  ])
  func `tables are told from titles and notes`(text: String, tables: [Range<Int>]) throws {
    #expect(try Self.tables(text) == tables)
  }

  @Test func `a header may be said to have more rows than it seems`() throws {
    let text = "Sales,,\nName,Mon,Tue\nBella,1,2\nMax,3,4\n"
    #expect(try Self.tables(text) == [1..<4])
    #expect(try Self.tables(text, headerRows: 2) == [0..<4])
  }
}
