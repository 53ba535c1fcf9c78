import Quantities
import Tabular

/// Which columns name the dogs.
extension LayoutFinder {
  /// Takes a column without a heading for no day where three dogs or more have in it what their days come to, and none has
  /// anything else: `Dog,28,29,30,31,,Notes`.
  mutating func leaveSums() {
    for index in blocks.indices {
      guard let last = blocks[index].days.last, last.heading == nil, blocks[index].days.count > 2 else {
        continue
      }
      let days = blocks[index].days.dropLast()
      var row = blocks[index].headerRow + blocks[index].height
      var (sums, several) = (0, 0)
      var isSum = true
      while row <= sheet.rowCount, headers[row] == nil, !sheet.isBlank(row), isSum {
        defer { row += 1 }
        if sheet[row, blocks[index].nameColumn].total != nil { continue }
        guard case .amount(let stated) = sheet[row, last.column].mark else {
          isSum = sheet[row, last.column].isBlank
          continue
        }
        let paid = days.compactMap { day -> Int? in
          if case .amount(let amount) = sheet[row, day.column].mark { amount.money.cents } else { nil }
        }
        isSum = stated.money.cents == paid.reduce(0, +)
        sums += 1
        several += paid.count > 1 ? 1 : 0
      }
      guard isSum, sums >= 3, several >= 1 else { continue }
      blocks[index].days.removeLast()
      blocks[index].columns[last.column] = .rowTotal
    }
  }

  /// Takes the headings of columns before the days from the row above, where the one with the days has none: `Old,New` and
  /// `rate,rate` above `Dog,Owner,,,Mon 26`.
  mutating func takeHeadingsAbove() {
    for index in blocks.indices where blocks[index].headerRow > 1 {
      let head = blocks[index].headerRow
      guard let first = blocks[index].days.map(\.column).min() else { continue }
      // What stands before the names of a later week is of the one beside it.
      let isLater = blocks.contains { $0.headerRow == head && $0.days.contains { $0.column < first } }
      let columns = (min(isLater ? blocks[index].nameColumn : 1, first)..<first).filter {
        sheet[head, $0].isBlank && blocks[index].columns[$0] == nil && $0 != blocks[index].nameColumn
      }
      if columns.isEmpty || sheet[row: head - 1].cells.contains(where: \.isPlainMoney) { continue }
      for column in columns {
        switch sheet[head - 1, column].role {
        case .rate, .owner, .phone, .notes, .address, .number:
          blocks[index].columns[column] = sheet[head - 1, column].role
        default: break
        }
      }
    }
  }

  /// Where no heading says which column names the dogs: the one before the days that has the most text below it.
  mutating func findNameColumn(_ index: Int) {
    let block = blocks[index]
    guard let first = block.days.first?.column else { return }
    var end = block.headerRow + 1
    while end <= sheet.rowCount, headers[end] == nil { end += 1 }
    if first > 1, (1..<first).allSatisfy({ block.columns[$0] == .notes }),
      let column = columnBehindDays(block, to: end)
    {
      blocks[index].nameColumn = column
      return
    }
    guard first > 2 else { return }
    func texts(_ column: Int) -> [CellText] { (block.headerRow + 1..<end).map { sheet[$0, column] } }
    let filled = (1..<first).filter { block.columns[$0] == nil }.map { column in
      (column: column, count: texts(column).count(where: \.hasLetter))
    }
    var most = filled.max { $0.count < $1.count }
    // `Dolly,hiked` above `,paid`: a column with the same two words again and again names no dogs.
    func names(_ column: Int) -> Set<String> {
      Set(texts(column).filter(\.hasLetter).map(\.folded))
    }
    if let word = most, word.count >= 6, names(word.column).count <= max(2, word.count / 4),
      let other = filled.first(where: { names($0.column).count >= 3 })
    {
      most = other
    }
    // `,,5-Jan,6-Jan` above `Gaudet,Bailey,,25`
    if let owners = most, sheet[block.headerRow, owners.column].isBlank,
      let dogs = filled.first(where: {
        $0.column != owners.column && $0.count * 4 >= owners.count * 3
          && sheet[block.headerRow, $0.column].isBlank
          && DogNames.tell(texts($0.column), from: texts(owners.column))
      })
    {
      most = dogs
      blocks[index].columns[owners.column] = .owner
    }
    if let most, most.count > 0 { blocks[index].nameColumn = most.column }
  }

  /// Gives each of several weeks side by side the names right before its days, whatever stands above them:
  /// `Week of Oct 1,Mon,Tue,…,Week of Oct 8,Mon,Tue`.
  mutating func findOwnNames() {
    for (left, index) in zip(blocks.indices, blocks.indices.dropFirst())
    where blocks[left].headerRow == blocks[index].headerRow {
      let block = blocks[index]
      guard let first = block.days.first?.column, let last = blocks[left].days.last?.column,
        block.nameColumn < last, last < first - 1, blocks[left].columns[first - 1] == nil
      else { continue }
      let end = (block.headerRow + 1..<sheet.rowCount + 1).first { headers[$0] != nil } ?? sheet.rowCount + 1
      let rows = rows(of: block, to: end).filter { sheet[row: $0].cells.contains(where: \.hasLetter) }
      let names = rows.map { sheet[$0, first - 1] }.filter { $0.mark == .text && $0.hasLetter }
      let isTitled = sheet[block.headerRow, first - 1].title(order)?.date != nil
      let least = isTitled ? 2 : 3
      guard names.count * 4 >= rows.count * 3, Set(names.map(\.folded)).count >= least
      else { continue }
      for later in index..<blocks.count where blocks[later].headerRow == block.headerRow {
        blocks[later].nameColumn = first - 1
      }
    }
  }

  /// The rows that have something in the days of a week, down to another.
  private func rows(of block: WeekBlock, to end: Int) -> [Int] {
    let start = block.headerRow + block.height
    return (start..<max(end, start)).filter { row in
      block.days.contains { !sheet[row, $0.column].isBlank }
    }
  }

  /// The column behind the days with a name of its own for nearly every row that has something in its days:
  /// `notes,Mon 14,Tue 15,…,who,rate`.
  private func columnBehindDays(_ block: WeekBlock, to end: Int) -> Int? {
    guard let last = block.days.last?.column else { return nil }
    let rows = rows(of: block, to: end)
    return (last + 1..<max(sheet[row: block.headerRow].width + 1, last + 1)).first { column in
      guard block.columns[column] == nil else { return false }
      let names = rows.map { sheet[$0, column] }.filter { $0.hasLetter && $0.total == nil }
      return names.count >= 3 && names.count * 4 >= rows.count * 3
        && Set(names.map(\.folded)).count * 4 >= names.count * 3
    }
  }
}
