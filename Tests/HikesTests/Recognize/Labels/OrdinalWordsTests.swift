import Civil
import Quantities
import Testing

@testable import Hikes

struct OrdinalWordsTests {
  @Test(
    arguments: [OrdinalWords.days, OrdinalWords.tens, OrdinalWords.last, OrdinalWords.articles].flatMap {
      rule in
      rule.examples.map { ($0, rule.meaning) }
    })
  func `a day in words is a day`(text: String, date: String) throws {
    let words = PartialDate.words(text).filter { $0 != "the" }
    var taken = 0
    let found = try #require(PartialDate(words: words, taking: &taken))
    #expect(found == PartialDate(date) && taken == words.count)
  }

  @Test(arguments: [
    "first hike", "the first", "Second week of June", "seventh heaven", "twenty five dollars",
  ])
  func `elsewhere words stay as they are`(text: String) {
    let words = PartialDate.words(text)
    #expect(words.contains("1st") == text.hasPrefix("the") && !words.contains("25th"))
  }

  @Test func `headings and titles may be written out`() throws {
    let reading = try SheetText.read(
      """
      "Record of Dog Hikes, May of 2014"
      For the week commencing Monday the twelfth of May
      Name of Dog,Monday the twelfth,Tuesday the thirteenth,Wednesday the fourteenth
      Agatha,$25.00,,
      Emmeline,indisposed,,$25.00

      For the week commencing Monday the nineteenth of May
      Name of Dog,Monday the nineteenth,Tuesday the twentieth,Wednesday the twenty-first
      Agatha,$25.00,,
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2014-05-12"), SheetText.date("2014-05-19")])
    #expect(reading.paid.cents == 7500 && reading["B5"]?.status == .sick)
  }
}
