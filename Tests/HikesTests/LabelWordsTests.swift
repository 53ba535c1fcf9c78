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
}
