import Civil
import Diagnostics
import Quantities
import Tabular

extension WeeklySheetReader {
  /// Which of two weeks that speak of the same days a title says it is.
  enum Version: Hashable, Sendable { case marked, plain, struck }

  /// Words beside a week by which it counts, or does not; the first of them decides: `FIXED, Hugo was wrong`.
  static let versions: [WordRule<Version>] = [
    WordRule(.plain, "not", like: "Week of Nov 3 (not final)"),
    WordRule(
      .struck,
      "old, wrong, ignore, draft, outdated, obsolete, v1, void, brouillon, annulé, annulée, mauvaise, périmé",
      like: "Week of Nov 3 (old)", "Semaine du 3 nov (brouillon, ne pas compter)",
      "Nov 3 - 7 WRONG, see below"),
    WordRule(
      .marked,
      """
      fixed, corrected, correction, correct, updated, revised, revision, redo, redone, replaced, replacement,
      final, finale, amended, v2, corrige, corrigé, corrigée, newest, bonne, définitive, définitif, révisé, révisée
      """,
      like: "Week of Nov 3 (FIXED)", "Semaine du 3 nov (LA BONNE)", "Corrected: Nov 3 - 7",
      "Nov 3 [fixed - Hugo was wrong]"),
  ]

  /// Words beside the name of a dog by which its row does not count, where another row has the dog; one may be old.
  static let struck = WordRule(
    Version.struck,
    "do not count, don't count, not counted, ignore, disregard, wrong, void, ne pas compter, pas compter",
    like: "OLD do not count - Max", "Max (wrong)", "IGNORE Luna", "VOID Luna")

  /// The row of the dog that a struck row names too, `OLD do not count - Max`, or whose row has `VOID - see next line` in its notes;
  /// nil for any other row.
  func rowInstead(of row: Int, _ name: CellText, _ index: Int) -> Int? {
    if let notes = layout.blocks[index].column(.notes),
      let first = sheet[row, notes].words.first(where: \.hasWord), Self.struck.set.contains(first)
    {
      return dogRows(index).first { $0 != row && nameText($0, index).folded == name.folded }
    }
    guard name.words.count >= 2, Self.struck.words.contains(where: { name.folded.holds($0) }) else {
      return nil
    }
    return dogRows(index).first { other in
      let own = nameText(other, index)
      guard !own.isBlank, own.folded.utf8.count < name.folded.utf8.count,
        name.folded.hasSuffix(own.folded) || name.folded.hasPrefix(own.folded),
        own.words.count < name.words.count
      else { return false }
      return name.words.suffix(own.words.count) == own.words[...]
        || name.words.prefix(own.words.count) == own.words[...]
    }
  }

  static func version(_ texts: [String]) -> Version {
    let meanings = texts.lazy.flatMap { PartialDate.words($0) }.compactMap { word in
      versions.first { $0.set.contains(word) }?.meaning
    }
    return meanings.first ?? .plain
  }

  /// Of a week that stands twice the one marked as corrected counts; the other's cells are repetitions.
  mutating func settleVersions() {
    let weeks = self.weeks
    let all = Dictionary(grouping: weeks.indices) { weeks[$0].monday }
    for (monday, same) in all.sorted(by: { ($0.key?.dayNumber ?? 0) < ($1.key?.dayNumber ?? 0) }) {
      guard monday != nil, same.count > 1 else { continue }
      let versions = same.map(version)
      let isSettled =
        versions.count { $0 == .marked } == 1 || (versions.contains(.struck) && versions.contains(.plain))
      guard isSettled else {
        if !askForMissing(same, all) { askForGaps(same) }
        continue
      }
      let best: Version = versions.contains(.marked) ? .marked : .plain
      for (index, version) in zip(same, versions) where version != best {
        replace(index, by: same[versions.firstIndex(of: best) ?? 0])
      }
    }
  }

  /// Two weeks that follow each other under one date, much unlike each other, with the week after it missing: the date
  /// of the second may be a slip of the hand. It is read as it stands, and asked about.
  /// - Returns: whether it is.
  private mutating func askForMissing(_ same: [Int], _ all: [CivilDate?: [Int]]) -> Bool {
    guard same.count == 2, same[1] == same[0] + 1, otherHikes[same[1]] == nil,
      weeks.indices.contains(same[1] + 1),
      let monday = weeks[same[0]].monday, weeks[same[1] + 1].monday == monday.adding(days: 14),
      case let missing = monday.adding(days: 7), all[missing] == nil, areUnlike(same[0], same[1])
    else { return false }
    let block = layout.blocks[same[1]]
    let row = block.titleRows.last ?? block.headerRow
    guard let column = sheet.columns(of: row).first(where: { !cells.isOpen(row, $0) }) else { return false }
    cells.change(row, column) {
      $0.reason =
        "the same week as in row \(layout.blocks[same[0]].headerRow), and the one after it is missing"
      $0.question = CellQuestion(
        """
        Two weeks say that they are the week of \(monday.longText), and the week of \(missing.longText) is missing. \
        If this is that one, correct its date and convert again. Is it the same week?
        """, [.justANote])
    }
    return true
  }

  /// Money that only one of two copies of a week has, of which none is called the right one: booked as read, and asked about.
  private mutating func askForGaps(_ same: [Int]) {
    guard same.count == 2, otherHikes[same[1]] == nil else { return }
    let (first, second) = (texts(same[0]), texts(same[1]))
    let equal = first.count { second[$0.key] == $0.value }
    let all = Set(first.keys).union(second.keys).count
    // Two parts of one week have nothing in common.
    guard equal >= 5, equal * 3 >= all * 2 else { return }
    for (index, other) in [(same[0], second), (same[1], first)] {
      for (row, dog) in weeks[index].dogRows {
        for day in layout.blocks[index].days where other[DogAndDay(dog: dog, offset: day.offset)] == nil {
          cells.change(row, day.column) { reading in
            guard reading.kind == .payment, reading.question == nil, let amount = reading.amount else {
              return
            }
            reading.confidence = .assumed
            reading.reason = "the other copy of this week has nothing there; booked as read meanwhile"
            reading.question = CellQuestion(
              "One copy of this week has \(amount.dollars), the other nothing. Was it paid?",
              [.paid(amount), .hikedUnpaid, .justANote])
          }
        }
      }
    }
  }

  /// Whether two weeks differ in more cells than somebody corrects: three, and a fifth of all.
  private func areUnlike(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (texts(one), texts(other))
    let all = Set(first.keys).union(second.keys)
    let unlike = all.count { first[$0] != second[$0] }
    return unlike >= 3 && unlike * 5 >= all.count
  }

  /// What stands in the days of a week's dogs.
  private func texts(_ index: Int) -> [DogAndDay: String] {
    var texts: [DogAndDay: String] = [:]
    for (row, dog) in weeks[index].dogRows {
      for day in layout.blocks[index].days where !sheet[row, day.column].isBlank {
        texts[DogAndDay(dog: dog, offset: day.offset)] = sheet[row, day.column].folded
      }
    }
    return texts
  }

  private struct DogAndDay: Hashable {
    let dog: String
    let offset: Int
  }

  private func version(_ index: Int) -> Version {
    let block = layout.blocks[index]
    let beside = places[index].beside
    // Of titles side by side each belongs to its own week.
    var fields = block.titleRows.flatMap { row -> [String] in
      let texts = sheet[row: row].filled.map(\.raw)
      let number = beside.firstIndex(of: index) ?? 0
      return beside.count > 1 && texts.count == beside.count ? [texts[number]] : texts
    }
    fields.append(text(block.headerRow, block.nameColumn))
    return Self.version(fields)
  }

  private mutating func replace(_ old: Int, by new: Int) {
    let place = "row \(layout.blocks[new].headerRow)"
    let dogs = Dictionary(weeks[new].dogRows.map { ($0.dog, $0.row) }) { first, _ in first }
    for (row, dog) in weeks[old].dogRows {
      for day in layout.blocks[old].days {
        guard var reading = cells[row, day.column], [.payment, .scheduled, .status].contains(reading.kind)
        else { continue }
        weeks[old].paid -= reading.countedAmount ?? .zero
        reading.isDuplicate = true
        reading.question = nil
        reading.reason = "replaced by the corrected week in \(place)"
        let column = layout.blocks[new].days.first { $0.offset == day.offset }?.column
        let isGone =
          dogs[dog].map { other in column.map { sheet[other, $0].isBlank } ?? true } ?? true
        if isGone, let amount = reading.amount, reading.kind == .payment {
          reading.reason += ", where this day is empty"
          reading.question = CellQuestion(
            "The corrected week has nothing for this day. Was \(amount.dollars) paid?",
            [.paid(amount), .justANote])
        }
        cells.change(row, day.column) { $0 = reading }
      }
    }
  }
}
