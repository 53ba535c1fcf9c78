import Tabular

/// A list of the dogs and their owners that stands to the right of the weeks, in rows of its own:
/// `Dog,Owner,Phone,Rate`.
struct SideRoster {
  let head: Int
  let nameColumn: Int
  let roles: [(column: Int, role: ColumnRole)]
  let rows: Range<Int>

  /// The list that a cell heads; nil for any other cell.
  init?(_ sheet: SheetCells, _ head: Int, _ column: Int) {
    guard column > 1, sheet[head, column].isDogLabel, sheet[head, column - 1].isBlank,
      sheet[head + 1, column - 1].isBlank
    else { return nil }
    var roles: [(column: Int, role: ColumnRole)] = []
    for other in stride(from: column + 1, through: sheet.columns(of: head).upperBound, by: 1) {
      guard !sheet[head, other].isBlank else { break }
      guard let role = sheet[head, other].role else { return nil }
      roles.append((other, role))
    }
    let known: [ColumnRole] = [.owner, .phone, .email, .address, .rate]
    guard roles.contains(where: { known.contains($0.role) }) else { return nil }
    let end = (head + 1..<sheet.rowCount + 2).first { sheet[$0, column].isBlank } ?? head + 1
    guard end - head > 2 else { return nil }
    (self.head, nameColumn, self.roles, rows) = (head, column, roles, head + 1..<end)
  }
}

extension WeeklySheetReader {
  private func sideRosters() -> [SideRoster] {
    let last = layout.blocks.flatMap(\.days).map(\.column).max() ?? 0
    let heads = Set(layout.blocks.map(\.headerRow))
    return (1..<sheet.rowCount + 1).flatMap { row -> [SideRoster] in
      guard !heads.contains(row), sheet.columns(of: row).upperBound > last else { return [] }
      return sheet.columns(of: row).filter { $0 > last }.compactMap { SideRoster(sheet, row, $0) }
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
      let columns = [roster.nameColumn] + roster.roles.map(\.column)
      for column in columns { note(roster.head, column, .header) }
      for row in roster.rows {
        for column in columns where !sheet[row, column].isBlank {
          note(row, column, .attribute) { $0.reason = "in the list of the dogs" }
        }
      }
    }
  }

  /// What such a list says of the dogs of the weeks.
  mutating func learnRosters() {
    for roster in rosters {
      for row in roster.rows {
        guard let label = names.known(sheet[row, roster.nameColumn], of: sheet.texts.blank) else { continue }
        cells.change(row, roster.nameColumn) { $0.dog = label }
        for (column, role) in roster.roles where !sheet[row, column].isBlank {
          cells.change(row, column) { $0.dog = label }
          learn(role, sheet[row, column], label)
        }
      }
    }
    if sheet.texts.all.contains(where: { AmountGrammar.isPhone($0.folded) }) { learnContacts() }
  }
}
