import Bookkeeping
import Quantities
import Diagnostics
import Testing

@testable import Hikes

/// Ways of keeping a sheet that the samples of others brought.
@Suite struct WeeklySheetReaderKeepersTests {
  // MARK: Names

  @Test(arguments: DogLabels.additions.examples)
  func `what stands behind a name in one week only is none of it`(name: String) throws {
    let weeks =
      "Dog,Mon 3,Tue 4,Wed 5\n\"\(name)\",22,,\nPip,,20,\n\nDog,Mon 10,Tue 11,Wed 12\nRex,22,,\nPip,22,,\n"
    let reading = try SheetText.read(weeks, month: "2025-11")
    #expect(reading.dogs.map(\.label) == [DogLabels.additions.meaning, "Pip"])
  }

  @Test(arguments: ["Rex (2)", "Rex, Milo", "Rex (was Roy)"])
  func `another name behind it is not`(name: String) {
    #expect(!DogLabels.withoutAddition(name).contains("Rex"))
  }

  // MARK: Paid or not

  static let flagged = """
    Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Total,Paid?
    Agnes,30,,30,,30,90,yes
    Dougal,30,30,30,30,30,150,still owes 60
    Elsie,30,,away,,,30,no
    Fig,x,,,,,30,yes
    ,90,30,60,30,60,270,
    """

  @Test func `a column beside the days says whose money came`() throws {
    let reading = try SheetText.read(Self.flagged, month: "2025-11")
    #expect(reading["B2"]?.kind == .payment && reading["B3"]?.kind == .payment)
    #expect(reading["B4"]?.kind == .scheduled && reading["B4"]?.status == .unpaid)
    #expect(reading["E3"]?.question?.choices.first == .hikedUnpaid && reading["F3"]?.needsReview == true)
    #expect(reading["D3"]?.needsReview == false)
    #expect(reading["B5"]?.kind == .payment)
    let conversion = SheetText.convert([reading])
    #expect(!conversion.diagnostics.contains { $0.code == .totalDiffers })
  }

  @Test func `of weeks side by side each has its own such column`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025,,,,,Week of Nov 10 2025
      Dog,Mon,Wed,Paid?,,Dog,Mon,Wed,Paid?
      Rex,25,25,no,,Rex,25,25,yes
      Otis,25,,yes,,Otis,25,,no
      """)
    #expect(reading["B3"]?.kind == .scheduled && reading["G3"]?.kind == .payment)
    #expect(reading["B4"]?.kind == .payment && reading["G4"]?.kind == .scheduled)
  }

  // MARK: Notes

  @Test(arguments: ["Heads-up", "Bits & bobs", "À savoir"])
  func `notes may stand under any heading`(heading: String) throws {
    let text = """
      Dog,\(heading),Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      Thistle,"lame, resting until Nov 12",,,,,
      Rex,,25,,25,,
      Orzo,gone next wk,,28,,28,
      """
    let conversion = SheetText.convert([try SheetText.read(text, month: "2025-11")])
    #expect(conversion.book.notes.count == 2)
    #expect(
      conversion.book.exceptions.contains { $0.dog.text == "thistle" && $0.change == .removed(.injured) })
  }

  @Test(arguments: [
    "Lab mix,Poodle,Beagle mix", "Tue 25,,", "Kim,Kim,Jo",
  ])
  func `a column of something else is none of notes`(cells: String) throws {
    let cells = cells.split(separator: ",", omittingEmptySubsequences: false)
    let text = """
      Dog,Mon 3,Wed 5,Other
      Rex,25,25,\(cells[0])
      Otis,25,,\(cells[1])
      Moe,,25,\(cells[2])
      """
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.weeks[0].block.column(.notes) == nil)
  }

  @Test func `words in a column without a heading are notes of the dog and its week`() throws {
    let text = """
      Week of Nov 3 2025
      Dog,Mon,Tue,Wed,Thu,Fri,
      Amber,25,,25,,25,moving in spring
      Bandit,,25,,25,,away next week
      Total,25,25,25,25,25,125
      """
    let book = SheetText.convert([try SheetText.read(text)]).book
    #expect(book.notes.map(\.text).sorted() == ["away next week", "moving in spring"])
    #expect(
      book.exceptions.count == 5 && book.exceptions.allSatisfy { $0.date > SheetText.date("2025-11-07") })
  }

  @Test func `a week with nothing but its dates has the columns of the one above`() throws {
    let reading = try SheetText.read(
      """
      Dog,3-Nov,4-Nov,5-Nov,6-Nov,7-Nov,Notes
      Garbo,25,,25,,25,
      Bacall,25,,,,,
      ,10-Nov,11-Nov,12-Nov,13-Nov,14-Nov
      Garbo,25,,25,,25,
      Bacall,25,,,25,,brought treats
      """, year: 2025)
    #expect(reading["G6"]?.kind == .note && reading["G6"]?.dog == "Bacall" && reading["G6"]?.week != nil)
  }

  // MARK: Rows

  @Test func `a last row that adds up every day is no dog`() throws {
    let reading = try SheetText.read(
      """
      Passenger,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      Gouda,22.50,,22.50,,
      Cheddar,,22.50,,22.50,22.50
      Brie,,,22.50,,
      Van earned,22.50,22.50,45,22.50,22.50
      """, month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Gouda", "Cheddar", "Brie"])
    #expect(reading["B5"]?.kind == .total)
  }

  @Test func `a short last week under the first one's heading is a week`() throws {
    let reading = try SheetText.read(
      """
      Hiker,Mon 24,Tue 25,Wed 26,Thu 27,Fri 28,Chat
      Ophelia,29,,29,,,
      Basil,,29,,29,,
      Sub,,,,,,116

      Hiker,Mon 1,,,,,Chat
      Ophelia,29,,29,,,
      Basil,,29,,,,wet
      Sub,,,,,,87
      """, month: "2025-11")
    #expect(reading.dogs.count == 2 && reading.weeks.count == 2)
    #expect(reading["D7"]?.date == SheetText.date("2025-12-03"))
    #expect(!SheetText.convert([reading]).diagnostics.contains { $0.code == .totalDiffers })
  }

  @Test func `a list of whom to call has no dogs of the week`() throws {
    let reading = try SheetText.read(
      """
      ,,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      1,Bailey,,25,,25,
      2,Casper,,,25,,25
      3,Ellie,,,25,,
      4,Georgie,,,,,25
      ,,0,25,50,25,50

      CLIENT LIST
      Bailey,Kim Roach,902-555-0161,8 Fern Cres
      Casper,Ty Boyle,902-555-0162,31 Ridge Rd
      INACTIVE
      Hank,Lou Cole,902-555-0164,rehomed
      """, month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Bailey", "Casper", "Ellie", "Georgie"])
  }

  @Test func `an unnamed figure that is what its row comes to is a total`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,\nCass,25,25,25,25,25,125\nOtis,25,,,25,,50\nRex,25,,,,,50\n",
      month: "2025-11")
    #expect(reading["G2"]?.kind == .total && reading["G3"]?.kind == .total)
    #expect(reading["G4"]?.needsReview == true)
  }

  @Test func `so many times the price is no price`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Hikes,$/hike,$\nBandy,x,x,,2,24,48\nDingo,,x,,1,26,26\n", month: "2025-11")
    #expect(reading["F2"]?.kind == .attribute && reading["G2"]?.kind == .total)
    #expect(reading.dogs.first?.rate == Money(cents: 2400))
  }

  // MARK: Halves of days

  @Test func `days two by two have a morning and an afternoon, though other days lie between`() throws {
    let reading = try SheetText.read(
      """
      June 2025,,,,,,,
      ,Monday,,Wednesday,,Friday,,
      ,9,,11,,13,,
      Dog,AM,PM,AM,PM,AM,PM,Notes
      Ace,25,,25,,25,,
      Bruno,,25,,25,,25,
      """)
    #expect(reading["C6"]?.date == SheetText.date("2025-06-09"))
    #expect(reading["E6"]?.date == SheetText.date("2025-06-11"))
  }

  @Test func `what else stands in the heading of an afternoon does not make it another week`() throws {
    let reading = try SheetText.read(
      """
      "Week: Sept 22 - 26, 2025",,,,,
      AM HIKE (pick up 9-10),Mon,Tue,Wed,Thu,Fri
      Hazel,30,,30,,30
      Jasper,30,30,30,30,30

      PM HIKE (pick up 12:30-1),Mon,Tue,Wed,Thu,Fri
      Koda,30,,,,30
      Lola,,30,,,30
      """)
    #expect(Set(reading.weeks.map(\.monday)) == [SheetText.date("2025-09-22")])
  }

  // MARK: The key

  @Test(arguments: LegendReader.handedOver.examples)
  func `what was handed over is what a letter means`(text: String) {
    let key = text.prefix(1).lowercased()
    #expect(LegendReader([text]).meanings[key] == LegendReader.handedOver.meaning)
  }

  @Test(arguments: LegendReader.subjects.examples + LegendReader.company.examples)
  func `a meaning may begin with whom it is about`(text: String) {
    #expect(LegendReader([text]).meanings.values.first == LegendReader.subjects.meaning)
  }

  @Test(arguments: LegendReader.headings.examples)
  func `a key may have its heading in front of its first line`(heading: String) throws {
    let reading = try SheetText.read(
      "Owner,Dog,Mon 3,Tue 4,Wed 5\nAbbott,Milo,x,,x\nBurke,Suki,,x,x\n,,,,\n\(heading),x = hiked,,,\n",
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Milo", "Suki"])
  }

  @Test(arguments: ["Colour key:", "Legend", "Key to colours"])
  func `a key of colours has no dogs in it`(heading: String) throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\nMilo,24,,24\nSuki,,24,24\n\n\(heading)\nyellow,cash\ngreen,e-transfer\ngrey,away\n",
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Milo", "Suki"])
    #expect(SheetText.convert([reading]).booked.cents == 9600)
  }

  @Test func `dates may stand below the days beside a word for the week`() throws {
    let reading = try SheetText.read(
      "MAY 2014\n,Mon,Tue,Wed,Thu,Fri,\nWeek of,5-May-14,6-May-14,7-May-14,8-May-14,9-May-14,TOTAL\nHamish,25,,25,,25,75\n"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2014-05-05")])
  }

  @Test(arguments: [
    "paid the 17th too 25,00 $", "a payé le 17 aussi 25 $", "+25 for last Thu", "+$25 for last Thu",
  ])
  func `money that a note speaks of is asked about`(note: String) throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Notes\nMilo,25,,25,\"\(note)\"\n", month: "2025-11")
    #expect(reading["E2"]?.question?.choices.first == .paid(Money(cents: 2500)))
  }

  @Test func `money in no day beside a dog can be answered as paid`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,,\nMilo,25,,25,,,,40\nOtis,,25,,,25,,\n", month: "2025-11")
    let asked = reading["H2"]
    #expect(asked?.dog == "Milo" && asked?.question?.choices == [.paid(Money(cents: 4000)), .justANote])
  }

  @Test func `a list names the owner of a dog once or on every line`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Owner,Paid\n2025-11-03,Rex,Kim,20\n2025-11-03,Milo,Jo,20\n2025-11-05,Rex,Kim,20\n2025-11-06,Milo,,20\n"
    )
    let book = SheetText.convert([reading]).book
    #expect(book.clients.map(\.owner).sorted() == ["Jo", "Kim"] && book.dogs.count == 2)
  }
}
