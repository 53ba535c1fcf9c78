public import Civil
import Diagnostics
import Quantities

extension WeekEdit {
  /// Takes a dog off some days.
  /// - Parameter isRange: from one day to another; a single day must have the dog.
  public mutating func takeOff(
    _ dog: Dog, _ absence: ScheduleException.Absence, on dates: [CivilDate], isRange: Bool
  ) {
    guard isActive(dog) else { return }
    if !isRange, let date = dates.first, !isWorkday(date) { return }
    let start = lines.count
    let workdays = dates.filter { $0.weekday <= .friday }
    var taken: [CivilDate] = []
    var known: [CivilDate] = []
    var booked = 0
    let every = isRange && (absence == .away || absence == .injured)
    for date in workdays {
      let isBooked = resolver.isBooked(dog, on: date)
      if let standing = departure(dog, date), !isBooked {
        guard standing.change != .removed(absence) || standing.reason != manner.reason else {
          known.append(date)
          continue
        }
        guard manner.replaces || standing.change == .removed(absence) else {
          refuseSecond(dog, date, standing, absence)
          continue
        }
      } else if !isBooked, !every {
        continue
      }
      if isBooked { booked += 1 }
      taken.append(date)
      takeOff(dog, absence, date, isBooked: isBooked)
    }
    guard !isRefused else { return }
    guard !taken.isEmpty else { return sayNothingTaken(dog, absence, workdays, known) }
    lines.insert(line(dog, absence, taken, booked: booked), at: start)
  }

  private mutating func takeOff(
    _ dog: Dog, _ absence: ScheduleException.Absence, _ date: CivilDate, isBooked: Bool
  ) {
    if let standing = departure(dog, date) { take(standing) }
    let arrival = arrival(dog, date)
    let isAdded = arrival?.change == .added
    if let arrival, isAdded { take(arrival) }
    if !(absence == .removed && isAdded && !resolver.isRegular(dog, on: date)) {
      put(dog, date, .removed(absence))
    }
    record(dog, absence, date, isGuest: arrival != nil && !isAdded)
    days.insert(date)
  }

  /// What the history must say so that nobody expects the dog, and nobody charges for it without a reason.
  /// - Parameter isGuest: on the day by a move, which goes before an absence unless the history knows better.
  private mutating func record(
    _ dog: Dog, _ absence: ScheduleException.Absence, _ date: CivilDate, isGuest: Bool
  ) {
    let place = hike(dog, date)
    let usual = place.flatMap { book.hikes[$0].charge } ?? book.rate(of: dog, on: date)
    let owed = absence == .cancelled ? manner.charge?(usual, dog, date) ?? .zero : .zero
    if let place {
      book.hikes[place].outcome = absence.outcome
      if absence.outcome == .cancelled { book.hikes[place].charge = owed }
    } else if isGuest || isPaid(dog, date) || owed > .zero {
      book.hikes.append(
        DailyHike(date: date, dog: dog.id, outcome: absence.outcome, charge: owed, source: manner.source))
    }
    if owed > .zero {
      lines.append(
        "  \(owed.dollars) is owed for it all the same: less than \(book.rules.lateCancelHours) hours before")
    }
    let paid = paid(dog, date)
    if paid > owed { lines.append("  \((paid - owed).dollars) that was paid for it is credit now") }
  }

  private mutating func refuseSecond(
    _ dog: Dog, _ date: CivilDate, _ standing: ScheduleException, _ absence: ScheduleException.Absence
  ) {
    refuse(
      .exceptionStands, "\(book.label(dog)) is \(standing.spoken) on \(date.shortText) already",
      hint: "say --replace to make it \(absence.rawValue), or hound add \(dog.id) \(date) to undo it")
  }

  private mutating func sayNothingTaken(
    _ dog: Dog, _ absence: ScheduleException.Absence, _ workdays: [CivilDate], _ known: [CivilDate]
  ) {
    if let first = known.first {
      let more = known.count > 1 ? " and \(known.count - 1) more days" : ""
      lines.append("\(book.label(dog)) is \(absence.rawValue) on \(first.shortText)\(more) already.")
      return
    }
    let usual = dog.regularDays.sorted().map(\.shortName).joined(separator: ", ")
    let when = workdays.first.map { first in
      workdays.count == 1
        ? "on \(first.shortText)" : "between \(first.shortText) and \(workdays[workdays.count - 1].shortText)"
    }
    refuse(
      .notBooked, "\(book.label(dog)) is not booked \(when ?? "on a weekend")",
      hint: usual.isEmpty ? "it has no regular days; hound week shows the week" : "its days are \(usual)")
  }

  private func line(
    _ dog: Dog, _ absence: ScheduleException.Absence, _ taken: [CivilDate], booked: Int
  ) -> String {
    let words = manner.reason.isEmpty ? absence.rawValue : "\(absence.rawValue) (\(manner.reason))"
    let name = book.label(dog)
    let first = taken[0].shortText
    if taken.count == 1 { return "\(name): \(first) → \(words)" }
    guard absence == .away || absence == .injured else {
      return "\(name): \(taken.map(\.shortText).joined(separator: ", ")) → \(words)"
    }
    let last = taken[taken.count - 1].shortText
    return "\(name): \(first) to \(last) → \(words); \(booked) booked day\(booked == 1 ? "" : "s")"
  }

  /// Takes everyone off some days.
  public mutating func callOff(_ dates: [CivilDate], isRange: Bool) {
    if !isRange, let date = dates.first, !isWorkday(date) { return }
    for date in dates where date.weekday <= .friday {
      let start = lines.count
      let dogs = resolver.dogs(on: date).map(\.dog)
      for dog in dogs { takeOff(dog, .cancelled, on: [date], isRange: false) }
      guard !dogs.isEmpty else { continue }
      let words = manner.reason.isEmpty ? "" : " (\(manner.reason))"
      lines.insert(
        "\(date.longText) is called off\(words): \(dogs.count) dog\(dogs.count == 1 ? "" : "s")", at: start)
    }
    guard days.isEmpty else { return }
    refuse(
      .notBooked, "no dog is booked \(dates.count == 1 ? "on \(dates[0].shortText)" : "on these days")",
      hint: "hound week --date \(dates.first?.description ?? "today") shows the week")
  }
}

extension ScheduleException {
  /// What a day's cell says of it, in words that are read as the same again; nil for a dog that was added.
  var sheetText: String? {
    switch change {
    case .added: return nil
    case .moved(let target): return "moved to \(target.weekday.shortName)"
    case .removed(let absence):
      let word = absence == .removed ? "off" : absence.rawValue
      if reason.isEmpty { return word }
      let says = StatusGrammar.read(reason)?.status.absence
      return says == absence || (says != nil && absence == .removed) ? reason : "\(word) - \(reason)"
    }
  }

  /// `away (vacation)`, `moved to Thu Dec 11`.
  var spoken: String {
    let (status, target) = words
    let tail = reason.isEmpty || reason.folded == status ? "" : " (\(reason))"
    return (target.map { "\(status) to \($0.shortText)" } ?? status) + tail
  }
}

extension ScheduleException.Absence {
  /// How the history calls such a day.
  var outcome: DailyHike.Outcome {
    switch self {
    case .away: .away
    case .injured: .injured
    case .cancelled, .removed: .cancelled
    }
  }
}
