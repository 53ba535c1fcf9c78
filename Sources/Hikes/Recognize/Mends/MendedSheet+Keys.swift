import Civil
import Tabular

/// Signs that mean one thing in the first weeks and another from a later key on: `x = hiked`, and below some weeks `x = cancelled`.
extension MendedSheet {
  /// Whether a text may be one of the keys of a sheet.
  static func mayBeKey(_ text: CellText) -> Bool {
    text.raw.utf8.contains(UInt8(ascii: "=")) && text.hasLetter && text.raw.utf8.first != UInt8(ascii: "=")
  }

  /// What a cell says in a word that means a mark; nil for a mark that needs no other word.
  private static func word(_ mark: CellMark) -> String? {
    switch mark {
    case .mark: EntryList.hiked
    case .paid(let method): method.isEmpty ? "paid" : "paid \(method)"
    case .amount(let amount): "$\(amount.money)"
    case .status(let phrase): StatusWords.rules.first { $0.meaning == phrase.status }?.words.first
    default: nil
    }
  }

  /// Writes such signs out, each as the nearest key above it says.
  mutating func spellOutSigns(_ sheet: SheetCells) -> Bool {
    var keys: [String: [(row: Int, mark: CellMark)]] = [:]
    var keyRows: Set<Int> = []
    for row in 1..<sheet.rowCount + 1 {
      let texts = sheet[row: row].filled.filter(Self.mayBeKey)
      guard !texts.isEmpty else { continue }
      for (sign, mark) in LegendReader(texts.map(\.raw)).meanings {
        keys[sign, default: []].append((row, mark))
        keyRows.insert(row)
      }
    }
    let changed = keys.filter { key in Set(key.value.map(\.mark)).count > 1 }
      .compactMapValues { found in found.compactMap { key in Self.word(key.mark).map { (key.row, $0) } } }
    guard lines.count == sheet.rowCount, !changed.isEmpty else { return false }
    var isMended = false
    for row in lines.indices where !keyRows.contains(row + 1) {
      for place in lines[row].indices {
        guard let meanings = changed[lines[row][place].text.folded],
          let meaning = meanings.last(where: { $0.0 <= row + 1 }) ?? meanings.first
        else { continue }
        lines[row][place].text = meaning.1
        isMended = true
      }
    }
    // What the sign means that was put there, as a key says it.
    if isMended { lines += [[], [("\(EntryList.hiked) = hiked", nil)]] }
    return isMended
  }
}
