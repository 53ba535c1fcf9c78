import Civil
import Quantities
import Testing

@testable import Hikes

/// The words that add nothing: with them a text says what it says without them.
struct WordRuleSmallWordsTests {
  private static func pairs(_ rules: WordRule<String>...) -> [(String, String)] {
    rules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } }
  }

  @Test(
    arguments: pairs(
      SpanWords.openers, SpanWords.onwards, SpanWords.unlimited, SpanWords.through, SpanWords.frenchThrough,
      SpanWords.and, SpanWords.articles, SpanWords.lengths, SpanWords.arrows, SpanWords.towards,
      SpanWords.additions, SpanWords.subjects,
      SpanWords.alone, SpanWords.instead, SpanWords.comings))
  func `a status says the same without its small words`(text: String, plain: String) throws {
    let found = try #require(StatusGrammar.read(text))
    #expect(found == StatusGrammar.read(plain))
  }

  @Test(arguments: SpanWords.leads.examples)
  func `a word behind off takes the day off away`(text: String) {
    #expect(StatusGrammar.read(text) == nil)
  }

  @Test(arguments: pairs(SpanWords.continuations))
  func `people go on after a status in words of their own`(text: String, plain: String) throws {
    let phrase = try #require(StatusGrammar.read(text))
    #expect(phrase.status == StatusGrammar.read(plain)?.status)
  }

  @Test(arguments: SpanWords.shortcuts.flatMap { rule in rule.examples.map { ($0, rule) } })
  func `a sign that people write for words is read as these`(text: String, rule: WordRule<String>) throws {
    let spoken = rule.words.reduce(text.folded) { $0.replacing($1, with: rule.meaning) }
    let found = try #require(StatusGrammar.read(text))
    #expect(found == StatusGrammar.read(spoken))
  }

  @Test(arguments: pairs(DayHeading.fillers, DayHeading.halves))
  func `a heading of a day says the same without its small words`(text: String, plain: String) throws {
    let found = try #require(DayHeading(text, order: .monthFirst))
    #expect(found == DayHeading(plain, order: .monthFirst))
  }

  @Test(
    arguments: pairs(
      SheetTitle.weekWords, SheetTitle.endings, SheetTitle.joints, SheetTitle.fillers, PartialDate.joints,
      PartialDate.endings)
      + SheetTitle.shorts.flatMap { rule in
        rule.examples.map { ($0, rule.meaning + " Nov 3") }
      })
  func `a title says the same without its small words`(text: String, plain: String) throws {
    let found = try #require(SheetTitle(text))
    #expect(found == SheetTitle(plain))
  }

  @Test(arguments: SheetTitle.openings.examples)
  func `a title may say the first day of its week alone`(text: String) {
    #expect(SheetTitle(text) == SheetTitle.openings.meaning)
  }

  @Test(arguments: HeadingRun.shortened.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a day cut short is known with its letters turned about`(text: String, day: Weekday) {
    #expect(HeadingRun.nearestDay(CellText(text))?.day == day)
  }

  @Test(arguments: SummaryLabel.misspelt.examples)
  func `a total is known with a slip`(text: String) {
    #expect(SummaryLabel(text)?.measure == SummaryLabel.misspelt.meaning)
  }

  @Test(arguments: SummaryLabel.signs.examples)
  func `a sign of money in the place of a name is a total`(text: String) throws {
    #expect(SummaryLabel(text)?.measure == SummaryLabel.signs.meaning)
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed\nRex,25,25,\nLou,30,,30\n\(text),55,25,30\n")
    #expect(reading.paid.cents == 11_000 && reading["B5"]?.kind == .total)
  }

  @Test(arguments: ColumnLabels.numberSigns.examples + ColumnLabels.identifiers.examples)
  func `a number of something may be called one`(text: String) {
    #expect(ColumnLabels.role(text) == ColumnLabels.numberSigns.meaning)
  }

  @Test(arguments: ColumnLabels.thisWeek.examples + ["Notes for the week"])
  func `a column may say that it is of its week`(text: String) {
    #expect(ColumnLabels.role(text) == (text.folded.hasPrefix("notes") ? .notes : .paid))
    #expect(ColumnLabels.role("Total this week") == .rowTotal && ColumnLabels.role("Rex this week") == nil)
    #expect(ColumnLabels.role(String(repeating: "x ", count: 100_000) + "week") == nil)
  }

  @Test(arguments: ColumnLabels.charges.examples + ColumnLabels.ofYear.examples)
  func `what is charged, or came in in a year, is no money of a day`(text: String) {
    #expect(ColumnLabels.role(text) == ColumnLabels.charges.meaning)
  }

  @Test(arguments: ColumnLabels.counts.examples)
  func `a column counts hikes`(text: String) {
    #expect(ColumnLabels.counts.set.contains(text.folded) == ColumnLabels.counts.meaning)
    #expect([.figure, .other].contains(ColumnLabels.role(text)))
  }

  @Test(arguments: [
    ("Febuary", 2), ("Janury", 1), ("Setpember", 9), ("Novemeber", 11), ("decembre", 12), ("août", 8),
  ])
  func `a month is known with a slip`(word: String, month: Int) {
    #expect(MisspeltWord.month(word.folded) == month)
  }

  @Test(arguments: ["marsh", "julie", "augusta", "monday", "jan 3", "junebug"])
  func `a word like a month is none`(word: String) {
    #expect(MisspeltWord.month(word) == nil)
  }

  @Test(arguments: HeadingRun.parts.examples)
  func `a day may have two columns`(heading: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,\(heading),Tue $,Tue note,Wed $,Wed note,Thu $,Thu note\nPip,25,25,,25,,,sick\nHazel,,25,wet,,,25,\n"
    )
    #expect(reading["C3"]?.date == SheetText.date("2025-11-04"))
    #expect(reading["H3"]?.status == .sick && reading["H3"]?.date == SheetText.date("2025-11-06"))
    #expect(reading["D4"]?.kind == .note && reading["D4"]?.dog == "Hazel")
  }

  @Test func `behind a colour the meaning may stand in brackets`() {
    let meanings = LegendReader(["Key: g = green (paid) / y = yellow (owes me) / x = red"]).meanings
    #expect(meanings["g"] == .paid(method: "") && meanings["y"] == .status(.whole(.unpaid)))
  }

  @Test(arguments: LegendReader.colours.examples)
  func `a legend may say what a colour meant`(text: String) {
    #expect(Array(LegendReader([text]).meanings.values) == [LegendReader.colours.meaning])
  }

  @Test(arguments: [("03NOV14", 3, 11), ("7Mar11", 7, 3), ("12SEP16", 12, 9)])
  func `a date may be one word`(text: String, day: Int, month: Int) throws {
    let date = try #require(PartialDate(text))
    #expect(date.day == day && date.month == month && (2011...2016).contains(date.year ?? 0))
    #expect(
      DayHeading(text)
        == DayHeading(weekday: date.date(inYear: 0)?.weekday, day: day, month: month, year: date.year))
  }

  @Test(arguments: ["3rd", "2nd", "25mins", "1st", "30lbs"])
  func `a number with letters behind it that are no month is one word`(text: String) {
    #expect(PartialDate.words(text) == [text])
  }

  @Test(arguments: pairs(SheetTitle.firstTabs))
  func `a tab that nobody named has the date of its file`(name: String, file: String) throws {
    let found = try #require(SheetTitle.fileDate(name))
    #expect(found == SheetTitle.fileDate(file))
  }

  @Test(arguments: pairs(LegendReader.signs))
  func `a legend may call a sign by its name`(text: String, plain: String) {
    #expect(LegendReader([text]).meanings["✓"] == LegendReader([plain]).meanings["✓"])
    #expect(LegendReader([text]).meanings["✓"] == .mark)
  }

  @Test(arguments: MisspeltWord.short.examples)
  func `a short word is known with a slip too`(text: String) {
    #expect(MisspeltWord.meant(text).map(MisspeltWord.short.set.contains) == true)
  }

  @Test(
    arguments: NoteGrammar.received.examples + NoteGrammar.fillers.examples + NoteGrammar.ahead.examples
      + NoteGrammar.wholeWeek.examples)
  func `a note says that money came in`(text: String) {
    #expect(NoteGrammar.payment(CellText(text))?.cents == NoteGrammar.received.meaning)
  }

  @Test(
    arguments: NoteGrammar.open.examples + [
      "owes $25", "rate goes to $30", "paid", "pd $25 + $5 tip",
    ])
  func `a note that only speaks of money holds none`(text: String) {
    #expect(NoteGrammar.payment(CellText(text)) == nil)
  }

  @Test(arguments: NoteGrammar.months.examples)
  func `a note of another month says nothing of its week`(text: String) {
    #expect(NoteGrammar.read(text, week: SheetText.date("2025-11-03")) == nil)
    #expect(CellText(text).status != nil)
  }

  @Test(arguments: LegendReader.denials.examples)
  func `a legend that says not paid means a hike`(text: String) {
    #expect(Array(LegendReader([text]).meanings.values) == [.mark])
    #expect(LegendReader(["n = came but not paid"]).meanings["n"] == .status(.whole(.unpaid)))
  }

  @Test(arguments: PaidWhen.numberSigns.examples)
  func `the number of a cheque may be called one`(text: String) {
    #expect(AmountGrammar.read(text) == AmountGrammar.read(PaidWhen.numberSigns.meaning))
  }

  @Test(arguments: [
    ("e-t 25 mar 2", "e-transfer"), ("$25 e-transfer Mar 4", "e-transfer"),
    ("25 (etransfer 3rd)", "e-transfer"),
    ("25 e-tr", "e-transfer"), ("$25 rec'd Mar 8", ""), ("25 chq#114", "cheque"), ("25 chq #114", "cheque"),
    ("$25 cheque 114", "cheque"), ("cash25", "cash"), ("et25", "e-transfer"), ("💰25", ""), ("$25[1]", ""),
    ("25 paid 2 Mar", ""), ("$25Â ", ""), ("25.00 (pd. 15-Mar)", ""), ("25 (e-t 15-Mar)", "e-transfer"),
    ("25 (paid late)", ""),
  ])
  func `when and how money came says nothing of how much`(text: String, method: String) {
    guard case .amount(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.money.cents == 2500 && amount.method == method)
  }

  @Test(arguments: ["25 mar 2", "25 30", "cash 25 30", "et 25 or 30", "25 (2 dogs) 30", "walk25 30"])
  func `two numbers without a word for how are asked about still`(text: String) {
    switch AmountGrammar.read(text) {
    case .almost, .none, .doubtful: break
    default: Issue.record("\(text) is no amount")
    }
  }

  @Test(arguments: DogLabels.formerly.examples + DogLabels.henceforth.examples)
  func `a name may say what the dog was called before`(text: String) {
    let texts = CellTexts()
    var labels = DogLabels()
    let old = labels.add(texts.text(DogLabels.formerly.meaning), of: texts.blank, isSecond: false)
    #expect(labels.former(texts.text(text))?.label == old)
  }

  @Test(arguments: LayoutFinder.otherColumns.examples)
  func `a list with columns of its own below the week is none of it`(column: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,,25,,", ",,,,,", "List,\(column),Since", "Jan,$61.20,Feb"))
    #expect(reading.dogs.map(\.label) == ["Pip"])
    #expect(reading.paid == Money(cents: 5000))
  }

  @Test(arguments: LayoutFinder.lists.examples + LayoutFinder.listed.examples)
  func `a small list below the week is none of it`(line: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,,25,,", ",,,,,", line, "Walk,20,,,,"))
    #expect(reading.dogs.map(\.label) == ["Pip"])
  }

  @Test(arguments: [
    ("chq 201 or $18", 1800), ("10 pack $200", 20_000), ("25 -> 30", 3000), ("Nov 6 25", 2500),
    ("1 dog 25", 2500),
    ("1/2 day $15", 1500), ("25/30", 3000),
  ])
  func `of several numbers the money is offered`(text: String, cents: Int) {
    #expect(AmountGrammar.likely(text)?.cents == cents)
  }

  @Test(arguments: ["30 ✅", "30✅", "✅ 30", "$30 ✅", "30 👍", "30🐾", "30 💵"])
  func `a picture beside an amount says nothing of it`(text: String) {
    guard case .amount(let amount) = CellMark(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.money.cents == 3000)
  }

  @Test func `a legend may say what was paid`() throws {
    let reading = try SheetText.read(
      "p = paid $20, x = walked\n\nWeek of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,p,,p,x,\nHazel,,p,,,✅\n")
    #expect(reading.paid == Money(cents: 6000))
    #expect(reading["B5"]?.question == nil && reading["F6"]?.kind == .scheduled)
  }

  @Test(arguments: ["22.50 (rain)", "22 (rain)", "$25 (key in shed)", "30.00 (late)"])
  func `words in brackets say nothing of the money before them`(text: String) {
    guard case .amount(let amount) = CellMark(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.hasRemark)
  }

  @Test(arguments: ["(away)", "(sick)", "(groomer)", "(owes)", "(off)"])
  func `a word in brackets means what it means without them`(text: String) {
    #expect(CellMark(text) == CellMark(text.trimming("()")))
    #expect(CellMark(text) != .text)
  }

  @Test(arguments: ["542-6111", "902-555-0118", "(902) 555-0118", "1-902-555-0118"])
  func `a phone number is no money`(text: String) {
    #expect(AmountGrammar.read(text) == .none)
  }

  @Test(arguments: [
    "25-", "20 (owes 5)", "unpaid -> pd 25", "25 left early sick", "28.75 (w/ HST)", "$25 cr",
  ])
  func `money with words that leave it open is asked about`(text: String) {
    #expect(CellMark(text) == .unreadableAmount)
  }

  @Test(arguments: [
    ("vet 10:30", CellStatus.vet), ("vet\n2pm", .vet), ("Away thru Oct 11", .away),
    ("moved to Oct 10", .rescheduled),
    ("cancelled late", .cancelled), ("away\nback Mon", .away), ("covid", .sick), ("pas cette sem.", .away),
  ])
  func `a status may say when`(text: String, status: CellStatus) {
    #expect(StatusGrammar.read(text)?.status == status)
  }

  @Test(arguments: [
    ("3x20=60", 6000), ("25+30 = 55", 5500), ("paid - 25", 2500), ("Oct. 11 - e-t 25", 2500), ("- 25", -2500),
    ("25 :)", 2500), ("25pd", 2500),
  ])
  func `a dash behind a word is no sign`(text: String, cents: Int) {
    guard case .amount(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.money.cents == cents)
  }
}
