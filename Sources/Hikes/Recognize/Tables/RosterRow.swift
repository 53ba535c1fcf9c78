public import Diagnostics
public import Quantities

/// What a column of a roster, a trail list or a places sheet holds.
public enum RosterField: String, CaseIterable, Hashable, Sendable {
  case dog
  case owner
  case trail
  /// Ids, in the book's own tables only.
  case dogID = "dog id"
  case clientID = "client id"
  case trailID = "trail id"
  case phone
  case email
  case address
  case latitude
  case longitude
  /// A place in one cell: two numbers, or a link of a map.
  case place
  /// A link that only searches; read as a place where no other column holds one.
  case map
  case region
  case rate
  case active
  case notes
}

/// One dog as a roster or a places sheet has it. An empty text is an empty cell, or no such column.
public struct RosterRow: Hashable, Sendable {
  public var dog: String
  public var dogID: DogID?
  public var owner = ""
  public var clientID: ClientID?
  public var phone = ""
  public var email = ""
  public var address = ""
  public var coordinates: Coordinates?
  public var region = ""
  public var rate: Money?
  public var isActive: Bool?
  public var notes = ""
  public var cells: RowCells

  public init(dog: String, cells: RowCells) {
    self.dog = dog
    self.cells = cells
  }
}

/// One trail as a list has it.
public struct TrailRow: Hashable, Sendable {
  public var name: String
  public var id: TrailID?
  public var region = ""
  public var coordinates: Coordinates?
  public var isActive: Bool?
  public var notes = ""
  public var cells: RowCells

  public init(name: String, cells: RowCells) {
    self.name = name
    self.cells = cells
  }
}

/// Where the fields of one row stand.
public struct RowCells: Hashable, Sendable {
  public let file: String
  /// 1-based.
  public let row: Int
  private let columns: [RosterField: Int]

  public init(file: String, row: Int, columns: [RosterField: Int] = [:]) {
    self.file = file
    self.row = row
    self.columns = columns
  }

  /// The cell of the first of these fields that has a column; the row's first cell where none has.
  public func location(_ fields: RosterField...) -> Location {
    let column = fields.lazy.compactMap { columns[$0] }.first ?? 1
    return Location(file: file, cell: CellReference(row: row, column: column))
  }
}
