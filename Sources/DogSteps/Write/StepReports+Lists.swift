public import Civil
public import Diagnostics
public import Tabular

extension StepReports {
  // MARK: Breeds

  public static func json(_ breeds: [Breed], diagnostics: [Diagnostic]) -> JSONValue {
    func each<Key: CaseIterable & RawRepresentable<String>>(_ value: (Key) -> Int) -> JSONValue {
      .object(Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, .integer(value($0))) }))
    }
    return [
      "breeds": .array(
        breeds.map { breed in
          let figures = BreedFigures(breed)
          return [
            "name": .text(breed.name),
            "multiplier_ppm": each { (stage: LifeStage) in
              (figures.multiplier(stage) * 1_000_000).roundedHalfUp
            },
            "steps_10000": .integer(figures.stepsFor10000),
            "goals": each { (condition: BodyCondition) in figures.goal(condition) },
            "level_10000": .text(figures.levelFor10000.rawValue),
          ]
        }), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  /// A line for each breed: a dog's steps for a person's 10,000, and the goals.
  public static func breeds(_ breeds: [Breed]) -> Grid {
    var grid = Grid([
      "name", "puppy", "adult", "senior", "steps_10000", "skinny", "just-right", "chubby", "description",
    ])
    for breed in breeds {
      let figures = BreedFigures(breed)
      let stages = LifeStage.allCases.map { GridValue.number(figures.multiplier($0).decimalText) }
      let goals = BodyCondition.allCases.map { GridValue.number("\(figures.goal($0))") }
      grid.append(
        [.text(breed.name)] + stages + [.number("\(figures.stepsFor10000)")] + goals
          + [.init(stringLiteral: breed.description)])
    }
    return grid
  }

  // MARK: Walks

  public static func json(_ summary: WalkSummary, _ clock: WalkClock, diagnostics: [Diagnostic]) -> JSONValue
  {
    [
      "walks": .array(
        summary.walks.map { walk in
          let start = clock.local(walk.start)
          return [
            "id": .text(walk.id), "date": .text("\(start.date)"), "start": .text("\(start.time)"),
            "duration_s": .integer(walk.duration.truncated), "human_steps": .integer(walk.humanSteps),
            "dog_steps": .integer(walk.dogSteps), "metres": .integer(walk.metres.roundedHalfUp),
            "pace_s_per_km": .optional(walk.pace), "breed": .text(walk.breed), "active": .bool(walk.isActive),
          ]
        }),
      "days": .array(
        summary.days.map { day in
          [
            "date": .text("\(day.date)"), "walks": .integer(day.walks), "dog_steps": .integer(day.dogSteps),
            "human_steps": .integer(day.humanSteps), "metres": .integer(day.metres),
            "duration_s": .integer(day.duration),
          ]
        }),
      "last7_mean_with_walks": .integer(summary.meanWithWalks), "last7_mean_all": .integer(summary.meanOfAll),
      "streak_days": .integer(summary.streak), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  // MARK: Reminders

  public static func json(_ reminders: [StepReminder], diagnostics: [Diagnostic]) -> JSONValue {
    [
      "reminders": .array(
        reminders.map { reminder in
          [
            "id": .text(reminder.id), "title": .text(reminder.title), "enabled": .bool(reminder.isEnabled),
            "time": .text("\(reminder.time)"),
            "byday": .array(reminder.days.map { .text(StepReminder.code($0)) }),
          ]
        }), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  public static func grid(_ reminders: [StepReminder]) -> Grid {
    var grid = Grid(["time", "days", "reminder", "on"])
    for reminder in reminders {
      let days =
        reminder.days.count == 7 ? "every day" : reminder.days.map(\.shortName).joined(separator: " ")
      grid.append([
        .text("\(reminder.time)"), .init(stringLiteral: days.isEmpty ? "once" : days),
        .init(stringLiteral: reminder.title), .text(reminder.isEnabled ? "on" : "off"),
      ])
    }
    return grid
  }

  // MARK: The nudge

  public static func json(
    _ nudge: StepNudge?, date: CivilDate, steps: Int, goal: Int, diagnostics: [Diagnostic]
  ) -> JSONValue {
    [
      "date": .text("\(date)"), "dog_steps": .integer(steps), "goal": .integer(goal),
      "nudge": .optional(nudge?.rawValue), "diagnostics": .diagnostics(diagnostics),
    ]
  }
}
