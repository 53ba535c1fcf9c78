import Diagnostics
import FoundationEssentials
import Tabular
import TestSupport
import Testing

@testable import Hikes

struct KnownTextsTests {
  private static let folder =
    PackageFolder.path + "/samples/legacy"

  @Test func `what was learned from other sheets changes nothing in how a sheet is read`() throws {
    let texts = KnownTexts()
    let hints = SheetHints(month: nil, asOf: SheetText.asOf)
    for name in SampleCellPropertyTests.names {
      let bytes = Array(try Data(contentsOf: URL(filePath: "\(Self.folder)/\(name)")))
      let table = try RecordReader.table(bytes, file: name)
      let alone = WeeklySheetReader.read(table, hints: hints)
      let among = WeeklySheetReader.read(table, hints: hints, texts: texts)
      #expect(alone?.cells == among?.cells, "\(name)")
      #expect(alone?.diagnostics == among?.diagnostics, "\(name)")
    }
  }
}
