import Civil
import Hikes
import Testing

struct ScheduleResolverTests {
  private let tuesday = DayBook.tuesday

  private func exception(
    _ dog: String, _ date: String, _ change: ScheduleException.Change, _ reason: String = ""
  ) -> ScheduleException {
    ScheduleException(dog: DogID(dog), date: DayBook.date(date), change, reason: reason)
  }

  private func ids(_ book: Book, _ date: CivilDate) -> [String] {
    ScheduleResolver(book).dogs(on: date).map(\.dog.id.text)
  }

  /// R1, R4.
  @Test func `a day has the active dogs of its weekday in the order of their ids`() {
    var retired = DayBook.dog("moss")
    retired.isActive = false
    var wednesday = DayBook.dog("keji")
    wednesday.regularDays = [.wednesday]
    let book = DayBook.book([DayBook.dog("pip"), retired, wednesday, DayBook.dog("bea")])
    #expect(ids(book, tuesday) == ["bea", "pip"])
    #expect(ids(book, tuesday.adding(days: 1)) == ["keji"])
    #expect(ScheduleResolver(book).dogs(on: tuesday).map(\.reason) == ["regular Tuesday", "regular Tuesday"])
  }

  @Test func `a dog of an inactive client is not scheduled, and that is said`() {
    var client = DayBook.client("ada", owner: "Ada Purdy")
    client.isActive = false
    let book = DayBook.book([DayBook.dog("pip", client: "ada")], clients: [client])
    #expect(ids(book, tuesday) == [])
    let passedOver = ScheduleResolver(book).passedOver(on: tuesday)
    #expect(passedOver.map(\.1) == ["the client Ada Purdy is not active; regular Tuesday"])
  }

  @Test func `exceptions take dogs off a day and put others on it`() {
    var book = DayBook.book([
      DayBook.dog("bea"), DayBook.dog("pip"), DayBook.dog("moss"), DayBook.dog("keji"),
    ])
    book.dogs[2].regularDays = [.thursday]
    book.dogs[3].regularDays = []
    book.exceptions = [
      exception("bea", "2025-12-09", .removed(.away), "vacation"),
      exception("pip", "2025-12-09", .moved(to: DayBook.date("2025-12-11"))),
      exception("keji", "2025-12-09", .added, "interview hike"),
    ]
    let resolver = ScheduleResolver(book)
    #expect(resolver.dogs(on: tuesday).map(\.reason) == ["added: interview hike"])
    #expect(resolver.dogs(on: tuesday).map(\.isException) == [true])
    #expect(resolver.absences(on: tuesday).map(\.1) == ["away: vacation", "moved to Thu Dec 11"])
    #expect(ids(book, DayBook.date("2025-12-11")) == ["moss", "pip"])
    #expect(resolver.dogs(on: DayBook.date("2025-12-11")).last?.reason == "moved from Tue Dec 9")
    // R44: the week after is regular again.
    #expect(ids(book, DayBook.date("2025-12-16")) == ["bea", "pip"])
  }

  /// R45.
  @Test func `a day is modified when an exception touches it, on either side of a move`() {
    var book = DayBook.book([DayBook.dog("pip")])
    book.exceptions = [
      exception("pip", "2025-12-09", .moved(to: DayBook.date("2025-12-11"))),
      exception("stranger", "2025-12-10", .added),
    ]
    let resolver = ScheduleResolver(book)
    let days = ["2025-12-08", "2025-12-09", "2025-12-10", "2025-12-11"].map(DayBook.date)
    #expect(days.map { resolver.isModified(on: $0) } == [false, true, false, true])
  }

  /// R3.
  @Test func `weekends have only dogs that were put there`() {
    var dog = DayBook.dog("pip")
    dog.regularDays = Set(Weekday.allCases)
    var book = DayBook.book([dog, DayBook.dog("bea")])
    #expect(ids(book, DayBook.date("2025-12-13")) == [])
    book.exceptions = [exception("bea", "2025-12-13", .added)]
    #expect(ids(book, DayBook.date("2025-12-13")) == ["bea"])
  }

  @Test func `every other week counts ISO weeks from 1970-01-05`() {
    var dog = DayBook.dog("pip")
    dog.everyWeeks = 2
    let book = DayBook.book([dog])
    let tuesdays = (0..<8).map { DayBook.date("1969-12-30").adding(days: 7 * $0) }
    #expect(tuesdays.map { !ids(book, $0).isEmpty } == [false, true, false, true, false, true, false, true])
    let late = (0..<4).map { tuesday.adding(days: 7 * $0) }
    #expect(late.map { ids(book, $0).count }.reduce(0, +) == 2)
  }

  @Test(arguments: [
    (DailyHike.Outcome.hiked, true), (.booked, true), (.away, false), (.injured, false), (.cancelled, false),
    (.noShow, true),
  ])
  func `the history of the day outweighs the schedule`(outcome: DailyHike.Outcome, isOn: Bool) {
    var book = DayBook.book([DayBook.dog("pip")])
    book.hikes = [DailyHike(date: tuesday, dog: DogID("pip"), outcome: outcome)]
    #expect(ids(book, tuesday) == (isOn ? ["pip"] : []))
    #expect(ScheduleResolver(book).absences(on: tuesday).isEmpty == isOn)
  }

  @Test func `a hike in the history needs no regular day, and an absence of the day gives way to it`() {
    var book = DayBook.book([DayBook.dog("pip"), DayBook.dog("bea")])
    book.dogs[0].regularDays = []
    book.exceptions = [exception("bea", "2025-12-09", .removed(.away))]
    book.hikes = ["pip", "bea"].map { DailyHike(date: tuesday, dog: DogID($0), outcome: .hiked) }
    let dogs = ScheduleResolver(book).dogs(on: tuesday)
    #expect(dogs.map(\.reason) == ["hiked", "hiked"])
    #expect(ScheduleResolver(book).absences(on: tuesday).isEmpty)
  }

  @Test func `her own word for an absence is not said twice`() {
    var book = DayBook.book([DayBook.dog("pip")])
    book.exceptions = [exception("pip", "2025-12-09", .removed(.away), " Away")]
    #expect(ScheduleResolver(book).absences(on: tuesday).map(\.1) == ["away"])
  }

  @Test func `every other week is counted from the first regular day since it was told`() {
    var dog = DayBook.dog("pip")
    dog.everyWeeks = 2
    var book = DayBook.book([dog])
    // Told on a Saturday, from the Tuesday after it; told on the Tuesday of the other week, from that one.
    for (last, isOn) in [
      ("2025-11-28", [true, false, true, false]), ("2025-12-08", [false, true, false, true]),
    ] {
      book.earlier = EarlierTerms([
        EarlierTerm(.everyWeeks(DogID("pip")), until: DayBook.date(last), was: .weeks(nil))
      ])
      let tuesdays = ["2025-12-02", "2025-12-09", "2025-12-16", "2025-12-23"].map { DayBook.date($0) }
      let after = zip(tuesdays, isOn).filter { day, _ in day > DayBook.date(last) }
      for (day, isOn) in after { #expect(ids(book, day).isEmpty != isOn, "\(last) \(day)") }
      #expect(after.count > 1)
    }
  }
}
