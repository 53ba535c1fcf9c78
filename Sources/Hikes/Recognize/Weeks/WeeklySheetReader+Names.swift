import Civil
import Quantities
import Tabular

/// Names in the column of the dogs that are one and the same, or no dog's.
extension WeeklySheetReader {
  /// `Milo.` is `Milo` typed anew, `Gu s` is `Gus`, `Maggy` is `Maggie` and `Mr Wiggles` is `Mr. Wiggles`, where they never stand
  /// in one week.
  mutating func findSpellings() {
    var typed: Set<String> = []
    for index in layout.blocks.indices {
      for row in dogRows(index) { typed.insert(nameText(row, index).folded) }
    }
    // Nearly always no two names are alike, and it matters not where they stand.
    guard Set(typed.map(Self.asHeard)).count < typed.count else { return }
    var first: [String: CellText] = [:]
    var names: [String: Set<String>] = [:]
    var isTogether: Set<String> = []
    var weekNames: [Int: [String: String]] = [:]
    for index in layout.blocks.indices {
      let week = weeks[index].monday?.dayNumber ?? -index - 1
      for row in dogRows(index) {
        let text = sheet[row, layout.blocks[index].nameColumn]
        let plain = Self.asHeard(text.folded)
        guard !plain.isEmpty else { continue }
        if first[plain] == nil { first[plain] = sheet.texts.text(text.repaired) }
        names[plain, default: []].insert(text.folded)
        let other = weekNames[week, default: [:]][plain]
        if let other, other != text.folded { isTogether.insert(plain) }
        weekNames[week, default: [:]][plain] = text.folded
      }
    }
    for (plain, variants) in names where variants.count > 1 && !isTogether.contains(plain) {
      for name in variants {
        if let text = first[plain] { assume(name, text) }
      }
    }
  }

  /// `Buttersc`, `Snickerd` and `Thunderb` are Butterscotch, Snickerdoodle and Thunderbolt, where a program cut the names of
  /// a week at one length: none is longer, and two or more are the beginnings of names in other weeks.
  mutating func findCutNames() {
    let weekNames = weekNames
    let all = Dictionary(weekNames.joined().map { ($0.folded, $0) }) { first, _ in first }
    guard let longest = all.keys.map(\.count).max() else { return }
    var whole: [String: CellText] = [:]
    for names in weekNames {
      guard let length = names.map(\.folded.count).max(), length >= 4, length < longest else { continue }
      let cut = names.filter { $0.folded.count == length }
      let found = cut.compactMap { name -> (String, CellText)? in
        let longer = all.filter {
          $0.key.count > length && $0.key.hasPrefix(name.folded) && spellings[$0.key] == nil
        }
        return longer.count == 1 ? longer.first.map { (name.folded, $0.value) } : nil
      }
      guard Set(found.map(\.0)).count >= 2 else { continue }
      for (name, long) in found { whole[name] = long }
    }
    for (name, long) in whole where spellings[name] == nil { assume(name, long) }
  }

  /// `Roxy - border collie` and `Poppy (husky mix)` are Roxy and Poppy, and where another week has the name alone `Marley
  /// (Hebb)` is Marley with the name of the owner, `Rex (gate code 4411)` Rex with what to heed; where a week has either only.
  mutating func findAdditions() {
    var bases: [String: String] = [:]
    let weekNames = weekNames
    let known = Set(weekNames.joined().lazy.map(\.folded))
    let added = weekNames.joined().filter { $0.hasNumber || $0.mayHaveAddition }
    if !added.isEmpty { nameTails = NameTail.owned(Array(weekNames.joined())) }
    // Two of one name are told apart by whose they are.
    let shared = Dictionary(grouping: nameTails.keys) { nameTails[$0]?.name.folded ?? "" }
    for (name, tail) in nameTails where shared[tail.name.folded]?.count == 1 { bases[name] = tail.name }
    for name in added where nameTails[name.folded] == nil {
      guard let tail = NameTail(priced: name.collapsed) else { continue }
      (bases[name.folded], nameTails[name.folded]) = (tail.name, tail)
    }
    for name in added where name.mayHaveAddition && bases[name.folded] == nil {
      bases[name.folded] =
        DogLabels.withoutBreed(name.collapsed)
        ?? ((DogLabels.withoutOwner(name.collapsed).map { [$0] } ?? [])
        + DogLabels.withoutAddition(name.collapsed)).first { known.contains($0.folded) }
    }
    guard !bases.isEmpty else { return }
    for (name, base) in bases {
      // Another of the name, whatever stands behind it, is another dog where both come in one week.
      let isAlone = weekNames.allSatisfy { names in
        let same = names.map(\.folded).filter { $0 == base.folded || bases[$0]?.folded == base.folded }
        return Set(same).count <= 1
      }
      if isAlone, spellings[name] == nil { spellings[name] = sheet.texts.text(base) }
    }
  }

  /// A name without its full stops and spaces, and with one ending for those that sound alike.
  private static func asHeard(_ name: String) -> String {
    let joined = joints.words.reduce(name) { $0.swapping(" \($1) ", for: "&") }
    let plain = joined.contains(where: { ". ".contains($0) }) ? joined.filter { !". ".contains($0) } : joined
    guard plain.utf8.count >= 5, let ending = DogLabels.endings.words.first(where: { plain.hasSuffix($0) })
    else { return plain }
    return plain.dropLast(ending.count) + "y"
  }

  /// Finds the lines that part the dogs by who drives them or the like, `Jen - blue van` and `Kyle - Subaru`, and those in
  /// capital letters above dogs none of which is written so, `BIG ONES` and `SMALL ONES`.
  mutating func findParties() {
    findHeadings { $0.raw.holds(" - ") && $0.mark == .text }
    findHeadings { $0.raw.count(where: \.isLetter) > 2 && !$0.raw.contains(where: \.isLowercase) }
  }

  /// Finds headings among the dogs by how they are written: none has ever a day, one begins the week, no dog that pays is
  /// written so.
  private mutating func findHeadings(_ isHeading: (CellText) -> Bool) {
    let paying = payingNames
    var found: [Int] = []
    for index in layout.blocks.indices {
      let rows = dogRows(index)
      let written = rows.filter { isHeading(nameText($0, index)) }
      guard !written.contains(where: { paying.contains(nameText($0, index).folded) }) else { return }
      let heads = written.filter { sheet[row: $0].filledCount == 1 }
      guard heads.count >= 2, heads.first == rows.first, heads.allSatisfy({ !heads.contains($0 + 1) }) else {
        continue
      }
      found += heads
    }
    makeGroups(found)
  }

  private mutating func makeGroups(_ rows: [Int]) {
    guard !rows.isEmpty else { return }
    for row in rows { layout.roles[row - 1] = .group }
    settlePlaces()
  }

  /// Finds the areas that no list knows between others that are known: names alone in a list whose every dog has its owner
  /// beside it, and that never pay.
  mutating func findAreas() {
    let paying = payingNames
    var found: [Int] = []
    for index in layout.blocks.indices {
      let block = layout.blocks[index]
      guard let owners = block.column(.owner),
        block.rows.contains(where: { row in
          layout.roles[row - 1] == .group && GroupHeading.isPlace(sheet[row, block.nameColumn].raw)
        })
      else { continue }
      let rows = dogRows(index)
      let bare = rows.filter { sheet[row: $0].filledCount == 1 && !nameText($0, index).isBlank }
      guard !bare.isEmpty, bare.count * 3 < rows.count,
        rows.allSatisfy({ bare.contains($0) || !sheet[$0, owners].isBlank }),
        bare.allSatisfy({ !bare.contains($0 + 1) && !paying.contains(nameText($0, index).folded) })
      else { continue }
      found += bare
    }
    makeGroups(found)
  }

  /// Where a name should stand, these say that nobody knows whose the money is.
  static let nobody = WordRule(
    (), "no name, no dog, name unknown, unknown dog, unknown, not known, loose, sans nom",
    like: "Loose (no name)", "Unknown")

  /// Where a name should stand, these say that no dog came.
  static let noDogs = WordRule((), "no dogs, nobody, no one, noone, none, personne", like: "nobody")

  static func isNobody(_ name: CellText) -> Bool {
    name.folded.split { "()".contains($0) }.map(String.init).contains { part in
      nobody.set.contains(part.trimmingSpaces) || noDogs.set.contains(part.trimmingSpaces)
    }
  }

  /// The names of the dogs of each week.
  var weekNames: [[CellText]] {
    layout.blocks.indices.map { index in dogRows(index).map { nameText($0, index) } }
  }

  func nameText(_ row: Int, _ index: Int) -> CellText { sheet[row, layout.blocks[index].nameColumn] }

  /// The names beside which more than words stands in a day of some week.
  var payingNames: Set<String> {
    var names: Set<String> = [""]
    for (index, block) in layout.blocks.enumerated() {
      for row in dogRows(index) {
        let pays = block.days.contains { day in
          let text = sheet[row, day.column]
          if text.isBlank { return false }
          return switch mark(of: text) {
          case .blank, .text, .status, .dash: false
          default: true
          }
        }
        if pays { names.insert(nameText(row, index).folded) }
      }
    }
    return names
  }

  /// Whether a line among the dogs is of money that went out: nothing but amounts below zero, with odd cents and none a
  /// price of a hike, under a name that never paid: `poop bags,,-8.99`. A refund is of whole dollars, or of a price.
  private func isExpense(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    var count = 0
    for index in side.blocks {
      for day in layout.blocks[index].days {
        switch mark(row, day.column) {
        case .blank, .dash: continue
        case .amount(let amount):
          guard isNoPrice(amount.money, row, layout.blocks[index]) else { return false }
          count += 1
        default: return false
        }
      }
    }
    let name = sheet[row, side.nameColumn].folded
    return count > 0
      && layout.blocks.allSatisfy { block in
        block.rows.allSatisfy { other in
          sheet[other, block.nameColumn].folded != name
            || block.days.allSatisfy { day in
              if case .amount(let amount) = mark(other, day.column) {
                amount.money < .zero || isNoPrice(amount.money, other, block)
              } else {
                true
              }
            }
        }
      }
  }

  /// Whether the sum of a row is taken off, `Kelsey (helper),,40,,40,,-80`: what she paid to somebody.
  private func isPaidOut(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    side.blocks.contains { index in
      let paid = paid(row, layout.blocks[index].days).reduce(.zero, +)
      guard paid > .zero, let column = layout.blocks[index].column(.rowTotal) else { return false }
      return figure(row, column) == -paid
    }
  }

  /// Whether no hike costs so much, nor is so much given back for one: `-8.99`, and below the total `11.99`.
  private func isNoPrice(_ money: Money, _ row: Int, _ block: WeekBlock) -> Bool {
    guard money >= .zero else { return money.cents % 100 != 0 && prices.halves(-money.cents) == nil }
    return money.cents % 25 != 0 && isBelowTotal(row, block)
  }

  func isBelowTotal(_ row: Int, _ block: WeekBlock) -> Bool {
    block.rows.contains { $0 < row && layout.roles[$0 - 1].isOfSums }
  }

  mutating func findExpenses() {
    guard !prices.isEmpty else { return }
    for index in layout.blocks.indices where places[index].beside.first == index {
      for side in places[index].sides {
        let areAllPaid = isOfPayees(index)
        for row in dogRows(index)
        where areAllPaid || isExpense(row, side) || isPaidOut(row, side) || isOfHelper(row, index)
          || isOfTax(row, index)
        {
          otherRows.expenses.insert(row)
        }
        otherRows.expenses.formUnion(cashRows(side))
        findMoreExpenses(index, side)
      }
    }
  }

  /// Below her totals what follows on an expense is one too, where it has one figure and a name that stands nowhere else:
  /// `gas,60.00` above `treats (Costco),25.00`.
  private mutating func findMoreExpenses(_ index: Int, _ side: BlockPlace.Side) {
    let head = layout.blocks[index].headerRow
    for row in dogRows(index).sorted() where row > head + 1 && !otherRows.expenses.contains(row) {
      guard otherRows.expenses.contains(row - 1) || layout.roles[row - 2] == .tally else { continue }
      let name = sheet[row, side.nameColumn]
      let isBelowTotals = layout.roles[head..<row - 1].contains {
        if case .total = $0 { true } else { false }
      }
      let isAlone = (1..<sheet.rowCount + 1).count { sheet[$0, side.nameColumn].folded == name.folded } == 1
      if isBelowTotals, isAlone, sheet[row: row].filledCount == 2 { otherRows.expenses.insert(row) }
    }
  }

  mutating func readExpense(_ row: Int, _ side: BlockPlace.Side) {
    for column in sheet.columns(of: row) where column < side.end && cells.isOpen(row, column) {
      note(row, column, column == side.nameColumn ? .header : .total) {
        $0.reason = "money of her own, of no dog and not checked"
      }
    }
  }
}
