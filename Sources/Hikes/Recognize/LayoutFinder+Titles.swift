import Civil
import Tabular

/// The titles of a sheet's weeks, in one cell or torn over several.
extension LayoutFinder {
  /// A week's title may be torn at its comma, and several may stand side by side.
  func title(of record: SheetRow) -> SheetTitle? {
    guard record.filledCount > 2 else { return joined(record).title(order) }
    guard record.cells.allSatisfy({ $0.isBlank || collapsed($0).title(order) != nil }) else { return nil }
    return record.first.flatMap { collapsed($0).title(order) }
  }

  /// What is not blank in a row, as one text.
  func joined(_ record: SheetRow) -> CellText {
    let texts = record.filled
    let kept = texts.count > 1 ? texts.filter { !$0.isPageMark } : texts
    return record.texts.text(kept.map(\.collapsed).joined(separator: ", "))
  }

  func collapsed(_ text: CellText) -> CellText { sheet.texts.text(text.collapsed) }

  /// A title whose year went into a cell of its own when it was torn at the comma.
  func isTornTitle(_ record: SheetRow) -> Bool {
    guard record.filledCount == 2, let last = record.cells.last(where: { !$0.isBlank }),
      let year = Int(last.collapsed), (1990...2100).contains(year)
    else { return false }
    return joined(record).title(order).map(isTitle) ?? false
  }

  func isTitle(_ title: SheetTitle) -> Bool {
    switch title {
    case .week, .weekEnding, .weekNumber, .days, .month: true
    case .year: false
    }
  }

  /// Whether it can begin a week that has no header: a month alone may be a dog's name.
  func namesWeek(_ title: SheetTitle) -> Bool {
    if case .month(_, let year) = title { return year != nil }
    return isTitle(title)
  }
}
