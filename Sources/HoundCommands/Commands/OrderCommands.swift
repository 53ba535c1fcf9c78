import Civil
import Diagnostics
import Hikes
import Quantities

extension CommandSpec {
  static let order = CommandSpec(
    name: "order", group: "The day and the week",
    summary: "give a dog its place in the day's order, or plan anew",
    discussion: """
      `hound order DOG POSITION` makes DOG's stop that one of its hike, keeps the order, and prints the day: on a day \
      that is kept everyone else stays in order, else the rest is planned as short as can be. `hound order reset` \
      forgets the order that was kept, and plans the day anew.
      """,
    arguments: [
      ArgumentSpec("WHAT", .word, "reset, or the dog"),
      ArgumentSpec("POSITION", .word, isOptional: true, "1 for the first stop of its hike"),
    ],
    options: [
      .date, OptionSpec("--hike", "NUMBER", choices: ["1", "2"], "the hike it is to ride in"), .dryRun,
    ],
    examples: [
      ("hound order Luna 1", "Luna first today"), ("hound order reset --date tue", "Tuesday as planned"),
    ]
  ) { (invocation) throws(CommandFailure) in
    var stored = try invocation.bookForChange()
    _ = try invocation.openBook()
    let day = try invocation.day(stored.book)
    let what = invocation.arguments[0]
    if invocation.arguments.count == 1, what.lowercased() == "reset" {
      let had = stored.book.orders.contains { $0.date == day }
      stored.book.keep([], on: day)
      if had { try invocation.keep(stored, label: "order reset \(day)") }
      return try invocation.showDay(stored.book, day)
    }
    let dog = try invocation.dog(what, in: stored.book)
    guard invocation.arguments.count == 2, let position = Int(invocation.arguments[1]), position > 0 else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownName, "\(what) needs its place in the order",
            hint: "write a number: hound order \(what) 1")
        ])
    }
    let hike = invocation.value("--hike").flatMap { Int($0) }
    let plan = HikePlanner(stored.book).plan(day)
    guard let seat = plan.seats.first(where: { $0.dog == dog.id }) else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .orderRefused, "\(stored.book.label(dog)) is in no hike on \(day.longText)",
            hint: "hound today --date \(day) shows who is")
        ])
    }
    if plan.kept != nil || plan.relaxed != nil {
      stored.book.keep(plan.moving(seat, to: position, hike: hike ?? seat.hike), on: day)
    } else {
      let pinned = HikePlanner(stored.book, pins: [dog.id: PinnedDog(hike: hike, position: position)]).plan(
        day)
      guard pinned.impossible == nil else {
        invocation.report(pinned.diagnostics.filter { $0.severity == .error })
        return .refused
      }
      stored.book.keep(pinned.seats, on: day)
    }
    try invocation.keep(stored, label: "order \(dog.id) \(position) on \(day)")
    return try invocation.showDay(stored.book, day)
  }

  static let done = CommandSpec(
    name: "done", group: "The day and the week", summary: "write the day that was hiked into the history",
    discussion: """
      Everyone who rides in the day's plan is written into hikes.csv with its rate, and no later change of a schedule \
      or rate reaches it. A second run changes nothing.
      """,
    options: [
      .date, OptionSpec("--no-show", "DOG", isRepeated: true, "a dog that was booked and did not come"),
      .dryRun,
    ],
    examples: [
      ("hound done", "today went as planned"), ("hound done --no-show Luna", "Luna was not there"),
    ]
  ) { (invocation) throws(CommandFailure) in
    var stored = try invocation.bookForChange()
    _ = try invocation.openBook()
    let day = try invocation.day(stored.book)
    let plan = HikePlanner(stored.book).plan(day)
    let riders = Set(plan.riders.map(\.id))
    var absent: Set<DogID> = []
    for name in invocation.values("--no-show") {
      let dog = try invocation.dog(name, in: stored.book)
      guard riders.contains(dog.id) else {
        throw CommandFailure(
          .refused,
          [
            Diagnostic(
              .error, .orderRefused, "\(stored.book.label(dog)) is in no hike on \(day.longText)",
              hint: "only who was booked can be a no-show")
          ])
      }
      absent.insert(dog.id)
    }
    let closing = DayClosing(plan, noShows: absent, in: stored.book)
    let names = closing.absent.map { stored.book.label($0) }.joined(separator: ", ")
    guard !closing.hiked.isEmpty || !closing.absent.isEmpty else {
      invocation.print([
        closing.known.isEmpty
          ? "Nobody hiked on \(day.longText)."
          : "\(day.longText) is in the history already; nothing was changed."
      ])
      return .done
    }
    stored.book = closing.book
    try invocation.keep(stored, label: "done \(day)")
    let known = closing.known.isEmpty ? "" : " \(closing.known.count) stood there already."
    invocation.print([
      "\(day.longText): \(closing.hiked.count) hiked\(names.isEmpty ? "" : ", no-show: \(names)").\(known)"
    ])
    return .done
  }
}

extension Invocation {
  /// The day as it now stands, for the commands that change it.
  func showDay(_ book: Book, _ day: CivilDate) throws(CommandFailure) -> ExitStatus {
    let plan = HikePlanner(book).plan(day)
    self.print(PickupSheet.text(plan, book, asOf: try today(book)))
    return status(plan.diagnostics)
  }
}
