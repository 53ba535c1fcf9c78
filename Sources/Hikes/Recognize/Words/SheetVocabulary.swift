import Civil
import Tabular

/// The words that the reader knows, for a person to read: what each means, how it is written, cells that it decides.
///
/// It is made of the very rules by which sheets are read, so that neither can say what the other does not.
public struct SheetVocabulary: Sendable {
  /// Words of one kind.
  public struct Part: Sendable {
    /// Where such words stand.
    public let title: String
    public let entries: [Entry]
  }

  /// What some words mean.
  public struct Entry: Sendable {
    public let meaning: String
    public let words: [String]
    public let examples: [String]

    init<Meaning>(_ rule: WordRule<Meaning>, _ meaning: String) {
      self.meaning = meaning
      words = rule.words
      examples = rule.examples
    }
  }

  public let parts: [Part]

  public init() {
    parts = [
      Part(
        title: "In a day's cell or a note: why the dog is not on the hike",
        entries: StatusWords.rules.map { Entry($0, $0.meaning.rawValue) } + [
          Entry(StatusWords.recoveries, "no longer so: a note"),
          Entry(StatusWords.deaths, "comes no more: a note"),
          Entry(StatusWords.denials, "behind other words, off"),
          Entry(StatusWords.hyphened, "before a hyphen, one word with what stands behind it"),
          Entry(StatusTokens.matters, "with a part of the dog, injured"),
          Entry(StatusTokens.parts, "with what is the matter, injured"),
          Entry(StatusTokens.sides, "between the two"),
          Entry(StatusTokens.splinters, "in a part of the dog, injured"),
          Entry(StatusTokens.inside, "between the two"),
        ]),
      Part(
        title: "Beside these: for which days",
        entries: SpanWords.rules.map { Entry($0, Self.spoken($0.meaning)) }
          + SpanWords.letterRules.map { Entry($0, $0.meaning.fullName) }
          + [Entry(SpanWords.exceptions, "taken back: a note")]),
      Part(
        title: "Around these: nothing more than without them",
        entries: [
          SpanWords.openers, SpanWords.onwards, SpanWords.unlimited, SpanWords.through,
          SpanWords.frenchThrough,
          SpanWords.and, SpanWords.articles, SpanWords.towards, SpanWords.additions, SpanWords.continuations,
          SpanWords.joints,
          SpanWords.lengths, SpanWords.arrows, SpanWords.subjects, SpanWords.partners, SpanWords.alone,
          SpanWords.instead, SpanWords.comings, SpanWords.hours, SpanWords.bullets,
        ].map { Entry($0, "as “\($0.meaning)”") } + [
          Entry(SpanWords.nextWeek, "at its end, the days of the week behind it")
        ]),
      Part(
        title: "As a whole cell of a day", entries: CellSigns.rules.map { Entry($0, Self.spoken($0.meaning)) }
      ),
      Part(
        title: "Beside an amount: how it was paid",
        entries: AmountWords.methodRules.map { Entry($0, $0.meaning.isEmpty ? "paid" : $0.meaning) }
          + PriceTail.known.map { Entry($0, "\($0.meaning), beside a price of the sheet") }),
      Part(
        title: "Beside an amount: what it comes to",
        entries: [
          Entry(AmountWords.marks, "the dog was on the hike"), Entry(AmountWords.remarks, "nothing more"),
          Entry(AmountWords.owing, "not received"), Entry(AmountWords.notPaid, "beside “paid”, not received"),
          Entry(AmountWords.afterAll, "behind what is not so, the dog came"),
          Entry(AmountWords.covering, "before a debt, it is paid with it"),
          Entry(AmountWords.owedBefore, "paid with it"),
          Entry(AmountGrammar.arrows, "what is behind it, instead of what is before"),
          Entry(AmountWords.toCome, "not received"), Entry(AmountWords.handed, "nothing more"),
          Entry(AmountWords.givenBack, "below zero, given back"),
          Entry(AmountWords.refunds, "went back; you are asked"),
          Entry(AmountWords.back, "in a note, went back"),
          Entry(AmountWords.giving, "beside that, nothing more"),
          Entry(AmountWords.kindsOfHike, "before a hike, nothing more"),
          Entry(AmountGrammar.beforeTimes, "before an hour, nothing more"),
          Entry(AmountGrammar.halves, "behind an hour, nothing more"),
          Entry(AmountWords.doubtful, "not clear; you are asked"),
          Entry(AmountWords.ofMoney, "a number beside it is money; you are asked"),
          Entry(AmountWords.hikes, "paid for several hikes"),
          Entry(AmountWords.half, "half of a price, where it has cents"),
          Entry(AmountGrammar.references, "before the number of a transfer: nothing more"),
          Entry(AmountGrammar.taxes, "what may be in an amount"),
          Entry(AmountGrammar.before, "in brackets behind an amount: a part of it is for a hike before"),
          Entry(AmountGrammar.besideBefore, "beside those, no more"),
          Entry(AmountWords.streets, "may be an address; you are asked"),
          Entry(PriceTail.others, "right behind it; not clear"),
          Entry(PriceTail.measures, "right behind it; not clear"),
        ]),
      Part(
        title: "Beside what hikes cost in the sheet: paid",
        entries: [
          Entry(PricedText.counted, "for several hikes"), Entry(PricedText.besidePrice, "nothing more"),
          Entry(PricedText.whenPaid, "behind “paid”, when"),
          Entry(WeeklySheetReader.before, "beside “paid”, with money of an earlier week"),
          Entry(WeeklySheetReader.following, "before a day, one of the week after"),
          Entry(WeeklySheetReader.drawnHikes, "a hike where the days hold no money, else a blank"),
          Entry(PricedText.left, "before it, where it lay"),
          Entry(PricedText.ofPart, "a part of the price"),
          Entry(ReckonedPrice.joints, "two prices added up"),
          Entry(PricedText.sentBack, "not clear; you are asked"),
          Entry(RemarkedPrice.open, "not clear; you are asked"),
          Entry(RemarkedPrice.givers, "not clear where it went back"),
          Entry(RemarkedPrice.reductions, "beside a figure, not clear"),
          Entry(RemarkedPrice.next, "before a day, paid ahead"),
          Entry(RemarkedPrice.last, "before a week, not clear"),
          Entry(RemarkedPrice.including, "for that week too"),
          Entry(RemarkedPrice.back, "beside those, gone back"),
          Entry(RemarkedPrice.instead, "the figure behind it is no price"),
          Entry(RemarkedPrice.numbered, "the figure behind it is a number"),
          Entry(RemarkedPrice.parts, "half of a price"),
          Entry(RemarkedPrice.explaining, "among the figures that make an amount fit the price"),
          Entry(RemarkedPrice.earlier, "what was owed is paid with it"),
          Entry(RemarkedPrice.rates, "behind a price, nothing more"),
          Entry(ReckonedPrice.ofOther, "behind two prices, what the second is for"),
          Entry(ReckonedPrice.taking, "the figure behind it comes off"),
          Entry(ReckonedPrice.discounts, "behind a figure, why it comes off"),
          Entry(ReckonedPrice.times, "between a price and how often it was paid"),
          Entry(AmountGrammar.factors, "the same, by a sign"),
          Entry(ReckonedPrice.twice, "beside what two hikes cost"),
          Entry(ReckonedPrice.each, "beside a price and what several come to"),
          Entry(ReckonedPrice.more, "beside a number, so many hikes or dogs are paid"),
          Entry(ReckonedPrice.weeks, "before a day, one of another week"),
          Entry(RemarkedPrice.comings, "the dog came after all"),
          Entry(RemarkedPrice.greetings, "beside a holiday, a wish"),
          Entry(PunchCard.sold, "behind a hike on a card, nothing more"),
          Entry(PunchCard.parts, "between a card and of how many hikes it is"),
          Entry(PunchCard.cards, "a hike on a card"),
          Entry(PunchCard.besideCards, "beside those, nothing more"),
        ] + PricedText.countRules.map { Entry($0, "for \($0.meaning)") }),
      Part(
        title: "Over the days of a dog in words, beside what was paid for them",
        entries: [
          Entry(PaidWeeks.received, "right behind what was paid: when"),
          Entry(PaidWeeks.days, "a line for a dog and week"),
          Entry(PaidWeeks.spans, "over a column behind the weeks, what they come to"),
        ]),
      Part(
        title: "In a note: money that came in, and what makes it none",
        entries: [
          Entry(NoteGrammar.others, "no word of its days"), Entry(NoteGrammar.received, "you are asked"),
          Entry(NoteGrammar.open, "told of money only"),
          Entry(NoteGrammar.altogether, "beside what the days come to, for them"),
          Entry(NoteGrammar.ahead, "you are asked"), Entry(NoteGrammar.leftIn, "money that came in"),
          Entry(NoteGrammar.nos, "no hike on these days"),
          Entry(NoteGrammar.besideNos, "among those, no more"),
          Entry(NoteGrammar.leaving, "away from this day on"),
          Entry(NoteGrammar.lateNotices, "beside an absence, no more"),
          Entry(NoteGrammar.weekWords, "behind a number, how long an absence lasts"),
          Entry(NoteGrammar.rates, "how often, and not how long"),
          Entry(NoteGrammar.bounced, "money that went back; you are asked"),
          Entry(NoteGrammar.besides, "money for something else; you are asked"),
          Entry(NoteGrammar.came, "money that came, in a sentence; you are asked where no day shows it"),
          Entry(NoteGrammar.otherwise, "with these a sentence is not of such money"),
          Entry(NoteGrammar.insteads, "the hike was on the day before these words"),
          Entry(NoteGrammar.hiked, "the day on which the hike was"),
          Entry(NoteGrammar.nots, "the day on which it was not"),
        ]
          + NoteGrammar.counts.map { Entry($0, "\($0.meaning) weeks") }
          + NoteGrammar.holidays.map { rule in
            Entry(rule, rule.meaning.map { "no hike on \($0.fullName)" } ?? "a holiday, on no certain day")
          }),
      Part(
        title: "In a title, beside the date",
        entries: [
          SheetTitle.weekWords, SheetTitle.isoWords, SheetTitle.endings, SheetTitle.joints,
          SheetTitle.fillers, HeadingRun.parts, WeekDating.followers, WeekDating.besideFollowers,
          OrdinalWords.days, OrdinalWords.tens,
          OrdinalWords.last, OrdinalWords.articles, DayHeading.romans, DateOrder.separators,
          MendedSheet.dittos, WeekDating.preceders, WeekDating.current,
        ].map {
          Entry($0, "as “\($0.meaning)”")
        } + [
          Entry(SheetTitle.reaching, "before the month in which a numbered week ends"),
          Entry(SheetTitle.yearWords, "two years in it follow each other"),
          Entry(SheetTitle.printing, "when a program wrote the sheet"),
        ]
          + SheetTitle.holidays.map { Entry($0, "the week of \($0.meaning.month)/\($0.meaning.day)") }
          + [
            Entry(SheetTitle.ofHolidays, "beside such a day, no more"),
            Entry(HeadingRun.holidays, "over a column, the day that its place makes it"),
            Entry(HeadingRun.besideHolidays, "beside those, no more"),
            Entry(DayHeading.frenchOrMarch, "Tuesday, or March between a day and a year"),
            Entry(MendedSheet.zones, "behind an hour, no part of the day"),
            Entry(MendedSheet.halves, "between an hour and its zone, no part of the day"),
            Entry(EntryList.since, "before the year in which the business began"),
            Entry(MendedSheet.monthLabels, "before the month of a form"),
            Entry(MendedSheet.yearLabels, "before its year"),
          ]),
      Part(
        title: "As a line below the dogs",
        entries: SummaryLabel.shorts.map { Entry($0, "as “\($0.meaning.trimmingSpaces)”") } + [
          Entry(SummaryLabel.signs, "a total"),
          Entry(SummaryLabel.base, "behind the tax and before an amount, what it is reckoned of"),
          Entry(SummaryLabel.inside, "inside the amounts, behind the tax"),
          Entry(TallyLabel.standingFirst, "at its beginning, the sum of some"),
          Entry(LayoutFinder.letters, "at the end of a line, whose letter it is"),
          Entry(MendedSheet.inCents, "2500 is 25.00"),
          Entry(LayoutFinder.pages, "before a number, the edge of a page"),
          Entry(TallyLabel.strong, "other figures than the week's"),
          Entry(TallyLabel.carried, "what came in before"),
          Entry(TallyLabel.offers, "what she asks for it, beside one figure"),
          Entry(TallyLabel.atBank, "what went to the bank, before a day"),
          Entry(TallyLabel.phrased, "other figures than the week's, among words that say nothing more"),
          Entry(TallyLabel.parts, "a part of the sum above"), Entry(TallyLabel.less, "what went out"),
          Entry(TallyLabel.numbers, "a dog"), Entry(TallyLabel.spans, "all weeks together"),
          Entry(TallyLabel.ofDays, "what a span comes to, behind its number of days"),
          Entry(TallyLabel.sumsOf, "what one dog paid"),
          Entry(TallyLabel.toDate, "what came in so far"),
          Entry(TallyLabel.since, "what came in from then on"),
          Entry(TallyLabel.whole, "behind a span, what it came to"),
          Entry(TallyLabel.ofGroup, "the sum of a group"),
          Entry(TallyLabel.ofMonth, "beside a month, what it came to"),
          Entry(GroupHeading.kinds, "the heading of a group"),
          Entry(GroupHeading.timesOfDay, "the heading of a group"),
          Entry(GroupHeading.turns[0], "the first hike of the day"),
          Entry(GroupHeading.turns[1], "the second hike of the day"),
          Entry(LayoutFinder.sentenceWords, "a remark"),
          Entry(LayoutFinder.ofDays, "told of the days, and no dog"),
          Entry(LayoutFinder.notesOfDays, "the same, where it is the only such row of its week"),
          Entry(LayoutFinder.kindsOfFile, "the name of a file, and no dog"),
          Entry(LayoutFinder.otherColumns, "a column of another list"),
          Entry(LayoutFinder.lists, "the heading of another list"),
          Entry(LayoutFinder.otherDogs, "the heading of a list of dogs of no week"),
          Entry(WeeklySheetReader.helpers, "below the dogs: what she pays for help"),
          Entry(WeeklySheetReader.nobody, "nobody knows whose; you are asked"),
          Entry(WeeklySheetReader.extra, "in a second row of a dog: one more of its own"),
          Entry(WeeklySheetReader.besideExtra, "beside those, nothing more"),
          Entry(WeeklySheetReader.eachHike, "behind an amount: the price of a hike"),
          Entry(LayoutFinder.ways, "before a way to pay: what came in by it"),
          Entry(LayoutFinder.listed, "a word in such a heading"),
        ]),
      Part(
        title: "As the heading of a list of hikes",
        entries: [
          Entry(EntryList.hikeDates, "the day"), Entry(EntryList.dates, "the day, where no other says it"),
          Entry(EntryList.stamps, "when it was typed: the day, where nothing else says it"),
          Entry(MendedSheet.dateParts[0], "the year of the day, which two columns beside it complete"),
          Entry(MendedSheet.dateParts[1], "its month"),
          Entry(MendedSheet.dateParts[2], "its day of the month"),
          Entry(EntryList.spans, "the days of a week"), Entry(EntryList.weeks, "the week, beside its day"),
          Entry(EntryList.paidOn, "the day on which it was paid"),
          Entry(EntryList.ticks, "before the dog: ticked off"),
          Entry(EntryList.boxes, "before the dog: not yet"),
          Entry(EntryList.invoiced, "asked for, and not in yet"), Entry(EntryList.settled, "came in"),
          Entry(EntryList.services, "beside the dog: what was done"),
          Entry(EntryList.servicesToo, "beside those, no more"),
          Entry(EntryList.servicesBeside, "among those, no more"),
          Entry(EntryList.certain, "the dog"),
          Entry(EntryList.amounts, "the money"),
          Entry(EntryList.charges, "the money, unless another came in"),
          Entry(EntryList.names, "the dog, beside the two others"),
          Entry(EntryList.cameIn, "what came in"), Entry(EntryList.wentOut, "what went out or back"),
          Entry(EntryList.spent, "what was spent"),
          Entry(EntryList.details, "the dog, beside what came in and went out"),
          Entry(EntryList.subjects, "the dog, in what a calendar wrote out"),
          Entry(EntryList.begins, "the day of an appointment"),
          Entry(EntryList.errands, "before what is to be done: no dog"),
          Entry(EntryList.ticked, "under “Paid”: received, and owed where nothing stands"),
          Entry(EntryList.running, "what it has come to"),
          Entry(EntryList.debits, "what was charged, beside what came in"),
          Entry(EntryList.credits, "what came in, beside what was charged"),
          Entry(EntryList.took, "on the hike, where the others of the column were not"),
          Entry(EntryList.yes, "under “Paid?”: received"), Entry(EntryList.no, "under “Paid?”: owed"),
        ]),
      Part(
        title: "As the heading of a column",
        entries: [
          Entry(ColumnLabels.dogs, "the dogs"), Entry(ColumnLabels.ofDogs, "the dogs"),
          Entry(ColumnLabels.besideDogs, "beside those, no more"),
        ]
          + ColumnLabels.rules.map { Entry($0, Self.spoken($0.meaning)) }
          + [
            Entry(WeeklySheetReader.unstarred, "in a key: what an amount lacks"),
            Entry(WeeklySheetReader.inBrackets, "in a key: what stands around an amount"),
            Entry(WeeklySheetReader.payees, "above names: whom she paid, no dogs"),
            Entry(WeeklySheetReader.walkers, "who walked; a dog may stand there once for each"),
            Entry(ColumnLabels.counts, "the hikes of a row: each “1” in a day is one"),
            Entry(ColumnLabels.balances, "how far the dog is paid"),
            Entry(ColumnLabels.balancesBeside, "beside those, no more"),
            Entry(ColumnLabels.charges, "charged; you are told that it is not booked"),
          ]),
    ]
  }
}
