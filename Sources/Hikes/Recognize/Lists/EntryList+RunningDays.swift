import Civil
import Quantities
import Tabular

/// Lists that say each day once, in a line by itself or beside its first dog, whatever else stands in their lines.
extension EntryList {
  /// A list whose days are carried on: `Monday,Juniper,25` above `,Rufus,25` below the title of a week, `26,Tilly,18` below that
  /// of a month, `ROUTE,Mon Sep 18 2017,van` above `1,8:10,Biscuit,25 Larkspur Crt,25`. Its columns are found by what stands in
  /// them. Nil where the day stands in every line, as in the lists of a bank.
  static func runningDays(_ table: Table, _ titles: Titles) -> Found? {
    guard let lines = RunningDays(table, titles), let found = lines.found?.withoutSums(of: 2), found.isList
    else { return nil }
    return found
  }
}

/// The lines of such a list.
private struct RunningDays {
  private let table: Table
  private let titles: EntryList.Titles
  /// For each row the column of its day.
  private var days: [Int?]
  /// The rows that hold more than a day or a title.
  private var lines: [Int] = []
  private var dog = 0
  private var amount = 0

  /// Nil where no column of dogs and none of amounts stand under days that are carried on.
  init?(_ table: Table, _ titles: EntryList.Titles) {
    self.table = table
    self.titles = titles
    days = []
    guard table.records.count >= 5,
      !table.records.prefix(3).contains(where: { record in
        record.fields.contains {
          TurnedGrid.strangers.set.subtracting(["time", "type"]).contains($0.text.folded)
        }
      })
    else { return nil }
    days = Self.days(in: table, titles)
    let dated = days.indices.filter { days[$0] != nil }
    guard dated.count >= 2 else { return nil }
    let heads = self.heads
    lines = table.records.indices.map { $0 + 1 }.filter { row in
      let record = table[row: row]
      // What stands above the first day is none, and what adds up a month or a week.
      return row > dated[0] && !heads.contains(row)
        && record.filledColumns.count { $0 != days[row - 1] } >= 2
        && !record.filledColumns.contains { column in
          let text = record[column: column].text
          return text.hasLetter && Self.isOther(text)
        }
    }
    guard lines.count >= 4, let amount = amountColumn else { return nil }
    self.amount = amount
    // `ROUTE,Mon Sep 18 2017,van,Timberlea` is no line of a dog.
    lines = lines.filter { place(of: table[row: $0]) != nil }
    guard let dog = dogColumn else { return nil }
    self.dog = dog
    // Where every line has its day, another reader knows the list.
    let carried = lines.filter { days[$0 - 1] == nil && !table[row: $0][column: dog].isBlank }
    guard carried.count >= 2 || !bareDays.isEmpty else { return nil }
  }

  /// The column of the days in each row that has one, one of the first three for all of them: `Mon Sep 18 2017`, `Monday`, `26`. A dog
  /// may be called Sam where the days have numbers.
  private static func days(in table: Table, _ titles: EntryList.Titles) -> [Int?] {
    let named = table.records.map { record in
      record.filledColumns.filter { $0 <= 3 && isDay(record[column: $0].text, titles) }
    }
    let numbered = zip(table.records, named).map { record, columns in
      columns.filter { record[column: $0].text.hasNumber }
    }
    let found = numbered.joined().count >= 2 ? numbered : named
    if let column = most(Array(found.joined())) { return found.map { $0.contains(column) ? column : nil } }
    return table.records.map { record in
      let places = record.filledColumns
      guard let first = places.first, first == 1, places.count >= 3,
        let number = Int(record[column: first].text.trimmingSpaces), (1...31).contains(number)
      else { return nil }
      return record[column: places[1]].text.hasLetter ? first : nil
    }
  }

  private static func isDay(_ text: String, _ titles: EntryList.Titles) -> Bool {
    guard text.hasLetter || text.contains(where: { "-/.".contains($0) }) else { return false }
    guard let heading = DayHeading(text, order: titles.order) else { return false }
    return heading.day != nil && heading.month != nil || heading.weekday != nil && text.utf8.count >= 3
  }

  /// Whether a text is the name of a sum; a dog may be called Tip.
  private static func isOther(_ text: String) -> Bool {
    // "owes 25" is of a dog.
    SummaryLabel(text) != nil
      || text.trimmingSpaces.contains(" ") && TallyLabel.isTally(text, weeks: 2) && CellMark(text) == .text
  }

  /// The column that most of several are, of two that are as many the first.
  private static func most(_ columns: [Int]) -> Int? {
    Dictionary(grouping: columns) { $0 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// The lines whose days are the numbers of days in a month that is named above them.
  private var bareDays: [Int] {
    lines.filter { row in
      days[row - 1].map { Int(table[row: row][column: $0].text.trimmingSpaces) != nil } ?? false
    }
  }

  /// The rows of words that come again, or stand once above all lines: headings.
  private var heads: Set<Int> {
    let rows = table.records.indices.map { $0 + 1 }.filter { row in
      let record = table[row: row]
      let places = record.filledColumns
      return places.count >= 2 && days[row - 1] == nil
        && places.allSatisfy { place in
          let text = record[column: place].text
          return text.hasLetter && !text.hasNumber && CellMark(text) == .text
            && (ColumnLabels.isLabel(text) || EntryList.isDogLabel(text)
              || EntryList.amounts.set.contains(EntryList.head(text)))
        }
    }
    let texts = Dictionary(grouping: table.records.indices.map { $0 + 1 }) { row in
      table[row: row].fields.map(\.text.folded)
    }
    let again = texts.values.filter { rows in
      let record = table[row: rows[0]]
      return rows.count > 1 && record.filledColumns.count >= 3
        && record.filledColumns.allSatisfy { record[column: $0].text.hasLetter }
        && record.filledColumns.contains { EntryList.isDogLabel(record[column: $0].text) }
    }
    return Set(rows + again.joined())
  }

  /// What stands in a column beside the days.
  private func texts(_ column: Int) -> [String] {
    lines.filter { days[$0 - 1] != column }.map { table[row: $0][column: column].text }.filter {
      !$0.folded.isEmpty
    }
  }

  private var width: Int { lines.map { table[row: $0].fields.count }.max() ?? 0 }

  /// The last column of few prices that hikes may have, and of words that say why there is none.
  private var amountColumn: Int? {
    let columns = (1..<max(width, 1) + 1).filter { column in
      let texts = texts(column)
      let marks = texts.map { CellMark($0) }
      let prices = marks.compactMap { $0.money?.cents }.filter { (500...15_000).contains($0) }
      let told = marks.count { mark in
        if case .status = mark { true } else { mark.isAmount }
      }
      return prices.count >= 3 && prices.count * 2 >= lines.count && told * 10 >= texts.count * 9
    }
    return columns.last
  }

  /// The column of names that come again and again, of one word mostly.
  private var dogColumn: Int? {
    let columns = (1..<max(width, 1) + 1).filter { column in
      guard column != amount else { return false }
      let texts = texts(column)
      // Storm and Sam are dogs among others.
      let names = texts.filter { $0.hasLetter && !$0.hasNumber && AmountGrammar.read($0) == .none }
      let single = names.count { !$0.trimmingSpaces.contains(" ") && !AmountWords.isMethod($0.folded) }
      let distinct = Set(names.map(\.folded)).count
      return names.count * 10 >= texts.count * 8 && texts.count * 10 >= lines.count * 6
        && single * 10 >= names.count * 8
        && names.count { EntryList.mayBeName($0) && Weekday(name: $0) == nil } * 2 > names.count
        && distinct >= 2 && distinct * 10 <= names.count * 9
    }
    return columns.max { left, right in
      (Set(texts(left).map(\.folded)).count, -left) < (Set(texts(right).map(\.folded)).count, -right)
    }
  }

  /// The entries, each on the day above it.
  var found: EntryList.Found? {
    var found = EntryList.Found()
    var titles = titles
    var date: CivilDate?
    let (heads, ofDogs) = (heads, Set(lines))
    let remarks = heads.isEmpty ? remarkColumns : []
    var nameless: [(row: Int, money: Money)] = []
    for row in table.records.indices.map({ $0 + 1 }) where !table[row: row].isBlank {
      let record = table[row: row]
      let places = record.filledColumns
      if heads.contains(row) {
        found.add(row, places, .header)
        continue
      }
      if places.count == 1, days[row - 1] == nil, titles.take(record[column: places[0]].text) {
        found.add(row, places, .title)
        date = nil
        continue
      }
      if let column = days[row - 1] {
        let text = record[column: column].text
        date =
          titles.date(ofDay: text) ?? EntryList.date(text, titles, after: titles.last)
          ?? DayHeading(text, order: titles.order).flatMap { titles.date($0) }
        if date == nil { found.failed += 1 }
      }
      let name = record[column: dog].text.collapsingSpaces
      let isOther = name.isEmpty || Self.isOther(name)
      guard !isOther, ofDogs.contains(row) else {
        let money = AmountGrammar.read(record[column: amount].text).money
        if let money, name.isEmpty {
          nameless.append((row, money))
        } else {
          found.add(row, places, money != nil ? .total : days[row - 1] != nil ? .title : .note)
        }
        continue
      }
      guard let date, let column = place(of: record) else {
        found.failed += 1
        continue
      }
      found.entries.append(
        EntryList.Entry(
          row: row, date: date, text: record[column: column].text, name: name, column: column, nameColumn: dog
        ))
      if let own = days[row - 1] { found.add(row, [own], .header) }
      let others = places.filter { ![column, dog, days[row - 1]].contains($0) }
      found.add(row, others.filter(remarks.contains), .note)
      found.add(row, others.filter { !remarks.contains($0) }, .attribute)
    }
    // Money without a dog that adds up nothing is left, to be asked about.
    let sums = EntryList.Found.sums(found.entries)
    for (row, money) in nameless {
      if sums.contains(money) {
        found.add(row, table[row: row].filledColumns, .total)
      } else {
        found.failed += 1
      }
    }
    return found.failed * 4 <= found.entries.count ? found : nil
  }

  /// The columns behind the amounts in which every line that has something has words of its own.
  private var remarkColumns: Set<Int> {
    Set(
      (amount + 1..<max(width, amount) + 1).filter { column in
        let texts = texts(column).map(\.folded)
        return texts.count { $0.contains(" ") } * 2 > texts.count && Set(texts).count == texts.count
          && texts.allSatisfy { $0.first?.isLetter ?? false }
      })
  }

  /// Where a line says what its dog paid, or what became of the hike.
  private func place(of record: Record) -> Int? {
    if !record[column: amount].isBlank { return amount }
    return record.filledColumns.last { column in
      guard column != dog else { return false }
      if case .status = CellMark(record[column: column].text) { return true }
      return false
    }
  }
}
