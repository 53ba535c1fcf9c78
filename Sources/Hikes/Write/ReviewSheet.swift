public import Tabular

/// The open questions, as the sheet in which they are answered.
public enum ReviewSheet {
  public static func grid(_ book: Book) -> Grid {
    var grid = Grid(BookSchemas.review.header)
    // What concerns money and days first, then what was inferred, each by its item.
    let open = book.review.filter(\.isOpen).sorted {
      ($0.isInferred ? 1 : 0, $0.item) < ($1.isInferred ? 1 : 0, $1.item)
    }
    for item in open {
      grid.append(BookSchemas.review.fields(item).map { $0.isEmpty ? .empty : .text($0) })
    }
    return grid
  }
}
