import Civil
import Quantities
import Tabular

/// What stands behind a dog's name in its own cell and is none of it: `Ajax - $30`, `Bailey (Gaudet)`, `Jasper - Lynn Hart
/// 902-555-0111`.
struct NameTail {
  let name: String
  var price: Money?
  var owner = ""
  var phone = ""

  /// Nil where no price stands behind a name.
  init?(priced text: String) {
    // "Biscuit $20 (Hanna)"
    let open = text.hasSuffix(")") ? text.lastIndex(of: "(") : nil
    let behind = open.map { String(text[text.index(after: $0)...].dropLast()).trimmingSpaces } ?? ""
    let isOwned = Self.mayBeName(behind, atMost: 3, isSure: false)
    guard
      let (name, price) = DogLabels.withoutPrice(
        isOwned ? String(text[..<(open ?? text.endIndex)]).trimmingSpaces : text)
    else { return nil }
    self.name = name
    self.price = price
    if isOwned { owner = behind }
  }

  /// Nil where no owner stands behind a name; what else may stand there looks alike, but where a telephone number follows.
  /// - Parameter isSmall: whether no name of the sheet has a capital letter.
  init?(owned text: String, isSmall: Bool = false) {
    let (rest, phone) = Self.withoutPhone(text)
    self.phone = phone
    let isSure = !phone.isEmpty || isSmall
    guard let (name, owner) = Self.parted(rest, isSure: isSure) else {
      guard !phone.isEmpty, Self.mayBeName(rest, atMost: 2, isSure: isSure) else { return nil }
      self.name = rest
      return
    }
    (self.name, self.owner) = (name, owner)
  }

  /// The owners behind the names of a sheet: those before a telephone number, and all where most names have one and hardly
  /// two the same, as dogs of one area would.
  static func owned(_ names: [CellText]) -> [String: NameTail] {
    let distinct = Dictionary(names.map { ($0.folded, $0) }) { first, _ in first }
    let isSmall = !names.contains { $0.collapsed.contains(where: \.isUppercase) }
    let tails = distinct.compactMapValues { NameTail(owned: $0.collapsed, isSmall: isSmall) }
    // "Hart - Jasper"
    guard
      !DogNames.tell(
        tails.values.map { CellText($0.owner) }, from: tails.values.map { CellText($0.name) })
    else { return [:] }
    let owned = tails.filter { !$0.value.owner.isEmpty }
    let isHabit =
      owned.count >= 3 && owned.count * 2 > distinct.count
      && Set(owned.values.map(\.owner.folded)).count * 5 >= owned.count * 4
    return isHabit ? tails : tails.filter { !$0.value.phone.isEmpty }
  }

  private static func withoutPhone(_ text: String) -> (rest: String, phone: String) {
    guard text.hasFigure else { return (text, "") }
    let words = text.split(separator: " ").map(String.init)
    for count in [3, 2, 1] where words.count > count {
      let number = words.suffix(count).joined(separator: " ").trimming(",;:-– ")
      let phone = number.contains("(") ? number : number.trimming(")")
      guard AmountGrammar.isPhone(phone) else { continue }
      let rest = words.dropLast(count).joined(separator: " ").trimming("-–,:( ")
      return (rest.contains("(") && !rest.contains(")") ? rest + ")" : rest, phone)
    }
    return (text, "")
  }

  /// `Bailey (Gaudet)`, `Jasper - Lynn Hart`: a name and another behind it.
  private static func parted(_ text: String, isSure: Bool) -> (name: String, owner: String)? {
    let sign = text.hasSuffix(")") ? " (" : " - "
    guard let place = text.firstRange(of: sign) else { return nil }
    let name = String(text[..<place.lowerBound]).trimmingSpaces
    let owner = String(text[place.upperBound...]).trimming(") ")
    guard mayBeName(name, atMost: 2, isSure: isSure), mayBeName(owner, atMost: 4, isSure: isSure),
      owner.count > 2
    else { return nil }
    return (name, owner)
  }

  /// Words that say nothing of a dog, a day or an area, with capitals where nothing else makes them a name for sure.
  private static func mayBeName(_ text: String, atMost count: Int, isSure: Bool) -> Bool {
    let words = text.split(separator: " ")
    return (1...count).contains(words.count)
      && words.allSatisfy { word in
        word == "&"
          || (isSure || word.first?.isUppercase ?? false)
            && word.allSatisfy { $0.isLetter || ".'’-".contains($0) }
            && !DogLabels.breeds.set.contains(String(word).folded)
      }
      && CellText(text).mark == .text && !GroupHeading.isGroup(text.folded) && DayHeading(text) == nil
      && !DogLabels.newcomers.set.contains(text.folded)
  }
}

extension SheetDog {
  /// Takes what its own cell says of it and no column does.
  mutating func take(_ tail: NameTail) {
    rate = tail.price ?? rate
    if owner.isEmpty { owner = tail.owner }
    if phone.isEmpty { phone = tail.phone }
  }
}
