import TestSupport
import Civil
import Quantities
import Tabular

/// A small sheet of her shape, drawn by chance, together with what it says. The truth is noted down while the
/// rows are made and by no reader.
struct RandomSheet: Sendable {
  struct Paid: Hashable, Sendable {
    let dog: String
    let date: CivilDate
    let cents: Int
  }

  let month: YearMonth
  private(set) var rows: [[String]] = []
  private(set) var paid: [Paid] = []
  /// Cells that are words about a dog's day, by dog and date.
  private(set) var words: [String: String] = [:]
  private(set) var mondays: [CivilDate] = []
  /// Whether each block has a title that dates it, so that no month need be given.
  let isTitled: Bool
  let isTrimmed: Bool
  let lineEnd: String
  private let names: [String]
  private let spellsPlainly: Bool

  private static let pool = [
    "Olive ", "Pip", "Pip GR", "April", "Sunday", "May ", "Zoë", "Mr. Biscuit", "Quill", "June", "Mon",
    "O'Malley",
  ]
  private static let phrases = [
    "away", "Away ", "grooming", "missed e-transfer ", "sick", "off", "vet", "?", "owes", "asked Sue",
  ]
  private static let remarks = [
    "", "", "", "call 902-555-0142", "away next week", "Away Mon-Wed", "new harness", "swap with Bella",
    "Jan 2",
    "=SUM(A1)", "he said \"stay\"", "one, two",
  ]

  init(using random: inout SplitMix64) {
    let number = Int.random(in: 0..<42, using: &random)
    let first = YearMonth(year: 2023, month: 1)?.adding(months: number)
    month = first ?? CivilDate(dayNumber: 0).yearMonth
    isTitled = Int.random(in: 0..<4, using: &random) == 0
    isTrimmed = Int.random(in: 0..<4, using: &random) == 0
    spellsPlainly = Int.random(in: 0..<4, using: &random) == 0
    lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
    var left = Self.pool
    names = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      left.remove(at: Int.random(in: 0..<left.count, using: &random))
    }
    build(&random)
  }

  /// The CSV text; a trimmed sheet lacks the commas after a row's last cell.
  var text: String {
    rows.map { row in
      row.map {
        $0.contains(where: { ",\"".contains($0) }) ? "\"" + $0.replacing("\"", with: "\"\"") + "\"" : $0
      }
      .joined(separator: ",")
    }.joined(separator: lineEnd)
  }

  var cents: Int { paid.map(\.cents).reduce(0, +) }

  /// Cells that are not white space.
  var filled: Int { rows.reduce(0) { $0 + $1.count { !$0.allSatisfy(\.isWhitespace) } } }

  private mutating func build(_ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      rows.append(Bool.random(using: &random) ? Array(repeating: "", count: 7) : [""])
    }
    let start = month.first.weekday > .friday ? month.first.adding(days: 7).monday : month.first.monday
    var weeks = stride(from: start.dayNumber, through: month.last.dayNumber, by: 7).map {
      CivilDate(dayNumber: $0)
    }
    // A short last week stands after the summary.
    let tail = month.last.weekday < .friday ? weeks.popLast() : nil
    for monday in weeks { block(monday, &random) }
    let above = paid
    if let tail {
      let place = rows.count
      block(tail, &random)
      let below = Array(rows[place...])
      rows.removeLast(below.count)
      summary(paid, &random)
      rows += [[""]] + below
    } else {
      summary(above, &random)
    }
    while rows.last == [""] { rows.removeLast() }
    if isTrimmed {
      rows = rows.map { row in Array(row.prefix((row.lastIndex { !$0.isEmpty } ?? 0) + 1)) }
    }
  }

  private mutating func block(_ monday: CivilDate, _ random: inout SplitMix64) {
    mondays.append(monday)
    if isTitled {
      rows.append([
        "Week of \(MonthName.shortName(monday.month)) \(monday.day) \(monday.year)", "", "", "", "", "", "",
      ])
    }
    let dates = (0..<5).map { monday.adding(days: $0) }
    let headings = dates.map { month.contains($0) || isTitled ? "\($0.weekday.shortName) \($0.day)" : "" }
    rows.append(
      [["Dog Name", "DOG NAME", "Dog"][Int.random(in: 0..<3, using: &random)]] + headings + ["Notes"])
    var total = 0
    for name in names {
      var row = [name]
      for date in dates { row.append(cell(name, date, &total, &random)) }
      row.append(Self.remarks[Int.random(in: 0..<Self.remarks.count, using: &random)])
      rows.append(row)
      if Int.random(in: 0..<12, using: &random) == 0 { rows.append(Array(repeating: "", count: 7)) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { rows.append(Array(repeating: "", count: 7)) }
    let label = ["Week Total", "Weekly total:", "TOTAL", "Total for the week"][
      Int.random(in: 0..<4, using: &random)]
    rows.append([label, "", "", "", "", "", Self.dollars(total)])
    for _ in 0..<Int.random(in: 0...2, using: &random) { rows.append([""]) }
  }

  private mutating func cell(
    _ name: String, _ date: CivilDate, _ total: inout Int, _ random: inout SplitMix64
  ) -> String {
    let dog = name.trimmingSpaces
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6:
      let cents = [2500, 3000, 5000, 2500, 3000][Int.random(in: 0..<5, using: &random)]
      total += cents
      paid.append(Paid(dog: dog, date: date, cents: cents))
      return spelling(cents, &random)
    case 6 where Int.random(in: 0..<4, using: &random) == 0:
      total -= 2500
      paid.append(Paid(dog: dog, date: date, cents: -2500))
      return Bool.random(using: &random) ? "-CA$25.00" : "(25.00)"
    case 7:
      let word = Self.phrases[Int.random(in: 0..<Self.phrases.count, using: &random)]
      words["\(dog) \(date)"] = word
      return word
    default: return ""
    }
  }

  private func spelling(_ cents: Int, _ random: inout SplitMix64) -> String {
    if !spellsPlainly { return Self.dollars(cents) }
    let whole = cents / 100
    return ["CA$\(whole).00", "\(whole)", "$\(whole).00 ", "CA$ \(whole)", "\(whole),00 $", "e-t \(whole)"][
      Int.random(in: 0..<6, using: &random)]
  }

  private mutating func summary(_ paid: [Paid], _ random: inout SplitMix64) {
    rows.append([""])
    let subtotal = paid.map(\.cents).reduce(0, +)
    // Nova Scotia: 15 % until March 2025, 14 % since.
    let percent = month < (YearMonth(year: 2025, month: 4) ?? month) ? 15 : 14
    let tax = subtotal * percent / 100
    rows.append(["Month Subtotal", Self.dollars(subtotal)])
    rows.append(["+HST", Self.dollars(tax)])
    rows.append(["Month Total", Self.dollars(subtotal + tax)])
    guard Bool.random(using: &random) else { return }
    let before = month.month == 1 ? 0 : 100_000 * month.month
    let year = before + subtotal
    let yearTax = before * 15 / 100 + tax
    rows.append(["YTD Subtotal", Self.dollars(year)])
    rows.append(["Year-End HST", Self.dollars(yearTax)])
    rows.append(["Year-End Total", Self.dollars(year + yearTax)])
  }

  /// `CA$1,230.00`, as her program writes it.
  private static func dollars(_ cents: Int) -> String {
    let size = abs(cents)
    let whole = String(size / 100)
    let grouped = whole.count > 3 ? whole.dropLast(3) + "," + whole.suffix(3) : whole[...]
    let rest = size % 100
    return (cents < 0 ? "-" : "") + "CA$\(grouped)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
