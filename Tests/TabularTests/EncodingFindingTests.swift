import Testing

@testable import Tabular

@Suite struct EncodingFindingTests {
  static let texts = [
    "Dog,Owner\nBella,Zoé Lévesque’s\nMax,François\n", "Chien;Prix\nCrème brûlée;25,00 €\nÎle;«oui»\n",
    "Notes\n“not injured” – he’s fine…\nMühle, Größe\n",
  ]

  @Test(arguments: texts, [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .windows1252, .macRoman])
  func `the evidence leads to the encoding`(text: String, encoding: TextEncoding) {
    let found = EncodingFinding(EncodedText.bytes(text, encoding))
    #expect(found.encoding == encoding)
    #expect(!found.isMarked)
    #expect(!found.evidence.isEmpty)
  }

  @Test func `a root by itself ticks a day off`() {
    let sheet = "Dog,M,Tu\rFée,√,\rChloé,√,√\r"
    #expect(EncodingFinding(EncodedText.bytes(sheet, .macRoman)).encoding == .macRoman)
    #expect(EncodingFinding(EncodedText.bytes("Cão,JOÃO,SÃO\n", .windows1252)).encoding == .latin1)
  }

  @Test func `a dash between two vowels is a letter of Mac Roman, and one in a range is none`() {
    for text in ["n;m\nNúñez;5º\nPeña;6º\n", "Dog,Owner\nNiño,Ibáñez\n"] {
      #expect(EncodingFinding(EncodedText.bytes(text, .macRoman)).encoding == .macRoman)
    }
    for text in ["Bella,away Mon–Wed\n", "Bella,absent lun–mer\n", "Bella,9–5\n"] {
      #expect(EncodingFinding(EncodedText.bytes(text, .windows1252)).encoding == .windows1252)
    }
  }

  @Test func `letters that both have are taken for ISO-8859-1`() {
    let found = EncodingFinding(EncodedText.bytes("Dog,Owner\nBella,Zoé Lévesque\nMax,François\n", .latin1))
    #expect(found.encoding == .latin1)
    #expect(found.evidence.contains("no byte from 0x80 to 0x9F"))
  }

  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `a mark decides`(encoding: TextEncoding) {
    let found = EncodingFinding(encoding.mark + EncodedText.bytes("東京", encoding))
    #expect(found.encoding == encoding)
    #expect(found.isMarked)
  }

  @Test func `a beginning may end inside a letter, a file may not`() {
    let cut = Array("Zoé".utf8.dropLast())
    #expect(EncodingFinding(cut, isWhole: false).encoding == .utf8)
    #expect(EncodingFinding(cut).encoding != .utf8)
  }

  @Test(arguments: ["", "Dog,Mon\n"])
  func `plain text is UTF-8`(text: String) {
    #expect(EncodingFinding(Array(text.utf8)).evidence == ["every byte is ASCII"])
  }
}
