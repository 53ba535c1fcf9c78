import Civil
import Diagnostics
import Quantities
import Tabular

extension WeeklySheetReader {
  /// One row: one dog in the week or the weeks side by side that it belongs to, or a dog for each where the
  /// column of names is repeated.
  mutating func readDogRow(_ row: Int, _ blocks: [Int]) {
    for column in Set(blocks.map { layout.blocks[$0].nameColumn }).sorted() {
      readDog(row, blocks.filter { layout.blocks[$0].nameColumn == column })
    }
  }

  private mutating func readDog(_ row: Int, _ blocks: [Int]) {
    guard let first = blocks.first else { return }
    let block = layout.blocks[first]
    let end =
      layout.blocks.filter { $0.headerRow == block.headerRow }.map(\.nameColumn)
      .filter { $0 > block.nameColumn }.min() ?? Int.max
    let name = text(row, block.nameColumn).collapsingSpaces
    guard !name.isEmpty else { return readNamelessRow(row, blocks) }
    if isRowOfSums(row, blocks) { return readSums(row, blocks) }
    if end < Int.max
      || block.nameColumn > (layout.blocks.first { $0.headerRow == block.headerRow }?.nameColumn ?? 0),
      let total = SummaryLabel(name)
    {
      return readTotals(row, total, first, from: block.nameColumn, to: end)
    }
    let label = self.label(name, row, blocks)
    for index in blocks {
      weeks[index].dogRows.append((row, label))
      readDays(row, index, label)
      readBeside(row, index, label)
    }
    note(row, block.nameColumn, .dog) { $0.dog = label }
    // A cell that no column claims: words stay with the dog, money is asked about.
    for column in table[row: row].fields.indices.map({ $0 + 1 }) where column < end {
      if case .text = mark(row, column) { note(row, column, .note) { $0.dog = label } }
    }
  }

  /// The dog's label: its name as first written, with what tells it apart from another of the same name.
  private mutating func label(_ name: String, _ row: Int, _ blocks: [Int]) -> String {
    let block = layout.blocks[blocks[0]]
    let owner = block.column(.owner).map { text(row, $0).collapsingSpaces } ?? ""
    var key = name.folded + "\u{0}" + owner.folded
    if let earlier = labels[key], let other = weeks[blocks[0]].dogRows.first(where: { $0.dog == earlier }) {
      let isEmpty = block.days.allSatisfy { table[row: row][column: $0.column].isBlank }
      if !isEmpty {
        key += "\u{0}2"
        log.append(
          Diagnostic(
            .warning, .sameNameTwice, at: location(row, block.nameColumn),
            "“\(name)” stands in row \(other.row) of this week already; both are kept as two dogs",
            hint: "tell them apart by a second name, such as “\(name) GR”",
            excerpt: table.excerpt(row: row, column: block.nameColumn)))
      }
    }
    if let known = labels[key] { return known }
    let isShared = dogs.contains { $0.name.folded == name.folded }
    let mark = key.hasSuffix("\u{0}2") ? "2" : owner
    let label = isShared && !mark.isEmpty ? "\(name) (\(mark))" : name
    labels[key] = label
    var dog = SheetDog(label: label, name: name)
    dog.owner = owner
    dogs.append(dog)
    return label
  }

  private mutating func readNamelessRow(_ row: Int, _ blocks: [Int]) {
    if isRowOfSums(row, blocks) { return readSums(row, blocks) }
    for index in blocks {
      for day in layout.blocks[index].days {
        let date = date(day, index)
        guard case .amount = mark(row, day.column) else { continue }
        note(row, day.column, .unrecognised) {
          $0.date = date
          $0.reason = "money in a row without a dog"
          $0.question = CellQuestion(
            "\($0.raw.collapsingSpaces) stands in a row without a name. Whose is it?", [.justANote])
        }
        log.append(
          Diagnostic(
            .warning, .moneyWithoutDog, at: location(row, day.column),
            "“\(text(row, day.column).collapsingSpaces)” stands in a row without a name",
            hint:
              "write the dog's name into \(CellReference(row: row, column: layout.blocks[index].nameColumn)) and read the sheet again; until then it is in no account",
            excerpt: table.excerpt(row: row, column: day.column)))
      }
    }
  }

  /// A row that adds up the days above it.
  private mutating func readSums(_ row: Int, _ blocks: [Int]) {
    for column in table[row: row].fields.indices.map({ $0 + 1 }) {
      let isName = blocks.contains { layout.blocks[$0].nameColumn == column }
      guard case .amount(let amount) = mark(row, column) else {
        if isName { note(row, column, .total) { $0.reason = "the name of her sums" } }
        continue
      }
      note(row, column, .total) {
        $0.amount = amount.money
        $0.reason = "the sum of the days above it"
      }
    }
  }
}
