import Civil
import Hikes
import Tabular

extension [KeptSheet] {
  /// Her own sheets as they read, oldest first.
  func readings(asOf: CivilDate) -> [SheetReading] {
    filter { !$0.isEdit }.compactMap { $0.reading(asOf: asOf) }
  }

  /// The same, and what weeks each has is noted with it.
  mutating func noteWeeks(asOf: CivilDate) -> [SheetReading] {
    indices.filter { !self[$0].isEdit }.compactMap { place in
      let reading = self[place].reading(asOf: asOf)
      if self[place].weeks == nil { self[place].weeks = reading?.span }
      return reading
    }
  }

  /// Those of her sheets that say how weeks of these days look, oldest first: a long history is many sheets, and a week
  /// stands in one.
  ///
  /// These are the sheets that have such weeks, or may have; those whose exceptions reach into them; and the last grid of
  /// weeks, by which a new one is laid out. Where a dog is known to them by another than its own name, who is meant is
  /// settled by all of them.
  /// - Parameter mondays: the weeks that are asked for; empty where it is a tab, whatever weeks it has.
  func readings(of days: ClosedRange<CivilDate>, _ mondays: [CivilDate], in book: Book, asOf: CivilDate)
    -> [SheetReading]
  {
    let own = filter { !$0.isEdit }
    let sources = Set(
      book.exceptions.filter { days.contains($0.date) }.compactMap { $0.source.split(separator: "!").first })
    let wanted = days.lowerBound.monday...days.upperBound
    var read: [Int: SheetReading] = [:]
    for (place, sheet) in own.enumerated()
    where sheet.weeks.map(wanted.overlaps) ?? true || sources.contains(Substring(sheet.file)) {
      read[place] = sheet.reading(asOf: asOf)
    }
    let found = Set(read.values.filter { !$0.isRearranged }.flatMap { $0.weeks.compactMap(\.monday) })
    let isNew = mondays.isEmpty || !found.isSuperset(of: mondays)
    for place in own.indices.reversed() where isNew {
      if read[place] == nil { read[place] = own[place].reading(asOf: asOf) }
      if let last = read[place], !last.isRearranged { break }
    }
    let readings = read.sorted { $0.key < $1.key }.map(\.value)
    return read.count == own.count || book.knowsEveryName(of: readings)
      ? readings : self.readings(asOf: asOf)
  }

  /// The weeks that the book had written out and that came back edited, oldest first.
  func edits(asOf: CivilDate) -> [(sheet: KeptSheet, reading: SheetReading)] {
    filter(\.isEdit).compactMap { sheet in sheet.reading(asOf: asOf).map { (sheet, $0) } }
  }

  /// Both, in the order in which they came: what the book was last told of each week.
  func allReadings(asOf: CivilDate) -> [SheetReading] { compactMap { $0.reading(asOf: asOf) } }
}

extension KeptSheet {
  fileprivate func reading(asOf: CivilDate) -> SheetReading? {
    table.flatMap { WeeklySheetReader.read($0, hints: SheetHints(month: month, year: year, asOf: asOf)) }
  }
}
