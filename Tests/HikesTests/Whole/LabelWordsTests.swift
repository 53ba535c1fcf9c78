import Quantities
import Testing

@testable import Hikes

struct LabelWordsTests {
  @Test(arguments: [
    ("Comments", ColumnRole.notes), ("Remarques", .notes), ("Week total", .rowTotal),
    ("Propriétaire", .owner),
    ("Phone #", .phone), ("Breed", .other), ("Owing", .other), ("Paid?", .other), ("Tarif", .rate),
  ])
  func `a column is known by its heading`(text: String, role: ColumnRole) {
    #expect(ColumnLabels.role(text) == role)
  }

  @Test(arguments: [
    "Sackville", "Hike 2", "--- PM ---", "AM", "Bedford:", "Afternoon group", "Second hike", "== West ==",
  ])
  func `a heading inside the list is no dog`(text: String) {
    #expect(GroupHeading.isGroup(text))
  }

  @Test(arguments: ["Biscuit", "Pip GR", "Bella Hiker", "Van Gogh", "Max 2", "D'Artagnan"])
  func `a dog is no heading`(text: String) {
    #expect(!GroupHeading.isGroup(text))
  }

  @Test(arguments: ["# dogs", "Running total", "Gas", "Total for November", "Total dogs", "Head count"])
  func `a line of other figures is no dog and no total of its week`(text: String) {
    #expect(TallyLabel.isTally(text, weeks: 2))
  }

  @Test(arguments: ["Total", "Week Total", "November 2025 hikes", "Pepper", "Month Subtotal"])
  func `a total of the week, a title and a dog are no tally`(text: String) {
    #expect(!TallyLabel.isTally(text, weeks: 2))
  }

  @Test func `the days and what they came to, in one line, are told of the week`() throws {
    #expect(TallyLabel.isSumOfDays("mon 105 + tues 105 + wed 50 = 260"))
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed\nRex,25,25,\nLou,30,,30\nmon 55 + tues 25 + wed 30 = 110\n")
    #expect(reading.paid.cents == 11_000 && reading["A5"]?.kind == .total && reading.dogs.count == 2)
  }

  @Test(arguments: [
    "mon 25 + tues 25 = 50", "Rex = 25", "wed 50 + mon 105 + fri 20 = 175", "mon 1 tue 2 wed 3",
    "mon + tue + wed = all",
  ])
  func `fewer days, days out of order and days without figures are no such line`(text: String) {
    #expect(!TallyLabel.isSumOfDays(text))
  }

  @Test func `a grand total is the week's own where there is one week`() {
    #expect(TallyLabel.isTally("Grand Total", weeks: 4))
    #expect(!TallyLabel.isTally("Grand Total", weeks: 1))
  }

  @Test func `a legend gives single letters a meaning`() {
    let legend = LegendReader([
      "A = away, S = sick; P = paid", "Legend: x = hiked", "Gate code: 4415", "W: hi",
    ])
    #expect(legend.meanings.keys.sorted() == ["a", "p", "s", "x"])
    #expect(legend.meanings["x"] == .mark)
    #expect(legend.meanings["p"] == .paid(method: ""))
  }

  @Test(arguments: ["E = e-transfer $20", "C = cash $20", "P = paid cash $20"])
  func `a legend says how a letter was paid, and how much it is`(text: String) {
    #expect(LegendReader([text]).meanings.values.first?.money == Money(cents: 2000))
  }
}
