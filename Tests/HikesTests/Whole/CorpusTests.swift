import Diagnostics
import Store
import Tabular
import Testing

@testable import Hikes

/// Inputs that a fuzzer thought of, each of which takes another way through the readers (see `.ci/fuzz/run`).
struct CorpusTests {
  private static let folder =
    PackageFolder.path + "/Tests/Corpus"

  @Test func `no bytes make a reader crash or lose a cell`() throws {
    var (read, refused) = (0, 0)
    for name in try Files.list(Self.folder) {
      let bytes = try Files.read(Self.folder + "/" + name)
      let whole = Self.rewritten(bytes, in: .max)
      #expect(Self.rewritten(bytes, in: 7) == whole, "\(name)")
      do {
        let table = try RecordReader.table(bytes, file: "sheet.csv")
        _ = InputKind.guess(table)
        _ = RosterReader.recognizes(table) ? RosterReader.read(table).diagnostics.count : 0
        guard let reading = WeeklySheetReader.read(table, hints: SheetHints(asOf: SheetText.asOf)) else {
          continue
        }
        read += 1
        var cells: [CellReference: String] = [:]
        for cell in reading.cells {
          #expect(cells.updateValue(cell.raw, forKey: cell.cell) == nil, "\(name): \(cell.cell) twice")
        }
        for (row, record) in reading.table.records.enumerated() {
          for (column, field) in record.fields.enumerated() where !field.isBlank {
            let cell = CellReference(row: row + 1, column: column + 1)
            #expect(cells[cell] == field.text, "\(name): \(cell) lost")
          }
        }
      } catch {
        refused += 1
        #expect(!error.hint.isEmpty)
      }
    }
    #expect(read > 5, "of \(Self.folder)")
    #expect(refused > 0)
  }

  /// Nil for what is refused.
  private static func rewritten(_ bytes: [UInt8], in size: Int) -> [UInt8]? {
    var rewriter = RecordRewriter(file: "sheet.csv")
    var written: [UInt8] = []
    var rest = bytes[...]
    do {
      while !rest.isEmpty {
        written += try rewriter.rewrite(rest.prefix(size), isLast: false)
        rest = rest.dropFirst(size)
      }
      return try written + rewriter.rewrite([], isLast: true)
    } catch {
      return nil
    }
  }
}
