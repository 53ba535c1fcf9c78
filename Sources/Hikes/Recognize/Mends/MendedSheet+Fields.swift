import Civil
import Diagnostics
import Quantities
import Tabular

/// Fields that a comma of their own tore apart, and formats that made other numbers of them.
extension MendedSheet {
  /// Rows with more fields than the header of their week, by as many as there are signs of a comma that was not quoted: a
  /// field that begins with a space behind a text, `Duke, Jr`, or cents behind an amount, `25,00`; and thousands in any row,
  /// `CA$1,190.00`.
  mutating func joinTornFields(_ sheet: SheetCells) -> Bool {
    var isMended = false
    var width: Int?
    for row in lines.indices {
      let record = sheet[row: row + 1]
      if record.cells.count(where: { $0.heading(.dayFirst, isFrench: true) != nil }) >= 3 {
        width = record.width
        continue
      }
      guard let width, !sheet.isBlank(row + 1) else { continue }
      let extra = lines[row].count - width
      let torn = extra > 0 ? tornPlaces(row) : []
      let thousands = tornThousands(row)
      guard extra > 0 && torn.count == extra || !thousands.isEmpty else { continue }
      for place in (torn.isEmpty ? thousands : torn).reversed() {
        let end = lines[row].remove(at: place)
        lines[row][place - 1].text += "," + end.text
        if let origin = end.origin { repeats.append(.init(origin, .attribute, line: row)) }
      }
      isMended = true
    }
    return isMended
  }

  /// The places of fields that are the end of the one before them.
  private func tornPlaces(_ row: Int) -> [Int] {
    let texts = lines[row].map(\.text)
    var places: [Int] = []
    for place in texts.indices.dropFirst() where places.last != place - 1 {
      let (before, text) = (texts[place - 1], texts[place])
      let isText = text.first == " " && text.hasLetter && before.last?.isLetter ?? false
      let isCents =
        text.utf8.count == 2 && Int(text) != nil && (text == "00" || text == "50")
        && before.hasFigure && Int(before.drop { $0 == "$" }) != nil && before.utf8.count <= 4
      if isText || isCents { places.append(place) }
    }
    return places
  }

  /// `CA$1`
  static func areThousands(_ text: String) -> Bool {
    text.utf8.count <= 4 && text.holds("$") && text.count(where: \.isNumber) == 1
      && CellMark(text).money != nil
  }

  /// The places of the last three figures of an amount, with cents, behind its thousands with a sign of money.
  private func tornThousands(_ row: Int) -> [Int] {
    let texts = lines[row].map(\.text)
    return texts.indices.dropFirst().filter { place in
      let (before, text) = (texts[place - 1], texts[place])
      return Self.areThousands(before) && text.utf8.count == 6 && text.dropLast(3).allSatisfy(\.isNumber)
        && CellMark(text).money != nil
    }
  }

  /// `3000%` as 30: an amount in a column that was shown in per cent.
  static func withoutPercent(_ text: String) -> String? {
    guard text.hasSuffix("%"), let number = Int(text.dropLast()), number >= 500 else { return nil }
    return Money(cents: number).description
  }

  /// A name without the address of the page it was linked to, `Angus (https://…)`; nil for any other text.
  static func withoutAddress(_ text: String) -> String? {
    guard text.holds("://") else { return nil }
    let parts = text.split(separator: " (", maxSplits: 1)
    guard parts.count == 2, parts[1].lowercased().hasPrefix("http"), parts[1].hasSuffix(")"),
      !parts[1].contains(" ")
    else {
      return nil
    }
    return String(parts[0])
  }

  /// `30:00`, an amount that a program took for a time: no day has so many hours.
  static func isPastMidnight(_ text: String) -> Bool {
    guard withPoint(text) != nil, let hours = text.split(separator: ":").first.flatMap({ Int($0) }) else {
      return false
    }
    return hours > 24
  }

  /// `25:00` and `25:00:00` as `25.00`; nil for any other text, and for an hour of the morning.
  static func withPoint(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (2...4).contains(parts[0].utf8.count), let whole = Int(parts[0]),
      whole >= 10,
      parts[1].utf8.count == 2, parts[1] == "00" || parts[1] == "50", parts.count == 2 || parts[2] == "00"
    else { return nil }
    return "\(parts[0]).\(parts[1])"
  }

  /// The signs of money that stand in nameless columns before those of the days, as when a page was taken apart, or in
  /// those of the days with the amount behind them.
  mutating func dropSigns(_ sheet: SheetCells) -> Bool {
    var found: [(row: Int, place: Int)] = []
    // Those that stand in the columns of the days themselves, with the amount in a nameless one behind.
    var behind: [(row: Int, place: Int)] = []
    var header: Int?
    for row in lines.indices {
      if sheet[row: row + 1].cells.count(where: \.namesDay) >= 3 { header = row + 1 }
      // Beside no name the sign says what its row holds.
      guard let header, !(lines[row].first?.text.isEmpty ?? true) else { continue }
      for place in lines[row].indices.dropLast()
      where lines[row][place].text == "$" && lines[row][place + 1].text.hasNumber {
        if sheet[header, place + 1].isBlank {
          found.append((row, place))
        } else if sheet[header, place + 1].namesDay, sheet[header, place + 2].isBlank {
          behind.append((row, place))
        }
      }
    }
    guard found.count + behind.count >= 3 else { return false }
    for (row, place) in behind {
      lines[row].swapAt(place, place + 1)
      found.append((row, place + 1))
    }
    for (row, place) in found {
      lines[row][place].text = ""
      if let origin = lines[row][place].origin { repeats.append(.init(origin, .note, line: row)) }
    }
    return true
  }

  /// A dog and its owner in two lines, `Dog / owner`: one row for both, with what stands in the days of either.
  mutating func joinOwners(_ sheet: SheetCells) -> Bool {
    var isMended = false
    var row = 1
    while row <= sheet.rowCount {
      guard Self.namesBoth(sheet[row, 1]), sheet[row: row].cells.contains(where: \.namesDay) else {
        row += 1
        continue
      }
      let dogs = (row + 1..<sheet.rowCount + 1).prefix { below in
        !sheet.isBlank(below) && sheet[below, 1].hasLetter && sheet[below, 1].total == nil
      }
      let pairs = stride(from: 0, to: dogs.count - 1, by: 2).map {
        (dogs[dogs.startIndex + $0], dogs[dogs.startIndex + $0 + 1])
      }
      let isPaired =
        dogs.count % 2 == 0 && pairs.count >= 3
        && pairs.allSatisfy { dog, owner in
          sheet[row: owner].cells.dropFirst().enumerated().allSatisfy { place, text in
            text.isBlank || !text.mark.isAmount && sheet[dog, place + 2].isBlank
          }
        }
      if isPaired {
        for (dog, owner) in pairs { join(owner: owner, to: dog) }
        isMended = true
      }
      row = (dogs.last ?? row) + 1
    }
    return isMended
  }

  private mutating func join(owner: Int, to dog: Int) {
    for place in lines[owner - 1].indices where !lines[owner - 1][place].text.isEmpty {
      let cell = lines[owner - 1][place]
      if place == 0 {
        if let origin = cell.origin { repeats.append(.init(origin, .attribute, line: dog - 1)) }
      } else if place < lines[dog - 1].count {
        lines[dog - 1][place] = cell
      }
    }
    lines[owner - 1] = []
  }

  /// Whether the heading of a column names dogs and owners: `Dog / owner`, `Dog & family`.
  static func namesBoth(_ text: CellText) -> Bool {
    guard text.raw.utf8.count <= 20, text.words.count == 3 else { return false }
    let words = text.words.filter(\.hasWord)
    return words.count == 2 && ColumnLabels.names.contains(words[0])
      && ColumnLabels.role(words[1]) == .owner
  }
}
