import Civil
import Documents
import Testing

@testable import Hikes

@Suite struct PickupFilesTests {
  /// Two dogs with places, of which one has notes, and one without.
  private func book() -> Book {
    var book = DayBook.book(
      [
        DayBook.dog("pip", at: DayBook.place(1000, 0), client: "ada", region: "Bedford"),
        DayBook.dog("zoe", client: "eve"),
        DayBook.dog("moss", at: DayBook.place(1500, 300), client: "eve", hike: 2),
      ],
      clients: [
        DayBook.client("ada", owner: "Ada <Purdy>", phone: "902-555-0101 after 5", address: "1 Elm Row"),
        DayBook.client("eve", owner: "Eve Hatt", address: "2 Elm Row"),
      ], trails: [DayBook.trail("Top", "Bedford", at: DayBook.place(2000, 0))])
    book.dogs[0].notes = "reactive; key in lockbox"
    return book
  }

  private func plan(_ book: Book, _ date: CivilDate = DayBook.tuesday) -> DayPlan {
    HikePlanner(book).plan(date)
  }
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `the page has every dog, what matters, and what to tap`() {
    let book = book()
    let html = text(PickupPage.page(plan(book), book).bytes)
    for part in [
      "data-date=\"2025-12-09\"", "data-dog=\"pip\"", "data-dog=\"zoe\"", "data-dog=\"moss\"",
      "Ada &lt;Purdy&gt;",
      "href=\"tel:9025550101\"", "reactive; key in lockbox", ">unpaid<", "No place yet",
      "maps.apple.com/?daddr=",
      "google.com/maps/dir/?api=1", "href=\"#stop-1-1\"", "id=\"stop-1-1\"", "Trail: Top, Bedford",
      "localStorage",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(html == text(PickupPage.page(plan(book), book).bytes))
  }

  @Test func `the page says how long the van waits, what is too late, and the way home`() {
    var book = book()
    book.dogs[0].readyFrom = TimeOfDay("11:00")
    #expect(text(PickupPage.page(plan(book), book).bytes).contains("waits "))
    let page = text(PickupPage.page(plan(book), book).bytes)
    #expect(page.contains("<strong>Home: </strong>"))
    for hike in plan(book).hikes {
      #expect(PickupSheet.homeward(hike, book).map { page.contains($0) } ?? hike.stops.isEmpty)
    }
  }

  @Test func `a day without hikes is a page that says so`() {
    let book = book()
    let html = text(PickupPage.page(plan(book, DayBook.date("2025-12-10")), book).bytes)
    #expect(html.contains("No dog is booked.") && !html.contains("<svg"))
  }

  @Test func `a map has a pin for each stop, the trail once and home where it is known`() {
    var book = book()
    #expect(PickupMap.map(plan(book), book).pins.map(\.text) == ["1", "Top", "1"])
    book.rules.home = DayBook.place(0, 0)
    let map = PickupMap.map(plan(book), book)
    #expect(map.pins.map(\.text) == ["Home", "1", "Top", "1"])
    #expect(map.lines.map(\.points.count) == [3, 3])
  }

  @Test func `routes and features leave no dog out`() {
    let book = book()
    let gpx = PickupRoute.gpx(plan(book), book)
    #expect(gpx.routes.map { $0.points.map(\.name) } == [["1-1 Pip", "Top"], ["2-1 Moss", "Top"]])
    #expect(gpx.description.contains("Zoe"))
    let features = PickupRoute.geoJSON(plan(book), book).features
    #expect(features.map(\.id) == ["hike-1", "stop-1-1", "hike-2", "stop-2-1", "trail-top", "dog-zoe"])
    #expect(features.last?.geometry == nil)
  }

  @Test func `a calendar has an event for each hike, one alarm a day and nothing on other days`() throws {
    let book = book()
    let zone = try #require(ZoneRules(name: "America/Halifax", rule: "AST4ADT,M3.2.0,M11.1.0"))
    let plans = (0..<14).map { HikePlanner(book).plan(DayBook.tuesday.adding(days: $0)) }
    let file = PickupCalendar.file(plans, book, zone: zone, sequence: 4, stamp: .epoch)
    #expect(
      file.events.map(\.uid) == [
        "2025-12-09-hike-1@hound", "2025-12-09-hike-2@hound", "2025-12-16-hike-1@hound",
        "2025-12-16-hike-2@hound",
      ])
    #expect(file.events.allSatisfy { $0.sequence == 4 })
    #expect(file.events.map(\.alarms.count) == [1, 0, 1, 0])
    let written = text(file.bytes).replacing("\r\n ", with: "")
    #expect(
      written.contains("TRIGGER:-PT2H") && written.contains("DTSTART;TZID=America/Halifax:20251209T090000"))
    for name in ["Pip", "Moss", "Zoe", "reactive\\; key in lockbox"] { #expect(written.contains(name)) }
  }

  @Test func `the service area is home, else the middle of what is known`() {
    var book = book()
    #expect(book.workArea == DayBook.place(1500, 100).coordinates)
    book.rules.home = DayBook.place(7, 7)
    #expect(book.workArea == DayBook.place(7, 7).coordinates)
    #expect(Book().workArea == nil)
  }
}
