import Civil
import Diagnostics

/// The value of a cell as its attributes have it.
struct RawValue: Hashable {
  let type: String
  let number: String
  let date: String
  let text: String?

  func value(shown: String) -> TabCell.Value {
    switch type {
    case "float", "currency": .number(number, isMoney: type == "currency")
    case "date": CivilDate(iso: date.prefix(10)).map { .date($0) } ?? .other
    case "", "string": .text
    default: .other
    }
  }

  /// What to show where the file has no text.
  var substitute: String {
    switch type {
    // A form may show nothing for nothing; a number that is shown has its text.
    case "float", "currency", "percentage": number.allSatisfy { "0.-".contains($0) } ? "" : number
    case "date": date
    default: text ?? ""
    }
  }
}

/// Fills one tab, cell by cell.
struct TabBuilder {
  var tab: SheetTab
  private let file: String
  private var row: [TabCell] = []
  private var rowRepeats = 1
  private var rowCovered: [(column: Int, text: String)] = []
  private var rowComments: [(column: Int, text: String)] = []
  /// Empty rows, and empty cells of the row, behind which nothing stands so far.
  private var emptyRows = 0
  private var emptyCells = 0
  private var cell: (value: RawValue, repeats: Int, isCovered: Bool)?
  private var paragraphs: [String] = []
  private var comment: [String] = []
  /// Whether a paragraph is open, and whether a space just read may swallow the next.
  private var isInParagraph = false
  private var endsInSpace = false
  private var cells = 0
  var isInComment = false

  /// More than any sheet of dogs has.
  private static let mostCells = 4_000_000

  init(name: String, file: String) {
    tab = SheetTab(name: name)
    self.file = file
  }

  var isInCell: Bool { cell != nil }
  var takesText: Bool { isInParagraph }

  // MARK: Text

  mutating func beginParagraph() {
    if isInComment { comment.append("") } else { paragraphs.append("") }
    isInParagraph = true
    // Space at the beginning means nothing.
    endsInSpace = true
  }

  /// Runs of white space are one space; others are written as elements.
  mutating func add(_ text: String) {
    for letter in text.unicodeScalars {
      if letter == " " || letter == "\n" || letter == "\t" || letter == "\r" {
        if !endsInSpace { append(" ") }
        endsInSpace = true
      } else {
        append(String(letter))
        endsInSpace = false
      }
    }
  }

  mutating func addSpaces(_ count: Int) { addExactly(String(repeating: " ", count: count)) }

  mutating func addExactly(_ text: String) {
    guard isInParagraph else { return }
    append(text)
    endsInSpace = false
  }

  mutating func endParagraph() {
    if endsInSpace { dropLastSpace() }
    isInParagraph = false
  }

  private mutating func append(_ text: String) {
    if isInComment, !comment.isEmpty {
      comment[comment.count - 1] += text
    } else if !paragraphs.isEmpty {
      paragraphs[paragraphs.count - 1] += text
    }
  }

  private mutating func dropLastSpace() {
    if isInComment, comment.last?.hasSuffix(" ") == true {
      comment[comment.count - 1].removeLast()
    } else if !isInComment, paragraphs.last?.hasSuffix(" ") == true {
      paragraphs[paragraphs.count - 1].removeLast()
    }
  }

  // MARK: Cells

  mutating func beginRow(repeated: Int) {
    rowRepeats = repeated
    row = []
    rowCovered = []
    rowComments = []
    emptyCells = 0
  }

  mutating func beginCell(repeated: Int, isCovered: Bool, _ value: RawValue) {
    cell = (value, repeated, isCovered)
    paragraphs = []
    comment = []
    isInComment = false
  }

  mutating func endCell() throws(FlatSheetError) {
    guard let cell else { return }
    self.cell = nil
    let shown = paragraphs.isEmpty ? cell.value.substitute : paragraphs.joined(separator: "\n")
    let column = row.count + emptyCells + 1
    let remark = comment.joined(separator: "\n")
    if !remark.isEmpty { rowComments.append((column, remark)) }
    let isShown = !cell.isCovered
    if !isShown, !shown.isEmpty { rowCovered.append((column, shown)) }
    guard isShown, !shown.isEmpty else {
      emptyCells = min(emptyCells + min(cell.repeats, Self.mostCells), Self.mostCells + 1)
      return
    }
    guard cell.repeats <= Self.mostCells else { throw .huge(file, tab: tab.name) }
    try makeRoom(emptyCells + cell.repeats)
    row += Array(repeating: .empty, count: emptyCells)
    emptyCells = 0
    let value = cell.value.value(shown: shown)
    row += Array(repeating: TabCell(shown: shown, value: value), count: cell.repeats)
  }

  mutating func endRow() throws(FlatSheetError) {
    let number = tab.rows.count + emptyRows + 1
    tab.covered += rowCovered.map { (CellReference(row: number, column: $0.column), $0.text) }
    tab.comments += rowComments.map { (CellReference(row: number, column: $0.column), $0.text) }
    guard !row.isEmpty else {
      emptyRows = min(emptyRows + min(rowRepeats, Self.mostCells), Self.mostCells + 1)
      return
    }
    guard rowRepeats <= Self.mostCells else { throw .huge(file, tab: tab.name) }
    try makeRoom(emptyRows + row.count * (rowRepeats - 1))
    tab.rows += Array(repeating: [], count: emptyRows)
    emptyRows = 0
    tab.rows += Array(repeating: row, count: rowRepeats)
  }

  private mutating func makeRoom(_ count: Int) throws(FlatSheetError) {
    guard count <= Self.mostCells, cells + count <= Self.mostCells else {
      throw .huge(file, tab: tab.name)
    }
    cells += count
  }
}
