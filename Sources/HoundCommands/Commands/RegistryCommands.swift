import Civil
import Diagnostics
import DogRegistry
import Tabular

extension CommandSpec {
  /// The daycare's registry.
  static let registryCommands: [CommandSpec] = [
    registryGroups, registryMigrate, registryPresent, registryVisits, registryDogs, registryHistory,
    registryRegulars, registryDelete, registryUndelete, registryLegacy,
  ]

  static let registryGroup = "A daycare's registry"

  static let registryClock: [OptionSpec] = [
    .now, .zone, .repairText,
    OptionSpec(
      "--date-order", "ORDER", choices: AppClock.Order.allCases.map(\.rawValue),
      "dmy where the app's CSV has the day first"),
  ]

  static let decisionsOption = OptionSpec(
    "--decisions", "FILE", "what was decided: visit_id,dog_id,reason")

  static let registryGroups = CommandSpec(
    name: "registry groups", group: registryGroup, summary: "the dogs behind a daycare's visits, and why",
    discussion: """
      Reads what the daycare's app writes: its list of visits (JSON), its backup or its history (CSV). A dog is told \
      by name with owner or telephone; where the evidence is thin, the visit waits and is asked about.
      """,
    arguments: [ArgumentSpec("FILE", .files, "the app's file, or a folder that migrate wrote")],
    options: registryClock + [decisionsOption],
    examples: [
      ("hound registry groups legacy_dogs.json --zone America/Halifax", "the dogs, and what is unclear")
    ],
    formats: ["table", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let reading = try RegistryInput(invocation).reading()
    let registry = reading.registry
    switch invocation.format {
    case "json":
      invocation.show(GroupReport.json(registry, form: reading.file.form, reading.findings))
    case "csv": invocation.show(DogSheet.grid(registry.dogs, registry.clock))
    default:
      invocation.show(GroupReport.shown(registry))
      invocation.print(GroupReport.closing(registry))
    }
    invocation.report(reading.findings)
    let isOpen = !registry.held.isEmpty || !registry.conflicts.isEmpty
    return isOpen ? .refused : invocation.status(reading.findings)
  }

  static let registryPresent = CommandSpec(
    name: "registry present", group: registryGroup,
    summary: "who is in the house, who left today, who is booked",
    arguments: [ArgumentSpec("DIR", .files, "a folder that migrate wrote, or the app's file")],
    options: registryClock,
    examples: [
      ("hound registry present registry --zone America/Halifax", "who is here now"),
      ("hound registry present registry -o house.html", "the same on a page for the phone"),
    ],
    formats: ["table", "json", "html"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let input = try RegistryInput(invocation)
    let (list, findings) = try input.houseList()
    switch invocation.format {
    case "json": invocation.show(VisitReport.present(list, findings))
    case "html": invocation.write(HousePage.bytes(list))
    default:
      for (title, visits) in [
        ("In the house", list.present), ("Left today", list.departedToday), ("Booked", list.bookings),
      ] {
        invocation.print([invocation.heading("\(title): \(visits.count)")])
        if !visits.isEmpty { invocation.show(VisitReport.shown(visits, list.clock)) }
        if title == "In the house" { invocation.print(VisitReport.reminders(visits)) }
        invocation.print([""])
      }
    }
    invocation.report(findings)
    return invocation.status(findings)
  }

  static let registryVisits = CommandSpec(
    name: "registry visits", group: registryGroup, summary: "the visits of a day, or all of them",
    discussion: """
      With --arrived the visits that began on a day, with --in-house all dogs that stayed on it. The formats backup and \
      history are the app's own CSV files.
      """,
    arguments: [ArgumentSpec("DIR", .files, "a folder that migrate wrote, or the app's file")],
    options: [
      OptionSpec("--arrived", "DAY", "visits that began on this day"),
      OptionSpec("--in-house", "DAY", "dogs that were or will be in the house on this day"),
    ] + registryClock + pagingOptions,
    examples: [
      ("hound registry visits registry --in-house 2026-03-02 --zone America/Halifax", "who stayed that day")
    ],
    formats: ["table", "csv", "json", "backup", "history"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let input = try RegistryInput(invocation)
    let reading = try input.reading()
    let list = VisitList(reading.registry)
    let arrived = try input.day("--arrived")
    let inHouse = try input.day("--in-house")
    var visits = list.visits
    if let arrived { visits = list.arrived(on: arrived) }
    if let inHouse { visits = visits.filter(Set(list.inHouse(on: inHouse).map(\.visit.id)).containsVisit) }
    visits = try invocation.page(visits)
    switch invocation.format {
    case "json":
      invocation.show(VisitReport.visits(visits, on: arrived ?? inHouse, list.clock, reading.findings))
    case "csv": invocation.show(VisitReport.grid(visits, list.clock))
    case "backup", "history":
      let wanted = Set(visits.map(\.visit.id))
      let chosen = VisitList(
        visits.map { ($0.visit, $0.dog) }, clock: list.clock)
      let records = reading.file.records(of: wanted)
      invocation.write(
        invocation.format == "backup"
          ? AppSheetWriter.backup(chosen, records) : AppSheetWriter.history(chosen, records))
    default: invocation.show(VisitReport.shown(visits, list.clock))
    }
    invocation.report(reading.findings)
    return invocation.status(reading.findings)
  }

  static let registryDogs = CommandSpec(
    name: "registry dogs", group: registryGroup, summary: "every dog, how often it came and when last",
    arguments: [ArgumentSpec("DIR", .files, "a folder that migrate wrote, or the app's file")],
    options: [
      OptionSpec(
        "--sort", "COLUMN", choices: DogOrder.allCases.map(\.rawValue),
        "name, visits, last or owner; else name"),
      OptionSpec("--where", "COLUMN=TEXT", isRepeated: true, "only dogs whose column holds the text"),
      OptionSpec(flag: "--deleted", "deleted dogs as well"),
    ] + pagingOptions + registryClock,
    examples: [("hound registry dogs registry --sort last --limit 20", "the twenty seen last")],
    formats: ["table", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let reading = try RegistryInput(invocation).reading()
    let clock = reading.registry.clock
    var dogs = reading.registry.dogs
    if !invocation.has("--deleted") { dogs = dogs.filter { !$0.isDeleted } }
    for text in invocation.values("--where") {
      guard let filter = DogFilter(text) else {
        throw .usage(
          "--where takes a column and a text, not “\(text)”",
          hint: "write for example --where owner=vlieg; the columns are \(DogFilter.columns)")
      }
      dogs = dogs.filter { filter.takes($0, clock) }
    }
    if let order = invocation.value("--sort").flatMap({ DogOrder(rawValue: $0) }) {
      dogs = order.sorted(dogs)
    }
    let total = dogs.count
    dogs = try invocation.page(dogs)
    switch invocation.format {
    case "json":
      invocation.show(
        .object([
          JSONMember("total", .integer(total)), JSONMember("dogs", DogSheet.json(dogs, clock)),
          JSONMember("diagnostics", JSONTree(JSONValue.diagnostics(reading.findings))),
        ]))
    case "csv": invocation.show(DogSheet.grid(dogs, clock))
    default:
      invocation.show(GroupReport.shown(dogs, clock))
      invocation.print(["", total == dogs.count ? "\(total) dogs" : "\(dogs.count) of \(total) dogs"])
    }
    invocation.report(reading.findings)
    return invocation.status(reading.findings)
  }
}

extension Set<VisitID> {
  fileprivate func containsVisit(_ listed: ListedVisit) -> Bool { contains(listed.visit.id) }
}
