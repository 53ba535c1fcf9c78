/// How much a field looks like a value a person or a program would write, told from its bytes.
///
/// It says nothing of what the value is; it only has to tell the fields of the right dialect from those of a
/// wrong one, in which a field is a piece of a value or several values stuck together.
enum ValueLikeness {
  /// From 0 to 1; nil for a field that holds nothing and so speaks for no dialect.
  static func of(_ bytes: ArraySlice<UInt8>, isQuoted: Bool, delimiter: UInt8) -> Double? {
    let bare = trimmed(bytes)
    guard let first = bare.first, let last = bare.last else { return nil }
    // Spaces inside the quotes are the writer's own business; outside they may belong to the delimiter.
    let factor = !isQuoted && bytes.first == UInt8(ascii: " ") ? 0.8 : 1
    var counts = Counts()
    var before: UInt8 = 0
    for byte in bare {
      counts.add(byte, after: before, delimiter: delimiter)
      before = byte
    }
    if counts.isNumber || counts.isDate { return factor }
    if isQuoted { return factor * (counts.letters > 0 ? 0.95 : 0.8) }
    if isQuoteMark(first), first == last || bare.count == 1 { return factor * 0.05 }
    if first == UInt8(ascii: "\"") || last == UInt8(ascii: "\"") { return factor * 0.2 }
    if counts.foreign > 0 { return factor * (counts.foreign > 1 ? 0.1 : 0.25) }
    if counts.letters == 0 && counts.digits == 0 { return factor * 0.4 }
    return factor * (counts.odd == 0 ? 0.95 : counts.odd * 4 < bare.count ? 0.8 : 0.4)
  }

  /// Whether a field holds a number, a date or a time.
  static func isFigure(_ bytes: ArraySlice<UInt8>) -> Bool {
    var counts = Counts()
    var before: UInt8 = 0
    for byte in trimmed(bytes) {
      counts.add(byte, after: before, delimiter: 0)
      before = byte
    }
    return counts.isNumber || counts.isDate
  }

  private struct Counts {
    var digits = 0
    var letters = 0
    /// What stands in numbers beside their digits.
    var numberMarks = 0
    /// What stands in dates and times.
    var dateMarks = 0
    /// Dashes, stops and the like, as words have them.
    var plain = 0
    var odd = 0
    /// Bytes that delimit in some other dialect.
    var foreign = 0
    var total = 0

    /// Digits, with at most five other marks of numbers for a currency, signs and groups of thousands.
    var isNumber: Bool { digits > 0 && digits + numberMarks == total && numberMarks <= 5 + digits / 3 }
    var isDate: Bool { digits >= 3 && dateMarks > 0 && digits + dateMarks == total && dateMarks <= 6 }

    mutating func add(_ byte: UInt8, after before: UInt8, delimiter: UInt8) {
      total += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
        letters += 1
        if byte == UInt8(ascii: "C") || byte == UInt8(ascii: "A") { numberMarks += 1 }
        if byte == UInt8(ascii: "T") || byte == UInt8(ascii: "Z") { dateMarks += 1 }
        if byte >= 0x80 { numberMarks += 1 }
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: " "):
        numberMarks += 1
        dateMarks += 1
      case UInt8(ascii: ":"), UInt8(ascii: "/"): dateMarks += 1
      case UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"): numberMarks += 1
      case UInt8(ascii: ","):
        numberMarks += 1
        if before == UInt8(ascii: ",") { foreign += 1 }
      case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\t"): foreign += 1
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "["),
        0...0x1F:
        odd += 1
      default: plain += 1
      }
      // A comma is at home in prose, where a space or a letter is near; between fields there is neither.
      if before == UInt8(ascii: ","), delimiter != UInt8(ascii: ","), byte != UInt8(ascii: " "),
        !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      {
        foreign += 1
      }
    }
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.drop { $0 == UInt8(ascii: " ") }
    guard let end = start.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return [] }
    return start[...end]
  }

  private static func isQuoteMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
