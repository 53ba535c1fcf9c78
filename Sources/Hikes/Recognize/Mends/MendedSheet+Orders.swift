import Civil
import Tabular

/// Two people's weeks in one sheet, one of whom writes the day first and the other the month: `03/06/2019` and `06/17/2019`.
extension MendedSheet {
  /// The order in which the dates of a row run from day to day, be it backwards, or a title with its year names a Monday; nil
  /// where neither does, or both.
  static func ownOrder(of row: SheetRow) -> DateOrder? {
    let dates = row.filled.compactMap(\.numericDate)
    let fitting = DateOrder.allCases.filter { order in
      if dates.count >= 4 {
        let pairs = zip(dates, dates.dropFirst())
        // Friday may stand first.
        return pairs.allSatisfy { order.follows($0.0, $1.0, by: 1) }
          || pairs.allSatisfy { order.follows($1.0, $0.0, by: 1) }
      }
      guard let title = row.first, title.words.contains(where: SheetTitle.weekWords.set.contains),
        let (date, _) = title.numericDate, let year = date.year, let (month, day) = order.parts(date)
      else { return false }
      return CivilDate(year: year, month: month, day: day)?.weekday == .monday
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Whether a sheet has rows of either order.
  static func hasBothOrders(_ sheet: SheetCells) -> Bool {
    var orders: Set<DateOrder> = []
    for row in 1..<sheet.rowCount + 1 where sheet[row: row].cells.contains(where: { $0.numericDate != nil }) {
      if let order = ownOrder(of: sheet[row: row]) { orders.insert(order) }
    }
    return orders.count == 2
  }

  /// Names the months of such dates.
  mutating func nameMonths(_ sheet: SheetCells) -> Bool {
    guard lines.count == sheet.rowCount else { return false }
    for row in 1..<sheet.rowCount + 1 {
      guard let order = Self.ownOrder(of: sheet[row: row]) else { continue }
      for place in lines[row - 1].indices {
        guard sheet[row, place + 1].numericDate != nil else { continue }
        let words = lines[row - 1][place].text.split(separator: " ").map { word in
          guard let (date, _) = DateOrder.date(in: String(word)), let (month, day) = order.parts(date) else {
            return String(word)
          }
          return "\(MonthName.shortName(month)) \(day)" + (date.year.map { " \($0)" } ?? "")
        }
        lines[row - 1][place].text = words.joined(separator: " ")
      }
    }
    return true
  }
}
