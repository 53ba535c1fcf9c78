public import Civil
public import Quantities

/// How a value is written in its cell.
public enum WorkbookForm: Sendable, Hashable {
  case general
  case money(MoneyForm)
  case date(DateForm)
  /// `09:00`.
  case time
  /// `14%`, `14.5%`.
  case rate(decimals: Int)

  static func usual(_ value: WorkbookValue) -> WorkbookForm {
    switch value {
    case .empty, .text, .whole: .general
    case .money: .money(.dollars)
    case .date: .date(.iso)
    case .time: .time
    case .rate(let rate):
      .rate(decimals: rate.percentText.split(separator: ".").dropFirst().first?.count ?? 0)
    }
  }

  /// What a spreadsheet program shows of a value in this form.
  func text(_ value: WorkbookValue) -> String {
    switch (value, self) {
    case (.empty, _): ""
    case (.text(let text), _): text
    case (.whole(let number), _): String(number)
    case (.money(let money), .money(let form)): form.text(money)
    case (.money(let money), _): MoneyForm.plain.text(money)
    case (.date(let date), .date(let form)): form.text(date)
    case (.date(let date), _): date.description
    case (.time(let time), _): time.description
    case (.rate(let rate), _): rate.description
    }
  }
}

/// How money is written: `CA$1,230.00`, `$25`, `25.00`.
public struct MoneyForm: Sendable, Hashable {
  /// Before the figures; empty for a bare number.
  public let symbol: String
  public let hasCents: Bool
  public let isGrouped: Bool
  /// Whether nothing is shown for no money.
  public let hidesZero: Bool

  public init(symbol: String, hasCents: Bool = true, isGrouped: Bool = true, hidesZero: Bool = false) {
    self.symbol = symbol
    self.hasCents = hasCents
    self.isGrouped = isGrouped
    self.hidesZero = hidesZero
  }

  /// `CA$1,230.00`.
  public static let dollars = MoneyForm(symbol: "CA$")
  /// `1230.00`.
  public static let plain = MoneyForm(symbol: "", isGrouped: false)

  public var hidingZero: MoneyForm {
    MoneyForm(symbol: symbol, hasCents: hasCents, isGrouped: isGrouped, hidesZero: true)
  }

  public func text(_ money: Money) -> String {
    if hidesZero, money == .zero { return "" }
    let plain = money.magnitude.description
    var whole = plain.dropLast(3)
    var text = hasCents ? String(plain.suffix(3)) : ""
    while isGrouped, whole.utf8.count > 3 {
      text = ",\(whole.suffix(3))\(text)"
      whole = whole.dropLast(3)
    }
    return "\(money < .zero ? "-" : "")\(symbol)\(whole)\(text)"
  }

  /// The form in which this money was written so, to the letter; nil where no form is.
  public static func of(_ text: String, _ money: Money) -> MoneyForm? {
    for symbol in ["CA$", "$", ""] where text.contains("$") != symbol.isEmpty {
      for (hasCents, isGrouped) in [(true, true), (true, false), (false, true), (false, false)] {
        guard hasCents || money.cents % 100 == 0 else { continue }
        let form = MoneyForm(symbol: symbol, hasCents: hasCents, isGrouped: isGrouped)
        if form.text(money) == text { return form }
      }
    }
    return nil
  }
}

/// How a day is written.
public enum DateForm: String, Sendable, Hashable, CaseIterable {
  /// `2025-12-08`.
  case iso
  /// `Mon 8`.
  case weekdayAndDay
  /// `Mon Dec 8`.
  case weekdayMonthDay

  public func text(_ date: CivilDate) -> String {
    switch self {
    case .iso: date.description
    case .weekdayAndDay: "\(date.weekday.shortName) \(date.day)"
    case .weekdayMonthDay: date.shortText
    }
  }

  /// The form in which this day was written so; nil where no form is.
  public static func of(_ text: String, _ date: CivilDate) -> DateForm? {
    allCases.first { $0.text(date) == text }
  }
}
