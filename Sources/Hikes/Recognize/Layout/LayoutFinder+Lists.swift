import Civil
import Quantities
import Tabular

/// Tables of other things that people keep below their weeks: phone numbers, prices, who owes.
extension LayoutFinder {
  /// Whether a row heads another table below the week, `Contact,Cell`: two labels or more that are not where the
  /// week has its own.
  func isOtherHeading(_ row: SheetRow, _ open: [Int]) -> Bool {
    if isPaidRow(row, open) { return false }
    if isOtherTable(row, open) { return true }
    guard row.filledCount >= 2,
      row.cells.allSatisfy({ $0.isBlank || $0.isDogLabel || $0.role != nil })
    else {
      return false
    }
    return !row.cells.enumerated().allSatisfy { index, text in
      text.isBlank
        || open.contains { block in
          blocks[block].nameColumn == index + 1 || blocks[block].columns[index + 1] == text.role
        }
    }
  }

  /// Whether a row without a name begins as others do with what its dog paid, `,Paid,,,owes`.
  private func isPaidRow(_ row: SheetRow, _ open: [Int]) -> Bool {
    guard let first = row.first, AmountWords.paid.set.contains(first.folded.trimming(":")),
      let column = (1..<row.cells.count + 1).first(where: { !row[column: $0].isBlank }),
      open.contains(where: { blocks[$0].nameColumn < column })
    else { return false }
    return (1..<sheet.rowCount + 1).count { sheet[$0, column].folded == first.folded } >= 3
  }

  /// Whether a row heads another table of the dogs or their owners, `Dog,In,Out,Nights`: nothing in it can stand in a
  /// day.
  func isOtherTable(_ row: SheetRow, _ open: [Int]) -> Bool {
    if headsSpans(row) { return true }
    guard row.filledCount >= 3 else { return false }
    let head = name(row, open)
    let told = row.cells.count { text in
      switch text.role {
      case .owner, .phone, .email, .address: true
      default: false
      }
    }
    guard head.isDogLabel || head.role == .owner || told >= 2 else { return false }
    // Below "Dog" a vet is one of a list.
    return row.cells.allSatisfy { cell in
      if case .status = cell.mark, head.isDogLabel, !cell.hasNumber { return true }
      return cell.isBlank || cell.isDogLabel || cell.mark == .text
    }
  }

  /// Whether a row tells of the dog above it where its owner lives and is called: `Doug Doucet, 10 Invented Ln,902-555-0111`,
  /// `(Hatt),902-555-0120`.
  func isContactLine(_ row: Int) -> Bool {
    let record = sheet[row: row]
    guard row > 1, record.filledCount == 2, case .dog = roles[row - 2], let first = record.first else {
      return false
    }
    // `(Hatt),902-555-0120`
    if first.trimmed.hasPrefix("("), first.trimmed.hasSuffix(")"), first.hasLetter,
      record.filled.last.map({ AmountGrammar.isPhone($0.folded) }) ?? false
    {
      return true
    }
    guard first.hasFigure, first.hasLetter, !AmountGrammar.isPhone(first.folded)
    else { return false }
    return record.filled.last.map { AmountGrammar.isPhone($0.folded) } ?? false
  }

  /// Whether a row heads what each week or month came to: `Week,Net,HST,Gross`, `Month,Income`.
  private func headsSpans(_ row: SheetRow) -> Bool {
    guard row.filledCount >= 2, let first = row.first,
      SheetTitle.weekWords.set.contains(first.folded) || EntryList.isDate(first.folded)
        || ColumnLabels.months.set.contains(first.folded)
    else { return false }
    return row.filled.dropFirst().allSatisfy {
      $0.hasLetter && !$0.hasFigure && !$0.namesDay && !$0.isDogLabel && $0.lettered.letters.isEmpty
    }
  }

  /// Whether a row heads a list of other things with columns of their own, `Mileage,km,Gas`: beside its first cell there
  /// is nothing but what such lists have.
  func headsOtherList(_ row: Int, _ open: [Int], _ listed: Set<String>) -> Bool {
    let record = sheet[row: row]
    guard record.filledCount > 2 || (record.filledCount == 2 && isAfterGap(row)),
      !listed.contains(name(record, open).folded)
    else { return false }
    let labels = record.filled.dropFirst()
    if record.first?.headsList ?? false, labels.allSatisfy({ $0.namesDay || isAfterGap(row) && $0.headsList })
    {
      return true
    }
    // What may stand in a day, too, heads a column only beside one that may not: "owes".
    guard labels.contains(where: { $0.mark == .text }), Set(labels.map(\.folded)).count == labels.count else {
      return false
    }
    let known = labels.count { Self.otherColumns.set.contains($0.folded.trimming(": .#()")) }
    if known == labels.count || known >= 3 && labels.allSatisfy({ $0.mark == .text && !$0.isPlainMoney }) {
      return true
    }
    // "BOARDING,nights,@,paid", "BOARDING,Nights,Paid" below a gap
    guard let first = record.first, first.words.contains(where: Self.listed.set.contains),
      labels.count(where: { $0.mark == .text }) >= 2 || isAfterGap(row)
    else {
      return false
    }
    return labels.allSatisfy { !$0.hasNumber && ($0.mark == .text || $0.role != nil) }
  }

  /// Headings of columns that no week has.
  static let otherColumns = WordRule(
    "a column of another list",
    """
    km, kms, kilometres, kilometers, miles, mileage, gas, fuel, litres, liters, phone, phone number, cell, tel,
    telephone, email, e-mail, address, price, prices, rate, rates, fee, fees, cost, costs, owes, owing, owed, since,
    date, amount, where, item, items, hours, balance, qty, quantity, store, breed, age, birthday, prix, tarif,
    téléphone, depuis, montant, doit, current, 30 days, 60 days, 90 days, over 30, over 60, over 90, from, to,
    deposit, deposited, each, comes to, tickets, doz, dozen, bales, call, description, details, particulars, transaction,
    transactions, withdrawal, withdrawals, deposits, debit, debits, credit, credits, money in, money out,
    1 - 30, 31 - 60, 61 - 90, 1-30, 31-60, 61-90, 1–30, 31–60, 61–90, 91 and over, over 120, > 90, 90+, 91+, total,
    email address, dog's name, amount due, number of hikes, # of hikes, timestamp, status
    """,
    like: "km", "Phone", "Owes", "30 days")

  /// Whether a line by itself, with space above it, begins a list of other money: `Expenses`.
  func beginsTallies(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    guard record.filledCount == 1, isAfterGap(row), let text = record.first else { return false }
    guard !names.contains(name(record, open).folded), !headsArea(row, open) else { return false }
    return text.headsList || TallyLabel.isTally(text.collapsed, weeks: blocks.count)
  }

  /// `BEAVER BANK (7 dogs)` without how many it has.
  static func withoutCount(_ words: [String]) -> [String] {
    guard let open = words.firstIndex(of: "("), words.last == ")",
      words[open...].contains(where: { Int($0) != nil })
    else { return words }
    return Array(words[..<open])
  }

  /// Whether a text is the heading of one of the lists that people keep beside their weeks.
  static func isList(_ text: CellText) -> Bool {
    // "BEAVER BANK" is where dogs live.
    let parts = [withoutCount(text.words)[...]] + text.words.split(separator: "-")
    if parts.contains(where: { GroupHeading.isPlace($0.joined(separator: " ")) }) { return false }
    if lists.set.contains(text.folded.trimming(": ")) { return true }
    return text.words.count <= 7 && withoutPlaces(text.words).contains(where: listed.set.contains)
      && text.mark == .text
  }

  /// `~ Beaver Bank run ~` without the place, whose name says nothing of a bank.
  private static func withoutPlaces(_ words: [String]) -> [String] {
    guard words.contains(where: listed.set.contains) else { return words }
    for length in [3, 2] where words.count >= length {
      for start in 0...words.count - length
      where GroupHeading.isPlace(words[start..<start + length].joined(separator: " ")) {
        return withoutPlaces(Array(words[..<start] + words[(start + length)...]))
      }
    }
    return words
  }

  /// A line by itself that has one of these heads such a list, whatever else it says.
  static let listed = WordRule(
    "a list of other things",
    """
    owes, owe, owing, bank, banked, deposits, fees, prices, rates, tarifs, mileage, kilometres, kilometers, km, kms,
    birthdays, addresses, expenses, dépenses, supplies, sleepovers, overnights, boarding, receivable, receivables
    """,
    like: "WHO OWES ME", "Put in the bank", "FEES FROM SEPT.")

  /// Headings of small lists that people keep below a week.
  static let lists = WordRule(
    "a list of other things",
    """
    still owing, owing, outstanding, outstanding balances, debts, to collect, ious, who owes, who owes me,
    accounts receivable, receivables, a/r, a/r aging summary, aging summary, a/r aging,
    kilometres, kilometers, km, kms, mileage, kilometres driven, kilometers driven, km driven, driving,
    rates, rate card, prices, price list, fees, legend, key, colour key, color key, colours, colors, key to colours, codes,
    symbols, contacts, phone numbers, phones, to do, todo, reminders,
    supplies, shopping list, spent, what i spent, money spent, spending, bought, purchases, outgoings, achats, dépensé, e-transfers received, etransfers received, e-transfers, etransfers, payments received,
    tarifs, prix, légende, dépenses, summary, summary of weeks, recap, sommaire, résumé,
    cash box, cash count, coins, deposit, bank deposit
    """,
    like: "Rates", "Price list:", "Contacts", "Summary")

  /// Whether a line by itself behind the last week begins a list of dogs that are in none: `WAITING LIST`.
  func beginsOtherDogs(_ row: Int, _ open: [Int], below total: Int?) -> Bool {
    let record = sheet[row: row]
    guard record.filledCount == 1, total != nil, isAfterGap(row), let text = record.first,
      !headers.keys.contains(where: { $0 > row }), !names.contains(name(record, open).folded)
    else { return false }
    return Self.otherDogs.set.contains(text.folded.trimming(": ()-*"))
  }

  /// Headings of lists of dogs that hike no more or not yet.
  static let otherDogs = WordRule(
    "dogs of no week",
    """
    waiting list, wait list, waitlist, waiting, on the waiting list, gone, left, moved away, no longer, no longer with us,
    former dogs, past dogs, old dogs, retired, retired dogs, used to come, not coming any more, rip, in memoriam,
    inquiries, enquiries, liste d'attente, partis, anciens
    """,
    like: "WAITING LIST", "Gone:", "Former dogs")

  /// Whether the line right above a heading begins a list of other things, so that the heading is that list's. Such a list
  /// stands below a week, and has none of its dogs: `October 2023 - new prices` is a title.
  func isOfOtherList(_ row: Int, _ found: [WeekBlock]) -> Bool {
    // `MILEAGE,Mon,Tue,Wed`
    if let heading = found.first.map({ sheet[row, $0.nameColumn] }), heading.headsList,
      headers.keys.contains(where: { $0 < row })
    {
      return true
    }
    guard let above = stride(from: row - 1, to: 0, by: -1).first(where: { !sheet.isBlank($0) }) else {
      return false
    }
    let record = sheet[row: above]
    guard record.filledCount == 1, let text = record.first, text.headsList,
      let first = headers.keys.min(), first < row, let column = found.first?.nameColumn
    else { return false }
    let below = (row + 1..<sheet.rowCount + 1).prefix { !sheet.isBlank($0) }
    let names = Set(below.map { sheet[$0, column] }.filter { $0.hasLetter && $0.total == nil }.map(\.folded))
    return !(first..<above).contains { names.contains(sheet[$0, column].folded) }
  }

  /// Rows below a gap and a total that is right without them, of names that stand nowhere else: none of the week, unless
  /// the total below them has them in it.
  /// - Returns: the first row behind them; nil where they are the week's.
  func strangers(from row: Int, below total: Int?, _ open: [Int], _ listed: Set<String>) -> Int? {
    guard let first = open.first, beginsBelowGap(row), let total = total ?? sums(above: row, open) else {
      return nil
    }
    var end = row
    var hasMoney = false
    while end <= sheet.rowCount, !sheet.isBlank(end), headers[end] == nil {
      let record = sheet[row: end]
      if record.first?.total != nil { break }
      let name = self.name(record, open)
      guard !listed.contains(name.folded), single.contains(name.folded) || !names.contains(name.folded),
        !GroupHeading.isGroup(name.raw), title(of: record).map(namesWeek) != true
      else { return nil }
      hasMoney = hasMoney || self.hasMoney(record, open)
      end += 1
    }
    guard hasMoney, total > blocks[first].headerRow,
      isSum(total, of: blocks[first].headerRow + 1..<total, open)
    else { return nil }
    let isCounted =
      end <= sheet.rowCount && sheet[row: end].first?.total != nil
      && (isSum(end, of: row..<end, open) || isSum(end, of: blocks[first].headerRow + 1..<end, open))
    return isCounted ? nil : end
  }

  /// The last row of the dogs above a gap, where it adds up the others under a name of its own.
  private func sums(above row: Int, _ open: [Int]) -> Int? {
    guard let first = open.first,
      let last = stride(from: row - 1, to: blocks[first].headerRow, by: -1).first(where: {
        sheet[row: $0].filledCount > 1
      }),
      case .dog = roles[last - 1], isSum(last, of: blocks[first].headerRow + 1..<last, open, ofSeveral: true)
    else { return nil }
    return last
  }

  /// Whether the row above is empty, or a line by itself with an empty row above it that heads no group of dogs.
  private func beginsBelowGap(_ row: Int) -> Bool {
    if sheet.isBlank(row - 1) { return true }
    let above = sheet[row: row - 1]
    guard row > 2, above.filledCount == 1, let text = above.first else { return false }
    return sheet.isBlank(row - 2) && !GroupHeading.isGroup(text.raw)
  }

  /// Whether the figures of a row are the sums of the dogs' in some rows above, in two days at least.
  /// - Parameter ofSeveral: whether several dogs have to pay on these days, for one may pay what another does.
  private func isSum(_ total: Int, of rows: Range<Int>, _ open: [Int], ofSeveral: Bool = false) -> Bool {
    var days = 0
    for column in open.flatMap({ blocks[$0].days.map(\.column) }) {
      guard case .amount(let stated) = sheet[total, column].amount else { continue }
      let paid = rows.compactMap { row -> Money? in
        guard row < total, sheet[row: row].first?.total == nil,
          case .amount(let amount) = sheet[row, column].mark
        else { return nil }
        return amount.money
      }
      let sum = paid.reduce(.zero, +)
      guard sum == stated.money else { return false }
      days += sum > .zero && (paid.count > 1 || !ofSeveral) ? 1 : 0
    }
    return days >= 2
  }
}
