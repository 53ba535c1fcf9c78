import Tabular

/// Names that one week has shorter or longer than all others.
extension WeeklySheetReader {
  /// `Tuck` in the place of Tucker, `Bella Rafuse` in that of Bella R.: in a sheet of three weeks or more, where all others
  /// have the usual name at the same place of their lists, and this one has it nowhere.
  mutating func findShortNames() {
    let weeks = weekNames
    guard weeks.count >= 3 else { return }
    var counts: [String: Int] = [:]
    for names in weeks { for name in Set(names.lazy.map(\.folded)) { counts[name, default: 0] += 1 } }
    for (number, names) in weeks.enumerated() {
      let here = Set(names.lazy.map(\.folded))
      for (place, name) in names.enumerated() where counts[name.folded] == 1 && spellings[name.folded] == nil
      {
        let usual = Set(
          weeks.indices.compactMap { other -> String? in
            other != number && place < weeks[other].count ? weeks[other][place].folded : nil
          })
        // Another spelling of the usual name is that name.
        let known = Set(usual.map { spellings[$0]?.folded ?? $0 })
        guard known.count == 1, let long = known.first, !here.contains(long),
          here.allSatisfy({ spellings[$0]?.folded != long }), Self.isShort(name.folded, long),
          let text = weeks.joined().first(where: { $0.folded == long })
        else { continue }
        assume(name.folded, text)
      }
    }
  }

  /// `BELLA S.`, `INDY K.`, `MABLE T.` as Bella, Indie and Mabel: in a week where every name has an initial and stands in no other
  /// week, those that the other weeks have at the same places of a list as long, be some misspelt.
  mutating func findInitialedLists() {
    let weeks = weekNames.map { $0.map(\.folded) }
    for (number, names) in weeks.enumerated() where names.count >= 3 {
      let bases = names.compactMap { MisspeltWord.initial(of: $0)?.name }
      let others = weeks.indices.filter { $0 != number }
      guard bases.count == names.count, !others.contains(where: { !Set(weeks[$0]).isDisjoint(with: names) }),
        let other = others.first(where: { other in
          weeks[other].count == names.count
            && zip(bases, weeks[other]).allSatisfy { $0 == $1 || MisspeltWord.distance($0, $1) <= 2 }
            && zip(bases, weeks[other]).contains { $0 == $1 }
        })
      else { continue }
      for (name, text) in zip(names, weekNames[other]) where spellings[name] == nil { assume(name, text) }
    }
  }

  /// `Rosie T.` as `Rosie (Tanya)`, `Max B` as `Max - Bell`: a name with the initial of the owner that one other name has in full,
  /// where no week has both.
  mutating func findInitials() {
    let weeks = weekNames.map { Set($0.lazy.map(\.folded)) }
    guard weeks.count > 1 else { return }
    let all = weeks.reduce(into: Set<String>()) { $0.formUnion($1) }
    for name in all.sorted() where spellings[name] == nil {
      guard let (base, initial) = MisspeltWord.initial(of: name) else { continue }
      let owned = all.filter { other in
        guard other.hasPrefix(base + " "), other != name else { return false }
        let owner = other.dropFirst(base.count + 1).drop { !$0.isLetter }
        return owner.first == initial && owner.dropFirst().first?.isLetter ?? false
      }
      guard owned.count == 1, let other = owned.first,
        weeks.allSatisfy({ !$0.contains(name) || !$0.contains(other) }),
        let text = weekNames.joined().first(where: { $0.folded == other })
      else { continue }
      assume(name, text)
    }
  }

  /// `Maxi` and `Maximus`, `Belle` and `Isabelle`, `Dudley D.` and `Dudley`, where the column beside them says the same owner, who has
  /// one dog in every week: the name that was written first.
  mutating func findNamesOfOwners() {
    var names: [String: [(week: Int, name: CellText)]] = [:]
    for index in layout.blocks.indices {
      guard let column = places[index].ownerColumn else { continue }
      for row in dogRows(index) where !sheet[row, column].isBlank && !nameText(row, index).isBlank {
        names[sheet[row, column].folded, default: []].append((index, nameText(row, index)))
      }
    }
    for (owner, dogs) in names.sorted(by: { $0.key < $1.key }) {
      let all = Set(dogs.map(\.name.folded))
      guard all.count == 2, owner.count(where: \.isLetter) >= 3, Set(dogs.map(\.week)).count == dogs.count,
        let first = dogs.first?.name, let other = all.first(where: { $0 != first.folded }),
        all.allSatisfy({ spellings[$0] == nil }), Self.mayBeOne(first.folded, other, of: owner)
      else { continue }
      assume(other, first)
    }
  }

  /// Whether one of two names of an owner's dog is a part of the other, at its start or its end, or has the owner's initial.
  private static func mayBeOne(_ name: String, _ other: String, of owner: String) -> Bool {
    let (short, long) = name.count < other.count ? (name, other) : (other, name)
    if let (base, letter) = MisspeltWord.initial(of: long) {
      return base == short && owner.split(separator: " ").contains { $0.first == letter }
    }
    return isShort(name, other)
      || short.count >= 3 && short.allSatisfy(\.isLetter) && long.hasSuffix(short)
  }

  /// Whether one name is the other without its end, or with an initial where that has a word.
  private static func isShort(_ name: String, _ other: String) -> Bool {
    let (one, two) = (name.split(separator: " "), other.split(separator: " "))
    guard let first = one.first, first.count >= 3, one.count == two.count, name != other else { return false }
    if one.count == 1 {
      let (short, long) = name.count < other.count ? (name, other) : (other, name)
      return short.allSatisfy(\.isLetter) && long.allSatisfy(\.isLetter) && long.hasPrefix(short)
    }
    guard one.count == 2, first == two[0] else { return false }
    let ends = [one[1], two[1]].map { String($0).trimming(".") }.sorted { $0.count < $1.count }
    return ends[0].count == 1 && ends[1].hasPrefix(ends[0])
  }
}
