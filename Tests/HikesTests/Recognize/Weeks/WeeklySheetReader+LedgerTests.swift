import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Lists that stand in the sheet of the weeks.
@Suite struct WeeklySheetReaderLedgerTests {
  private static let marks = """
    July 2020,,,,,,,,CLIENT LIST,,,
    x = hiked,,,,,,,,Dog,Owner,Phone,Rate
    Dog,Mon 6-Jul,Tue 7-Jul,Wed 8-Jul,Thu 9-Jul,Fri 10-Jul,Notes,,Bella,Gail Zwicker,902-555-0172,$25
    Ziggy,,x,,,x,,,Ziggy,Trish Comeau,902-555-0139,$30
    Bella,x,x,x,,x,"off Thurs, vet",,Nova,Kevin Corkum,902-555-0156,$25
    Nova,,x,x,x,x,,,,,,
    ,,,,,,,,,,,
    PAYMENTS RECEIVED,,,,,,,,,,,
    Date,Dog,Amount,How,,,,,,,,
    6-Jul,Bella,$50.00,e-transfer,,,,,,,,
    7-Jul,Nova,$100.00,cash,,,,,,,,
    8-Jul,Ziggy,$60.00,cheque,,,,,,,,
    """

  @Test func `money of a list below weeks of marks is booked on the day on which it came`() throws {
    let reading = try SheetText.read(Self.marks)
    let book = SheetText.convert([reading]).book
    #expect(
      book.payments.map { "\($0.dog?.text ?? "") \($0.amount.cents) \($0.method)" } == [
        "bella 5000 e-transfer", "nova 10000 cash", "ziggy 6000 cheque",
      ])
    #expect(book.hikes.count == 10 && reading["B5"]?.kind == .scheduled)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a second payment of a dog and day in a list is asked about with both together`() throws {
    let text = Self.marks.replacing("7-Jul,Nova,$100.00,cash", with: "6-Jul,Bella,$25.00,cash")
    let reading = try SheetText.read(text)
    #expect(reading["C11"]?.question?.choices.first == .paid(Money(cents: 7500)))
    #expect(SheetText.convert([reading]).book.payments.map(\.amount.cents) == [5000, 6000])
  }

  @Test func `a list of dogs beside the weeks has rows of its own`() throws {
    let book = SheetText.convert([try SheetText.read(Self.marks)]).book
    let rates = Dictionary(uniqueKeysWithValues: book.dogs.map { ($0.name, $0.rate?.cents ?? 0) })
    #expect(rates == ["Ziggy": 3000, "Bella": 2500, "Nova": 2500])
    let bella = try #require(book.dogs.first { $0.name == "Bella" })
    let owner = try #require(bella.client.flatMap { book.client($0) })
    #expect(owner.owner == "Gail Zwicker" && owner.phone.contains("0172"))
  }

  @Test func `a list of another week than those above is of the dogs that they name`() throws {
    let reading = try SheetText.read(
      """
      Aug 7 - Aug 11 2017,,,,,,
      Dog Name,Mon,Tue,Wed,Thu,Fri,Notes
      Louie,,,25,,,
      Willow,25,25,25,25,25,
      Week Total,,,,,,150
      ,,,,,,
      Jill's week Aug 14-18 (me in PEI),,,,,,
      Owner,Dog,Day,Got,How,,
      Slaunwhite,Louie,Wed,25,etransfer,,
      Hubley,Willow,Mon/Wed,50,cash,,
      Hubley,Willow,Fri,25,cash,,
      gave me,,,100,,,
      """)
    let paid = reading.cells.filter { $0.kind == .payment && $0.cell.row > 8 }
    #expect(
      paid.map { "\($0.dog ?? "") \($0.date.map { "\($0)" } ?? "")" } == [
        "Louie 2017-08-16", "Willow 2017-08-14", "Willow 2017-08-18",
      ])
    #expect(reading["D12"]?.kind == .total)
  }

  @Test func `a list of days that show their money themselves is none`() throws {
    let text = Self.marks.replacing(",x", with: ",25").replacing("x = hiked", with: "")
    let reading = try SheetText.read(text)
    #expect(!reading.cells.contains { $0.kind == .payment && $0.cell.row > 8 })
  }

  // MARK: Households and pages

  @Test func `dogs below a household that paid as one row are none of the household above`() throws {
    let book = SheetText.convert([
      try SheetText.read(
        """
        Week of May 3 2010,,,,,,
        Family / dog,Phone,Mon,Tue,Wed,Thu,Fri
        "Fraser, Ann",902-555-0131,,,,,
           Bella,,20,,20,,20
        "Hiltz, Doug",902-555-0147,,,,,
           Max,,,20,,20,
        "Veinot, Trish",902-555-0188,40,,,40,
           Rosie,,,,,,
        "Tanner, Wayne",902-555-0176,,,,,
           Murphy,,,,,20,
        """)
    ]).book
    let owners = Dictionary(
      uniqueKeysWithValues: book.dogs.map { dog in
        (dog.name, dog.client.flatMap { book.client($0) }.map { "\($0.owner) \($0.phone)" } ?? "")
      })
    #expect(owners["Bella"] == "Fraser, Ann 902-555-0131" && owners["Murphy"] == "Tanner, Wayne 902-555-0176")
    #expect(owners["Rosie"] == "" && owners["Fraser, Ann"] == nil)
  }

  @Test func `words at the top of every page are no dog`() throws {
    let page = "HEATHER'S HIKERS,,,,,\nWeek of Nov 3 2008,,,,,\nDog,Mon,Tue,Wed,Thu,Fri\n"
    let reading = try SheetText.read(
      page + "Amber,25,,25,,25\nBandit,,25,,25,\n,,,,,\n" + page + "Cinder,30,,,30,\n,,,,,\n" + page
        + "Dash,30,,,30,\n")
    #expect(reading.dogs.map(\.name) == ["Amber", "Bandit", "Cinder", "Dash"])
  }

  // MARK: Figures behind a price

  @Test(arguments: [
    ("15.00 chq 88", 1500, "cheque"), ("$28.60 (25.30 + 3.30)", 2860, ""),
  ])
  func `what stands behind an amount explains it`(text: String, cents: Int, method: String) {
    guard case .amount(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.money.cents == cents && amount.method == method)
  }

  @Test func `two figures are asked about`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nOllie,20,,20,,20\nRex,4 20,,20,,\nMax,20,,20,,20\n")
    #expect(reading["B4"]?.question != nil)
  }

  // MARK: Letters behind a price

  @Test(arguments: ["30A", "30H", "30K"])
  func `a letter behind what may be a price is asked about`(text: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nOllie,25,,25,,25\nRex,\(text),,\(text),,\nMax,25,,25,,25\n"
    )
    #expect(reading["B4"]?.question != nil && reading["D4"]?.question != nil)
  }

  @Test func `initials of whoever walked stand behind prices`() throws {
    let reading = try SheetText.read(
      "H = Heather  K = Kelsey (she keeps 15)\nWeek of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nOllie,30H,,30K,,25\n"
    )
    #expect(reading["B4"]?.amount == Money(cents: 3000) && reading["D4"]?.amount == Money(cents: 3000))
  }

  private static let beside = """
    "Week of Nov 18, 2024",,,,,,,Payments,,,
    Dog,Mon,Tue,Wed,Thu,Fri,,Date,Dog,Amount,How
    Atlas,x,,x,,x,,Nov 18,Casper,$50,cash
    Birdie,,x,,x,,,Nov 19,Birdie,$50,e-t
    Casper,x,x,,,,,Nov 20,Atlas,$75,e-t
    Delilah,,,x,,x,,,,,
    Elmo,,x,,x,,,,,,
    """

  @Test func `a list beside the days is of the dogs that it names`() throws {
    let reading = try SheetText.read(Self.beside)
    #expect(
      reading["J3"]?.dog == "Casper" && reading["J5"]?.dog == "Atlas" && reading["J5"]?.method == "e-transfer"
    )
    #expect(reading["J5"]?.date == SheetText.date("2024-11-20") && reading["I3"]?.kind == .dog)
    #expect(reading.paid.cents == 17_500 && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `where the days hold money too it is asked about, for the dog that it names`() throws {
    let reading = try SheetText.read(Self.beside.replacing(",x", with: ",25"))
    #expect(reading.paid.cents == 27_500)
    #expect(reading["J3"]?.dog == "Casper" && reading["J3"]?.question != nil && reading["J5"]?.dog == "Atlas")
  }

  @Test func `who paid may stand beside the days under any heading`() throws {
    let reading = try SheetText.read(
      """
      DOGGIE WEEK  Nov 3 - Nov 7 2025,,,,,,,,,
      who,Mon,Tue,Wed,Thu,Fri,,WHO PAID,,how
      Rex,x,,x,,x,,Rex,75,e-t
      Bella,x,,x,,,,Pepper,50,cash
      Max,,x,,x,,,Bella,50,e-t
      Pepper,,,x,,x,,,,
      SPENT,,,,,,TO DO,,,
      """)
    #expect(reading["I4"]?.dog == "Pepper" && reading["I5"]?.dog == "Bella")
    #expect(reading["I4"]?.kind == .payment || reading["I4"]?.question != nil)
  }
}
