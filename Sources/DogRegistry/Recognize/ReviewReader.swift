import Diagnostics
import Tabular

/// `review.csv`: what could not be decided, a row for each question, and the answers that were filled in.
enum ReviewReader {
  struct Row: Sendable {
    var visit = ""
    var name = ""
    var kind = ""
    var candidates = ""
    var dog: String?
    var reason = ""
    var told = ""
  }

  static let schema = RecordSchema<Row>(
    "review", keys: [], blank: { Row() },
    [
      .init("visit_id", \.visit, .text, "the visit that is asked about"),
      .init("name", \.name, .text, "the dog's name on that day"),
      .init("kind", \.kind, .text, "held: nobody knows whose; else what does not fit"),
      .init("candidates", \.candidates, .text, "ids of the dogs it may be"),
      .init("dog_id", \.dog, answer, "your answer: one of the ids, or HOLD"),
      .init("reason", \.reason, .text, "why, in any words"),
      .init("question", \.told, .text, "the same in words"),
    ])

  private static let answer = FieldFormat<String>(
    "the id of a dog from dogs.csv, or HOLD",
    read: { text in
      let id = text.uppercased()
      return id == DecisionReader.hold || RegistryIdentity.isUUID(id) ? id : nil
    }, write: { $0 }
  ).optional

  /// The answers alone.
  static func read(_ bytes: [UInt8], name: String) throws(RegistryError) -> Report<[VisitDecision]> {
    do throws(TabularError) {
      return try schema.read(bytes, file: name).map { rows in
        rows.entries.compactMap { entry in
          guard let dog = entry.row.dog, !entry.row.visit.isEmpty else { return nil }
          return VisitDecision(
            visit: VisitID(entry.row.visit), verdict: dog == DecisionReader.hold ? .hold : .dog(DogID(dog)),
            reason: entry.row.reason.isEmpty ? "answered in review.csv" : entry.row.reason,
            location: rows.location(entry, column: "dog_id"))
        }
      }
    } catch {
      throw RegistryError(diagnostic: error.diagnostic)
    }
  }
}
