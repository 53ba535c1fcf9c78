import Civil
import Documents
import Quantities
import Tabular

/// The day as a sheet of a workbook: the pickup sheet without what only a program needs.
enum TodayTab {
  /// Columns of the pickup sheet, with their headings; `date`, `hike`, `position` and `dog` are read back.
  private static let columns = [
    ("hike", "Hike"), ("position", "Position"), ("dog", "Dog"), ("owner", "Owner"), ("phone", "Phone"),
    ("address", "Address"), ("standing", "Standing"), ("eta", "About"), ("trail", "Trail"),
    ("notes", "Notes"),
    ("date", "Date"),
  ]

  static func sheet(_ plan: DayPlan, _ book: Book) -> WorkbookSheet {
    let grid = PickupSheet.grid(plan, book)
    let places = columns.map { PickupSheet.columns.firstIndex(of: $0.0) ?? 0 }
    let rows = grid.rows.map { row in
      zip(places, columns).map { place, column in
        cell(place < row.count ? row[place] : .empty, column.0, plan.date)
      }
    }
    let none: [[WorkbookCell]] =
      rows.isEmpty ? [[.empty, .empty, .empty, .text("no hikes on \(plan.date.longText)")]] : []
    return ListTab.sheet(
      "Today", page: .onePageAcross, columns.map(\.1), rows + none,
      wrapping: [3: 350, 5: 500, 8: 300, 9: 500], frozenColumns: 3)
  }

  private static func cell(_ value: GridValue, _ column: String, _ date: CivilDate) -> WorkbookCell {
    let text = value.plain
    switch column {
    case "date": return WorkbookCell(.date(date), look: .with { $0.side = .left })
    case "hike", "position":
      return WorkbookCell(Int(text).map { .whole($0) } ?? .empty, look: .with { $0.side = .middle })
    case "eta":
      return WorkbookCell(TimeOfDay(text).map { .time($0) } ?? .empty, look: .with { $0.side = .left })
    case "dog": return .text(text, look: .with { $0.isBold = true })
    case "standing":
      let fill: WorkbookLook.Fill =
        switch Standing(rawValue: text) {
        case .paid: .green
        case .overdue: .red
        case .unpaid, nil: .none
        }
      return .text(text, look: .with { $0.fill = fill })
    default: return .text(text, look: .wrapped)
    }
  }
}
