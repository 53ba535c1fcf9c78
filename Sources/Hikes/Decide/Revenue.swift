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
    var places: [Key: Int] = [:]
    var all: [Sums] = []
    for index in lines.indices {
      let key = Key(lines[index], grouping)
      let place = places[key] ?? all.count
      if place == all.count {
        places[key] = place
        all.append(Sums(first: index))
      }
      all[place].add(lines[index])
    }
    rows = places.sorted { $0.key < $1.key }.map { key, place in
      let sums = all[place]
      let named = key.dog == nil ? nil : lines[sums.first]
      let owned = key.client == nil ? named : lines[sums.first]
      return Row(
        start: key.start, month: [.month, .monthAndDog].contains(grouping) ? key.start?.yearMonth : nil,
        weekday: key.weekday, dog: key.dog, client: key.client, name: named?.dog?.name ?? "",
        owner: owned?.client?.owner ?? "", hikes: sums.hikes, taxed: sums.taxed)
    }
  }

  public var total: TaxedAmount { rows.map(\.taxed).reduce(.zero, +) }
  public var hikes: Int { rows.map(\.hikes).reduce(0, +) }

  /// What the lines of one row come to.
  private struct Sums {
    /// The place of the first one.
    let first: Int
    var hikes = 0
    var taxed = TaxedAmount.zero

    init(first: Int) { self.first = first }

    @inline(__always)
    mutating func add(_ line: LedgerLine) {
      if line.payment.amount > .zero { hikes += 1 }
      taxed += line.taxed
    }
  }

  private struct Key: Hashable, Comparable {
    var start: CivilDate?
    var weekday: Weekday?
    var dog: DogID?
    var client: ClientID?

    @inline(__always)
    init(_ line: LedgerLine, _ grouping: Grouping) {
      let day = line.serviceDate
      switch grouping {
      case .monthAndDog:
        start = day.yearMonth.first
        dog = line.payment.dog
      case .week: start = day.monday
      case .month: start = day.yearMonth.first
      case .quarter: start = TaxPeriod.quarter.first(containing: day)
      case .year: start = TaxPeriod.year.first(containing: day)
      case .dog: dog = line.payment.dog
      case .client: client = line.client?.id
      case .weekday: weekday = day.weekday
      }
    }

    static func < (left: Key, right: Key) -> Bool {
      if let l = left.start, let r = right.start, l != r { return l < r }
      if let l = left.weekday, let r = right.weekday, l != r { return l < r }
      return (left.dog?.text ?? "", left.client?.text ?? "")
        < (right.dog?.text ?? "", right.client?.text ?? "")
    }
  }
}
