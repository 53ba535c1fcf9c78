public import Quantities

/// One leg of a transaction. Positive is a debit, money into the account; negative is a credit.
public struct Posting: Hashable, Sendable {
  public let account: Account
  public let amount: Money

  public init(_ account: Account, _ amount: Money) {
    self.account = account
    self.amount = amount
  }
}
