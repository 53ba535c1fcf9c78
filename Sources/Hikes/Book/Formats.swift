import Bookkeeping
import Civil
import Quantities
import Tabular

extension FieldFormat {
  /// An id of some kind; the column's own key may not be empty.
  static func slug<Subject>() -> FieldFormat<Slug<Subject>> where Value == Slug<Subject> {
    FieldFormat<Slug<Subject>>(
      "an id such as bella-smith", read: { $0.isEmpty ? nil : Slug($0) }, write: { $0.text })
  }
}

extension FieldFormat where Value == Bool {
  /// `yes` unless the column says no: what is not stated is active.
  static let active = FieldFormat<Bool>.yesNo.defaulting(to: true)
  /// A regular day: `yes`, else empty.
  static let booked = FieldFormat(
    "yes or nothing", read: { $0.isEmpty ? false : FieldFormat<Bool>.yesNo.read($0) },
    write: { $0 ? "yes" : "" })
}

extension FieldFormat where Value == Int {
  /// What a routing service measures: never negative, and no further than one and a half times round the earth. Its
  /// decimals are rounded away, half up.
  static let driven = FieldFormat(
    "a whole number, such as 1250",
    read: { text in
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard let whole = Int(parts[0]), (0..<60_000_000).contains(whole) else { return nil }
      guard parts.count == 2 else { return whole }
      guard let tenth = parts[1].utf8.first, parts[1].allSatisfy({ $0.isASCII && $0.isNumber }) else {
        return nil
      }
      return whole + (tenth >= UInt8(ascii: "5") ? 1 : 0)
    }, write: { $0.description })
}

extension FieldFormat where Value == PriceBasis {
  static let prices = FieldFormat<PriceBasis>.word.defaulting(to: .plusHST)
}
