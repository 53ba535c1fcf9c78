import Civil
import Tabular

/// Dates as a scanner reads them from paper.
extension MendedSheet {
  /// `M0n l2` as `Mon 12`, `Week of May l9, 2Ol4` as `Week of May 19, 2014`: the number of a day or a year with the letters that
  /// were taken for its figures, beside the name of a day, a month or a week; nil for any other text.
  static func unscannedDate(_ text: String) -> String? {
    guard (5...60).contains(text.utf8.count), text.utf8.contains(UInt8(ascii: " ")), text.hasFigure else {
      return nil
    }
    var words = text.split(separator: " ").map(String.init)
    var (isMended, isDated) = (false, false)
    for place in words.indices {
      let end = String(words[place].reversed().prefix { ".,".contains($0) })
      let word = String(words[place].dropLast(end.count))
      if let number = unscannedNumber(word) {
        words[place] = number + end
        isMended = true
      } else if let day = Weekday(name: MisspeltWord.unscanned(word.folded)) {
        if word.hasFigure { words[place] = day.shortName }
        isDated = true
      } else {
        isDated =
          isDated || MonthName.month(named: word.folded) != nil
          || SheetTitle.weekWords.set.contains(word.folded)
      }
    }
    return isMended && isDated ? words.joined(separator: " ") : nil
  }

  /// The same of `T0tal` and `D0g`: what heads a column; nil for any other text.
  static func unscannedLabel(_ text: String) -> String? {
    guard (3...12).contains(text.utf8.count), text.hasFigure, text.contains(where: \.isLetter),
      case let label = MisspeltWord.unscanned(text.folded), !label.hasFigure,
      SummaryLabel(label) != nil || ColumnLabels.isLabel(label)
    else { return nil }
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  /// `l2` as `12`, `2Ol4` as `2014`: nil for what holds no letter, no figure, or no day or year.
  private static func unscannedNumber(_ word: String) -> String? {
    guard (2...4).contains(word.utf8.count), word.hasFigure, word.contains(where: \.isLetter) else {
      return nil
    }
    let mended = WrittenNumber.slips.applied(to: word.lowercased())
    guard let number = Int(mended), (1...31).contains(number) || PartialDate.years.contains(number) else {
      return nil
    }
    return mended
  }
}
