import Civil
import Diagnostics
import Quantities
import Tabular

/// Logs with a hike in each row, and all its dogs in one cell.
extension EntryList {
  /// A dog of a hike, and what else is said of it there: `Max (sick)`.
  fileprivate struct Comer {
    let name: String
    let text: String
  }

  /// One row of such a log.
  fileprivate struct Hike {
    let row: Int
    let date: CivilDate
    let dogs: [Comer]
    /// Which hike of its day it was, where a cell says it.
    let turn: Int?
    /// What they paid together, in cents.
    var paid: Int?
    /// Those that did come.
    var comers: [Comer] { dogs.filter { $0.text == EntryList.hiked } }
  }

  /// A log of hikes, with or without what the dogs of each paid together: `Oct 6,"Rex, Luna, Bo",75` above `Oct 7,Rex & Max,50`.
  ///
  /// Nil where no dog hikes now with these and now with those: then the names in a cell are of one household.
  static func byHikes(_ table: Table, _ given: Titles) -> Found? {
    guard let column = crowdedColumn(table) else { return nil }
    var titles = given
    var found = Found()
    var hikes: [Hike] = []
    var (days, head, last): (Int, Int?, CivilDate?) = (1, nil, nil)
    for (index, record) in table.records.enumerated() where !record.isBlank {
      let row = index + 1
      let places = record.filledColumns
      let own = places.filter { $0 != column }.lazy.compactMap { place in
        DayHeading(record[column: place].text, order: titles.order)
          .flatMap { titles.date($0) }.map { (place, $0) }
      }.first
      let dogs = crowd(record[column: column].text)
      // "No" under `Done?`
      let isOff = places.contains { $0 != column && no.set.contains(record[column: $0].text.folded) }
      guard let date = own?.1 ?? (places[0] == column ? nil : last), !dogs.isEmpty, !isOff else {
        if let place = own?.0 {
          // `holiday - no hike` is no failure.
          if dogs.isEmpty, record[column: column].text.contains(",") { found.failed += 1 }
          found.add(row, [place], .header)
          found.add(row, places.filter { $0 != place }, .note)
        } else if hikes.isEmpty {
          titles.takeLine(record)
          if places.contains(column) { head = row }
        } else if SummaryLabel(TurnedGrid.firstText(record)) != nil {
          found.add(row, places, .total)
        }
        continue
      }
      (days, last) = (own?.0 ?? days, date)
      let turn = places.lazy.compactMap { GroupHeading.turn(record[column: $0].text) }.first
      hikes.append(Hike(row: row, date: date, dogs: dogs, turn: turn))
    }
    guard hikes.count >= 3, found.failed * 4 <= hikes.count, areMixed(hikes.map { $0.dogs.map(\.name) })
    else { return nil }
    let amounts = takeAmounts(table, &hikes, besides: [days, column])
    let prices = prices(hikes)
    if let head { found.add(head, table[row: head].filledColumns, .header) }
    let known = [days, column, amounts]
    for hike in hikes {
      found.add(hike, prices, dogs: column, amounts: amounts)
      for place in table[row: hike.row].filledColumns where !known.contains(place) {
        let isNote = head.map { ColumnLabels.role(table[row: $0][column: place].text) == .notes } ?? false
        found.add(hike.row, [place], isNote ? .note : .attribute)
      }
      if table[row: hike.row].filledColumns.contains(days) { found.add(hike.row, [days], .header) }
    }
    return found.isList ? found : nil
  }

  /// The column in which most cells that are no heading name several dogs, and none is of money.
  private static func crowdedColumn(_ table: Table) -> Int? {
    let width = table.records.map(\.fields.count).max() ?? 0
    return (1..<width + 1).first { column in
      let texts = table.records.map { $0[column: column].text }.filter { !$0.isEmpty }
      let counts = texts.map { crowd($0).count }
      return counts.count { $0 > 1 } >= 3 && counts.count { $0 > 1 } * 2 >= counts.count
    }
  }

  /// How many letters the dogs of a hike have at most.
  private static let longestCrowd = 400

  /// The dogs that a cell names and nothing else, `Rex, Luna & Bo`, be it with a word for one of them; none where anything else
  /// stands in it.
  private static func crowd(_ text: String) -> [Comer] {
    guard text.utf8.count <= longestCrowd else { return [] }
    let words = text.split(separator: " ").map(String.init)
    let joined = words.map { WeeklySheetReader.joints.set.contains($0.folded) ? "," : $0 }.joined(
      separator: " ")
    let parts = joined.split { ",;/&+\n".contains($0) }.map { String($0).collapsingSpaces }.filter {
      !$0.isEmpty
    }
    let dogs = parts.compactMap(comer)
    return dogs.count == parts.count && Set(dogs.map(\.name.folded)).count == dogs.count ? dogs : []
  }

  private static func comer(_ text: String) -> Comer? {
    if mayBeName(text), text.split(separator: " ").count <= 3 { return Comer(name: text, text: hiked) }
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      case let name = String(text[..<open]).trimmingSpaces, mayBeName(name),
      case let said = String(text[text.index(after: open)...].dropLast()), case .status = CellMark(said)
    else { return nil }
    return Comer(name: name, text: said)
  }

  /// Whether most dogs come now with these and now with those.
  private static func areMixed(_ crowds: [[String]]) -> Bool {
    var company: [String: Set<Set<String>>] = [:]
    for crowd in crowds {
      let names = Set(crowd.map(\.folded))
      for name in names { company[name, default: []].insert(names) }
    }
    let companies = company.values.filter { all in all.contains { $0.count > 1 } }
    return companies.count >= 3 && companies.count { $0.count > 1 } * 2 > companies.count
  }

  /// Takes what the dogs of each row paid together. Nil where no column says it.
  private static func takeAmounts(_ table: Table, _ hikes: inout [Hike], besides known: [Int]) -> Int? {
    let width = table.records.map(\.fields.count).max() ?? 0
    let found = (1..<width + 1).first { column in
      let cents = hikes.map { AmountGrammar.read(table[row: $0.row][column: column].text).money?.cents }
      let isCount = zip(hikes, cents).allSatisfy { hike, cents in cents == hike.comers.count * 100 }
      return !known.contains(column) && !isCount && cents.count { $0 != nil } * 2 > hikes.count
    }
    guard let found else { return nil }
    for place in hikes.indices {
      hikes[place].paid = AmountGrammar.read(table[row: hikes[place].row][column: found].text).money?.cents
    }
    return found
  }

  /// What a hike of each dog costs, in cents, as far as what they paid together tells: the commonest part of it, or what is
  /// left of it where all others of a hike are known.
  private static func prices(_ hikes: [Hike]) -> [String: Int] {
    let parts = hikes.compactMap { hike -> Int? in
      let count = hike.comers.count
      guard let paid = hike.paid, paid > 0, count > 0, paid.isMultiple(of: count) else { return nil }
      return paid / count
    }
    let counts = Dictionary(parts.map { ($0, 1) }, uniquingKeysWith: +)
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return [:] }
    var prices: [String: Int] = [:]
    for hike in hikes where hike.paid == usual * hike.comers.count {
      for dog in hike.comers { prices[dog.name.folded] = usual }
    }
    var count = -1
    while count != prices.count {
      count = prices.count
      for hike in hikes {
        let open = hike.comers.filter { prices[$0.name.folded] == nil }
        let known = hike.comers.compactMap { prices[$0.name.folded] }.reduce(0, +)
        guard open.count == 1, let paid = hike.paid, (usual...usual * 4).contains((paid - known) * 2) else {
          continue
        }
        prices[open[0].name.folded] = paid - known
      }
    }
    return prices
  }
}

extension EntryList.Found {
  /// The dogs of a hike, each with its part of what they paid together; where their prices do not come to it they only came,
  /// and whose the money is will be asked.
  fileprivate mutating func add(
    _ hike: EntryList.Hike, _ prices: [String: Int], dogs: Int, amounts: Int?
  ) {
    let own = hike.comers.compactMap { prices[$0.name.folded] }
    let isPaid = hike.paid.map { own.count == hike.comers.count && $0 > 0 && own.reduce(0, +) == $0 } ?? false
    var cell = isPaid ? CellReference(row: hike.row, column: dogs) : nil
    for dog in hike.dogs {
      let price = isPaid && dog.text == EntryList.hiked ? prices[dog.name.folded] : nil
      var entry = EntryList.Entry(
        row: hike.row, date: hike.date, text: price.map { Money(cents: $0).description } ?? dog.text,
        name: dog.name, column: price == nil ? dogs : amounts ?? dogs, nameCell: cell)
      entry.turn = hike.turn
      entries.append(entry)
      cell = nil
    }
  }
}
