import Civil
import Quantities
import Testing

@testable import Hikes

/// Weeks in which every day has a list of its own dogs.
struct DayRostersTests {
  private static let week = """
    July 2012

    MONDAY 9,,TUESDAY 10,,WEDNESDAY 11,
    Argo,24,Tansy,24,Fergus,away
    Tansy,24,Saffron,24,Argo,24
    Nutmeg,24,,,,
    Sum,72,,48,,24

    """

  @Test func `a dog in the lists of several days is one dog`() throws {
    let reading = try SheetText.read(Self.week)
    #expect(reading.dogs.map(\.label) == ["Argo", "Tansy", "Fergus", "Saffron", "Nutmeg"])
    #expect(reading.paid == Money(cents: 14_400) && reading.stated.count == 3)
    #expect(reading["F5"]?.date == SheetText.date("2012-07-11") && reading["F5"]?.dog == "Argo")
    #expect(reading["E5"]?.kind == .dog && reading["F4"]?.status == .away)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a third column has words`() throws {
    let reading = try SheetText.read(
      "Week of Jul 9 2012\nMon,,,Tue,,,Wed,,\nArgo,24,wet,Tansy,24,,Argo,24,\nOtto,24,,Argo,24,,Otto,24,\n")
    #expect(reading.paid == Money(cents: 14_400) && reading["C3"]?.note == "wet")
    #expect(reading.dogs.map(\.label) == ["Argo", "Tansy", "Otto"])
  }

  @Test(arguments: [
    "Week of Jul 9 2012\nDog,Mon,,Tue,,Wed,\nArgo,24,c,24,c,24,e\nOtto,24,c,,,24,c\n",
    "Week of Jul 9 2012\nMon,,Tue,,Wed,\n24,24,24,24,24,24\n24,24,24,24,24,24\n",
  ])
  func `columns beside the days of a grid are no lists`(text: String) throws {
    #expect(DayRosters(SheetCells(try SheetText.table(text))) == nil)
  }

  @Test func `below the sums of the days stands what is of no day`() throws {
    let reading = try SheetText.read(
      """
      July 2012

      MONDAY 9,,TUESDAY 10,,WEDNESDAY 11,
      Argo,24,Tansy,24,Fergus,24
      Tansy,24,Saffron,24,Argo,24
      total,48,total,48,total,48
      Week,144,,,,
      Argo: pulls on leash,,,,,
      """)
    #expect(
      reading.paid == Money(cents: 14_400)
        && reading.dogs.map(\.label) == ["Argo", "Tansy", "Fergus", "Saffron"])
    #expect(reading["B7"]?.kind == .total && reading["A8"]?.kind == .note)
  }

  @Test func `the numbers of the days may come below their names, week by week`() throws {
    let reading = try SheetText.read(
      """
      JUNE 2026
      Monday,,Tuesday,,Wednesday,
      1,,2,,3,
      Argo,25,Tansy,25,Otto,25
      Tansy,25,Argo,25,Argo,owes
      total,50,total,50,total,25

      8,,9,,10,
      Argo,25,Otto,25,Tansy,25
      total,25,total,25,total,25
      """)
    #expect(reading.paid == Money(cents: 20_000) && reading["B4"]?.date == SheetText.date("2026-06-01"))
    #expect(reading["D9"]?.date == SheetText.date("2026-06-09") && reading["F5"]?.status == .unpaid)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `lists may have headings of their own and end at different heights`() throws {
    let reading = try SheetText.read(
      """
      "Nov 17 to 19, 2025"

      Mon 17,,,Tue 18,,,Wed 19,,
      Dog,$,,Dog,$,,Dog,$,
      Argo,30,,Tansy,30,,Otto,25,
      Tansy,30,,Sum,30,,Argo,25,
      Sum,60,,,,,Roxy,25,
      ,,,,,,Sum,75,
      """)
    #expect(reading.dogs.map(\.label) == ["Argo", "Tansy", "Otto", "Roxy"])
    #expect(reading.paid == Money(cents: 16_500) && reading["H7"]?.dog == "Roxy")
    #expect(reading["A7"]?.kind == .total || reading["A7"]?.kind == .header)
  }

  @Test func `the columns of each day may be called anything that is the same for all`() throws {
    let reading = try SheetText.read(
      "Week of Jul 9 2012\nMon 9,,Tue 10,,Wed 11,\nWho,$,Who,$,Who,$\nArgo,24,Tansy,24,Argo,24\nOtto,24,,,Otto,24\n"
    )
    #expect(reading.dogs.map(\.label) == ["Argo", "Tansy", "Otto"] && reading.paid == Money(cents: 12_000))
    #expect(reading["A3"]?.kind == .header && reading["B3"]?.kind == .header)
  }

  @Test func `each hike of a day may have its own dogs`() throws {
    let reading = try SheetText.read(
      """
      ,Mon May 4 2026,$,Tue May 5 2026,$,Wed May 6 2026,$
      AM,Vera,25,Colby,25,Vera,25
      ,Tank,30,Minnow,owes,Tank,30
      PM,Sable,30,Jojo,25,Sable,30
      ,Colby,25,,,Vera,25
      Total,,110,,50,,110
      """)
    #expect(reading.paid == Money(cents: 27000) && reading.cells.allSatisfy { !$0.isDuplicate })
    #expect(Set(reading.dogs.map(\.label)) == ["Vera", "Colby", "Tank", "Minnow", "Sable", "Jojo"])
    #expect(reading["G5"]?.date == SheetText.date("2026-05-06") && reading["A4"]?.kind == .header)
  }
}
