/// Sheets that a spreadsheet program opens as one file of tabs: values with their types, formulas with the value they
/// have, and how all of it looks on the screen and on paper.
public struct Workbook: Sendable, Hashable {
  public let title: String
  public var sheets: [WorkbookSheet]
  /// What programs keep with the file and show under its properties.
  public var properties: [(name: String, value: String)] = []

  public init(title: String, sheets: [WorkbookSheet]) {
    self.title = title
    self.sheets = sheets
  }

  public static func == (left: Workbook, right: Workbook) -> Bool {
    left.title == right.title && left.sheets == right.sheets
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(sheets) }
}

/// One tab.
public struct WorkbookSheet: Sendable, Hashable {
  /// Letter paper; a sheet is never wider than one page.
  public enum Page: String, Sendable, Hashable, CaseIterable {
    /// As many pages as it takes.
    case portrait
    case landscape
    /// All of it on one page.
    case onePage = "one-page"
    case onePageAcross = "one-page-across"

    var isAcross: Bool { self == .landscape || self == .onePageAcross }
    var isSingle: Bool { self == .onePage || self == .onePageAcross }
  }

  /// Each name once in a workbook; none of `[]*?:/\`, at most 31 characters, as every program takes it.
  public let name: String
  public let page: Page
  public var columns: [WorkbookColumn]
  public var rows: [[WorkbookCell]]
  /// Rows and columns that stay in sight.
  public var frozenRows = 0
  public var frozenColumns = 0
  /// Rows at the top that every printed page repeats.
  public var headingRows = 0
  /// So many columns go onto paper; nil for all.
  public var printedColumns: Int?

  public init(
    _ name: String, page: Page = .portrait, columns: [WorkbookColumn], rows: [[WorkbookCell]] = []
  ) {
    self.name = name
    self.page = page
    self.columns = columns
    self.rows = rows
  }

  /// What its cells show, as a reader of the file has it.
  public var texts: [[String]] { rows.map { $0.map(\.shown) } }

  /// The columns that hold anything.
  var width: Int { max(columns.count, rows.map(\.count).max() ?? 0, 1) }
}

/// A column, as wide as what it holds.
public struct WorkbookColumn: Sendable, Hashable {
  /// In tenths of a millimetre.
  public let width: Int

  public init(tenths: Int) { width = max(Self.least, tenths) }

  private static let least = 120
  /// Of a column of text; what is longer wraps.
  public static let widest = 800

  /// Wide enough for every one of these texts in bold ten-point letters, up to a limit.
  public static func fitting(_ texts: some Sequence<String>, atMost most: Int = widest) -> WorkbookColumn {
    let width = texts.lazy.flatMap { $0.split(whereSeparator: \.isNewline) }.map { Self.width(of: $0) }.max()
    return WorkbookColumn(tenths: min(most, (width ?? 0) + margin))
  }

  private static let margin = 55

  /// From the letter widths of Liberation Sans Bold, rounded up; others count as wide.
  private static func width(of text: Substring) -> Int {
    text.unicodeScalars.reduce(0) { sum, letter in
      switch letter {
      case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!", " ", "/", "-": sum + 12
      case "f", "t", "r", "(", ")", "[", "]", "\"": sum + 15
      case "m", "w", "M", "W", "@", "%", "–", "—", "…": sum + 33
      case "a"..."z", "0"..."9", "_", "?", "$", "*", "+", "=", "<", ">", "#": sum + 22
      case "A"..."Z", "&": sum + 27
      default: sum + 33
      }
    }
  }
}
