public import Civil
public import Tabular

/// How often each dog came in each month: who the regulars are.
public struct Regulars: Sendable {
  public struct Row: Sendable {
    public let dog: DogEntry
    public let byMonth: [YearMonth: Int]
    public var total: Int { byMonth.values.reduce(0, +) }
  }

  /// Earliest first; all in which any dog came.
  public let months: [YearMonth]
  /// Most visits first, then by name.
  public let rows: [Row]

  /// Visits that have begun and are not deleted.
  /// - Parameter page: how many rows to leave out and how many to show at most.
  public init(_ registry: Registry, page: (offset: Int, limit: Int) = (0, Int.max)) {
    let all = registry.dogs.filter { $0.visitCount > 0 }.map { dog -> Row in
      var counts: [YearMonth: Int] = [:]
      for visit in dog.visits where !visit.isDeleted && visit.arrival <= registry.clock.now {
        counts[registry.clock.day(visit.arrival).yearMonth, default: 0] += 1
      }
      return Row(dog: dog, byMonth: counts)
    }.sorted { left, right in
      left.total == right.total ? DogEntry.precedes(left.dog, right.dog) : left.total > right.total
    }
    rows = Array(all.dropFirst(page.offset).prefix(page.limit))
    months = Set(rows.flatMap(\.byMonth.keys)).sorted { $0.description < $1.description }
  }

  public var grid: Grid {
    var grid = Grid(["dog", "owner", "visits"] + months.map(\.description))
    for row in rows {
      grid.append(
        [
          .text(row.dog.name.text.collapsingSpaces), .text(row.dog.owner?.text.collapsingSpaces ?? ""),
          .number(String(row.total)),
        ] + months.map { month in row.byMonth[month].map { .number(String($0)) } ?? .empty })
    }
    return grid
  }

  public var json: JSONTree {
    .array(
      rows.map { row in
        .object([
          JSONMember("dog_id", .text(row.dog.id.text)), JSONMember("name", .text(row.dog.name.text)),
          JSONMember("owner", .optional(row.dog.owner?.text)), JSONMember("visits", .integer(row.total)),
          JSONMember(
            "months",
            .array(
              months.compactMap { month in
                row.byMonth[month].map { count in
                  .object([
                    JSONMember("month", .text(month.description)), JSONMember("visits", .integer(count)),
                  ])
                }
              })),
        ])
      })
  }
}
