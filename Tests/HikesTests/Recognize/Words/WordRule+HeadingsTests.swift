import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// The words by which a table is known for what it is.
struct WordRuleHeadingsTests {
  @Test(
    arguments: (RosterColumns.dogRules + RosterColumns.trailRules).flatMap { rule in
      rule.examples.map { ($0, rule.meaning) }
    })
  func `a heading of a roster names its column`(heading: String, field: RosterField) throws {
    let isTrail = field == .trail
    let others = isTrail ? "Region" : field == .owner ? "Dog,Phone" : field == .dog ? "Owner" : "Dog,Owner"
    let quoted = "\"\(heading)\""
    let table = try SheetText.table("\(quoted),\(others),Breed\n1,2,3\n")
    let columns = try #require(isTrail ? RosterColumns.trails(in: table) : RosterColumns.dogs(in: table))
    #expect(columns[field] == 1)
  }

  @Test(
    arguments: [EntryList.hikeDates, EntryList.dates, EntryList.stamps, EntryList.days].flatMap(\.examples))
  func `a list has a column of days`(head: String) throws {
    #expect(EntryList.columns(try SheetText.table(head + "\n"))?.date == EntryList.dates.meaning)
  }

  @Test(arguments: HeadingRun.holidays.examples + HeadingRun.besideHolidays.examples)
  func `a day may be called by its holiday`(head: String) throws {
    let reading = try SheetText.read("Week of Nov 3 2025\n\(head)\nRex,25,,,,25\nLou,,30,30,,\n")
    let days = ["B3", "F3", "C4", "D4"].map { reading[$0]?.date?.day }
    #expect(days == [3, 7, 4, 5] && reading.paid.cents == 11_000)
  }

  @Test func `a dog called like a holiday, with words for days, heads no week`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nRex,25,,,,25\nVictoria,25,to Thu,to Fri,25,25\n")
    #expect(reading.dogs.map(\.label) == ["Rex", "Victoria"] && reading.weeks.count == 1)
  }

  @Test(arguments: EntryList.spans.examples)
  func `a list of weeks has a column of their days`(head: String) throws {
    #expect(EntryList.columns(try SheetText.table(head + "\n"))?.span == EntryList.spans.meaning)
  }

  @Test(arguments: WeeklySheetReader.walkers.examples)
  func `two who walk a dog make no two dogs of it`(head: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3, 2025\n\(head),Wed,Thu,Fri\nRex,Jo,25,,,,\nRex,Kim,,,,25,\nLou,Jo,,25,,,\n")
    #expect(reading.dogs.map(\.label) == ["Rex", "Lou"])
  }

  @Test(
    arguments: WeekDating.preceders.examples.map { (WeekDating.current.examples[0], $0) }
      + WeekDating.current.examples.map { ($0, WeekDating.preceders.examples[0]) })
  func `a week may be told from the newer one above it`(newer: String, title: String) throws {
    let head = "Dog,Mon,Tue,Wed,Thu,Fri"
    let reading = try SheetText.read(
      "as of Fri Nov 14 2025\n\n\(newer)\n\(head)\nRex,25,,,,\n\n\(title)\n\(head)\nRex,25,,,,\n")
    #expect(reading.weeks.map { $0.monday?.description } == ["2025-11-10", "2025-11-03"])
  }

  @Test func `the last week of a month is not told from the one above it`() throws {
    let head = "Dog,Mon,Tue,Wed,Thu,Fri"
    let reading = try SheetText.read(
      "Week of Nov 17 2025\n\(head)\nRex,25,,,,\n\nLast week\n\(head)\nRex,25,,,,\n")
    #expect(reading.weeks.map { $0.monday?.description } != ["2025-11-17", "2025-11-10"])
  }

  @Test(arguments: EntryList.amounts.examples.filter { !$0.contains("Weekday") })
  func `a list has a column of amounts`(head: String) throws {
    #expect(EntryList.columns(try SheetText.table(head + "\n"))?.amount == EntryList.amounts.meaning)
  }

  @Test(arguments: [EntryList.certain, EntryList.lenient, EntryList.lenientBesideDogs].flatMap(\.examples))
  func `a list of hikes may have columns of an account`(head: String) throws {
    let columns = try #require(EntryList.columns(try SheetText.table(head + "\n")))
    #expect(columns.dog == EntryList.certain.meaning && columns.amount == EntryList.lenient.meaning)
  }

  @Test(arguments: EntryList.running.examples)
  func `a list may have a column of what it has come to`(head: String) throws {
    #expect(EntryList.columns(try SheetText.table(head + "\n"))?.dog == EntryList.running.meaning)
  }

  @Test(arguments: TurnedGrid.strangers.examples)
  func `a list of an account is none of hikes`(head: String) throws {
    #expect(EntryList.columns(try SheetText.table(head + "\n")) == nil)
  }

  @Test(
    arguments: [EntryList.yes, EntryList.no].flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a column beside the amounts says whether they were received`(word: String, text: String) throws {
    let table = try SheetText.table("Date,Dog,Amount,Paid?\nNov 3 2025,Pip,25,\(word)\n")
    let columns = try #require(EntryList.columns(table))
    #expect(EntryList.text(table[row: 2], columns, in: columns.amount) == text)
  }

  @Test(arguments: PaymentReader.marks.examples)
  func `a table of payments is known by its columns`(head: String) throws {
    #expect(PaymentReader.recognizes(try SheetText.table(head + "\n")))
  }

  @Test(arguments: LayoutFinder.sentenceWords.examples)
  func `a sentence below the dogs is no dog`(line: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,,25,,", ",,,,,", line))
    #expect(reading.dogs.map(\.label) == ["Pip"])
  }

  @Test(arguments: HeaderFinder.halves.examples)
  func `a half of a day is known as one`(text: String) {
    #expect(HeaderFinder.isHalf(text))
  }

  @Test(arguments: HeadingRun.french.examples)
  func `days that only French calls so make the others French`(line: String) throws {
    func days(_ line: String) throws -> [[Int]] {
      HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1).map { $0.days.map(\.offset) }
    }
    let found = try days(line)
    let french = try days(HeadingRun.french.meaning)
    #expect(!found.isEmpty && found == french)
  }

  @Test(arguments: HeadingRun.letters, [0, 1])
  func `the days of a week are known by their letters`(language: [WordRule<Weekday>], number: Int) throws {
    #expect(language.map(\.meaning) == Weekday.allCases)
    let line = "Dog," + language.map { $0.examples[number] }.joined(separator: ",")
    let blocks = HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1)
    #expect(blocks.map { $0.days.map(\.offset) } == [Array(0..<7)])
  }

  @Test(arguments: SummaryLabel.currencies.examples + SummaryLabel.vocabulary.examples)
  func `a label of a total is made of its words`(text: String) {
    #expect(SummaryLabel(text)?.measure == .total)
  }
}
