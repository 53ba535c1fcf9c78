import Civil
import Hikes
import Tabular
import Testing

struct PickupSheetTests {
  private func rows(_ book: Book, hikes: Int? = nil) -> [[String]] {
    PickupSheet.grid(HikePlanner(book, hikes: hikes).plan(DayBook.tuesday), book).rows.map { $0.map(\.plain) }
  }

  /// R12 to R15.
  @Test func `a row has everything that is needed at the door`() throws {
    var book = DayBook.book(
      [
        DayBook.dog("pip", at: DayBook.place(1000, 0), client: "ada", region: "Bedford"),
        DayBook.dog("zoe", client: "ada"),
      ],
      clients: [
        DayBook.client("ada", owner: "Ada Purdy", phone: "902-555-0101", address: "1 Elm Row"),
        DayBook.client("eve", owner: "Eve Hatt"),
      ], trails: [DayBook.trail("Top", "Bedford", at: DayBook.place(2000, 0))])
    book.dogs[0].secondClient = ClientID("eve")
    book.dogs[0].notes = "gate code\n4415"
    book.notes = [WeekNote(week: DayBook.date("2025-12-08"), dog: DogID("pip"), text: "early", source: "")]
    book.payments = [MoneyBook.payment("p", 2500, dog: "pip", hike: "2025-12-09")]
    let map = "https://www.openstreetmap.org/?mlat=44.71000&mlon=-63.70000"
    #expect(
      rows(book, hikes: 1) == [
        [
          "2025-12-09", "1", "1", "Pip", "Ada Purdy & Eve Hatt", "902-555-0101", "1 Elm Row", "44.71000",
          "-63.70000",
          "Bedford", "paid", "09:00", "0", "Top", "early; gate code 4415", map,
        ],
        [
          "2025-12-09", "1", "2", "Zoe", "Ada Purdy", "902-555-0101", "1 Elm Row", "", "", "", "unpaid", "",
          "",
          "Top",
          "no place yet", "https://www.openstreetmap.org/search?query=1%20Elm%20Row",
        ],
      ])
  }

  @Test func `every dog of the day has one row, those without a hike among them`() {
    let dogs = (10...27).map {
      DayBook.dog("d\($0)", at: DayBook.place($0 * 7 % 40, $0 * 11 % 40), client: "c\($0 / 2)")
    }
    let found = rows(DayBook.book(dogs))
    #expect(found.count == 18)
    #expect(found.filter { $0[1].isEmpty }.map { $0[3] } == ["D27", "D26"])
    #expect(found.last?[14] == "in no hike: all 16 places of the day are taken")
  }

  @Test func `the summary names the dogs of each hike on one line`() {
    let book = DayBook.book([
      DayBook.dog("a", at: DayBook.place(1, 1)), DayBook.dog("b", at: DayBook.place(90, 1)),
    ])
    let plan = HikePlanner(book).plan(DayBook.tuesday)
    #expect(PickupSheet.summary(plan, book) == "2 dogs today in 2 hikes: hike 1 (1) A; hike 2 (1) B")
    #expect(
      PickupSheet.summary(plan, book, asOf: DayBook.date("2025-12-08")).hasPrefix(
        "2 dogs on Tue Dec 9 in 2 hikes: "))
    let none = HikePlanner(book).plan(DayBook.tuesday.adding(days: 1))
    #expect(PickupSheet.summary(none, book) == "no hikes")
  }
}
