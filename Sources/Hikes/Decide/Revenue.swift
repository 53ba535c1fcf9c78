public import Bookkeeping
public import Civil
import Quantities

/// What came in, by the day of the hike, divided as she asks. The tax in it is that of the ledger.
public struct Revenue: Hashable, Sendable {
  /// What one row stands for.
  public enum Grouping: String, CaseIterable, Hashable, Sendable {
    case monthAndDog = "both"
    case week
    case month
    case quarter
    case year
    case dog
    case client
    case weekday

    /// Whether rows go by the dogs' names.
    public var namesDogs: Bool { self == .monthAndDog || self == .dog }
  }

  public struct Row: Hashable, Sendable {
    /// The first day of the span that the row stands for; nil where rows go by dog, client or weekday.
    public let start: CivilDate?
    /// Of the hike's day, else of the tax point; nil where rows do not go by month.
    public let month: YearMonth?
    public let weekday: Weekday?
    /// Nil where rows do not go by dog, and for money that names none.
    public let dog: DogID?
    public let client: ClientID?
    public let name: String
    public let owner: String
    /// How many positive payments there are: a cell of her sheet is one hike.
    public let hikes: Int
    public let taxed: TaxedAmount
  }

  public let grouping: Grouping
  /// By span or weekday, then dog's or client's id; money without one first.
  public let rows: [Row]

  public init(_ ledger: Ledger, by grouping: Grouping = .monthAndDog) {
    self.grouping = grouping
    let lines = ledger.lines
    var places = Places(grouping)
    var all: [Sums] = []
    for index in lines.indices {
      let place = places.place(
        of: lines[index].partyNumber, on: lines[index].serviceDate, client: lines[index].client?.id)
      if place == all.count { all.append(Sums(key: Key(lines[index], grouping), first: index)) }
      all[place].add(lines[index].amount, lines[index].taxed)
    }
    rows = all.sorted { $0.key < $1.key }.map { sums in
      let key = sums.key
      let named = key.dog == nil ? nil : lines[sums.first]
      let owned = key.client == nil ? named : lines[sums.first]
      return Row(
        start: key.span.start,
        month: [.month, .monthAndDog].contains(grouping) ? key.span.start?.yearMonth : nil,
        weekday: key.span.weekday, dog: key.dog, client: key.client, name: named?.dog?.name ?? "",
        owner: owned?.client?.owner ?? "", hikes: sums.hikes, taxed: sums.taxed)
    }
  }

  public var total: TaxedAmount { rows.map(\.taxed).reduce(.zero, +) }
  public var hikes: Int { rows.map(\.hikes).reduce(0, +) }

  /// What the lines of one row come to.
  private struct Sums {
    let key: Key
    /// The place of the first one.
    let first: Int
    var hikes = 0
    var taxed = TaxedAmount.zero

    mutating func add(_ amount: Money, _ taxed: TaxedAmount) {
      if amount > .zero { hikes += 1 }
      self.taxed += taxed
    }
  }

  /// The days that a row stands for: all of them where rows go by neither.
  private struct Span: Hashable {
    var start: CivilDate?
    var weekday: Weekday?

    init(_ day: CivilDate, _ grouping: Grouping) {
      switch grouping {
      case .monthAndDog, .month: start = day.yearMonth.first
      case .week: start = day.monday
      case .quarter: start = TaxPeriod.quarter.first(containing: day)
      case .year: start = TaxPeriod.year.first(containing: day)
      case .weekday: weekday = day.weekday
      case .dog, .client: break
      }
    }
  }

  /// Where the rows of the lines stand, counted from 0 as they come: a line has the day of the line before, mostly, and
  /// what goes by dogs or clients is looked up once for each.
  private struct Places {
    private let grouping: Grouping
    private var latest: (day: CivilDate, span: Int)?
    private var spans: [Span: Int] = [:]
    /// For each span the places of its rows, by the numbers of dogs or clients.
    private var rows: [[Int?]] = []
    private var count = 0
    private var clients: [ClientID?: Int] = [:]
    /// By the numbers of the parties.
    private var clientsOfParties: [Int?] = []

    init(_ grouping: Grouping) { self.grouping = grouping }

    /// The count of the rows so far for a line that begins another one.
    mutating func place(
      of party: Int, on day: CivilDate, client: @autoclosure () -> ClientID?
    ) -> Int {
      let span = span(of: day)
      let column =
        switch grouping {
        case .monthAndDog, .dog: party
        case .client: number(of: client(), party)
        case .week, .month, .quarter, .year, .weekday: 0
        }
      while rows[span].count <= column { rows[span].append(nil) }
      if let place = rows[span][column] { return place }
      rows[span][column] = count
      count += 1
      return count - 1
    }

    private mutating func span(of day: CivilDate) -> Int {
      if let latest, latest.day == day { return latest.span }
      let key = Span(day, grouping)
      let span = spans[key] ?? rows.count
      if span == rows.count {
        spans[key] = span
        rows.append([])
      }
      latest = (day, span)
      return span
    }

    private mutating func number(of client: @autoclosure () -> ClientID?, _ party: Int) -> Int {
      while clientsOfParties.count <= party { clientsOfParties.append(nil) }
      if let number = clientsOfParties[party] { return number }
      let client = client()
      let number = clients[client] ?? clients.count
      clients[client] = number
      clientsOfParties[party] = number
      return number
    }
  }

  private struct Key: Comparable {
    let span: Span
    var dog: DogID?
    var client: ClientID?

    init(_ line: LedgerLine, _ grouping: Grouping) {
      span = Span(line.serviceDate, grouping)
      if grouping.namesDogs { dog = line.payment.dog }
      if grouping == .client { client = line.client?.id }
    }

    static func < (left: Key, right: Key) -> Bool {
      if let l = left.span.start, let r = right.span.start, l != r { return l < r }
      if let l = left.span.weekday, let r = right.span.weekday, l != r { return l < r }
      return (left.dog?.text ?? "", left.client?.text ?? "")
        < (right.dog?.text ?? "", right.client?.text ?? "")
    }
  }
}
