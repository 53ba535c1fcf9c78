import Bookkeeping
import Civil
import Quantities
import Tabular

extension FieldFormat {
  /// An id of some kind; the column's own key may not be empty.
  static func slug<Subject>() -> FieldFormat<Slug<Subject>> where Value == Slug<Subject> {
    FieldFormat<Slug<Subject>>(
      "an id such as bella-smith", read: { $0.isEmpty ? nil : Slug($0) }, write: \.text)
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

extension FieldFormat where Value == PriceBasis {
  static let prices = FieldFormat<PriceBasis>.word.defaulting(to: .plusHST)
}
