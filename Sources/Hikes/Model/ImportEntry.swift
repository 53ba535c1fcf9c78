public import Quantities

/// One file that was taken over.
public struct ImportEntry: Hashable, Sendable {
  public var batch: String
  public var file: String
  public var sha256: String
  /// What it was read as: `sheet 2025-12`, `roster`, `places`.
  public var kind: String
  public var cells: Int
  public var amount: Money

  public init(
    batch: String = "", file: String, sha256: String, kind: String, cells: Int = 0, amount: Money = .zero
  ) {
    self.batch = batch
    self.file = file
    self.sha256 = sha256
    self.kind = kind
    self.cells = cells
    self.amount = amount
  }
}
