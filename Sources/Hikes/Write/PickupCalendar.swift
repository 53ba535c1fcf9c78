public import Civil
public import Documents
import Quantities

/// The hikes of some days for a calendar, with the morning's summary as the alarm of the day's first hike.
public enum PickupCalendar {
  /// A day without hikes has nothing in it.
  /// - Parameters:
  ///   - zone: the clocks of the book's time zone; nil where the system does not know it.
  ///   - sequence: the number of the newest change of the book, which no undo lowers.
  ///   - stamp: when the file is written.
  public static func file(
    _ plans: [DayPlan], _ book: Book, zone: ZoneRules?, sequence: Int, stamp: Instant
  ) -> CalendarFile {
    let name = book.rules.business.isEmpty ? "Dog hikes" : "\(book.rules.business): hikes"
    return CalendarFile(
      name: name, zone: zone,
      events: plans.flatMap { plan in
        plan.shown.enumerated().map { index, hike in
          event(hike, isFirst: index == 0, plan, book, sequence, stamp)
        }
      })
  }

  private static func event(
    _ hike: PlannedHike, isFirst: Bool, _ plan: DayPlan, _ book: Book, _ sequence: Int, _ stamp: Instant
  ) -> CalendarEvent {
    let dogs = plan.dogs(in: hike).count
    let trail = hike.trail.map { " to \($0.name)" } ?? ""
    // The day and the number of the hike make it what it is, whoever rides.
    var event = CalendarEvent(
      uid: "\(plan.date)-hike-\(hike.number)@hound", sequence: sequence, stamp: stamp,
      start: hike.departure.map { .local(LocalTime(date: plan.date, time: $0)) } ?? .day(plan.date),
      end: arrival(hike, book.rules).map { .local(LocalTime(date: plan.date, time: $0)) },
      summary: "Hike \(hike.number): \(dogs) dog\(dogs == 1 ? "" : "s")\(trail)")
    event.description = description(hike, plan, book).joined(separator: "\n")
    event.location = hike.trail.map { $0.region.isEmpty ? $0.name : "\($0.name), \($0.region)" } ?? ""
    event.coordinates = hike.trail?.place.coordinates
    if isFirst {
      event.alarms = [
        CalendarAlarm(
          at: LocalTime(date: plan.date, time: book.rules.notifyAt), text: PickupSheet.summary(plan, book))
      ]
    }
    return event
  }

  /// When the van is at the trail, to the minute above; nil where a time or a place is missing.
  static func arrival(_ hike: PlannedHike, _ rules: BusinessRules) -> TimeOfDay? {
    guard let last = hike.stops.last, let eta = last.eta, let metres = hike.metresToTrail, rules.speed > 0,
      hike.departure != nil
    else { return nil }
    let loading = max(0, rules.minutesPerStop) + (last.dogs.count - 1) * max(0, rules.minutesPerExtraDog)
    let driving = (metres.value * 60 + rules.speed * 1000 - 1) / (rules.speed * 1000)
    return TimeOfDay(minutes: eta.minutes + loading + driving)
  }

  private static func description(_ hike: PlannedHike, _ plan: DayPlan, _ book: Book) -> [String] {
    var lines: [String] = []
    if let impossible = plan.impossible { lines.append("This day cannot be as it should: \(impossible).") }
    for stop in hike.stops {
      let stated = PickupRoute.lines(stop, plan, book)
      lines += stated.enumerated().map { ($0.offset == 0 ? "\(stop.position). " : "   ") + $0.element }
    }
    for seated in plan.unrouted where seated.hike == hike.number {
      lines +=
        ["Last: \(seated.reason), \(seated.address)"]
        + PickupRoute.lines(seated.dog, plan, book).map { "   " + $0 }
    }
    let way = hike.stops.isEmpty ? "" : " (\(hike.metres.kilometresText) in all)"
    lines.append("Trail: \(hike.trail?.name ?? "none") – \(hike.trailReason)\(way)")
    return lines + plan.unplaced.map { "In no hike: \(book.label($0.dog)) – \($0.reason)" }
  }
}
