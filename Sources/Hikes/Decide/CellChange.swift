public import Civil
public import Diagnostics

/// One cell whose meaning for the book is new, other than before, or gone.
public struct CellChange: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case added
    case changed
    case vanished
  }

  public let kind: Kind
  public let dog: String
  public let date: CivilDate?
  public let location: Location
  public let was: String
  public let now: String
  /// Whether the book keeps what is gone from the sheet.
  public let isKept: Bool

  public init(
    _ kind: Kind, dog: String, date: CivilDate?, at location: Location, was: String, now: String,
    isKept: Bool = true
  ) {
    self.kind = kind
    self.dog = dog
    self.date = date
    self.location = location
    self.was = was
    self.now = now
    self.isKept = isKept
  }

  /// "Luna: Thu Dec 11 → away; was CA$30.00 paid".
  public var text: String {
    let day = date.map { ": \($0.shortText)" } ?? ""
    switch kind {
    case .added: return "\(dog)\(day) → \(now)"
    case .changed: return "\(dog)\(day) → \(now)" + (was.isEmpty ? "" : "; was \(was)")
    case .vanished where isKept: return "\(dog)\(day): \(was) is no longer in the sheet; the book keeps it"
    case .vanished: return "\(dog)\(day) → as usual; was \(was)"
    }
  }
}
