import TestSupport
import Testing

@testable import HoundCommands

struct TypedWordsTests {
  private static let known: [OptionSpec] = [.date, .output, .book, .help, OptionSpec(flag: "--keep", "keep")]

  /// Options shown as `name=value`, a missing value as `name`, an unknown option with `?`.
  @Test(arguments: [
    ("today", "today", ""),
    ("today --date tue", "today", "--date=tue"),
    ("--date tue today", "today", "--date=tue"),
    ("--date=tue today", "today", "--date=tue"),
    ("--date= today", "today", "--date="),
    ("--date=a=b", "", "--date=a=b"),
    ("--date", "", "--date"),
    ("--date --keep", "", "--date --keep"),
    ("--date -o x", "", "--date --output=x"),
    ("--date -5", "", "--date=-5"),
    ("--date nov 20 today", "today", "--date=nov 20"),
    ("--date 20 Nov 2026 x", "x", "--date=20 Nov 2026"),
    ("pay --date next mon 25", "pay 25", "--date=next mon"),
    ("pay --date tue 25", "pay 25", "--date=tue"),
    ("--date nov 20, 2026", "", "--date=nov 20, 2026"),
    ("--date nov 2026", "2026", "--date=nov"),
    ("-o x y", "y", "--output=x"),
    ("-ox y", "y", "--output=x"),
    ("-o=x y", "y", "--output=x"),
    ("-o - y", "y", "--output=-"),
    ("-h", "", "--help"),
    ("--keep today", "today", "--keep"),
    ("--keep=yes", "", "--keep=yes"),
    ("--kep today", "today", "--kep?"),
    ("-x", "", "-x?"),
    ("pay luna -25.00", "pay luna -25.00", ""),
    ("pay luna -.5 -", "pay luna -.5 -", ""),
    ("a -- --date -o", "a --date -o", ""),
    ("-- --", "--", ""),
  ])
  func `options and words are told apart`(_ line: String, _ words: String, _ options: String) {
    let typed = TypedWords(line.split(separator: " ").map(String.init), knowing: Self.known)
    #expect(typed.words.joined(separator: " ") == words)
    let shown = typed.options.map { $0.name + ($0.value.map { "=\($0)" } ?? "") + ($0.isKnown ? "" : "?") }
    #expect(shown.joined(separator: " ") == options)
  }

  @Test func `an empty word is a word`() {
    #expect(TypedWords(["today", ""], knowing: Self.known).words == ["today", ""])
  }

  /// Seed 0x484F554E44; wherever the options stand among the words, both come out the same.
  @Test func `the place of an option does not matter`() {
    var generator = SplitMix64(seed: 0x48_4F55_4E44)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 0...4, using: &generator)).map { "w\($0)" }
      var groups = words.map { [$0] }
      let options = [["--date", "tue"], ["--keep"], ["-ox"], ["--book=b"]].shuffled(using: &generator).prefix(
        3)
      var expected: [String] = []
      var place = 0
      for option in options {
        place = Int.random(in: place...groups.count, using: &generator)
        groups.insert(option, at: place)
        place += 1
        expected.append(option[0])
      }
      let typed = TypedWords(groups.flatMap(\.self), knowing: Self.known)
      #expect(typed.words == words)
      #expect(typed.options.count == expected.count)
      for (option, word) in zip(typed.options, expected) {
        #expect(option.isKnown && (word.hasPrefix(option.name) || word == "-ox" && option.name == "--output"))
      }
    }
  }
}
