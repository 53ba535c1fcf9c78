public import Civil
public import Quantities

/// A dog with today's regular schedule. Without a client or a place it is incomplete, not broken.
public struct Dog: Hashable, Sendable {
  public var id: DogID
  public var name = ""
  public var client: ClientID?
  public var secondClient: ClientID?
  /// The pickup address where it differs from the client's.
  public var address = ""
  public var place = PickupPlace()
  public var region = ""
  public var regularDays: Set<Weekday> = []
  /// For one hike; nil means the book's default rate.
  public var rate: Money?
  /// The regular days hold every so many weeks.
  public var everyWeeks: Int?
  /// 1 or 2 where she wants the dog in that hike.
  public var hike: Int?
  public var notWith: [String] = []
  public var readyFrom: TimeOfDay?
  public var readyUntil: TimeOfDay?
  public var color = ""
  public var isActive = true
  public var notes = ""

  public init(id: DogID, name: String = "") {
    self.id = id
    self.name = name
  }

  /// One key path for each column of the table.
  subscript(day day: Weekday) -> Bool {
    get { regularDays.contains(day) }
    set { if newValue { regularDays.insert(day) } else { regularDays.remove(day) } }
  }
}
