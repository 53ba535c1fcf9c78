public import Diagnostics
import Tabular

/// `decisions.csv`: what a person decided of single visits, and the ids that Hound once gave to dogs.
public enum DecisionReader {
  /// The reason in rows that Hound writes itself.
  static let keptReason = "id kept"
  static let hold = "HOLD"

  struct Row: Sendable {
    var visit = ""
    var dog = ""
    var reason = ""
  }

  static let schema = RecordSchema<Row>(
    "decisions", keys: [], blank: { Row() },
    [
      .init("visit_id", \.visit, visitID, "the visit that was decided"),
      .init("dog_id", \.dog, dogID, "its dog, or HOLD for a visit that waits"),
      .init("reason", \.reason, .text, "why, in any words"),
    ])

  private static let visitID = FieldFormat<String>(
    "the id of a visit from review.csv", read: { $0.isEmpty ? nil : $0.uppercased() }, write: { $0 })
  private static let dogID = FieldFormat<String>(
    "the id of a dog from dogs.csv, or HOLD",
    read: { text in
      let id = text.uppercased()
      return id == hold || RegistryIdentity.isUUID(id) ? id : nil
    }, write: { $0 })

  public static func read(_ bytes: [UInt8], name: String) throws(RegistryError) -> Report<[VisitDecision]> {
    do throws(TabularError) {
      return try schema.read(bytes, file: name).map { rows in
        rows.entries.map { entry in
          let row = entry.row
          let verdict: VisitDecision.Verdict =
            row.dog == hold
            ? .hold : row.reason == keptReason ? .keepsID(DogID(row.dog)) : .dog(DogID(row.dog))
          return VisitDecision(
            visit: VisitID(row.visit), verdict: verdict, reason: row.reason,
            location: rows.location(entry, column: "visit_id"))
        }
      }
    } catch {
      throw RegistryError(diagnostic: error.diagnostic)
    }
  }
}
