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
    let sum = others.reduce(first.amount) { $0 + $1.amount }
    var postings: [Posting] = []
    postings.reserveCapacity(others.count + 2)
    postings.append(Posting(account, .zero - sum))
    postings.append(first)
    postings.append(contentsOf: others)
    self.init(unchecked: date, description, postings)
  }

  /// What the postings to this account and those below it come to.
  public func amount(in account: Account) -> Money {
    postings.reduce(.zero) { $1.account.isWithin(account) ? $0 + $1.amount : $0 }
  }

  private init(unchecked date: CivilDate, _ description: String, _ postings: [Posting]) {
    self.date = date
    self.description = description
    self.postings = postings
  }
}
