/// An account of double-entry bookkeeping, with its hierarchical name: `liabilities:hst collected`.
public struct Account: Hashable, Sendable {
  /// The five kinds of account; the first part of every name.
  public enum Root: String, CaseIterable, Hashable, Sendable {
    case assets
    case liabilities
    case equity
    case income
    case expenses
  }

  public let root: Root
  /// The rest of the name, general part first; may be empty.
  public let parts: [String]

  /// A colon inside a part divides it; empty parts are left out.
  public init(_ root: Root, _ parts: String...) {
    self.root = root
    self.parts = parts.flatMap { $0.split(separator: ":").map(String.init) }
  }

  /// Whether this is `other` or stands below it.
  public func isWithin(_ other: Account) -> Bool {
    root == other.root && parts.starts(with: other.parts)
  }
}

extension Account: CustomStringConvertible {
  /// Parts joined by colons, as hledger and beancount's relatives write them.
  public var description: String { ([root.rawValue] + parts).joined(separator: ":") }
}

extension Account: Comparable {
  /// By the kinds' written words, then part by part, so that an account stands before those below it.
  public static func < (left: Account, right: Account) -> Bool {
    ([left.root.rawValue] + left.parts).lexicographicallyPrecedes([right.root.rawValue] + right.parts)
  }
}
