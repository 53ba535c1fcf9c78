import Civil
import Hikes
import Testing

struct PickupSheetTextTests {
  private func text(_ book: Book, on date: CivilDate = DayBook.tuesday, hikes: Int? = nil) -> [String] {
    PickupSheet.text(HikePlanner(book, hikes: hikes).plan(date), book)
  }

  @Test func `a day reads as it is driven`() {
    var book = DayBook.book(
      [
        DayBook.dog("pip", at: DayBook.place(1000, 0), client: "ada", region: "Bedford"),
        DayBook.dog("zoe", client: "eve"),
        DayBook.dog("moss"),
      ],
      clients: [
        DayBook.client("ada", owner: "Ada Purdy", phone: "902-555-0101", address: "1 Elm Row"),
        DayBook.client("eve", owner: "Eve Hatt", address: "2 Elm Row"),
      ], trails: [DayBook.trail("Top", "Bedford", at: DayBook.place(2000, 0))])
    book.dogs[0].notes = "gate code 4415"
    book.notes = [WeekNote(week: DayBook.date("2025-12-08"), dog: DogID("pip"), text: "early", source: "")]
    book.exceptions = [
      ScheduleException(dog: DogID("moss"), date: DayBook.tuesday, .removed(.away), reason: "vacation")
    ]
    #expect(
      text(book, hikes: 1) == [
        "2 dogs today in 1 hike: Pip, Zoe", "Tuesday, December 9, 2025 – 1 hike, 2 dogs, 1.4 km", "",
        "Hike 1 – 2 dogs, leaves 09:00, 1.4 km",
        " 1. Pip  Ada Purdy  902-555-0101  unpaid", "    1 Elm Row (0.0 km, about 09:00)",
        "    this week: early",
        "    note: gate code 4415", " 2. Zoe  Eve Hatt                 unpaid",
        "    2 Elm Row – no place yet",
        "    https://www.openstreetmap.org/search?query=2%20Elm%20Row",
        "Trail: Top, Bedford (1.4 km) – the nearest active trail in Bedford, where the", "    last pickup is",
        "Home: Pip (1.4 km)", "",
        "Without a place on the map, so last: Zoe (hike 1)", "Not today: Moss – away: vacation",
      ])
  }

  /// R3.
  @Test func `a day without hikes says so, a weekend too`() {
    let book = DayBook.book([DayBook.dog("pip")])
    #expect(
      text(book, on: DayBook.date("2025-12-10")) == [
        "Wednesday, December 10, 2025 – no hikes", "No dog is booked.",
      ])
    #expect(
      text(book, on: DayBook.date("2025-12-13")).last
        == "Weekends have no regular hikes, and nothing is booked.")
  }

  @Test func `a day that is not routed has its regions as headings`() {
    let lines = text(
      DayBook.book([
        DayBook.dog("a", region: "Bedford"), DayBook.dog("b"), DayBook.dog("c", region: "Bedford"),
      ]), hikes: 1)
    #expect(lines[2].hasPrefix("Not routed: "))
    #expect(lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") } == ["  Bedford", "  no region"])
  }

  @Test func `an impossible day shows what comes nearest, and says why`() {
    let dogs = (1...9).map { DayBook.dog("d\($0)", at: DayBook.place(1, 1), client: "c") }
    let lines = text(DayBook.book(dogs))
    #expect(lines.contains { $0.hasPrefix("This day cannot be as it should: D1, D2, ") })
    #expect(lines.joined(separator: " ").contains("D8 and D9 ride apart, hikes of 4 + 5 dogs."))
    #expect(lines.filter { $0.hasPrefix("Hike ") }.count == 2)
  }

  @Test func `no line is wider than the terminal, however long names and notes are`() {
    let long = String(repeating: "long words ", count: 20)
    var book = DayBook.book(
      [DayBook.dog("pip", at: DayBook.place(1, 1), client: "ada", region: "Bedford")],
      clients: [DayBook.client("ada", owner: "Ada " + long, phone: "902-555-0101 after five", address: long)],
      trails: [DayBook.trail("Top " + long, "Bedford", at: DayBook.place(2, 2))])
    book.dogs[0].notes = long
    book.dogs[0].name = "Pip " + long
    #expect(text(book).allSatisfy { $0.count <= 80 })
    #expect(text(book).joined(separator: " ").split(separator: " ").filter { $0 == "words" }.count == 140)
  }
}
