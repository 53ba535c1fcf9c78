import Civil
import Quantities
import Tabular
import TestSupport
import Testing

@testable import Hikes

/// The same sheet in the forms in which programs write it: what it says is the same. Seed 20260105, 12 sheets in twelve
/// forms and eight encodings.
struct SheetFormPropertyTests {
  /// How a program writes a table.
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var delimiter = ","
    var quote = "\""
    var escape: String?
    var quotesAll = false
    var lineEnd = "\n"
    var before: [String] = []
    var after: [String] = []
    var leading = false
    var isTrimmed = false

    func text(_ rows: [[String]]) -> String {
      let lines = rows.map { row in
        var fields = leading ? [""] + row : row
        if isTrimmed { fields = Array(fields.prefix((fields.lastIndex { !$0.isEmpty } ?? 0) + 1)) }
        return fields.map(field).joined(separator: delimiter)
      }
      return (before + lines + after).map { $0 + lineEnd }.joined()
    }

    private func field(_ text: String) -> String {
      let needs = text.contains { "\(delimiter)\(quote)\\\r\n".contains($0) }
      guard needs || quotesAll else { return text }
      return quote
        + text.replacing("\\", with: escape == nil ? "\\" : "\\\\").replacing(
          quote, with: (escape ?? quote) + quote) + quote
    }
  }

  static let forms = [
    Form(testDescription: "commas"), Form(testDescription: "semicolons", delimiter: ";", lineEnd: "\r\n"),
    Form(testDescription: "tabs", delimiter: "\t"), Form(testDescription: "bars", delimiter: "|"),
    Form(testDescription: "every field quoted", quotesAll: true, lineEnd: "\r\n"),
    Form(testDescription: "single quotes", delimiter: ";", quote: "'", quotesAll: true),
    Form(testDescription: "a line that names the delimiter", delimiter: ";", before: ["sep=;"]),
    Form(testDescription: "lines above", before: ["Exported by SheetKeeper", "Printed: noon", ""]),
    Form(testDescription: "lines below", after: ["", "-- end of report --"]),
    Form(testDescription: "an empty first column", leading: true),
    Form(testDescription: "rows cut off after their last cell", isTrimmed: true),
    Form(testDescription: "old line ends", lineEnd: "\r"),
  ]

  enum Encoding: CaseIterable, Sendable {
    case utf8
    case utf8Marked
    case utf16LittleMarked
    case utf16BigMarked
    case utf16Little
    case windows1252
    case latin1
    case macRoman

    func bytes(_ text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .utf8Marked: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case .utf16LittleMarked: [0xFF, 0xFE] + wide(text) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BigMarked: [0xFE, 0xFF] + wide(text) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .utf16Little: wide(text) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .windows1252, .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      // The one letter of the sheets that is not ASCII.
      case .macRoman: text.unicodeScalars.map { $0 == "ë" ? 0x91 : UInt8(truncatingIfNeeded: $0.value) }
      }
    }

    private func wide(_ text: String, _ pair: (UInt16) -> [UInt8]) -> [UInt8] { text.utf16.flatMap(pair) }
  }

  private static let sheets: [RandomSheet] = {
    var random = SplitMix64(seed: 20_260_105)
    return (0..<12).map { _ in RandomSheet(using: &random) }
  }()

  @Test(arguments: forms, Encoding.allCases)
  func `a sheet says the same in every form`(form: Form, encoding: Encoding) throws {
    for (number, sheet) in Self.sheets.enumerated() {
      let bytes = encoding.bytes(form.text(sheet.rows))
      let table = try RecordReader.sheet(bytes, file: "tab.csv")
      let hints = SheetHints(month: sheet.isTitled ? nil : sheet.month, asOf: SheetText.asOf)
      let reading = try #require(WeeklySheetReader.read(table, hints: hints), "sheet \(number)")
      #expect(reading.weeks.map(\.monday) == sheet.mondays, "sheet \(number)")
      let paid = reading.cells.compactMap { cell -> RandomSheet.Paid? in
        guard let money = cell.countedAmount, let dog = cell.dog, let date = cell.date else { return nil }
        return RandomSheet.Paid(dog: dog, date: date, cents: money.cents)
      }
      #expect(Set(paid) == Set(sheet.paid) && paid.count == sheet.paid.count, "sheet \(number)")
      let words = reading.cells.filter { $0.date != nil && [.status, .scheduled].contains($0.kind) }
      for cell in words {
        #expect(
          sheet.words["\(cell.dog ?? "") \(cell.date?.description ?? "")"] == cell.raw, "sheet \(number)")
      }
      let money = SheetText.convert([reading]).booked.cents
      #expect(money == sheet.cents, "sheet \(number)")
    }
  }
}
