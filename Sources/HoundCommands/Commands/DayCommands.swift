import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular

extension CommandSpec {
  static let today = CommandSpec(
    name: "today", group: "The day and the week", summary: "which dogs to pick up, and in what order",
    discussion: """
      The dogs booked for the day after all exceptions, divided into the hikes, each in the order that makes the \
      drive shortest, and the trail at its end. A dog without a place rides last and is named.
      """,
    options: [
      .date,
      OptionSpec("--hikes", "NUMBER", choices: ["1", "2"], "one hike or two; else as the settings say"),
      OptionSpec("--trail", "NAME", "any: whichever is nearest; else the one to use"),
      OptionSpec(flag: "--keep", "keep this order: later changes of the day only take off or add"),
      OptionSpec(flag: "--compare", "what the plan saves against driving without one"), .days, .open, .strict,
    ],
    examples: [
      ("hound today", "this morning's pickups"), ("hound today --date tomorrow", "tomorrow's"),
      ("hound today --date tue --format csv -o pickup.csv", "Tuesday's as a sheet"),
      ("hound today -o today.html", "a page for the phone and the printer"),
      ("hound today --days 14 -o hikes.ics", "two weeks for the calendar"),
    ], formats: ["table", "csv", "json"] + Invocation.dayFiles + ["vroom"]
  ) { (invocation) throws(CommandFailure) in
    var stored = try invocation.has("--keep") ? invocation.bookForChange() : invocation.openBookForDays()
    let today = try invocation.today(stored.book)
    let day = try invocation.chosenDay(asOf: today) ?? today
    let ahead = try invocation.number("--days", in: 1...366) ?? 1
    invocation.readHistory(of: day...day.adding(days: ahead), &stored, asOf: today)
    if invocation.has("--days"), invocation.format != "ics" {
      throw CommandFailure.usage("--days is for a calendar", hint: "write --format ics, or -o hikes.ics")
    }
    let planner = HikePlanner(
      stored.book, hikes: invocation.value("--hikes").flatMap { Int($0) },
      trail: try trailWish(invocation.value("--trail"), stored.book))
    if invocation.format == "vroom" { return try invocation.showRoutingProblem(planner, day) }
    let plan = try invocation.plan(planner, day, stored)
    let comparison = invocation.has("--compare") ? planner.comparison(plan) : nil
    switch invocation.format {
    case "json":
      try invocation.show(PickupSheet.json(plan, stored.book, comparison: comparison, asOf: today))
    case "csv": invocation.show(PickupSheet.grid(plan, stored.book))
    case let form where Invocation.dayFiles.contains(form):
      try invocation.showFile(plan, planner, stored.book)
    default: invocation.print(PickupSheet.text(plan, stored.book, comparison: comparison, asOf: today))
    }
    // On the screen the sheet itself says all of it.
    if invocation.format != "table" || plan.impossible != nil {
      invocation.report(plan.diagnostics.filter { $0.severity > .note })
    }
    return invocation.status(plan.diagnostics)
  }

  private static func trailWish(_ name: String?, _ book: Book) throws(CommandFailure) -> TrailWish {
    guard let name else { return .byRegion }
    if name.lowercased() == "any" { return .any }
    if let trail = book.trails.first(where: { $0.name.folded == name.folded || $0.id.text == name }) {
      return .named(trail.id)
    }
    let names = book.trails.map(\.name).joined(separator: ", ")
    throw CommandFailure(
      .usage,
      [
        Diagnostic(
          .error, .unknownName, "“\(name)” is no trail of the book", hint: "the trails are: \(names)")
      ])
  }

  static let places = CommandSpec(
    name: "places", group: "The day and the week", summary: "which dogs have no place on the map yet",
    discussion: """
      As csv a sheet to fill in: write into “place” what your map shows (two numbers, or the link of the place), \
      and import it. The last column finds the address on a map.
      """,
    examples: [("hound places --format csv -o places.csv", "the sheet to fill in")],
    formats: ["table", "csv"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let grid = PlacesSheet.grid(stored.book)
    if grid.rows.isEmpty, invocation.format == "table" {
      invocation.print(["Every dog has its place."])
    } else {
      invocation.show(grid)
    }
    return .done
  }

  static let place = CommandSpec(
    name: "place", group: "The day and the week", summary: "say where a dog or an owner is picked up",
    discussion: """
      WHO is a dog's or an owner's name. WHERE is latitude and longitude in any notation, a plus code, or a link of \
      Google Maps, Apple Maps or OpenStreetMap. A dog's place is its own; an owner's is for all dogs of the house.
      """,
    arguments: [
      ArgumentSpec("WHO", .word, "the dog or the owner"),
      ArgumentSpec("WHERE", .words, isRepeated: true, "two numbers, or the link of a map"),
    ], options: [.dryRun],
    examples: [("hound place Olive \"44.7321, -63.6568\"", "where Olive is picked up")]
  ) { (invocation) throws(CommandFailure) in
    var stored = try invocation.bookForChange()
    _ = try invocation.openBook()
    let who = invocation.arguments[0]
    let coordinates: Coordinates
    do throws(CoordinatesError) {
      coordinates = try Coordinates.read(
        invocation.arguments.dropFirst().joined(separator: " "), near: stored.book.workArea)
    } catch {
      let code: DiagnosticCode =
        switch error.code {
        case .shortLink: .shortLink
        case .outOfRange: .coordinatesOutOfRange
        case .noCoordinates: .unreadablePlace
        case .ambiguous: .ambiguousPlace
        }
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, code, "“\(invocation.arguments.dropFirst().joined(separator: " "))” is no place",
            hint: error.detail)
        ])
    }
    let line = try set(PickupPlace(coordinates), of: who, in: &stored.book)
    if !invocation.has("--dry-run") {
      let day = try invocation.day(stored.book)
      let exports = Exports(stored: stored, readings: stored.sheets.readings(asOf: day), day: nil)
      try invocation.save(stored, exports: try exports.files(), label: "place \(who)")
    }
    invocation.print(["\(line) \(coordinates)."])
    return .done
  }

  /// Sets the place of the one dog or owner of that name.
  private static func set(_ place: PickupPlace, of who: String, in book: inout Book) throws(CommandFailure)
    -> String
  {
    let dogs = book.dogs.indices.filter { index in
      book.dogs[index].id.text == who || book.dogs[index].name.folded == who.folded
        || book.label(book.dogs[index]).folded == who.folded
    }
    let clients = book.clients.indices.filter {
      book.clients[$0].id.text == who || book.clients[$0].owner.folded == who.folded
    }
    if dogs.count == 1 {
      book.dogs[dogs[0]].place = place
      return "\(book.label(book.dogs[dogs[0]])) is picked up at"
    }
    if dogs.isEmpty, clients.count == 1 {
      book.clients[clients[0]].place = place
      return "The dogs of \(book.clients[clients[0]].owner) are picked up at"
    }
    let names = dogs.map { book.label(book.dogs[$0]) } + clients.map { book.clients[$0].owner }
    throw CommandFailure(
      .usage,
      [
        Diagnostic(
          .error, .unknownName,
          names.isEmpty
            ? "no dog or owner is called “\(who)”" : "“\(who)” may be \(names.joined(separator: " or "))",
          hint: names.isEmpty
            ? "hound places lists the dogs"
            : "use the name with the owner in brackets, or the id from dogs.csv")
      ])
  }
}
