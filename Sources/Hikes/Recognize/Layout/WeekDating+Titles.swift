import Civil
import Tabular

/// What stands above the weeks.
extension WeekDating {
  /// The titles of each block.
  static func titles(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [[SheetTitle]] {
    let beside = layout.beside
    let own = layout.blocks.enumerated().map { index, block in
      let sides = Set(beside[index].map { layout.blocks[$0].nameColumn }).sorted()
      let found = titles(
        of: block, number: beside[index].firstIndex(of: index) ?? 0, of: beside[index].count,
        side: sides.firstIndex(of: block.nameColumn) ?? 0, ofSides: sides.count, sheet, layout.order)
      return found.map { tab($0, over: block) ?? $0 }
    }
    func months(_ index: Int) -> [SheetTitle] {
      own[index].filter(\.isMonth)
    }
    // Months side by side, each named once above its column: what stands below it belongs to it, until a row names
    // its month anew.
    var columns: [Int: [SheetTitle]] = [:]
    return own.indices.map { index in
      let number = beside[index].firstIndex(of: index) ?? 0
      let named = beside[index].map(months)
      guard named.allSatisfy(\.isEmpty) else {
        if number == 0 { columns = [:] }
        if Set(named).count == named.count, named.count > 1 { columns[number] = named[number] }
        return own[index]
      }
      return named.count > 1 ? (columns[number] ?? []) + own[index] : own[index]
    }
  }

  /// Whether the date of a title, under which the day numbers do not fall, gives way to a month that stands nearer and has
  /// just one week of them.
  func givesWay(_ title: SheetTitle, _ nearer: ArraySlice<SheetTitle>, _ block: WeekBlock, _ tab: YearMonth)
    -> Bool
  {
    guard let date = title.date?.date(inYear: tab.year), nearer.contains(where: \.isMonth),
      block.days.count(where: { $0.heading?.day != nil }) > 1
    else { return false }
    return !block.days.allSatisfy { $0.fits(date.monday) } && Self.mondays(in: tab, block).count == 1
  }

  /// The titles of the block that is one of several under its header row, or the only one.
  private static func titles(
    of block: WeekBlock, number: Int, of count: Int, side: Int, ofSides sides: Int, _ sheet: SheetCells,
    _ order: DateOrder?
  ) -> [SheetTitle] {
    guard !block.isUntitled else { return [] }
    // A title may stand in the header itself, over the dogs.
    let own = headerTitles(of: block, sheet, order)
    let beside = count == 1 ? sideTitles(of: block, sheet, order) : []
    let isNumbered = block.days.count(where: { $0.heading?.day != nil }) > 1
    let above = block.titleRows.flatMap { row -> [SheetTitle] in
      // "NO HIKES MAR 16-20" above `Mon 23` is said of other days; "Xmas 2014" is of a year.
      if isNumbered, sheet[row: row].filledCount == 1, let only = sheet[row: row].first,
        only.status?.status == .off, case let title = only.title(order), !(title?.isOfYears ?? false),
        // `April 14 - 18 (Easter week)` above `Mon 14` is its title.
        !block.days.contains(where: { $0.heading?.day != nil && $0.heading?.day == title?.date?.day })
      {
        return []
      }
      // Over the names of each of several weeks stands its own.
      let corner = sheet[row, block.nameColumn]
      if count > 1, sides == count, corner.title(order)?.date != nil,
        sheet[row: row].filled.count(where: { $0.title(order)?.date != nil }) > 1
      {
        return SheetTitle.all(corner, order: order)
      }
      var texts: [CellText] = []
      for text in sheet[row: row].filled
      where !text.isPageMark && (text.title(order) != nil || !text.isPlainMoney) {
        // A year by itself is the end of the title before it, torn off at the comma.
        if case .year = text.title(nil), Int(text.trimmed) != nil, let last = texts.popLast() {
          texts.append(sheet.texts.text("\(last.raw), \(text.trimmed)"))
        } else if text.title(order) == nil || texts.last?.folded != text.folded {
          // Cells that were one stand for one: `Week of Jan 9,Week of Jan 9,…,Week of Jan 16,Week of Jan 16`.
          texts.append(text)
        }
      }
      let titled = texts.filter { $0.title(order) != nil }
      // `PICK UP LIST,,Oct 17-21 2011,,Oct 24-28`: as many as there are weeks, beside what heads them all.
      if count > 1, titled.count == count, texts.count > count {
        return SheetTitle.all(titled[number], order: order)
      }
      let each = texts.compactMap { $0.title(order) }
      if count > 1, texts.count == count + 1, each.count == texts.count, each[0].isMonth || each[0].isYear,
        !each[1].isMonth
      {
        // `April 2012,Week of Apr 2,,,Week of Apr 9`: the month of all of them, or the year, then a title for each week.
        return SheetTitle.all(texts[0], order: order) + SheetTitle.all(texts[number + 1], order: order)
      }
      if each.count > 1, each.count == texts.count, count > 1 {
        // A title for each column of dogs, or for each week.
        let place = each.count == sides ? side : number
        return place < each.count ? SheetTitle.all(texts[place], order: order) : []
      }
      let whole = SheetTitle.all(
        sheet.texts.text(texts.map(\.raw).joined(separator: ", ")), order: order)
      return whole.isEmpty ? each : whole
    }
    let all = beside + above + own
    return all.contains { $0.date != nil } ? all : all + titlesAtDogs(of: block, sheet, order)
  }

  /// `week of Oct 6 2003` at the edge of the row of a week's first dog, where nothing heads the column.
  private static func titlesAtDogs(of block: WeekBlock, _ sheet: SheetCells, _ order: DateOrder?)
    -> [SheetTitle]
  {
    guard block.days.allSatisfy({ $0.heading?.day == nil }), block.headerRow < sheet.rowCount else {
      return []
    }
    let row = block.headerRow + 1
    return sheet.columns(of: row).compactMap { column in
      let text = sheet[row, column]
      guard block.day(at: column) == nil, column != block.nameColumn, sheet[block.headerRow, column].isBlank,
        text.words.first.map(SheetTitle.weekWords.set.contains) ?? false, let title = text.title(order),
        title.date != nil
      else { return nil }
      return title
    }
  }

  /// `Oct 8 / 12`, in a sheet that is of another year than 2012: from the 8th to the 12th.
  static func withoutSlashes(
    _ titles: [[SheetTitle]], _ sheet: SheetCells, _ layout: WeeklySheetLayout, _ year: Int?
  ) -> [[SheetTitle]] {
    let years = titles.joined().compactMap { if case .year(let year) = $0 { year } else { nil } }
    guard let year = year ?? years.first else { return titles }
    return zip(titles, layout.blocks).map { titles, block in
      let rows = block.titleRows + Array(block.headerRows)
      return titles.map { title in
        guard case .week(let date) = title, let slashed = date.year, slashed != year,
          !rows.contains(where: { sheet[row: $0].cells.contains { $0.raw.holds("\(slashed)") } }),
          !rows.contains(where: { sheet[row: $0].cells.contains { isBehindStroke(date.day, in: $0.raw) } }),
          (3...6).contains(slashed - 2000 - date.day), date.date(inYear: year) != nil,
          CivilDate(year: year, month: date.month, day: date.day)?.weekday == .monday
        else { return title }
        return .week(PartialDate(year: nil, month: date.month, day: date.day))
      }
    }
  }

  /// Whether a day stands between two strokes, as in `9/8/14`: what follows is its year.
  private static func isBehindStroke(_ day: Int, in text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 2 && parts.dropFirst().dropLast().contains { Int($0.trimmingSpaces) == day }
  }

  /// What a header of one or more rows says over the dogs.
  private static func headerTitles(of block: WeekBlock, _ sheet: SheetCells, _ order: DateOrder?)
    -> [SheetTitle]
  {
    let over = block.headerRows.filter { !block.titleRows.contains($0) }.map { sheet[$0, block.nameColumn] }
      .filter { !$0.isBlank && !$0.isDogLabel }
    // `2009` above `Oct`
    if over.count == 2, case .year? = over[0].title(order), case .month? = over[1].title(order) {
      return SheetTitle.all(sheet.texts.text("\(over[1].raw) \(over[0].raw)"), order: order)
    }
    return over.first.map { SheetTitle.all($0, order: order) } ?? []
  }

  /// What the header of the only week of its rows says above a column that is no day's, as in
  /// `Dog,M,T,W,T,F,"Sept 12 - 16, 2011"`: it counts where nothing above or over the dogs names the week.
  private static func sideTitles(of block: WeekBlock, _ sheet: SheetCells, _ order: DateOrder?)
    -> [SheetTitle]
  {
    let columns = block.titleColumns(sheet, order)
    return columns.count == 1
      ? columns.flatMap { SheetTitle.all(sheet[block.headerRow, $0], order: order) } : []
  }

  /// `Mar-17` above `Mon 6`, as a program shortens March 2017: the month of a tab, where the headings below are of no
  /// such day and of that very month.
  private static func tab(_ title: SheetTitle, over block: WeekBlock) -> SheetTitle? {
    guard case .week(let date) = title, date.year == nil,
      let month = YearMonth(year: 2000 + date.day, month: date.month)
    else { return nil }
    let days = block.days.compactMap { $0.heading?.day }
    guard days.count >= 2, !days.contains(date.day), block.days.allSatisfy({ $0.heading?.month == nil })
    else {
      return nil
    }
    return mondays(in: month, block).isEmpty ? nil : .month(date.month, year: month.year)
  }
}
