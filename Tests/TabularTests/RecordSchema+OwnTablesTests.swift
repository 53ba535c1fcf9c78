import Civil
import Diagnostics
import Quantities
import TestSupport
import Testing

@testable import Tabular

/// The quick way to a table of our own against the careful one.
@Suite struct RecordSchemaOwnTablesTests {
  @Test func `a table as the book writes it is read at once, and alike`() throws {
    var random = SplitMix64(seed: 20_261_121)
    var quick = 0
    for _ in 0..<400 {
      let pups = (0..<Int.random(in: 0...9, using: &random)).map { number in
        var pup = Pup(id: "pup \(number)", name: RandomText.field(using: &random))
        pup.fee = Money(cents: .random(in: -2...2, using: &random) * 1250)
        pup.born =
          Bool.random(using: &random) ? CivilDate(dayNumber: .random(in: 0...9, using: &random)) : nil
        pup.coat = Bool.random(using: &random) ? .smooth : .longHair
        return pup
      }
      for schema in [Pup.schema, Pup.list] {
        let bytes = schema.write(pups)
        let careful = try schema.readAny(bytes, file: "pups.csv")
        let own = schema.readOwn(bytes, file: "pups.csv")
        if own != nil { quick += 1 }
        guard let own else { continue }
        #expect(careful.diagnostics.isEmpty)
        #expect(own.rows == careful.value.rows)
        #expect(own.entries.map(\.rowNumber) == careful.value.entries.map(\.rowNumber))
        #expect(own.entries.map(\.texts) == careful.value.entries.map(\.texts))
        #expect(own.entries.map(\.quoted) == careful.value.entries.map(\.quoted))
        #expect(own.form == careful.value.form && own.header == careful.value.header)
        #expect(schema.write(own.rows, over: own) == bytes)
      }
    }
    // A text of which a stray quote makes a doubtful record is left to the careful way; hardly any is.
    #expect(quick > 780)
  }

  @Test(arguments: [
    "name,pup\nRex,rex\n", "pup,name,born,fee,coat,friends,more\nrex,Rex,,,,,\n",
    "pup,name,born,fee,coat,friends\nrex,Rex\n", "pup,name,born,fee,coat,friends\nrex,Rex,,x,,\n",
    "pup,name,born,fee,coat,friends\nrex,Rex,,,,\nrex,Rex,,,,\n",
    "pup,name,born,fee,coat,friends\nrex,Rex,,,,\nluna,Luna,,,,\n",
    "pup,name,born,fee,coat,friends\nrex,Rex,,,,\n\n", "pup,name,born,fee,coat,friends\r\nrex,Rex,,,,\r\n",
    "\u{FEFF}pup,name,born,fee,coat,friends\nrex,Rex,,,,\n",
    "pup,name,born,fee,coat,friends\nrex,\"Rex,,,,\n",
    "pup;name\nrex;Rex\n", "", "pup,name,born,fee,coat,friends\n rex,Rex,,,,\n",
  ])
  func `any other table is left to the careful way`(text: String) {
    #expect(Pup.schema.readOwn(Array(text.utf8), file: "pups.csv") == nil)
  }

  @Test func `two spellings of one accent stay two, row after row`() throws {
    let text = "pup,name,born,fee,coat,friends\na\u{E9},\u{E9},,,,\u{E9}\nb,e\u{301},,,,e\u{301}\n"
    let rows = try #require(Pup.schema.readOwn(Array(text.utf8), file: "pups.csv"))
    #expect(rows.rows.map { Array($0.name.utf8) } == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
    #expect(rows.rows.map { Array($0.friends[0].utf8) } == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
  }

  @Test func `a text that stands twice in a row, and empty fields, are read where they stand`() throws {
    let text = "pup,name,born,fee,coat,friends\na pup of long name,a pup of long name,,,,\nb,,,,,b\n"
    let rows = try #require(Pup.schema.readOwn(Array(text.utf8), file: "pups.csv"))
    #expect(rows.rows.map(\.id) == ["a pup of long name", "b"])
    #expect(rows.rows.map(\.name) == ["a pup of long name", ""])
    #expect(rows.rows.map(\.friends) == [[], ["b"]])
  }
}
