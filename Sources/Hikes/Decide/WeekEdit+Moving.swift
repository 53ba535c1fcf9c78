public import Civil
import Diagnostics
import Quantities

extension WeekEdit {
  /// Puts a dog on some days: back where an exception took it off, else as one that is there that week only.
  public mutating func add(_ dog: Dog, on dates: [CivilDate], isRange: Bool) {
    guard isActive(dog) else { return }
    if !isRange, let date = dates.first, !isWorkday(date) { return }
    for date in dates where date.weekday <= .friday {
      if resolver.isBooked(dog, on: date) {
        lines.append("\(book.label(dog)) is booked on \(date.shortText) already.")
        continue
      }
      if let standing = departure(dog, date) {
        take(standing)
        lines.append("\(book.label(dog)): \(date.shortText) → no longer \(standing.spoken)")
      } else {
        let words = manner.reason.isEmpty ? "added" : "added (\(manner.reason))"
        lines.append("\(book.label(dog)): \(date.shortText) → \(words)")
      }
      restore(dog, date)
      if !resolver.isBooked(dog, on: date) { put(dog, date, .added) }
      days.insert(date)
    }
  }

  /// A row of the history that says the dog stays home no longer does.
  private mutating func restore(_ dog: Dog, _ date: CivilDate) {
    guard let place = hike(dog, date), !book.hikes[place].outcome.isOnHike else { return }
    let row = book.hikes[place]
    if Self.sources.contains(row.source), !isPaid(dog, date) {
      book.hikes.remove(at: place)
      return
    }
    book.hikes[place].outcome = .booked
    if let charge = row.charge, charge == .zero {
      book.hikes[place].charge = pricePaid(dog, date) ?? book.rate(of: dog, on: date)
    }
  }

  /// What a hike cost on the day on which it was paid in full, whatever the rate became.
  private func pricePaid(_ dog: Dog, _ date: CivilDate) -> Money? {
    let days = book.payments.filter { $0.dog == dog.id && $0.hikeDate == date }.compactMap(\.paidDate)
    return days.map { book.rate(of: dog, on: $0) }.first { $0 == paid(dog, date) }
  }

  /// The commands that put rows of their own into the history.
  private static let sources: Set<String> = ["away", "injured", "cancel", "remove", "move", "swap"]

  /// Moves a dog from one day to another of the same week.
  public mutating func move(_ dog: Dog, from: CivilDate, to: CivilDate) {
    guard isActive(dog), isWorkday(from), isWorkday(to) else { return }
    guard from.monday == to.monday else {
      return refuse(
        .otherWeek, "\(from.shortText) and \(to.shortText) are in different weeks",
        hint: "hound remove \(dog.id) \(from) and hound add \(dog.id) \(to) do the same")
    }
    guard from != to else {
      return refuse(
        .otherWeek, "\(book.label(dog)) is to move from \(from.shortText) to the same day",
        hint: "name another day after --to")
    }
    guard resolver.isBooked(dog, on: from) else {
      let usual = Week(containing: from).workdays.filter { resolver.isBooked(dog, on: $0) }
      let standing = departure(dog, from).map { ": it is \($0.spoken)" } ?? ""
      return refuse(
        .notBooked, "\(book.label(dog)) is not booked on \(from.shortText)\(standing)",
        hint: usual.isEmpty
          ? "it has no day in that week; add it with hound add \(dog.id) \(to)"
          : "that week it is booked on \(usual.map(\.shortText).joined(separator: ", "))")
    }
    guard !resolver.isBooked(dog, on: to) else {
      return refuse(
        .exceptionStands, "\(book.label(dog)) is booked on \(to.shortText) already",
        hint: "hound remove \(dog.id) \(from) takes it off \(from.shortText)")
    }
    if let standing = departure(dog, to), standing.change != .moved(to: from) {
      guard manner.replaces else {
        return refuse(
          .exceptionStands, "\(book.label(dog)) is \(standing.spoken) on \(to.shortText) already",
          hint: "say --replace, or hound add \(dog.id) \(to) to undo it")
      }
      take(standing)
    }
    lines.append("\(book.label(dog)): \(from.shortText) → \(to.shortText)")
    change(dog, from: from, to: to)
    carry(dog, from: from, to: to)
  }

  /// A dog that was already moved or added goes on from there, so that each of its days has one exception.
  private mutating func change(_ dog: Dog, from: CivilDate, to: CivilDate) {
    guard let arrival = arrival(dog, from) else { return put(dog, from, .moved(to: to)) }
    book.exceptions.removeAll { $0 == arrival }
    days.formUnion([from, to, arrival.date])
    let reason = manner.reason.isEmpty ? arrival.reason : manner.reason
    if arrival.change == .added {
      put(dog, to, .added, reason: reason)
    } else if arrival.date != to {
      put(dog, arrival.date, .moved(to: to), reason: reason)
    }
  }

  /// The charge goes with the hike; the payment stays as it was entered, and reaches the new day as credit.
  private mutating func carry(_ dog: Dog, from: CivilDate, to: CivilDate) {
    let place = hike(dog, from)
    guard place != nil || isPaid(dog, from) else { return }
    let charge = place.flatMap { book.hikes[$0].charge } ?? book.rate(of: dog, on: from)
    if let place, book.hikes[place].source == Self.moved, !isPaid(dog, from) {
      book.hikes.remove(at: place)
    } else if let place {
      book.hikes[place].outcome = .cancelled
      book.hikes[place].charge = .zero
    } else {
      book.hikes.append(
        DailyHike(date: from, dog: dog.id, outcome: .cancelled, charge: .zero, source: manner.source))
    }
    if let place = hike(dog, to) {
      book.hikes[place].outcome = .booked
      book.hikes[place].charge = charge
    } else {
      book.hikes.append(
        DailyHike(date: to, dog: dog.id, outcome: .booked, charge: charge, source: Self.moved))
    }
    let paid = paid(dog, from)
    if paid > .zero { lines.append("  \(paid.dollars) that was paid goes with it") }
  }

  /// Two dogs change days with each other.
  public mutating func swap(_ first: (dog: Dog, day: CivilDate), _ second: (dog: Dog, day: CivilDate)) {
    guard first.dog.id != second.dog.id else {
      return refuse(
        .otherWeek, "\(book.label(first.dog)) cannot change days with itself",
        hint: "hound move \(first.dog.id) --from \(first.day) --to \(second.day) moves it")
    }
    move(first.dog, from: first.day, to: second.day)
    guard !isRefused else { return }
    move(second.dog, from: second.day, to: first.day)
  }
}
