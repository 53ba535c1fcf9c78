import Civil
import Documents
import Quantities
import Tabular

/// A month day by day, to look at: who hikes, what is out of the ordinary, what came in for each day.
enum MonthTab {
  static func sheet(_ book: Book, _ month: YearMonth) -> WorkbookSheet {
    let paid = Dictionary(
      grouping: book.payments.filter { $0.hikeDate.map { month.contains($0) } ?? false }, by: \.hikeDate)
    let resolver = ScheduleResolver(book)
    var rows: [[WorkbookCell]] = []
    var counts = (dogs: 0, paid: 0, money: Money.zero)
    for date in month.days {
      let dogs = resolver.dogs(on: date).map { book.label($0.dog) }.sorted { $0.folded < $1.folded }
      let payments = paid[date] ?? []
      guard date.weekday <= .friday || !dogs.isEmpty || !payments.isEmpty else { continue }
      let money = payments.map(\.amount).reduce(.zero, +)
      let number = Set(payments.filter { $0.amount > .zero }.compactMap(\.dog)).count
      let unusual = changes(on: date, book)
      rows.append([
        WorkbookCell(.date(date), form: .date(.weekdayMonthDay), look: day),
        WorkbookCell(.whole(dogs.count)), .text(dogs.joined(separator: ", "), look: .wrapped),
        .text(
          unusual.joined(separator: "; "),
          look: .with {
            $0.isWrapped = true
            $0.fill = unusual.isEmpty ? .none : .grey
          }),
        WorkbookCell(.whole(number)),
        money == .zero
          ? WorkbookCell()
          : WorkbookCell(.money(money), look: .with { $0.fill = money > .zero ? .green : .none }),
      ])
      counts = (counts.dogs + dogs.count, counts.paid + number, counts.money + money)
    }
    let last = rows.count + 2
    rows.append([
      .text("Total", look: .sum),
      WorkbookCell(.whole(counts.dogs), look: .sum, formula: ListTab.sum(column: 2, above: last)),
      WorkbookCell(look: .sum), WorkbookCell(look: .sum),
      WorkbookCell(.whole(counts.paid), look: .sum, formula: ListTab.sum(column: 5, above: last)),
      WorkbookCell(.money(counts.money), look: .sum, formula: ListTab.sum(column: 6, above: last)),
    ])
    return ListTab.sheet(
      "Month", page: .landscape, [month.title] + FiguresReader.monthColumns, rows,
      wrapping: [2: 900, 3: 600], frozenColumns: 1)
  }

  private static let day = WorkbookLook.with {
    $0.isBold = true
    $0.side = .left
  }

  /// `Luna away: vacation`, in the order of the dogs' names.
  private static func changes(on date: CivilDate, _ book: Book) -> [String] {
    book.exceptions.compactMap { exception -> (String, String)? in
      let isHere = exception.date == date || exception.change == .moved(to: date)
      guard isHere, let dog = book.dog(exception.dog) else { return nil }
      let name = book.label(dog)
      let (status, target) = exception.words
      let why = exception.reason.isEmpty || exception.reason.folded == status ? "" : ": \(exception.reason)"
      if let target, target == date { return (name, "\(name) from \(exception.date.shortText)\(why)") }
      guard exception.date == date else { return nil }
      return (name, "\(name) \(target.map { "moved to \($0.shortText)" } ?? status)\(why)")
    }.sorted { ($0.0.folded, $0.1) < ($1.0.folded, $1.1) }.map(\.1)
  }
}
