import Civil
import Diagnostics
import Quantities
import Tabular

/// A table to a ``SheetReading``: every cell that is not empty becomes exactly one ``CellReading``.
public struct WeeklySheetReader {
  let sheet: SheetCells
  var layout: WeeklySheetLayout
  /// For each block what only its place decides.
  var places: [BlockPlace]
  /// The weeks that begin in each row.
  let headers: [Int: [Int]]
  let hints: SheetHints
  let dates: [DatedWeek]
  var cells: CellReadings
  var weeks: [SheetWeek] = []
  var names = DogLabels()
  var stated: [StatedTotal] = []
  var log: [Diagnostic] = []
  /// What the sheet says its own abbreviations mean.
  var legend: [String: CellMark] = [:]
  /// The lines that say so.
  var keys: [String] = []
  /// Those of the people who walk, as it says: `J = Janet`.
  var initials: Set<String> = []
  /// The columns of days on which nobody went, of each block.
  var closedDays: [Set<Int>] = []
  /// Whether a key calls the hikes of a day 1 and 2.
  var numbersHikes = false
  /// Whether a mark without money is this sheet's way to say that a dog was on the hike.
  var marksMeanHikes = false
  /// The amount in the middle of all.
  var usualAmount = Money.zero
  /// Whether amounts are written in words here.
  var spellsAmounts = false
  /// Whether both hikes of a day stand in one cell here.
  var hasHalvesInCells = false
  private var amountCount = 0
  /// What one mark comes to where a row says what those of a week do.
  var markPrice: Money?
  /// The rows below or between the dogs that are no dog's.
  var otherRows = OtherRows()
  /// The last row with a name or an amount, by the header above it and the column of the names.
  private(set) var lastRowsOfNames: [Int: [Int: Int]] = [:]
  /// The columns of days in which some money of a dog went back.
  private(set) var columnsOfRefunds: Set<Int> = []
  /// Whether an amount stands in a day of a dog.
  private(set) var hasDayMoney = false
  /// What hikes cost here.
  private(set) var prices = HikePrices() {
    didSet { pricedTexts = PricedTexts() }
  }
  /// What texts say beside them.
  private(set) var pricedTexts = PricedTexts()
  /// The letters that its writer puts behind amounts, be it nowhere said what they mean.
  private(set) var priceTails: Set<String> = []
  /// The first row of each dog in each week.
  var rows: [[String: Int]] = []
  /// What hikes cost below headings that say it, by row.
  let groupPrices: [Int: Money]
  /// The rows of dogs that stand in another group of the same week already, with the row there.
  var secondRows: [Int: Int] = [:]
  /// The names of rows that tell what went back to a dog, folded.
  var refundNames: Set<String> = []
  /// The dogs in two hikes of a day of which that was told.
  var doubled: Set<String> = []
  /// Columns of notes, by week, in which sums of the rows were filled.
  var summedNotes: [Int: Int] = [:]
  /// Rows that say once more what the row with this number says.
  var pastedRows: [Int: Int] = [:]
  /// Rows whose name says that they do not count, with the row of the dog that does.
  var struckRows: [Int: Int] = [:]
  /// The weeks that hold the second hike of their days, with the one that holds the first.
  private(set) var otherHikes: [Int: Int] = [:]
  /// The Mondays of more than one week.
  private(set) var sharedMondays: Set<CivilDate> = []
  /// What the rows of totals are called here.
  var sumNames: Set<String> = []
  /// What stands beside the rows of each week of whether they were paid.
  var paidFlags: [Int: [Int: PaidFlag]] = [:]
  /// Names that are another one with other full stops, with that one.
  var spellings: [String: CellText] = [:]
  /// Names that were taken for another one though their letters differ, folded.
  var assumedNames: Set<String> = []
  /// The headings of the columns that tell dogs of one name apart.
  var namesakes: [String: String] = [:]
  /// The last row with something in a day, by the header above it.
  var lastRows: [Int: Int] = [:]
  /// Whether what came in stands in the notes, where the days only mark the hikes.
  var areNotesPaid = false
  /// How often each dog paid on each weekday, Monday first, over the whole sheet.
  private(set) var paidDays: [String: [Int]] = [:]

  /// What stands behind the names of dogs, by the whole name, folded.
  var nameTails: [String: NameTail] = [:]
  /// The weeks whose days say what was asked, a column beside them what came.
  var chargedBlocks: Set<Int> = []
  /// Lists of payments below or beside the weeks.
  var paymentLists: [PaymentList] = []
  /// Columns beside a week whose rows are of other dogs.
  var columnsOfOthers: [Int: Range<Int>] = [:]
  /// Lists of dogs beside the weeks.
  var rosters: [SideRoster] = []

  var table: Table { sheet.table }

  static func read(_ sheet: SheetCells, _ layout: WeeklySheetLayout, _ hints: SheetHints) -> SheetReading {
    var reader = WeeklySheetReader(sheet, layout, hints)
    reader.readRows()
    reader.askForSeries()
    reader.settleVersions()
    reader.readTotals()
    reader.askWhereTotalsDiffer()
    reader.readLeftovers()
    reader.askOfToldMoney()
    reader.reportDates()
    reader.reportCharges()
    reader.askForForeignMoney()
    reader.reportCurrency()
    var reading = SheetReading(
      table: sheet.table, cells: reader.cells.inOrder(),
      // With what was found of the columns since.
      weeks: zip(reader.weeks, reader.layout.blocks).map { $0.placed(in: $1) },
      dogs: reader.names.dogs, stated: reader.stated, diagnostics: reader.log)
    reading.layout = reader.layout
    reading.dates = reader.dates
    reading.keys = reader.keys
    for name in reader.assumedNames { reading.assumedNames[name] = reader.spellings[name]?.collapsed }
    reading.marksMeanHikes = reader.marksMeanHikes
    reading.usualAmount = reader.amountCount >= 3 || reader.amountCount == 0 ? reader.usualAmount : .zero
    reading.isPriceStated =
      reader.amountCount == 0 && reader.markPrice == nil && reader.usualAmount > .zero
    return reading
  }

  private init(_ sheet: SheetCells, _ layout: WeeklySheetLayout, _ hints: SheetHints) {
    self.sheet = sheet
    self.hints = hints
    cells = CellReadings(sheet)
    let dates = WeekDating.weeks(sheet, layout, hints)
    var layout = layout
    for (index, date) in dates.enumerated() where date.shift != 0 {
      layout.blocks[index].days = layout.blocks[index].days.map {
        DayColumn(column: $0.column, offset: $0.offset + date.shift, heading: $0.heading)
      }
    }
    self.layout = layout
    places = BlockPlace.all(layout)
    groupPrices = Self.groupPrices(sheet, layout)
    headers = Dictionary(grouping: layout.blocks.indices) { layout.blocks[$0].headerRow }
    self.dates = dates
    rows = Array(repeating: [:], count: layout.blocks.count)
    weeks = zip(layout.blocks, dates).map {
      SheetWeek(monday: $1.monday, candidates: $1.candidates, tab: $1.tab, block: $0)
    }
    var mondays: Set<CivilDate> = []
    for monday in weeks.compactMap(\.monday) where !mondays.insert(monday).inserted {
      sharedMondays.insert(monday)
    }
    let turns = weeks.indices.map { index in
      sharedMondays.contains { $0 == weeks[index].monday } ? layout.turn(of: index, sheet) : nil
    }
    for index in weeks.indices {
      guard let turn = turns[index] else { continue }
      otherHikes[index] = weeks[..<index].indices.last { other in
        weeks[other].monday == weeks[index].monday && turns[other].map { $0 != turn } ?? false
      }
    }
  }

  func date(_ day: DayColumn, _ block: Int) -> CivilDate? {
    weeks[block].monday.map { day.date($0) }
  }

  /// Puts a cell into the report; the first reading of a cell stands.
  mutating func note(
    _ row: Int, _ column: Int, _ kind: CellReading.Kind, _ edit: (inout CellReading) -> Void = { _ in }
  ) {
    cells.read(row, column, kind, edit)
  }

  private mutating func readRows() {
    readLegend()
    surveySheet()
    findPaymentLists()
    noteRosters()
    for (index, role) in layout.roles.enumerated() {
      let row = index + 1
      if paymentLists.contains(where: { $0.range.contains(row) }) { continue }
      if paymentLists.contains(where: { $0.head == row + 1 }), sheet[row: row].filledCount == 1 {
        readTitle(row)
        continue
      }
      switch role {
      case .blank, .total: break
      case .note: readRemark(row)
      case .tally: readCounts(row)
      case .group: readGroup(row)
      case .title: readTitle(row)
      case .header: readHeader(row)
      case .dog(let block): for side in places[block].sides { readDog(row, side) }
      }
    }
    readPaymentLists()
    learnRosters()
  }

  /// First look over all day cells: what depends on the habits of the whole sheet.
  private mutating func surveySheet() {
    var marks = 0
    var amounts = 0
    var cents: [Int: Int] = [:]
    var tails: [String: [Int]] = [:]
    var halves: [Int: Int] = [:]
    var sums: [Int: Int] = [:]
    var absences: [String] = []
    findOtherRows()
    for (index, block) in layout.blocks.enumerated() {
      for row in dogRows(index)
      where !otherRows.areas.contains(row) && !otherRows.counts.contains(row)
        && !otherRows.markSums.contains(row)
      {
        var paid: [Weekday] = []
        var isFilled = false
        for day in block.days {
          let text = sheet[row, day.column]
          if text.isBlank { continue }
          switch mark(of: text) {
          case .blank: continue
          case .amount(let amount):
            amounts += 1
            if !sheet[row, block.nameColumn].isBlank { hasDayMoney = true }
            // What was added up in its cell is no price.
            if text.raw.holds("+") {
              sums[amount.money.cents, default: 0] += 1
            } else {
              cents[amount.money.cents, default: 0] += 1
            }
            paid.append(day.weekday)
          case .mark: marks += excuse(row, block) == nil ? 1 : 0
          case .dash:
            let text = sheet[row, day.column].folded
            if CellSigns.notAvailable.set.contains(text) { absences.append(text) }
          case .text, .unreadableAmount:
            if let half = PricedText.priceOfHalf(sheet[row, day.column].folded) {
              halves[half, default: 0] += 1
            }
            if let tail = sheet[row, day.column].priceTail {
              tails[tail.letters, default: []].append(tail.money.cents)
            }
          default: break
          }
          isFilled = true
        }
        if isFilled { lastRows[block.headerRow] = max(lastRows[block.headerRow] ?? 0, row) }
        guard !paid.isEmpty else { continue }
        Self.count(
          paid, in: &paidDays[sheet[row, block.nameColumn].folded, default: Array(repeating: 0, count: 7)])
      }
    }
    if cents.isEmpty { cents = sums }
    usualAmount = amounts == 0 ? markPrice ?? statedPrice ?? .zero : Money(cents: Self.median(cents))
    tails = tails.filter { $0.value.count >= PriceTail.habit }
    priceTails = Set(tails.keys)
    if absences.count <= 2, amounts >= 10 {
      for text in absences where legend[text] == nil { legend[text] = .status(.whole(.off)) }
    }
    for amount in tails.values.joined() { cents[amount, default: 0] += 1 }
    prices = HikePrices(cents, halves: halves)
    amountCount = amounts
    marksMeanHikes = legend.values.contains(.mark) || (marks >= 5 && marks * 10 >= amounts)
    findWaysOfWriting()
    settleColumns()
    findPaidNotes()
    findPaidFlags()
    findHouseholds()
    findAdditions()
    findSpellings()
    findInitials()
    findNamesOfOwners()
    findCutNames()
    findInitialedLists()
    findShortNames()
    findNumberedNames()
    findRefunds()
    findExtraRows()
    findSlips()
    findNamesakes()
    settlePlaces()
    findExpenses()
    columnsOfRefunds = findColumnsOfRefunds()
    lastRowsOfNames = findLastRowsOfNames()
    findSumNames()
  }

  private static func count(_ days: [Weekday], in counts: inout [Int]) {
    for day in days { counts[day.rawValue - 1] += 1 }
  }
}
