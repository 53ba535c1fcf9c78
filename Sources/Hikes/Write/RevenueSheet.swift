import Bookkeeping
public import Tabular

/// What came in, as a table by month and dog, by month, or by dog. No subtotal rows stand among the data.
public enum RevenueSheet {
  public static func columns(by grouping: Revenue.Grouping) -> [String] {
    let subject =
      switch grouping {
      case .monthAndDog: ["month", "dog", "name", "owner"]
      case .month: ["month"]
      case .dog: ["dog", "name", "owner"]
      }
    return subject + ["hikes", "net", "hst", "gross"]
  }

  public static func grid(_ ledger: Ledger, by grouping: Revenue.Grouping = .monthAndDog) -> Grid {
    var grid = Grid(columns(by: grouping))
    for row in Revenue(ledger, by: grouping).rows {
      let month = GridValue.plain(row.month)
      let dog: [GridValue] = [.words(row.dog?.text ?? ""), .words(row.name), .words(row.owner)]
      let subject =
        switch grouping {
        case .monthAndDog: [month] + dog
        case .month: [month]
        case .dog: dog
        }
      grid.append(
        subject + [
          .number(String(row.hikes)), .plain(row.taxed.net), .plain(row.taxed.hst), .plain(row.taxed.gross),
        ])
    }
    return grid
  }
}
