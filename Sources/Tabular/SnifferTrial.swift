/// One dialect tried on the beginning of a file.
struct SnifferTrial {
  private let dialect: Dialect
  private var widths: [Int] = []
  /// The places of records that reach over lines with quotes in them that no writer leaves there: they may be several.
  private var doubtful: Set<Int> = []
  /// The same without the empty fields at their ends.
  private var cores: [Int] = []
  private var likeness = 0.0
  private var judged = 0
  private var figures = 0
  private var quotedFields = 0
  private var strays = 0
  private var escapes = 0
  private var fields = 0
  private var isOpen = false
  /// Records that end in a field with something in it, and empty fields before the last of a record.
  private var trimmed = 0
  private var gaps = 0
  /// Fields before the last of a record that end in a comma or a semicolon.
  private var listed = 0
  /// Records that begin with a bullet or a box, as lines of a list do.
  private var bulleted = 0
  /// Fields that hold the delimiter without its space.
  private var unspaced = 0

  /// - Parameter isCut: whether the text goes on, so that its last record is not whole.
  init(_ text: ArraySlice<UInt8>, _ dialect: Dialect, isCut: Bool) {
    self.dialect = dialect
    var scanner = RecordScanner(dialect)
    let note = { (record: RecordBuffer, trial: inout SnifferTrial) in trial.note(record) }
    scanner.scan(text) { note($0, &self) }
    if isCut {
      isOpen = widths.isEmpty
      // So much of one record tells what it is.
      if isOpen || scanner.recordStart * 2 < text.count { _ = scanner.finish { note($0, &self) } }
    } else {
      var last: RecordBuffer?
      isOpen = scanner.finish { last = $0 } != nil
      guard let last else { return }
      let extent = last.extent
      let lines = OpenQuote.pieces(
        text[text.startIndex + extent.lowerBound..<text.startIndex + extent.upperBound])
      if isOpen, lines.count > 1 {
        // As it is read then: each line by itself.
        for line in lines { self.note(line: OpenQuote.read(line, dialect)) }
      } else {
        self.note(last)
      }
    }
  }

  private mutating func note(_ record: RecordBuffer) {
    guard !record.isBlank else { return }
    // Nothing but a delimiter at the end of a line, where it may lack its space, parts no fields.
    if record.strayQuotes > 0, record.hasBreaks { doubtful.insert(widths.count) }
    let onlyEnds = dialect.isSpaced && record.count == 2 && record.range(1).isEmpty
    widths.append(onlyEnds ? 1 : record.count)
    cores.append(1 + ((0..<record.count).last { !record.range($0).isEmpty } ?? 0))
    if !record.range(record.count - 1).isEmpty { trimmed += 1 }
    for index in 0..<(record.count - 1) { noteInner(record.field(index)) }
    if Self.isBullet(record.field(0)) { bulleted += 1 }
    strays += record.strayQuotes
    escapes += record.escapedQuotes
    for index in 0..<record.count { judge(record.field(index), isQuoted: record.isQuoted(index)) }
  }

  /// `-`, `*`, `☑`: neither a letter nor a figure.
  private static func isBullet(_ field: ArraySlice<UInt8>) -> Bool {
    (1...4).contains(field.count)
      && !field.contains { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
  }

  private mutating func note(line: OpenQuote.Line) {
    let fields = line.fields
    guard fields.contains(where: { !ValueLikeness.trimmed($0.bytes[...]).isEmpty }) else { return }
    widths.append(fields.count)
    cores.append(1 + (fields.lastIndex { !$0.bytes.isEmpty } ?? 0))
    if fields.last?.bytes.isEmpty == false { trimmed += 1 }
    for field in fields.dropLast() { noteInner(field.bytes[...]) }
    if line.openColumn != nil { strays += 1 }
    for field in fields { judge(field.bytes[...], isQuoted: field.isQuoted) }
  }

  private mutating func noteInner(_ field: ArraySlice<UInt8>) {
    switch field.last {
    case nil: gaps += 1
    case UInt8(ascii: ","), UInt8(ascii: ";"): listed += 1
    default: break
    }
  }

  private mutating func judge(_ bytes: ArraySlice<UInt8>, isQuoted: Bool) {
    fields += 1
    if isQuoted {
      quotedFields += 1
    } else if dialect.isSpaced, let first = bytes.firstIndex(of: dialect.delimiter) {
      // A quote right behind it opens a field; two beside each other are an empty one, as is one before the next; another may
      // stand in a text.
      let next = bytes[(first + 1)...].first ?? dialect.delimiter
      unspaced += next == dialect.quote ? 30 : next == dialect.delimiter ? 6 : 1
    }
    guard let value = ValueLikeness.of(bytes, isQuoted: isQuoted, delimiter: dialect.delimiter) else {
      return
    }
    likeness += value
    judged += 1
    if value == 1, ValueLikeness.isFigure(bytes) { figures += 1 }
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
    // An apostrophe opens no field, unless most others stand between two.
    if dialect.quote == UInt8(ascii: "'"), quotedFields == 0 || isOpen && quotedFields * 2 < judged {
      score = 0
    }
    // Who writes a space behind each delimiter leaves none out.
    if unspaced * 3 > widths.count { score = 0 }
    if dialect.delimiter == UInt8(ascii: " "), !isPlausibleWithSpaces(width) { score = 0 }
    if widths.count < 2, width < 3 { score = 0 }
    return DialectSniffer.Trial(
      dialect: dialect, regularity: regularity, likeness: mean, width: width,
      records: (wide, widths.count), strayQuotes: strays, escapedQuotes: escapes,
      firstWidth: widths.first ?? 0, score: score)
  }

  /// Whether hardly two records are as wide and yet they are those of a table: nearly all are parted, or they end where the
  /// last field does, as in a copy of a sheet without the empty cells behind. Commas part words, too, and tell nothing of
  /// that.
  private var isRagged: Bool {
    guard dialect.delimiter != UInt8(ascii: ","), dialect.delimiter != UInt8(ascii: " "), !dialect.isSpaced,
      let widest = widths.max(), widest >= 3, widths.count >= 4, regularity < 0.6
    else { return false }
    let split = widths.count { $0 > 1 }
    if split * 10 >= widths.count * 9 { return true }
    return widest >= 4 && split * 10 >= widths.count * 6 && trimmed * 10 >= widths.count * 9
      && gaps * 2 >= split
  }

  /// Two words make no table: spaces delimit only where every line has as many, and figures among the words or quotes around
  /// all of them, and where no other sign stands before most of them.
  private func isPlausibleWithSpaces(_ width: Int) -> Bool {
    width >= 3 && widths.count >= 3 && regularity > 0.9 && (figures * 5 >= judged || quotedFields == fields)
      && listed * 2 < widths.reduce(0) { $0 + $1 - 1 } && bulleted * 4 < widths.count
  }

  /// Of two that are as frequent, the wider one. Lines of one field decide only where there is nothing else.
  private var mostFrequentWidth: Int {
    let isSure = doubtful.count < widths.count
    let widths = Self.regularity(widths) < regularity ? cores : widths
    var counts: [Int: Int] = [:]
    for (place, width) in widths.enumerated() where !isSure || !doubtful.contains(place) {
      counts[width, default: 0] += 1
    }
    let wide = counts.filter { $0.key > 1 }
    let best = (wide.isEmpty ? counts : wide).max { ($0.value, $0.key) < ($1.value, $1.key) }
    return best?.key ?? 1
  }

  /// Empty fields at the ends of records make them no less regular; a space delimits none of these.
  private var regularity: Double {
    let isOfSpaces = dialect.isSpaced || dialect.delimiter == UInt8(ascii: " ")
    return isOfSpaces ? Self.regularity(widths) : max(Self.regularity(widths), Self.regularity(cores))
  }

  /// One less a share for each change of width from a record to the next. A title, a note and a second table
  /// are one change each; prose changes from line to line.
  private static func regularity(_ widths: [Int]) -> Double {
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
