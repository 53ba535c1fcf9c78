import Testing

@testable import Documents

@Suite struct PageStyleTests {
  /// The hex colours of one block of custom properties, in the order written.
  private func colors(_ block: Substring) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for piece in block.split(separator: ";") {
      let parts = piece.split(separator: ":")
      guard parts.count == 2, let hash = parts[1].firstIndex(of: "#") else { continue }
      var digits = parts[1][hash...].dropFirst().filter(\.isHexDigit).map { String($0) }
      if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
      let name = parts[0].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      found[name] = stride(from: 0, to: 6, by: 2).compactMap { Int(digits[$0] + digits[$0 + 1], radix: 16) }
    }
    return found
  }

  /// Relative luminance after WCAG 2.2, its power law taken as a square and a half of 2.4: close enough to judge by.
  private func luminance(_ color: [Int]) -> Double {
    let parts = color.map { part -> Double in
      let share = Double(part) / 255
      // x^2.4 between x² and x³ by two steps of square roots: x² · x^(3/8) is within 2 %.
      let base = (share + 0.055) / 1.055
      let eighth = base.squareRoot().squareRoot().squareRoot()
      return share <= 0.04045 ? share / 12.92 : base * base * eighth * eighth * eighth
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: [Int], _ other: [Int]) -> Double {
    let pair = [luminance(one), luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  @Test(arguments: 0..<3)
  func `every text stands out from its ground, in light, in dark and on paper`(block: Int) throws {
    let blocks = PageStyle.shared.split(separator: ":root {").dropFirst()
      .map { $0.prefix { $0 != "}" } }
    try #require(blocks.count == 3)
    let colors = colors(blocks[blocks.startIndex + block])
    for text in ["--ink", "--faint", "--link", "--good", "--warn", "--bad"] {
      for ground in ["--ground", "--panel", "--warn-ground"] {
        let ratio = contrast(try #require(colors[text]), try #require(colors[ground]))
        #expect(ratio >= 4.6, "\(text) on \(ground): \(ratio)")
      }
    }
    for series in ["--series-1", "--series-2"] {
      let color = try #require(colors[series])
      #expect(contrast(color, try #require(colors["--on-series"])) >= 4.6)
      #expect(contrast(color, try #require(colors["--land"])) >= 3)
    }
  }
}
