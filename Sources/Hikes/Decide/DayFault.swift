import Civil
import Routing

/// Says in the owner's words why a day cannot be as asked.
struct DayFault {
  let error: RoutingError
  let households: [Household]
  let book: Book
  let hikes: Int

  var text: String {
    let named = error.stops.compactMap { households.indices.contains($0) ? households[$0] : nil }
    let dogs = named.flatMap(\.dogs)
    let capacity = book.rules.dogsPerHike
    switch error.cause {
    case .stopTooLarge:
      return "\(list(dogs)) are one household of \(dogs.count) dogs, and a hike takes \(capacity)"
    case .foesAtOneStop:
      return "\(foes(in: dogs)) must not meet and are fetched together, as one household"
    case .foesInOneHike:
      return "\(foes(in: dogs)) must not meet, and there is only one hike"
    case .conflictCycle:
      return "\(rings(named)) must be kept apart each from the next, and two hikes cannot do that"
    case .hikesAgainstConflicts:
      return "the hikes wanted for \(wishes(dogs)) would bring together dogs that must not meet"
    case .hikesAgainstCapacity: return overfull(dogs)
    case .conflictsAgainstCapacity:
      return "with \(list(dogs.filter(hasFoe))) kept apart one hike has more than \(capacity) dogs"
    case .stopsAgainstCapacity:
      return "with every household whole one hike has more than \(capacity) dogs"
    case .window: return missed(named)
    case .position: return "\(list(dogs)) cannot be at the place in the order that is asked for"
    case .tooManyDogs, .other:
      if error.code == .tooManyStops {
        return
          "\(households.count) places to stop at are more than the \(RoutePlanner.mostStops) Hound orders by "
          + "itself; `hound today --format vroom` hands the day to a routing program"
      }
      if !(1...2).contains(hikes) {
        return
          "Hound itself plans one hike or two, not \(hikes); `hound today --format vroom` hands the day to a "
          + "routing program"
      }
      return error.detail
    }
  }

  private func list(_ dogs: [Dog]) -> String { Self.list(dogs.map { book.label($0) }) }

  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private func foes(in dogs: [Dog]) -> String {
    for (index, dog) in dogs.enumerated() {
      if let foe = dogs[index...].first(where: { $0.isFoe(of: dog) }) {
        return dog.id == foe.id ? "\(book.label(dog)) and itself" : list([dog, foe])
      }
    }
    return list(dogs)
  }

  private func rings(_ households: [Household]) -> String {
    Self.list(
      households.enumerated().map { index, household in
        let next = households[(index + 1) % households.count]
        let quarrelsome = household.dogs.first { dog in next.dogs.contains { $0.isFoe(of: dog) } }
        return (quarrelsome ?? household.dogs.first).map { book.label($0) } ?? ""
      })
  }

  private func hasFoe(_ dog: Dog) -> Bool {
    households.contains { $0.dogs.contains { $0.isFoe(of: dog) } }
  }

  private func wishes(_ dogs: [Dog]) -> String {
    Self.list(dogs.compactMap { dog in dog.hike.map { "\(book.label(dog)) (hike \($0))" } })
  }

  private func overfull(_ dogs: [Dog]) -> String {
    let counts = (1...2).map { hike in dogs.count { $0.hike == hike } }
    let hike = counts[1] > counts[0] ? 2 : 1
    return
      "\(counts[hike - 1]) dogs are wanted in hike \(hike), and with what else is asked it would have more than "
      + "\(book.rules.dogsPerHike)"
  }

  private func missed(_ households: [Household]) -> String {
    let calls = households.map { household in
      "\(list(household.dogs)) (\(household.readyText))"
    }
    let departures = (1...max(1, hikes)).compactMap { hike in
      book.rules.departure(hike).map { "hike \(hike) leaves at \($0)" }
    }
    let leaves =
      departures.isEmpty ? "no hike has a departure in settings.csv" : departures.joined(separator: ", ")
    if let only = households.first, households.count == 1 {
      if only.opens > only.closes { return "\(calls[0]) is not ready at any time" }
      return "no order is at \(calls[0]) in time; \(leaves)"
    }
    return "no order is in time at all of \(Self.list(calls)); \(leaves)"
  }
}

extension BusinessRules {
  /// When a hike leaves home; nil where the settings do not say, or the van does not move.
  func departure(_ hike: Int) -> TimeOfDay? {
    departures.indices.contains(hike - 1) ? TimeOfDay(departures[hike - 1]) : nil
  }
}
