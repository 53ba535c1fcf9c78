import Civil
import Tabular

/// Lists of other money below the dogs of a week, told by their shape.
extension LayoutFinder {
  /// Whether a line by itself below a gap heads a list of names with one figure each, all below each other, while the dogs
  /// above pay on several days: `Nail trims` above `Bella,$15` and `Max,$15`. Behind it stands no dog of the week.
  /// - Returns: the first row behind it; nil where the rows may be the week's.
  func footList(at row: Int, _ open: [Int], _ listed: Set<String>) -> Int? {
    guard row > 1, isLoneHeading(row), let first = open.first,
      let column = figureColumn(row + 1, open)
    else { return nil }
    var end = row + 2
    while figureColumn(end, open) == column { end += 1 }
    // Without a gap above, those who stand above as well: no dog has two rows under a heading that is none of a group.
    let areKnown = (row + 1..<end).allSatisfy { listed.contains(name(sheet[row: $0], open).folded) }
    guard isBelowGap(row) || areKnown else { return nil }
    let isOfKnownDog = listed.contains(name(sheet[row: row + 1], open).folded)
    let isEnded = end > sheet.rowCount || sheet.isBlank(end) || sheet[row: end].first?.total != nil
    guard end - row > 2 || isOfKnownDog, isEnded else { return nil }
    // Where all pay on that day, they may do so below as well.
    let above = (1..<row).suffix(Self.longestWeek).filter {
      $0 > blocks[first].headerRow && hasMoney(sheet[row: $0], open)
    }
    let others = above.count { filledDays($0, open) != [column] }
    guard others >= 2, others * 2 >= above.count else { return nil }
    let next = (end..<sheet.rowCount + 1).prefix(Self.longestWeek).prefix {
      headers[$0] == nil && !isWeekTitle($0)
    }
    guard next.allSatisfy({ filledDays($0, open).count < 2 || sheet[row: $0].first?.total != nil }) else {
      return nil
    }
    // A group of dogs that is called so in another week has more of them there.
    let heading = sheet[row: row].first?.folded
    let isGroup = (1..<sheet.rowCount).contains { other in
      sheet[row: other].filledCount == 1 && sheet[row: other].first?.folded == heading
        && filledDays(other + 1, open).count > 1
    }
    return isGroup ? nil : end
  }

  /// Whether a gap below the totals of the last week is followed by nothing but words beside each other, as whose key is
  /// where and whom to call: `Harley,lockbox 4471`, `Dr. Hennigar,902-555-0140`.
  /// - Returns: the first row behind them; nil where one has something for a day.
  func footWords(at row: Int, below total: Int?, _ open: [Int]) -> Int? {
    guard let total, total < row, sheet.isBlank(row - 1), !headers.keys.contains(where: { $0 > row }) else {
      return nil
    }
    var end = row
    var pairs = 0
    while end <= sheet.rowCount, !sheet.isBlank(end) {
      let record = sheet[row: end]
      let words = record.filled
      let areWords = words.dropFirst().allSatisfy {
        AmountGrammar.isPhone($0.folded) || $0.hasLetter && $0.mark == .text && $0.total == nil
      }
      guard words.count <= 2, words[0].hasLetter, !words[0].mark.isAmount, areWords, !isWeekTitle(end) else {
        return nil
      }
      pairs += words.count > 1 ? 1 : 0
      end += 1
    }
    return pairs >= 2 && pairs >= (end - row) - 1 ? end : nil
  }

  /// Whether a gap is followed by a list of whom to call, `Bailey,Kim Roach,902-555-0161,8 Fern Cres`: two rows or more
  /// with a telephone number where the week has a day, and lines by themselves.
  /// - Returns: the first row behind it; nil where one has money.
  func contacts(at row: Int, _ open: [Int]) -> Int? {
    guard row > 1, sheet.isBlank(row - 1), !open.isEmpty else { return nil }
    var end = row
    var count = 0
    while end <= sheet.rowCount, !sheet.isBlank(end), headers[end] == nil, !isWeekTitle(end) {
      let record = sheet[row: end]
      guard !hasMoney(record, open), record.first?.hasLetter ?? false else { return nil }
      if filledDays(end, open).contains(where: { AmountGrammar.isPhone(sheet[end, $0].folded) }) {
        count += 1
      } else if record.filledCount > 1 {
        return nil
      }
      end += 1
    }
    return count >= 2 ? end : nil
  }

  /// How many rows around a list are looked at: no week has more.
  private static let longestWeek = 100

  /// `Poop bags,CA$24.00` below `Year-End Total,CA$3,921.50` and `Gas,CA$181.37`: a name that stands nowhere else, beside one amount
  /// below two figures of hers or more.
  func goesOnWithFigures(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    guard row > 2, record.filledCount == 2, record.filled[1].mark.isAmount,
      single.contains(name(record, open).folded),
      let column = sheet.columns(of: row).last(where: { !sheet[row, $0].isBlank })
    else { return false }
    return [row - 1, row - 2].allSatisfy { above in
      guard sheet[row: above].filledCount == 2, sheet[above, column].mark.isAmount else { return false }
      switch roles[above - 1] {
      case .total, .tally: return true
      default: return false
      }
    }
  }

  /// Whether a row with one figure says what she asks, `Group walk,$20`, or beside a figure of hers how it was paid:
  /// `e-transfers,$150` and `cash,$110`.
  func isOfferOrMethod(_ row: Int, _ open: [Int]) -> Bool {
    guard figureColumn(row, open) != nil, case let name = name(sheet[row: row], open) else { return false }
    if TallyLabel.isOffer(name.words) || isByMethod(name) { return true }
    return name.isMethod
      && [row - 1, row + 1].contains { figureColumn($0, open) != nil && isTally($0, open) }
  }

  /// Whether a name is a way to pay, and says so: `by e-transfer`.
  private func isByMethod(_ name: CellText) -> Bool {
    guard let space = name.folded.firstIndex(of: " ") else { return false }
    return Self.ways.set.contains(String(name.folded[..<space]))
      && AmountWords.isMethod(name.folded[space...].trimmingSpaces)
  }

  /// Before a way to pay these name what came in by it.
  static let ways = WordRule("Paid by cash", "by, par, via", like: "by cash,$125", "by e-transfer,$260")

  /// Whether a row below the totals of its week says how that was paid, `Cash,152` and `E-transfer,168`, and is no dog above.
  func isMethod(_ row: Int, below total: Int?, _ open: [Int], _ listed: Set<String>) -> Bool {
    guard let total, total < row, case let name = name(sheet[row: row], open) else { return false }
    return name.isMethod && !listed.contains(name.folded)
  }

  /// Whether the heading of a list, or one of its rows, is known for money that went out or for figures of her own.
  func isOfTallies(_ rows: Range<Int>, _ open: [Int]) -> Bool {
    if sheet[row: rows.lowerBound].first?.headsList ?? false { return true }
    return rows.dropFirst().contains { isTally($0, open) }
  }

  private func isTally(_ row: Int, _ open: [Int]) -> Bool {
    TallyLabel.isTally(name(sheet[row: row], open).collapsed, weeks: blocks.count)
  }

  /// Whether the row above is empty, or a line by itself below an empty one: whose list it is.
  private func isBelowGap(_ row: Int) -> Bool {
    sheet.isBlank(row - 1) || row > 2 && isLoneHeading(row - 1) && sheet.isBlank(row - 2)
  }

  /// A line by itself that is no dog and heads no group of them, nor money that came in: `Paid ahead`.
  private func isLoneHeading(_ row: Int) -> Bool {
    let record = sheet[row: row]
    guard record.filledCount == 1, let text = record.first, text.hasLetter, headers[row] == nil else {
      return false
    }
    let saysPaid =
      text.words.contains(where: AmountWords.paid.set.contains)
      && !text.words.contains { LegendReader.denials.set.contains($0) || AmountWords.owing.set.contains($0) }
    return !names.contains(text.folded) && !isWeekTitle(row) && !saysPaid
      && (Self.otherDogs.set.contains(text.folded)
        || !GroupHeading.isGroup(text.folded.trimming(": -=*~_#.!?()")))
  }

  /// The column of the only day of a row that has a name, an amount and nothing else.
  private func figureColumn(_ row: Int, _ open: [Int]) -> Int? {
    let record = sheet[row: row]
    guard record.filledCount == 2, headers[row] == nil, case let days = filledDays(row, open),
      days.count == 1,
      record[column: days[0]].mark.isAmount,
      case let name = name(record, open), name.hasLetter, name.total == nil
    else { return nil }
    return days[0]
  }

  private func isWeekTitle(_ row: Int) -> Bool { title(of: sheet[row: row]).map(namesWeek) ?? false }

  private func filledDays(_ row: Int, _ open: [Int]) -> [Int] {
    open.flatMap { blocks[$0].days.map(\.column) }.filter { !sheet[row, $0].isBlank }
  }

  /// Whether a row is of a small calendar, as people copy one below their weeks: nothing but the numbers of days, one after the
  /// other, and a week earlier or later in the row above or below.
  func isOfCalendar(_ row: Int) -> Bool {
    func days(_ row: Int) -> [Int: Int] {
      guard row >= 1, row <= sheet.rowCount else { return [:] }
      var days: [Int: Int] = [:]
      for column in sheet.columns(of: row) where !sheet[row, column].isBlank {
        guard let day = Int(sheet[row, column].trimmed), (1...31).contains(day) else { return [:] }
        days[column] = day
      }
      return days
    }
    let own = days(row)
    let columns = own.keys.sorted()
    guard columns.count >= 2,
      zip(columns, columns.dropFirst()).allSatisfy({ $1 == $0 + 1 && own[$1] == own[$0].map { $0 + 1 } })
    else { return false }
    return [(row - 1, -7), (row + 1, 7)].contains { other, shift in
      let near = days(other)
      let shared = columns.filter { near[$0] != nil }
      return !shared.isEmpty && shared.allSatisfy { column in near[column] == own[column].map { $0 + shift } }
    }
  }

  /// `HST rate,14%`: what of a hundred is tax.
  func isShareOfTax(_ record: SheetRow) -> Bool {
    guard let label = record.first, let share = record.filled.last?.folded, share.hasSuffix("%"),
      Int(share.dropLast().trimmingSpaces) != nil
    else { return false }
    return label.words.contains(where: AmountGrammar.taxes.set.contains)
  }
}
