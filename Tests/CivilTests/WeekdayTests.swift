import Civil
import Testing

@Suite struct WeekdayTests {
  @Test(arguments: [
    (Weekday.monday, "mon monday mo lundi lun"), (.tuesday, "tue tues tuesday mardi mar"),
    (.wednesday, "wed weds wednesday mercredi mer"), (.thursday, "thu thur thurs thursday jeudi jeu"),
    (.friday, "fri friday vendredi ven"), (.saturday, "sat saturday samedi sam"),
    (.sunday, "sun sunday dimanche dim"),
  ])
  func `each spelling names its day in any case, spaced or dotted`(weekday: Weekday, spellings: String) {
    for spelling in spellings.split(separator: " ") {
      #expect(Weekday(name: spelling) == weekday)
      #expect(Weekday(name: spelling.uppercased()) == weekday)
      #expect(Weekday(name: "  \(spelling). ") == weekday)
    }
  }

  @Test(arguments: ["", ".", "m", "T", "W", "tu", "mon..", "mon .x", "Monday 8", "mon-", "\tmon", "mond ay"])
  func `what could be something else is not a weekday`(text: String) {
    #expect(Weekday(name: text) == nil)
  }

  @Test func `the written names are read back as the same day`() {
    for weekday in Weekday.allCases {
      #expect(Weekday(name: weekday.fullName) == weekday)
      #expect(Weekday(name: weekday.shortName) == weekday)
      #expect(Weekday(name: weekday.column) == weekday)
    }
    #expect(Weekday.allCases.map(\.shortName) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(Weekday.wednesday.fullName == "Wednesday")
    #expect(Weekday.thursday.column == "thu")
  }

  @Test func `the week runs from Monday to Sunday and works from Monday to Friday`() {
    #expect(Weekday.allCases.sorted() == Weekday.allCases)
    #expect(Weekday.monday < .sunday)
    #expect(Weekday.workdays == Weekday.allCases.filter { $0 < .saturday })
  }
}
