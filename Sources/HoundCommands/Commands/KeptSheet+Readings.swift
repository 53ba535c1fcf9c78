import Civil
import Hikes
import Tabular

extension [KeptSheet] {
  /// Her own sheets as they read, oldest first.
  func readings(asOf: CivilDate) -> [SheetReading] {
    filter { !$0.isEdit }.compactMap { $0.reading(asOf: asOf) }
  }

  /// The weeks that the book had written out and that came back edited, oldest first.
  func edits(asOf: CivilDate) -> [(sheet: KeptSheet, reading: SheetReading)] {
    filter(\.isEdit).compactMap { sheet in sheet.reading(asOf: asOf).map { (sheet, $0) } }
  }

  /// Both, in the order in which they came: what the book was last told of each week.
  func allReadings(asOf: CivilDate) -> [SheetReading] { compactMap { $0.reading(asOf: asOf) } }
}

extension KeptSheet {
  fileprivate func reading(asOf: CivilDate) -> SheetReading? {
    table.flatMap { WeeklySheetReader.read($0, hints: SheetHints(month: month, year: year, asOf: asOf)) }
  }
}
