import Diagnostics
import Testing

/// A text that carries ‹1› inside the cell where a finding must be.
struct MarkedSheet {
  let bytes: [UInt8]
  /// The marked cell, found by ``ReferenceParser``: the text up to the mark ends in it.
  let cell: CellReference

  init(_ text: String) throws {
    let parts = text.split(separator: "‹1›", maxSplits: 2, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "one mark")
    bytes = Array((parts[0] + parts[1]).utf8)
    let (records, _) = ReferenceParser.parse(Array((parts[0] + "?").utf8))
    cell = CellReference(row: records.count, column: try #require(records.last).count)
  }
}
