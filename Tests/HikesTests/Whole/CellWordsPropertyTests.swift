import Diagnostics
import Quantities
import TestSupport
import Testing

@testable import Hikes

/// What holds whatever stands in a cell: words of the grammar, numbers and signs, thrown together. Seed 20261122, 120
/// sheets of 36 such cells beside six dogs who pay $25 or $30.
struct CellWordsPropertyTests {
  private static let numbers = [
    "0", "1", "2", "3", "10", "20", "25", "25.00", "$25", "25,00 $", "50", "60", "99", "100", "1000",
    "9999999999", "-1",
    "-25", "1/2", "0/0", "50/0", "2.5e1", "1e99", "25¹", "½", "##", "31/12", "2025", "902-555-0101",
  ]
  private static let signs = [
    "x", "+", "=", "/", "-", "(", ")", "?", "%", "©", "*", ">", "@", "#", ":", ";", "✓", "✗", "💵",
  ]

  private static let counted = PricedText.counted.words + AmountWords.hikes.words + PricedText.weeks.words

  private static func cell(_ words: [String], using random: inout SplitMix64) -> String {
    // A price, a small number and a word, as a count of hikes is written.
    if Int.random(in: 0..<3, using: &random) == 0 {
      let count = String(Int.random(in: 0...12, using: &random))
      let parts = [
        ["25", "$30", "50"].randomElement(using: &random), count, counted.randomElement(using: &random),
      ]
      return parts.compactMap(\.self).shuffled(using: &random).joined(separator: " ")
    }
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let list = [words, words, numbers, signs][Int.random(in: 0..<4, using: &random)]
      guard let word = list.randomElement(using: &random) else { continue }
      text += (Int.random(in: 0..<3, using: &random) == 0 ? "" : " ") + word
    }
    return text.split(separator: " ").joined(separator: " ")
  }

  @Test func `any words, numbers and signs are read, each cell once, and the book holds the sheet's money`()
    throws
  {
    var random = SplitMix64(seed: 20_261_122)
    let words = SheetVocabulary().parts.flatMap(\.entries).flatMap(\.words)
    for number in 0..<120 {
      var rows = [["Dog", "Mon 3", "Tue 4", "Wed 5", "Thu 6", "Fri 7", "Notes"]]
      for dog in ["Ace", "Bo", "Cy", "Di", "Ed", "Flo"] {
        rows.append([dog, "25", "30", "", "25", "", ""])
      }
      for dog in ["Gus", "Hal", "Ivy", "Jet", "Kip", "Lou"] {
        rows.append([dog] + (0..<6).map { _ in Self.cell(words, using: &random) })
      }
      let text = rows.map { row in
        row.map {
          "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
        }
        .joined(separator: ",")
      }.joined(separator: "\n")
      let reading = try SheetText.read(text, month: "2025-11")
      let filled = rows.joined().count { !$0.isEmpty }
      #expect(reading.cells.count == filled, "sheet \(number)\n\(text)")
      #expect(
        reading.cells.allSatisfy { rows[$0.cell.row - 1][$0.cell.column - 1] == $0.raw }, "sheet \(number)")
      let done = SheetText.convert([reading])
      let counted = done.readings.flatMap(\.cells).compactMap(\.countedAmount).reduce(Money.zero, +)
      #expect(done.booked == counted, "sheet \(number)\n\(text)")
    }
  }
}
