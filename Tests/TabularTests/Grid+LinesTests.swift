import Tabular
import TestSupport
import Testing

@Suite struct GridLinesTests {
  private static func grid(_ columns: [String], _ rows: [[GridValue]]) -> Grid {
    var grid = Grid(columns)
    for row in rows { grid.append(row) }
    return grid
  }

  @Test func `text stands to the left and numbers to the right`() {
    let grid = Self.grid(
      ["dog", "owed", "note"],
      [["Luna", .number("125.00"), "late"], ["Bo", .empty, .empty], ["Maximus", .number("5.00"), "é🐕"]])
    #expect(
      grid.lines() == [
        "dog        owed  note",
        "Luna     125.00  late",
        "Bo",
        "Maximus    5.00  é🐕",
      ])
  }

  @Test func `a column with one text in it is text, and so is an empty one`() {
    let grid = Self.grid(["long heading", "mixed"], [[.empty, .number("1")], [.empty, "none"]])
    #expect(grid.lines() == ["long heading  mixed", "              1", "              none"])
  }

  @Test func `the widest text is cut to fit 80 columns`() {
    let note = String(repeating: "abcdefghi ", count: 12)
    let lines = Self.grid(["dog", "owed", "note"], [["Luna", .number("25.00"), .text(note)]]).lines()
    #expect(lines[1].count == 80)
    #expect(lines[1].hasPrefix("Luna  25.00  abcdefghi "))
    #expect(lines[1].hasSuffix("…"))
  }

  @Test func `numbers and short texts are never cut`() {
    let lines = Self.grid(
      ["a", "b", "c"], [["12345678", .number("123456789.00"), "123456789"]]
    ).lines(width: 10)
    #expect(lines[1] == "12345678  123456789.00  1234567…")
  }

  @Test func `a heading may be cut too`() {
    #expect(Self.grid(["a heading of some length"], []).lines(width: 10) == ["a heading…"])
  }

  @Test func `a longer row keeps its cells and a shorter one ends early`() {
    let grid = Self.grid(["a"], [["x", "y", .number("10")], [], ["z", .empty, .number("2")]])
    #expect(grid.lines() == ["a", "x  y  10", "", "z      2"])
    #expect(Grid([]).lines() == [""])
  }

  @Test func `line breaks and control characters are shown as spaces`() {
    let grid = Self.grid(["a\nb"], [["x\r\ny\tz"], ["\u{1B}[2Jw"], ["u\u{2028}v"]])
    #expect(grid.lines() == ["a b", "x y z", " [2Jw", "u v"])
  }

  /// Seed 49.
  @Test func `no line is longer than the width while the texts can give way`() {
    var random = SplitMix64(seed: 49)
    for _ in 0..<500 {
      let count = Int.random(in: 1...6, using: &random)
      let rows = (0..<3).map { _ in
        (0..<count).map { column -> GridValue in
          column == 0
            ? .number(String(Int.random(in: 0...99_999, using: &random)))
            : .text((0..<5).map { _ in RandomText.field(using: &random) }.joined())
        }
      }
      let grid = Self.grid((0..<count).map { "column \($0)" }, rows)
      let lines = grid.lines(width: 80)
      #expect(lines.count == 4)
      #expect(lines.allSatisfy { $0.count <= 80 && !$0.contains(where: \.isNewline) })
    }
  }
}
