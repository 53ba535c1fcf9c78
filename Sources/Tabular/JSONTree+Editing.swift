extension JSONTree {
  /// Puts a value where the key stands, the last of doubled ones, else behind all members. Nothing happens where
  /// this is no object.
  public mutating func set(_ key: String, _ value: JSONTree) {
    guard case .object(var members) = self else { return }
    if let place = members.lastIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(JSONMember(key, value))
    }
    self = .object(members)
  }

  /// Takes a key out, every time it stands there.
  public mutating func remove(_ key: String) {
    guard case .object(let members) = self else { return }
    self = .object(members.filter { $0.key != key })
  }

  /// A copy with a value put in.
  public func setting(_ key: String, _ value: JSONTree) -> JSONTree {
    var copy = self
    copy.set(key, value)
    return copy
  }
}
