import Diagnostics
import Quantities

/// What was paid in each column of a sheet whose days go down, and in all: her sums stand below the last of it,
/// `Paid,60,80,140`.
struct ColumnSums {
  private var sums: [Int: (count: Int, paid: Money)] = [:]
  private var whole: (count: Int, paid: Money) = (0, .zero)
  private var last = 0

  init(_ cells: some Sequence<CellReading>) {
    for cell in cells where cell.kind == .payment {
      guard let amount = cell.countedAmount else { continue }
      let sum = sums[cell.cell.column] ?? (0, .zero)
      sums[cell.cell.column] = (sum.count + 1, sum.paid + amount)
      whole = (whole.count + 1, whole.paid + amount)
      last = max(last, cell.cell.row)
    }
  }

  /// Whether a figure below all payments is what its column or all of them come to.
  func isSum(_ text: String, at cell: CellReference) -> Bool {
    guard cell.row > last, case .amount(let stated) = AmountGrammar.read(text) else { return false }
    return [sums[cell.column] ?? (0, .zero), whole].contains { $0.count > 1 && $0.paid == stated.money }
  }
}
