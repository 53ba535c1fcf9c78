/// RFC 4180 read with the whole text at hand and any lookahead: slow, short, and written apart from the scanner.
enum ReferenceParser {
  private static let breaks: Set<UInt8> = [10, 13]

  /// The records, and whether a quote is still open at the end.
  static func parse(_ bytes: [UInt8], delimiter: UInt8 = 44, quote: UInt8? = 34) -> ([[String]], isOpen: Bool)
  {
    var records: [[String]] = []
    var at = 0
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    func ends(_ index: Int) -> Bool { byte(index).map { $0 == delimiter || breaks.contains($0) } ?? true }
    while at < bytes.count {
      var record: [String] = []
      while true {
        var field: [UInt8] = []
        if let quote, byte(at) == quote {
          at += 1
          while let next = byte(at), !(next == quote && byte(at + 1) != quote && ends(at + 1)) {
            field.append(next)
            at += next == quote && byte(at + 1) == quote ? 2 : 1
          }
          if at >= bytes.count {
            return (records + [record + [String(decoding: field, as: UTF8.self)]], true)
          }
          at += 1
        } else {
          while !ends(at) { field.append(bytes[at]); at += 1 }
        }
        record.append(String(decoding: field, as: UTF8.self))
        guard byte(at) == delimiter else { break }
        at += 1
      }
      at += byte(at) == 13 && byte(at + 1) == 10 ? 2 : 1
      records.append(record)
    }
    return (records, false)
  }
}
