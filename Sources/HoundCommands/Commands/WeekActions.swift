import Diagnostics
import Hikes

/// The daily changes of a week: each is one batch, and shows the day or the week as it then stands.
extension CommandSpec {
  static let weekCommands: [CommandSpec] = [away, injured, cancel, remove, add, move, swap]

  private static let dog = ArgumentSpec("DOG", .word, "the dog, or an owner for all of its dogs")
  private static let day = ArgumentSpec("DAY", .words, isOptional: true, "thu, nov 20, next week; else today")
  private static let span: [OptionSpec] = [.from, .to, .date]
  private static let common: [OptionSpec] = [.reason, .replace, .dryRun]

  private static let rules = """
    The exception holds for the days named and no other: the regular schedule stays as it is. Days may be named in \
    any way: today, thu, next mon, nov 20, 2026-11-20, this week, next week, or a range with --from and --to.
    """

  static let away = CommandSpec(
    name: "away", group: "The day and the week", summary: "a dog stays away, for a day or a vacation",
    discussion: rules, arguments: [dog, day], options: span + common,
    examples: [
      ("hound away Luna thu", "this Thursday"),
      ("hound away Luna --from nov 23 --to dec 4 --reason vacation", "two weeks"),
    ]
  ) { (invocation) throws(CommandFailure) in try invocation.takeOff(.away, as: "away") }

  static let injured = CommandSpec(
    name: "injured", group: "The day and the week", summary: "a dog is hurt or ill, and rests",
    discussion: rules, arguments: [dog, day], options: span + common,
    examples: [("hound injured Luna --from today --to dec 4 --reason paw", "until December 4")]
  ) { (invocation) throws(CommandFailure) in try invocation.takeOff(.injured, as: "injured") }

  static let cancel = CommandSpec(
    name: "cancel", group: "The day and the week", summary: "a hike is called off, a dog's or everyone's",
    discussion: """
      A hike called off later than the settings allow (late_cancel_hours before it leaves) is charged all the same \
      where late_cancel_charge says so; --free charges nothing. With --all nobody hikes that day, and nobody is \
      charged. \(rules)
      """,
    arguments: [ArgumentSpec("DOG", .word, isOptional: true, dog.summary), day],
    options: [
      OptionSpec(flag: "--all", "everyone, because of a storm say"),
      OptionSpec(flag: "--free", "charge nothing, however late it is"), .now,
    ] + span + common,
    examples: [
      ("hound cancel Luna", "today, charged if that is late"),
      ("hound cancel --all tomorrow --reason storm", "nobody hikes tomorrow"),
    ]
  ) { (invocation) throws(CommandFailure) in try invocation.cancel() }

  static let remove = CommandSpec(
    name: "remove", group: "The day and the week", summary: "take a dog off a day, that week only",
    discussion: rules, arguments: [dog, day], options: span + common,
    examples: [("hound remove Luna fri", "not this Friday")]
  ) { (invocation) throws(CommandFailure) in try invocation.takeOff(.removed, as: "remove") }

  static let add = CommandSpec(
    name: "add", group: "The day and the week", summary: "put a dog on a day, that week only",
    discussion: "A dog that an exception took off the day is back on it. \(rules)",
    arguments: [dog, day],
    options: [OptionSpec(flag: "--anyway", "even when every place of the day is taken")] + span + [
      .reason, .dryRun,
    ],
    examples: [("hound add Kevin fri --reason \"interview hike\"", "Kevin's first hike")]
  ) { (invocation) throws(CommandFailure) in try invocation.addToDays() }

  static let move = CommandSpec(
    name: "move", group: "The day and the week", summary: "move a dog to another day of the same week",
    discussion: """
      Off the one day and on the other in one step; what was paid goes with it. Weekdays are those of this week where \
      both are still to come, else of the next.
      """,
    arguments: [dog],
    options: [OptionSpec(flag: "--anyway", "even when every place of the day is taken")] + span + common,
    examples: [("hound move Luna --from tue --to thu", "Thursday instead of Tuesday")]
  ) { (invocation) throws(CommandFailure) in try invocation.move() }

  static let swap = CommandSpec(
    name: "swap", group: "The day and the week", summary: "two dogs change days with each other",
    discussion: "Both days are of one week, as for hound move.",
    arguments: [
      ArgumentSpec("DOG:DAY", .word, "the first dog and its day"),
      ArgumentSpec("DOG:DAY", .word, "the second dog and its day"),
    ],
    options: [.date] + common,
    examples: [("hound swap Luna:mon Pip:wed", "Luna on Wednesday, Pip on Monday")]
  ) { (invocation) throws(CommandFailure) in try invocation.swap() }
}

extension OptionSpec {
  static let reason = OptionSpec("--reason", "WORDS", "why, in your words: vacation, grooming, storm")
  static let replace = OptionSpec(flag: "--replace", "instead of what the book has for that day")
}
