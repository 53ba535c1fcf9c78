import Quantities
import Tabular

/// One or both hikes of a day in a cell that names them, by the words of ``GroupHeading/turns``: `AM 25 / PM 30`,
/// `am sick, pm 25`, `30 (AM)`.
enum HalvesOfDay {
  /// Beside one of them these say that there was no other.
  static let alone = WordRule(30, "only, just, seulement", like: "AM only 30", "just PM 30")

  /// What the cell comes to; nil where it names no half, or an hour.
  static func mark(_ folded: String) -> CellMark? {
    guard folded.hasFigure, folded.hasLetter, folded.utf8.count <= 40 else { return nil }
    let tokens = tokens(folded)
    let halves = tokens.indices.filter { GroupHeading.turnsOfDay[tokens[$0]] != nil }
    guard (1...2).contains(halves.count), !tokens.contains(where: isHour),
      !halves.contains(where: { $0 > 0 && isClock(tokens[$0 - 1]) })
    else { return nil }
    if halves.count == 1 {
      // "30 pm" may be slip or hour: only in front, in brackets or with "only" it says which hike it was.
      let isSet =
        halves[0] == 0 || tokens.contains(where: alone.set.contains) || folded.holds("(\(tokens[halves[0]]))")
      guard isSet, case .amount(let amount) = part(tokens, except: halves[0]), amount.money > .zero else {
        return nil
      }
      return .amount(WrittenAmount(money: amount.money, isBare: false, method: amount.method))
    }
    guard GroupHeading.turnsOfDay[tokens[halves[0]]] != GroupHeading.turnsOfDay[tokens[halves[1]]] else {
      return nil
    }
    let isInFront = halves[0] == 0
    guard isInFront || halves[1] == tokens.count - 1 else { return nil }
    let border = isInFront ? halves[1] : halves[0] + 1
    return both(
      part(Array(tokens[..<border]), except: halves[0]),
      part(Array(tokens[border...]), except: halves[1] - border))
  }

  private static func both(_ one: CellMark, _ other: CellMark) -> CellMark? {
    let money = [one, other].compactMap(\.money)
    if money.count == 2, money.allSatisfy({ $0 > .zero }) {
      return .amount(
        WrittenAmount(money: money[0] + money[1], isBare: false, method: "", hasRemark: true))
    }
    guard let paid = money.first, money.count == 1, paid > .zero else { return nil }
    let amount = WrittenAmount(money: paid, isBare: false, method: "", hasRemark: true)
    switch one.isAmount ? other : one {
    case .blank, .dash: return .amount(amount)
    case .status(let phrase): return phrase.status == .unpaid ? .doubtful(amount) : .amount(amount)
    default: return nil
    }
  }

  /// What stands beside the word for one half.
  private static func part(_ tokens: [String], except place: Int) -> CellMark {
    var words = tokens
    words.remove(at: place)
    return CellMark(words.filter { !alone.set.contains($0) }.joined(separator: " "))
  }

  /// `2:15`, `9h30`.
  private static func isHour(_ word: String) -> Bool { word.holds(":") }

  /// A number that may be one of a clock: `10 am`.
  private static func isClock(_ word: String) -> Bool { Int(word).map { (1...12).contains($0) } ?? false }

  /// What may stand right at a figure.
  private static let short = GroupHeading.turnsOfDay.keys.filter { $0.utf8.count == 2 }

  /// The words, `am25` and `25pm` taken apart.
  private static func tokens(_ folded: String) -> [String] {
    folded.split { " /,;&+()\n\r\t".contains($0) }.flatMap { word -> [String] in
      let word = String(word).trimming(":=-")
      for half in short where word.count > 2 {
        if word.hasPrefix(half), word.dropFirst(2).first.map({ $0.isNumber || $0 == "$" }) ?? false {
          return [half, String(word.dropFirst(2))]
        }
        if word.hasSuffix(half), word.dropLast(2).last?.isNumber ?? false {
          return [String(word.dropLast(2)), half]
        }
      }
      return word.isEmpty ? [] : [word]
    }
  }
}
