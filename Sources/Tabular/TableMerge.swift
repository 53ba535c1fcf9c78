/// Two versions of a table joined by row and field, against the state that both began with.
///
/// What only one side changed is taken; what both changed alike too. Where both changed one field differently, ours
/// stays and the field is a ``Conflict``. A row that one side took out and the other changed stays, and is one too. So
/// every edit of either side is in ``table`` or in ``conflicts``, and joining the other way round gives the same
/// table but for the fields in conflict.
public struct TableMerge: Sendable {
  public struct Conflict: Hashable, Sendable {
    public let key: [String]
    /// The column; ``wholeRow`` where one side took the row out.
    public let column: String
    public let ours: String
    public let theirs: String
    public let base: String
  }

  public static let wholeRow = "(row)"
  public static let takenOut = "taken out"
  public static let changed = "changed"

  public private(set) var table: KeyedTable
  /// By key, then in the order of the columns.
  public private(set) var conflicts: [Conflict] = []
  private let shape: TableShape
  private let base: KeyedTable?
  private let isWhole: Bool

  /// - Parameters:
  ///   - base: the state that both come from; without one nothing counts as taken out.
  ///   - isWhole: a column that a side lacks is empty there; else that side has not said anything of it.
  public init(
    base: KeyedTable?, ours: KeyedTable, theirs: KeyedTable, _ shape: TableShape, isWhole: Bool = false
  ) {
    table = ours
    self.isWhole = isWhole
    self.shape = shape
    self.base = base
    table.add(columns: theirs.columns)
    let keys = Set(ours.rows.keys).union(theirs.rows.keys).sorted { $0.lexicographicallyPrecedes($1) }
    for key in keys {
      switch (ours.rows[key], theirs.rows[key]) {
      case (let our?, let their?): join(key, our, their, ours, theirs)
      case (let our?, nil): keepOrDrop(key, our, ours.columns, isOurs: true)
      case (nil, let their?): keepOrDrop(key, their, theirs.columns, isOurs: false)
      case (nil, nil): break
      }
    }
  }

  private mutating func join(
    _ key: [String], _ our: KeyedTable.Row, _ their: KeyedTable.Row, _ ours: KeyedTable, _ theirs: KeyedTable
  ) {
    let begun = base?.rows[key]
    var row = our
    let ownColumns = Set(ours.columns.map { $0.lowercased() })
    let theirColumns = Set(theirs.columns.map { $0.lowercased() })
    for name in table.columns {
      let column = name.lowercased()
      let from = begun?[column] ?? ""
      let mine = isWhole || ownColumns.contains(column) ? our[column] ?? "" : from
      let other = isWhole || theirColumns.contains(column) ? their[column] ?? "" : from
      if isSame(mine, other, name) || isSame(other, from, name) {
        row[column] = mine
      } else if isSame(mine, from, name) {
        row[column] = other
      } else {
        row[column] = mine
        conflicts.append(Conflict(key: key, column: name, ours: mine, theirs: other, base: from))
      }
    }
    table.set(row, for: key)
  }

  /// A row that stands on one side only: new there, or taken out on the other.
  private mutating func keepOrDrop(_ key: [String], _ row: KeyedTable.Row, _ columns: [String], isOurs: Bool)
  {
    guard let begun = base?.rows[key] else { return table.set(row, for: key) }
    let edited = columns.filter { !isSame(row[$0.lowercased()] ?? "", begun[$0.lowercased()] ?? "", $0) }
    guard !edited.isEmpty else { return table.set(nil, for: key) }
    table.set(row, for: key)
    let what =
      "\(Self.changed): " + edited.map { "\($0) \(row[$0.lowercased()] ?? "")" }.joined(separator: ", ")
    conflicts.append(
      Conflict(
        key: key, column: Self.wholeRow, ours: isOurs ? what : Self.takenOut,
        theirs: isOurs ? Self.takenOut : what,
        base: edited.map { "\($0) \(begun[$0.lowercased()] ?? "")" }.joined(separator: ", ")))
  }

  private func isSame(_ left: String, _ right: String, _ column: String) -> Bool {
    left == right || shape.canonical(left, column: column) == shape.canonical(right, column: column)
  }
}
