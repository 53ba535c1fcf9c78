public import Tabular

/// The records as they were written, one JSON object each, kept as bytes: ten years of visits would need several
/// times the room as trees.
public struct RecordStore: Sendable {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []

  public init() {}

  /// Records that stand in one text already.
  init(_ bytes: [UInt8], _ ranges: [Range<Int>]) {
    self.bytes = bytes
    self.ranges = ranges
  }

  public var count: Int { ranges.count }

  /// The record of a 1-based number, read anew.
  public subscript(record number: Int) -> JSONTree {
    do throws(JSONFault) {
      return try JSONTree(bytes[ranges[number - 1]])
    } catch {
      // What was read once is read again.
      return .null
    }
  }

  /// The record as it was written.
  func bytes(record number: Int) -> ArraySlice<UInt8> { bytes[ranges[number - 1]] }

  mutating func append(_ record: JSONTree) {
    let start = bytes.count
    bytes += record.encoded()
    ranges.append(start..<bytes.count)
  }
}
