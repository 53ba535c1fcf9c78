public import Diagnostics
public import Tabular

/// A table `size,week,grams` of the owner's to growth by size.
public enum GrowthReader {
  struct Row: Sendable {
    var size = ""
    var week = 0
    var grams = 0
  }

  static let schema = RecordSchema<Row>(
    "growth", keys: ["size", "week"], blank: { Row() },
    [
      .init("size", \.size, .key, "the size as in the profile: small, medium, large, extraLarge"),
      .init("week", \.week, number("a week of age such as 12", 0...1000), "whole weeks of age"),
      .init(
        "grams", \.grams, number("a weight in grams such as 6720", 1...999_999), "what such a puppy weighs"),
    ])

  public static func read(_ bytes: [UInt8], file: String) throws(TabularError) -> Report<GrowthTable> {
    try schema.read(bytes, file: file).map { rows in
      GrowthTable(
        rows.rows.reduce(into: [:]) { grams, row in grams[row.size, default: [:]][row.week] = row.grams })
    }
  }

  private static func number(_ expected: String, _ range: ClosedRange<Int>) -> FieldFormat<Int> {
    FieldFormat(
      expected, read: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }, write: { String($0) })
  }
}
