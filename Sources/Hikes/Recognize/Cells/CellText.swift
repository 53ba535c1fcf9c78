import Civil
import Tabular

/// A text that stands in cells of a sheet, and what it says by itself. Each thing is worked out when it is first asked
/// for, and kept: a sheet has few texts and many cells.
final class CellText {
  let raw: String
  /// Nothing but white space.
  let isBlank: Bool
  private(set) lazy var folded = raw.folded
  private(set) lazy var collapsed = raw.collapsingSpaces
  private(set) lazy var trimmed = raw.trimmingSpaces
  private(set) lazy var words = PartialDate.words(repaired)
  private(set) lazy var mark = CellMark(repaired)
  /// The same without the apostrophe that keeps `'=2*25` from being a formula, or as the text that `="away"` shows, and put right where it was UTF-8 and was
  /// read as Windows-1252 on its way: `ZoÃ©`.
  private(set) lazy var repaired = Mojibake.repaired(unguarded) ?? unguarded
  private lazy var unguarded = CopiedGrid.unwrapped(FormulaGuard.ownLayout.unguarded(raw))
  private(set) lazy var amount = AmountGrammar.read(unguarded)
  private(set) lazy var status = StatusGrammar.read(raw)
  /// What it says of a week as a note, be its first word misspelt.
  private(set) lazy var noteStatus = NoteGrammar.status(self)
  private(set) lazy var total = SummaryLabel(raw)
  private(set) lazy var role = ColumnLabels.role(raw)
  /// Whether it heads the column of the dogs.
  private(set) lazy var isDogLabel = ColumnLabels.isOfDogs(raw)
  private(set) lazy var isHeading = HeaderFinder.isHeading(trimmed)
  private(set) lazy var isHalf = HeaderFinder.isHalf(raw)
  private(set) lazy var nearestDay = HeadingRun.nearestDay(self)
  private(set) lazy var dayBeforeWords = HeadingRun.dayBeforeWords(self)
  private(set) lazy var dayBeforePlace = HeadingRun.dayBeforePlace(self)
  private(set) lazy var numberOfDay = HeadingRun.numberOfDay(self)
  /// Whether it is what stands beside a day, `$`, and nothing else.
  private(set) lazy var isPartOfDay = HeadingRun.parts.set.contains(folded)
  private(set) lazy var isDayWithPart = HeadingRun.isPart(self)
  private(set) lazy var namesDayInFrench = !HeadingRun.french.set.isDisjoint(with: words)
  private(set) lazy var headerWeight = HeaderFinder.weight(self)
  private(set) lazy var lettered = HeadingRun.lettered(raw)
  private(set) lazy var namesDay = PartialDate.words(trimmed).contains { Weekday(name: $0) != nil }
  /// The day that a program counted, `45362`.
  var serialDate: CivilDate? { folded.utf8.count == 5 ? PartialDate.number(folded) : nil }
  /// The number of a day and nothing else.
  private(set) lazy var dayNumber = PartialDate.ordinal(folded).flatMap { (1...31).contains($0) ? $0 : nil }
  /// Whether something stands behind a name that may be a breed.
  private(set) lazy var mayHaveAddition = DogLabels.mayHaveAddition(raw)
  private(set) lazy var headsList = LayoutFinder.isList(self)
  private(set) lazy var isMethod = AmountWords.isMethod(folded)
  /// Whether it says that its row only shows how to fill in the others.
  private(set) lazy var isExample = LayoutFinder.examples.set.contains(folded.trimming("*:! "))
  private(set) lazy var isRule = LayoutFinder.isRule(unguarded.trimmingSpaces)
  /// Whether an `x` stands in it, as before a count.
  private(set) lazy var holdsX = folded.holds("x")
  /// Whether a program could not show the figure that stands here: `########`, `#REF!`.
  private(set) lazy var isUnseen = WrittenNumber.isUnseen(folded)
  private(set) lazy var priceTail = PriceTail.tail(of: folded)
  private lazy var plainNumber = WrittenNumber.plain(folded)
  /// Whether it is a number whose figures a space parts, `2 5.00`.
  private(set) lazy var isParted = WrittenNumber.joined(plainNumber) != nil
  /// What it comes to as a number that was spoilt, `$2O`, and is no share of a hundred.
  private(set) lazy var mendedMoney =
    WrittenNumber.ofPercent(plainNumber) == nil ? AmountGrammar.mended(plainNumber) : nil
  private(set) lazy var numericDate = DateOrder.date(in: raw)
  /// What would have to be mended of it.
  private(set) lazy var needs = MendedSheet.Need.of(self)
  /// Whether a month stands in it, alone or beside another word.
  private(set) lazy var namesMonth =
    words.count <= 2 && words.contains { MonthName.month(named: $0) != nil }
  /// Whether it is a day with what it held, `Mon 25`.
  private(set) lazy var isDayInCell = EntryList.dayInCell(raw) != nil
  /// Whether it is several of those, `Mon 25, W away`, by words or letters.
  private(set) lazy var isDaysInCell = EntryList.daysInCell(raw, letters: true).count > 1
  private(set) lazy var hasLetter = raw.hasLetter
  private(set) lazy var hasNumber = raw.hasNumber
  private(set) lazy var hasFigure = raw.hasFigure
  /// Whether it is a line of a key: `A - absent`.
  private(set) lazy var isLegendEntry = LegendReader.isEntry(raw)
  /// `8:25`, `8h25`.
  private(set) lazy var isTimeOfDay = Self.isTimeOfDay(folded)
  /// Whether it is a row of a table with other separators, kept as one field: `Bella;$20;;$20;`.
  private(set) lazy var isJoined = Self.isJoined(raw)
  /// `Page 2 of 3`, `- 2 -`, as a program prints it above or below each page.
  private(set) lazy var isPageMark =
    words.count <= 5 && words.first.map(LayoutFinder.pages.set.contains) ?? false
    && words.dropFirst().first.flatMap { Int($0) } != nil
    || words.count == 3 && words[0] == "-" && words[2] == "-" && Int(words[1]) != nil
    || raw.utf8.last == UInt8(ascii: ":") && LayoutFinder.letters.words.contains(where: folded.hasSuffix)
  /// Whether it may be the first of several cells that title a week only together: `Week of:`.
  private(set) lazy var opensTitle =
    raw.contains(":") || words.contains(where: SheetTitle.weekWords.set.contains)
  private lazy var hasDateSigns = words.contains { DateOrder.signs.contains($0) }
  private(set) lazy var isFrenchOrMarch = words.contains(where: DayHeading.frenchOrMarch.set.contains)
  private var titles: [SheetTitle??] = [nil, nil, nil]
  private var headings: [DayHeading??] = [nil, nil, nil, nil, nil, nil]

  /// Whether it is an amount with a sign of money or cents; a bare number may be a year.
  var isPlainMoney: Bool { if case .amount(let amount) = mark { !amount.isBare } else { false } }

  init(_ raw: String) {
    self.raw = raw
    isBlank = Field(raw).isBlank
  }

  private static func isTimeOfDay(_ text: String) -> Bool {
    let parts = text.split(maxSplits: 1) { $0 == ":" || $0 == "h" }
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1].prefix(2)) else {
      return false
    }
    return (0...23).contains(hour) && (0...59).contains(minute) && parts[1].prefix(2).count == 2
      && parts[1].dropFirst(2).allSatisfy { " apm.".contains($0) }
  }

  private static func isJoined(_ raw: String) -> Bool {
    for separator: Character in [";", "\t", "|"] where raw.count(where: { $0 == separator }) >= 3 {
      let fields = raw.split(separator: separator, omittingEmptySubsequences: false).dropFirst().map(
        String.init)
      // "ET = e-transfer; VAC = vacation; x = hiked" is a legend.
      if fields.allSatisfy({ $0.contains("=") }) { return false }
      let known = fields.count { CellMark($0) != .text || DayHeading($0) != nil || ColumnLabels.isLabel($0) }
      return known * 2 >= fields.count
    }
    return false
  }

  /// - Parameter order: what dates in figures mean in the sheet.
  func title(_ order: DateOrder?) -> SheetTitle? {
    let place = place(order)
    if let known = titles[place] { return known }
    let title = SheetTitle(repaired, order: order) ?? titleBeforeRemark(order)
    titles[place] = .some(title)
    return title
  }

  /// That of `Week of Jan 5, 2026 (Jo Mon-Wed, Kim Thu-Fri)`: the week, and in brackets what was told of it.
  private func titleBeforeRemark(_ order: DateOrder?) -> SheetTitle? {
    guard hasFigure, raw.holds(" ("), folded.hasSuffix(")"), let open = repaired.firstIndex(of: "(")
    else {
      return nil
    }
    let title = SheetTitle(String(repaired[..<open]), order: order)
    return title?.date == nil ? nil : title
  }

  func heading(_ order: DateOrder?, isFrench: Bool) -> DayHeading? {
    let place = place(order) * 2 + (isFrench || !isFrenchOrMarch ? 1 : 0)
    if let known = headings[place] { return known }
    let heading = DayHeading(self, order: order, isFrench: isFrench)
    headings[place] = .some(heading)
    return heading
  }

  /// The order says nothing of a text in which no date in figures can stand.
  private func place(_ order: DateOrder?) -> Int {
    switch hasDateSigns ? order : nil {
    case nil: 0
    case .dayFirst: 1
    case .monthFirst: 2
    }
  }
}

/// The texts of one sheet, each once. Two are one where their bytes are equal: letters that only look alike are told apart.
final class CellTexts {
  private var known: [Key: CellText] = [:]
  private let earlier: KnownTexts
  let blank = CellText("")

  /// - Parameter earlier: those of the sheets before it, which learn its own.
  init(_ earlier: KnownTexts = KnownTexts()) { self.earlier = earlier }

  /// Those that stand in its cells or were put together from them, in no order.
  var all: Dictionary<Key, CellText>.Values { known.values }

  func text(_ raw: String) -> CellText {
    if raw.isEmpty { return blank }
    let key = Key(raw: raw)
    if let text = known[key] { return text }
    let text = earlier.text(key)
    known[key] = text
    return text
  }

  /// A text by its bytes.
  struct Key: Hashable {
    let raw: String

    static func == (left: Key, right: Key) -> Bool {
      let areEqual = left.raw.utf8.withContiguousStorageIfAvailable { bytes in
        right.raw.utf8.withContiguousStorageIfAvailable { others in
          bytes.count == others.count && bytes.indices.allSatisfy { bytes[$0] == others[$0] }
        }
      }
      return areEqual.flatMap(\.self) ?? left.raw.utf8.elementsEqual(right.raw.utf8)
    }

    func hash(into hasher: inout Hasher) {
      let isDone: Void? = raw.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: .init($0)) }
      if isDone == nil { for byte in raw.utf8 { hasher.combine(byte) } }
    }
  }
}
