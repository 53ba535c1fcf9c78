import Civil
import Diagnostics
import Tabular

/// Lists under titles: the days have no year, or no month, of their own.
extension EntryList {
  /// What the titles above a line say of its day.
  struct Titles {
    let order: DateOrder?
    var year: Int?
    var month: Int?
    /// The first of two years that the file's name says, and the month in which they begin: `winter-2025-26`.
    private var seasons: (first: Int, start: Int?)?
    /// The Monday of the week that was named last.
    private(set) var week: CivilDate?
    private(set) var last: CivilDate?

    init(order: DateOrder?, year: Int?) { (self.order, self.year) = (order, year) }

    /// What the file's name says, or else the first lines.
    /// - Parameter year: where the file's name says none.
    init(_ table: Table, year: Int?) {
      let hints = SheetTitle.fileHints(table.file)
      order = DateOrder.order(of: table)
      self.year =
        hints.year ?? year ?? EntryList.namedYear(table) ?? EntryList.titleYear(table.records.prefix(3))
      month = hints.month
      seasons = self.year == nil ? SheetTitle.fileSeason(table.file) : nil
    }

    /// The year in which a month falls, where no other date stands before it.
    func year(of month: Int) -> Int? {
      year ?? seasons.flatMap { SheetTitle.year(of: month, inYearsFrom: $0.first, begun: $0.start) }
    }

    /// Whether a text is a title; takes what it says.
    mutating func take(_ text: String) -> Bool {
      guard let title = SheetTitle(text.trimming("-–=* "), order: order) else { return false }
      switch title {
      case .year(let own): year = own
      case .month(let named, let own): (month, year, week) = (named, own ?? year, nil)
      case .week(let date), .weekEnding(let date):
        let day = last.map { date.date(near: $0) } ?? (date.year ?? year).flatMap { date.date(inYear: $0) }
        (week, last) = (day?.monday, day?.monday)
        year = date.year ?? year
      case .weekNumber(_, let own, _): year = own ?? year
      case .days, .years: return false
      }
      return true
    }

    /// Takes what a line by itself says.
    mutating func takeLine(_ record: Record) {
      let texts = record.fields.filter { !$0.isBlank }.map(\.text)
      if texts.count == 1 { _ = take(texts[0]) }
    }

    /// The date that the number of a day says, `12`, `Mon 12`; nil for any other text.
    mutating func date(ofDay text: String) -> CivilDate? {
      if let day = Int(text.folded) { return date(DayHeading(weekday: nil, day: day, month: nil, year: nil)) }
      guard let heading = DayHeading(text), heading.weekday != nil, heading.day != nil, heading.month == nil
      else {
        return nil
      }
      return date(heading)
    }

    /// Nil where nothing says the whole date, or where it falls on another day of the week than it says.
    mutating func date(_ heading: DayHeading) -> CivilDate? {
      var found: CivilDate?
      if let number = heading.day, let named = heading.month {
        let date = PartialDate(year: heading.year, month: named, day: number)
        found =
          last.map { date.date(near: $0) }
          ?? (heading.year ?? year(of: named)).flatMap { date.date(inYear: $0) }
      } else if let week {
        found = (0..<7).map { week.adding(days: $0) }.first { day in
          heading.day.map { $0 == day.day } ?? (heading.weekday == day.weekday)
        }
      } else if let number = heading.day, let month, let year {
        found = CivilDate(year: year, month: month, day: number)
      } else if let number = heading.day, let last {
        found = (0...31).lazy.map { last.adding(days: $0) }.first { $0.day == number }
      }
      guard let found, heading.weekday.map({ $0 == found.weekday }) ?? true else { return nil }
      last = found
      return found
    }
  }

  // MARK: Forms

  /// Forms of one week of a dog, one below the other or side by side: `Name:,Rusty`, `Week ending:,10/24/2008`, `Mon,25.00`.
  static func records(_ table: Table, _ titles: Titles) -> Found? {
    var found = Found()
    for panel in Panels.ranges(table) { addRecords(table, panel, titles, &found) }
    return found.isList ? found : nil
  }

  /// Whether dogs are named behind their label twice or more. Only lines that begin with a label are looked at.
  static func mayBeForms(_ sheet: SheetCells) -> Bool {
    let labels = Set(sheet.texts.all.filter { isDogLabel($0.raw) }.map { ObjectIdentifier($0) })
    guard !labels.isEmpty else { return false }
    var count = 0
    for row in 1..<sheet.rowCount + 1 where count < 2 {
      guard let first = sheet[row: row].first, labels.contains(ObjectIdentifier(first)) else { continue }
      count += labelCount(sheet.table[row: row])
    }
    return count >= 2
  }

  /// How often a line has what dogs are called and a name behind it, `Dog,Amigo`; 0 where it has anything else first.
  private static func labelCount(_ record: Record) -> Int {
    let filled = record.fields.filter { !$0.isBlank }.map(\.text)
    guard (2...12).contains(filled.count), isDogLabel(filled[0]) else { return 0 }
    return zip(filled, filled.dropFirst()).count { label, name in
      isDogLabel(label) && DayHeading(name) == nil && ColumnLabels.role(name) == nil && mayBeName(name)
        && !dates.set.contains(head(name)) && !amounts.set.contains(head(name))
    }
  }

  static func isDogLabel(_ text: String) -> Bool {
    let label = head(text)
    return ColumnLabels.names.contains(label) || certain.set.contains(label)
  }

  private static func addRecords(_ table: Table, _ panel: Range<Int>, _ given: Titles, _ found: inout Found) {
    var titles = given
    var dog: (name: String, cell: CellReference?, owner: String)?
    var known = Set(found.entries.map(\.name.folded))
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      let places = panel.filter { !record[column: $0].isBlank }
      guard let first = places.first else { continue }
      let label = record[column: first].text
      let value = places.dropFirst().first.map { record[column: $0].text } ?? ""
      if isDogLabel(label), !value.isEmpty, DayHeading(value) == nil {
        let cell = CellReference(row: row, column: places[1])
        let isNew = known.insert(value.folded).inserted
        dog = (value.collapsingSpaces, isNew ? cell : nil, "")
        found.add(row, isNew ? [first] : places, .header)
      } else if ColumnLabels.role(head(label)) == .owner {
        dog?.owner = value.collapsingSpaces
        found.add(row, places, .attribute)
      } else if let heading = DayHeading(label, order: titles.order), let named = dog,
        let date = titles.date(heading)
      {
        found.add(row, [first], .header)
        guard let column = places.dropFirst().first else { continue }
        // Money of several dogs is of a grid.
        if places.dropFirst(2).contains(where: { CellMark(record[column: $0].text).isAmount }) {
          found.failed += 1
        }
        found.entries.append(
          Entry(
            row: row, date: date, text: record[column: column].text, name: named.name, column: column,
            nameCell: named.cell))
        found.add(row, places.dropFirst(2), .note)
        dog?.cell = nil
      } else if titles.take(value.isEmpty ? label : "\(label.trimming(": ")) \(value)") || titles.take(value)
      {
        found.add(row, places, .header)
      } else if SummaryLabel(label) != nil {
        found.add(row, places, .total)
      } else {
        found.add(row, places, ColumnLabels.role(head(label)) == .notes ? .note : .header)
      }
    }
  }

  /// Whether a text may be the name of a dog: no amount, no day, and no word for what becomes of a hike, as it is spelled; Lou is
  /// no slip of the hand.
  static func mayBeName(_ text: String) -> Bool {
    text.hasLetter && !text.hasNumber && CellSigns.meanings[text.folded] == nil
      && StatusGrammar.read(text) == nil && AmountGrammar.read(text) == .none && DayHeading(text)?.day == nil
      && !isErrand(text)
  }

  /// `buy poop bags`: what is to be done, and no dog.
  private static func isErrand(_ text: String) -> Bool {
    let words = PartialDate.words(text)
    return words.count > 1 && errands.set.contains(words[0])
  }

  /// With these a line begins that says what is to be done.
  static let errands = WordRule(
    false, "buy, bought, get, order, call, text, email, remember, ask, return, acheter, appeler",
    like: "buy poop bags", "call the vet")
}
