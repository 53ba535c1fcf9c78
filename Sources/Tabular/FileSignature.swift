/// What a file that is no text really is, told from its first bytes.
public enum FileSignature: Hashable, Sendable {
  /// The kind is the file name's usual extension: `ods`, `xlsx`, `xls`, `numbers`.
  case spreadsheet(String)
  case image(String)
  case document(String)
  case archive(String)
  /// Text in an encoding that is not read.
  case text(String)
  case unknownBinary

  /// Nil for what may be text. Looks at the first kilobytes only; a NUL byte makes a file binary unless a
  /// UTF-16 mark explains it, or every other byte of the text is zero, as in UTF-16 without a mark.
  ///
  /// - Parameter encoding: what a person said it is; UTF-16 explains NUL bytes.
  public init?(_ bytes: [UInt8], encoding: TextEncoding? = nil) {
    func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
      if head.contains("opendocument.spreadsheet") {
        self = .spreadsheet("ods")
      } else if head.contains("word/") {
        self = .document("Word")
      } else if head.contains("ppt/") {
        self = .document("PowerPoint")
      } else if head.contains("xl/") || head.contains("[Content_Types]") {
        self = .spreadsheet("xlsx")
      } else if head.contains("Index/") {
        self = .spreadsheet("numbers")
      } else {
        self = .archive("zip")
      }
    } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      self = .spreadsheet("xls")
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .image("PNG")
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .image("JPEG")
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .image("GIF")
    } else if begins("%PDF-") {
      self = .document("PDF")
    } else if begins("SQLite format 3\u{0}") {
      self = .document("SQLite database")
    } else if begins("bplist00") {
      self = .document("property list")
    } else if let packed = Self.packed.first(where: { bytes.starts(with: $0.bytes) }) {
      self = .archive(packed.name)
    } else if Self.wideMarks.contains(where: bytes.starts(with:)) {
      self = .text("UTF-32")
    } else if Self.isWide(bytes, encoding) {
      return nil
    } else if bytes.prefix(8192).contains(0) {
      self = .unknownBinary
    } else {
      return nil
    }
  }

  /// What archives begin with.
  private static let packed: [(bytes: [UInt8], name: String)] = [
    ([0x1F, 0x8B], "gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz"),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7z"), (Array("BZh".utf8), "bzip2"), (Array("Rar!".utf8), "rar"),
  ]

  /// The marks of UTF-32, of which one begins like that of UTF-16.
  private static let wideMarks: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]]

  private static func isWide(_ bytes: [UInt8], _ encoding: TextEncoding?) -> Bool {
    encoding == .utf16LittleEndian || encoding == .utf16BigEndian
      || bytes.starts(with: TextEncoding.utf16LittleEndian.mark)
      || bytes.starts(with: TextEncoding.utf16BigEndian.mark) || EncodingFinding.wideEncoding(bytes) != nil
  }

  /// What it is, in words that follow "this is".
  public var name: String {
    switch self {
    case .spreadsheet(let kind): "a spreadsheet file (\(kind))"
    case .image(let kind): "a picture (\(kind))"
    case .document(let kind): "a \(kind) file"
    case .archive(let kind): "an archive (\(kind))"
    case .text(let encoding): "text in \(encoding)"
    case .unknownBinary: "a binary file"
    }
  }
}
