import Civil
import Tabular

/// Headings that were left as they were when a week was copied for the next one.
extension WeekDating {
  /// The weeks with those dated anew whose headings are the ones of the week above, letter by letter, while their cells are
  /// others and the next week is the second one after it. The reader names the headings.
  func withoutCopies(_ weeks: [DatedWeek]) -> [DatedWeek] {
    var weeks = weeks
    for index in weeks.indices.dropFirst().dropLast() {
      guard let monday = weeks[index - 1].monday, weeks[index].monday == monday,
        weeks[index + 1].monday == monday.adding(days: 14),
        case let next = monday.adding(days: 7), weeks.allSatisfy({ $0.monday != next }),
        isCopied(layout.blocks[index], from: layout.blocks[index - 1]),
        layout.turns(index - 1, index, sheet) == nil
      else { continue }
      weeks[index].monday = next
      weeks[index].reason = "its headings are those of the week above, and the week after that is missing"
    }
    return weeks
  }

  /// The weeks with one whose title has the number of the week above it, `Week 2` twice, dated a week later where its cells are
  /// others and nothing else is of that week.
  func countedOn(_ given: [DatedWeek]) -> [DatedWeek] {
    var weeks = given
    for index in weeks.indices.dropFirst() {
      guard case .weekNumber(let number, _, false)? = titles[index].last,
        case .weekNumber(number, _, false)? = titles[index - 1].last,
        let monday = weeks[index - 1].monday, weeks[index].monday == monday,
        case let next = monday.adding(days: 7),
        layout.blocks[index].headerRow > layout.blocks[index - 1].headerRow,
        index + 1 == weeks.count || weeks[index + 1].monday != next,
        isUnlike(layout.blocks[index], layout.blocks[index - 1]), layout.turns(index - 1, index, sheet) == nil
      else { continue }
      let slip = "title has the number of the week above it, whose cells are others"
      weeks[index].monday = next
      weeks[index].slip = slip
      weeks[index].reason = "its \(slip)"
    }
    return weeks
  }

  /// A week whose title is of the one after the week above, and whose day numbers are still those of that: `Week of Jan 11` above
  /// `Mon 4`.
  func recopied(
    _ block: WeekBlock, _ title: PartialDate, _ context: Context, _ tab: YearMonth?
  ) -> DatedWeek? {
    guard let last = context.last, let year = title.year ?? context.year,
      let monday = title.date(inYear: year)?.monday, monday == last.adding(days: 7),
      block.days.allSatisfy({ $0.fits(last) })
    else { return nil }
    return Self.recopied(monday, tab)
  }

  static func recopied(_ monday: CivilDate, _ tab: YearMonth?) -> DatedWeek {
    DatedWeek(
      monday: monday, tab: tab, reason: "dated by its title; its headings are those of the week above")
  }

  private func isUnlike(_ block: WeekBlock, _ above: WeekBlock) -> Bool {
    let (one, other) = (days(of: above), days(of: block))
    let dogs = (Set(one.keys.map(\.dog)), Set(other.keys.map(\.dog)))
    let all = Set(one.keys).union(other.keys)
    let unlike = all.count { one[$0] != other[$0] }
    return dogs.0.intersection(dogs.1).count * 2 > dogs.1.count && unlike >= 3 && unlike * 5 >= all.count
  }

  private func isCopied(_ block: WeekBlock, from above: WeekBlock) -> Bool {
    guard block.titleRows.isEmpty, block.headerRow > above.headerRow,
      block.days.contains(where: { $0.heading?.day != nil }), !block.isUntitled,
      sheet[row: block.headerRow].cells.map(\.folded) == sheet[row: above.headerRow].cells.map(\.folded)
    else { return false }
    return isUnlike(block, above)
  }

  private struct DogAndColumn: Hashable {
    let dog: String
    let column: Int
  }

  /// What stands in the days of the dogs of a week.
  private func days(of block: WeekBlock) -> [DogAndColumn: String] {
    var texts: [DogAndColumn: String] = [:]
    for row in layout.dogRows(of: block) {
      let dog = sheet[row, block.nameColumn].folded
      for day in block.days where !sheet[row, day.column].isBlank {
        texts[DogAndColumn(dog: dog, column: day.column)] = sheet[row, day.column].folded
      }
    }
    return texts
  }
}
