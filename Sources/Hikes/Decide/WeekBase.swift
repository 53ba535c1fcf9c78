import Civil
import Diagnostics
import Quantities

/// Something that a week of a sheet may have been made from: a sheet that was taken over, a week that the book wrote
/// out, or such a week as it was edited and taken over before.
public struct WeekBase: Sendable {
  public let reading: SheetReading
  /// Whether the book wrote it: then a cell that is as it was says nothing, whatever the book says since.
  let isExport: Bool
  /// Whether it lay in the very file that is read now.
  let isSameFile: Bool
  /// Later is greater: two for each change of the book, first the week that made it, then what was written out after it.
  let order: Int

  /// Whether the book was changed after another base stood as it does.
  func isOfLaterBook(than other: WeekBase) -> Bool { order / 2 > other.order / 2 }

  public init(_ reading: SheetReading, isExport: Bool, isSameFile: Bool = false, order: Int = 0) {
    self.reading = reading
    self.isExport = isExport
    self.isSameFile = isSameFile
    self.order = order
  }

  func holds(_ monday: CivilDate) -> Bool { reading.weeks.contains { $0.monday == monday } }

  /// What one of these weeks was made from: the latest that lay in the same file, as long as most of it is still
  /// there; else the one from which the fewest cells differ, of two a sheet of the same name, else the later one. Nil where none holds the week.
  static func nearest(
    to reading: SheetReading, _ monday: CivilDate, among bases: [WeekBase], _ dogs: DogMap
  ) -> WeekBase? {
    let mine = WeekTexts(reading, monday, dogs)
    let candidates = bases.filter { $0.holds(monday) }
      .map { ($0, WeekTexts($0.reading, monday, dogs)) }
      .map { (base: $0.0, distance: $0.1.distance(to: mine), size: $0.1.cells.count) }
    let own = candidates.filter { $0.base.isSameFile && $0.distance * 2 <= $0.size + 4 }
    // Of two that were written one after the other, the book being the same, it is the nearer one.
    if let latest = own.max(by: { ($0.base.order, -$0.distance) < ($1.base.order, -$1.distance) }) {
      return latest.base
    }
    func key(_ base: WeekBase, _ distance: Int) -> (Int, Int, Int) {
      // Her own sheet once more, under the name it had.
      (distance, !base.isExport && base.reading.file == reading.file ? 0 : 1, -base.order)
    }
    return candidates.min { key($0.base, $0.distance) < key($1.base, $1.distance) }?.base
  }
}

/// The cells of one week of a sheet, by dog and day, in a form in which two spellings of one amount are equal.
struct WeekTexts: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    let dog: DogID
    /// Nil for the Notes column.
    let date: CivilDate?
  }

  private(set) var cells: [Place: String] = [:]
  /// The Notes column as typed.
  private(set) var notes: [DogID: CellReading] = [:]
  /// The dogs that have a row, with or without cells.
  private(set) var rows: Set<DogID> = []

  init(_ reading: SheetReading, _ monday: CivilDate, _ dogs: DogMap) {
    for week in reading.weeks where week.monday == monday {
      rows.formUnion(week.dogRows.compactMap { dogs[$0.dog] })
      let names = Dictionary(week.dogRows.map { ($0.row, $0.dog) }) { first, _ in first }
      // "0" and a dash say no more than an empty cell.
      for cell in reading.cells where cell.kind != .ignored {
        guard let place = Self.place(cell, in: week, names, dogs) else { continue }
        cells[place, default: ""] += Self.plain(cell)
        if place.date == nil { notes[place.dog] = cell }
      }
    }
  }

  /// Nil for a cell that is of no dog's day or notes.
  static func place(_ cell: CellReading, in week: SheetWeek, _ names: [Int: String], _ dogs: DogMap) -> Place?
  {
    guard let dog = (cell.dog ?? names[cell.cell.row]).flatMap({ dogs[$0] }),
      week.block.rows.contains(cell.cell.row)
    else { return nil }
    if week.block.columns[cell.cell.column] == .notes { return Place(dog: dog, date: nil) }
    guard let day = week.block.day(at: cell.cell.column), let monday = week.monday else { return nil }
    return Place(dog: dog, date: day.date(monday))
  }

  /// Money by its amount, words without case, doubled spaces or the apostrophe that guards a formula.
  static func plain(_ cell: CellReading) -> String {
    if cell.kind == .payment, let amount = cell.amount { return "\(amount.cents) \(cell.method);" }
    let raw = cell.raw.hasPrefix("'") ? String(cell.raw.dropFirst()) : cell.raw
    return raw.folded + ";"
  }

  func distance(to other: WeekTexts) -> Int {
    Set(cells.keys).union(other.cells.keys).count { !Self.isSame(cells[$0], other.cells[$0]) }
  }

  static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard left != right else { return true }
    guard let left, let right else { return false }
    return isDate(left, as: right) || isDate(right, as: left)
  }

  /// A spreadsheet program takes "Jan 2" for a date and saves it in figures, 01/02/2026.
  private static func isDate(_ figures: String, as words: String) -> Bool {
    let parts = figures.dropLast().split { "/-.".contains($0) }.map { Int($0) }
    guard parts.count == 3, !parts.contains(nil), parts.contains(where: { $0 ?? 0 > 1900 }),
      let date = PartialDate(String(words.dropLast()))
    else { return false }
    return parts.contains(date.month) && parts.contains(date.day)
  }
}

/// A sheet with weeks that the book wrote out: which of its cells are of which place, and which are as they were.
struct EditedSheet: Sendable {
  private(set) var places: [CellReference: WeekTexts.Place] = [:]
  private(set) var untouched: Set<CellReference> = []

  init() {}

  /// - Parameter exported: what stood in the weeks that the book wrote out.
  init(_ reading: SheetReading, exported: [CivilDate: WeekTexts], _ dogs: DogMap) {
    for week in reading.weeks {
      guard let monday = week.monday, let before = exported[monday] else { continue }
      let names = Dictionary(week.dogRows.map { ($0.row, $0.dog) }) { first, _ in first }
      let now = WeekTexts(reading, monday, dogs)
      for cell in reading.cells {
        guard let place = WeekTexts.place(cell, in: week, names, dogs) else { continue }
        places[cell.cell] = place
        if WeekTexts.isSame(before.cells[place], now.cells[place]) { untouched.insert(cell.cell) }
      }
    }
  }
}

extension SheetReading {
  /// One of her totals, wherever it stands.
  struct Total: Hashable {
    struct Key: Hashable {
      let label: SummaryLabel
      let week: CivilDate?
      let date: CivilDate?
      let dog: String?
    }

    let key: Key
    let money: Money
  }

  var totals: [(total: Total, cell: CellReference)] {
    stated.map { stated in
      let week = stated.week.flatMap { weeks.indices.contains($0) ? weeks[$0].monday : nil }
      let key = Total.Key(label: stated.label, week: week, date: stated.date, dog: stated.dog)
      return (Total(key: key, money: stated.money), stated.cell)
    }
  }
}
