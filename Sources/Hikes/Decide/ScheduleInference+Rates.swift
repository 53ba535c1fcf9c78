import Civil
import Quantities

/// What a hike of a dog costs.
extension ScheduleInference {
  func rate(_ dog: DogID, _ history: History) -> Inference? {
    let all = history.amounts.values.reduce(0, +)
    // Who pays so much for one day in three, or once, pays for others with it.
    let amounts = history.amounts.filter {
      $0.key <= priceLimit || ($0.value > 2 && all * 2 > history.expected.count)
    }
    guard let usual = history.usual(of: amounts) else { return nil }
    // A single payment of twice what a hike may cost says nothing of one of several hikes.
    if all == 1, usual.key.cents >= 4000, history.expected.count > 1 { return nil }
    // After a rise the new price is the one, however long the old one was. So many times as much are so many hikes.
    if let new = history.newPrice, new.cents * 2 > usual.key.cents, new.cents < usual.key.cents * 2,
      new != usual.key
    {
      return Inference(
        dog: dog, subject: .rate, value: new.description,
        evidence: "\(new.dollars) the last \(History.enough) times, \(usual.key.dollars) before")
    }
    if haveRisen, history.hasRisen, let last = history.lastAmount, last != usual.key {
      return Inference(
        dog: dog, subject: .rate, value: last.description,
        evidence: "\(last.dollars) the last time, as most dogs paid more then, \(usual.key.dollars) before")
    }
    if let price = price(of: usual.key), all <= history.listed.count {
      return Inference(
        dog: dog, subject: .rate, value: price.description,
        evidence:
          "\(usual.key.dollars) \(usual.value) of \(all) payments, \(usual.key.cents / price.cents) times what a hike costs others"
      )
    }
    return Inference(
      dog: dog, subject: .rate, value: usual.key.description,
      evidence: "\(usual.key.dollars) \(usual.value) of \(all) payments")
  }

  /// What a hike costs of a dog that pays for three or more at once, as few others do: what most of those pay of whose prices it is
  /// a multiple. Nil for any other amount.
  private func price(of amount: Money) -> Money? {
    guard usualAmounts[amount, default: 0] <= 2 else { return nil }
    let prices = usualAmounts.filter { price, dogs in
      dogs >= 3 && price.cents >= 1000 && amount.cents % price.cents == 0 && amount.cents >= price.cents * 3
    }
    return prices.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
