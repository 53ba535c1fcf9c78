public import Civil
public import Documents
import Quantities

/// Weeks as one page: each day opens to its dogs. For the phone, the screen and paper.
public enum WeekPage {
  /// - Parameters:
  ///   - mondays: of the weeks, in order.
  ///   - today: the day that is open at first; none where the weeks do not hold it.
  ///   - cleared: the days that are paid though the book has no money for them.
  public static func page(
    _ book: Book, mondays: [CivilDate], today: CivilDate, cleared: ClearedDays = .none
  ) -> HTMLPage {
    let weeks = mondays.map { Week(containing: $0) }
    let title =
      weeks.first.map { weeks.count == 1 ? $0.title : "\(weeks.count) weeks from \($0.title)" } ?? "Week"
    let resolver = ScheduleResolver(book)
    return HTMLPage(language: "en-CA", title: title, style: style, script: script) {
      Markup("main") {
        if weeks.count > 1 {
          Markup("h1") { title }
          Markup("ul", ["class": "weeks screen"]) {
            for week in weeks {
              Markup("li") {
                Markup("a", ["class": "button", "href": "#week-\(week.monday)"]) { week.title }
              }
            }
          }
        }
        for week in weeks {
          let days = week.workdays.map { WeekDay($0, book, resolver, cleared) }
          section(week, days, book, today, isAlone: weeks.count == 1)
        }
      }
    }
  }

  private static func section(
    _ week: Week, _ days: [WeekDay], _ book: Book, _ today: CivilDate, isAlone: Bool
  ) -> Markup {
    let dogs = Set(days.flatMap { $0.dogs.map(\.dog.id) }).count
    return Markup("section", ["class": "week", "id": "week-\(week.monday)"]) {
      Markup(isAlone ? "h1" : "h2") { week.title }
      Markup("p", ["class": "faint"]) {
        [
          days.map(\.dogs.count).reduce(0, +).counted("hike", "hikes"), dogs.counted("dog", "dogs"),
          book.rules.business,
        ].filter { !$0.isEmpty }.joined(separator: " · ")
      }
      Markup("div", ["class": "days"]) { for day in days { self.day(day, book, isOpen: day.date == today) } }
    }
  }

  private static func day(_ day: WeekDay, _ book: Book, isOpen: Bool) -> Markup {
    Markup("details", ["class": "day panel", "id": "day-\(day.date)", "open": isOpen ? "" : nil]) {
      Markup("summary") {
        Markup("strong") { day.date.shortText }
        Markup("span", ["class": day.isTooFull ? "bad" : nil]) {
          " \(day.dogs.count) of \(day.places) places"
        }
        if day.isModified { Markup("span", ["class": "mark warn"]) { "modified" } }
      }
      if day.dogs.isEmpty { Markup("p", ["class": "faint"]) { "No dog is booked." } }
      Markup("ul") {
        for entry in day.dogs {
          Markup("li", ["class": "dog"]) {
            Markup("span", ["class": "name"]) { book.label(entry.dog) }
            Markup("span", ["class": "standing \(tone(entry.standing))"]) { entry.money }
            let who = [entry.owner, entry.isException ? entry.reason : ""].filter { !$0.isEmpty }
            if !who.isEmpty { Markup("p", ["class": "faint"]) { who.joined(separator: " · ") } }
          }
        }
        for (dog, reason) in day.absences {
          Markup("li", ["class": "dog off"]) {
            Markup("span", ["class": "name"]) { book.label(dog) }
            " \(reason)"
          }
        }
      }
    }
  }

  private static func tone(_ standing: Standing) -> String {
    switch standing {
    case .paid: "good"
    case .overdue: "bad"
    case .unpaid: "warn"
    }
  }

  private static let style = """

    .weeks { display: flex; flex-wrap: wrap; gap: .4rem; margin: .6rem 0; }
    .week { margin-bottom: 2rem; scroll-margin-top: 1rem; }
    .days { display: grid; gap: .6rem; margin-top: .6rem; }
    .day { padding: .2rem 1rem; scroll-margin-top: 1rem; }
    summary { min-height: 2.75rem; display: flex; flex-wrap: wrap; gap: 0 .7rem; align-items: center; cursor: pointer; }
    summary::before { content: "▸"; color: var(--faint); }
    details[open] > summary::before { content: "▾"; }
    summary strong { font-size: 1.25rem; }
    .mark { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .6rem; font-weight: 600; font-size: .95rem; }
    .dog { padding: .45rem 0; border-top: 1px solid var(--line); }
    .name { font-weight: 700; font-size: 1.15rem; margin-right: .5rem; }
    .standing { font-weight: 600; white-space: nowrap; }
    .off, .off .name { color: var(--faint); font-weight: 400; }
    @media (min-width: 60rem) { .days { grid-template-columns: repeat(5, 1fr); align-items: start; } }
    @page { size: letter landscape; margin: .4in; }
    @media print {
      body { font-size: 8.5pt; line-height: 1.2; }
      main { max-width: none; }
      .days { grid-template-columns: repeat(5, 1fr); gap: .1in; }
      .day { padding: 0; border: 0; border-top: 1pt solid #000; border-radius: 0; }
      .week { break-after: page; margin: 0; }
      .week:last-child { break-after: auto; }
      summary { min-height: 0; list-style: none; }
      summary::before { display: none; }
      summary strong, .name { font-size: 1em; }
      .dog { padding: .1em 0; break-inside: avoid; }
      .dog p { margin: 0; display: inline; }
      .mark { border: 0; padding: 0; }
      .mark::before { content: "* "; }
    }

    """

  /// A wide screen and paper show every day; a telephone opens the one that is tapped, or named in the address.
  private static let script = """

    (function () {
      "use strict";
      var days = Array.from(document.querySelectorAll("details.day"));
      function openAll() { days.forEach(function (day) { day.open = true; }); }
      function openNamed() {
        var day = location.hash && document.getElementById(location.hash.slice(1));
        if (day && day.tagName === "DETAILS") { day.open = true; }
      }
      if (window.matchMedia("(min-width: 60rem)").matches) { openAll(); }
      window.addEventListener("beforeprint", openAll);
      window.addEventListener("hashchange", openNamed);
      openNamed();
    })();

    """
}

/// One day of a week: who comes, who stays home, and how many places there are.
struct WeekDay: Sendable {
  struct Entry: Sendable {
    let dog: Dog
    let owner: String
    let reason: String
    let isException: Bool
    let standing: Standing
    /// `CA$25.00 paid`, `paid`, else how the dog stands.
    let money: String
  }

  let date: CivilDate
  /// By name.
  let dogs: [Entry]
  let absences: [(Dog, String)]
  let isModified: Bool
  let places: Int

  /// More dogs than places.
  var isTooFull: Bool { dogs.count > places }

  init(_ date: CivilDate, _ book: Book, _ resolver: ScheduleResolver, _ cleared: ClearedDays) {
    self.date = date
    let booked = resolver.dogs(on: date)
    let standings = Standing.all(booked.map(\.dog.id), on: date, in: book)
    let moves = MovedMoney(book.exceptions)
    dogs = booked.map { one in
      let paid =
        (book.payments.filter { $0.dog == one.dog.id && $0.hikeDate == date }
        + moves.payments(to: SheetMemory.Day(dog: one.dog.id, date: date), in: book)).map {
          book.amountInSheets($0)
        }.reduce(.zero, +)
      let isCleared = paid > .zero || cleared.contains(one.dog.id, on: date)
      let standing = isCleared ? .paid : standings[one.dog.id] ?? .unpaid
      let unpaid = standing == .paid ? "not paid yet" : standing.rawValue
      return Entry(
        dog: one.dog, owner: book.client(one.dog.client)?.owner ?? "", reason: one.reason,
        isException: one.isException, standing: standing,
        money: paid > .zero ? "\(paid.dollars) paid" : isCleared ? "paid" : unpaid)
    }.sorted { ($0.dog.name.folded, $0.dog.id) < ($1.dog.name.folded, $1.dog.id) }
    absences = resolver.absences(on: date).filter { resolver.isRegular($0.0, on: date) }
    isModified = resolver.isModified(on: date)
    places = book.rules.places
  }
}
