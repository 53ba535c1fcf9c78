public import Civil

/// The figures of one day.
public struct DayFigures: Sendable {
  public let date: CivilDate
  public let dayNumber: Int?
  public let ageInWeeks: Int?
  public var events = 0
  public var peeOutdoor = 0
  public var peeIndoor = 0
  public var poopOutdoor = 0
  public var poopIndoor = 0
  /// Pees and poops, those without a place too.
  var potty = 0
  public var meals = 0
  public let mealsExpected: Int?
  public var drinks = 0
  public var walks = 0
  public var walkMinutes = 0
  public var walksTimed = 0
  public let exerciseLimit: Int?
  public let gaps: GapFigures
  public let streak: Int
  public let sleepMinutes: Int
  public let sleepAppMinutes: Int

  /// Of all of them, halves rounded up; nil where there is none.
  public var outdoorPercent: Int? {
    potty == 0 ? nil : ((peeOutdoor + poopOutdoor) * 200 + potty) / (potty * 2)
  }

  init(
    _ date: CivilDate, _ entries: some Sequence<Logbook.Entry>, profile: PuppyProfile, gaps: [PottyGaps.Gap],
    streak: Int, sleep: Int, sleepApp: Int
  ) {
    self.date = date
    dayNumber = profile.dayNumber(date)
    ageInWeeks = profile.ageInWeeks(date)
    mealsExpected = profile.mealsPerDay
    exerciseLimit = profile.exerciseLimit(date)
    self.gaps = GapFigures(gaps)
    self.streak = streak
    sleepMinutes = sleep
    sleepAppMinutes = sleepApp
    for entry in entries { add(entry.event) }
  }

  private mutating func add(_ event: PuppyEvent) {
    events += 1
    if event.type.isPotty { potty += 1 }
    switch event.type {
    case .pee:
      peeOutdoor += event.spot == .outdoor ? 1 : 0
      peeIndoor += event.spot == .indoor ? 1 : 0
    case .poop:
      poopOutdoor += event.spot == .outdoor ? 1 : 0
      poopIndoor += event.spot == .indoor ? 1 : 0
    case .eating: meals += 1
    case .drinking: drinks += 1
    case .walk:
      walks += 1
      walkMinutes += event.minutes ?? 0
      walksTimed += event.minutes == nil ? 0 : 1
    default: break
    }
  }
}
