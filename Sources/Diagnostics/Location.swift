/// Where something stands: a file, and in it a cell, a line, a record or nothing closer.
public struct Location: Hashable, Sendable {
  /// The file's name as the person knows it, without its folder.
  public let file: String
  public let place: Place?

  /// What a person can find in the file.
  public enum Place: Hashable, Sendable {
    /// Of a table.
    case cell(CellReference)
    /// Of a text, 1 for the first.
    case line(Int)
    /// Of a list, 1 for the first.
    case record(Int)
    /// Of a school run, by the run's id; the stop counts from 1, nil for the whole run.
    case stop(run: String, number: Int?)
  }

  public init(file: String, cell: CellReference? = nil) {
    self.init(file: file, place: cell.map { .cell($0) })
  }

  public init(file: String, line: Int) { self.init(file: file, place: .line(line)) }

  public init(file: String, place: Place?) {
    self.file = file
    self.place = place
  }

  public var cell: CellReference? {
    if case .cell(let cell) = place { cell } else { nil }
  }
}

extension Location: Comparable {
  /// By file, then what concerns the whole of it, then from its beginning on.
  public static func < (left: Location, right: Location) -> Bool {
    if left.file != right.file { return left.file < right.file }
    switch (left.place, right.place) {
    case (let l?, let r?): return l < r
    case (nil, _?): return true
    case (_, nil): return false
    }
  }
}

extension Location.Place: Comparable {
  /// Places of one kind from the beginning on; kinds in the order of their declaration.
  public static func < (left: Location.Place, right: Location.Place) -> Bool {
    switch (left, right) {
    case (.cell(let l), .cell(let r)): l < r
    case (.line(let l), .line(let r)), (.record(let l), .record(let r)): l < r
    case (.stop(let l, let first), .stop(let r, let second)): (l, first ?? 0) < (r, second ?? 0)
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .cell: 0
    case .line: 1
    case .record: 2
    case .stop: 3
    }
  }
}

extension Location: CustomStringConvertible {
  /// `december.csv:D14`, `2026-03-27.jsonl:3`, `visits.json, record 12`, or the bare file name.
  public var description: String {
    switch place {
    case nil: file
    case .cell(let cell): "\(file):\(cell)"
    case .line(let line): "\(file):\(line)"
    case .record(let number): "\(file), record \(number)"
    // A run is known by an id that tells a person nothing; the message has its name.
    case .stop(_, nil): file
    case .stop(_, let number?): "\(file), stop \(number)"
    }
  }
}
