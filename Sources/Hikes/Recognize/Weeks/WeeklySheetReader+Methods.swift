import Quantities
import Tabular

/// How the money came, where it does not stand in the cell of the amount.
extension WeeklySheetReader {
  /// What a column beside the days says of how the money of the row came.
  mutating func takeMethod(_ row: Int, _ column: Int, _ index: Int) {
    guard let header = layout.blocks[index].headerRows.last,
      ColumnLabels.ways.set.contains(sheet[header, column].folded.trimming("?: ")),
      case .paid(let method) = sheet[row, column].mark, !method.isEmpty
    else { return }
    for day in layout.blocks[index].days {
      cells.change(row, day.column) { reading in
        if reading.kind == .payment, reading.method.isEmpty { reading.method = method }
      }
    }
  }

  /// Takes the column behind days without money for what came in where the one beside it says how it did: `Price,How paid` above
  /// `$92,e-transfer` and `$23,owes`.
  mutating func takePricesWithMethods(_ index: Int) {
    let block = layout.blocks[index]
    guard !hasDayMoney, let last = block.days.last?.column, !block.columns.values.contains(.paid),
      let way = block.columns.keys.sorted().first(where: { isWay($0, index) }),
      let price = (last + 1..<max(last + 1, table.width + 1)).last(where: { column in
        column != way && ![.notes, .paid].contains(block.columns[column])
          && dogRows(index).contains { figure($0, column) != nil }
      }),
      case let rows = dogRows(index).filter({ !sheet[$0, way].isBlank && !sheet[$0, price].isBlank }),
      rows.count >= 2, rows.allSatisfy({ figure($0, price) != nil }),
      rows.count(where: { namesMethod(sheet[$0, way]) }) * 2 >= rows.count
    else { return }
    layout.blocks[index].columns[price] = .paid
    for row in dogRows(index) where figure(row, price) != nil && !sayHowPaid(sheet[row, way]) {
      paidFlags[index, default: [:]][row] = .unpaid
    }
  }

  private func isWay(_ column: Int, _ index: Int) -> Bool {
    layout.blocks[index].headerRows.contains {
      ColumnLabels.ways.set.contains(sheet[$0, column].folded.trimming("?: "))
    }
  }

  /// `cash, with last week's`
  private func namesMethod(_ text: CellText) -> Bool {
    text.folded.split(separator: ",").first.map { AmountWords.method(of: String($0)) != nil } ?? false
  }

  /// Whether a text says how money came, and not that it has still to.
  private func sayHowPaid(_ text: CellText) -> Bool {
    !text.isBlank && text.status?.status != .unpaid
      && !text.words.contains { AmountWords.owing.set.contains($0) || PricedText.sentBack.set.contains($0) }
  }

  /// A line below the dogs with a way to pay and what came in by it that week: `cash,218`.
  mutating func readSumOfMethod(_ row: Int, _ blocks: [Int]) -> Bool {
    let filled = sheet.columns(of: row).filter { !sheet[row, $0].isBlank }
    guard filled.count == 2, blocks.count == 1, let index = blocks.first,
      let method = AmountWords.method(of: sheet[row, filled[0]].folded), let stated = figure(row, filled[1])
    else { return false }
    let paid = layout.blocks[index].rows.filter { $0 < row }.flatMap { other in
      layout.blocks[index].days.compactMap { day in
        cells[other, day.column].flatMap { $0.method == method ? $0.countedAmount : nil }
      }
    }
    guard !paid.isEmpty, paid.reduce(.zero, +) == stated else { return false }
    for column in filled { note(row, column, .total) { $0.reason = "what came in by \(method)" } }
    return true
  }

  /// How the dog above paid each of its days, in a line below it: `Bella,$25,,,$25` and `,chq 114,,,e-t`.
  mutating func readMethodRow(_ row: Int, _ blocks: [Int]) -> Bool {
    guard row > 1, case .dog = layout.roles[row - 2] else { return false }
    var found: [(column: Int, method: String)] = []
    for index in blocks {
      for day in layout.blocks[index].days where !sheet[row, day.column].isBlank {
        let folded = sheet[row, day.column].folded
        // "chq 114" says its number.
        let word = folded.prefix { !$0.isNumber && $0 != "#" }
        guard !folded.dropFirst(word.count).contains(where: { $0.isLetter || $0 == "$" }),
          let method = AmountWords.method(of: String(word)),
          case .amount = mark(row - 1, day.column)
        else { return false }
        found.append((day.column, method))
      }
    }
    for (column, method) in found {
      cells.change(row - 1, column) { reading in
        if reading.kind == .payment, reading.method.isEmpty { reading.method = method }
      }
      note(row, column, .note) { $0.reason = "how what stands above it was paid" }
    }
    if !found.isEmpty { otherRows.methods.insert(row) }
    return !found.isEmpty
  }

  /// Whether the column behind a figure says when it was paid: `Amount owing,Date paid` above `$90,Jan 14`.
  func isPaidOnDay(_ row: Int, _ column: Int, _ index: Int) -> Bool {
    let heading = layout.blocks[index].headerRows.last.map { sheet[$0, column + 1].folded } ?? ""
    return ColumnLabels.paidDays.set.contains(heading) && sheet[row, column + 1].hasFigure
      && mark(row, column).isAmount
  }
}
