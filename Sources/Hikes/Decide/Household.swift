import Civil
import Quantities

/// Dogs that are fetched together: those of one client at one place. A dog without a client is alone.
struct Household: Hashable, Sendable {
  /// In the order of their ids; at least one.
  let dogs: [Dog]
  let address: String
  /// Nil where nobody knows the place.
  let coordinates: Coordinates?
  /// The household it is a part of, by its place in the list, where households may be divided.
  let origin: Int

  /// The hikes in which dogs of it are wanted.
  var wishes: Set<Int> { Set(dogs.compactMap(\.hike)) }

  /// The seconds of the day between which all its dogs are ready; `.max` where none says until when.
  var opens: Int { 60 * (dogs.compactMap(\.readyFrom).max()?.minutes ?? 0) }
  var closes: Int { dogs.compactMap(\.readyUntil).min().map { 60 * $0.minutes } ?? .max }
  var isTimed: Bool { opens > 0 || closes < .max }

  /// `ready from 09:30 until 10:00`; empty where it is ready at any time.
  var readyText: String {
    let from = dogs.compactMap(\.readyFrom).max().map { " from \($0)" } ?? ""
    let until = dogs.compactMap(\.readyUntil).min().map { " until \($0)" } ?? ""
    return from.isEmpty && until.isEmpty ? "" : "ready\(from)\(until)"
  }

  /// The first region that a dog's column names; empty where none does.
  var region: String { dogs.map(\.region).first { !$0.folded.isEmpty } ?? "" }

  func hasFoe(in other: Household) -> Bool {
    dogs.contains { dog in other.dogs.contains { dog.isFoe(of: $0) } }
  }

  /// Every dog on its own, from the same place.
  var divided: [Household] {
    dogs.map { Household(dogs: [$0], address: address, coordinates: coordinates, origin: origin) }
  }

  /// The same dogs, wanted in no hike more than in another.
  var withoutWishes: Household {
    let free = dogs.map { dog in
      var free = dog
      free.hike = nil
      return free
    }
    return Household(dogs: free, address: address, coordinates: coordinates, origin: origin)
  }

  /// The households of these dogs in the order of their first dogs' ids.
  static func all(_ dogs: [Dog], in book: Book) -> [Household] {
    struct Key: Hashable {
      let client: ClientID
      let coordinates: Coordinates?
      let address: String
    }
    var members: [[Dog]] = []
    var places: [Key: Int] = [:]
    for dog in dogs.sorted(by: { $0.id < $1.id }) {
      let pickup = book.pickup(of: dog)
      let coordinates = pickup.place.coordinates
      // One place has one point, however its address is spelled.
      let address = coordinates == nil ? pickup.address.folded : ""
      let key = dog.client.map { Key(client: $0, coordinates: coordinates, address: address) }
      if let key, let place = places[key] {
        members[place].append(dog)
      } else {
        if let key { places[key] = members.count }
        members.append([dog])
      }
    }
    return members.enumerated().map { place, dogs in
      let pickups = dogs.map { book.pickup(of: $0) }
      return Household(
        dogs: dogs, address: pickups.map(\.address).first { !$0.isEmpty } ?? "",
        coordinates: pickups.first?.place.coordinates, origin: place)
    }
  }
}

extension Dog {
  /// Whether the two must not share a hike; it is enough that one of them says so.
  func isFoe(of other: Dog) -> Bool {
    notWith.contains(other.id.text) || other.notWith.contains(id.text)
  }
}
