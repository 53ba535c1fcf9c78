/// One dialect tried on the beginning of a file.
struct SnifferTrial {
  private let dialect: Dialect
  private var widths: [Int] = []
  private var likeness = 0.0
  private var judged = 0
  private var figures = 0
  private var quotedFields = 0
  private var strays = 0
  private var escapes = 0
  private var isOpen = false
  /// Records that end in a field with something in it, and empty fields before the last of a record.
  private var trimmed = 0
  private var gaps = 0

  /// - Parameter isCut: whether the text goes on, so that its last record is not whole.
  init(_ text: ArraySlice<UInt8>, _ dialect: Dialect, isCut: Bool) {
    self.dialect = dialect
    var scanner = RecordScanner(dialect)
    let note = { (record: RecordBuffer, trial: inout SnifferTrial) in trial.note(record) }
    scanner.scan(text) { note($0, &self) }
    if isCut {
      isOpen = widths.isEmpty
      if isOpen { _ = scanner.finish { note($0, &self) } }
    } else {
      isOpen = scanner.finish { note($0, &self) } != nil
    }
  }

  private mutating func note(_ record: RecordBuffer) {
    guard !record.isBlank else { return }
    widths.append(record.count)
    if !record.range(record.count - 1).isEmpty { trimmed += 1 }
    for index in 0..<(record.count - 1) where record.range(index).isEmpty { gaps += 1 }
    strays += record.strayQuotes
    escapes += record.escapedQuotes
    for index in 0..<record.count {
      let isQuoted = record.isQuoted(index)
      if isQuoted { quotedFields += 1 }
      let bytes = record.field(index)
      guard
        let value = ValueLikeness.of(bytes, isQuoted: isQuoted, delimiter: dialect.delimiter)
      else { continue }
      likeness += value
      judged += 1
      if value == 1, ValueLikeness.isFigure(bytes) { figures += 1 }
    }
  }

  var trial: DialectSniffer.Trial {
    let isRagged = self.isRagged
    let width = isRagged ? widths.max() ?? 1 : mostFrequentWidth
    let wide = widths.count { isRagged ? $0 > 1 : $0 == width }
    let mean = judged == 0 ? 0 : likeness / Double(judged)
    let regularity =
      isRagged ? max(self.regularity, 0.6 * Double(wide) / Double(widths.count)) : self.regularity
    var score = regularity * regularity * mean * columns
    // A wrong quote or escape leaves quotes standing where no writer puts them.
    if quotedFields > 0 { score *= 1 - min(0.5, Double(strays) / Double(quotedFields)) }
    if isOpen { score *= 0.7 }
    if dialect.quote == UInt8(ascii: "'"), quotedFields == 0 || isOpen { score = 0 }
    if dialect.delimiter == UInt8(ascii: " "), !isPlausibleWithSpaces(width) { score = 0 }
    if widths.count < 2, width < 3 { score = 0 }
    return DialectSniffer.Trial(
      dialect: dialect, regularity: regularity, likeness: mean, width: width,
      records: (wide, widths.count), score: score)
  }

  /// Whether the records of a table end where its last field does, so that hardly two are as wide: a copy of a sheet
  /// without the empty cells behind. Commas part words, too, and tell nothing of that.
  private var isRagged: Bool {
    guard dialect.delimiter != UInt8(ascii: ","), dialect.delimiter != UInt8(ascii: " "), !dialect.isSpaced,
      let widest = widths.max(), widest >= 4, widths.count >= 4
    else { return false }
    let split = widths.count { $0 > 1 }
    return split * 10 >= widths.count * 6 && trimmed * 10 >= widths.count * 9 && gaps * 2 >= split
  }

  /// Two words make no table: spaces delimit only where every line has as many, and figures among the words.
  private func isPlausibleWithSpaces(_ width: Int) -> Bool {
    width >= 3 && widths.count >= 3 && regularity > 0.9 && figures * 5 >= judged
  }

  /// Of two that are as frequent, the wider one. Lines of one field decide only where there is nothing else.
  private var mostFrequentWidth: Int {
    var counts: [Int: Int] = [:]
    for width in widths { counts[width, default: 0] += 1 }
    let wide = counts.filter { $0.key > 1 }
    let best = (wide.isEmpty ? counts : wide).max { ($0.value, $0.key) < ($1.value, $1.key) }
    return best?.key ?? 1
  }

  /// One less a share for each change of width from a record to the next. A title, a note and a second table
  /// are one change each; prose changes from line to line.
  private var regularity: Double {
    guard widths.count > 1 else { return 1 }
    let changes = zip(widths, widths.dropFirst()).count { $0 != $1 }
    return 1 - Double(changes) / Double(widths.count)
  }

  /// How much there is of columns: nothing for one, nearly one for many.
  private var columns: Double {
    guard !widths.isEmpty else { return 0 }
    let split = widths.reduce(0.0) { $0 + (1 - 1 / Double($1)) }
    return split / Double(widths.count)
  }
}
