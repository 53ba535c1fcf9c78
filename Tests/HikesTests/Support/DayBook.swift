import Bookkeeping
import Civil
import Hikes
import Quantities
import Tabular

/// Small books for tests about days: invented dogs around Bedford.
enum DayBook {
  /// A Tuesday.
  static let tuesday = date("2025-12-09")

  static func date(_ text: String) -> CivilDate { CivilDate(iso: text) ?? CivilDate(dayNumber: 0) }

  /// A point so many hundred-thousandths of a degree north and east of a corner of Bedford.
  static func place(_ north: Int, _ east: Int) -> PickupPlace {
    guard
      let point = Coordinates(latitudeE7: 447_000_000 + north * 100, longitudeE7: -637_000_000 + east * 100)
    else { return PickupPlace() }
    return PickupPlace(point)
  }

  /// A dog that hikes every Tuesday.
  static func dog(
    _ id: String, at place: PickupPlace? = nil, client: String? = nil, region: String = "", hike: Int? = nil,
    notWith: [String] = []
  ) -> Dog {
    var dog = Dog(id: DogID(id), name: id.prefix(1).uppercased() + id.dropFirst())
    dog.regularDays = [.tuesday]
    dog.place = place ?? PickupPlace()
    dog.client = client.map { ClientID($0) }
    dog.region = region
    dog.hike = hike
    dog.notWith = notWith
    return dog
  }

  static func client(_ id: String, owner: String, phone: String = "", address: String = "") -> Client {
    var client = Client(id: ClientID(id), owner: owner)
    client.phone = phone
    client.address = address
    return client
  }

  static func trail(
    _ name: String, _ region: String, at place: PickupPlace? = nil, isActive: Bool = true
  ) -> HikingLocation {
    var trail = HikingLocation(id: TrailID(naming: name), name: name)
    trail.region = region
    trail.place = place ?? PickupPlace()
    trail.isActive = isActive
    return trail
  }

  static func book(_ dogs: [Dog], clients: [Client] = [], trails: [HikingLocation] = []) -> Book {
    var book = Book()
    book.dogs = dogs
    book.clients = clients
    book.trails = trails
    return book
  }

  static func table(_ lines: [String], file: String = "roster.csv") throws -> Table {
    try RecordReader.table(Array(lines.joined(separator: "\n").utf8), file: file)
  }

  static func ids(_ dogs: [Dog]) -> [String] { dogs.map(\.id.text) }
}
