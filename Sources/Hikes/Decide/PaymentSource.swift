public import Diagnostics

/// Where money was read first, as a payment's `source` says it: `december-2025.csv!B5`.
public struct PaymentSource: Hashable, Sendable {
  /// The file, or the whole text where no cell is named; empty for a payment typed into the book.
  public let file: String
  public let cell: CellReference?

  /// The last `!` divides, and only when a cell stands behind it: file names may hold one of their own.
  public init(_ text: String) {
    var text = text
    let found = text.withUTF8 { bytes -> (length: Int, cell: CellReference)? in
      guard let mark = bytes.lastIndex(of: UInt8(ascii: "!")),
        let cell = CellReference(utf8: bytes[(mark + 1)...])
      else { return nil }
      return (mark, cell)
    }
    file = found.map { String(text[..<text.utf8.index(text.startIndex, offsetBy: $0.length)]) } ?? text
    cell = found?.cell
  }

  /// Behind the name of a file that holds a week as she edited it, which the book wrote out.
  static let edited = " (edited)"

  /// Whether it is a cell of such a week.
  var isEdited: Bool { file.hasSuffix(Self.edited) }

  /// The same place, be the sheet named as edited or not.
  var unedited: PaymentSource {
    guard isEdited else { return self }
    return PaymentSource(file: String(file.dropLast(Self.edited.count)), cell: cell)
  }

  private init(file: String, cell: CellReference?) {
    self.file = file
    self.cell = cell
  }

  /// The place for a finding; the book's own table where no file is known.
  public var location: Location { Location(file: file.isEmpty ? "payments.csv" : file, cell: cell) }
}
