import Civil
import Tabular
import Diagnostics
import Testing

@testable import PuppyLog

@Suite struct ProfileFileTests {
  private func profile(_ json: String) throws -> Report<PuppyProfile> {
    try #require(ProfileFile(Array(json.utf8))).profile
  }

  @Test func `S019 what is absent has the app's value`() throws {
    let profile = try profile("{}").value
    #expect(
      [profile.minutesPerMonthOfAge, profile.shortestTriggeringNap, profile.bedtimeHour] == [5, 15, 22])
    #expect(profile.usualGap == 90)
    #expect(profile.afterMeal == .threeQuarters)
    #expect(profile.mealsPerDay == nil)
    #expect(profile.portions.isEmpty)
  }

  @Test func `S002 one value is set and every other byte stays`() throws {
    let text =
      "{\n  \"name\": \"Pip\",\n  \"own\": [\n    1.50,\n    null\n  ],\n  \"predictionConfig\": {\n    \"bedtimeHour\": 22\n  }\n}\n"
    let file = try #require(ProfileFile(Array(text.utf8)))
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
    let later = try #require(file.setting("bedtimeHour", to: "23"))
    #expect(String(decoding: later.bytes, as: UTF8.self) == text.replacing("22", with: "23"))
    let deep = try #require(later.setting("predictionConfig.defaultGapMinutes", to: "75"))
    #expect(deep.profile.value.usualGap == 75)
    #expect(file.setting("predictionConfig", to: "1") == nil)
    #expect(file.setting("name.first", to: "1") == nil)
  }

  @Test func `S002 a key that several places have wants its whole way`() throws {
    let file = try #require(ProfileFile(Array(#"{"a":{"isEnabled":true},"b":{"isEnabled":true}}"#.utf8)))
    #expect(file.setting("isEnabled", to: "false") == nil)
    let set = try #require(file.setting("b.isEnabled", to: "false"))
    #expect(
      String(decoding: set.bytes, as: UTF8.self) == #"{"a":{"isEnabled":true},"b":{"isEnabled":false}}"#)
  }

  @Test(arguments: [
    #"{"birthDate":"soon"}"#, #"{"predictionConfig":{"bedtimeHour":25}}"#,
    #"{"predictionConfig":{"postMealGapMultiplier":"x"}}"#,
    #"{"mealSchedule":{"portions":[{"targetTime":"24:01"}]}}"#,
  ])
  func `a value that cannot be is named and the usual one counts`(json: String) throws {
    let report = try profile(json)
    #expect(report.diagnostics.codes == ["bad-profile"])
    #expect(report.value.bedtimeHour == 22)
  }

  @Test func `24:00 is a time of day in a plan`() throws {
    let report = try profile(#"{"walkSchedule":{"walks":[{"id":"a","label":"last","targetTime":"24:00"}]}}"#)
    #expect(report.diagnostics == [])
    #expect(report.value.walks.map(\.target.minutes) == [1440])
  }

  @Test(arguments: [("2026-03-01", 4), ("2026-05-01", 3), ("2026-09-01", 2)])
  func `S001 a new puppy has the values of its age and size`(today: String, meals: Int) throws {
    let day = try #require(CivilDate(iso: today))
    let born = try #require(CivilDate(iso: "2026-01-22"))
    let file = ProfileFile.new(
      name: "Pip", birth: born, home: day, size: "small", breed: "Markiesje", today: day)
    let report = try #require(ProfileFile(file.bytes)).profile
    #expect(report.diagnostics == [])
    #expect(report.value.name == "Pip")
    #expect(report.value.birth == born)
    #expect(report.value.home == day)
    #expect(report.value.size == "small")
    #expect(report.value.portions.count == meals)
    #expect(report.value.mealsPerDay == meals)
    #expect(report.value.usualGap == 75)
  }

  @Test func `S003 months are those of the calendar`() throws {
    var profile = PuppyProfile()
    profile.birth = CivilDate(iso: "2026-01-31")
    for (day, months) in [("2026-02-28", 0), ("2026-03-30", 1), ("2026-03-31", 2), ("2027-01-31", 12)] {
      #expect(profile.ageInMonths(try #require(CivilDate(iso: day))) == months)
    }
  }
}
