import Civil
import Tabular

extension MendedSheet {
  /// What a look at the texts of a sheet, each once, leaves to be tried.
  enum Need {
    case quoted, spaced, repeated, numbered, yearFirst, ditto, slid, torn, percent, owners, addresses, signs,
      colons, raised
    case zones, entities, weather, formulas, unordered, apart, dashed, upright, numberedDates
    case partedDates, above, below, takings, shortYears, pairs, months, slidLeft, labelledMonths, wholeDates,
      backwards, outline, roster, bothOrders, keys, marches, headedLeft, twoLines, dayPairs,
      dayNumbers, titlesBelow, oneColumn, namesBeforeDays, scanned, cents, sorted

    static func of(_ sheet: SheetCells) -> Set<Need> {
      var needs: Set<Need> = []
      var (keys, months) = (0, 0)
      for text in sheet.texts.all where !text.isBlank {
        needs.formUnion(text.needs)
        if MendedSheet.mayBeKey(text) { keys += 1 }
        if text.namesMonth { months += 1 }
      }
      if keys > 1 { needs.insert(.keys) }
      // That dates in figures stand there is not enough.
      if needs.contains(.bothOrders), !MendedSheet.hasBothOrders(sheet) { needs.remove(.bothOrders) }
      if let first = (1..<sheet.rowCount + 1).first(where: { !sheet.isBlank($0) }),
        MendedSheet.order(of: sheet[row: first]) != nil
      {
        needs.insert(.unordered)
      }
      if !MendedSheet.titlesBelow(sheet).isEmpty { needs.insert(.titlesBelow) }
      if MendedSheet.isOfOneColumn(sheet) {
        needs.insert(.oneColumn)
      } else if MendedSheet.beginsWithNames(sheet) {
        needs.insert(.namesBeforeDays)
      }
      if MendedSheet.isInCents(sheet) { needs.insert(.cents) }
      addNeedsOfRows(sheet, hasMonths: months >= 2, to: &needs)
      return needs
    }

    /// What a text by itself shows a sign of.
    static func of(_ text: CellText) -> Set<Need> {
      let raw = text.raw
      var needs: Set<Need> = []
      if raw.utf8.count >= 8, MendedSheet.date(raw) != nil { needs.insert(.wholeDates) }
      if text.numericDate != nil { needs.insert(.bothOrders) }
      if isQuoted(raw) { needs.insert(.quoted) }
      if MendedSheet.joinedLetters(raw) != nil { needs.insert(.spaced) }
      if MendedSheet.dittos.set.contains(text.trimmed) { needs.insert(.ditto) }
      if MendedSheet.withoutPercent(raw) != nil { needs.insert(.percent) }
      if raw.utf8.first == UInt8(ascii: " ") || raw == "00" || MendedSheet.areThousands(raw) {
        needs.insert(.torn)
      }
      if MendedSheet.namesBoth(text) { needs.insert(.owners) }
      if MendedSheet.withoutAddress(raw) != nil { needs.insert(.addresses) }
      if raw == "$" { needs.insert(.signs) }
      if MendedSheet.withoutZone(raw) != nil { needs.insert(.zones) }
      if MendedSheet.withoutEntities(raw) != nil { needs.insert(.entities) }
      if MendedSheet.withoutWeather(raw) != nil { needs.insert(.weather) }
      if MendedSheet.withoutTakings(raw) ?? MendedSheet.withoutInitials(raw) ?? MendedSheet.withoutPrice(raw)
        != nil
      {
        needs.insert(.takings)
      }
      if MendedSheet.daysAfter(raw) != nil { needs.insert(.formulas) }
      if MendedSheet.isPastMidnight(raw) { needs.insert(.colons) }
      if MendedSheet.isMonthLabel(text) { needs.insert(.labelledMonths) }
      if MendedSheet.plainDate(raw) != nil { needs.insert(.numberedDates) }
      if MendedSheet.unscannedDate(raw) != nil { needs.insert(.scanned) }
      if MendedSheet.dateParts[0].set.contains(text.folded) { needs.insert(.partedDates) }
      if MendedSheet.dashed(raw) != nil { needs.insert(.dashed) }
      if MendedSheet.shortDate(in: raw) != nil { needs.insert(.shortYears) }
      if MendedSheet.dayPair(raw) != nil { needs.insert(.dayPairs) }
      if MendedSheet.march(raw) != nil { needs.insert(.marches) }
      if text.numericDate != nil, text.namesDay { needs.insert(.yearFirst) }
      if MendedSheet.numbered(raw).map({ Weekday(name: $0) != nil }) ?? false { needs.insert(.numbered) }
      return needs
    }

    private static func addNeedsOfRows(_ sheet: SheetCells, hasMonths: Bool, to needs: inout Set<Need>) {
      var (besideBlanks, namesApart) = (0, 0)
      for row in 1..<sheet.rowCount + 1 {
        let cells = sheet[row: row].cells
        let startsBlank = cells.first?.isBlank ?? false
        if cells.count >= 5, startsBlank, MendedSheet.secondLabels(cells.map(\.raw)) != nil {
          needs.insert(.pairs)
        }
        if row > 1, MendedSheet.headsRowsOfWeeks(sheet[row: row]) { needs.insert(.sorted) }
        if MendedSheet.beginsWithNumberedDay(cells) { needs.insert(.dayNumbers) }
        if hasMonths, MendedSheet.months(cells.map(\.raw)).count >= 2 { needs.insert(.months) }
        if cells.first?.isDogLabel ?? false,
          MendedSheet.TwoLines(sheet[row: row], sheet[row: row + 1]) != nil
        {
          needs.insert(.twoLines)
        }
        if needs.contains(.wholeDates),
          zip(cells, cells.dropFirst()).contains(where: { $0 === $1 && $0.needs.contains(.wholeDates) })
        {
          needs.insert(.above)
        }
        if cells.count >= 5, MendedSheet.OwnerColumn(sheet[row: row]) != nil { needs.insert(.slidLeft) }
        if cells.count >= 5, MendedSheet.beginsWithDays(sheet[row: row]) { needs.insert(.headedLeft) }
        if cells.count >= 3, MendedSheet.isOutline(sheet[row: row], sheet[row: row + 1]) {
          needs.insert(.outline)
        }
        if cells.count >= 6, MendedSheet.columnBehindGap(sheet[row: row]) != nil { needs.insert(.roster) }
        if cells.count >= 5,
          MendedSheet.daysBackwards(sheet[row: row]) ?? MendedSheet.namesBackwards(sheet[row: row]) != nil
        {
          needs.insert(.backwards)
        }
        if cells.count >= 4, row > 3, MendedSheet.isOfDates(sheet[row: row]) { needs.insert(.below) }
        if cells.first.map({ $0.raw.utf8.count <= 2 }) ?? false, MendedSheet.isOfLetters(cells.map(\.raw)) {
          needs.insert(.upright)
        }
        if let first = cells.first, !first.isBlank, cells.prefix(3).count == 3,
          cells.prefix(3).allSatisfy({ $0 === first })
        {
          needs.insert(.repeated)
        }
        let isBesideBlank = cells.count > 3 && startsBlank && cells[cells.startIndex + 1].hasLetter
        besideBlanks = isBesideBlank ? besideBlanks + 1 : 0
        if row > 1, startsBlank, sheet[row: row - 1].filledCount == 1, !sheet.isBlank(row),
          sheet[row - 1, 1].hasLetter
        {
          namesApart += 1
        }
        if namesApart == 3 { needs.insert(.apart) }
        if besideBlanks == 3 || isBesideBlank && cells.last?.mark.isAmount ?? false { needs.insert(.slid) }
        if let first = cells.first, first.hasLetter, cells.count(where: \.namesDay) >= 3, first.role == nil,
          first.title(nil) == nil, !cells.contains(where: \.isDogLabel)
        {
          needs.insert(.raised)
        }
      }
    }
  }
}
