import Diagnostics
import FoundationEssentials
import Tabular
import TestSupport
import Testing

@testable import Hikes

/// Samples in which rows and cells were lost, doubled, moved and mixed with those of another sheet: whatever is left is read
/// without a crash, and every cell of it once. Seed 20261123, 200 sheets.
struct TornSheetPropertyTests {
  private static let folder =
    PackageFolder.path + "/samples/legacy-blind/"

  private typealias Rows = [[String]]

  private static let words = [
    "", "x", "25", "$25", "Mon", "Total", "Nov 3", "away", "Bella", "Week of Nov 3",
  ]

  private static func torn(_ rows: Rows, _ others: Rows, using random: inout SplitMix64) -> Rows {
    var rows = rows
    guard let place = rows.indices.randomElement(using: &random),
      let other = rows.indices.randomElement(using: &random)
    else { return rows }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: rows.removeSubrange(place..<min(place + 3, rows.count))
    case 1: rows.insert(rows[place], at: place)
    case 2: rows.swapAt(place, other)
    case 3:
      if !rows[place].isEmpty {
        rows[place].remove(at: Int.random(in: 0..<rows[place].count, using: &random))
      }
    case 4:
      rows[place].insert(
        words.randomElement(using: &random) ?? "", at: Int.random(in: 0...rows[place].count, using: &random))
    case 5: rows[place].shuffle(using: &random)
    case 6: rows = Array(rows[place...])
    case 7: rows = Array(rows[...place])
    default: rows.insert(contentsOf: others.shuffled(using: &random).prefix(8), at: place)
    }
    return rows
  }

  @Test func `what is left of a torn sheet is read, every cell once`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter {
      $0.hasSuffix(".csv")
    }
    .sorted()
    var random = SplitMix64(seed: 20_261_123)
    var count = 0
    func rows() throws -> (name: String, rows: Rows) {
      guard let name = names.randomElement(using: &random) else { return ("", []) }
      let bytes = Array(try Data(contentsOf: URL(filePath: Self.folder + name)))
      // One sample has a quote that nothing closes, which takes more than records to read.
      let table = try? RecordReader.table(bytes, file: name)
      return (name, table?.records.map { $0.fields.map(\.text) } ?? [])
    }
    for number in 0..<200 {
      let (name, whole) = try rows()
      let others = try rows().rows
      var left = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) { left = Self.torn(left, others, using: &random) }
      let table = Table(
        file: name,
        records: left.enumerated().map { row, line in Record(line.map { Field($0) }, line: row + 1) })
      guard let reading = WeeklySheetReader.read(table, hints: SheetHints(asOf: SheetText.asOf)) else {
        continue
      }
      count += 1
      let read = reading.cells.map(\.cell)
      let filled = left.enumerated().flatMap { row, line in
        line.indices.filter { !Field(line[$0]).isBlank }.map { CellReference(row: row + 1, column: $0 + 1) }
      }
      // A cell of a calendar has a dog in each of its lines, and is read for each of them.
      let ofOne = reading.cells.filter { !$0.raw.contains(where: \.isNewline) }.map(\.cell)
      let ofEach = Set(reading.cells.map { "\($0.cell) \($0.dog ?? "")" })
      #expect(
        Set(read) == Set(filled) && ofOne.count == Set(ofOne).count && ofEach.count == read.count,
        "sheet \(number), \(name): \(left)")
    }
    // Sheets torn past recognition are refused; which are drawn changes with every sample that is added.
    #expect(count > 100, "of \(Self.folder)")
  }
}
