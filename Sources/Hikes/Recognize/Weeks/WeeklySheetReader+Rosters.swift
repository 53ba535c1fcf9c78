import Quantities
import Tabular

/// A list of the dogs and their owners beside, between or below the weeks: `Owner,Dog,Phone,Rate`.
struct SideRoster {
  let head: Int
  let nameColumn: Int
  let roles: [(column: Int, role: ColumnRole)]
  let rows: Range<Int>

  var columns: [Int] { [nameColumn] + roles.map(\.column) }

  /// The list whose dogs a cell heads; nil for any other cell.
  init?(_ sheet: SheetCells, _ head: Int, _ column: Int) {
    guard sheet[head, column].isDogLabel else { return nil }
    var roles: [(column: Int, role: ColumnRole)] = []
    for step in [1, -1] {
      var other = column + step
      while other > 0, !sheet[head, other].isBlank {
        guard let role = sheet[head, other].role else { return nil }
        roles.append((other, role))
        other += step
      }
    }
    let known: [ColumnRole] = [.owner, .phone, .email, .address, .rate]
    guard roles.contains(where: { known.contains($0.role) }) else { return nil }
    let end = (head + 1..<sheet.rowCount + 2).first { sheet[$0, column].isBlank } ?? head + 1
    guard end - head > 2 else { return nil }
    (self.head, nameColumn, self.roles, rows) = (head, column, roles, head + 1..<end)
  }
}

extension WeeklySheetReader {
  /// Those whose cells are of no week.
  private func sideRosters() -> [SideRoster] {
    let last = layout.blocks.flatMap(\.days).map(\.column).max() ?? 0
    let heads = Set(layout.blocks.flatMap(\.headerRows))
    return (1..<sheet.rowCount + 1).flatMap { row -> [SideRoster] in
      guard !heads.contains(row) else { return [] }
      return sheet.columns(of: row).compactMap { SideRoster(sheet, row, $0) }.filter { roster in
        let isBeside =
          roster.columns.allSatisfy { $0 > last } && sheet[row, (roster.columns.min() ?? 1) - 1].isBlank
        return isBeside || roster.rows.allSatisfy { layout.roles[$0 - 1].isOfNoWeek }
      }
    }
  }

  /// Tells the cells of such lists before the rows of the weeks are read, which have other dogs.
  mutating func noteRosters() {
    guard sheet.texts.all.contains(where: { $0.role == .phone || $0.role == .owner || $0.role == .rate })
    else {
      return
    }
    rosters = sideRosters()
    for roster in rosters {
      for column in roster.columns { note(roster.head, column, .header) }
      for row in roster.rows {
        for column in roster.columns where !sheet[row, column].isBlank {
          note(row, column, .attribute) { $0.reason = "in the list of the dogs" }
        }
      }
    }
  }

  /// What such a list says of the dogs of the weeks, and of those that are in none.
  mutating func learnRosters() {
    for roster in rosters {
      let isOfOthers = (max(roster.head - 2, 1)..<roster.head).contains { row in
        sheet[row: row].filled.contains { LayoutFinder.otherDogs.set.contains($0.folded.trimming(": ()-*")) }
      }
      // A list may number the dogs that the weeks name by their numbers.
      let mayAdd = !isOfOthers && !roster.roles.contains { $0.role == .number }
      for row in roster.rows {
        for label in labels(in: sheet[row, roster.nameColumn], mayAdd: mayAdd) {
          cells.change(row, roster.nameColumn) { $0.dog = label }
          for (column, role) in roster.roles where !sheet[row, column].isBlank {
            cells.change(row, column) { $0.dog = label }
            learn(role, sheet[row, column], label)
          }
        }
      }
    }
  }

  /// The dogs that a cell of a list names, `Cooper & Piper`; those that are in no week are new.
  private mutating func labels(in text: CellText, mayAdd: Bool) -> [String] {
    func known(_ text: CellText) -> String? {
      names.known(text, of: sheet.texts.blank) ?? names.known(text, whateverOwnerThan: sheet.texts.blank)
    }
    if let label = known(text) { return [label] }
    let parts = SheetContacts.names(in: text.collapsed).map { sheet.texts.text($0) }
    let labels = parts.compactMap(known)
    guard mayAdd, labels.isEmpty, text.hasLetter, !text.hasFigure, text.mark == .text, parts.count == 1 else {
      return labels
    }
    return [names.add(text, of: sheet.texts.blank, isSecond: false)]
  }
}

extension RowRole {
  /// Whether a row is neither of a dog nor a heading or a sum of a week.
  fileprivate var isOfNoWeek: Bool {
    switch self {
    case .note, .tally, .title, .group, .blank: true
    case .dog, .header, .total: false
    }
  }
}
