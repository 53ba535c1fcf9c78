public import Civil

/// An owner: whom to call, and who is charged.
public struct Client: Hashable, Sendable {
  public var id: ClientID
  public var owner = ""
  public var phone = ""
  public var email = ""
  public var address = ""
  public var place = PickupPlace()
  public var isActive = true
  public var since: CivilDate?
  public var notes = ""

  public init(id: ClientID, owner: String = "") {
    self.id = id
    self.owner = owner
  }
}
