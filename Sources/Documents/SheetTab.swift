public import Civil
public import Diagnostics

/// One tab of a spreadsheet that was read: its cells in rows, without the empty ones behind the last.
public struct SheetTab: Hashable, Sendable {
  public let name: String
  public internal(set) var isHidden = false
  public internal(set) var rows: [[TabCell]] = []
  /// What stands under a merged cell, where nobody sees it. Such a cell is empty in ``rows``.
  public internal(set) var covered: [(cell: CellReference, text: String)] = []
  /// The comments pinned to cells.
  public internal(set) var comments: [(cell: CellReference, text: String)] = []

  public init(name: String) { self.name = name }

  public static func == (left: SheetTab, right: SheetTab) -> Bool {
    left.name == right.name && left.rows == right.rows && left.isHidden == right.isHidden
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(rows)
  }

  public var isEmpty: Bool { rows.allSatisfy { $0.allSatisfy(\.isEmpty) } }

  /// The columns that hold anything.
  public var width: Int { rows.map(\.count).max() ?? 0 }

  /// The texts of all cells, every row as wide as the widest, as a CSV of the tab has them.
  /// - Parameter inFull: whether every date is written as 2025-12-08, however little of it is shown.
  public func texts(datesInFull inFull: Bool = false) -> [[String]] {
    let width = width
    return rows.map { row in
      row.map { inFull ? $0.textInFull : $0.text } + Array(repeating: "", count: width - row.count)
    }
  }

  /// Whether some date shows less than what it is.
  public var hidesDates: Bool { rows.contains { $0.contains { $0.text != $0.textInFull } } }
}

/// One cell that was read.
public struct TabCell: Hashable, Sendable {
  /// What the value is, beside what is shown of it.
  public enum Value: Hashable, Sendable {
    case text
    /// Written plainly, as the file has it.
    case number(String, isMoney: Bool)
    case date(CivilDate)
    /// Anything that is best taken as it is shown: times, percentages, yes and no.
    case other
  }

  /// As a person sees it.
  public let shown: String
  public let value: Value

  public init(shown: String, value: Value = .text) {
    self.shown = shown
    self.value = value
  }

  public static let empty = TabCell(shown: "")

  public var isEmpty: Bool { shown.isEmpty && value == .text }

  /// What is shown, but for what shows less than was written or may be taken for something else: a number that was
  /// rounded off, a day in figures whose order nobody can tell.
  public var text: String {
    switch value {
    case .text, .other: shown
    case .number(let plain, let isMoney): PlainNumber.text(of: plain, shown: shown, isMoney: isMoney)
    case .date(let date): shown.contains(where: \.isLetter) ? shown : date.description
    }
  }

  /// The same with a date in full.
  public var textInFull: String {
    if case .date(let date) = value { date.description } else { text }
  }
}

/// A number as a file has it beside the text that is shown of it.
enum PlainNumber {
  /// What is shown where it says the same number, money to the cent, else the number itself.
  static func text(of plain: String, shown: String, isMoney: Bool) -> String {
    guard let value = scaled(plain, places: places) else { return shown.isEmpty ? plain : shown }
    let hasSign = isMoney || shown.contains { $0.isLetter || "$€£%".contains($0) }
    guard !shown.isEmpty, !shown.contains("#") else { return written(value) }
    let figures = shown.filter { $0.isASCII && ($0.isNumber || ".,".contains($0)) }
    let isNegative = shown.contains { "-−(".contains($0) }
    // Digits without which it is a name, "paid", or an error.
    guard figures.contains(where: \.isNumber), !shown.contains(":") else { return shown }
    let readings = [
      figures.filter { $0 != "," }, figures.filter { $0 != "." }.replacing(",", with: "."),
    ].compactMap { scaled($0, places: places) }.map { isNegative ? -$0 : $0 }
    let cent = scaled("0.01", places: places) ?? 1
    // A long fraction was reckoned, not typed; what is shown of it is what counts.
    let isExact = written(value) == trimmed(plain)
    let nearest = readings.contains { hasSign || !isExact ? abs($0 - value) * 2 <= cent : $0 == value }
    return nearest
      ? shown
      : hasSign ? written((value >= 0 ? value + cent / 2 : value - cent / 2) / cent * cent) : written(value)
  }

  private static let places = 7

  /// A decimal number times a power of ten, what is finer cut off; nil for what is no such number.
  private static func scaled(_ text: String, places: Int) -> Int? {
    var text = text[...]
    let isNegative = text.hasPrefix("-")
    if isNegative { text = text.dropFirst() }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, whole.utf8.count <= 11, !text.isEmpty,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let fraction = (parts.count == 2 ? parts[1] : "").prefix(places)
    let digits = whole + fraction + String(repeating: "0", count: places - fraction.count)
    return Int(digits).map { isNegative ? -$0 : $0 }
  }

  private static func written(_ scaled: Int) -> String {
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return trimmed((scaled < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places))
  }

  private static func trimmed(_ plain: String) -> String {
    guard plain.contains(".") else { return plain }
    var text = plain[...]
    while text.hasSuffix("0") { text = text.dropLast() }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }
}
