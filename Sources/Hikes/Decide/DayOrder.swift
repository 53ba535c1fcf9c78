public import Civil
public import Diagnostics

/// The order of one day, changed by hand or by another program, as seats to keep.
public struct DayOrder: Sendable {
  public let date: CivilDate
  /// Empty where the order is refused.
  public let seats: [KeptSeat]
  /// Whether it differs from the order that stood.
  public let isChanged: Bool
  public let diagnostics: [Diagnostic]

  /// One line for the owner: who rides in which hike, in order.
  public func text(_ book: Book) -> String {
    let hikes = Set(seats.map(\.hike)).sorted().map { hike in
      let dogs = seats.filter { $0.hike == hike }.sorted { ($0.position, $0.dog) < ($1.position, $1.dog) }
      return "hike \(hike): "
        + dogs.map { seat in book.dog(seat.dog).map { book.label($0) } ?? seat.dog.text }.joined(
          separator: ", ")
    }
    return "\(date.longText) is kept: \(hikes.joined(separator: "; "))."
  }
}

extension Book {
  /// Keeps these seats for their day in place of those that stood.
  public mutating func keep(_ seats: [KeptSeat], on date: CivilDate) {
    orders.removeAll { $0.date == date }
    orders += seats
    orders.sort { ($0.date, $0.hike, $0.position, $0.dog) < ($1.date, $1.hike, $1.position, $1.dog) }
  }
}

extension DayPlan {
  /// The seats of everyone who rides, to be kept.
  public var seats: [KeptSeat] {
    shown.flatMap { hike in
      let lost = unrouted.filter { $0.hike == hike.number }
      return hike.stops.flatMap { stop in
        stop.dogs.map { KeptSeat(date: date, hike: hike.number, position: stop.position, dog: $0.id) }
      }
        + lost.enumerated().map { index, seated in
          KeptSeat(date: date, hike: hike.number, position: hike.stops.count + index + 1, dog: seated.dog.id)
        }
    }
  }
}
