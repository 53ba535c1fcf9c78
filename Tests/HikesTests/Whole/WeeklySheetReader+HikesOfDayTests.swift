import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Two hikes a day, each with weeks of its own.
struct WeeklySheetReaderHikesOfDayTests {
  @Test func `the afternoon below the morning is of the same week, and a dog may be on both`() throws {
    let reading = try SheetText.read(
      """
      "May 7 - 11, 2018",,
      AM GROUP (Trish),,
      Dog,Mon,Tue
      Moose,$25,$25
      Zoe,$25,
      Total AM,$50,$25

      PM GROUP (Gord),,
      Dog,Mon,Tue
      Zoe,$25,
      Nala,,$30
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2018-05-07"), SheetText.date("2018-05-07")])
    let done = SheetText.convert([reading])
    #expect(done.booked == Money(cents: 13_000))
    #expect(done.readings[0]["B10"]?.reason == "the second hike of the day")
    #expect(done.readings[0].cells.allSatisfy { !$0.isDuplicate && !$0.needsReview })
  }

  private static let halves = """
    ,Mon 6,,Tue 7,,Wed 8,
    Dog,AM,PM,AM,PM,AM,PM
    Kona,22,,22,,22,
    Axel,22,22,,22,22,
    """

  @Test func `both hikes of a day are owed, so that who pays both has no credit`() throws {
    let first = try SheetText.read(Self.halves, month: "2016-06")
    let book = SheetText.convert([first]).book
    let axel = book.hikes.filter { $0.dog.text == "axel" }
    #expect(axel.map(\.charge) == [Money(cents: 4400), Money(cents: 2200), Money(cents: 2200)])
    #expect(book.payments.filter { $0.notes == Payment.secondHike }.map(\.amount) == [Money(cents: 2200)])
    // The same sheet again changes nothing; another amount is owed as it is paid.
    let again = SheetText.convert([first], into: book, previous: [first]).book
    #expect(again.hikes == book.hikes && again.payments == book.payments)
    let less = try SheetText.read(Self.halves.replacing("Axel,22,22", with: "Axel,22,20"), month: "2016-06")
    let changed = SheetText.convert([less], into: book, previous: [first]).book
    #expect(changed.hikes.first { $0.dog.text == "axel" }?.charge == Money(cents: 4200))
  }

  @Test func `the heading over the dogs may name the hike`() throws {
    let reading = try SheetText.read(
      """
      AM Hike,Mon 9,Tue 10,Wed 11
      Ollie,$25,
      Zoe,$25,cancelled

      PM Hike,Mon 9,Tue 10,Wed 11
      Ollie,$25,$25
      Zoe,,$25
      """, month: "2019-09")
    let done = SheetText.convert([reading])
    #expect(done.booked == Money(cents: 12_500))
    #expect(done.readings[0].cells.allSatisfy { !$0.isDuplicate && !$0.needsReview })
  }

  @Test func `without dates the mornings and afternoons go on week after week`() throws {
    let days = "Dog,Mon,Tue\nMoose,$25,\n"
    let reading = try SheetText.read(
      "Week of Sep 9 2019\nAM hike\n\(days)\nPM hike\n\(days)\nAM hike\n\(days)\nPM hike\n\(days)")
    #expect(reading.weeks.map { $0.monday?.day } == [9, 9, 16, 16])
    #expect(SheetText.convert([reading]).booked == Money(cents: 10_000))
  }

  @Test func `a heading of one walker's hikes is no dog`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,25,,25,", "GORD - PM hikes,,,,,", "Otto,25,,25,,"), month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"])
  }

  @Test func `a legend may say which hike a sign is`() throws {
    let reading = try SheetText.read(
      "am = morning hike, pm = afternoon hike, b = both\n\nWeek of Jan 9 2023\nDog,Mon,Tue,Wed\nPip,am,,b\nOtto,,pm,\n"
    )
    #expect(["B5", "D5", "C6"].allSatisfy { reading[$0]?.kind == .scheduled })
  }

  @Test func `codes of keys below a week are no money`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Pip,25,25,,25,", "Otto,25,,25,,", "Week Total,50,25,25,25,", "", "KEYS",
        "Dog,Key #,Alarm code,Vet,Phone",
        "Pip,under pot,5041,,902-555-0118", "Otto,K2,2516,,902-555-0119"), month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"])
    #expect(reading.cells.allSatisfy { !$0.needsReview } && reading.paid == Money(cents: 12_500))
  }

  @Test func `telephone numbers and addresses in a list below a week are notes`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Pip,25,25,,25,", "Otto,25,,25,,", "Week Total,50,25,25,25,", "", "Contacts",
        "Dog,Owner,Phone,Address",
        "Pip,Comeau,902-555-0118,805 ch. du Cap"), month: "2025-11")
    #expect(["A8", "B8", "C8", "D8"].allSatisfy { reading[$0]?.kind == .note })
  }
}
