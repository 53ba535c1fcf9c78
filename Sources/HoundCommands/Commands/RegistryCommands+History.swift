import Civil
import Diagnostics
import DogRegistry
import Tabular

extension CommandSpec {
  static let pagingOptions: [OptionSpec] = [
    OptionSpec("--limit", "COUNT", "at most so many"),
    OptionSpec("--offset", "COUNT", "after leaving out so many"),
  ]

  static let registryHistory = CommandSpec(
    name: "registry history", group: registryGroup, summary: "the visits of one dog, newest first",
    arguments: [
      ArgumentSpec("DIR", .files, "a folder that migrate wrote, or the app's file"),
      ArgumentSpec("DOG", .words, "its name, or its id where two share the name"),
    ],
    options: pagingOptions + registryClock,
    examples: [("hound registry history registry Moos --limit 10", "its last ten visits")],
    formats: ["table", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let reading = try RegistryInput(invocation).reading()
    let clock = reading.registry.clock
    let dog = try reading.dog(invocation.arguments.dropFirst().joined(separator: " "))
    let all = VisitList(dog.visits.map { ($0, dog.id) }, clock: clock).visits
    let visits = try invocation.page(Array(all.reversed()))
    switch invocation.format {
    case "json":
      invocation.show(
        .object([
          JSONMember("dog", GroupReport.dog(dog, clock)), JSONMember("total", .integer(all.count)),
          JSONMember("visits", VisitReport.array(visits, clock)),
          JSONMember("diagnostics", JSONTree(JSONValue.diagnostics(reading.findings))),
        ]))
    case "csv": invocation.show(VisitReport.grid(visits, clock))
    default:
      invocation.show(VisitReport.shown(visits, clock))
      invocation.print([
        "", visits.count == all.count ? "\(all.count) visits" : "\(visits.count) of \(all.count) visits",
      ])
    }
    invocation.report(reading.findings)
    return invocation.status(reading.findings)
  }

  static let registryRegulars = CommandSpec(
    name: "registry regulars", group: registryGroup, summary: "how often each dog came, month by month",
    arguments: [ArgumentSpec("DIR", .files, "a folder that migrate wrote, or the app's file")],
    options: pagingOptions + registryClock,
    examples: [
      ("hound registry regulars registry --format csv -o regulars.csv", "the regulars, for a chart")
    ],
    formats: ["table", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let reading = try RegistryInput(invocation).reading()
    let regulars = Regulars(reading.registry, page: try invocation.pageBounds())
    if invocation.format == "json" {
      invocation.show(
        .object([
          JSONMember("regulars", regulars.json),
          JSONMember("diagnostics", JSONTree(JSONValue.diagnostics(reading.findings))),
        ]))
    } else {
      invocation.show(regulars.grid)
    }
    invocation.report(reading.findings)
    return invocation.status(reading.findings)
  }
}

extension Invocation {
  /// How many to leave out and how many to show at most, from `--offset` and `--limit`.
  func pageBounds() throws(CommandFailure) -> (offset: Int, limit: Int) {
    func count(_ option: String, _ usual: Int) throws(CommandFailure) -> Int {
      guard let word = value(option) else { return usual }
      guard let count = Int(word), count >= 0 else {
        throw .usage("\(option) takes a number, not “\(word)”", hint: "write for example \(option) 20")
      }
      return count
    }
    return (try count("--offset", 0), try count("--limit", Int.max))
  }

  func page<Element>(_ all: [Element]) throws(CommandFailure) -> [Element] {
    let (offset, limit) = try pageBounds()
    return Array(all.dropFirst(offset).prefix(limit))
  }

  /// A report whose keys stand in their order.
  func show(_ tree: JSONTree) { write(tree.encoded(.indented(2)) + [UInt8(ascii: "\n")]) }
}
