public import Civil
public import Diagnostics
public import Quantities
public import Tabular

/// A dog as a sheet names it.
public struct SheetDog: Hashable, Sendable {
  /// The name as first written, without outer spaces; with the owner or a number where two share it.
  public let label: String
  public let name: String
  public var owner = ""
  public var phone = ""
  public var email = ""
  public var address = ""
  public var region = ""
  public var rate: Money?

  public init(label: String, name: String) {
    self.label = label
    self.name = name
  }
}

/// One week of a sheet, with the place where it stands.
public struct SheetWeek: Hashable, Sendable {
  public let monday: CivilDate?
  public let candidates: [CivilDate]
  /// The month of the tab: a short last week belongs to it wholly.
  public let tab: YearMonth?
  let block: WeekBlock
  /// The rows that name a dog, in order.
  public internal(set) var dogRows: [(row: Int, dog: String)] = []
  /// What its cells add up to.
  public internal(set) var paid = Money.zero

  /// The same, where its block lies elsewhere in the sheet.
  func placed(in block: WeekBlock) -> SheetWeek {
    var placed = SheetWeek(monday: monday, candidates: candidates, tab: tab, block: block)
    (placed.dogRows, placed.paid) = (dogRows, paid)
    return placed
  }

  public static func == (left: SheetWeek, right: SheetWeek) -> Bool {
    left.monday == right.monday && left.block == right.block
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(block) }
}

/// One of her own figures, with where it belongs.
public struct StatedTotal: Hashable, Sendable {
  let label: SummaryLabel
  var cell: CellReference
  let money: Money
  /// The week it ends, for week totals; the last week above it, for others.
  let week: Int?
  /// The day column it adds up, for totals of a day.
  let date: CivilDate?
  /// The row it adds up, for totals of a dog.
  let dog: String?
}

/// A weekly sheet, every cell of it understood or named.
public struct SheetReading: Sendable {
  public internal(set) var table: Table
  public var cells: [CellReading]
  public internal(set) var weeks: [SheetWeek]
  public internal(set) var dogs: [SheetDog]
  public internal(set) var stated: [StatedTotal]
  public var diagnostics: [Diagnostic]
  /// Whether the cells lie otherwise than in the weeks of a grid: days down, or a list.
  public internal(set) var isRearranged = false
  /// Whether its money is known by the week only, so that nothing can be concluded from the days on which it is booked.
  public internal(set) var isOfWeeks = false
  /// What was spoilt in it and put right before it was read, in words.
  public internal(set) var mends: [String] = []
  /// Where its weeks lie and what dated them; laid out anew where it is rearranged.
  var layout = WeeklySheetLayout(blocks: [], roles: [])
  var dates: [DatedWeek] = []
  /// The lines that explain its abbreviations, as they were typed: `x = hiked`.
  var keys: [String] = []
  /// Names that were taken for another dog's, folded, with the name of that dog.
  var assumedNames: [String: String] = [:]
  var marksMeanHikes = false
  /// The amount in the middle of all; zero where there are too few to tell.
  var usualAmount = Money.zero
  /// Whether that is what a line of the sheet says a hike costs, for no cell shows an amount.
  var isPriceStated = false

  public var file: String { table.file }
  public var isDated: Bool { weeks.allSatisfy { $0.monday != nil } }

  /// The Mondays of its first and last dated week.
  public var span: ClosedRange<CivilDate>? {
    let mondays = weeks.compactMap(\.monday)
    guard let first = mondays.min(), let last = mondays.max() else { return nil }
    return first...last
  }

  /// The months of its tabs, else of its weeks.
  public var months: [YearMonth] {
    Set(weeks.compactMap { $0.tab ?? $0.monday?.yearMonth }).sorted()
  }

  public func location(of cell: CellReference) -> Location {
    table.location(row: cell.row, column: cell.column)
  }

  /// The row of a cell as a line of text, the cell marked.
  public func excerpt(of cell: CellReference) -> Excerpt? {
    table.excerpt(row: cell.row, column: cell.column)
  }

  /// The cells with money that were taken for figures of her own, and that nothing was held against: no payments.
  public var uncheckedMoney: [CellReference] {
    cells.indices.filter { index in
      guard cells[index].kind == .total, cells[index].amount == nil,
        case .amount(let amount) = AmountGrammar.read(cells[index].raw)
      else { return false }
      return !amount.isBare
    }.map { cells[$0].cell }
  }

  public var paid: Money {
    var sum = Money.zero
    // Asked field by field, so that no cell is copied.
    for index in cells.indices where cells[index].kind == .payment && !cells[index].isDuplicate {
      sum += cells[index].amount ?? .zero
    }
    return sum
  }
}
