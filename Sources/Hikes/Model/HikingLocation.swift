/// A trail: where a hike ends its drive.
public struct HikingLocation: Hashable, Sendable {
  public var id: TrailID
  public var name = ""
  public var region = ""
  public var place = PickupPlace()
  public var isActive = true
  public var notes = ""

  public init(id: TrailID, name: String = "") {
    self.id = id
    self.name = name
  }
}
