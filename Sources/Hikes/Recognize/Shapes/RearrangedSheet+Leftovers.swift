import Civil
import Diagnostics
import Quantities
import Tabular

/// What the new grid did not take of the sheet.
extension RearrangedSheet {
  /// No cell is lost: what the new grid did not take is a note, or asked about where it may be money.
  func addLeftovers(_ cells: inout [CellReference: CellReading], _ dogs: Set<String>) {
    let sums = ColumnSums(cells.values)
    for (cell, reading) in cells where reading.kind == .unrecognised && sums.isSum(reading.raw, at: cell) {
      tellOfSpan(&cells[cell, default: reading])
    }
    for (index, record) in original.records.enumerated() {
      for (place, field) in record.fields.enumerated() where !field.isBlank {
        let cell = CellReference(row: index + 1, column: place + 1)
        guard cells[cell] == nil else { continue }
        var reading = CellReading(cell: cell, raw: field.text, kind: .note)
        reading.reason = "text outside the days of a week"
        let whole = record.fields.filter { !$0.isBlank }.map(\.text).joined(separator: ", ")
        let isHead = record.fields.allSatisfy { $0.isBlank || ColumnLabels.isLabel($0.text) }
        if isHead || DayHeading(field.text, order: .dayFirst) != nil
          || DayHeading(field.text, order: .monthFirst) != nil || DayHeading(whole, order: .dayFirst) != nil
        {
          reading.kind = .header
        } else if SheetTitle(whole) != nil, !isUnderNotes(cell),
          field.text == whole || !isMoney(field, index, place)
        {
          reading.kind = .title
        }
        if let first = record.fields.first(where: { !$0.isBlank }),
          SummaryLabel(first.text) != nil || TallyLabel.isTally(first.text.collapsingSpaces, weeks: 2)
            || isSumOfSpan(index) || isSumOfMonth(index + 1)
        {
          tellOfSpan(&reading)
        } else if sums.isSum(field.text, at: cell) {
          tellOfSpan(&reading)
        } else if reading.kind == .note, SideList.holds(sheet, cell.row, cell.column, isDog: dogs.contains) {
          reading.kind = AmountGrammar.read(field.text) == .none ? .note : .total
          reading.reason = "in a list beside the weeks, not checked"
        } else if reading.kind == .note, !isUnderNotes(cell),
          AmountGrammar.read(field.text) != .none && !CellText(field.text).isSentence
            && !isNumber(record, place)
            || paysDog(field.text, dogs)
        {
          reading.kind = .unrecognised
          reading.reason = "money outside the days of a week"
          reading.question = CellQuestion(
            "\(field.text.collapsingSpaces) stands in no day. What is it?", [.justANote])
        }
        cells[cell] = reading
      }
    }
    for (cell, reading) in cells where reading.kind == .note && isSumOfTotals(reading.raw, cell.row, cells) {
      tellOfSpan(&cells[cell, default: reading])
    }
  }

  /// Whether an amount stands right behind the name of a dog, `(forgot to write:) Odie 25`.
  private func paysDog(_ text: String, _ dogs: Set<String>) -> Bool {
    let words = text.split { $0.isWhitespace || "()".contains($0) }.map(String.init)
    return zip(words, words.dropFirst()).contains { name, figure in
      dogs.contains(name) && CellMark(figure).isAmount
    }
  }

  /// Whether a figure is what the totals in its row come to, `Week,75,50,50,175`, be it under the heading of remarks.
  private func isSumOfTotals(_ text: String, _ row: Int, _ cells: [CellReference: CellReading]) -> Bool {
    guard case .amount(let stated) = AmountGrammar.read(text) else { return false }
    let totals = original[row: row].filledColumns.compactMap { cells[CellReference(row: row, column: $0)] }
      .filter { $0.kind == .total }.compactMap { AmountGrammar.read($0.raw).money }
    return totals.count > 1 && totals.reduce(.zero, +) == stated.money
  }

  func tellOfSpan(_ cell: inout CellReading) {
    cell.kind = .total
    cell.question = nil
    cell.reason = "one of her totals, not checked"
  }

  /// Whether a row says in one figure under `Total` what a month or the year came to: `January,,,,$2486`.
  func isSumOfSpan(_ index: Int) -> Bool {
    let fields = original.records[index].fields
    let places = fields.indices.filter { !fields[$0].isBlank }
    guard places.count == 2, AmountGrammar.read(fields[places[1]].text) != .none else { return false }
    let name = fields[places[0]].text.folded
    let isSpan =
      MonthName.month(named: name) != nil || SummaryLabel.scopes.contains { $0.set.contains(name) }
    return isSpan && role(above: index, places[1]).map { [.rowTotal, .monthTotal].contains($0) } ?? false
  }

  /// Whether a row begins with the name of a sum and a month, `Total May`, `May 2015 total`.
  func isSumOfMonth(_ row: Int) -> Bool {
    guard let first = original[row: row].fields.first(where: { !$0.isBlank }) else { return false }
    let words = PartialDate.words(first.text)
    let rest = words.filter {
      MonthName.month(named: $0) == nil && !(Int($0).map(PartialDate.years.contains) ?? false)
    }
    return rest.count == 1 && words.count > 1 && SummaryLabel(rest[0]) != nil
  }

  /// Whether a text is money under no heading of balances or other figures.
  private func isMoney(_ field: Field, _ index: Int, _ place: Int) -> Bool {
    switch role(above: index, place) {
    case .other, .figure, .number, .tax, .rowTotal, .monthTotal: false
    case .paid: AmountGrammar.read(field.text) != .none
    default: CellText(field.text).isPlainMoney
    }
  }

  /// Whether what stands before a figure in its row says that it numbers something: `INVOICE,,,No.,302`.
  private func isNumber(_ record: Record, _ place: Int) -> Bool {
    let label = record.fields[..<place].last { !$0.isBlank }
    return Int(record.fields[place].text.trimmingSpaces) != nil
      && label.map { ColumnLabels.role($0.text) == .number } ?? false
  }

  /// Whether the heading above a cell is that of notes: `Weather` above `-11`.
  private func isUnderNotes(_ cell: CellReference) -> Bool {
    role(above: cell.row - 1, cell.column - 1) == .notes
  }

  /// The role of the nearest column heading above a place.
  private func role(above index: Int, _ place: Int) -> ColumnRole? {
    original.records[..<index].lazy.reversed().compactMap { record in
      place < record.fields.count ? ColumnLabels.role(record.fields[place].text) : nil
    }.first
  }

  /// The cells that say something of several dogs, each in a line of its own.
  var sharedOrigins: Set<CellReference> {
    var seen: Set<CellReference> = []
    return Set(lines.joined().compactMap(\.origin).filter { !seen.insert($0).inserted })
  }

  /// The cells that the new grid reads as more than one thing.
  func origins(ofSeveral cells: [CellReading]) -> [CellReference] {
    zip(cells, cells.dropFirst()).filter { $0.cell == $1.cell }.compactMap { origin($0.0.cell) }
  }
}
