import Civil
import Diagnostics
import Tabular

/// What programs make of a sheet when they write it out.
extension MendedSheet {
  /// A day as a script or a form writes it, `Mon Nov 03 2025 00:00:00 GMT-0400 (…)`, `2021/04/11 11:14:47 AM AST`, without its hour
  /// and its zone; nil for any other text.
  static func withoutZone(_ text: String) -> String? {
    guard text.utf8.count >= 16, text.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let words = text.split(separator: " ")
    guard let hour = words.firstIndex(where: { $0.contains(":") }), (1...5).contains(hour),
      words[..<hour].contains(where: { $0.contains(where: \.isNumber) }),
      case let rest = words[(hour + 1)...].drop(while: { halves.set.contains($0.lowercased()) })
    else { return nil }
    let isInZone =
      (rest.first?.uppercased()).map { zone in zones.words.contains { zone.hasPrefix($0) } } ?? false
    // "11/3/2008 0:00:00"
    let isMidnight = rest.isEmpty && words[hour].allSatisfy { "0:".contains($0) }
    return isInZone || isMidnight ? words[..<hour].joined(separator: " ") : nil
  }

  /// What a zone begins with behind the hour.
  static let zones = WordRule(
    "Mon Nov 03 2025",
    "GMT, UTC, AST, ADT, EST, EDT, CST, CDT, MST, MDT, PST, PDT, NST, NDT, HNA, HAA, CET, CEST",
    like: "Mon Nov 03 2025 00:00:00 GMT-0400 (AST)", "Mon Nov 03 2025 04:00:00 UTC",
    "Mon Nov 03 2025 7:16:20 AM AST")

  /// Between the hour and the zone.
  static let halves = WordRule(
    "Mon Nov 03 2025", "am, pm, a.m., p.m.", like: "Mon Nov 03 2025 7:16:20 AM AST",
    "Mon Nov 03 2025 7:16:20 p.m. ADT")

  /// A day as programs number or prefix it, `2024-W45-1`, `X2019.05.06`, in year, month and day, or `0914 M` with its month's
  /// name; nil for any other text.
  static func plainDate(_ text: String) -> String? {
    if let date = gluedDate(text) { return date }
    guard (8...11).contains(text.utf8.count) else { return nil }
    if text.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "x") {
      let numbers = text.dropFirst().split(separator: ".").compactMap { Int($0) }
      guard numbers.count == 3, PartialDate.years.contains(numbers[0]) else { return nil }
      return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])?.description
    }
    let parts = text.split(separator: "-")
    guard parts.count == 3, parts[1].utf8.first == UInt8(ascii: "W"), let year = Int(parts[0]),
      let week = Int(parts[1].dropFirst()), let day = Int(parts[2]), (1...53).contains(week),
      (1...7).contains(day), PartialDate.years.contains(year),
      let fourth = CivilDate(year: year, month: 1, day: 4)
    else { return nil }
    // ISO 8601: the week with January the fourth is the first.
    return fourth.monday.adding(days: 7 * (week - 1) + day - 1).description
  }

  /// Gives `W03-1` the year of the days above it that are numbered with theirs, `2026-W02-1`.
  mutating func numberWeeks() {
    var last: (year: Int, week: Int)?
    for row in lines.indices {
      for place in lines[row].indices where (4...11).contains(lines[row][place].text.utf8.count) {
        let text = lines[row][place].text.trimmingSpaces
        let parts = text.split(separator: "-")
        guard let day = parts.last, let letter = parts.dropLast().last,
          letter.utf8.first == UInt8(ascii: "W"),
          let week = Int(letter.dropFirst()), (1...53).contains(week),
          Int(day).map({ (1...7) ~= $0 }) ?? false
        else { continue }
        if parts.count == 3, let year = Int(parts[0]) {
          last = (year, week)
        } else if parts.count == 2, let above = last {
          let year = week < above.week ? above.year + 1 : above.year
          lines[row][place].text = "\(year)-\(text)"
          last = (year, week)
        }
      }
    }
  }

  /// Month and day in four figures before the letter or the name of a day, `0914 M`, as `Sep 14 M`.
  private static func gluedDate(_ text: String) -> String? {
    guard (6...14).contains(text.utf8.count), text.utf8.prefix(4).allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].utf8.count == 4, let month = Int(words[0].prefix(2)),
      let day = Int(words[0].suffix(2)), (1...12).contains(month), (1...31).contains(day),
      words[1].count <= 2 || Weekday(name: words[1].lowercased()) != nil, words[1].allSatisfy(\.isLetter)
    else { return nil }
    return "\(words[1]) \(MonthName.shortName(month)) \(day)"
  }

  /// Dates in columns for the year, the month and the day, `yr,mo,day`, as one in the first of them.
  mutating func joinDates() -> Bool {
    guard
      let head = lines.indices.first(where: { Self.datePlaces(lines[$0].map(\.text)) != nil }),
      let places = Self.datePlaces(lines[head].map(\.text))
    else { return false }
    func date(_ row: Int) -> CivilDate? {
      let numbers = places.compactMap {
        $0 < lines[row].count ? Int(lines[row][$0].text.trimmingSpaces) : nil
      }
      guard numbers.count == 3 else { return nil }
      let year = (0..<100).contains(numbers[0]) ? 2000 + numbers[0] : numbers[0]
      guard PartialDate.years.contains(year) else { return nil }
      return CivilDate(year: year, month: numbers[1], day: numbers[2])
    }
    let rows = lines.indices.dropFirst(head + 1).filter { date($0) != nil }
    guard rows.count >= 3, let first = places.min() else { return false }
    for row in [head] + rows {
      lines[row][first].text = date(row)?.description ?? "Date"
      for place in places where place != first {
        lines[row][place].text = ""
        if let origin = lines[row][place].origin { repeats.append(.init(origin, .header, line: row)) }
      }
    }
    return true
  }

  /// What the columns of the year, the month and the day are called.
  static let dateParts = [
    WordRule("year", words: ["year", "yr", "yyyy"], like: "yr,mo,day"),
    WordRule("month", words: ["month", "mo", "mth", "mm"], like: "year,month,day"),
    WordRule("day", words: ["day", "d", "dd", "dy"], like: "yyyy,mm,dd"),
  ]

  /// The places of such columns in a row of headings; nil for any other row.
  static func datePlaces(_ texts: [String]) -> [Int]? {
    let folded = texts.map(\.folded)
    let places = dateParts.compactMap { part in folded.firstIndex { part.set.contains($0) } }
    return places.count == 3 && folded.count > 4 ? places : nil
  }

  /// Signs as pages of the web write them.
  static let entities = [
    ("&nbsp;", " "), ("&ndash;", "–"), ("&mdash;", "—"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&rsquo;", "’"), ("&eacute;", "é"), ("&egrave;", "è"), ("&euml;", "ë"), ("&ccedil;", "ç"),
    ("&frac12;", "½"),
    ("&check;", "✓"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
  ]

  /// `Salt &amp; Pepper` as it was read on a page; nil for any other text.
  static func withoutEntities(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: ";")) else { return nil }
    var plain = text
    for (entity, sign) in entities { plain = plain.replacing(entity, with: sign) }
    // A blank that was written out is one of the cells as `-` is.
    return plain == text ? nil : plain.trimmingSpaces.isEmpty ? "-" : plain
  }

  /// `Mon 1 ☀ -4` as `Mon 1`: a heading without the weather that a sign begins; nil for any other text.
  static func withoutWeather(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count >= 3, words[0].count >= 2, words[1].count <= 2, words[1].allSatisfy(\.isNumber),
      Weekday(name: words[0].lowercased()) != nil, let sign = words[2].unicodeScalars.first,
      sign.value >= 0x2190, sign.properties.generalCategory == .otherSymbol || sign == "("
    else { return nil }
    return words.prefix(2).joined(separator: " ")
  }

  /// The same of `Wed 3 (rain 20mm)`, amid others that have signs.
  mutating func dropWeather() -> Bool {
    var isMended = false
    for row in lines.indices where lines[row].contains(where: { Self.withoutWeather($0.text) != nil }) {
      for place in lines[row].indices {
        let text = lines[row][place].text
        let bare = text.split(separator: "(", maxSplits: 1).first.map { String($0).trimmingSpaces } ?? ""
        let isNamed = bare != text && DayHeading(bare)?.weekday != nil
        guard let short = Self.withoutWeather(text) ?? (isNamed ? bare : nil) else { continue }
        lines[row][place].text = short
        isMended = true
      }
    }
    return isMended
  }

  /// `Mon 9 ($119)` as `Mon 9`, and `Mar 9-13 ($420)` as `Mar 9-13`: a day or a week without what it came to; nil for any other
  /// text.
  static func withoutTakings(_ text: String) -> String? {
    guard text.utf8.last == UInt8(ascii: ")"), let start = text.firstIndex(of: "("), start > text.startIndex,
      case let bare = String(text[..<start]).trimmingSpaces,
      CellText(String(text[start...].dropFirst().dropLast())).isPlainMoney
    else { return nil }
    return DayHeading(bare) != nil || SheetTitle(bare) != nil ? bare : nil
  }

  /// `M12 (H)` and `Th15 (H+J)` as `M12` and `Th15`: a day without the initials of whoever walked; nil for any other text.
  static func withoutInitials(_ text: String) -> String? {
    guard text.utf8.last == UInt8(ascii: ")"), text.utf8.count <= 16, let start = text.firstIndex(of: "("),
      start > text.startIndex, case let bare = String(text[..<start]).trimmingSpaces,
      case let inside = text[start...].dropFirst().dropLast(),
      inside.split(whereSeparator: { "+/&, ".contains($0) }).allSatisfy({
        $0.count == 1 && $0.first?.isLetter ?? false
      }),
      inside.contains(where: \.isLetter)
    else { return nil }
    let letters = bare.prefix { $0.isLetter }
    return Weekday(name: letters.lowercased()) != nil || HeadingRun.isLetters(letters.lowercased())
      ? bare : nil
  }

  /// `Mon $25`, `Wed $30*` and `Mon 14 (5) $130` as `Mon`, `Wed` and `Mon 14`: a day without its price or what it came to;
  /// nil for any other text.
  static func withoutPrice(_ text: String) -> String? {
    guard let start = text.firstIndex(of: "$"), start > text.startIndex, text.utf8.count <= 32,
      CellText(String(text[start...]).trimming("*")).isPlainMoney
    else { return nil }
    var bare = String(text[..<start]).trimming(" -–:@=")
    if bare.last == ")", let open = bare.lastIndex(of: "("), Int(bare[open...].dropFirst().dropLast()) != nil
    {
      bare = String(bare[..<open]).trimmingSpaces
    }
    return DayHeading(bare)?.weekday == nil ? nil : bare
  }

  /// A row of days with the sum, the price or the initials of each; below them a dog may be said to have paid `Mon $25`.
  static func withoutTakings(_ texts: [String]) -> [String]? {
    let priced = texts.map(withoutPrice)
    let label = texts.first { !$0.isEmpty }
    let isHeading = label.map { ColumnLabels.isLabel($0) || DayHeading($0) != nil || withoutPrice($0) != nil }
    let bare = zip(texts, priced).map { text, priced in
      withoutTakings(text) ?? withoutInitials(text) ?? (isHeading ?? false ? priced : nil)
    }
    guard bare.count(where: { $0 != nil }) >= 3 else { return nil }
    return zip(texts, bare).map { $1 ?? $0 }
  }

  /// Headings of which a program kept the formula, `=B2+1`, as the dates that they come to: so many days after the date of another
  /// cell.
  mutating func reckonDates() -> Bool {
    var isMended = false
    for row in lines.indices {
      for place in lines[row].indices {
        guard let (cell, days) = Self.daysAfter(lines[row][place].text), lines.indices.contains(cell.row - 1),
          lines[cell.row - 1].indices.contains(cell.column - 1),
          let date = Self.date(lines[cell.row - 1][cell.column - 1].text)
        else { continue }
        lines[row][place].text = date.adding(days: days).description
        isMended = true
      }
    }
    return isMended
  }

  /// `=F2+3`: the cell, and how many days after it.
  static func daysAfter(_ text: String) -> (cell: CellReference, days: Int)? {
    guard text.utf8.first == UInt8(ascii: "="), text.utf8.count < 12 else { return nil }
    let parts = text.dropFirst().split(separator: "+")
    guard parts.count == 2, let days = Int(parts[1].trimmingSpaces), (1...14).contains(days),
      let cell = CellReference(parts[0].filter { $0 != "$" && $0 != " " }.uppercased())
    else { return nil }
    return (cell, days)
  }

  /// A date that a text says with its year.
  static func date(_ text: String) -> CivilDate? {
    guard let heading = DayHeading(text), let day = heading.day, let month = heading.month,
      let year = heading.year
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Columns that a program put in the order of the alphabet, `dog,fri,mon,notes,thu,tue,wed,week_of`, in that of the week: the
  /// week, the dog, the days from Monday on, and the others.
  mutating func sortColumns(_ sheet: SheetCells) -> Bool {
    guard let header = (1..<sheet.rowCount + 1).first(where: { !sheet.isBlank($0) }),
      case let record = sheet[row: header], let order = Self.order(of: record)
    else { return false }
    for row in lines.indices where row + 1 >= header {
      let line = lines[row]
      lines[row] = order.map { $0 <= line.count ? line[$0 - 1] : ("", nil) }
    }
    return true
  }

  /// The places of the columns of such a heading in the order of the week; nil for any other row.
  static func order(of record: SheetRow) -> [Int]? {
    let columns = Array(1..<record.width + 1)
    let texts = columns.map { record[column: $0].folded }
    guard columns.count >= 5, texts == texts.sorted(), !texts.contains("") else { return nil }
    let days = columns.compactMap { column in
      record[column: column].heading(nil, isFrench: true)?.weekday.map { (column: column, day: $0) }
    }.sorted { $0.day < $1.day }
    guard days.count >= 4, Set(days.map(\.day)).count == days.count,
      days.map(\.column) != days.map(\.column).sorted(),
      let dog = columns.first(where: { record[column: $0].isDogLabel })
    else { return nil }
    let weeks = columns.filter { EntryList.weeks.set.contains(texts[$0 - 1].replacing("_", with: " ")) }
    let first = weeks + [dog] + days.map(\.column)
    return first + columns.filter { !first.contains($0) }
  }
}
