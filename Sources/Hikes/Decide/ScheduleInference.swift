import Civil
public import Quantities

/// Something that no cell states, concluded from many of them, with how often it was seen.
public struct Inference: Hashable, Sendable {
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    case days
    case rate
    case active
    case household
  }

  public let dog: DogID
  public let subject: Subject
  public let value: String
  /// "Mon 41 of 44 weeks".
  public let evidence: String
}

/// The habits of the dogs of some sheets: regular weekdays, usual rate, still here or gone, likely household.
///
/// A day is regular when the dog was on it, or was expected on it, in more than half of its recent weeks and at
/// least twice; one week alone is taken as it is. Weeks in which a dog was away as a whole, and days on which
/// hardly anybody hiked, say nothing about habits.
public struct ScheduleInference: Sendable {
  /// One dog's marks over all weeks.
  struct History: Sendable {
    var listed = DaySet()
    /// Days hiked or expected, without the targets of moves.
    var expected = DaySet()
    var absent = DaySet()
    var marked = DaySet()
    var amounts: [Money: Int] = [:]
    /// The latest amounts with their days, the last one last.
    private var latest: [(date: CivilDate, amount: Money)] = []

    /// How many payments of a new price make it the usual one.
    static let enough = 3

    mutating func pay(_ amount: Money, on date: CivilDate) {
      amounts[amount, default: 0] += 1
      guard latest.count < Self.enough || date > latest[0].date else { return }
      let place = latest.lastIndex { $0.date <= date }.map { $0 + 1 } ?? 0
      latest.insert((date, amount), at: place)
      if latest.count > Self.enough { latest.removeFirst() }
    }

    /// What it paid most often, of several such amounts the smallest.
    var usualAmount: Money? { amounts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }

    /// What it paid last.
    var lastAmount: Money? { latest.last?.amount }

    /// Of amounts seen equally often the last one, unless it is several times another: then the smallest.
    func usual(of amounts: [Money: Int]) -> (key: Money, value: Int)? {
      guard let most = amounts.values.max() else { return nil }
      let equal = amounts.filter { $0.value == most }.keys.sorted()
      let last = latest.last { equal.contains($0.amount) }?.amount
      let isSeveral = last.map { last in equal.contains { $0 < last && last.cents % $0.cents == 0 } } ?? true
      return (isSeveral ? equal[0] : last ?? equal[0], most)
    }

    /// Whether its last payment was of a price above what it paid before, and not of several hikes.
    var hasRisen: Bool {
      guard let usual = usualAmount, let last = lastAmount else { return false }
      return last > usual && last.cents < usual.cents * 2
    }

    /// What all of the latest payments were; nil where they were not the same.
    var newPrice: Money? {
      guard latest.count == Self.enough, let last = latest.last?.amount,
        latest.allSatisfy({ $0.amount == last })
      else { return nil }
      return last
    }
  }

  /// How far back the present schedule reaches, in weeks.
  static let window = 12
  /// A dog not seen for longer than this many days before the last week is gone.
  static let goneAfter = 42

  let histories: [DogID: History]
  let weeks: [CivilDate]
  /// Monday to Friday of each week.
  private let workdays: [[CivilDate]]
  /// Days on which the sheets show the usual number of dogs.
  private let ordinaryDays: DaySet
  /// How many dogs mostly pay each amount.
  let usualAmounts: [Money: Int]
  /// Whether most dogs paid more at last than before.
  let haveRisen: Bool
  /// What no single hike costs, as far as one can tell.
  let priceLimit: Money

  /// - Parameter usualPrice: of a hike; several times as much pays for several, a month or a card.
  public init(
    _ readings: [SheetReading], usualPrice: Money = BusinessRules().defaultRate,
    dogs: (SheetReading, String) -> DogID?
  ) {
    priceLimit = Money(cents: usualPrice.cents * 3)
    var histories: [History] = []
    var places: [DogID: Int] = [:]
    var weeks: Set<CivilDate> = []
    var days = DayNumbers()
    var perDay: [(day: CivilDate, dogs: Int)] = []
    for reading in readings {
      // Each label is looked up once a sheet, or once for all cells of its row.
      var known: [String: Int?] = [:]
      var latest: (label: String, place: Int?)?
      func place(_ label: String) -> Int? {
        if let latest, latest.label == label { return latest.place }
        let place = known[label] ?? newPlace(label)
        latest = (label, place)
        return place
      }
      func newPlace(_ label: String) -> Int? {
        let place = dogs(reading, label).map { dog in
          if let place = places[dog] { return place }
          histories.append(History())
          places[dog] = histories.count - 1
          return histories.count - 1
        }
        known[label] = .some(place)
        return place
      }
      for week in reading.weeks {
        guard let monday = week.monday else { continue }
        weeks.insert(monday)
        for (_, label) in week.dogRows {
          if let place = place(label) { histories[place].listed.insert(monday) }
        }
      }
      // Asked by their places, so that none is copied.
      let cells = reading.cells
      let moves = Set(
        cells.indices.compactMap { index in
          cells[index].movedTo.map { Move(dog: cells[index].dog ?? "", day: $0) }
        })
      if reading.isOfWeeks {
        // Money of weeks says no days, and that the dog was there.
        for index in cells.indices where cells[index].kind == .payment {
          guard let label = cells[index].dog, let place = place(label), let date = cells[index].date else {
            continue
          }
          histories[place].marked.insert(date)
        }
        continue
      }
      let weekly = WeeklyPayments(cells)
      for index in cells.indices {
        guard let label = cells[index].dog, let place = place(label) else { continue }
        Self.observe(cells[index], moves, weekly, &histories[place])
        if let date = cells[index].date, cells[index].kind == .payment || cells[index].kind == .scheduled {
          let number = days[date] ?? perDay.count
          if number == perDay.count {
            days.set(number, on: date)
            perDay.append((date, 0))
          }
          perDay[number].dogs += 1
        }
      }
    }
    self.histories = places.mapValues { histories[$0] }
    let risen = histories.count(where: \.hasRisen)
    haveRisen = risen >= 3 && risen * 2 > histories.count { $0.lastAmount != nil }
    usualAmounts = Dictionary(histories.compactMap(\.usualAmount).map { ($0, 1) }, uniquingKeysWith: +)
    let mondays = weeks.sorted()
    self.weeks = mondays
    workdays = mondays.map { Week(containing: $0).workdays }
    let counts = perDay.map(\.dogs).sorted()
    let median = counts.isEmpty ? 0 : counts[counts.count / 2]
    ordinaryDays = DaySet(perDay.filter { $0.dogs * 4 >= median }.map(\.day))
  }

  private struct Move: Hashable {
    let dog: String
    let day: CivilDate
  }

  private static func observe(
    _ cell: CellReading, _ moves: Set<Move>, _ weekly: WeeklyPayments, _ history: inout History
  ) {
    guard !cell.isDuplicate else { return }
    if let date = cell.date {
      switch cell.kind {
      case .payment:
        history.marked.insert(date)
        if !cell.isNoPrice, let amount = weekly.price(cell), amount.cents > 0 {
          history.pay(amount, on: date)
        }
        if moves.isEmpty || !moves.contains(Move(dog: cell.dog ?? "", day: date)) {
          history.expected.insert(date)
        }
      case .scheduled:
        history.marked.insert(date)
        history.expected.insert(date)
      case .status where cell.question == nil || cell.status == .rescheduled:
        history.marked.insert(date)
        if cell.status != .interview, cell.status != .off, cell.days.count < 2 {
          history.expected.insert(date)
        }
      default: break
      }
    }
    if let status = cell.status, [.away, .off, .injured, .sick].contains(status) {
      history.absent.formUnion(cell.days)
    }
  }

  /// What is concluded of one dog.
  public func inferences(for dog: DogID) -> [Inference] {
    guard let history = histories[dog] else { return [] }
    return [days(dog, history), rate(dog, history), activity(dog, history)].compactMap { $0 }
  }

  private func days(_ dog: DogID, _ history: History) -> Inference? {
    guard let first = history.marked.first?.monday, let last = history.marked.last?.monday else {
      return nil
    }
    let open = weeks.indices.filter { week in
      weeks[week] >= first && weeks[week] <= last
        && !workdays[week].allSatisfy { history.absent.contains($0) }
    }
    var regular: [String] = []
    var evidence: [String] = []
    for weekday in Weekday.workdays {
      let dates = open.map { workdays[$0][weekday.rawValue - 1] }.filter {
        ordinaryDays.contains($0) || history.expected.contains($0)
      }
      let recent = dates.suffix(Self.window)
      let seen = dates.count { history.expected.contains($0) }
      let seenRecently = recent.count { history.expected.contains($0) }
      let isRegular = seenRecently * 2 > recent.count && (seen > 1 || weeks.count == 1)
      guard isRegular || seen * 3 > dates.count else { continue }
      let isSteady = isRegular == (seen * 2 > dates.count)
      evidence.append(
        isSteady
          ? "\(weekday.shortName) \(seen) of \(dates.count.counted("week", "weeks"))"
          : "\(weekday.shortName) \(seenRecently) of the last \(recent.count == 1 ? "week" : recent.count.counted("week", "weeks"))"
      )
      if isRegular { regular.append(weekday.shortName) }
    }
    guard !evidence.isEmpty else { return nil }
    return Inference(
      dog: dog, subject: .days, value: regular.joined(separator: ";"),
      evidence: evidence.joined(separator: ", "))
  }

  private func activity(_ dog: DogID, _ history: History) -> Inference? {
    guard let end = weeks.last else { return nil }
    guard let last = history.marked.last else {
      // One that is new, or in a sheet of its own, has not been there for long.
      guard let start = history.listed.first, start.days(until: end) >= Self.goneAfter else { return nil }
      return Inference(
        dog: dog, subject: .active, value: "no",
        evidence: "listed in \(history.listed.count.counted("week", "weeks")), never hiked")
    }
    let silence = last.days(until: end)
    if silence > Self.goneAfter {
      return Inference(
        dog: dog, subject: .active, value: "no",
        evidence: "not seen since \(last.shortText) \(last.year), \(silence / 7) weeks")
    }
    return Inference(
      dog: dog, subject: .active, value: "yes", evidence: "last seen \(last.shortText) \(last.year)")
  }

  /// Pairs of dogs that were always away together, in at least three weeks, and hike on the same days; each dog is the second of
  /// one pair at most, be it away with several.
  public func households(among dogs: [DogID]) -> [(DogID, DogID, evidence: String)] {
    var pairs: [(DogID, DogID, evidence: String)] = []
    let away = dogs.compactMap { dog in histories[dog].map { (dog, $0) } }.filter { $1.absent.count >= 3 }
    var isPaired = Array(repeating: false, count: away.count)
    for (index, (first, a)) in away.enumerated() {
      for other in away.indices.dropFirst(index + 1) where !isPaired[other] {
        let (second, b) = away[other]
        let (both, either) = a.absent.counts(with: b.absent)
        guard both * 10 >= either * 9 else { continue }
        let stretches = Set(a.absent.common(with: b.absent).map(\.monday)).count
        guard stretches >= 3 else { continue }
        let (hiked, hikedByEither) = a.expected.counts(with: b.expected)
        guard hiked * 10 >= hikedByEither * 8 else { continue }
        isPaired[other] = true
        pairs.append(
          (
            first, second,
            "away together in \(stretches) weeks, on the same hike \(hiked) of \(hikedByEither) days"
          ))
      }
    }
    return pairs
  }
}
