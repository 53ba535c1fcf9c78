import Civil
import Quantities
import Tabular

/// What stands in a sheet and is none of its weeks: lines drawn by hand, tables of other things below, signatures.
extension LayoutFinder {
  /// Whether a row is drawn with signs only: `---|---|---`, `--`, `=====`.
  static func isRule(_ row: SheetRow) -> Bool {
    !row.isBlank && row.cells.allSatisfy { $0.isBlank || $0.isRule }
  }

  static func isRule(_ text: String) -> Bool {
    text.count >= 2 && text.allSatisfy { "-–—=_*~#.:".contains($0) }
  }

  /// Whether a row below the heading of another table belongs to the week after all: money in a day of a dog.
  func hasMoney(_ row: SheetRow, _ open: [Int]) -> Bool {
    open.contains { block in
      blocks[block].days.contains { day in
        row[column: day.column].mark.isAmount
      }
    }
  }

  /// Whether a line by itself below the dogs is a remark: `Sent from my phone`. Dogs without a cell all month stand
  /// among the others, and nobody calls one by a sentence.
  func isRemark(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    guard record.filledCount == 1, let text = record.first else { return false }
    guard !names.contains(name(record, open).folded) else { return false }
    let words = text.folded.split { !$0.isLetter && $0 != "'" }.map(String.init)
    // `(raining)` is said in passing; "(Max)" is a dog that stays home.
    if text.folded.hasPrefix("("), text.folded.firstIndex(of: ")") == text.folded.indices.last {
      return words.count > 1 || text.raw.first { $0.isLetter }?.isLowercase ?? false
    }
    // "and beef" below `allergic to chicken`
    if words.count > 1, text.raw.first?.isLowercase ?? false, Self.goingOn.set.contains(words[0]) {
      return true
    }
    // "charted by H.M. RN"
    if words.count >= 4, !Self.sentenceWords.set.isDisjoint(with: words), sheet.isBlank(row + 1) {
      return true
    }
    guard isAfterGap(row) || isBelowNote(row) else { return false }
    // "Mom drove Thurs"
    if words.count >= 2, words.contains(where: { $0.count > 2 && Weekday(name: $0) != nil }) { return true }
    return words.count >= 3 && !Self.sentenceWords.set.isDisjoint(with: words)
  }

  /// A week above the first heading, its own torn off: dogs of the sheet with money in the columns of the days below.
  /// Returns its first row.
  mutating func addTorn() -> Int? {
    guard let header = headers.keys.min(), let first = headers[header]?.first else { return nil }
    let block = blocks[first]
    let rows = (1..<header).filter { row in
      let record = sheet[row: row]
      return names.contains(record[column: block.nameColumn].folded) && hasMoney(record, [first])
        && title(of: record) == nil
    }
    let used = block.days.filter { day in
      rows.contains { sheet[$0, day.column].mark.isAmount }
    }
    // A list of rates has its money in one column.
    guard rows.count >= 2, used.count >= 3, var start = rows.first else { return nil }
    // Dogs that stand nowhere else, right above them.
    while start > 1, isDogAlone(sheet[row: start - 1], first) { start -= 1 }
    blocks.append(block.torn(start..<header))
    return start
  }

  /// A name with money in days of a week and nothing else.
  private func isDogAlone(_ record: SheetRow, _ index: Int) -> Bool {
    let block = blocks[index]
    let name = record[column: block.nameColumn]
    return name.mark == .text && name.hasLetter && !name.hasFigure && name.total == nil
      && title(of: record) == nil && hasMoney(record, [index])
      && record.filledCount == 1 + block.days.count { !record[column: $0.column].isBlank }
  }

  private func isBelowNote(_ row: Int) -> Bool { row > 1 && roles[row - 2] == .note }

  /// With these a line ends that says whose letter stands below it.
  static let letters = WordRule(
    "whose letter it is", words: ["wrote:", "a écrit :", "a écrit:", "schrieb:"],
    like: "On Sat, Sep 13, 2025 at 6:12 PM Heather wrote:")

  /// Before its number at the head or the foot of a printed page.
  static let pages = WordRule("no row of the sheet", "page", like: "Page 2 of 3", "Page 1")

  /// Words of sentences that no dog is called by, and no pair of dogs: `Sent from my phone`.
  static let sentenceWords = WordRule(
    "a remark",
    """
    from, my, is, are, was, were, to, for, in, on, at, by, with, this, that, please, sent, printed, page, i, we,
    you, me, if, not, did, have, has, will, wrote, see, thanks, thank, de, du, pour, dans, sur, merci, est
    """,
    like: "Sent from my phone", "Merci pour le mois", "Page 1 of 2 printed Monday")

  /// With these a line goes on from the one above it: no dog is called so.
  static let goingOn = WordRule(
    "a remark", "and, or, but, then, so, et, ou, mais, puis", like: "and beef", "but not on Fridays")

  /// What a row of a form is called that only shows how to fill in the others.
  static let examples = WordRule(
    "an example, not booked",
    "example, exemple, an example, example row, example only, sample row, for example, e.g., par exemple, (example), ← example",
    like: "EXAMPLE", "Sample row")

  /// Whether a row says that it only shows how to fill in the others, `EX,Fluffy,$20,,$20,EXAMPLE`.
  static func isExample(_ record: SheetRow) -> Bool {
    record.filledCount > 2 && record.filled.contains(where: \.isExample)
  }

  /// Whether beside its first cell a row says which time the sheet is of: `HIKES,,February 2012`.
  func isHead(_ record: SheetRow) -> Bool {
    record.filledCount == 2 && record.filled[1].title(order) != nil
  }

  /// Whether a row is one of several that explain letters: `P,paid` above `A,away`.
  func isKey(_ row: Int) -> Bool {
    func explains(_ row: Int) -> Bool {
      LegendReader.key(sheet[row: row]) != nil || LegendReader.explains(sheet[row: row])
    }
    return LegendReader.isHeaded(sheet[row: row])
      || explains(row) && (row > 1 && explains(row - 1) || row < sheet.rowCount && explains(row + 1))
  }

  /// Whether a row is one of several of months, each with a figure: `July,"$2,029.00"` above `August,"$1,285.00"`. June by
  /// herself is a dog.
  func isMonthBesideOthers(_ row: Int) -> Bool {
    func isMonth(_ row: Int) -> Bool {
      let record = sheet[row: row]
      return record.filledCount == 2
        && SummaryLabel.isMonth(record.filled[0].folded, of: record.filled[1].amount)
    }
    // `For comparison,2015` above them
    if row + 1 < sheet.rowCount, isMonth(row + 1), isMonth(row + 2), sheet[row: row].filledCount == 2,
      sheet[row: row].filled.last.flatMap({ Int($0.trimmed) }).map(PartialDate.years.contains) ?? false
    {
      return true
    }
    return isMonth(row) && (row > 1 && isMonth(row - 1) || row < sheet.rowCount && isMonth(row + 1))
  }

  /// Whether a row is one of three or more below a gap that say in one figure each what no hike costs, or the line by itself
  /// above them: `By dog` above `Barney,1070`.
  func isInRecapitulation(_ row: Int) -> Bool {
    guard sheet[row: row].filledCount <= 2 else { return false }
    func isFigure(_ row: Int) -> Bool {
      guard sheet[row: row].filledCount == 2, case let filled = sheet[row: row].filled, filled[0].hasLetter,
        case .amount(let amount) = filled[1].amount
      else {
        return false
      }
      return amount.money.cents >= 20_000
    }
    let first = sheet[row: row].filledCount == 1 ? row + 1 : row
    guard isFigure(first) else { return false }
    var (start, end) = (first, first)
    while start > 1, isFigure(start - 1), first - start < Self.longestRecapitulation { start -= 1 }
    while isFigure(end + 1), end - first < Self.longestRecapitulation { end += 1 }
    if first > row, start < first { return false }
    let isHeaded = sheet[row: start - 1].filledCount == 1
    // Dogs may have paid ahead, and be listed so.
    let areDogs = (start...end).contains { names.contains(sheet[row: $0].first?.folded ?? "") }
    if areDogs {
      guard isHeaded, let heading = sheet[row: start - 1].first,
        !heading.words.contains(where: AmountWords.paid.set.contains)
      else { return false }
    }
    return end - start >= 2 && sheet.isBlank(isHeaded ? start - 2 : start - 1)
  }

  /// Nobody recapitulates more than so many dogs, and a sheet of such rows alone is not looked through for each of them.
  private static let longestRecapitulation = 100

  /// Whether a row begins with the name of a file, as a program prints it at the head of a page: `DOGWALK.WKS`.
  static func namesFile(_ row: SheetRow) -> Bool {
    guard let first = row.first, first.words.contains("."), case let text = first.trimmed,
      let dot = text.lastIndex(of: "."), dot > text.startIndex,
      !text.contains(" ")
    else { return false }
    return kindsOfFile.set.contains(String(text[dot...].dropFirst()).lowercased())
  }

  /// What the name of a file ends with that a program may have kept weeks in.
  static let kindsOfFile = WordRule(
    "a remark", "wks, wk1, wk3, wk4, wdb, wps, xls, xlsx, xlr, ods, sxc, csv, txt, dbf, numbers, cwk",
    like: "DOGWALK.WKS", "hikes.xls")

  /// Whether the cells of a row say their days and the money of each: `Mon $185,"Tue $220, 7 dogs"`.
  func namesItsDays(_ record: SheetRow, _ open: [Int]) -> Bool {
    open.contains { block in
      let days = blocks[block].days.filter { !record[column: $0.column].isBlank }
      return days.count >= 3
        && days.allSatisfy { day in
          let text = record[column: day.column]
          return text.raw.holds("$")
            && text.words.first.flatMap { Weekday(name: $0) }?.rawValue == day.offset + 1
        }
    }
  }

  /// Whether nothing but times stands in the days of a row: `Left home,8:25,7:55`.
  func isOfTimes(_ record: SheetRow, _ open: [Int]) -> Bool {
    var count = 0
    for block in open {
      for day in blocks[block].days {
        let text = record[column: day.column]
        if text.isBlank { continue }
        guard text.isTimeOfDay else { return false }
        count += 1
      }
    }
    return count >= 2
  }

  /// What a row is called that tells something of its days and no dog: `Trail,Bluff,Jack Lake`.
  static let ofDays = WordRule(
    "a remark",
    """
    trail, trails, weather, where, route, location, place, temp, temps, temp c, temperature, high, low, météo, walker,
    hiker, driver, helper
    """,
    like: "Trail", "Weather")

  /// The same where one row of a week is called so; below each dog such a row is of that dog.
  static let notesOfDays = WordRule(
    "a remark", "notes, note, remarks, remark, comments, remarques, what happened, general notes, notizen",
    like: "Notes", "Remarks")

  /// Whether a name is that of the only row of its week with remarks on the days.
  func isRowOfNotes(_ name: String, _ open: [Int]) -> Bool {
    guard Self.notesOfDays.set.contains(name) else { return false }
    return open.allSatisfy { block in
      let header = blocks[block].headerRow
      let end = headers.keys.filter { $0 > header }.min() ?? sheet.rowCount + 1
      return (header + 1..<end).count {
        sheet[$0, blocks[block].nameColumn].folded.trimming(": ") == name
      } == 1
    }
  }

  /// Whether a row says in one figure what a time came to: `July hikes,"$1,258.00"`. June Gross is a dog that paid $25.
  func isOfTime(_ row: SheetRow) -> Bool {
    guard row.filledCount == 2, let first = row.first, TallyLabel.isOfTime(first.collapsed),
      case .amount(let amount) = row.filled[1].mark
    else { return false }
    return amount.money.cents >= 10_000
  }

  /// Whether a dog with an owner is called so, `Total,Burke`, in a week that has its own line of totals besides.
  func isCalledTotal(_ row: SheetRow, _ open: [Int]) -> Bool {
    open.contains { index in
      let block = blocks[index]
      guard let column = block.column(.owner), column != block.nameColumn,
        row[column: block.nameColumn].total != nil, row[column: column].hasLetter,
        row[column: column].total == nil
      else { return false }
      let name = row[column: block.nameColumn].folded
      return (block.headerRow + 1..<max(sheet.rowCount + 1, block.headerRow + 1)).lazy
        .prefix { headers[$0] == nil }
        .contains { other in
          let text = sheet[other, block.nameColumn]
          return text.total != nil && text.folded != name && sheet[other, column].isBlank
        }
    }
  }

  /// Weeks side by side, each with its own dogs: whether a row that ends one of them has dogs of another.
  func hasOtherDogs(_ row: SheetRow, _ open: [Int]) -> Bool {
    let columns = Set(open.map { blocks[$0].nameColumn })
    guard columns.count > 1 else { return false }
    return columns.contains { column in
      let text = row[column: column]
      return text.hasLetter && text.total == nil && !TallyLabel.isTally(text.raw, weeks: 1)
    }
  }
}
