import Tabular

extension HeaderFinder {
  /// Two rows that name the halves of days, each day over two columns: `Mon 14,,Tue 15,,` above `AM,PM,AM,PM`. As
  /// one row, in which each half carries the heading of its day; nil for anything else.
  static func halved(_ upper: Record, _ lower: Record) -> Record? {
    let width = max(upper.fields.count, lower.fields.count)
    guard lower.fields.count(where: { isHalf($0.text) }) >= 4 else { return nil }
    var fields: [Field] = []
    var day = Field("")
    for column in 1...max(width, 1) {
      let (above, below) = (upper[column: column], lower[column: column])
      if !above.isBlank { day = above }
      if isHalf(below.text) {
        fields.append(day)
      } else {
        guard above.isBlank || below.isBlank else { return nil }
        fields.append(below.isBlank ? above : below)
        if !below.isBlank { day = Field("") }
      }
    }
    return Record(fields, line: upper.line)
  }

  private static func isHalf(_ text: String) -> Bool { halves.contains(text.folded) }

  /// The halves of a day as headings: `AM`, `après-midi`.
  private static let halves: Set<String> = [
    "am", "pm", "a.m.", "p.m.", "a.m", "p.m", "morning", "afternoon", "morn", "aft", "noon", "midday",
    "am hike",
    "pm hike", "matin", "après-midi", "apres-midi", "midi", "avant-midi",
  ]
}
