import Quantities
import Tabular

/// What parts two states of a dog, an owner or a trail, a line for each thing: `Luna: rate 25.00 → 30.00`.
enum RosterDifference {
  static func lines(_ was: Dog, _ now: Dog, _ book: Book) -> [String] {
    let name = book.label(now)
    var lines = fields(was, now, BookSchemas.dogs, name, without: ["mon", "tue", "wed", "thu", "fri"])
    if was.regularDays != now.regularDays {
      var (before, after) = (was, now)
      before.everyWeeks = nil
      after.everyWeeks = nil
      lines.insert("\(name): \(before.daysText) → \(after.daysText)", at: 0)
    }
    return lines
  }

  static func lines(_ was: Client, _ now: Client) -> [String] {
    fields(was, now, BookSchemas.clients, now.owner, without: [])
  }

  static func lines(_ was: HikingLocation, _ now: HikingLocation) -> [String] {
    fields(was, now, BookSchemas.trails, now.name, without: [])
  }

  private static func fields<Row>(
    _ was: Row, _ now: Row, _ schema: RecordSchema<Row>, _ name: String, without columns: Set<String>
  ) -> [String] {
    schema.columns.map(\.name).filter { !columns.contains($0) }.compactMap { column in
      let (before, after) = (schema.text(column, of: was), schema.text(column, of: now))
      guard before != after else { return nil }
      let word = column.replacing("_", with: " ")
      if before.isEmpty { return "\(name): \(word) \(after)" }
      return "\(name): \(word) \(before) → \(after.isEmpty ? "nothing" : after)"
    }
  }
}
