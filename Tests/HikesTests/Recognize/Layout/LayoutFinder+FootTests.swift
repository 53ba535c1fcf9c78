import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Lists of other money below the dogs.
struct LayoutFinderFootTests {
  private static let week = """
    Week of Nov 3 2025,,,,,,
    Dog,Mon,Tue,Wed,Thu,Fri,Notes
    Bella,$25,,$25,,$25,
    Max,,$25,,$25,,
    Cooper,$25,$25,,$25,,
    Luna,,,$30,,$30,

    """

  private static func read(_ foot: String) throws -> SheetReading {
    try SheetText.read(week + "\n" + foot + "\n")
  }

  @Test(arguments: [
    "Nail trims\nBella,$15\nMax,$15", "Tips:\nLuna,$20\nMax,$10", "Still owe me\nBella,$25\nMax,$50",
    "Not paid\nBella,$100", "Waiting list\nRosie,$30\nOtto,$25",
    "-- Xmas cards --\nLuna's mom,$20\nMax's dad,$10",
  ])
  func `money in a list with a heading of its own is asked about, and in no day`(foot: String) throws {
    let reading = try Self.read(foot)
    #expect(reading.paid == Money(cents: 26_000))
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Cooper", "Luna"])
    let rows = foot.split(separator: "\n").count - 1
    #expect(
      reading.cells.filter { $0.question != nil }.map(\.cell.column) == Array(repeating: 2, count: rows))
  }

  @Test(arguments: [
    "Spent\ngas,$60\npoop bags,$12", "Happy Tails Ltd.\nPrices\nGroup walk,$20\nBig dogs,$25",
    "Prices,,,Call\nGroup walk,$20,,Vet,902-555-0118\nBig dogs,$25,,Mom,902-555-0177",
  ])
  func `figures in a list of her own are not counted, and not asked about`(foot: String) throws {
    let reading = try Self.read(foot)
    #expect(reading.paid == Money(cents: 26_000) && !reading.cells.contains { $0.question != nil })
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Cooper", "Luna"])
  }

  @Test(arguments: ["Tips\nLuna,$20\nMax,$10", "Owes me\nLuna,$20\nMax,$10"])
  func `dogs of the week below a heading of its own are a list without a gap, too`(foot: String) throws {
    let reading = try SheetText.read(Self.week + foot + "\n")
    #expect(reading.paid == Money(cents: 26_000) && reading["D6"]?.kind == .payment)
    #expect(reading.cells.filter { $0.question != nil }.map(\.raw) == ["$20", "$10"])
  }

  @Test(arguments: [
    "Group walk,$20\nBig dogs,$25", "In the bank,$400", "e-transfers,$150\ncash,$110",
    "cash,$110\nIn the bank,$150",
    "Made,$260\nOwed,$50", "Carried over,$35", "Owes me,$25",
    "Driver,$15,$15,$15", "Tips,$5,,$5", "Treats sold,$12", "Gift cards,$50", "Car wash,$15",
    "Phone bill,$65", "CRA,$300",
    "Kijiji ad,$10", "Per dog,$25,$25", "Leash repair,$20", "Lunch,$12",
  ])
  func `what no dog is called is a figure of her own, with a gap above or without`(foot: String) throws {
    for text in [Self.week + foot, Self.week + "\n" + foot, Self.week + "\n" + foot + "\n\n" + Self.week] {
      let reading = try SheetText.read(text + "\n")
      #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Cooper", "Luna"])
      #expect(!reading.cells.contains { $0.kind == .payment && $0.cell.row > 6 && $0.cell.row < 9 })
    }
  }

  @Test func `a dog called Cash that pays like others is one`() throws {
    let reading = try SheetText.read(Self.week + "Cash,$25,,$25\n\nCash,$25\n")
    #expect(reading.dogs.map(\.label).contains("Cash") && reading["B7"]?.kind == .payment)
  }

  @Test(arguments: [
    "Afternoon\nRex,$25\nIda,$25", "Sackville\nRex,$25\nIda,$25", "Puppies\nRex,$25,,$25\nIda,$25",
    "Rex,$25\nIda,$25", "New\nRex,$25",
  ])
  func `dogs below a gap stay dogs of the week where they may be some`(foot: String) throws {
    let reading = try Self.read(foot)
    #expect(Set(reading.dogs.map(\.label)).isSuperset(of: foot.contains("Ida") ? ["Rex", "Ida"] : ["Rex"]))
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: ["Gift", "Car", "Sold", "Per"])
  func `a word that is part of such names is a dog by itself`(name: String) throws {
    #expect(try Self.read("\(name),$25,,$25").dogs.map(\.label).contains(name))
  }

  @Test func `what was paid ahead is paid`() throws {
    #expect(try Self.read("Paid ahead\nBella,$100\nMax,$50").paid == Money(cents: 41_000))
  }

  @Test func `where all pay on one day a list below may be of dogs`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nBella,75\nMax,50\nLuna,25\n\nNew ones\nRex,25\nIda,50\n")
    #expect(reading.paid == Money(cents: 22_500))
  }

  @Test(arguments: [
    ("KEYS\nBella,lockbox 4471\nMax,under frog", true),
    ("Dr. Hennigar (vet),902-555-0140\nEmerg. clinic,902-555-0141", true),
    ("Key codes\nBella,back door\nMax,$40", false), ("Rex,away\nIda,sick", false),
    ("Rex,,new pup Mon\nIda,,$25", false),
  ])
  func `words beside names below the totals of the last week are of no day`(foot: String, areOutside: Bool)
    throws
  {
    let reading = try SheetText.read(Self.week + "Total,75,50,100,50,50\n\n\(foot)\n")
    let isDated = reading.cells.contains { $0.cell.row > 8 && $0.date != nil }
    #expect(
      isDated != areOutside, "\(reading.cells.filter { $0.cell.row > 8 }.map { "\($0.cell) \($0.kind)" })")
    if areOutside { #expect(reading.weeks.count == 1 && reading.dogs.count == 4) }
  }

  @Test(arguments: [
    "Cash,100\nE-transfer,160", "Cash,,260", "Deposited Sat Nov 8,260", "Nail trims,,,15", "Cards sold,170",
  ])
  func `what stands right below the totals is no dog's money`(foot: String) throws {
    let reading = try SheetText.read(Self.week + "Total,50,50,105,50,55\n\(foot)\n")
    #expect(reading.dogs.count == 4 && reading.paid == Money(cents: 26_000))
  }

  @Test func `a dog called Cash above the totals stays one below`() throws {
    let reading = try SheetText.read(Self.week + "Cash,$25,,$25\nTotal,75,50,130,50,55\n\nCash,$25\n")
    #expect(reading.dogs.map(\.label).contains("Cash"))
  }

  @Test func `what of a hundred is tax is no dog`() throws {
    let reading = try Self.read("HST rate,14%")
    #expect(reading.dogs.count == 4 && reading.paid == Money(cents: 26_000))
  }

  @Test func `what was paid on each day may stand below it without a dog`() throws {
    let dogs = "Dog,$/hike,Mon,Tue,Wed,Thu,Fri\nAjax,25,x,,x,,75\nBingo,25,,x,,x,50\nCosmo,30,x,x,x,x,150\n"
    let reading = try SheetText.read("Week of Nov 3 2025\n\(dogs),Paid,,,,,$275.00\n")
    #expect(reading.paid == Money(cents: 27_500) && reading["G6"]?.kind == .total)
    // So may each dog's own money stand below it.
    let own = (1...3).map { "Dog\($0),,x,,,,\n,Paid,\($0 < 3 ? 25 : 50),,,,\n" }.joined()
    let single = try SheetText.read("Week of Nov 3 2025\nDog,$/hike,Mon,Tue,Wed,Thu,Fri\n\(own)")
    #expect(single.paid == Money(cents: 10_000) && single["C8"]?.dog == "Dog3")
    let last = try SheetText.read(
      "Week of Nov 3 2025\nDog,$/hike,Mon,Tue,Wed,Thu,Fri\nAjax,25,25,,,,\nBingo,25,25,,,,\nCosmo,25,✓,,,,\n,Paid,50,,,,\n"
    )
    #expect(last["C6"]?.dog == "Cosmo" && last["C6"]?.kind == .payment)
    // What comes to anything else is asked about or of the dog above, and no sum.
    let other = try SheetText.read("Week of Nov 3 2025\n\(dogs),Paid,,,,,$25.00\n")
    #expect(other["G6"]?.kind != .total)
  }
}
