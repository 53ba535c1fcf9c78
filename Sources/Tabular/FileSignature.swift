/// What a file that is no text really is, told from its first bytes.
public enum FileSignature: Hashable, Sendable {
  /// The kind is the file name's usual extension: `ods`, `xlsx`, `xls`, `numbers`.
  case spreadsheet(String)
  case image(String)
  case document(String)
  case archive(String)
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
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .archive("gzip")
    } else if begins("SQLite format 3\u{0}") {
      self = .document("SQLite database")
    } else if !bytes.prefix(8192).contains(0) || Self.isWide(bytes, encoding) {
      return nil
    } else {
      self = .unknownBinary
    }
  }

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
    case .unknownBinary: "a binary file"
    }
  }
}
