public import Bookkeeping
public import Quantities

/// The whole domain model at rest: what the folder of tables says.
public struct Book: Sendable {
  public var rules = BusinessRules()
  public var clients: [Client] = []
  public var dogs: [Dog] = []
  public var trails: [HikingLocation] = []
  public var exceptions: [ScheduleException] = []
  public var hikes: [DailyHike] = []
  public var payments: [Payment] = []
  public var notes: [WeekNote] = []
  public var review: [ReviewItem] = []
  public var imports: [ImportEntry] = []
  public var orders: [KeptSeat] = []
  public var distances: [DrivenLeg] = []
  public var taxes = TaxTable.canada
  /// Periods that were reported to the tax office, and the lines that each report was made of.
  public var closed: [ClosedPeriod] = []
  public var reported: [ReportedLine] = []
  /// What regular days, rates and who is there were until a day.
  public var earlier = EarlierTerms()

  public init() {}

  public func dog(_ id: DogID) -> Dog? { dogs.first { $0.id == id } }
  public func client(_ id: ClientID?) -> Client? { id.flatMap { id in clients.first { $0.id == id } } }

  public func rate(of dog: Dog) -> Money { dog.rate ?? rules.defaultRate }

  /// The dog's own address and place, else its client's.
  public func pickup(of dog: Dog) -> (address: String, place: PickupPlace) {
    let client = client(dog.client)
    let address = dog.address.isEmpty ? client?.address ?? "" : dog.address
    if !dog.place.isEmpty { return (address, dog.place) }
    // A dog with an address of its own is not fetched from its owner's point on the map.
    guard dog.address.isEmpty, let client else { return (address, PickupPlace()) }
    return (address, client.place)
  }

  /// The dog's name as shown to her: with the owner in brackets where two dogs share it.
  public func label(_ dog: Dog) -> String {
    let isShared = dogs.contains { $0.id != dog.id && $0.name.lowercased() == dog.name.lowercased() }
    guard isShared else { return dog.name }
    let owner = client(dog.client)?.owner ?? ""
    return "\(dog.name) (\(owner.isEmpty ? dog.id.text : owner))"
  }
}
