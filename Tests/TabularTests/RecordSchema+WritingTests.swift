import Civil
import Diagnostics
import Quantities
import Tabular
import TestSupport
import Testing

@Suite struct RecordSchemaWritingTests {
  @Test func `rows are sorted by key, and the bytes do not depend on their order`() {
    let rows = ["luna", "bo", "rex"].map { Pup(id: $0) }
    let written = Pup.schema.write(rows)
    #expect(
      written
        == Array(
          """
          pup,name,born,fee,coat,friends
          bo,,,0.00,smooth,
          luna,,,0.00,smooth,
          rex,,,0.00,smooth,

          """.utf8))
    #expect(Pup.schema.write(rows.reversed()) == written)
  }

  @Test func `several keys sort one after the other, as they are declared`() {
    let schema = RecordSchema<Pup>(
      "pairs", keys: ["name", "pup"], blank: { Pup() },
      [.init("pup", \.id, .key, ""), .init("name", \.name, .text, "")])
    let rows = [Pup(id: "b", name: "Rex"), Pup(id: "c", name: "Bo"), Pup(id: "a", name: "Rex")]
    #expect(schema.write(rows) == Array("pup,name\nc,Bo\na,Rex\nb,Rex\n".utf8))
  }

  @Test func `rows without a key keep their order`() {
    let schema = RecordSchema<Pup>("list", keys: [], blank: { Pup() }, [.init("pup", \.id, .key, "")])
    #expect(schema.write(["b", "a", "c"].map { Pup(id: $0) }) == Array("pup\nb\na\nc\n".utf8))
  }

  @Test func `mark and line end are the caller's`() {
    #expect(
      Pup.schema.write([], marked: true, lineEnd: "\r\n")
        == Array("\u{FEFF}pup,name,born,fee,coat,friends\r\n".utf8))
  }

  @Test func `unknown columns stay in place with what they hold, and missing ones come last`() throws {
    let read = try Pup.schema.read("vet,Name,pup,=odd\nDr. Roy,Rex,rex,'=1\n,Luna,luna, x \n").rows
    let rows = [Pup(id: "luna", name: "Luna!"), Pup(id: "ace", name: "Ace"), Pup(id: "rex", name: "Rex")]
    #expect(
      Pup.schema.write(rows, over: read)
        == Array(
          """
          vet,Name,pup,'=odd,born,fee,coat,friends
          ,Ace,ace,,,0.00,smooth,
          ,Luna!,luna, x ,,0.00,smooth,
          Dr. Roy,Rex,rex,'=1,,0.00,smooth,

          """.utf8))
  }

  @Test func `what stands past the header is kept under a column without a name`() throws {
    let text = "pup,name,born,fee,coat,friends\nbo,Bo,,1.00,smooth,,,call first\nrex,Rex,,2.00,smooth,\n"
    let read = try Pup.schema.read(text).rows
    let written = Pup.schema.write(read.rows, over: read)
    #expect(
      written
        == Array(
          """
          pup,name,born,fee,coat,friends,,
          bo,Bo,,1.00,smooth,,,call first
          rex,Rex,,2.00,smooth,,,

          """.utf8))
    let again = try Pup.schema.read(written, file: "pups.csv").value
    #expect(Pup.schema.write(again.rows, over: again) == written)
  }

  @Test func `the second of two columns with one name is not ours`() throws {
    let schema = RecordSchema<Pup>(
      "twice", keys: ["pup"], blank: { Pup() },
      [.init("pup", \.id, .key, ""), .init("name", \.name, .text, "")])
    let read = try schema.read("pup,name,Name\nrex,Rex,Rexy\n").rows
    #expect(read.rows == [Pup(id: "rex", name: "Rex")])
    #expect(
      schema.write([Pup(id: "rex", name: "King")], over: read) == Array("pup,name,Name\nrex,King,Rexy\n".utf8)
    )
  }

  @Test func `rows without a key find their unknown fields by place`() throws {
    let schema = RecordSchema<Pup>("list", keys: [], blank: { Pup() }, [.init("pup", \.id, .key, "")])
    let read = try schema.read("pup,vet\nb,Dr. Roy\na,Dr. Li\n").rows
    #expect(
      schema.write(read.rows + [Pup(id: "c")], over: read) == Array("pup,vet\nb,Dr. Roy\na,Dr. Li\nc,\n".utf8)
    )
  }

  @Test(arguments: [
    " ", "   ", "'", "'tis", "''", "'=1", "=1", "-", "+HST", " 'a", "\t", "\u{FEFF}x", "a\r\nb", "\u{A0}",
  ])
  func `a text keeps its spaces, its apostrophes and its sign`(name: String) throws {
    let written = Pup.schema.write([Pup(id: "rex", name: name)])
    let read = try Pup.schema.read(written, file: "pups.csv")
    #expect(read.diagnostics.isEmpty)
    #expect(read.value.rows.map { Array($0.name.utf8) } == [Array(name.utf8)])
  }

  /// Seed 47.
  @Test func `what is written is read back, and writing that again gives the same bytes`() throws {
    var random = SplitMix64(seed: 47)
    for index in 0..<500 {
      let pups = (0..<Int.random(in: 0...5, using: &random)).map { number in
        Pup(
          id: "pup-\(number)", name: RandomText.field(using: &random),
          born: Bool.random(using: &random)
            ? CivilDate(dayNumber: Int.random(in: 0...40_000, using: &random)) : nil,
          fee: Money(cents: Int.random(in: -5000...5000, using: &random)),
          coat: Pup.Coat.allCases[Int.random(in: 0...1, using: &random)],
          friends: (0..<Int.random(in: 0...2, using: &random)).map { "friend-\($0)" })
      }
      let written = Pup.schema.write(pups, marked: index % 2 == 0, lineEnd: index % 3 == 0 ? "\r\n" : "\n")
      let report = try Pup.schema.read(written, file: "pups.csv")
      #expect(report.diagnostics.isEmpty)
      #expect(report.value.rows == pups)
      #expect(report.value.rows.map { Array($0.name.utf8) } == pups.map { Array($0.name.utf8) })
      #expect(Pup.schema.write(report.value.rows, over: report.value) == written, "mark and line ends too")
      let plain = Pup.schema.write(pups)
      #expect(Pup.schema.write(report.value.rows, over: report.value, marked: false, lineEnd: "\n") == plain)
    }
  }

  @Test func `quotes stay around what does not change`() throws {
    let text =
      "\"pup\",\"name\",fee,\"vet\"\r\n\"rex\",\"Rex\",25.00,\"Dr. Roe\"\r\nada,\"Ada\",30.00,none\r\n"
    let read = try Pup.schema.read(Array(text.utf8), file: "pups.csv").value
    var rows = read.rows
    rows[0].fee = Money(cents: 2600)
    rows[1].name = "Adele"
    let written = String(decoding: Pup.schema.write(rows, over: read), as: UTF8.self)
    #expect(
      written == "\"pup\",\"name\",fee,\"vet\",born,coat,friends\r\nada,Adele,30.00,none,,smooth,\r\n"
        + "\"rex\",\"Rex\",26.00,\"Dr. Roe\",,smooth,\r\n")
  }

  /// Seed 48.
  @Test func `unknown columns of any content survive any number of rounds`() throws {
    var random = SplitMix64(seed: 48)
    for _ in 0..<500 {
      var writer = RecordWriter()
      writer.write(["vet", "pup", "", "name"])
      for number in 0..<4 {
        writer.write(
          [
            RandomText.field(using: &random), "pup-\(number)", RandomText.field(using: &random),
            RandomText.field(using: &random),
          ])
      }
      let first = try Pup.schema.read(writer.bytes, file: "pups.csv").value
      let once = Pup.schema.write(first.rows.reversed(), over: first)
      let second = try Pup.schema.read(once, file: "pups.csv").value
      #expect(Pup.schema.write(second.rows, over: second) == once)
      let before = ReferenceParser.parse(writer.bytes).0.dropFirst().map { Array($0[...2]) }
      let after = ReferenceParser.parse(once).0.dropFirst().map { Array($0[...2]) }
      #expect(bytes(after) == bytes(before))
    }
  }

  /// Seed 62.
  @Test func `a row is written as its fields are`() {
    var random = SplitMix64(seed: 62)
    for _ in 0..<200 {
      var pup = Pup(id: RandomText.field(using: &random), name: RandomText.field(using: &random))
      if Bool.random(using: &random) {
        pup.born = CivilDate(dayNumber: Int.random(in: -800_000...3_000_000, using: &random))
      }
      pup.fee = Money(cents: Int.random(in: -100_000...100_000, using: &random))
      pup.coat = Bool.random(using: &random) ? .smooth : .longHair
      pup.friends = [RandomText.field(using: &random)]
      var writer = RecordWriter()
      writer.write(Pup.list.header)
      writer.write(Pup.list.fields(pup))
      #expect(Pup.list.write([pup]) == writer.bytes)
    }
  }
}
