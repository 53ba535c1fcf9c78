import Civil
import Tabular

/// Days whose names have a slip.
extension HeadingRun {
  /// A row in which the days of the week follow each other, two or more of them with a slip: `Munday`, `Tuseday`.
  static func respelt(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: { $0.nearestDay != nil }) >= 3 else { return respeltWeek(row) }
    var cells = Array(row.cells)
    var slips = 0
    var last: Weekday?
    for (index, text) in row.cells.enumerated() {
      guard let (day, length) = text.nearestDay else { continue }
      guard last.map({ $0 < day }) ?? true else { return nil }
      last = day
      guard Weekday(name: String(text.folded.prefix(length))) == nil else { continue }
      slips += 1
      cells[index] = row.texts.text(day.fullName + text.folded.dropFirst(length))
    }
    return slips >= 2 ? SheetRow(cells, row.texts) : nil
  }

  /// A row with five cells side by side that are nearly the days of a week in one language, most of them with a slip:
  /// `Lindi,Mradi,Mecredi,Juedi,Vendrdi`.
  private static func respeltWeek(_ row: SheetRow) -> SheetRow? {
    var cells = Array(row.cells)
    for start in cells.indices.dropLast(4) {
      let words = cells[start..<start + 5].map(\.folded)
      if let days = shortDays(words) {
        for (place, day) in days.enumerated() { cells[start + place] = row.texts.text(day.fullName) }
        return SheetRow(cells, row.texts)
      }
      for names in weekNames where words[0].first == names[0].first {
        guard zip(words, names).allSatisfy(MisspeltWord.isNear), words.count(where: names.contains) <= 2
        else { continue }
        for (place, name) in names.enumerated() { cells[start + place] = row.texts.text(name) }
        return SheetRow(cells, row.texts)
      }
    }
    return nil
  }

  /// The days of five cells in three letters each, two of which are right and the others one letter off, as a phone corrects them or
  /// a scanner reads them: `Mon,Tie,Wed,Thy,Fro`, `M0n,Tue,Wed,Thu,Fr i`. Nil for any others, and where there is no slip.
  private static func shortDays(_ words: [String]) -> [Weekday]? {
    guard words[0].first == "m", words.allSatisfy({ (3...5).contains($0.utf8.count) }) else { return nil }
    let plain = words.map { MisspeltWord.unscanned($0).filter { $0 != " " } }
    let names = Weekday.allCases.prefix(5).map { $0.shortName.folded }
    let right = zip(plain, names).count { $0 == $1 }
    // Where no day is spelled right the hand has its own way with all of them: `Mun,Teu,Wen,Ther,Fir`.
    let farthest = right >= 2 ? 1 : 2
    guard words != names, right >= 2 || words.allSatisfy({ $0.allSatisfy(\.isLetter) }),
      zip(plain, names).allSatisfy({ word, name in
        let longer = shortened.filter { $0.meaning.shortName.folded == name }.flatMap(\.words)
        return word.first == name.first
          && ([name] + longer).contains { MisspeltWord.distance(word, $0) <= farthest }
      })
    else { return nil }
    return Array(Weekday.allCases.prefix(5))
  }

  /// The days of a week in the other languages of her sheets.
  static let weekNames = [
    ["lundi", "mardi", "mercredi", "jeudi", "vendredi"],
    ["montag", "dienstag", "mittwoch", "donnerstag", "freitag"],
  ]

  /// The one day whose whole name a text begins with or nearly does, and how many letters that takes.
  static func nearestDay(_ text: CellText) -> (day: Weekday, length: Int)? {
    guard (4...14).contains(text.raw.utf8.count) else { return nil }
    let word = String(text.folded.prefix { $0.isLetter })
    guard word.count >= 4, !SpanWords.through.set.contains(word) else { return nil }
    let near = Weekday.allCases.filter { day in
      word.count >= 5 && MisspeltWord.isNear(word, day.fullName.lowercased())
        || shortened.contains { rule in
          rule.meaning == day
            && rule.words.contains { word == $0 && $0.count > 5 || MisspeltWord.isTurned(word, $0) }
        }
    }
    return near.count == 1 ? (near[0], word.count) : nil
  }

  /// Days cut short to more letters than three, which are turned about in haste: `tuse`, `thrus`.
  static let shortened: [WordRule<Weekday>] = [
    WordRule(.tuesday, "tues, toosday, twosday", like: "Tuse", "Toosday"),
    WordRule(.wednesday, "weds", like: "Wesd"),
    WordRule(.thursday, "thur, thurs, thrs", like: "Thrus", "thrs"),
  ]
}
