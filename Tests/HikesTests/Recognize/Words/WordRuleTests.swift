import Civil
import Quantities
import Testing

@testable import Hikes

/// Every example of every rule about words means what its rule says.
struct WordRuleTests {
  @Test(arguments: StatusWords.rules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a word for a status means it`(text: String, status: CellStatus) {
    #expect(StatusGrammar.read(text)?.status == status)
  }

  @Test(arguments: StatusWords.rules.flatMap { rule in rule.words.map { ($0, rule.meaning) } })
  func `a word for a status means it by itself in a cell`(word: String, status: CellStatus) {
    guard case .status(let phrase) = CellMark(word) else {
      Issue.record("\(word) is no status")
      return
    }
    #expect(phrase.status == status)
  }

  @Test(arguments: SpanWords.rules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a word for a span of days means it`(text: String, meaning: SpanWords.Meaning) {
    switch (meaning, StatusGrammar.read(text)?.span) {
    case (.week, .wholeWeek), (.otherWeek, .otherWeek), (.until, .until): break
    default: Issue.record("\(text) is no \(meaning)")
    }
  }

  @Test(arguments: SpanWords.nextWeek.examples)
  func `a note may end in the week of its days`(text: String) {
    #expect(NoteGrammar.read(CellText(text), week: SheetText.date("2025-11-03"))?.isNextWeek == true)
  }

  @Test(arguments: SpanWords.hours.examples)
  func `an hour is no day of an absence`(text: String) {
    let (found, plain) = (StatusGrammar.read(text), StatusGrammar.read(SpanWords.hours.meaning))
    #expect(found?.status == plain?.status && found?.span == plain?.span && plain != nil)
  }

  @Test(arguments: AmountWords.back.examples + AmountWords.giving.examples)
  func `money of a note may have gone back`(text: String) {
    #expect(NoteGrammar.payment(CellText(text)) == Money(cents: -2500))
  }

  @Test(arguments: AmountWords.besideRefunds.examples)
  func `a refund that was sent is below zero`(text: String) {
    #expect(AmountGrammar.read(text).money == Money(cents: -2500))
  }

  @Test(
    arguments: AmountWords.kindsOfHike.examples + AmountGrammar.beforeTimes.examples
      + AmountGrammar.halves.examples + AmountGrammar.numberSigns.examples
      + AmountGrammar.beforePhones.examples)
  func `an hour or a kind of hike changes no amount`(text: String) {
    #expect(AmountGrammar.read(text).money == Money(cents: 2500))
  }

  @Test(arguments: SummaryLabel.shorts.flatMap { rule in rule.examples.map { ($0, rule) } })
  func `a word that signs tear apart is the same word`(text: String, rule: WordRule<String>) {
    let short = rule.words.reduce(text.folded) { $0.swapping($1, for: rule.meaning) }
    #expect(SummaryLabel(text) == SummaryLabel(short) && short != text.folded)
    #expect(SummaryLabel(text) != nil || TallyLabel.isTally(text, weeks: 2))
  }

  @Test(arguments: TallyLabel.standingFirst.examples)
  func `a sum of some begins with a word that no dog's name does`(text: String) {
    #expect(TallyLabel.isTally(text, weeks: 2) == TallyLabel.standingFirst.meaning)
  }

  @Test(arguments: LayoutFinder.pages.examples)
  func `the edge of a printed page is known`(text: String) {
    #expect(CellText(text).isPageMark)
  }

  @Test(arguments: DayHeading.frenchOrMarch.examples)
  func `a Tuesday in French is no March`(text: String) {
    #expect(DayHeading(text, order: .dayFirst, isFrench: true)?.weekday == DayHeading.frenchOrMarch.meaning)
  }

  @Test(arguments: MendedSheet.zones.examples)
  func `a script's day is read without its hour and zone`(text: String) {
    #expect(MendedSheet.withoutZone(text) == MendedSheet.zones.meaning)
  }

  @Test(
    arguments: CellSigns.rules.flatMap { rule in (rule.examples + rule.words).map { ($0, rule.meaning) } })
  func `a sign in a cell means what is written beside it`(text: String, mark: CellMark) {
    #expect(CellMark(text) == mark)
  }

  @Test(
    arguments: ColumnLabels.rules.flatMap { rule in (rule.examples + rule.words).map { ($0, rule.meaning) } })
  func `a heading names the column under it`(text: String, role: ColumnRole) {
    #expect(ColumnLabels.role(text) == role)
  }

  @Test(
    arguments: ColumnLabels.dogs.examples + ColumnLabels.ofDogs.examples + ColumnLabels.besideDogs.examples)
  func `a heading names the dogs under it`(text: String) {
    #expect(CellText(text).isDogLabel)
  }

  @Test(
    arguments: [
      SummaryLabel.tax, SummaryLabel.inclusive, SummaryLabel.subtotal, SummaryLabel.total,
      SummaryLabel.earned, SummaryLabel.alone,
      SummaryLabel.partial, SummaryLabel.whole, SummaryLabel.toDate, SummaryLabel.named, SummaryLabel.withTax,
      SummaryLabel.inside, SummaryLabel.partOf, SummaryLabel.net, SummaryLabel.base,
    ].flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a label of a total says what it measures`(text: String, measure: SummaryLabel.Measure) {
    #expect(SummaryLabel(text)?.measure == measure)
  }

  @Test(arguments: SummaryLabel.scopes.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a label of a total says its span`(text: String, scope: SummaryLabel.Scope) {
    #expect(SummaryLabel(text)?.scope == scope)
    #expect(SummaryLabel(text)?.isExplicit == true)
  }

  @Test(arguments: LegendReader.hopes.examples)
  func `a legend may say what came of a hike that was booked`(text: String) {
    #expect(Array(LegendReader([text]).meanings.values) == [LegendReader.hopes.meaning])
  }

  @Test(arguments: LegendReader.hikes.examples + LegendReader.counts.examples + LegendReader.before.examples)
  func `a legend says which sign is a hike`(text: String) {
    #expect(Array(LegendReader([text]).meanings.values) == [.mark])
  }

  @Test(arguments: MisspeltWord.strangers.flatMap { rule in rule.words.map { ($0, rule.meaning) } })
  func `a word near another one is meant as it stands`(word: String, near: String) {
    #expect(MisspeltWord.meant(word) == nil)
    #expect(MisspeltWord.isNear(word, near))
  }

  @Test(arguments: MisspeltWord.strangers.flatMap(\.examples))
  func `a text with such a word is no status`(text: String) {
    #expect(CellMark(text) == .text)
  }

  @Test(
    arguments: [
      TallyLabel.strong, TallyLabel.others, TallyLabel.overall, TallyLabel.totals, TallyLabel.ofGroup,
      TallyLabel.sums, TallyLabel.shares, TallyLabel.parts, TallyLabel.carried, TallyLabel.whole,
      TallyLabel.less, TallyLabel.sumsOf, TallyLabel.toDate, TallyLabel.sales, TallyLabel.phrased,
      TallyLabel.examples, TallyLabel.measures, TallyLabel.wages, TallyLabel.wagesOf, TallyLabel.units,
      TallyLabel.compared,
      TallyLabel.everything,
      TallyLabel.ofMonth,
    ].flatMap { rule in
      rule.examples.map { ($0, rule.meaning) }
    })
  func `a line is one of other figures by its strong words alone`(text: String, isTally: Bool) {
    #expect(TallyLabel.isTally(text, weeks: 2) == isTally)
  }

  @Test(
    arguments: [
      GroupHeading.kinds, GroupHeading.details, GroupHeading.places, GroupHeading.families,
      GroupHeading.packs, GroupHeading.timesOfDay, GroupHeading.ofGroups,
    ].flatMap { rule in
      rule.examples.map { ($0, rule.meaning) }
    })
  func `a heading inside the list is known by its words`(text: String, isGroup: Bool) {
    #expect(GroupHeading.isGroup(text) == isGroup)
  }

  @Test(
    arguments: [
      AmountWords.marks, AmountWords.refunds, AmountWords.paid, AmountWords.paidFillers, AmountWords.owing,
      AmountWords.doubtful, AmountWords.remarks, AmountWords.units, AmountWords.guesses,
      AmountWords.programErrors, AmountWords.besideSpelled, AmountWords.currencies, AmountWords.hikes,
      AmountWords.perHikes, AmountWords.besideOwing, AmountWords.streets, AmountWords.takenBack,
      AmountWords.roughly,
      AmountWords.half,
      AmountWords.besideHalf, AmountWords.notPaid, AmountWords.besideNotPaid, AmountWords.toCome,
      AmountWords.handed, AmountWords.tips, AmountGrammar.references, AmountGrammar.taxes,
      AmountWords.afterAll, AmountWords.covering, AmountWords.owedBefore, AmountWords.arrived,
      AmountGrammar.arrows, AmountGrammar.arrowWords, AmountGrammar.namedParts,
    ].flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `words beside an amount make of it what their rule says`(text: String, kind: AmountKind) {
    let found: AmountKind =
      switch AmountGrammar.read(text) {
      case .amount: .amount
      case .doubtful: .doubtful
      case .owing: .owing
      case .almost: .almost
      case .none: .none
      }
    #expect(found == kind)
  }

  @Test(arguments: AmountWords.ofMoney.examples)
  func `a figure among words of money is asked about`(text: String) {
    #expect(CellMark(text) == .unreadableAmount)
  }

  @Test(arguments: TurnedGrid.spans.examples)
  func `a line below days down the side adds them up`(label: String) throws {
    let days = "Week of Feb 7 2011,,\n,Bella,Max\nMonday,25,\nTuesday,,25\nWednesday,25,25\n"
    let reading = try SheetText.read(days + "\(label),50,50\n")
    #expect(reading.dogs.map(\.label) == ["Bella", "Max"] && reading["B6"]?.kind == .total)
  }

  @Test(arguments: GroupHeading.hikes.examples)
  func `a heading names a hike of the day`(text: String) {
    #expect(GroupHeading.isOfHike(text))
  }

  @Test(
    arguments: (GroupHeading.turns + GroupHeading.ordinals).flatMap { rule in
      rule.examples.map { ($0, rule.meaning) }
    } + GroupHeading.ofTurn.examples.map { ($0, GroupHeading.ofTurn.meaning) })
  func `a heading names the first or the second hike of the day`(text: String, turn: Int) {
    #expect(GroupHeading.turn(text) == turn)
  }

  @Test(arguments: ["Dog", "Week of Nov 3", "First week", "AM and PM hikes", "Second week of June"])
  func `a heading that names no hike of the day, or both, is of none`(text: String) {
    #expect(GroupHeading.turn(text) == nil)
  }

  @Test(arguments: AmountWords.billRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `bills are counted in words`(text: String, bill: Int) {
    guard case .doubtful(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.money.cents == bill * 200)
  }

  @Test(arguments: TallyLabel.numbers.examples)
  func `a name with a number counts nothing`(text: String) {
    #expect(!TallyLabel.isTally(text, weeks: 2))
  }

  @Test(arguments: AmountWords.unitRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a number in words may have a unit behind its tens`(text: String, unit: Int) {
    guard case .doubtful(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no doubtful amount")
      return
    }
    #expect(amount.money.cents % 1000 == unit * 100 && amount.money.cents > 2000)
  }

  @Test(arguments: AmountWords.spelledRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a price in words is asked about`(text: String, dollars: Int) {
    guard case .doubtful(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no doubtful amount")
      return
    }
    #expect(amount.money.cents == dollars * 100)
  }

  @Test(arguments: AmountWords.spoiltCurrencies.flatMap { rule in rule.examples.map { ($0, rule) } })
  func `a sign of the currency is known with a part left out`(text: String, rule: WordRule<String>) throws {
    let word = try #require(rule.words.first { text.folded.hasPrefix($0) })
    #expect(WrittenNumber.plain(text.folded) == rule.meaning + text.folded.dropFirst(word.count))
  }

  @Test(arguments: WrittenNumber.firstMonthRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a price that a program shows as a day of 1900 is counted back`(text: String, before: Int) throws {
    let day = try #require(text.split(separator: "-").first.flatMap { Int($0) })
    #expect(WrittenNumber.daysSince1900(text.folded) == day + before)
  }

  @Test(arguments: WrittenNumber.slips.flatMap(\.examples))
  func `a number is told by what stands in it for its figures`(text: String) {
    #expect(AmountGrammar.mended(WrittenNumber.plain(text.folded)) != nil)
    #expect(AmountGrammar.read(text) == .almost)
  }

  @Test(arguments: WrittenNumber.months.examples)
  func `an amount with the name of a month is spoilt`(text: String) {
    #expect(WrittenNumber.isSpoilt(text.folded))
  }

  @Test(
    arguments: (AmountWords.methodRules + [AmountWords.etransfer]).flatMap { rule in
      rule.examples.map { ($0, rule.meaning) }
    })
  func `a word beside an amount says how it was paid`(text: String, method: String) {
    guard case .amount(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.method == method)
  }

  @Test(arguments: WeeklySheetReader.versions.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a title says which of two versions of a week it is`(
    text: String, version: WeeklySheetReader.Version
  ) {
    #expect(WeeklySheetReader.version([text]) == version)
  }

  @Test(arguments: WeeklySheetReader.struck.examples + WeeklySheetReader.struck.words.map { "\($0) Max" })
  func `the name of a row that does not count says so`(text: String) throws {
    let dog = text.contains("Luna") ? "Luna" : "Max"
    let rows = ["\(text),25,,,,", "\(dog),25,25,,,"]
    let reading = try SheetText.read(SheetText.week(rows))
    #expect(reading.dogs.map(\.name) == [dog] && reading.paid == Money(cents: 5000))
  }

  @Test(arguments: WeekDating.besideFollowers.examples)
  func `a title says no more than that it is of the next week`(text: String) {
    #expect(WeekDating.isFollowing(PartialDate.words(text.folded)))
  }

  @Test(
    arguments: CellAnswer.rules.flatMap { rule in (rule.examples + rule.words).map { ($0, rule.meaning) } })
  func `an answer is read in other words than it is offered in`(text: String, answer: CellAnswer) {
    #expect(CellAnswer(text) == answer)
  }

  @Test(arguments: InputKind.strangers.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a table of other things is known by its headings`(line: String, kind: String) throws {
    #expect(InputKind.guess(try SheetText.table(line + "\n")) == kind)
  }

  @Test func `words are parted at commas, and the first rule that has one decides`() {
    let rules = [WordRule(1, "one,\n  uno", like: "One"), WordRule(2, "two, uno", like: "two")]
    #expect(rules[0].words == ["one", "uno"])
    #expect(WordRule.table(rules) == ["one": 1, "uno": 1, "two": 2])
  }
}
