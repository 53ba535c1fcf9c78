public import Civil

import Store
import Tabular

extension ProfileFile {
  /// A new puppy's, with the usual values for its age and size.
  /// - Parameter today: the day on which its age counts.
  public static func new(
    name: String, birth: CivilDate, home: CivilDate, size: String, breed: String?, today: CivilDate
  ) -> ProfileFile {
    let weeks = birth.days(until: today) / 7
    let targets =
      weeks < 12
      ? ["07:00", "11:00", "15:00", "19:00"] : weeks < 26 ? ["07:00", "12:30", "18:00"] : ["07:30", "18:00"]
    let identity = "hound:puppy:\(name)|\(birth)"
    let portions = targets.enumerated().map { place, target in
      JSONTree.object([
        JSONMember("id", .text(uuid("\(identity)|meal \(place + 1)"))),
        JSONMember("label", .text("maaltijd \(place + 1)")), JSONMember("amount", .text("")),
        JSONMember("targetTime", .text(target)),
      ])
    }
    var members = [JSONMember("id", .text(uuid(identity))), JSONMember("name", .text(name))]
    if let breed { members.append(JSONMember("breed", .text(breed))) }
    members += [
      JSONMember("birthDate", .text(birth.description)), JSONMember("homeDate", .text(home.description)),
      JSONMember("sizeCategory", .text(size)),
      JSONMember(
        "mealSchedule",
        .object([
          JSONMember("mealsPerDay", .number("\(targets.count)")), JSONMember("portions", .array(portions)),
        ])),
      JSONMember("exerciseConfig", .object([JSONMember("minutesPerMonthOfAge", .number("5"))])),
      JSONMember(
        "predictionConfig",
        .object([
          JSONMember("minNapDurationForPottyTrigger", .number("15")),
          JSONMember("bedtimeHour", .number("22")),
          JSONMember("postMealGapMultiplier", .number("0.75")),
          JSONMember("postSleepGapMultiplier", .number("0.75")),
          // A small puppy has a small bladder.
          JSONMember("defaultGapMinutes", .number(size == "small" ? "75" : "90")),
        ])),
    ]
    return ProfileFile(.object(members), JSONLayout(indent: 2, colon: ": ", endsLine: true))
  }

  /// Version 8 of RFC 9562, from what it names.
  private static func uuid(_ name: String) -> String {
    var bytes = Array(SHA256.digest(Array(name.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array("0123456789ABCDEF")
    return bytes.enumerated().reduce(into: "") { text, element in
      if [4, 6, 8, 10].contains(element.offset) { text += "-" }
      text += "\(digits[Int(element.element >> 4)])\(digits[Int(element.element & 15)])"
    }
  }
}
