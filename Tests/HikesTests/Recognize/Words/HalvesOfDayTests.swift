import Quantities
import Testing

@testable import Hikes

@Suite struct HalvesOfDayTests {
  @Test(
    arguments: HalvesOfDay.alone.examples.map { ($0, HalvesOfDay.alone.meaning) }
      + GroupHeading.turns.flatMap(\.words).flatMap { [("\($0) 30", 30), ("30 (\($0))", 30)] }
      + [("AM 30", 30), ("30 (PM)", 30), ("am only 30", 30)])
  func `a half of the day beside money says which hike it was`(text: String, dollars: Int) {
    #expect(CellMark(text).money == Money(cents: dollars * 100))
  }

  @Test(arguments: [
    ("AM 25 / PM 30", 5500), ("am25 pm30", 5500), ("25 am, 30 pm", 5500), ("AM: $25 PM: $25", 5000),
    ("am sick, pm 25", 2500), ("AM 25 / PM -", 2500),
  ])
  func `both hikes of a day in one cell are added up`(text: String, cents: Int) {
    #expect(CellMark(text).money?.cents == cents)
  }

  @Test func `a half that is owed is asked about, and the other is booked meanwhile`() {
    guard case .doubtful(let amount) = CellMark("AM 25 / PM owes") else {
      Issue.record("not doubtful")
      return
    }
    #expect(amount.money == Money(cents: 2500))
  }

  @Test(arguments: ["10 am", "pm 2:15", "at 9 am or 3 pm", "AM 25 / AM 25", "am pick up, pm drop 30 min"])
  func `an hour and what is no half of its own are no money`(text: String) {
    #expect(CellMark(text).money == nil)
  }
}
