/// Finds out how a file splits into records, and says why.
///
/// Every dialect that may be meant is tried on the beginning of the file. It is judged by how regular its
/// records are and by how much its fields look like values; the character that is most frequent decides
/// nothing, for names, prose and decimal commas mislead it. RFC 4180 stands unless another is clearly better.
public struct DialectSniffer: Sendable {
  /// One dialect as it did.
  public struct Trial: Hashable, Sendable {
    public let dialect: Dialect
    /// How often one record is as wide as the next, from 0 to 1.
    public let regularity: Double
    /// How much the fields look like values, from 0 to 1.
    public let likeness: Double
    /// The number of fields that most records have.
    public let width: Int
    /// How many records have it, of how many that are not empty.
    public let records: (wide: Int, all: Int)
    /// How many quotes in quoted fields end none and are not escaped.
    public let strayQuotes: Int
    /// How many quotes in quoted fields are escaped.
    let escapedQuotes: Int
    /// The number of fields of the first record.
    let firstWidth: Int
    public let score: Double

    /// Whether it parts every record, the first as well, into as many fields.
    var isFlawless: Bool { width > 1 && records.wide == records.all && records.all > 1 && strayQuotes == 0 }

    public static func == (left: Trial, right: Trial) -> Bool {
      left.dialect == right.dialect && left.score == right.score
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(dialect) }
  }

  public let dialect: Dialect
  /// The dialects that were tried, the best first.
  public let trials: [Trial]
  /// Each a clause in plain words.
  public let evidence: [String]
  /// The number of fields that most records have.
  public let width: Int

  /// How much of a file is looked at, in bytes.
  public static let sampleSize = 1 << 16

  /// - Parameters:
  ///   - text: UTF-8 without a mark; only the first ``sampleSize`` bytes are looked at.
  ///   - known: what a person said, which is not guessed at.
  public init(_ text: ArraySlice<UInt8>, known: DialectChoice = DialectChoice()) {
    let sample = text.prefix(Self.sampleSize)
    let isCut = sample.count < text.count
    let stated = Self.statedDelimiter(sample)
    let skipped = known.skippedLines ?? (stated == nil ? 0 : 1)
    let candidates = Self.candidates(sample, known, known.delimiter == nil ? stated : nil)
    let trials = candidates.map { candidate in
      SnifferTrial(sample, candidate.skipping(skipped), isCut: isCut).trial
    }
    self.trials = trials.sorted { $0.score > $1.score }
    let chosen = Self.choice(trials)
    dialect = chosen.dialect
    width = max(1, chosen.width)
    evidence = Self.evidence(chosen, stated != nil && known.delimiter == nil, self.trials, known)
  }

  /// The first trial is that of the plainest dialect. Another must be clearly better, not just a little; where hardly two
  /// records are as wide, three times as good.
  private static func choice(_ trials: [Trial]) -> Trial {
    func isRegular(_ trial: Trial) -> Bool { trial.records.wide * 3 > trial.records.all }
    return trials.dropFirst().reduce(trials[0]) { best, trial in
      let isBetter = isRegular(trial) && trial.score > max(0.05, best.score * 1.05 + 0.005)
      let isLeastBad = trial.width > 2 && trial.score > max(0.02, best.score * 3)
      // With the other escape every quote has its place.
      let explainsQuotes =
        trial.dialect.quote == best.dialect.quote && trial.dialect.delimiter == best.dialect.delimiter
        && trial.dialect.isSpaced == best.dialect.isSpaced && trial.strayQuotes < best.strayQuotes
        && trial.score >= best.score
      // A first line has its columns parted like any other: where one dialect parts all lines alike, another in which the first
      // one is no such line parts what stands in the fields.
      if best.isFlawless, trial.firstWidth != trial.width, !explainsQuotes { return best }
      let isFirstRight = trial.isFlawless && trial.score > 0.05 && best.firstWidth != best.width
      // Two apostrophes for one, within two of them: no words are written so.
      let escapesApostrophes =
        trial.isFlawless && trial.escapedQuotes > 0 && trial.width == best.width && best.escapedQuotes == 0
        && trial.dialect.quote == UInt8(ascii: "'") && trial.dialect.delimiter == best.dialect.delimiter
        && trial.dialect.isSpaced == best.dialect.isSpaced
      return isBetter || isLeastBad || explainsQuotes || isFirstRight || escapesApostrophes ? trial : best
    }
  }

  /// What a first line `sep=;` says; a program may have saved it as a record, `sep=;;;;`.
  static func statedDelimiter(_ text: ArraySlice<UInt8>) -> UInt8? {
    let line = text.prefix(2000).prefix { $0 != lineFeed && $0 != carriageReturn }.filter {
      $0 != UInt8(ascii: "\"")
    }
    let word = Dialect.statement
    guard line.starts(with: word), let delimiter = line.dropFirst(word.count).first, line.count < text.count,
      line.dropFirst(word.count).allSatisfy({ $0 == delimiter })
    else { return nil }
    return delimiter
  }

  private static func candidates(
    _ text: ArraySlice<UInt8>, _ known: DialectChoice, _ stated: UInt8?
  ) -> [Dialect] {
    let present = PresentBytes(text)
    let usual = Array(",;\t|".utf8)
    var delimiters: [(UInt8, isSpaced: Bool)] = [(UInt8(ascii: ","), false)]
    if let delimiter = known.delimiter {
      delimiters = [(delimiter, known.isSpaced)]
    } else if let stated {
      delimiters = [(stated, false)]
    } else {
      let pipe = UInt8(ascii: "|")
      let other = usual.dropFirst().filter { delimiter in
        present.contains(delimiter) && (delimiter != UInt8(ascii: ";") || text.hasSemicolonOfItsOwn)
      }
      delimiters += other.map { ($0, false) }
      // A table drawn with pipes has spaces on both sides of each, which are kept.
      let isDrawn = present.contains(UInt8(ascii: " "), before: pipe)
      for delimiter in usual
      where present.contains(delimiter, before: UInt8(ascii: " ")) && !(delimiter == pipe && isDrawn) {
        delimiters.append((delimiter, true))
      }
      if present.contains(UInt8(ascii: " ")) { delimiters.append((UInt8(ascii: " "), false)) }
    }
    var quotes: [UInt8?] = [UInt8(ascii: "\"")]
    if let quote = known.quote {
      quotes = [quote]
    } else if present.contains(UInt8(ascii: "'")) {
      quotes.append(UInt8(ascii: "'"))
    }
    return delimiters.flatMap { delimiter, isSpaced in
      quotes.flatMap { quote in
        var escapes: [Dialect.Escape] = [.doubled]
        if let escape = known.escape {
          escapes = [escape]
        } else if let quote, present.contains(backslash, before: quote) {
          escapes.append(.backslash)
        }
        return escapes.map { Dialect(delimiter: delimiter, quote: quote, escape: $0, isSpaced: isSpaced) }
      }
    }
  }

  private static func evidence(
    _ chosen: Trial, _ isStated: Bool, _ ranked: [Trial], _ known: DialectChoice
  ) -> [String] {
    var clauses: [String] = []
    if known.delimiter != nil { clauses.append("the delimiter is as asked") }
    if isStated {
      clauses.append("the first line says sep=\(String(decoding: [chosen.dialect.delimiter], as: UTF8.self))")
    }
    guard chosen.width > 1 else {
      return clauses + ["no delimiter makes columns that are regular"]
    }
    clauses.append("\(chosen.records.wide) of \(chosen.records.all) records have \(chosen.width) fields")
    clauses.append("\(percent(chosen.likeness)) of what a field holds looks like one value")
    if let next = ranked.first(where: {
      $0.score > 0.02
        && ($0.dialect.delimiter, $0.dialect.isSpaced) != (chosen.dialect.delimiter, chosen.dialect.isSpaced)
    }) {
      clauses.append(
        "next best is \(next.dialect.delimiterName): score \(percent(next.score)) against \(percent(chosen.score))"
      )
    }
    return clauses
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

/// Which bytes stand in a text, and which stand right before which.
private struct PresentBytes {
  private let text: ArraySlice<UInt8>
  private var isPresent = Array(repeating: false, count: 256)

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    text.withUnsafeBufferPointer { for byte in $0 { isPresent[Int(byte)] = true } }
  }

  func contains(_ byte: UInt8) -> Bool { isPresent[Int(byte)] }

  func contains(_ byte: UInt8, before next: UInt8) -> Bool {
    guard contains(byte), contains(next) else { return false }
    return text.withUnsafeBufferPointer { text in
      text.indices.dropLast().contains { text[$0] == byte && text[$0 + 1] == next }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether some semicolon ends no sign as pages of the web write it, `&nbsp;`.
  var hasSemicolonOfItsOwn: Bool {
    var letters: Int?
    return contains { byte in
      switch byte {
      case UInt8(ascii: "&"): letters = 0
      case UInt8(ascii: ";"):
        if letters.map({ $0 > 1 }) != true { return true }
        letters = nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters = letters.flatMap { $0 < 8 ? $0 + 1 : nil }
      default: letters = nil
      }
      return false
    }
  }
}
