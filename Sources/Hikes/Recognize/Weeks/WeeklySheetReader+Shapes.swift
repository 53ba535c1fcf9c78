import Civil
public import Tabular

/// The shapes that a sheet may have, in the order in which they are tried.
extension WeeklySheetReader {
  /// - Parameter texts: what the texts of other sheets say, which are read faster with it and no otherwise.
  /// - Returns: nil where the table holds no week at all.
  public static func read(
    _ table: Table, hints: SheetHints, texts: KnownTexts = KnownTexts()
  ) -> SheetReading? {
    let sheet = SheetCells(table, texts)
    let reading =
      if let margin = SheetMargin(sheet, texts) {
        read(inAnyShape: margin.rest, hints).map(margin.placed)
      } else {
        read(inAnyShape: sheet, hints)
      }
    return reading.map { SheetContacts.completing($0, sheet) }
  }

  private static func read(inAnyShape sheet: SheetCells, _ hints: SheetHints) -> SheetReading? {
    RearrangedSheet(closingUp: sheet)?.read(hints) ?? RearrangedSheet(mending: sheet)?.read(hints)
      ?? read(sheet, hints)
  }

  /// A sheet whose texts are as they were typed.
  static func read(_ sheet: SheetCells, _ hints: SheetHints) -> SheetReading? {
    let table = sheet.table
    if let reading = RearrangedSheet(sheet, inSections: hints)?.read(hints) { return reading }
    if CopiedGrid.lines(table) != nil, let reading = RearrangedSheet(sheet)?.read(hints) { return reading }
    if DayRosters(sheet) != nil || PickupGrid(sheet) != nil || WeekColumn(sheet) != nil,
      let reading = RearrangedSheet(sheet)?.read(hints)
    {
      return reading
    }
    if let reading = RearrangedSheet(sheet, ofOwnShape: hints.year ?? hints.month?.year)?.read(hints) {
      return reading
    }
    let month = WeekDating.month(of: sheet, hints)
    if let reading = RearrangedSheet(sheet, byWeekdaysIn: month)?.read(hints) { return reading }
    if let layout = LayoutFinder.layout(sheet, month: month) {
      if let reading = RearrangedSheet(sheet, apart: layout)?.read(hints) { return reading }
      if Set(layout.blocks.map(\.nameColumn)).count > 1 {
        let dates = WeekDating.weeks(sheet, layout, hints)
        if let reading = RearrangedSheet.readOneBelowAnother(sheet, layout, dates, hints) { return reading }
      }
      return read(sheet, layout, hints)
    }
    return RearrangedSheet(sheet, year: hints.year ?? hints.month?.year)?.read(hints)
  }

  /// Whether a table is a list whose dates say no year, and nothing around it does.
  public static func lacksYear(_ table: Table) -> Bool {
    let table = RearrangedSheet.mended(table) ?? table
    return EntryList.lacksYear(table) || PaidWeeks.lacksYear(table)
  }

  /// Whether a table holds weeks, in any shape.
  static func recognizes(_ table: Table) -> Bool {
    let sheet = SheetCells(table)
    return LayoutFinder.recognizes(sheet) || RearrangedSheet.isWeekly(mending: table)
      || RearrangedSheet(sheet) != nil || EntryList.recognizes(table)
  }
}
