import Quantities
import Testing

@testable import Hikes

@Suite struct TurnedGridToldTests {
  @Test func `owners in brackets below the dogs are theirs, and sentences behind them are of the days`()
    throws
  {
    let reading = try SheetText.read(
      """
      ,,Hikes - November 2025,,,
      ,,Juno,Kip,Lark,Diary
      ,,(Adair),(Bower),(Crane),
      Mon,Nov 3,25,25,30,ice on the trail
      Tue,Nov 4,25,25,30,
      Wed,Nov 5,25,25,30,
      Thu,Nov 6,25,25,30,everything called off early
      Fri,Nov 7,25,,30,
      """)
    #expect(reading.dogs.map(\.label) == ["Juno", "Kip", "Lark"])
    #expect(reading.dogs.map(\.owner) == ["Adair", "Bower", "Crane"])
    #expect(reading["F4"]?.kind != .dog && reading["F4"]?.dog == nil)
  }

  @Test func `weeks across under a year`() throws {
    let reading = try SheetText.read(
      """
      2025,wk of Jul 7,wk of Jul 14,wk of Jul 21,wk of Jul 28,TOTAL
      Theo,75,75,away,75,225
      Uma,50,50,50,50,200
      TOTAL,125,125,50,125,425
      """)
    #expect(reading.dogs.map(\.label) == ["Theo", "Uma"])
    #expect(SheetText.convert([reading]).booked.cents == 42_500)
  }

  @Test func `cards with the owner before the dog`() throws {
    let reading = try SheetText.read(
      """
      Client:,Dana Whit,Dog:,Yogi,902-555-0150
      Date,What,Paid,Balance,
      Mon May 5 2025,hike,$25.00,0.00,
      Wed May 7 2025,hike,$25.00,0.00,
      Mon May 12 2025,hike - not paid yet,,25.00,

      Client:,Rob Marsh,Dog:,Ziggy,902-555-0151
      Date,What,Paid,Balance,
      Tue May 6 2025,hike,$30.00,0.00,
      Thu May 8 2025,cancelled (thunder),,0.00,
      Tue May 13 2025,hike,$30.00,0.00,
      """)
    #expect(reading.dogs.map(\.label) == ["Yogi", "Ziggy"])
    #expect(SheetText.convert([reading]).booked.cents == 11_000)
    #expect(reading["B10"]?.status == .cancelled)
  }

  @Test func `a table whose names are prices is no roster`() throws {
    let table = try SheetText.table(
      "Client:,Dana,Dog:,Yogi\nDate,What,Paid\nMay 5,hike,$25.00\nMay 7,hike,$25.00\n")
    #expect(!RosterReader.recognizes(table))
  }

  @Test func `days down with a row for each half of the day`() throws {
    let text = """
      May 2024,,,,,,,,,,
      May 6-10,,,,,,May 13-17,,,,
      ,,Kip,Lola,Mojo,,,,Kip,Lola,Mojo
      Mon 6,AM,25,,30,,Mon 13,AM,25,,away
      ,PM,,25,,,,PM,,25,
      Tue 7,AM,,25,,,Tue 14,AM,,25,away
      ,PM,,,30,,,PM,,,
      Wed 8,AM,25,25,,,Wed 15,AM,25,,away
      ,PM,25,,,,,PM,,25,
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.label) == ["Kip", "Lola", "Mojo"])
    #expect(reading.paid == Money(cents: 33500))
    #expect(reading["C8"]?.date == SheetText.date("2024-05-08") && reading["C9"]?.isSecondHike == true)
    #expect(reading["J5"]?.dog == "Lola" && reading["J5"]?.date == SheetText.date("2024-05-13"))
  }

  @Test func `between the day and its half may stand a date`() throws {
    let reading = try SheetText.read(
      """
      "Week of May 11, 2026"
      Day,Date,Hike,Pixie,Koda
      Mon,May 11,AM,,$25
      ,,PM,$30,
      Tue,May 12,AM,$30,$25
      ,,PM,,
      Wed,May 13,AM,,
      ,,PM,,$25
      """)
    #expect(reading.dogs.map(\.label) == ["Pixie", "Koda"] && reading.paid == Money(cents: 13_500))
    #expect(reading["D4"]?.date == SheetText.date("2026-05-11"))
  }

  @Test func `what the sums of the dogs come to may stand under the remarks`() throws {
    let reading = try SheetText.read(
      """
      Trail Log Oct 2018,,,,
      Date,Bella,Max,Cooper,Remarks
      Mon Oct 1,25,,25,
      Tue Oct 2,,25,25,"Long Lake, muddy"
      Wed Oct 3,25,,,
      Week,50,25,50,125
      ,,,,
      Mon Oct 8,,,,Thanksgiving - no hikes
      Tue Oct 9,,25,25,
      Week,0,25,25,40
      """)
    #expect(reading["E6"]?.kind == .total && reading.paid == Money(cents: 17_500))
    // Another figure is no sum.
    #expect(reading["E10"]?.kind != .total)
  }

  @Test func `a card of one dog is its own below a card of several`() throws {
    let reading = try SheetText.read(
      """
      FAMILY: Comeau,,902-555-0121
      Feb 2026,Ziggy,Zoe
      Mon Feb 2,$25,$25
      Wed Feb 4,$25,
      Card total,$50,$25

      FAMILY: Rafuse,,902-555-0122
      Feb 2026,Yogi,
      Tue Feb 3,$30,
      Thu Feb 5,$30,
      Card total,$60,
      """)
    #expect(reading.dogs.map(\.label) == ["Ziggy", "Zoe", "Yogi"] && reading.paid == Money(cents: 13_500))
    #expect(reading["B9"]?.dog == "Yogi" && reading["B10"]?.date == SheetText.date("2026-02-05"))
  }
}
