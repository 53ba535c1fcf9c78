import Bookkeeping
import Civil

/// What a line of her sheet says of HST in her amounts: `all prices incl. HST`, `rates are plus tax`.
enum PriceWords {
  /// Nil for a text that says nothing of it, or both.
  static func basis(of text: String) -> PriceBasis? {
    guard text.utf8.count >= 6, text.utf8.count <= 120, case let folded = text.folded,
      taxes.words.contains(where: folded.holds)
    else { return nil }
    let words = folded.split { !$0.isLetter && $0 != "+" && $0 != "'" }.map(String.init)
    guard words.contains(where: taxes.set.contains) else { return nil }
    let isInside =
      words.contains(where: inside.set.contains)
      || words.contains(where: with.set.contains) && words.contains(where: prices.set.contains)
    let isOnTop = words.contains(where: onTop.set.contains)
    guard isInside != isOnTop else { return nil }
    let isDenied = words.contains(where: denials.set.contains)
    if isInside { return isDenied ? .plusHST : .includeHST }
    return isDenied ? nil : .plusHST
  }

  /// With one of these what is said of the prices holds from where it stands.
  static let changes = WordRule(
    PriceBasis.includeHST, "from, now, starting, onward, onwards, henceforth, dorénavant, désormais, dès, ab",
    like: "From here on prices incl. HST", "prices now WITH HST")

  static func isChange(_ text: String) -> Bool {
    PartialDate.words(text).contains(where: changes.set.contains)
  }

  static let taxes = WordRule(
    "names the tax", "hst, tax, taxes, gst, tvh, +hst, +tax", like: "all prices incl. HST", "$25 plus tax")

  /// Beside the tax these say that the amounts have it in them.
  static let inside = WordRule(
    PriceBasis.includeHST,
    """
    incl, include, includes, included, including, inclusive, inside, incluse, incluses, inclus, comprise, comprises, compris
    """,
    like: "all prices incl. HST", "October 2023 - HST included", "TVH comprise", "Rates include HST")

  /// Beside the tax and what is asked for a hike these say the same; a total with tax says nothing of the amounts.
  static let with = WordRule(
    PriceBasis.includeHST, "with, w, in, avec, dans, within", like: "prices now WITH HST",
    "HST is in the price")
  static let prices = WordRule(
    PriceBasis.includeHST, "price, prices, rate, rates, fee, fees, prix, tarif, tarifs",
    like: "new rates with HST", "prix avec TVH")

  /// Beside the tax these say that it comes on top of them.
  static let onTop = WordRule(
    PriceBasis.plusHST,
    "plus, +hst, +tax, before, excl, excluding, extra, top, avant, sus, without, sans, hors",
    like: "All prices plus HST", "$25 +HST", "amounts are before tax", "HST extra", "TVH en sus")

  /// With these the tax is not in the amounts.
  static let denials = WordRule(
    PriceBasis.plusHST, "not, no, non, pas, doesn't, don't, isn't, never", like: "HST not included",
    "TVH non comprise")
}
