import Civil
import Diagnostics
import FoundationEssentials
import Quantities
import Tabular
import TestSupport
import Testing

@testable import Hikes

/// One cell of a sample taken out, written twice or moved to another day of its dog: no other cell is read otherwise.
/// Seed 7, up to eight cells of each sheet.
struct SampleCellPropertyTests {
  static let names: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".csv") }
        .sorted()
    } catch {
      return []
    }
  }()

  private static var folder: String {
    PackageFolder.path + "/samples/legacy"
  }

  private static func table(_ name: String) throws -> Table {
    try RecordReader.table(Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))), file: name)
  }

  private static func read(_ table: Table) -> [CellReference: CellReading]? {
    let hints = SheetHints(month: nil, asOf: SheetText.asOf)
    guard let reading = WeeklySheetReader.read(table, hints: hints) else { return nil }
    return Dictionary(uniqueKeysWithValues: reading.cells.map { ($0.cell, $0) })
  }

  /// The table with other texts in some cells; rows grow where they must.
  private static func edited(_ table: Table, _ texts: [CellReference: String]) -> Table {
    var records = table.records.map(\.fields)
    for (cell, text) in texts {
      while records[cell.row - 1].count < cell.column { records[cell.row - 1].append(Field("")) }
      records[cell.row - 1][cell.column - 1] = Field(text)
    }
    return Table(file: table.file, records: zip(records, table.records).map { Record($0, line: $1.line) })
  }

  /// What a cell says, without what is said about her sums.
  private struct Meaning: Equatable {
    let kind: CellReading.Kind
    let dog: String?
    let date: CivilDate?
    let amount: Money?
    let status: CellStatus?

    init(_ cell: CellReading) {
      (kind, dog, date) = (cell.kind, cell.dog, cell.date)
      amount = cell.kind == .total ? nil : cell.amount
      status = cell.status
    }
  }

  /// The cells that are read otherwise, some aside, in words.
  private static func differences(
    _ before: [CellReference: CellReading], _ after: [CellReference: CellReading],
    without left: Set<CellReference>
  ) -> [String] {
    Set(before.keys).union(after.keys).subtracting(left).compactMap { place in
      let (was, now) = (before[place].map { Meaning($0) }, after[place].map { Meaning($0) })
      return was == now ? nil : "\(place): \(was.map { "\($0)" } ?? "-") → \(now.map { "\($0)" } ?? "-")"
    }
  }

  /// Cells that speak for one day alone: money, and no repetition of another block.
  private static func candidates(_ cells: [CellReference: CellReading]) -> [CellReading] {
    cells.values.filter {
      $0.kind == .payment && $0.date != nil && !$0.isDuplicate && !$0.needsReview
    }.sorted { ($0.cell.row, $0.cell.column) < ($1.cell.row, $1.cell.column) }
  }

  @Test(arguments: names)
  func `what is done to one cell is said of that cell alone`(name: String) throws {
    let table = try Self.table(name)
    let before = try #require(Self.read(table))
    var random = SplitMix64(seed: 7)
    for cell in Self.candidates(before).shuffled(using: &random).prefix(8) {
      let without = try #require(Self.read(Self.edited(table, [cell.cell: ""])))
      #expect(without[cell.cell] == nil)
      #expect(
        Self.differences(before, without, without: [cell.cell]) == [], "without \(cell.cell)")
      // A day of the same dog that is empty, in a column that holds another dog's day of the same week.
      // A turned grid has its days below each other.
      guard
        before.values.allSatisfy({
          $0.cell.row != cell.cell.row || $0.date?.monday != cell.date?.monday || $0.dog == cell.dog
        })
      else { continue }
      let monday = cell.date?.monday
      let others = before.values.filter { $0.kind == .payment && $0.date?.monday == monday }
      let near = others.filter { abs($0.cell.row - cell.cell.row) < 6 && $0.cell.row != cell.cell.row }
      let free = near.sorted { ($0.cell.row, $0.cell.column) < ($1.cell.row, $1.cell.column) }.first {
        other in
        other.date != cell.date && table[row: cell.cell.row][column: other.cell.column].isBlank
      }
      guard let free, cell.cell.column != free.cell.column else { continue }
      let place = CellReference(row: cell.cell.row, column: free.cell.column)
      for texts in [[place: cell.raw], [place: cell.raw, cell.cell: ""]] {
        let after = try #require(Self.read(Self.edited(table, texts)))
        let changed = Set(texts.keys)
        #expect(
          Self.differences(before, after, without: changed) == [], "\(cell.cell) to \(place)")
        #expect(
          after[place]?.amount == cell.amount && after[place]?.dog == cell.dog, "\(cell.cell) to \(place)")
        #expect(after[place]?.date == free.date, "\(cell.cell) to \(place)")
      }
    }
  }
}
