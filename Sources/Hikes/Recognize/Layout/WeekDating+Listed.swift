import Civil
import Tabular

/// One title for several weeks that names each of them: `January 2018: 8-12, 15-19, 22-26`.
extension WeekDating {
  /// The titles with the weeks of such a one given to the block under it and those below that have none of their own, where
  /// they are as many.
  static func listed(
    _ titles: [[SheetTitle]], _ sheet: SheetCells, _ layout: WeeklySheetLayout
  ) -> [[SheetTitle]] {
    var titles = titles
    var index = 0
    while index < titles.count {
      let next =
        layout.blocks.indices.dropFirst(index + 1).first { !isBare($0, layout, titles) } ?? titles.count
      if next - index > 1,
        let weeks = layout.blocks[index].titleRows.lazy.flatMap({ sheet[row: $0].filled })
          .compactMap({ Self.weeks(in: $0.words) }).first, weeks.count == next - index
      {
        for (place, week) in weeks.enumerated() { titles[index + place] = [.week(week)] }
      }
      index = next
    }
    return titles
  }

  /// Whether a block has nothing that dates it.
  private static func isBare(_ index: Int, _ layout: WeeklySheetLayout, _ titles: [[SheetTitle]]) -> Bool {
    titles[index].isEmpty && layout.blocks[index].days.allSatisfy { $0.heading?.day == nil }
  }

  /// The first days of two weeks or more that follow each other, behind the month of the first: each by itself, `3, 10, 17`, or
  /// with its last day, `3-7, 10-14`.
  static func weeks(in words: [String]) -> [PartialDate]? {
    guard words.count <= 40,
      let place = words.firstIndex(where: { $0.count > 2 && MonthName.month(named: $0) != nil }),
      var month = MonthName.month(named: words[place])
    else { return nil }
    let year = words.lazy.filter { $0.count == 4 }.compactMap { Int($0) }.first {
      PartialDate.years.contains($0)
    }
    var days: [Int] = []
    // Behind the first day a joint leads to the last one, and behind that to the next week: "3-7 & 10-14".
    var isRange = false
    var isLast = false
    for word in words[(place + 1)...] where word != "," && word != ":" {
      if SheetTitle.joints.set.contains(word), !days.isEmpty {
        isRange = !isLast
      } else if let day = PartialDate.ordinal(word), (1...31).contains(day) {
        if !isRange { days.append(day) }
        (isLast, isRange) = (isRange, false)
      } else if word == "/" || !SpanWords.and.set.contains(word), year.map({ String($0) != word }) ?? true {
        return nil
      }
    }
    guard days.count > 1 else { return nil }
    var weeks: [PartialDate] = []
    for (number, day) in days.enumerated() {
      if number > 0 {
        let step = day - days[number - 1]
        guard step == 7 || (-24 ... -21).contains(step) else { return nil }
        if step < 0 { month = month % 12 + 1 }
      }
      weeks.append(
        PartialDate(
          year: year.map { month < weeks.first?.month ?? month ? $0 + 1 : $0 }, month: month, day: day))
    }
    return weeks
  }
}

/// Weeks of which only the name of the file says when they were.
extension WeekDating {
  /// The weeks from the first to the last day in the name of the file, `hikes-apr-7-to-18-2008`, or those of each day in it,
  /// `may-8-and-may-15-2023`, where they are as many and nothing in the sheet dates any.
  func inFile(_ weeks: [DatedWeek]) -> [DatedWeek] {
    guard weeks.count > 1, weeks.allSatisfy({ $0.monday == nil && $0.candidates.isEmpty }),
      titles.allSatisfy({ $0.allSatisfy { $0.date == nil } })
    else { return weeks }
    var mondays = SheetTitle.fileMondays(sheet.table.file)
    if mondays.count != weeks.count, let (first, last) = SheetTitle.fileSpan(sheet.table.file),
      first.weekday == .monday
    {
      mondays = (0...first.days(until: last) / 7).map { first.adding(days: 7 * $0) }
    }
    guard mondays.count == weeks.count else { return weeks }
    return zip(mondays, weeks).map { DatedWeek(monday: $0, tab: $1.tab, reason: "as the file is named") }
  }
}
