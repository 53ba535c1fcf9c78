/// Where something stands: a file, and in it a cell, a line or nothing closer.
public struct Location: Hashable, Sendable {
  /// The file's name as the person knows it, without its folder.
  public let file: String
  public let cell: CellReference?

  public init(file: String, cell: CellReference? = nil) {
    self.file = file
    self.cell = cell
  }
}

extension Location: Comparable {
  public static func < (left: Location, right: Location) -> Bool {
    if left.file != right.file { return left.file < right.file }
    switch (left.cell, right.cell) {
    case (let l?, let r?): return l < r
    case (nil, _?): return true
    case (_, nil): return false
    }
  }
}

extension Location: CustomStringConvertible {
  /// `december.csv:D14`, or the bare file name.
  public var description: String {
    guard let cell else { return file }
    return "\(file):\(cell)"
  }
}
