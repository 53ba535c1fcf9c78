import Civil
import Diagnostics
import Tabular

/// A sheet with what was spoilt alike in many cells put right: letters set apart, quotation marks around every cell of a row, a
/// merged title repeated in each of its columns, the names that a program gave to columns of one name, dates that begin
/// with a year of two figures, amounts in the form of other numbers, fields that a comma tore, rows that slid.
struct MendedSheet {
  var lines: [RearrangedSheet.Line]
  /// Cells that say nothing by themselves: copies of the first of their row, ends of the one before them, signs.
  var repeats: [RearrangedSheet.Aside] = []
  /// Whether every text stands where it stood.
  private(set) var isInPlace = true

  /// What was put right, in words.
  private(set) var mends: [String] = []

  /// Nil for a sheet in which there is nothing to mend.
  init?(_ sheet: SheetCells) {
    lines = []
    let needs = Need.of(sheet)
    guard !needs.isEmpty else { return nil }
    lines = sheet.table.records.enumerated().map { RearrangedSheet.plain($1, $0 + 1) }
    for step in Self.steps where needs.contains(step.need) && step.mend(&self, sheet) {
      mends.append(step.words)
      if step.need.movesCells { isInPlace = false }
    }
    guard !mends.isEmpty else { return nil }
  }

  /// One kind of mend.
  private struct Step {
    let need: Need
    let words: String
    /// Whether anything was mended.
    let mend: (_ mended: inout MendedSheet, _ sheet: SheetCells) -> Bool
  }

  /// In the order in which they are tried.
  private static var steps: [Step] {
    [
      Step(need: .quoted, words: "quotation marks around every cell of a row were left out") { mended, _ in
        mended.change(unquoted)
      },
      Step(need: .spaced, words: "letters set apart were closed up") { mended, _ in mended.change(closedUp) },
      Step(need: .zones, words: "the hour and the zone behind dates were left out") { mended, _ in
        mended.change(each: withoutZone)
      },
      Step(need: .entities, words: "signs in the writing of web pages were read as what they show") {
        mended, _ in
        mended.change(each: withoutEntities)
      },
      Step(need: .weather, words: "the weather behind the days of headings was left out") { mended, _ in
        mended.dropWeather()
      },
      Step(need: .formulas, words: "headings that are formulas were reckoned") { mended, _ in
        mended.reckonDates()
      },
      Step(need: .unordered, words: "columns in the order of the alphabet were put in that of the week") {
        mended, sheet in
        mended.sortColumns(sheet)
      },
      Step(need: .repeated, words: "a text repeated over several columns was read once") { mended, _ in
        mended.sayOnce()
      },
      Step(need: .numbered, words: "the numbers behind headings such as Mon2 were left out") { mended, _ in
        mended.change(withoutNumbers)
      },
      Step(need: .yearFirst, words: "dates were read with the year first") { mended, _ in
        mended.writeYearsInFull()
      },
      Step(need: .ditto, words: "ditto marks were read as what stands above them") { mended, _ in
        mended.repeatDittos()
      },
      Step(need: .percent, words: "amounts shown in per cent were read as dollars") { mended, _ in
        mended.change(each: withoutPercent)
      },
      Step(need: .addresses, words: "addresses of pages behind names were left out") { mended, _ in
        mended.change(each: withoutAddress)
      },
      Step(need: .colons, words: "amounts shown as times were read as dollars") { mended, _ in
        mended.change(each: withPoint)
      },
      Step(need: .signs, words: "signs of money in columns of their own were left out") { mended, sheet in
        mended.dropSigns(sheet)
      },
      Step(need: .torn, words: "cells that a comma tore in two were joined") { mended, sheet in
        mended.joinTornFields(sheet)
      },
      Step(need: .owners, words: "the line of an owner was joined to that of the dog above it") {
        mended, sheet in
        mended.joinOwners(sheet)
      },
      Step(need: .apart, words: "names in a line of their own were joined to the line below") {
        mended, sheet in
        mended.joinNames(sheet)
      },
      Step(need: .raised, words: "names that stood one row too high were moved down") { mended, sheet in
        mended.lowerNames(sheet)
      },
      Step(need: .slid, words: "rows that stood one column too far right were moved back") { mended, sheet in
        mended.slideBack(sheet)
      },
    ]
  }

  /// What a look at the texts of a sheet, each once, leaves to be tried.
  private struct Need: OptionSet {
    let rawValue: Int
    static let quoted = Need(rawValue: 1)
    static let spaced = Need(rawValue: 2)
    static let repeated = Need(rawValue: 4)
    static let numbered = Need(rawValue: 8)
    static let yearFirst = Need(rawValue: 16)
    static let ditto = Need(rawValue: 32)
    static let slid = Need(rawValue: 64)
    static let torn = Need(rawValue: 128)
    static let percent = Need(rawValue: 256)
    static let owners = Need(rawValue: 512)
    static let addresses = Need(rawValue: 1024)
    static let signs = Need(rawValue: 2048)
    static let colons = Need(rawValue: 4096)
    static let raised = Need(rawValue: 8192)
    static let zones = Need(rawValue: 16384)
    static let entities = Need(rawValue: 32768)
    static let weather = Need(rawValue: 65536)
    static let formulas = Need(rawValue: 131_072)
    static let unordered = Need(rawValue: 262_144)
    static let apart = Need(rawValue: 524_288)

    /// Whether such a mend puts cells elsewhere.
    var movesCells: Bool { !isDisjoint(with: [.torn, .owners, .raised, .slid, .unordered, .apart]) }

    static func of(_ sheet: SheetCells) -> Need {
      var needs: Need = []
      for text in sheet.texts.all where !text.isBlank {
        if isQuoted(text.raw) { needs.insert(.quoted) }
        if MendedSheet.joinedLetters(text.raw) != nil { needs.insert(.spaced) }
        if MendedSheet.dittos.set.contains(text.trimmed) { needs.insert(.ditto) }
        if MendedSheet.withoutPercent(text.raw) != nil { needs.insert(.percent) }
        if text.raw.utf8.first == UInt8(ascii: " ") || text.raw == "00" { needs.insert(.torn) }
        if MendedSheet.namesBoth(text) { needs.insert(.owners) }
        if MendedSheet.withoutAddress(text.raw) != nil { needs.insert(.addresses) }
        if text.raw == "$" { needs.insert(.signs) }
        if MendedSheet.withoutZone(text.raw) != nil { needs.insert(.zones) }
        if MendedSheet.withoutEntities(text.raw) != nil { needs.insert(.entities) }
        if MendedSheet.withoutWeather(text.raw) != nil { needs.insert(.weather) }
        if MendedSheet.daysAfter(text.raw) != nil { needs.insert(.formulas) }
        if MendedSheet.isPastMidnight(text.raw) { needs.insert(.colons) }
        if text.numericDate != nil, text.namesDay { needs.insert(.yearFirst) }
        if MendedSheet.numbered(text.raw).map({ Weekday(name: $0) != nil }) ?? false {
          needs.insert(.numbered)
        }
      }
      if let first = (1..<sheet.rowCount + 1).first(where: { !sheet.isBlank($0) }),
        MendedSheet.order(of: sheet[row: first]) != nil
      {
        needs.insert(.unordered)
      }
      var (besideBlanks, namesApart) = (0, 0)
      for row in 1..<sheet.rowCount + 1 {
        let cells = sheet[row: row].cells
        if let first = cells.first, !first.isBlank, cells.prefix(3).count == 3,
          cells.prefix(3).allSatisfy({ $0 === first })
        {
          needs.insert(.repeated)
        }
        let isBesideBlank =
          cells.count > 3 && cells.first?.isBlank ?? false && cells[cells.startIndex + 1].hasLetter
        besideBlanks = isBesideBlank ? besideBlanks + 1 : 0
        if row > 1, cells.first?.isBlank ?? false, sheet[row: row - 1].filledCount == 1, !sheet.isBlank(row),
          sheet[row - 1, 1].hasLetter
        {
          namesApart += 1
        }
        if namesApart == 3 { needs.insert(.apart) }
        if besideBlanks == 3 { needs.insert(.slid) }
        if let first = cells.first, first.hasLetter, first.role == nil, first.title(nil) == nil,
          cells.count(where: \.namesDay) >= 3, !cells.contains(where: \.isDogLabel)
        {
          needs.insert(.raised)
        }
      }
      return needs
    }
  }

  /// Gives each line the texts that a function makes of them; whether any was changed.
  private mutating func change(_ mend: ([String]) -> [String]?) -> Bool {
    var isChanged = false
    for row in lines.indices {
      guard let texts = mend(lines[row].map(\.text)) else { continue }
      for place in texts.indices { lines[row][place].text = texts[place] }
      isChanged = true
    }
    return isChanged
  }

  /// The same, where each text is changed by itself.
  private mutating func change(each mend: (String) -> String?) -> Bool {
    change { texts in
      let changed = texts.map { mend($0) ?? $0 }
      return changed == texts ? nil : changed
    }
  }

  // MARK: Quotation marks

  private static func isQuoted(_ text: String) -> Bool {
    text.utf8.count > 2 && text.first == "\"" && text.last == "\""
  }

  /// A row all of whose texts stand in quotation marks of their own: `"Bella","25"` within the quotes of the file.
  private static func unquoted(_ texts: [String]) -> [String]? {
    let filled = texts.filter { !$0.isEmpty }
    guard let first = filled.first, isQuoted(first), filled.allSatisfy({ isQuoted($0) || $0 == "\"\"" })
    else {
      return nil
    }
    return texts.map { $0.isEmpty ? $0 : String($0.dropFirst().dropLast()) }
  }

  // MARK: Letters set apart

  /// `A P R I L   7` as `APRIL 7`: single signs with a space after each, words with more between them; nil for any other.
  static func joinedLetters(_ text: String) -> String? {
    let second = text.utf8.dropFirst().first
    guard second == UInt8(ascii: " "), text.utf8.first != second, text.utf8.count >= 5 else { return nil }
    let signs = text.split(separator: " ", omittingEmptySubsequences: false)
    guard signs.allSatisfy({ $0.count <= 1 }), signs.count(where: { !$0.isEmpty }) >= 3 else { return nil }
    var words = ""
    for (place, sign) in signs.enumerated() {
      if sign.isEmpty, place > 0, !signs[place - 1].isEmpty { words += " " }
      words += sign
    }
    return words
  }

  /// A row of headings, or a line by itself, with its letters set apart.
  private static func closedUp(_ texts: [String]) -> [String]? {
    let joined = texts.map { joinedLetters($0) }
    let known = joined.count { text in
      guard let text else { return false }
      return ColumnLabels.isLabel(text) || DayHeading(text) != nil || SheetTitle(text) != nil
    }
    guard known > 0, known == 1 || known * 2 >= joined.count(where: { $0 != nil }) else { return nil }
    return zip(texts, joined).map { $1 ?? $0 }
  }

  // MARK: Repeated texts

  /// Leaves of a merged title or label that was put into every column it reached over only the first.
  private mutating func sayOnce() -> Bool {
    var isMended = false
    for row in lines.indices {
      guard let first = lines[row].first?.text, first.hasLetter,
        case let count = lines[row].prefix(while: { $0.text == first }).count, count >= 3,
        case let rest = lines[row][count...].filter({ !$0.text.isEmpty })
      else { continue }
      let isTitle = rest.isEmpty && SheetTitle(first) != nil
      guard isTitle || SummaryLabel(first) != nil && rest.allSatisfy({ !$0.text.hasLetter }) else { continue }
      for place in 1..<count {
        lines[row][place].text = ""
        guard let origin = lines[row][place].origin else { continue }
        repeats.append(.init(origin, isTitle ? .title : .total, line: row))
      }
      isMended = true
    }
    return isMended
  }

  // MARK: Numbered columns

  /// `Mon2` without its figure; nil for any other text.
  private static func numbered(_ text: String) -> String? {
    guard let last = text.utf8.last, 0x30...0x39 ~= last, text.utf8.count > 2,
      case let bare = text.dropLast(), bare.last?.isLetter ?? false
    else { return nil }
    return String(bare)
  }

  /// `Mon,Tue,…,Total,Mon2,Tue2,…,Total2`, as a program numbers columns whose names are not the only ones: without the
  /// numbers.
  private static func withoutNumbers(_ texts: [String]) -> [String]? {
    var changed = texts
    var days = 0
    for place in texts.indices {
      guard let bare = numbered(texts[place]), texts[..<place].contains(bare) else { continue }
      if Weekday(name: bare) != nil { days += 1 }
      changed[place] = bare
    }
    return days >= 3 ? changed : nil
  }
}
