public import Bookkeeping
public import Civil
import Quantities

/// What came in, by the month of the hike and by dog. The tax in it is that of the ledger.
public struct Revenue: Hashable, Sendable {
  /// What one row stands for.
  public enum Grouping: String, CaseIterable, Hashable, Sendable {
    case monthAndDog = "month-and-dog"
    case month
    case dog
  }

  public struct Row: Hashable, Sendable {
    /// Of the hike's day, else of the tax point; nil where rows go by dog alone.
    public let month: YearMonth?
    /// Nil where rows go by month alone, and for money that names no dog.
    public let dog: DogID?
    public let name: String
    public let owner: String
    /// How many positive payments there are: a cell of her sheet is one hike.
    public let hikes: Int
    public let taxed: TaxedAmount
  }

  public let grouping: Grouping
  /// By month, then dog's id; money without a dog first.
  public let rows: [Row]

  public init(_ ledger: Ledger, by grouping: Grouping = .monthAndDog) {
    self.grouping = grouping
    let groups = Dictionary(grouping: ledger.lines) { line in
      Key(
        month: grouping == .dog ? nil : line.serviceDate.yearMonth,
        dog: grouping == .month ? nil : line.payment.dog)
    }
    rows = groups.sorted { $0.key < $1.key }.map { key, lines in
      let named = key.dog == nil ? nil : lines.first
      return Row(
        month: key.month, dog: key.dog, name: named?.dog?.name ?? "", owner: named?.client?.owner ?? "",
        hikes: lines.count { $0.payment.amount > .zero },
        taxed: lines.map(\.taxed).reduce(.zero, +))
    }
  }

  public var total: TaxedAmount { rows.map(\.taxed).reduce(.zero, +) }
  public var hikes: Int { rows.map(\.hikes).reduce(0, +) }

  private struct Key: Hashable, Comparable {
    let month: YearMonth?
    let dog: DogID?

    static func < (left: Key, right: Key) -> Bool {
      if let l = left.month, let r = right.month, l != r { return l < r }
      return (left.dog?.text ?? "") < (right.dog?.text ?? "")
    }
  }
}
