public import Civil
public import Quantities

/// Money that moved on one day, told twice: at least two postings, and their sum is zero. An unbalanced one
/// cannot be made.
public struct Transaction: Hashable, Sendable {
  public let date: CivilDate
  public let description: String
  /// In the order they were given.
  public let postings: [Posting]

  /// Takes postings as they stand.
  /// - Throws: `one-legged` for fewer than two postings, `unbalanced` when they do not sum to zero.
  public init(date: CivilDate, description: String, postings: [Posting]) throws(BookkeepingError) {
    guard postings.count >= 2 else {
      throw BookkeepingError(.oneLegged, "a transaction needs two postings, and here is \(postings.count)")
    }
    let sum = postings.map(\.amount).reduce(.zero, +)
    guard sum == .zero else {
      throw BookkeepingError(.unbalanced, "the postings sum to \(sum) and not to zero")
    }
    self.init(unchecked: date, description, postings)
  }

  /// The postings, led by one that takes their sum the other way: balanced by construction.
  public init(
    date: CivilDate, description: String, balancing account: Account, _ first: Posting, _ others: Posting...
  ) {
    let legs = [first] + others
    let sum = legs.map(\.amount).reduce(.zero, +)
    self.init(unchecked: date, description, [Posting(account, .zero - sum)] + legs)
  }

  /// What the postings to this account and those below it come to.
  public func amount(in account: Account) -> Money {
    postings.filter { $0.account.isWithin(account) }.map(\.amount).reduce(.zero, +)
  }

  private init(unchecked date: CivilDate, _ description: String, _ postings: [Posting]) {
    self.date = date
    self.description = description
    self.postings = postings
  }
}
