import Civil
import Tabular

/// Rows of dogs that look as headings do.
extension LayoutFinder {
  /// Below weeks with headings in full a row such as `Cooper,,,4/10,5/10,6/10` counts hikes, and heads no days; so does
  /// `Cooper,06-Oct,,07-Oct,,08-Oct`, where a program took the counts for dates, of a dog that other weeks have.
  func isRowOfCounts(_ row: SheetRow, _ number: Int, _ found: [WeekBlock]) -> Bool {
    let isBelowDays = blocks.contains { block in
      !block.isUnlabelled
        || usesCards && block.days.count { $0.heading?.weekday != nil && $0.heading?.month == nil } >= 3
    }
    let isBelowOthers = blocks.last.map { HeaderFinder.contradict(sheet[row: $0.headerRow], row) } ?? false
    guard isBelowDays || isBelowOthers, found.allSatisfy(\.isUnlabelled),
      let column = blocks.last?.nameColumn,
      case let first = row[column: column], first.hasLetter,
      isNoTitle(row, first), number > 1, !sheet.isBlank(number - 1),
      !row.filled.contains(where: { $0 !== first && ($0.namesDay || $0.role != nil) })
    else { return false }
    func dates(_ row: Int) -> Int {
      sheet[row: row].cells.count { $0.heading(order, isFrench: true)?.month != nil || $0.namesDay }
    }
    lazy var isOfDog = (1..<sheet.rowCount + 1).contains {
      // Above, what heads no week is a dog's, however many dates stand in it.
      $0 != number && sheet[$0, column].folded == first.folded
        && ($0 < number ? headers[$0] == nil : dates($0) < 3)
    }
    return found.allSatisfy { block in
      block.days.allSatisfy { day in
        day.heading == nil
          || day.column > column && day.heading?.weekday == nil
            && (row[column: day.column].numericDate != nil || isOfDog)
      }
    }
  }

  /// Whether a row titles no week; with the counts of its hikes a dog may be called May.
  private func isNoTitle(_ row: SheetRow, _ first: CellText) -> Bool {
    if row.filledCount > 1, MonthName.month(named: first.folded) != nil { return true }
    return title(of: row) == nil && first.title(order) == nil
  }

  /// Amid a week a row such as `Max,Mon 3 away,Tue 4 vet,Wed 5 sick` is a dog's; headings that say more than the day stand
  /// below a gap, a total or a title, or beside what stood beside the first ones.
  func isRowOfDog(_ row: SheetRow, _ number: Int) -> Bool {
    guard let block = blocks.first, number > 1, row.cells.contains(where: { $0.dayBeforeWords != nil }),
      let first = row.first, first.hasLetter, !first.isDogLabel, first.dayBeforeWords == nil
    else { return false }
    let above = sheet[row: number - 1]
    return !above.isBlank && above.first?.total == nil && title(of: above) == nil
      && first.folded != sheet[block.headerRow, block.nameColumn].folded
  }
}
