import Tabular
import Testing

@Suite struct FileSignatureTests {
  private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04, 0x14, 0, 0, 0]

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image("PNG"), "a picture (PNG)"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], .image("JPEG"), "a picture (JPEG)"),
      (Array("GIF89a".utf8), .image("GIF"), "a picture (GIF)"),
      (Array("GIF87a".utf8), .image("GIF"), "a picture (GIF)"),
      (Array("%PDF-1.7\n".utf8), .document("PDF"), "a PDF file"),
      ([0x1F, 0x8B, 0x08, 0], .archive("gzip"), "an archive (gzip)"),
      ([0x28, 0xB5, 0x2F, 0xFD, 0x04], .archive("zstd"), "an archive (zstd)"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive("xz"), "an archive (xz)"),
      (Array("BZh91AY".utf8), .archive("bzip2"), "an archive (bzip2)"),
      ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive("7z"), "an archive (7z)"),
      (Array("Rar!\u{1A}".utf8), .archive("rar"), "an archive (rar)"),
      (Array("bplist00\u{1}".utf8), .document("property list"), "a property list file"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], .text("UTF-32"), "text in UTF-32"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], .text("UTF-32"), "text in UTF-32"),
      (
        zip + Array("[Content_Types].xml _rels/.rels xl/workbook.xml".utf8), .spreadsheet("xlsx"),
        "a spreadsheet file (xlsx)"
      ),
      (zip + Array("[Content_Types].xml".utf8), .spreadsheet("xlsx"), "a spreadsheet file (xlsx)"),
      (
        zip + Array("mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8), .spreadsheet("ods"),
        "a spreadsheet file (ods)"
      ),
      (zip + Array("Index/Document.iwa".utf8), .spreadsheet("numbers"), "a spreadsheet file (numbers)"),
      (zip + Array("[Content_Types].xml word/document.xml".utf8), .document("Word"), "a Word file"),
      (
        zip + Array("[Content_Types].xml ppt/presentation.xml".utf8), .document("PowerPoint"),
        "a PowerPoint file"
      ),
      (zip + Array("photo.jpg".utf8), .archive("zip"), "an archive (zip)"),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1], .spreadsheet("xls"), "a spreadsheet file (xls)"),
      (Array("SQLite format 3\u{0}".utf8), .document("SQLite database"), "a SQLite database file"),
      (Array("Dog,Mon\n\u{0}".utf8), .unknownBinary, "a binary file"), ([0], .unknownBinary, "a binary file"),
    ] as [([UInt8], FileSignature, String)])
  func `a file that is no text is told by its first bytes`(
    input: [UInt8], signature: FileSignature, name: String
  ) {
    #expect(FileSignature(input) == signature)
    #expect(signature.name == name)
  }

  @Test(arguments: [
    "", "Dog,Mon\n", "PK,Dog\n", "PNG\n", "GIF8,x", "%PDF", "SQLite format 3", "\u{FEFF}Dog", "é", "🐕",
    "\u{1F}x",
  ])
  func `what may be text is not refused`(text: String) {
    #expect(FileSignature(Array(text.utf8)) == nil)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] as [[UInt8]])
  func `a UTF-16 mark explains the zeros`(input: [UInt8]) {
    #expect(FileSignature(input) == nil)
  }
}
