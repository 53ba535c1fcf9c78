import Civil
import Diagnostics
import Quantities
import Tabular

/// What stands above the weeks.
extension WeeklySheetReader {
  mutating func readTitle(_ row: Int) {
    for column in sheet.columns(of: row) where cells.isOpen(row, column) {
      let text = sheet[row, column]
      // "Week of Nov 3": a text that begins with a word and has no sign of money is none.
      guard text.raw.holds("$") || text.words.count < 3 || !(text.trimmed.first?.isLetter ?? false) else {
        note(row, column, .title)
        continue
      }
      // `Feb 18-22,Heritage Day`
      if case .status = text.mark, let date = dayAround(row, column) {
        note(row, column, .note) { ($0.reason, $0.date) = ("said of the day, not of one dog", date) }
        continue
      }
      if isUnderTotal(row, column) {
        note(row, column, .total) { $0.reason = "one of her totals, not checked" }
      } else if case .amount(let amount) = mark(row, column), !amount.isBare, !text.isSentence {
        guard !isInList(row, column) else {
          noteListed(row, column)
          continue
        }
        guard !isInPriceList(row), !isInLineOfRates(row, column) else {
          note(row, column, .note) { $0.reason = "in a list above the weeks, of no dog" }
          continue
        }
        note(row, column, .unrecognised) {
          $0.reason = "money outside the weeks"
          $0.question = CellQuestion("\($0.raw) stands above the weeks. What is it?", [.justANote])
        }
      } else {
        note(row, column, .title)
      }
    }
  }

  /// Whether a row stands in a list of prices above the first week: a text that is no dog's name and a figure behind it, in
  /// two rows or more.
  private func isInPriceList(_ row: Int) -> Bool {
    guard row < layout.blocks.first?.headerRow ?? 0, isPriced(row) else { return false }
    return isPriced(row - 1) || isPriced(row + 1)
  }

  private func isPriced(_ row: Int) -> Bool {
    let filled = sheet[row: row].filled
    guard filled.count == 2, filled[0].mark == .text, filled[0].hasLetter, filled[1].mark.isAmount else {
      return false
    }
    return !hasPaid(filled[0].raw) && SummaryLabel(filled[0].raw) == nil
  }

  /// Whether the row is a line of prices: `Rates:,$25,$30 (pick-up)`.
  func isInLineOfRates(_ row: Int, _ column: Int) -> Bool {
    guard let first = sheet[row: row].first, first !== sheet[row, column] else { return false }
    let words = first.words.filter(\.hasWord)
    return !words.isEmpty && words.allSatisfy(PriceWords.prices.set.contains)
  }

  /// Whether the row where the heading of a week should be says which week it is: only the heading was lost.
  func isTitled(_ index: Int) -> Bool {
    let block = layout.blocks[index]
    return sheet[block.headerRow, block.nameColumn].title(layout.order)?.date?.year != nil
  }

  /// Whether a figure above the weeks stands under the heading of a total: `Month,Subtotal,HST,Total`.
  private func isUnderTotal(_ row: Int, _ column: Int) -> Bool {
    guard column > 1, case .amount = mark(row, column) else { return false }
    if let first = sheet[row: row].first,
      first.words.contains(where: SummaryLabel.toDate.set.contains)
        || TallyLabel.isTally(first.collapsed, weeks: 2)
    {
      return true
    }
    // What the days came to stands beside the title, above their heading.
    if headers[row + 1] != nil, sheet[row: row].isOfSums { return true }
    if SummaryLabel(sheet[row, column - 1].collapsed.trimming(":")) != nil { return true }
    for above in stride(from: row - 1, to: 0, by: -1) {
      let text = sheet[above, column]
      if text.isBlank { return false }
      if case .amount = text.mark { continue }
      let role = text.role
      return SummaryLabel(text.collapsed) != nil || role == .rowTotal || role == .monthTotal || role == .tax
    }
    return false
  }

  mutating func readHeader(_ row: Int) {
    for index in [row - 2, row - 1, row].flatMap({ headers[$0] ?? [] })
    where layout.blocks[index].headerRows.contains(row) {
      for day in layout.blocks[index].days {
        let date = date(day, index)
        let closing = StatusGrammar.closing(sheet[row, day.column].trimmed)
        note(row, day.column, .header) {
          $0.date = date
          guard let (status, words) = closing else { return }
          ($0.status, $0.note) = (status, words)
        }
        guard let heading = day.heading, let date, !heading.fits(date) else { continue }
        log.append(
          Diagnostic(
            .warning, .headerDayMismatch, at: location(row, day.column),
            "“\(text(row, day.column).collapsingSpaces)” stands over \(date.longText)",
            hint:
              "if the heading is right, the week is dated wrongly: give --month or a title such as “Week of \(MonthName.shortName(date.month)) \(date.monday.day) \(date.year)”",
            excerpt: table.excerpt(row: row, column: day.column)))
      }
    }
    for column in sheet.columns(of: row) where cells.isOpen(row, column) {
      // Money in the row of a heading is none of it.
      if case .amount(let amount) = mark(row, column), !amount.isBare { continue }
      note(row, column, .header)
    }
  }
}
