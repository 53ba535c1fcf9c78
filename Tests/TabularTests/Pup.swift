import Civil
import Diagnostics
import Quantities
import Tabular

/// A row with a column of each sort: a key, free text, a choice, and values that may be missing.
struct Pup: Hashable, Sendable {
  enum Coat: String, CaseIterable, Sendable {
    case smooth
    case longHair = "long-hair"
  }

  var id = ""
  var name = ""
  var born: CivilDate?
  var fee = Money.zero
  var coat = Coat.smooth
  var friends: [String] = []

  static let schema = RecordSchema<Pup>(
    "pups", keys: ["pup"], blank: { Pup() },
    [
      .init("pup", \.id, .key, "its id"),
      .init("name", \.name, .text, "what you call it"),
      .init("born", \.born, FieldFormat.date.optional, "its birthday"),
      .init("fee", \.fee, FieldFormat.money.defaulting(to: .zero), "what it costs"),
      .init("coat", \.coat, FieldFormat.word.defaulting(to: .smooth), "its hair"),
      .init("friends", \.friends, .list, "whom it likes"),
    ])

  /// The same columns, rows known by their place.
  static let list = RecordSchema<Pup>("list", keys: [], blank: { Pup() }, schema.columns)
}

extension RecordSchema {
  func read(_ text: String) throws(TabularError) -> SchemaReading<Row> {
    let report = try read(Array(text.utf8), file: name + ".csv")
    return SchemaReading(rows: report.value, findings: report.diagnostics.map(\.text))
  }
}

/// What came of reading a table, for a test to look at.
struct SchemaReading<Row: Sendable> {
  let rows: SchemaRows<Row>
  let findings: [String]
}
