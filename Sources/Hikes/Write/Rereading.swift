import Civil
import Diagnostics
import Quantities
import Tabular

/// Holds rows that were written from blocks of a sheet against what is read from them.
struct Rereading {
  private let sheet: WeeklySheet
  private let reading: SheetReading
  private let weeks: [SheetWeek]
  private let changed: Set<CellReference>
  private let newDogs: Int

  /// - Parameter overlays: of each block.
  init(_ sheet: WeeklySheet, _ reading: SheetReading, _ overlays: [Int: WeekOverlay]) {
    self.sheet = sheet
    self.reading = reading
    weeks = overlays.keys.sorted().map { reading.weeks[$0] }
    changed = Set(overlays.values.flatMap(\.texts).map(\.cell))
    newDogs = overlays.values.map(\.newRows.count).reduce(0, +)
  }

  /// Of some forms the first that means by itself what the blocks mean in their sheet, with the lines of the sheet that
  /// say what its letters mean, or what a hike costs, where it needs them; else the one that comes nearest to it with the
  /// same texts on the same days; nil where none has these.
  func nearest(of forms: [[[String]]]) -> [[String]]? {
    let (blank, keys, others) = ([[""]], reading.keys.map { [$0] }, reading.lines(around: weeks))
    var written = forms
    if !keys.isEmpty { written += forms.map { $0 + blank + keys } }
    if !others.isEmpty {
      written += forms.map { others + blank + $0 } + forms.map { $0 + blank + others }
    }
    var best: (rows: [[String]], differences: Int)?
    for rows in written {
      guard let differences = differences(rows), differences < best?.differences ?? Int.max else { continue }
      if differences == 0 { return rows }
      best = (rows, differences)
    }
    return best?.rows
  }

  /// In how many cells the rows, read by themselves, mean something else than in their sheet; nil where they do not have
  /// the same dogs in the same weeks, their texts on the same days, or where something beside them is asked about that is
  /// clear in the sheet.
  private func differences(_ rows: [[String]]) -> Int? {
    let records = rows.enumerated().map { index, row in
      Record(row.map { Field(FormulaGuard.ownLayout.guarded($0)) }, line: index + 1)
    }
    let table = Table(file: "week.csv", records: records)
    let last = weeks.compactMap(\.monday).max() ?? CivilDate(dayNumber: 0)
    guard let read = WeeklySheetReader.read(table, hints: SheetHints(asOf: last.adding(days: 6))) else {
      return nil
    }
    let again = read.weeks.filter { !$0.dogRows.isEmpty }
    let named = weeks.filter { !$0.dogRows.isEmpty }
    guard !again.isEmpty, Set(again.map(\.monday)) == Set(named.map(\.monday)),
      again.map(\.dogRows.count).reduce(0, +) == named.map(\.dogRows.count).reduce(0, +) + newDogs
    else { return nil }
    var copy = sheet.book
    var map = DogMap()
    map.take(sheet.readings + [read], into: &copy)
    let before = PlacedCells(reading, weeks, map)
    let after = PlacedCells(read, again, map)
    guard after.questions <= before.questions else { return nil }
    let isPriceSame = reading.usualAmount == read.usualAmount
    var differences = 0
    for (place, cells) in before.cells where !cells.contains(where: { changed.contains($0.cell) }) {
      let others = after.cells[place, default: []]
      guard cells.map(\.written) == others.map(\.written) else { return nil }
      // Where a payment shows no amount, it is the usual one.
      differences += zip(cells, others).count { one, other in
        one.meaning != other.meaning || !isPriceSame && one.kind == .payment && one.amount == nil
      }
    }
    return differences
  }
}

/// The cells of weeks by the dog and the day that they are of.
private struct PlacedCells {
  struct Place: Hashable {
    let place: WeekTexts.Place
    let week: CivilDate?
  }

  private(set) var cells: [Place: [CellReading]] = [:]
  /// How many cells elsewhere in its rows are asked about.
  private(set) var questions = 0

  init(_ reading: SheetReading, _ weeks: [SheetWeek], _ dogs: DogMap) {
    let names = weeks.map { Dictionary($0.dogRows.map { ($0.row, $0.dog) }) { first, _ in first } }
    for cell in reading.cells {
      let own = weeks.indices.filter { weeks[$0].block.rows.contains(cell.cell.row) }
      let place = own.lazy.compactMap { index in
        WeekTexts.place(cell, in: weeks[index], names[index], dogs)
          .map { Place(place: $0, week: weeks[index].monday) }
      }.first
      if let place {
        cells[place, default: []].append(cell)
      } else if !own.isEmpty, cell.needsReview {
        questions += 1
      }
    }
  }
}

extension SheetReading {
  /// The lines above, between and below some weeks that date no other week.
  fileprivate func lines(around own: [SheetWeek]) -> [[String]] {
    let titles = Set(weeks.flatMap(\.block.titleRows)).subtracting(own.flatMap(\.block.titleRows))
    return layout.roles.indices.compactMap { index in
      switch layout.roles[index] {
      case .title, .note, .group: break
      default: return nil
      }
      let texts = table[row: index + 1].fields.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
      if case .week? = SheetTitle(texts.joined(separator: ", ")), titles.contains(index + 1) { return nil }
      return texts.isEmpty ? nil : texts
    }
  }
}

extension CellReading {
  /// Its text as it is compared, without the apostrophe that guards a formula.
  fileprivate var written: String { FormulaGuard.ownLayout.unguarded(raw).folded }

  fileprivate struct Meaning: Equatable {
    let money: Money?
    let status: CellStatus?
    let isPayment: Bool
  }

  /// What it says of the dog's day.
  fileprivate var meaning: Meaning {
    Meaning(money: countedAmount, status: status, isPayment: kind == .payment)
  }
}
