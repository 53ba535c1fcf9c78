import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct SortedSheetTests {
  @Test func `the heading of a sheet that was sorted stands amid its dogs`() throws {
    let reading = try SheetText.read(
      """
      Angus,$22,,$22,,
      Bramble,$20,,$20,$20,
      Dog,Mon,Tue,Wed,Thu,Fri
      Eddie,$20,,,,$20
      Flora,,$22,,,
      Sum of all,$62,$22,$42,$20,$20
      Wally,,,,,
      Week of 16 January 2006,,,,,
      """)
    #expect(reading.paid == Money(cents: 16_600) && reading.dogs.count == 5)
    #expect(reading["B1"]?.date == SheetText.date("2006-01-16") && reading["E2"]?.dog == "Bramble")
    #expect(reading["B6"]?.kind == .total && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a week in another order is none`() throws {
    let reading = try SheetText.read(SheetText.week("Zoe,$20,,,,", "Abby,,$20,,,"))
    #expect(!reading.isRearranged && reading.paid == Money(cents: 4000))
  }

  @Test func `two weeks that were sorted together are parted by the order of each dog's rows`() throws {
    let rows = [
      "Arlo,20,,20,,20", "Buck,,20,,,", "Dog Name,Mon 14,Tue 15,Wed 16,Thu 17,Fri 18",
      "Dog Name,Mon 21,Tue 22,Wed 23,Thu 24,Fri 25", "Eddie,,,,20,", "Eddie,,20,,,", "Gus,20,,,,",
      "Gus,,,20,,",
    ]
    let reading = try SheetText.read(
      "January 2013,,,,,\n"
        + (["Arlo,,20,,,", "Buck,20,,,,"] + rows).sorted { $0.prefix(4) < $1.prefix(4) }
        .joined(separator: "\n"))
    #expect(reading.dogs.map(\.label) == ["Arlo", "Buck", "Eddie", "Gus"])
    #expect(reading.paid == Money(cents: 20_000))
    #expect(reading.weeks.map { $0.monday?.description } == ["2013-01-14", "2013-01-21"])
    #expect(
      reading["E8"]?.date == SheetText.date("2013-01-17")
        && reading["C9"]?.date == SheetText.date("2013-01-22"))
    #expect(reading.diagnostics.map(\.code) == [.weeksSorted])
  }

  @Test func `of weeks that were sorted together with a dog in one of them nobody knows which`() throws {
    let reading = try? SheetText.read(
      "January 2013,,,,,\nArlo,20,,,,\nBuck,20,,,,\nBuck,20,,,,\nCleo,,20,,,\nCleo,,20,,,\nDog,Mon 14,Tue 15,Wed 16,Thu 17,Fri 18\n"
        + "Dog,Mon 21,Tue 22,Wed 23,Thu 24,Fri 25\nEddie,20,,,,\nEddie,20,,,,\n")
    #expect(reading?.diagnostics.contains { $0.code == .weeksSorted } != true)
  }
}
