import Tabular
import Testing

@Suite struct RecordTests {
  @Test(arguments: [
    ("", true), (" \t", true), ("\u{A0}\u{2003}", true), ("\n", true), ("0", false), ("\u{FEFF}", false),
    ("-", false),
  ])
  func `a blank field is white space of any kind`(text: String, isBlank: Bool) {
    #expect(Field(text).isBlank == isBlank)
    #expect(Record([Field(""), Field(text)], line: 1).isBlank == isBlank)
  }

  @Test func `columns count from 1, and past the end everything is empty`() {
    let record = Record([Field("a"), Field(" b ", isQuoted: true)], line: 4)
    #expect((0...3).map { record[column: $0].text } == ["", "a", " b ", ""])
    #expect(record[column: 2].trimmed == "b")
    #expect(Record([], line: 1).isBlank)
  }
}
