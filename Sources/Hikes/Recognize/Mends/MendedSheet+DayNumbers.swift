import Civil
import Tabular

/// Days down the side whose number and whose name stand in cells of their own.
extension MendedSheet {
  private typealias NumberedDay = (number: Int, name: Weekday)

  /// Whether a row begins with the number and the name of a day, in either order.
  static func beginsWithNumberedDay(_ cells: ArraySlice<CellText>) -> Bool {
    let texts = cells.prefix(2).map(\.raw)
    return texts.count == 2 && (day(texts[0], texts[1]) ?? day(texts[1], texts[0])) != nil
  }

  /// Reads `1,Tue` as `Tue 1,` and `Tue,1` as `,Tue 1`, where the numbers run as the names do: amounts beside the days do not.
  mutating func joinDayNumbers() -> Bool {
    let width = lines.map(\.count).max() ?? 0
    var isMended = false
    for column in 0..<max(width - 1, 0) {
      for order in [(number: column, name: column + 1), (number: column + 1, name: column)] {
        let days = lines.map { line in
          line.count > column + 1 ? Self.day(line[order.number].text, line[order.name].text) : nil
        }
        guard Self.areRunning(days.compactMap(\.self)), areAllNumbered(days, order.name) else { continue }
        for (row, day) in days.enumerated() {
          guard let day else { continue }
          lines[row][order.number].text = "\(day.name.shortName) \(day.number)"
          leaveOut(row, order.name)
        }
        // The heading of the names, beside that of the numbers.
        if let above = days.firstIndex(where: { $0 != nil }).map({ $0 - 1 }), above >= 0,
          lines[above].count > column + 1, !lines[above][order.number].text.isEmpty
        {
          leaveOut(above, order.name)
        }
        isMended = true
      }
    }
    return isMended
  }

  private mutating func leaveOut(_ row: Int, _ place: Int) {
    lines[row][place].text = ""
    if let origin = lines[row][place].origin { repeats.append(.init(origin, .header)) }
  }

  private static func day(_ number: String, _ name: String) -> NumberedDay? {
    guard let day = Int(number.trimmingSpaces), (1...31).contains(day),
      let weekday = Weekday(name: name.folded)
    else { return nil }
    return (day, weekday)
  }

  /// Five or more days, each as far behind the one before it as its number says; a new month begins with a small one.
  private static func areRunning(_ days: [NumberedDay]) -> Bool {
    let pairs = zip(days, days.dropFirst()).map { (before: $0, after: $1) }
    let months = pairs.filter { $0.after.number <= $0.before.number }
    return days.count >= 5 && months.count * 5 <= pairs.count && months.allSatisfy { $0.after.number <= 7 }
      && pairs.allSatisfy { before, after in
        let step = after.number - before.number
        return step <= 0 || (after.name.rawValue - before.name.rawValue - step) % 7 == 0
      }
  }

  /// Whether no day goes without a number.
  private func areAllNumbered(_ days: [NumberedDay?], _ name: Int) -> Bool {
    zip(lines, days).allSatisfy { line, day in
      day != nil || line.count <= name || Weekday(name: line[name].text.folded) == nil
    }
  }
}
