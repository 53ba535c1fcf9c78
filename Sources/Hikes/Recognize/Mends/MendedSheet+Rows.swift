import Civil
import Diagnostics
import Tabular

/// What can only be put right where the rows around it are seen as well.
extension MendedSheet {
  /// In place of what stands above.
  static let dittos = WordRule(
    "the text above", words: ["\"", "''", "”", "“", "〃", "\"\"", "´´"], like: "〃", "''")

  /// Rows whose name is a ditto mark, with what stands above each of their marks.
  mutating func repeatDittos() -> Bool {
    var isMended = false
    var header: Int?
    for row in lines.indices {
      let texts = lines[row].map(\.text.trimmingSpaces)
      // A heading all of whose texts are such marks is the one before it.
      if texts.count >= 4, let header, texts.allSatisfy({ $0.isEmpty || Self.dittos.set.contains($0) }),
        texts.count(where: { !$0.isEmpty }) >= 4
      {
        for place in lines[row].indices where place < lines[header].count && !texts[place].isEmpty {
          lines[row][place].text = lines[header][place].text
        }
        isMended = true
        continue
      }
      if texts.count(where: { Weekday(name: $0.folded) != nil }) >= 3 { header = row }
      guard row > 0, let first = lines[row].first(where: { !$0.text.trimmingSpaces.isEmpty }),
        Self.dittos.set.contains(first.text.trimmingSpaces)
      else { continue }
      for place in lines[row].indices.prefix(while: { place in
        let text = lines[row][place].text.trimmingSpaces
        return text.isEmpty || Self.dittos.set.contains(text)
      }) {
        guard !lines[row][place].text.isEmpty, place < lines[row - 1].count,
          !lines[row - 1][place].text.isEmpty
        else { continue }
        lines[row][place].text = lines[row - 1][place].text
        isMended = true
      }
    }
    return isMended
  }

  /// Names of a second week beside the first that are all ditto marks, as those of the first.
  mutating func repeatNamesBeside() -> Bool {
    var isMended = false
    for row in lines.indices.dropLast() {
      let labels = lines[row].indices.filter { ColumnLabels.isOfDogs(lines[row][$0].text) }
      guard let first = labels.first, labels.count > 1 else { continue }
      for column in labels.dropFirst() {
        for below in lines.indices.dropFirst(row + 1) {
          guard column < lines[below].count, first < lines[below].count,
            Self.dittos.set.contains(lines[below][column].text.trimmingSpaces),
            !lines[below][first].text.isEmpty
          else { break }
          lines[below][column].text = lines[below][first].text
          isMended = true
        }
      }
    }
    return isMended
  }

  /// Days downwards and two columns for each dog across, `$,how,$,how`, below their names: what stands under the second label is
  /// beside the grid.
  mutating func leaveSecondLabels() -> Bool {
    guard
      let head = lines.indices.dropFirst().first(where: { Self.secondLabels(lines[$0].map(\.text)) != nil }),
      let places = Self.secondLabels(lines[head].map(\.text)),
      places.allSatisfy({ place in
        lines[head - 1].indices.contains(place - 1)
          && (place >= lines[head - 1].count || lines[head - 1][place].text.isEmpty)
      })
    else { return false }
    let days = lines.indices.dropFirst(head + 1).prefix { !(lines[$0].first?.text.isEmpty ?? true) }
    guard days.count >= 2,
      days.allSatisfy({
        DayHeading(lines[$0][0].text)?.weekday != nil || SummaryLabel(lines[$0][0].text) != nil
      })
    else { return false }
    for cell in lines[head] where !cell.text.isEmpty {
      if let origin = cell.origin { repeats.append(.init(origin, .header, line: head)) }
    }
    lines[head] = lines[head - 1]
    lines[head - 1] = []
    for row in days {
      for place in places where lines[row].indices.contains(place) {
        if let origin = lines[row][place].origin, !lines[row][place].text.isEmpty {
          repeats.append(.init(origin, .note, line: row))
        }
        lines[row][place] = ("", nil)
      }
    }
    return true
  }

  /// The places of the second of two labels that a row has again and again: `,$,how,$,how`.
  static func secondLabels(_ texts: [String]) -> [Int]? {
    let places = texts.indices.filter { !texts[$0].isEmpty }
    guard places.count >= 4, places.count.isMultiple(of: 2), let first = places.first, first > 0,
      EntryList.amounts.set.contains(texts[first].folded)
    else { return nil }
    let isPaired = places.enumerated().allSatisfy { number, place in
      place == first + number && texts[place].folded == texts[places[number % 2]].folded
    }
    return isPaired && texts[places[0]].folded != texts[places[1]].folded
      ? places.enumerated().filter { $0.offset % 2 == 1 }.map(\.element) : nil
  }

  /// Rows that from some dog on stand one column further right, up to a blank row, where the name of each is one of the dogs
  /// that stand in the first column elsewhere: moved back.
  mutating func slideBack(_ sheet: SheetCells) -> Bool {
    let names = Set(
      (1..<sheet.rowCount + 1).map { sheet[$0, 1] }.filter { $0.hasLetter && $0.title(nil) == nil }.map(
        \.folded))
    func isSlid(_ row: Int) -> Bool {
      let cells = sheet[row: row]
      guard cells.filledCount > 1, cells[column: 1].isBlank, cells[column: 2].hasLetter else { return false }
      return names.contains(cells[column: 2].folded)
    }
    var isMended = false
    var header: Int?
    var row = 1
    while row <= sheet.rowCount {
      // Sam is a dog, and Saturday in French.
      if sheet[row: row].cells.count(where: \.namesDay) >= 3 { header = row }
      guard isSlid(row) else {
        row += 1
        continue
      }
      var end = row
      while end < sheet.rowCount, isSlid(end + 1) { end += 1 }
      // A few names in the second column may be owners, or second dogs; so are they where the heading is of two columns of names.
      let isAfterDog = row > 1 && names.contains(sheet[row - 1, 1].folded)
      let isHeaded = header.map { head in
        sheet[head, 2].namesDay
          && (end - row >= 2 || (row...end).allSatisfy { hasMoneyBehindDays(sheet, $0, head) })
      }
      if isAfterDog, isHeaded ?? false {
        for slid in row...end where !lines[slid - 1].isEmpty { lines[slid - 1].removeFirst() }
        isMended = true
      }
      row = end + 1
    }
    return isMended
  }

  /// Whether the last amount of a row stands one column behind the days of its heading, and its dog in no other row of the week.
  private func hasMoneyBehindDays(_ sheet: SheetCells, _ row: Int, _ head: Int) -> Bool {
    guard let last = sheet.columns(of: head).last(where: { sheet[head, $0].namesDay }),
      sheet[row, last + 1].mark.isAmount, sheet.columns(of: row).last == last + 1
    else { return false }
    let name = sheet[row, 2].folded
    let rows = (head + 1..<sheet.rowCount + 1).prefix { sheet[row: $0].cells.count(where: \.namesDay) < 3 }
    return !rows.contains { sheet[$0, 1].folded == name }
  }

  /// A week in which the heading of the names was deleted and they moved up, so that each stands one row above its amounts: a
  /// dog of the other weeks stands in the heading, and below the total a row has figures and no name.
  mutating func lowerNames(_ sheet: SheetCells) -> Bool {
    let headers = (1..<sheet.rowCount + 1).filter { sheet[row: $0].cells.count(where: \.namesDay) >= 3 }
    guard headers.contains(where: { sheet[$0, 1].isDogLabel }) else { return false }
    let names = Set(
      (1..<sheet.rowCount + 1).filter { !headers.contains($0) && sheet[row: $0].filledCount > 1 }
        .map { sheet[$0, 1].folded })
    var isMended = false
    for header in headers
    where names.contains(sheet[header, 1].folded) && !sheet[row: header].cells.contains(where: \.isDogLabel) {
      let end = (header + 1..<sheet.rowCount + 1).first { sheet[$0, 1].isBlank } ?? sheet.rowCount + 1
      guard end <= sheet.rowCount, sheet[end - 1, 1].total != nil, sheet[row: end].filledCount > 1,
        (header...end).allSatisfy({ !lines[$0 - 1].isEmpty })
      else { continue }
      for row in (header + 1...end).reversed() { lines[row - 1][0] = lines[row - 2][0] }
      lines[header - 1][0] = ("", nil)
      isMended = true
    }
    return isMended
  }

  /// Dogs whose names stand in a line by themselves, above the one with their days: `Atlas (Hebb),,,` and `,22,,22`.
  mutating func joinNames(_ sheet: SheetCells) -> Bool {
    guard
      let header = (1..<sheet.rowCount + 1).first(where: {
        sheet[row: $0].cells.count(where: \.namesDay) >= 3
      })
    else { return false }
    let rows = (header + 1..<max(sheet.rowCount, header + 1)).filter { row in
      sheet[row: row].filledCount == 1 && sheet[row, 1].hasLetter && sheet[row, 1].title(nil) == nil
        && sheet[row + 1, 1].isBlank && sheet[row: row + 1].filledCount > 0
    }
    let nameless = (header + 1..<max(sheet.rowCount, header) + 1).count {
      !sheet.isBlank($0) && sheet[$0, 1].isBlank
    }
    let named = (header + 1..<max(sheet.rowCount, header) + 1).count {
      !sheet[$0, 1].isBlank && sheet[row: $0].filledCount > 1
        && !sheet[row: $0].cells.contains(where: \.namesDay)
        && sheet[$0, 1].total == nil
    }
    guard rows.count >= 3, rows.count * 5 >= nameless * 4, named * 4 <= rows.count else { return false }
    for row in rows where !lines[row].isEmpty && !lines[row - 1].isEmpty {
      lines[row][0] = lines[row - 1][0]
      lines[row - 1][0] = ("", nil)
    }
    return true
  }
}
