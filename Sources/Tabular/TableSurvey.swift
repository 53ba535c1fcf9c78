/// The records of a file as they pass, for what is asked about all of them at its end: where the tables are.
///
/// It keeps four bytes of each record, whatever the record holds.
public struct TableSurvey: Sendable {
  private var rows = RowShapes()
  public private(set) var blankRows = 0

  public init() {}

  public var count: Int { rows.count }

  /// How many fields the records have, from the fewest to the most; nil where there is none.
  public var widths: ClosedRange<Int>? {
    let widths = rows.shapes.map(\.width)
    guard let least = widths.min(), let most = widths.max() else { return nil }
    return least...most
  }

  public mutating func add(_ record: RecordBuffer) {
    let shape = RowShape(record)
    if shape.isBlank { blankRows += 1 }
    rows.add(shape)
  }

  /// - Parameter headerRows: how many rows a person said the header of the first table has; nil to judge.
  public func tables(headerRows: Int? = nil) -> [Range<Int>] {
    TableFinder(rows, headerRows: headerRows).tables
  }
}
