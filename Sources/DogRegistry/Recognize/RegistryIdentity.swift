import Civil
import Store

/// Ids that are made of what they stand for, so that the same visit has the same id on every computer.
public enum RegistryIdentity {
  /// A dog's, from the id of its first visit.
  public static func dog(_ first: VisitID) -> DogID {
    DogID(DerivedID.uuid("hound:dog:" + first.text.lowercased()))
  }

  /// Of a visit that brings none along.
  /// - Parameter repetition: 2 for the second visit that is the same in all three.
  static func visit(name: FoldedName, owner: FoldedName?, arrival: Instant, repetition: Int = 1) -> VisitID {
    let moment = arrival.local(.utc)
    let again = repetition > 1 ? "|\(repetition)" : ""
    return VisitID(DerivedID.uuid("hound:visit:\(name.folded)|\(owner?.folded ?? "")|\(moment)\(again)"))
  }

  /// Of a visit whose id another one has already.
  static func visit(again id: VisitID, repetition: Int) -> VisitID {
    VisitID(DerivedID.uuid("hound:visit:\(id.text.lowercased())|\(repetition)"))
  }

  /// Whether a text looks like an id: `9D436124-EE62-0E36-BF0B-683BC4CACC2C`.
  static func isUUID(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place)
        ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
    }
  }
}
