import Civil
import Diagnostics
import Tabular

/// One week as it stands in a sheet, under its title, with what the book says since; in a form that means by itself what
/// it means in its sheet.
///
/// A week may have several blocks, one below the other or side by side: AM and PM, two lists of dogs.
struct WrittenWeek {
  private(set) var rows: [[String]] = []

  private let reading: SheetReading
  private let overlays: [Int: WeekOverlay]

  /// Nil where it would be read as something else by itself.
  /// - Parameter blocks: those of the week, in order.
  init?(_ sheet: WeeklySheet, _ reading: SheetReading, _ blocks: [Int], _ monday: CivilDate) {
    self.reading = reading
    let blocks = reading.withoutCopies(blocks)
    overlays = Dictionary(uniqueKeysWithValues: blocks.map { ($0, WeekOverlay(sheet, reading, $0)) })
    let rereading = Rereading(sheet, reading, overlays)
    let decks = Dictionary(grouping: blocks) { reading.weeks[$0].block.headerRow }.sorted { $0.key < $1.key }
      .map(\.value)
    let forms = Form.allCases.compactMap { self.lines(decks, $0) }.map { lines in
      [WeekOverlay.title(monday, width: lines[0].count)] + lines
    }
    guard let rows = rereading.nearest(of: forms) else { return nil }
    self.rows = rows
  }

  private enum Form: CaseIterable {
    case asTyped
    /// Headings that are right in their sheet may be none, or wrong, without it: those of the days are always right.
    case datedHeadings
    /// Columns without a meaning of their own may be taken for something else.
    case ownColumns
  }

  /// - Parameter decks: the blocks that stand side by side, from above.
  private func lines(_ decks: [[Int]], _ form: Form) -> [[String]]? {
    var lines: [[String]] = []
    for deck in decks {
      guard let first = deck.first else { continue }
      let headings = form == .asTyped ? reading.headings(of: deck) : reading.datedHeadings(of: deck)
      guard let headings else { return nil }
      let top = reading.weeks[first].block.headerRows.upperBound
      let overlays = deck.compactMap { self.overlays[$0] }
      let end = overlays.map(\.endRow).max() ?? top
      var rows = (top..<max(top, end)).map { reading.table[row: $0].fields.map(\.text) }
      for (cell, text) in overlays.flatMap(\.texts) where cell.row < end {
        WeeklySheet.set(&rows, cell.row - top, cell.column, text)
      }
      let last = overlays.map(\.lastRow).max() ?? top
      rows.insert(contentsOf: overlays.flatMap(\.newRows), at: min(rows.count, max(0, last + 1 - top)))
      let columns =
        form == .ownColumns
        ? WeekColumns(of: deck.map { reading.weeks[$0].block }) : WeekColumns(of: deck, in: reading)
      if !lines.isEmpty { lines.append([""]) }
      // Of several decks and lists each says what it is.
      let isAlone = reading.layout.beside[first].allSatisfy(deck.contains)
      let titles = isAlone && max(decks.count, deck.count) > 1 ? reading.linesAbove(first) : []
      lines += (titles.map { reading.table[row: $0].fields.map(\.text) } + headings + rows).map(columns.of)
    }
    return lines.isEmpty ? nil : lines
  }
}

extension SheetReading {
  /// The blocks of one week without those that say nothing new: the week pasted once more.
  fileprivate func withoutCopies(_ blocks: [Int]) -> [Int] {
    struct Said: Hashable {
      let dog: String?
      let offset: Int
      let text: String
    }
    var said: Set<Said> = []
    return blocks.filter { index in
      let week = weeks[index]
      let rows = Set(week.dogRows.map(\.row))
      let cells = self.cells.filter { rows.contains($0.cell.row) }.compactMap { cell in
        week.block.day(at: cell.cell.column).map {
          Said(dog: cell.dog, offset: $0.offset, text: cell.raw.folded)
        }
      }
      defer { said.formUnion(cells) }
      return said.isEmpty || !said.isSuperset(of: cells)
    }
  }

  /// The lines right above the headings of a block, `PM`, but for the title that every written week has.
  fileprivate func linesAbove(_ index: Int) -> [Int] {
    let header = weeks[index].block.headerRow
    let others = Set(weeks.flatMap(\.dogRows).map(\.row) + stated.map(\.cell.row))
    let above = stride(from: header - 1, to: 0, by: -1).prefix {
      !table[row: $0].isBlank && !others.contains($0)
    }
    return above.reversed().filter { row in
      let text = table[row: row].fields.filter { !$0.isBlank }.map(\.text).joined(separator: " ")
      return !(weeks[index].monday.map { Self.isTitle(text, of: $0) } ?? text.isEmpty)
    }
  }

  /// Whether a line says no more than the title of a week, in the same or other words: `Week of Sept 9, 2024`.
  private static func isTitle(_ text: String, of monday: CivilDate) -> Bool {
    let title = Week(containing: monday).title
    if SheetFrame.isSame(text, title) { return true }
    let words = PartialDate.words(text).filter {
      !SheetTitle.weekWords.set.contains($0) && !SheetTitle.openings.set.contains($0)
    }
    var taken = 0
    guard let date = PartialDate(words: words, taking: &taken), taken == words.count else { return false }
    return (date.month, date.day) == (monday.month, monday.day)
  }

  /// The rows of headings over blocks side by side as they stand in the sheet; nil where they are those of another
  /// week's days, or are reckoned from cells elsewhere.
  fileprivate func headings(of deck: [Int]) -> [[String]]? {
    let block = weeks[deck[0]].block
    let above = block.hasOwnHeadings ? block : headed(deck[0])
    guard let above, block.hasOwnHeadings || above.days.allSatisfy({ $0.heading?.day == nil }),
      !above.days.contains(where: { table[row: above.headerRow][column: $0.column].text.hasPrefix("=") })
    else { return nil }
    return above.headerRows.map { table[row: $0].fields.map(\.text) }
  }

  /// One row of headings, each day with its weekday and its number.
  fileprivate func datedHeadings(of deck: [Int]) -> [[String]]? {
    var fields: [String] = []
    func put(_ text: String, _ column: Int) {
      while fields.count < column { fields.append("") }
      fields[column - 1] = text
    }
    for week in deck.map({ weeks[$0] }) { put(NewWeekWords.name, week.block.nameColumn) }
    let above = weeks[deck[0]].block.hasOwnHeadings ? weeks[deck[0]].block : headed(deck[0])
    for row in [labelled(deck[0]), above].compactMap(\.self).flatMap({ Array($0.headerRows) }) {
      for (place, field) in table[row: row].fields.enumerated() where !field.isBlank {
        put(field.text, place + 1)
      }
    }
    for block in deck.map({ weeks[$0].block }) {
      guard let column = block.column(.notes) else { continue }
      if !fields.indices.contains(column - 1) || ColumnLabels.role(fields[column - 1]) != .notes {
        put(NewWeekWords.notes, column)
      }
    }
    for week in deck.map({ weeks[$0] }) {
      guard let monday = week.monday else { return nil }
      for day in week.block.days {
        let date = day.date(monday)
        put("\(date.weekday.shortName) \(date.day)", day.column)
      }
    }
    return [fields]
  }

  /// The nearest week above one without a heading over its names that has one, and the same columns; nil where a heading is
  /// there, or none is.
  private func labelled(_ index: Int) -> WeekBlock? {
    func isLabelled(_ block: WeekBlock) -> Bool {
      !table[row: block.headerRow][column: block.nameColumn].isBlank
    }
    let own = weeks[index].block
    guard !isLabelled(own) else { return nil }
    return weeks[..<index].map(\.block).last {
      $0.hasOwnHeadings && isLabelled($0) && $0.nameColumn == own.nameColumn && $0.columns == own.columns
        && $0.days.map(\.column) == own.days.map(\.column)
    }
  }

  /// The nearest week with headings over the columns of this one, above it or else below.
  private func headed(_ index: Int) -> WeekBlock? {
    let columns = weeks[index].block.days.map(\.column)
    let blocks = weeks.map(\.block).filter { $0.hasOwnHeadings && $0.days.map(\.column) == columns }
    let row = weeks[index].block.headerRow
    return blocks.last { $0.headerRow < row } ?? blocks.first
  }
}
