import Civil
import Quantities
import Tabular

/// What a day says beside what hikes cost in its sheet.
extension WeeklySheetReader {
  /// What a cell says where its words stand beside what hikes cost in this sheet.
  func priced(_ row: Int, _ column: Int) -> CellMark {
    let text = sheet[row, column]
    if text.isBlank { return .blank }
    let mark = unstarred(text) ?? mark(of: text)
    if hasHalvesInCells, text.raw.holds("/"), let both = bothHikes(text) { return both }
    switch mark {
    // "-30 NSF"
    case .text where text.hasFigure && PricedText.isSentBack(text.folded, prices): return .unreadableAmount
    case .unreadableAmount:
      if let both = ofTwoDogs(row, column) { return both }
      // Asked of every cell that is added up: a look at its signs spares the rest.
      if !text.hasNumber, let repeated = repeatedStatus(row, column) { return repeated }
      if let spoilt = spoilt(text) { return spoilt }
      if text.hasLetter, let amount = AmountGrammar.told(text.folded) ?? ofOwnDay(row, column) {
        return .amount(amount)
      }
    case .text:
      if let status = StatusGrammar.ofSomebody(text.folded) { return .status(.whole(status)) }
      // It may have been for another dog as well.
      if StatusGrammar.saysWhoPaid(text.folded) { return .unreadableAmount }
    case .doubtful(let amount) where spellsAmounts && Self.isSpelled(text): return .amount(amount)
    case .amount(let amount):
      if isCutOff(row, column, amount) { return .unreadableAmount }
      if isNumberOfCheque(text, amount) { return .unreadableAmount }
      // "-20 NSF" may be the money of this very hike, which never came.
      if amount.money < .zero, prices.halves(-amount.money.cents) == 2,
        text.words.contains(where: PricedText.sentBack.set.contains)
      {
        return .unreadableAmount
      }
      if amount.hasRemark,
        case .amount(let reckoned)? = ReckonedPrice.reading(text.folded, prices, isDog: hasPaid)
      {
        return .amount(reckoned)
      }
      let isDouble =
        text.holdsX && PricedText.mayBeCountedTwice(text.folded, amount.money, prices, usual: usualAmount)
      return isDouble ? .unreadableAmount : mark
    // "22 (chq bounced)": it may have been paid since.
    case .status where PricedText.isSentBack(text.folded, prices): return .unreadableAmount
    // "28 (away Fri)" says both.
    case .status(let phrase) where phrase.status != .unpaid: break
    default: return mark
    }
    guard text.hasNumber else { return mark }
    if let tail = text.priceTail,
      priceTails.contains(tail.letters)
        || PriceTail.methods[tail.letters] != nil && prices.halves(tail.money.cents) == 2
    {
      let method = AmountWords.methods[tail.letters] ?? PriceTail.methods[tail.letters] ?? ""
      return .amount(WrittenAmount(money: tail.money, isBare: false, method: method, hasRemark: true))
    }
    switch pricedTexts.reading(of: text, { PricedText.read(text.repaired, prices, isDog: hasPaid) }) {
    case .amount(let amount): return .amount(amount)
    case .unclear: return .unreadableAmount
    // "30e", be thirty no price known here.
    case .none: return mark == .text && isTailed(text) ? .unreadableAmount : mark
    }
  }

  /// A number with slips, or shown as a day of 1900, that comes to what a hike costs. Figures set apart, `2 5.00`, may be two things
  /// whatever they come to; nil for any other text.
  private func spoilt(_ text: CellText) -> CellMark? {
    if text.isParted { return .unreadableAmount }
    // A share of a hundred is an amount only in sheets that have many.
    guard let money = text.mendedMoney, prices.halves(money.cents) == 2 else { return nil }
    return .doubtful(WrittenAmount(money: money, isBare: false, method: ""))
  }

  /// `35 sat` in the column of Saturdays: the word says nothing more.
  private func ofOwnDay(_ row: Int, _ column: Int) -> WrittenAmount? {
    let words = sheet[row, column].words
    guard words.count == 2, let place = words.firstIndex(where: { Weekday(name: $0.trimming(".")) != nil }),
      let day = layout.blocks.lazy.compactMap({ $0.rows.contains(row) ? $0.day(at: column) : nil }).first,
      Weekday(name: words[place].trimming(".")) == day.weekday,
      case .amount(let amount) = AmountGrammar.single(words[1 - place]), amount.money.cents >= 1000
    else { return nil }
    return amount
  }

  /// `chq 41`: behind the word for a cheque, a figure of which no hike costs that much may be its number.
  private func isNumberOfCheque(_ text: CellText, _ amount: WrittenAmount) -> Bool {
    guard amount.method == AmountWords.cheque, !amount.hasRemark, !prices.isEmpty,
      prices.halves(amount.money.cents) == nil, !text.raw.holds("$")
    else { return false }
    let words = text.words.filter(\.hasWord)
    return words.count == 2 && AmountWords.methods[words[0]] == AmountWords.cheque && Int(words[1]) != nil
  }

  private func isTailed(_ text: CellText) -> Bool {
    guard !text.folded.contains(" ") else { return false }
    // "30h" is near what a hike costs, whatever the letter says.
    guard let tail = text.priceTail else {
      let cents = PriceTail.doubtful(text.folded)?.cents ?? 0
      return cents * 2 > usualAmount.cents && cents < usualAmount.cents * 2
    }
    return !tail.isInFront || prices.halves(tail.money.cents) == 2
  }
}
