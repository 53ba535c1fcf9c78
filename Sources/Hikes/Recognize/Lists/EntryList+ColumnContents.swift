import Civil
import Quantities
import Tabular

/// What stands in the columns of a list, where their headings do not say it.
extension EntryList {
  /// The first column, counted from 1, whose heading says that it is of a kind.
  static func column(_ role: ColumnRole, in heads: Record) -> Int? {
    heads.filledColumns.first { ColumnLabels.role(heads[column: $0].text) == role }
  }

  /// The column beside the amounts that says of every hike without one, or else of every one that was not paid, what became of it:
  /// `Type` above `cancelled`.
  static func state(_ table: Table, below head: Int, _ columns: Columns) -> Int? {
    let hikes = table.records.dropFirst(head).filter { !$0[column: columns.dog].isBlank }
    let open = hikes.filter { record in
      columns.isJoined
        ? parts(record[column: columns.dog].text) == nil : record[column: columns.amount].isBlank
    }
    return state(table[row: head], of: open, columns)
      ?? state(table[row: head], of: hikes.filter { columns.saysUnpaid($0) }, columns)
  }

  private static func state(_ head: Record, of hikes: [Record], _ columns: Columns) -> Int? {
    let known = [columns.date, columns.dog, columns.amount, columns.notes, columns.charge, columns.flag]
    return head.fields.indices.map { $0 + 1 }.first { column in
      guard !known.contains(column) else { return false }
      let texts = hikes.map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      // `No` under `Invoiced` says nothing of the hike.
      return texts.contains {
        if case .status(let phrase) = CellMark($0) {
          phrase.status == .unpaid || !yes.set.contains($0.folded) && !no.set.contains($0.folded)
        } else {
          false
        }
      }
        && texts.allSatisfy { text in
          switch CellMark(text) {
          case .status, .mark, .paid: true
          default: isService(text) || took.set.contains(text.folded)
          }
        }
    }
  }

  /// Whether a column holds nothing but the word with which a program writes out a box that is ticked.
  static func isTicked(_ table: Table, below head: Int, _ column: Int) -> Bool {
    let texts = table.records.dropFirst(head).map { $0[column: column].text.folded }.filter { !$0.isEmpty }
    return !texts.isEmpty && texts.allSatisfy(ticked.set.contains)
  }

  static let ticked = WordRule("25", "checked, coché, cochée", like: "checked")

  /// Whether under a heading such as `Hiked?` nothing but yes and no stands.
  static func isYesOrNo(_ table: Table, below head: Int, _ column: Int) -> Bool {
    table.records.dropFirst(head).map { $0[column: column].text.folded }.filter { !$0.isEmpty }
      .allSatisfy { yes.set.contains($0) || no.set.contains($0) }
  }

  /// The column under a heading of its own, or under none, in which words stand, several at once somewhere: `Anything odd`.
  static func remarks(_ table: Table, below head: Int, _ columns: Columns) -> Int? {
    let known = [
      columns.date, columns.dog, columns.amount, columns.charge, columns.state, columns.owner,
      columns.weekday,
    ]
    return table[row: head].fields.indices.map { $0 + 1 }.first { column in
      let heading = table[row: head][column: column].text
      guard !known.contains(column), ColumnLabels.role(heading) == nil else { return false }
      let texts = table.records.dropFirst(head).map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      return texts.contains { isSentence($0) && weekdays($0).isEmpty }
        && (texts.allSatisfy { !$0.hasNumber }
          || Set(texts).count == texts.count && texts.count(where: \.hasNumber) * 3 <= texts.count)
    }
  }

  /// Several words of which one begins small, as no name does; in capital letters throughout, more than a name has.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1 && words.contains { $0.first?.isLowercase ?? false }
      || words.count { $0.count > 1 } > 3 && !text.contains(where: \.isLowercase)
  }

  /// Whether the names of a column are such as dogs have, one word each, and come again and again.
  static func areCalls(_ rows: ArraySlice<Record>, _ column: Int) -> Bool {
    let names = rows.map { $0[column: column].text.folded }.filter { !$0.isEmpty }
    return !names.isEmpty && Set(names).count * 2 <= names.count
      && names.count { !$0.contains(" ") && CellMark($0) == .text } * 5 >= names.count * 4
  }

  /// The column of the dogs in a cash book, where what came in are a few prices, beside single words most of which come
  /// again: `Date,Details,In,Out`. Nil for any other sheet, the book of a bank among them.
  static func bookedDogs(_ heads: [String], _ rows: ArraySlice<Record>) -> Int? {
    func column(_ rule: Set<String>) -> Int? { heads.firstIndex(where: rule.contains).map { $0 + 1 } }
    guard let dog = column(details.set), column(wentOut.set.union(spent.words)) != nil,
      let amount = column(cameIn.set.union(cameInBy.words)), arePrices(rows, amount)
    else { return nil }
    let names = rows.filter { !$0[column: amount].isBlank }.map { $0[column: dog].text.folded }
      .filter { SummaryLabel($0) == nil && !$0.isEmpty }
    return comeAgain(names)
      && names.count { !$0.contains(" ") && CellMark($0) == .text } * 5 >= names.count * 4 ? dog : nil
  }

  /// Whether more than half of these stand among them twice or more.
  private static func comeAgain(_ names: [String]) -> Bool {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.values.filter { $0 > 1 }.reduce(0, +) * 2 > names.count
  }

  /// The column behind that of who paid in which the dogs stand, `Received from,For`: the same few names again and again.
  static func paidFor(_ heads: [String], _ owner: Int, _ rows: ArraySlice<Record>) -> Int? {
    guard
      let column = heads.indices.map({ $0 + 1 }).first(where: {
        $0 != owner && details.set.contains(heads[$0 - 1])
      })
    else { return nil }
    let names = rows.map { $0[column: column].text.folded }.filter { !$0.isEmpty && SummaryLabel($0) == nil }
    return names.count >= 3 && comeAgain(names)
      && names.allSatisfy { CellMark($0) == .text && mayBeName($0) && !isService($0) } ? column : nil
  }

  /// The column of notes in which nothing stands but such names.
  static func calls(_ record: Record, _ rows: ArraySlice<Record>) -> Int? {
    record.fields.indices.map { $0 + 1 }.first { column in
      guard ColumnLabels.role(record[column: column].text) == .notes, areCalls(rows, column) else {
        return false
      }
      return rows.allSatisfy { row in
        let text = row[column: column].text.folded
        return text.isEmpty || !text.contains(" ") && !text.hasNumber && CellMark(text) == .text
      }
    }
  }

  /// Whether the amounts of a column are few prices that hikes may have: what a card paid is another sum every time.
  static func arePrices(_ rows: ArraySlice<Record>, _ column: Int) -> Bool {
    let cents = rows.filter { row in !row.fields.contains { SummaryLabel($0.text) != nil } }
      .compactMap { AmountGrammar.read($0[column: column].text).money?.cents }
    return cents.allSatisfy { (1000...15_000).contains($0) } && Set(cents).count <= max(2, cents.count / 3)
  }

  /// A column beside the amounts in which every cell says yes or no: `Paid?`.
  static func flag(_ table: Table, below head: Int, _ columns: Columns) -> Int? {
    table[row: head].fields.indices.map { $0 + 1 }.first { column in
      let heading = table[row: head][column: column].text
      guard column != columns.amount else { return false }
      let texts = table.records.dropFirst(head).map { $0[column: column].text.folded }.filter { !$0.isEmpty }
      // `paid` and `unpaid` say it under any heading.
      let told =
        texts.contains(where: AmountWords.paid.set.contains) && texts.contains(where: no.set.contains)
      if told, texts.allSatisfy({ AmountWords.paid.set.contains($0) || no.set.contains($0) }) { return true }
      guard isAboutPayment(heading) || states.set.contains(Self.head(heading)) else { return false }
      // Where nothing stands beside "No", "Hiked?" asks for no money.
      if !isAboutPayment(heading), columns.saysOnlyOfHikes(column, table, below: head) { return false }
      // `cancelled` says that nothing was to be paid.
      return texts.contains(where: yes.set.contains)
        && texts.allSatisfy {
          yes.set.contains($0) || no.set.contains($0) || StatusGrammar.read($0) != nil
            || SummaryLabel($0) != nil
        }
        || !texts.isEmpty && texts.allSatisfy(no.set.contains)
    }
  }
}

extension EntryList.Columns {
  /// Whether a column of yes and no has no amount beside any `No`, and so says who came and not who paid.
  fileprivate func saysOnlyOfHikes(_ column: Int, _ table: Table, below head: Int) -> Bool {
    let denied = table.records.dropFirst(head).filter {
      EntryList.no.set.contains($0[column: column].text.folded)
    }
    return !denied.isEmpty && denied.allSatisfy { $0[column: amount].isBlank }
      && table.records.dropFirst(head).contains { record in
        EntryList.yes.set.contains(record[column: column].text.folded) && record[column: amount].isBlank
      }
  }
}

extension EntryList.Columns {
  /// Whether a row says that what it cost was not received.
  func saysUnpaid(_ record: Record) -> Bool {
    flag.map { flag in
      let said = record[column: flag].text.folded
      return EntryList.no.set.contains(said) || isTicked && said.isEmpty
    } ?? false
  }

  /// The dog of a row; empty where it has none.
  func name(in record: Record) -> String {
    let text = record[column: dog].text.collapsingSpaces
    if isJoined { return EntryList.parts(text)?.name ?? text }
    if isNamedAmong { return EntryList.namedAmong(text) ?? text }
    // "Lady (Mon + Wed)"
    if text.hasSuffix(")"), let open = text.firstIndex(of: "("), open > text.startIndex,
      !EntryList.weekdays(String(text[open...])).isEmpty
    {
      return String(text[..<open]).trimmingSpaces
    }
    return EntryList.served(text) ?? text
  }
}
