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
    parts = Self.ofDays + Self.ofMoney + Self.ofLabels
  }

  private static var ofDays: [Part] {
    [
      Part(
        title: "In a day's cell or a note: why the dog is not on the hike",
        entries: StatusWords.rules.map { Entry($0, $0.meaning.rawValue) } + [
          Entry(StatusWords.recoveries, "no longer so: a note"),
          Entry(StatusWords.stays, "before whose place it is, away"),
          Entry(StatusWords.besideStays, "beside that, nothing more"),
          Entry(StatusWords.keptFrom, "what a dog is kept from: a note"),
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
        title: "As a whole cell of a day",
        entries: CellSigns.rules.map { Entry($0, Self.spoken($0.meaning)) }
          + [Entry(CellSigns.arrowHeads, "behind an absence, that it goes on")]),
      Part(
        title: "In a note: money that came in, and what makes it none",
        entries: [
          Entry(NoteGrammar.others, "no word of its days"), Entry(NoteGrammar.received, "you are asked"),
          Entry(NoteGrammar.open, "told of money only"),
          Entry(NoteGrammar.altogether, "beside what the days come to, for them"),
          Entry(NoteGrammar.ahead, "you are asked"), Entry(NoteGrammar.leftIn, "money that came in"),
          Entry(NoteGrammar.takingBack, "before a day: you are asked"),
          Entry(NoteGrammar.corrections, "behind a day: you are asked"),
          Entry(NoteGrammar.undoings, "behind a day: you are asked"),
          Entry(NoteGrammar.beings, "between two days: you are asked"),
          Entry(NoteGrammar.exchanges, "before two dogs and a day: you are asked"),
          Entry(NoteGrammar.nos, "no hike on these days"),
          Entry(NoteGrammar.besideNos, "among those, no more"),
          Entry(NoteGrammar.leaving, "away from this day on"),
          Entry(NoteGrammar.lateNotices, "beside an absence, no more"),
          Entry(NoteGrammar.weekWords, "behind a number, how long an absence lasts"),
          Entry(NoteGrammar.rates, "how often, and not how long"),
          Entry(NoteGrammar.bounced, "money that went back; you are asked"),
          Entry(NoteGrammar.besides, "money for something else; you are asked"),
          Entry(NoteGrammar.articles, "before what a gift is worth"),
          Entry(NoteGrammar.gifts, "a gift, and no money"),
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
    ]
  }

  private static var ofLabels: [Part] {
    [
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
          Entry(LayoutFinder.goingOn, "the line above goes on"),
          Entry(LayoutFinder.extremes, "below the sums, no dog"),
          Entry(LayoutFinder.ofDays, "told of the days, and no dog"),
          Entry(LayoutFinder.notesOfDays, "the same, where it is the only such row of its week"),
          Entry(LayoutFinder.kindsOfFile, "the name of a file, and no dog"),
          Entry(LayoutFinder.otherColumns, "a column of another list"),
          Entry(LayoutFinder.lists, "the heading of another list"),
          Entry(LayoutFinder.examples, "how to fill in a row; not booked"),
          Entry(LayoutFinder.otherDogs, "the heading of a list of dogs of no week"),
          Entry(WeeklySheetReader.helpers, "below the dogs: what she pays for help"),
          Entry(WeeklySheetReader.nobody, "nobody knows whose; you are asked"),
          Entry(WeeklySheetReader.noDogs, "no dog came"),
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
            Entry(ColumnLabels.thisWeek, "behind those of what was paid, no more"),
            Entry(ColumnLabels.counts, "the hikes of a row: each “1” in a day is one"),
            Entry(ColumnLabels.balances, "how far the dog is paid"),
            Entry(ColumnLabels.balancesBeside, "beside those, no more"),
            Entry(ColumnLabels.charges, "charged; you are told that it is not booked"),
          ]),
    ]
  }
}
