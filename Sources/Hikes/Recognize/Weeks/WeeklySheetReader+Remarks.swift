import Civil
import Quantities
import Tabular

/// Columns of notes of which no known heading says it.
extension WeeklySheetReader {
  /// The column headed by the title of the only week of its rows, in which words and no money stand beside the dogs.
  func noteColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    let columns = block.titleColumns(sheet, layout.order)
    guard places[index].beside.count == 1, columns.count == 1 else { return [] }
    let dogs = dogRows(index, above: .max).filter { !sheet[$0, block.nameColumn].isBlank }
    return columns.filter { column in
      block.columns[column] == nil && dogs.contains { sheet[$0, column].hasLetter }
        && !dogs.contains { sheet[$0, column].mark.isAmount }
    }
  }

  /// Takes for notes the one column beside the dogs, under a heading that is not known, in which they have words and no money:
  /// `Heads-up`, `Bits & bobs`. What every dog has, or is as short as a breed, is something else.
  mutating func findRemarks() {
    inheritColumns()
    var places: [String: [(index: Int, column: Int)]] = [:]
    for index in layout.blocks.indices where !layout.blocks[index].columns.values.contains(.notes) {
      let found = unknownColumns(index)
      for column in found {
        places[sheet[layout.blocks[index].headerRow, column].folded, default: []].append((index, column))
      }
    }
    let remarks = places.values.filter(holdRemarks)
    let counts = Dictionary(grouping: remarks.joined(), by: \.index).mapValues(\.count)
    for (index, column) in remarks.joined() where counts[index] == 1 {
      layout.blocks[index].columns[column] = .notes
    }
  }

  /// A week that has nothing but its dates above it, in the columns of the week above, has the others of that as well.
  private mutating func inheritColumns() {
    for index in layout.blocks.indices.dropFirst() {
      let (block, above) = (layout.blocks[index], layout.blocks[index - 1])
      guard block.columns.isEmpty, !above.columns.isEmpty, block.nameColumn == above.nameColumn,
        block.days.map(\.column) == above.days.map(\.column),
        sheet[row: block.headerRow].filledCount <= block.days.count
      else { continue }
      layout.blocks[index].columns = above.columns
    }
  }

  private func unknownColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard let first = block.days.map(\.column).min(), let last = block.days.map(\.column).max() else {
      return []
    }
    let next = places[index].beside.map { layout.blocks[$0] }.flatMap {
      [$0.nameColumn] + $0.days.map(\.column)
    }
    .filter { $0 > last }.min()
    let before = block.nameColumn + 1..<max(first, block.nameColumn + 1)
    let behind = last + 1..<max(next ?? table.width + 1, last + 1)
    return (Array(before) + Array(behind)).filter { column in
      let heading = sheet[block.headerRow, column]
      return heading.hasLetter && heading.mark == .text && isUnclaimed(column, index)
    }
  }

  /// `owes 25` is said of the dog as well.
  private func areWords(_ text: CellText) -> Bool {
    text.mark == .text || text.status != nil || text.words.contains(where: AmountWords.owing.set.contains)
  }

  private func holdRemarks(_ places: [(index: Int, column: Int)]) -> Bool {
    let cells = places.flatMap { place in dogRows(place.index).map { sheet[$0, place.column] } }
    let texts = cells.filter { !$0.isBlank }
    guard !texts.isEmpty,
      texts.allSatisfy({ $0.hasLetter && areWords($0) && $0.total == nil })
    else { return false }
    // `Tue 25` is money of a day that has no column.
    if texts.contains(where: { EntryList.dayInCell($0.raw).map { CellMark($0.1).isAmount } ?? false }) {
      return false
    }
    func isSaid(_ text: CellText, words: Int) -> Bool {
      text.status != nil || text.words.count(where: \.hasLetter) >= words
    }
    let isOfAll = texts.count == cells.count
    return texts.count { isSaid($0, words: isOfAll ? 3 : 2) } * 2 >= texts.count
  }

  /// Finds out whether payments stand in the notes: several do, the days have none, and no column is for them.
  mutating func findPaidNotes() {
    guard !hasDayMoney, marksMeanHikes, !layout.blocks.contains(where: { $0.columns.values.contains(.paid) })
    else { return }
    var count = 0
    for (index, block) in layout.blocks.enumerated() {
      guard let notes = block.column(.notes) else { continue }
      count += dogRows(index).count { row in
        firstHike(row, index) != nil
          && NoteGrammar.payment(sheet[row, notes], prices).map { $0 > .zero } ?? false
      }
    }
    areNotesPaid = count >= 3
  }

  private func firstHike(_ row: Int, _ index: Int) -> CivilDate? {
    layout.blocks[index].days.first { mark(row, $0.column) == .mark }.flatMap { date($0, index) }
  }

  /// Whether a day of the row shows what a note tells of: `+5 tip` beside `$25+5`, `60 $ = lundi et mercredi` beside `60`,
  /// `gave me $36 both days` beside two of `18`.
  private func isShown(_ money: Money, by row: Int, _ index: Int, _ note: CellText) -> Bool {
    let days = layout.blocks[index].days.map { sheet[row, $0.column] }
    let paid = days.compactMap(\.mark.money)
    // "paid 25 Mon", where Monday shows it
    let named = Set(note.words.compactMap { Weekday(name: $0) })
    if zip(layout.blocks[index].days, days).contains(where: {
      named.contains($0.weekday) && $1.mark.money == money
    }) {
      return true
    }
    if paid.count > 1, paid.reduce(.zero, +) == money, NoteGrammar.says(note, NoteGrammar.altogether) {
      return true
    }
    if comesTo(money, withTaxIn: row, index, paid.reduce(.zero, +)) { return true }
    return days.contains { day in
      let parts = day.raw.split(separator: "+")
      if parts.count > 1, parts.contains(where: { AmountGrammar.read(String($0)).money == money }) {
        return true
      }
      return note.raw.holds("=") && day.mark.money == money
    }
  }

  // MARK: What the notes say

  mutating func readNote(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    let text = sheet[row, column]
    guard !text.isBlank else { return }
    if CellSigns.notAvailable.set.contains(text.folded) {
      return note(row, column, .ignored) {
        $0.dog = label
        $0.reason = "a blank, written out"
      }
    }
    if summedNotes[index] == column, isRowSum(row, column, index) {
      return note(row, column, .total) {
        $0.dog = label
        $0.reason = "the sum of this row"
      }
    }
    noteOfDog(row, column, index, label)
    // Money typed into the Notes column belongs to no day; it waits for an answer.
    guard let money = NoteGrammar.payment(text, prices), !isShown(money, by: row, index, text) else {
      askForOther(row, column, index)
      return askOfCorrection(row, column, index)
    }
    if areNotesPaid, money > .zero, let hike = firstHike(row, index) {
      weeks[index].paid += money
      return cells.change(row, column) { reading in
        reading.kind = .payment
        reading.date = hike
        reading.amount = money
        reading.method = AmountWords.method(in: text.words)
        reading.isFromNotes = true
        reading.confidence = .inferred
        reading.reason = "paid for the week, in the notes; booked on its first hike"
      }
    }
    cells.change(row, column) { reading in
      reading.question = CellQuestion(
        "The note says “\(text.collapsed)”. Is it money that stands in no day?", [.paid(money), .justANote])
      reading.reason = "an amount in the notes: a payment of its own, or one that a day shows already?"
    }
  }

  /// A row that is no dog's.
  mutating func readRemark(_ row: Int) {
    // The numbers of days of a small calendar.
    if sheet[row: row].filledCount > 1, sheet[row: row].filled.allSatisfy({ $0.dayNumber != nil }) {
      for column in sheet.columns(of: row) { note(row, column, .note) }
    } else {
      readLineBelow(row)
    }
  }

  /// `^ gate broken`, `-> still owes $50`: a line by itself that is said of the dog in the row above it; false for any other.
  @discardableResult mutating func readLineBelow(_ row: Int) -> Bool {
    guard row > 1, sheet[row: row].filledCount == 1,
      let column = sheet.columns(of: row).first(where: { !sheet[row, $0].isBlank }),
      let index = layout.blocks.indices.first(where: { index in
        layout.blocks[index].nameColumn == column && weeks[index].dogRows.last?.row == row - 1
      }),
      let label = weeks[index].dogRows.last?.dog, case let raw = sheet[row, column].raw,
      raw.hasPrefix("  ") || Self.ofRowAbove.words.contains(where: raw.trimmingSpaces.hasPrefix)
    else { return false }
    noteOfDog(row, column, index, label)
    return true
  }

  /// Before words these say that they are of the row above.
  static let ofRowAbove = WordRule(
    (), words: ["^", "->", "→", "↑", "└", "↳", "-->"], like: "^ gate broken, use side door",
    "-> still owes $50")

  /// Asks about money that bounced, or was for something else than the hikes.
  private mutating func askForOther(_ row: Int, _ column: Int, _ index: Int) {
    let text = sheet[row, column]
    let marks = layout.blocks[index].days.map { mark(row, $0.column) }
    let paid = Set(marks.compactMap(\.money))
    // The cheque that is told of in a day of the row as well.
    let isBounced = NoteGrammar.says(text, NoteGrammar.bounced)
    let beside = layout.blocks[index].columns(.paid).compactMap {
      mark(row, $0).money
    }
    let isShown = marks.contains(.status(.whole(.unpaid))) || paid.union(beside).contains { $0 < .zero }
    if isBounced, isShown, !text.hasFigure || beside.contains(where: { $0 < .zero }) { return }
    guard let money = NoteGrammar.doubtful(text, paid: paid.count == 1 ? paid.first : nil) else {
      guard isBounced, NoteGrammar.isOfCheque(text) else { return }
      return cells.change(row, column) { reading in
        reading.question = CellQuestion(
          "The note says “\(text.collapsed)” and not how much. If money went back, enter it with hound pay.",
          [.justANote])
        reading.reason = "money in the notes that no day shows"
      }
    }
    cells.change(row, column) { reading in
      guard reading.question == nil else { return }
      reading.question = CellQuestion(
        money < .zero
          ? "The note says “\(text.collapsed)”. Did \((-money).dollars) go back?"
          : "The note says “\(text.collapsed)”. Was \(money.dollars) paid for something else than these days?",
        [.paid(money), .justANote])
      reading.reason = "money in the notes that no day shows"
    }
  }

  /// A note in the row of a dog, with what it says of its days.
  mutating func noteOfDog(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    let text = sheet[row, column]
    let label = addressed(text, in: index) ?? label
    let monday = weeks[index].monday
    let meaning = NoteGrammar.read(text, week: monday)
    note(row, column, .note) { reading in
      reading.dog = label
      reading.week = monday
      reading.note = text.collapsed
      guard let meaning else { return }
      // A hike on another day says nothing of the others of its week.
      let isElsewhere = meaning.isNextWeek || meaning.movedTo != nil
      if isElsewhere { reading.comingStatus = meaning.status } else { reading.status = meaning.status }
      reading.days = meaning.days
      reading.movedTo = meaning.movedTo
      reading.confidence = .inferred
      reading.reason = meaning.days.isEmpty ? "" : "for " + Self.spoken(meaning.days)
    }
  }

  /// The dog of the week whose name a note begins with, `Dinah: away Wed to Fri`, be it written beside another one.
  private func addressed(_ text: CellText, in index: Int) -> String? {
    guard text.raw.holds(":"), let colon = text.folded.firstIndex(of: ":") else { return nil }
    let name = text.folded[..<colon].trimmingSpaces
    let rows = dogRows(index).filter { nameText($0, index).folded == name }
    guard name.hasLetter, rows.count == 1 else { return nil }
    let typed = spellings[name] ?? nameText(rows[0], index)
    return weeks[index].dogRows.first { $0.row == rows[0] }?.dog
      ?? names.known(typed, of: sheet.texts.blank) ?? names.known(typed, whateverOwnerThan: sheet.texts.blank)
      ?? typed.collapsed
  }
}
