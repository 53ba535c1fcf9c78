import Testing

struct ForbiddenWordTests {
  /// What hides a failure, ends the program or writes past the caller.
  private static let breaches = ["try?", "try!", "as!", "fatalError(", "preconditionFailure("]
  /// What gives other bytes for the same input.
  private static let whims = [
    "ContinuousClock", "SuspendingClock", "Date(", "UUID(", "Locale", "SystemRandomNumberGenerator",
    ".randomElement(", ".shuffled(", ".hashValue",
    // Whatever a dictionary has first hangs on a seed.
    ".keys.first(", ".values.first(", ".columns.first(where: { $0.value",
  ]

  private static let belowHound = Repository.sources.filter { $0.module != "hound" }

  @Test(arguments: breaches)
  func `no failure is swallowed or turned into a crash`(word: String) {
    for file in Self.belowHound {
      #expect(file.lines { Self.holds($0, word) } == [])
    }
  }

  @Test(arguments: whims)
  func `nothing below the program reads a clock, a locale or chance`(word: String) {
    for file in Self.belowHound {
      #expect(file.lines { Self.holds($0, word) } == [])
    }
  }

  @Test func `the code that applies a rule about words knows no word of it`() {
    // Tables of hers have columns by name, and a page's address its first letters.
    let files = Repository.sources.filter { file in
      let parts = file.path.split(separator: "/")
      return parts.starts(with: ["Sources", "Hikes", "Recognize"]) && parts[3] != "Tables"
    }
    #expect(!files.isEmpty)
    for file in files {
      let lines = file.text.split(separator: "\n").filter { Self.namesWord($0) && !$0.contains("\"http\"") }
      #expect(lines == [], "\(file.path): say the word in a WordRule")
    }
  }

  @Test(arguments: [
    (#"if word == "paid" {"#, true), (#"text.hasSuffix("next week")"#, true),
    (#"["am", "pm"].contains(x)"#, true),
    (#"if word == "-" {"#, false), (#"/// `x == "paid"`"#, false), (#"like: "paid""#, false),
    (#"set.contains("$")"#, false),
  ])
  func `a word in code is told from a sign, a rule and a sentence`(line: String, isNamed: Bool) {
    #expect(Self.namesWord(line[...]) == isNamed)
  }

  /// Whether a line compares a text with a word of two letters or more.
  private static func namesWord(_ line: Substring) -> Bool {
    let code = line.drop { $0 == " " }
    guard !code.hasPrefix("//") else { return false }
    return code.contains(#/(==|!=) "[A-Za-z]{2,}/#)
      || code.contains(#/(contains|hasPrefix|hasSuffix|holds|firstIndex\(of:)\(? ?"[A-Za-z]{2,}/#)
      || code.contains(#/\["[A-Za-z]{2,}"[^\]]*\]\.contains/#)
  }

  @Test func `only the program prints`() {
    for file in Self.belowHound {
      #expect(file.lines(where: Self.prints) == [])
    }
  }

  @Test func `nothing is left for later`() {
    for file in Repository.sources {
      for mark in ["TODO", "FIXME"] {
        // A calendar's word for a thing to do ends in one of them.
        let isLeft = file.text.split(separator: "\n").contains { Self.holds(String($0), mark) }
        #expect(!isLeft, "\(mark) in \(file.path)")
      }
    }
  }

  @Test(arguments: [
    ("  print(x)", true), ("defer { print(x) }", true), ("Swift.print(x)", true), ("debugPrint(x)", true),
    ("  invocation.print(x)", false), ("func print(_ x: Int) {}", false), ("sprint(x)", false),
  ])
  func `a call of print is told from a method of that name`(line: String, isCall: Bool) {
    #expect(Self.prints(line) == isCall)
  }

  @Test(arguments: [
    ("let a = try? b", "try?", true), ("x as! Y", "as!", true), ("has!", "as!", false),
    ("CivilDate(year: 1)", "Date(", false), ("Date()", "Date(", true), ("a.shuffled()", ".shuffled(", true),
  ])
  func `a forbidden word is found as a word`(line: String, word: String, isFound: Bool) {
    #expect(Self.holds(line, word) == isFound)
  }

  /// Whether the word stands in a line with no letter right before it.
  private static func holds(_ line: String, _ word: String) -> Bool {
    pieces(line, before: word).contains { piece in
      word.hasPrefix(".") || !(piece.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
    }
  }

  private static func prints(_ line: String) -> Bool {
    if line.contains("Swift.print(") || line.contains("debugPrint(") { return true }
    return pieces(line, before: "print(").contains { piece in
      if piece.hasSuffix("func ") { return false }
      return !(piece.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false)
    }
  }

  /// What stands before each occurrence of a word.
  private static func pieces(_ line: String, before word: String) -> [Substring] {
    line.ranges(of: word).map { line[..<$0.lowerBound] }
  }
}
