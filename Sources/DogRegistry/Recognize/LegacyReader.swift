import Diagnostics
import Tabular

/// The app's list of visits, a JSON array, read one record at a time.
enum LegacyReader {
  static func read(
    _ bytes: [UInt8], name: String, repairingText: Bool
  ) throws(RegistryError) -> VisitFile {
    var parser = JSONParser(bytes)
    var reader = LegacyVisitReader(file: name)
    var visits: [Visit] = []
    var ranges: [Range<Int>] = []
    var numbers: [Int] = []
    var repaired = RecordStore()
    var ids = VisitIDs()
    var strays: [Diagnostic] = []
    let isList: Bool
    do throws(JSONFault) {
      isList = try parser.elements { written, range in
        ranges.append(range)
        let tree = repairingText ? written.withoutMojibake : written
        if repairingText { repaired.append(tree) }
        let number = ranges.count
        guard case .object = tree else {
          strays.append(
            Diagnostic(
              .error, .badArrival, at: Location(file: name, place: .record(number)),
              "this entry is no visit", hint: "take it out, or write a visit with its arrival there"))
          return
        }
        guard var visit = reader.visit(tree, record: number) else { return }
        let (id, isRepeated) = ids.claim(visit.id) { RegistryIdentity.visit(again: visit.id, repetition: $0) }
        if isRepeated {
          strays.append(VisitIDs.repeated(name, number, "a visit before has the id \(visit.id) already"))
          visit = visit.with(id: id)
        }
        visits.append(visit)
        numbers.append(number)
      }
    } catch {
      throw VisitFile.refusal(name, "it is not JSON: \(error.reason)", line: error.line)
    }
    guard isList else { throw VisitFile.refusal(name, "it is JSON, but no list of visits") }
    return VisitFile(
      form: .legacyJSON, name: name, visits: visits,
      records: repairingText ? repaired : RecordStore(bytes, ranges),
      recordNumbers: numbers, diagnostics: reader.diagnostics + strays)
  }
}
