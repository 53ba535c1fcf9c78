import Civil
import Tabular

/// Days that are called by their letters.
extension HeadingRun {
  /// The days of the week by one or two letters, as they follow each other, and what may stand for each.
  static let letters: [[WordRule<Weekday>]] = [
    [
      WordRule(.monday, "m, mo", like: "M", "Mo 6"), WordRule(.tuesday, "t, tu", like: "T", "Tu 7"),
      WordRule(.wednesday, "w, we", like: "W", "W 8"), WordRule(.thursday, "t, th, r", like: "Th", "R 9"),
      WordRule(.friday, "f, fr", like: "F", "Fr. 10"), WordRule(.saturday, "s, sa", like: "S", "Sa 11"),
      WordRule(.sunday, "s, su, u", like: "S", "U 12"),
    ],
    [
      WordRule(.monday, "l, lu", like: "L", "Lu 6"), WordRule(.tuesday, "m, ma", like: "M", "Ma 7"),
      WordRule(.wednesday, "m, me", like: "M", "Me 8"), WordRule(.thursday, "j, je", like: "J", "J 9"),
      WordRule(.friday, "v, ve", like: "V", "Ve 10"), WordRule(.saturday, "s, sa", like: "S", "Sa 11"),
      WordRule(.sunday, "d, di", like: "D", "Di 12"),
    ],
    [
      WordRule(.monday, "m, mo", like: "M", "Mo 5"),
      WordRule(.tuesday, "d, di", like: "D", "Di 6"),
      WordRule(.wednesday, "m, mi", like: "M", "Mi 7"),
      WordRule(.thursday, "d, do", like: "D", "Do 8"),
      WordRule(.friday, "f, fr", like: "F", "Fr 9"),
      WordRule(.saturday, "s, sa", like: "S", "Sa 10"),
      WordRule(.sunday, "s, so", like: "S", "So 11"),
    ],
  ]

  /// Letters of days with what of the day stands beside each: `Mo,$,Tu,$,We,$,Th,$,Fr,$`.
  private static func lettersBesideParts(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: \.isPartOfDay) >= 4 else { return nil }
    let isPart = row.cells.map(\.isPartOfDay)
    let spelled = spelledOut(row, only: isPart.indices.filter { !isPart[$0] })
    return zip(spelled.cells, row.cells).contains(where: { $0.raw != $1.raw }) ? spelled : nil
  }

  /// A row with the letters of some of its columns spelled out as if they stood beside each other.
  private static func spelledOut(_ row: SheetRow, only places: [Int]) -> SheetRow {
    let spelled = spelledOut(SheetRow(places.map { row[column: $0 + 1] }, row.texts))
    var cells = Array(row.cells)
    for (place, column) in places.enumerated() { cells[column] = spelled[column: place + 1] }
    return SheetRow(cells, row.texts)
  }

  /// Fewer than five days by their letters, `Dog,M,W,F` or `Dog,Tu,Th,Notes`: from one workday to a later one, behind the
  /// heading of the dogs, or three behind its empty cell, and beside nothing but other headings.
  private static func fewDays(_ row: SheetRow) -> SheetRow? {
    let hasLabel = row.first?.isDogLabel ?? false
    guard hasLabel || row.width > 3 && row[column: 1].isBlank && row[column: 2].raw.utf8.count <= 2 else {
      return nil
    }
    let texts = row.cells.map(\.lettered)
    let places = texts.indices.filter { !texts[$0].letters.isEmpty }
    let isSure = places.count >= 3 || hasLabel && places.contains { texts[$0].letters.utf8.count == 2 }
    guard (2...4).contains(places.count), isSure, places.last == places[0] + places.count - 1,
      zip(row.cells, texts).allSatisfy({
        $0.isBlank || $0.role != nil || $0.isDogLabel || !$1.letters.isEmpty
      })
    else { return nil }
    for language in letters {
      var days: [Int] = []
      for place in places {
        guard
          let day = ((days.last ?? -1) + 1..<5).first(where: {
            language[$0].set.contains(texts[place].letters)
          })
        else { break }
        days.append(day)
      }
      guard days.count == places.count else { continue }
      var cells = Array(row.cells)
      for (place, day) in zip(places, days) {
        cells[place] = row.texts.text(
          [language[day].meaning.shortName, texts[place].day].filter { !$0.isEmpty }.joined(separator: " "))
      }
      return SheetRow(cells, row.texts)
    }
    return nil
  }

  /// Letters amid which a column was put in: `M,Tu,W,,Th,F`.
  private static func lettersAcrossGap(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: \.isBlank) > 0, row.cells.count(where: { $0.raw.utf8.count <= 2 }) >= 5
    else {
      return nil
    }
    let places = row.cells.indices.filter { !row.cells[$0].lettered.letters.isEmpty }
    guard (5...7).contains(places.count), let first = places.first, let last = places.last,
      (1...2).contains(last - first + 1 - places.count),
      (first...last).allSatisfy({ places.contains($0) || row.cells[$0].isBlank })
    else { return nil }
    return spelledOut(row, only: places.map { $0 - row.cells.startIndex })
  }

  /// Letters with the numbers of their days and other columns amid them: `M 2,T 3,W 4,M-W,Th 5,F 6`.
  private static func numberedLetters(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: { !$0.lettered.day.isEmpty }) >= 5 else { return nil }
    let texts = row.cells.map(\.lettered)
    let places = texts.indices.filter { Int(texts[$0].day) != nil }
    let days: [Int] = places.compactMap { Int(texts[$0].day) }
    guard places.count >= 5, let first = places.first, let last = places.last,
      last - first + 1 > places.count, zip(days, days.dropFirst()).allSatisfy({ $1 == $0 + 1 })
    else { return nil }
    return spelledOut(row, only: places)
  }

  /// The days of a week by their number, `Day 1` to `Day 5`: the first one is Monday.
  static func counted(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: { $0.numberOfDay != nil }) >= 4 else { return nil }
    let numbers = row.cells.map(\.numberOfDay)
    let found = numbers.compactMap(\.self)
    guard (4...7).contains(found.count), found == Array(1...found.count) else { return nil }
    let cells = zip(row.cells, numbers).map { text, number in
      number.flatMap { Weekday(rawValue: $0) }.map { row.texts.text($0.shortName) } ?? text
    }
    return SheetRow(cells, row.texts)
  }

  /// The 2 of `Day 2`.
  static func numberOfDay(_ text: CellText) -> Int? {
    guard (4...8).contains(text.raw.utf8.count), text.words.count == 2, days.set.contains(text.words[0]),
      let number = Int(text.words[1]), (1...7).contains(number)
    else { return nil }
    return number
  }

  static let days = WordRule("Mon", "day, jour, tag", like: "Day 1", "Jour 1")

  /// A row with its single letters spelled out, `M T W T F`, `S M T W T F S` or `M 6, T 7, W 8, Th 9, F 10`: five in
  /// a row leave no doubt. They may run backwards, `F Th W Tu M`.
  static func spelledOut(_ row: SheetRow) -> SheetRow {
    if let plain = withHolidays(row) { return spelledOut(plain) }
    if let plain = withoutParts(row) { return plain }
    if let plain = withoutPlaces(row) { return plain }
    if let plain = withoutTrails(row) { return plain }
    if let plain = counted(row) { return plain }
    if let mended = respelt(row) { return mended }
    if let plain = lettersBesideParts(row) { return plain }
    if let plain = calendarLetters(row) ?? numberedLetters(row) { return plain }
    if let plain = lettersAcrossGap(row) { return plain }
    if let plain = betweenDates(row) { return plain }
    if let plain = behindDate(row) { return plain }
    if let plain = fewDays(row) { return plain }
    // Nothing longer than two letters and a date can be one.
    guard row.cells.count(where: { (1...longestLettered).contains($0.raw.utf8.count) }) >= 5 else {
      return row
    }
    let texts = row.cells.map(\.lettered)
    let count = texts.count { !$0.letters.isEmpty }
    guard count >= 4 else { return row }
    // The first day may be named in full, with the date, or by its date: `Mon Sep 14,Tu,We,Th,Fr`, `8-Apr,Tu,W,Th,F`.
    var given = row.cells.map { text in text.words.first.flatMap { Weekday(name: $0) } }
    let second = letters.map { $0[1] }
    for column in given.indices.dropLast()
    where given[column] == nil && second.contains(where: { $0.set.contains(texts[column + 1].letters) })
      && row.cells[row.cells.startIndex + column].heading(.dayFirst, isFrench: false)?.month != nil
    {
      given[column] = .monday
    }
    guard count >= 5 || given.contains(where: { $0 != nil }) else { return row }
    var cells = Array(row.cells)
    var column = 0
    var found: ClosedRange<Int>?
    func matches(_ column: Int, _ rule: WordRule<Weekday>) -> Bool {
      given[column] == rule.meaning || rule.set.contains(texts[column].letters)
    }
    func spell(_ column: Int, _ weekday: Weekday) {
      guard given[column] == nil else { return }
      let day = texts[column].day
      cells[column] = row.texts.text(day.isEmpty ? weekday.shortName : "\(weekday.shortName) \(day)")
      found = min(found?.lowerBound ?? column, column)...max(found?.upperBound ?? column, column)
    }
    // Forwards, or from Friday back to Monday: six days on is the day before.
    func run(from column: Int) -> (count: Int, start: Int, step: Int) {
      var best = (count: 0, start: 0, step: 1)
      for step in [1, 6] {
        for language in letters {
          for start in 0..<7 where matches(column, language[start]) {
            let count = (column..<texts.count).prefix {
              matches($0, language[(start + ($0 - column) * step) % 7])
            }.count
            if count > best.count { best = (count, start, step) }
          }
        }
      }
      return best
    }
    // Beside a whole week three days between empty cells are those of a shorter one.
    let hasWeek = texts.indices.contains { run(from: $0).count >= 5 }
    func standsAlone(_ run: (count: Int, start: Int, step: Int), at column: Int) -> Bool {
      hasWeek && run.count >= 3
        && [column - 1, column + run.count].filter(cells.indices.contains).allSatisfy {
          cells[$0].isBlank || cells[$0].isDogLabel
        }
    }
    while column < texts.count {
      let best = run(from: column)
      guard best.count >= 5 || standsAlone(best, at: column) else {
        column += 1
        continue
      }
      for offset in 0..<best.count {
        spell(column + offset, Weekday(rawValue: (best.start + offset * best.step) % 7 + 1) ?? .monday)
      }
      column += best.count
    }
    guard let whole = found else { return row }
    // A month of working weeks begins and ends amid a week: `Th F M T W Th F M T`.
    func isNamed(_ column: Int, _ weekday: Weekday) -> Bool {
      texts.indices.contains(column)
        && letters.contains { $0[weekday.rawValue - 1].set.contains(texts[column].letters) }
    }
    for weekday in Weekday.workdays.reversed() {
      let column = whole.lowerBound - (6 - weekday.rawValue)
      guard isNamed(column, weekday) else { break }
      spell(column, weekday)
    }
    for weekday in Weekday.workdays {
      let column = whole.upperBound + weekday.rawValue
      guard isNamed(column, weekday) else { break }
      spell(column, weekday)
    }
    return SheetRow(cells, row.texts)
  }

  /// `Th 9` as the letters and the number of the day, which may be missing or a date, `Di 06.11.2012`; no letters where
  /// it is anything else.
  static func lettered(_ text: String) -> (letters: String, day: String) {
    if let letters = lettersBesideHoliday(text) { return (letters, "") }
    guard (1...longestLettered).contains(text.utf8.count) else { return ("", "") }
    let bare = text.folded.filter { !"()#".contains($0) }.trimmingSpaces
    let letters = bare.prefix { $0.isLetter }
    if !letters.isEmpty {
      var day = bare.dropFirst(letters.count).drop { ".:,-/ ".contains($0) }
      if let article = OrdinalWords.articles.words.first(where: { day.hasPrefix($0 + " ") }) {
        day = day.dropFirst(article.count + 1)
      }
      // "Di 14."
      if day.hasSuffix("."), Int(day.dropLast()) != nil { day = day.dropLast() }
      return letters.count <= 2 && isDay(day) ? (String(letters), String(day)) : ("", "")
    }
    // "2 Mo", "8/6M"
    let end = bare.trimming(".")
    let last = end.reversed().prefix { $0.isLetter }.count
    let day = String(end.dropLast(last)).trimming(",-/ ")
    guard (1...2).contains(last), !day.isEmpty, isDay(day[...]) else { return ("", "") }
    return (String(end.suffix(last)), day)
  }

  /// `F Canada Day`: the letters of a day and the holiday that it is.
  private static func lettersBesideHoliday(_ text: String) -> String? {
    guard (6...24).contains(text.utf8.count), let space = text.firstIndex(of: " "),
      text.utf8.distance(from: text.startIndex, to: space) <= 3
    else { return nil }
    let letters = text[..<space].folded.trimming(".")
    return isLetters(letters) && nameHoliday(PartialDate.words(text[space...].folded)) ? letters : nil
  }

  /// Whether a word is what some language calls a day by.
  static func isLetters(_ word: String) -> Bool {
    word.utf8.count <= 2 && letters.joined().contains { $0.set.contains(word) }
  }

  private static let longestLettered = 18

  /// What may stand beside the letters of a day: nothing, its number or its date.
  private static func isDay(_ day: Substring) -> Bool {
    day.isEmpty || Int(day).map { (1...31).contains($0) } ?? false || isOrdinal(day) || isDate(day)
  }

  private static func isOrdinal(_ day: Substring) -> Bool {
    PartialDate.ordinal(String(day)).map { (1...31).contains($0) } ?? false
  }

  private static func isDate(_ date: Substring) -> Bool {
    [DateOrder.dayFirst, .monthFirst].contains { order in
      var taken = 0
      let words = DateOrder.slashed(PartialDate.words(String(date)))
      return PartialDate(words: words, taking: &taken, order: order) != nil && taken == words.count
    }
  }
}
