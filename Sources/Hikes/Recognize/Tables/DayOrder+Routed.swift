public import Civil
import Diagnostics
public import Tabular

extension DayOrder {
  /// The order that the VROOM engine answered. The day is the one its vehicles name, else `date`.
  public static func read(_ answer: JSONTree, file: String, asOf date: CivilDate, _ book: Book) -> DayOrder {
    let routes = answer["routes"]?.elements ?? []
    let named = routes.compactMap { CivilDate(iso: ($0["description"]?.text ?? "").prefix(10)) }.first
    return RoutedAnswer(answer, routes, Location(file: file), named ?? date, book).order
  }
}

/// An answer of VROOM, held against the day it is for.
private struct RoutedAnswer {
  private let date: CivilDate
  private let book: Book
  private let location: Location
  private let households: [Household]
  private var seats: [KeptSeat] = []
  private var log: [Diagnostic] = []
  private let before: [KeptSeat]

  init(_ answer: JSONTree, _ routes: [JSONTree], _ location: Location, _ date: CivilDate, _ book: Book) {
    self.date = date
    self.book = book
    self.location = location
    let planner = HikePlanner(book)
    households = planner.routingDay(date).households
    before = book.orders.filter { $0.date == date }
    for route in routes { take(route) }
    for job in answer["unassigned"]?.elements ?? [] {
      let names = household(job).map { $0.dogs.map { book.label($0) }.joined(separator: ", ") }
      refuse("the program found no hike for \(names ?? "a stop that is not of this day")")
    }
    if routes.isEmpty {
      refuse("it has no routes: \(answer["error"]?.text ?? "the program did not solve the day")")
    }
    check()
  }

  var order: DayOrder {
    let isRefused = log.contains { $0.severity == .error }
    return DayOrder(
      date: date, seats: isRefused ? [] : seats, isChanged: !isRefused && Set(seats) != Set(before),
      diagnostics: log)
  }

  private mutating func refuse(_ message: String) {
    log.append(
      Diagnostic(
        .error, .orderRefused, at: location, "the order for \(date.longText) is not taken: \(message)",
        hint: "write the problem again with hound today --format vroom, and solve that"))
  }

  private mutating func take(_ route: JSONTree) {
    guard let hike = route["vehicle"]?.integer, (1...99).contains(hike) else {
      refuse("a route has no vehicle")
      return
    }
    var position = 0
    for step in route["steps"]?.elements ?? [] where step["type"]?.text == "job" {
      guard let household = household(step) else {
        refuse("stop \(step["id"]?.integer ?? 0) is not of this day")
        continue
      }
      position += 1
      seats += household.dogs.map { KeptSeat(date: date, hike: hike, position: position, dog: $0.id) }
    }
  }

  /// By the dogs in the description, else by the number of the job.
  private func household(_ step: JSONTree) -> Household? {
    if let text = step["description"]?.text, !text.isEmpty {
      let dogs = text.split(separator: ";").map(String.init)
      return households.first { $0.dogs.map(\.id.text) == dogs }
    }
    guard let id = step["id"]?.integer ?? step["job"]?.integer, households.indices.contains(id - 1) else {
      return nil
    }
    return households[id - 1]
  }

  /// What the program could not know, or might have left out.
  private mutating func check() {
    guard !log.contains(where: { $0.severity == .error }) else { return }
    let dogs = Dictionary(book.dogs.map { ($0.id, $0) }) { first, _ in first }
    for hike in Set(seats.map(\.hike)).sorted() {
      let here = seats.filter { $0.hike == hike }.compactMap { dogs[$0.dog] }
      for (index, dog) in here.enumerated() {
        for other in here[(index + 1)...] where dog.isFoe(of: other) {
          refuse("\(book.label(dog)) and \(book.label(other)) must not meet and are both in hike \(hike)")
        }
      }
      if here.count > book.rules.dogsPerHike {
        refuse("hike \(hike) has \(here.count) dogs, and a hike takes \(book.rules.dogsPerHike)")
      }
    }
    let seated = Set(seats.map(\.dog))
    for dog in households.flatMap(\.dogs) where !seated.contains(dog.id) {
      refuse("\(book.label(dog)) is in no hike")
    }
    if seated.count < seats.count { refuse("a dog is in it twice") }
  }
}
