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

  /// Whether a text may be the name of a dog: no amount, no day, and no word for what becomes of a hike, as it is spelled; Lou is
  /// no slip of the hand.
  static func mayBeName(_ text: String) -> Bool {
    text.hasLetter && !text.hasNumber && CellSigns.meanings[text.folded] == nil
      && StatusGrammar.read(text) == nil && AmountGrammar.read(text) == .none && DayHeading(text)?.day == nil
      && !isErrand(text)
  }

  /// The same beside what its day held: with money a dog may be called Storm or Noel.
  static func mayBeName(_ text: String, beside mark: String) -> Bool {
    mayBeName(text)
      || !mark.isEmpty && text.trimmingSpaces.first?.isUppercase ?? false
        && text.trimmingSpaces.allSatisfy(\.isLetter) && CellMark(mark) != .text
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
