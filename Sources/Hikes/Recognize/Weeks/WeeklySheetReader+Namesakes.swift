import Civil
import Diagnostics
import Quantities
import Tabular

/// Names that were typed with a slip, and dogs that share one.
extension WeeklySheetReader {
  /// Finds the names of one week only that nearly are another one's, who is missing in that week and in no other: `Murhpy` is
  /// Murphy. Of two weeks a long name is enough, or one that stands where the other one does in the week before.
  mutating func findSlips() {
    let lists = weekNames.map { $0.map(\.folded) }.filter { !$0.isEmpty }
    let weekNames = lists.map(Set.init)
    guard weekNames.count > 1 else { return }
    var counts: [String: Int] = [:]
    for name in weekNames.joined() { counts[name, default: 0] += 1 }
    let steady = counts.filter { $0.value == weekNames.count - 1 }.keys.sorted()
    for names in weekNames {
      for name in names where counts[name] == 1 && name.count >= 4 && spellings[name] == nil {
        let meant = steady.filter { other in
          other != name && !names.contains(other) && other.first == name.first && !other.hasFigure
            && (name.count >= 5 ? MisspeltWord.isNearName(name, other) : MisspeltWord.soundsLike(name, other))
        }
        guard meant.count == 1,
          weekNames.count > 2 || name.count >= 7 || Self.stand(meant[0], name, alikeIn: lists),
          let text = typed(meant[0])
        else {
          continue
        }
        // Of two weeks the first one has the name.
        guard weekNames.count > 2 || weekNames[0].contains(meant[0]) else { continue }
        assume(name, text)
      }
    }
    findLostLetters(Set(counts.keys))
    findChangedNames(steady: Set(steady), counts)
  }

  /// Whether one name stands in the first list where the other one does in the second, in lists as long that begin with the
  /// same letters line by line.
  private static func stand(_ first: String, _ second: String, alikeIn lists: [[String]]) -> Bool {
    guard lists.count == 2, lists[0].count == lists[1].count, lists[0].count >= 4,
      let place = lists[0].firstIndex(of: first), lists[1][place] == second
    else { return false }
    return zip(lists[0], lists[1]).allSatisfy { $0.first == $1.first }
  }

  /// Names in which question marks stand for letters that were lost on the way, `Zo?`: those that are spelled in full elsewhere.
  private mutating func findLostLetters(_ all: Set<String>) {
    let lost = all.filter { $0.holds("?") && spellings[$0] == nil }.sorted()
    // So many are no names.
    guard lost.count <= 100 else { return }
    for name in lost {
      let meant = all.filter { other in
        other.count == name.count && !other.holds("?")
          && zip(name, other).allSatisfy { $0 == $1 || $0 == "?" && $1.isLetter }
      }
      if meant.count == 1, let found = meant.first, let text = typed(found) { assume(name, text) }
    }
  }

  /// Names of one week only that stand where one that nearly is the same stands in all other weeks, among the dogs that stand
  /// there as well: `Ribs` for Nibs, as a phone corrects it.
  private mutating func findChangedNames(steady: Set<String>, _ counts: [String: Int]) {
    let lists = weekNames.map { $0.map(\.folded) }.filter { !$0.isEmpty }
    guard lists.count > 2 else { return }
    for (number, list) in lists.enumerated() {
      guard
        let other = [number - 1, number + 1].filter(lists.indices.contains).map({ lists[$0] }).first(where: {
          other in
          other.count == list.count && zip(list, other).count { $0 == $1 } * 3 >= list.count * 2
        })
      else { continue }
      for (name, meant) in zip(list, other)
      where name != meant && counts[name] == 1 && steady.contains(meant) && !list.contains(meant)
        && !name.hasFigure && spellings[name] == nil && MisspeltWord.distance(name, meant) <= 2
        && !MisspeltWord.haveOtherInitials(name, meant)
        && max(name.count, meant.count) > 3
      {
        if let text = typed(meant) { assume(name, text) }
      }
    }
  }

  /// Takes a name for another one. Where more than signs differ it is told of, for it may be a dog of its own.
  mutating func assume(_ name: String, _ dog: CellText) {
    spellings[name] = dog
    if name.filter(\.isLetter) != dog.folded.filter(\.isLetter) { assumedNames.insert(name) }
  }

  /// Says of the cell of such a name whose it was taken for, and once for each name that it was.
  mutating func tellOfAssumedName(_ row: Int, _ column: Int, _ typed: CellText) {
    guard !assumedNames.isEmpty, assumedNames.contains(typed.folded), let dog = spellings[typed.folded] else {
      return
    }
    cells.change(row, column) { reading in
      reading.confidence = .inferred
      reading.reason = "taken for \(dog.collapsed)"
    }
    let isTold = log.contains {
      $0.code == .assumedName && $0.location?.cell.map { sheet[$0.row, $0.column].folded } == typed.folded
    }
    guard !isTold else { return }
    log.append(
      .assumedName(
        typed.collapsed, dog.collapsed, "which no week has beside it", at: location(row, column),
        table.excerpt(row: row, column: column)))
  }

  /// Finds dogs that are numbered in the cells of their names, `1. Scout` to `9. Bruno`.
  mutating func findNumberedNames() {
    for index in layout.blocks.indices {
      let numbered = dogRows(index).compactMap { row -> (text: CellText, number: Int, name: String)? in
        let text = nameText(row, index)
        let number = text.trimmed.prefix { $0.isNumber }
        let rest = text.trimmed.dropFirst(number.count)
        guard let number = Int(number), let sign = rest.first, ".)-".contains(sign) else { return nil }
        let name = String(rest.dropFirst()).trimmingSpaces
        return name.first?.isLetter ?? false ? (text, number, name) : nil
      }
      guard numbered.count >= 3,
        zip(numbered, numbered.dropFirst()).allSatisfy({ $0.number + 1 == $1.number })
      else {
        continue
      }
      for dog in numbered { spellings[dog.text.folded] = sheet.texts.text(dog.name) }
    }
  }

  /// Finds second rows of dogs that say so behind the name, `Jersey (extra)` below `Jersey`.
  mutating func findExtraRows() {
    for name in weekNames.joined() where spellings[name.folded] == nil && name.raw.hasSuffix(")") {
      guard let open = name.raw.firstIndex(of: "("),
        let dog = typed(String(name.raw[..<open]).folded.trimmingSpaces),
        case let words = PartialDate.words(name.raw[open...].folded).filter(\.hasWord), !words.isEmpty,
        words.allSatisfy({ Self.extra.set.contains($0) || Self.besideExtra.set.contains($0) })
      else { continue }
      spellings[name.folded] = dog
    }
  }

  /// Whether a row says beside its days, or behind its name, that it is one more of its dog.
  func saysExtra(_ row: Int) -> Bool {
    sheet[row: row].filled.contains { text in
      !text.mark.isAmount && text.words.contains(where: Self.extra.set.contains)
    }
  }

  /// In a second row of a dog these say that it is one.
  static let extra = WordRule(
    "one more row of the dog",
    "extra, extras, 2nd, second, again, cont, continued, added, forgot, forgotten, above, oublié",
    like: "Jersey (extra)", "2nd row - extra Fri", "forgot Friday, see above")
  /// Beside those they say nothing more.
  static let besideExtra = WordRule(
    "one more row of the dog", "day, days, row, line, hike, hikes", like: "Jersey (2nd row)")

  /// Finds lines of what went back to a dog, `refund Luna`.
  mutating func findRefunds() {
    for name in weekNames.joined() where !refundNames.contains(name.folded) {
      guard let dog = Self.refunded(name).flatMap(typed) ?? givenBack(name) else { continue }
      spellings[name.folded] = dog
      refundNames.insert(name.folded)
    }
  }

  /// The dog before words of what went back, `Cleo e-transfer back Jun 10`; nil where no such dog is known.
  private func givenBack(_ name: CellText) -> CellText? {
    let words = name.words
    // "Bear (back!)" came back.
    guard words.count(where: \.hasWord) > 2, words.contains(where: AmountWords.back.set.contains) else {
      return nil
    }
    return (1..<words.count - 1).lazy.compactMap { count in
      typed(words.prefix(count).joined(separator: " "))
    }.first
  }

  /// The name before or behind the word of a refund; nil where there is none.
  private static func refunded(_ name: CellText) -> String? {
    let words = name.words
    guard let first = words.first, let last = words.last else { return nil }
    let isInFront = AmountWords.refunds.set.contains(first)
    guard isInFront || AmountWords.refunds.set.contains(last) else { return nil }
    let rest = isInFront ? words.dropFirst() : words.dropLast()
    return rest.filter(\.hasWord).joined(separator: " ")
  }

  /// Whether a row tells what went back to its dog.
  func isRefund(_ row: Int, _ index: Int) -> Bool {
    !refundNames.isEmpty && refundNames.contains(nameText(row, index).folded)
  }

  private func typed(_ name: String) -> CellText? { weekNames.joined().first { $0.folded == name } }

  /// Finds the heading of the column that tells dogs of one name apart where no owner does: `Buddy,blk` and `Buddy,yel`.
  mutating func findNamesakes() {
    for index in layout.blocks.indices where places[index].ownerColumn == nil {
      let header = layout.blocks[index].headerRow
      let groups = Dictionary(grouping: dogRows(index)) { nameText($0, index).folded }
        .filter { $0.value.count > 1 && !$0.key.isEmpty }
      guard !groups.isEmpty else { continue }
      let telling = columnsThatMayTell(index).first { column in
        groups.values.allSatisfy { rows in
          let texts = rows.map { sheet[$0, column] }
          return texts.allSatisfy { $0.hasLetter && !$0.hasFigure && !$0.isHalf }
            && Set(texts.map(\.folded)).count == rows.count
        }
      }
      guard let telling else { continue }
      for name in groups.keys { namesakes[name] = sheet[header, telling].folded }
    }
  }

  /// The columns of a week with a heading that is no other's use; of weeks side by side those behind its own names.
  private func columnsThatMayTell(_ index: Int) -> [Int] {
    let place = places[index]
    let block = layout.blocks[index]
    let end = place.sides.first { $0.nameColumn == block.nameColumn }?.end ?? Int.max
    return sheet.columns(of: block.headerRow).filter { column in
      let heading = sheet[block.headerRow, column]
      return column != block.nameColumn && !heading.isBlank && !Self.walkers.set.contains(heading.folded)
        && (place.sides.count < 2 || column > block.nameColumn && column < end)
        && place.beside.allSatisfy { other in
          layout.blocks[other].day(at: column) == nil
            && [nil, .other].contains(layout.blocks[other].columns[column])
        }
    }
  }

  /// The name of a dog with what tells it from others of that name in its week: `Buddy yel`.
  func ownName(_ name: CellText, _ row: Int, _ index: Int) -> CellText {
    guard !namesakes.isEmpty, let heading = namesakes[name.folded] else { return name }
    let header = layout.blocks[index].headerRow
    let column = columnsThatMayTell(index).first { sheet[header, $0].folded == heading }
    guard let column, !sheet[row, column].isBlank else { return name }
    return sheet.texts.text("\(name.collapsed) \(sheet[row, column].collapsed)")
  }
}
