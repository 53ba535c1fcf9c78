import Civil

/// Who sits in which hike of a day.
struct Seats {
  struct Hike {
    /// With a place, in the order of the drive.
    var routed: [Household]
    /// Without one, after them.
    var unplaced: [Seated] = []

    var dogs: [Dog] { routed.flatMap(\.dogs) + unplaced.map(\.dog) }
    var isEmpty: Bool { routed.isEmpty && unplaced.isEmpty }
  }

  /// A dog that was given a seat without a place to fetch it from.
  struct Seated {
    let dog: Dog
    let address: String
    /// Its household had no seats side by side.
    let isApart: Bool
  }

  private(set) var hikes: [Hike]
  /// For whom there was no seat.
  private(set) var standing: [Dog] = []
  private let capacity: Int

  init(hikes: [[Household]], capacity: Int) {
    self.capacity = capacity
    self.hikes = hikes.map { households in
      var hike = Hike(routed: Seats.joined(households.filter { $0.coordinates != nil }))
      hike.unplaced = households.filter { $0.coordinates == nil }.flatMap { household in
        household.dogs.map { Seated(dog: $0, address: household.address, isApart: false) }
      }
      return hike
    }
  }

  /// Seats households without a place, each in the smaller hike; hike 1 on a tie.
  mutating func take(_ households: [Household]) {
    for household in households {
      if let hike = hike(for: household.dogs) {
        seat(household, in: hike, isApart: false)
        continue
      }
      for part in household.divided {
        if let hike = hike(for: part.dogs) {
          seat(part, in: hike, isApart: household.dogs.count > 1)
        } else {
          standing += part.dogs
        }
      }
    }
  }

  /// Puts a household between two stops of a hike.
  mutating func insert(_ household: Household, hike: Int, at index: Int) {
    hikes[hike].routed.insert(household, at: index)
    hikes[hike].routed = Self.joined(hikes[hike].routed)
  }

  mutating func turnAway(_ household: Household) { standing += household.dogs }

  /// In a list by region the order of the list counts, not that of a drive.
  mutating func sort() {
    func key(_ seated: Seated) -> (Int, String, String, DogID) {
      let region = seated.dog.region.folded
      return (region.isEmpty ? 1 : 0, region, seated.dog.name.folded, seated.dog.id)
    }
    for index in hikes.indices { hikes[index].unplaced.sort { key($0) < key($1) } }
  }

  private mutating func seat(_ household: Household, in hike: Int, isApart: Bool) {
    hikes[hike].unplaced += household.dogs.map {
      Seated(dog: $0, address: household.address, isApart: isApart)
    }
  }

  /// The smallest hike with room where everything is as the book has it, else without the wish, else with a foe.
  private func hike(for dogs: [Dog]) -> Int? {
    let roomy = hikes.indices.filter { hikes[$0].dogs.count + dogs.count <= capacity }
    let peaceful = roomy.filter { hike in
      !dogs.contains { dog in hikes[hike].dogs.contains { dog.isFoe(of: $0) } }
    }
    let wished = peaceful.filter { hike in dogs.allSatisfy { $0.hike == nil || $0.hike == hike + 1 } }
    let candidates = [wished, peaceful, roomy].first { !$0.isEmpty } ?? []
    return candidates.min { hikes[$0].dogs.count < hikes[$1].dogs.count }
  }

  /// Parts of one household that ended up side by side, and are ready at the same time, are one stop again.
  static func joined(_ parts: [Household]) -> [Household] {
    var joined: [Household] = []
    for part in parts {
      if let last = joined.last, last.origin == part.origin, last.opens == part.opens,
        last.closes == part.closes
      {
        joined[joined.count - 1] = Household(
          dogs: (last.dogs + part.dogs).sorted { $0.id < $1.id }, address: last.address,
          coordinates: last.coordinates, origin: last.origin)
      } else {
        joined.append(part)
      }
    }
    return joined
  }
}
