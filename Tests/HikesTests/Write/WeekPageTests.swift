import Bookkeeping
import Civil
import Documents
import Quantities
import Testing

@testable import Hikes

struct WeekPageTests {
  private var book: Book {
    var book = WeekEditTests.book
    book.rules.business = "Happy <Hound>"
    var edit = WeekEditTests.edit(book, reason: "vacation")
    edit.takeOff(book.dogs[1], .away, on: [DayBook.tuesday], isRange: false)
    return edit.book
  }

  private func text(_ book: Book, _ mondays: [CivilDate], today: CivilDate = DayBook.tuesday) -> String {
    String(decoding: WeekPage.page(book, mondays: mondays, today: today).bytes, as: UTF8.self)
  }

  /// R32, R33, R45.
  @Test func `each day opens to its dogs, with its count, its places and a mark`() {
    let page = text(book, [WeekEditTests.monday])
    #expect(page.ranges(of: "<details").count == 5)
    #expect(page.contains("id=\"day-2025-12-09\" open"))
    #expect(
      page.contains(
        "<strong>Tue Dec 9</strong><span> 1 of 16 places</span><span class=\"mark warn\">modified"))
    #expect(page.contains("<span class=\"name\">Pip</span> away: vacation"))
    #expect(page.contains("Happy &lt;Hound&gt;"))
    #expect(!page.contains("day-2025-12-10\" open"))
  }

  @Test func `several weeks have a way to each`() {
    let page = text(book, [WeekEditTests.monday, WeekEditTests.monday.adding(days: 7)])
    #expect(page.contains("href=\"#week-2025-12-15\""))
    #expect(page.contains("2 weeks from Week of Dec 8 2025"))
  }

  @Test func `a day with more dogs than places says so`() {
    var book = WeekEditTests.book
    book.rules.hikesPerDay = 1
    book.rules.dogsPerHike = 1
    #expect(text(book, [WeekEditTests.monday]).contains("<span class=\"bad\"> 2 of 1 places"))
  }
}
