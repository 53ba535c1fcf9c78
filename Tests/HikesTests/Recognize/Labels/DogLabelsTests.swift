import Testing

@testable import Hikes

struct DogLabelsTests {
  @Test func `a dog is called as first written, and told apart by its owner or a number`() {
    var labels = DogLabels()
    let (bella, smith, none) = (CellText("Bella "), CellText(" Smith"), CellText(""))
    #expect(labels.known(bella, of: none) == nil)
    #expect(labels.add(bella, of: none, isSecond: false) == "Bella")
    #expect(labels.known(CellText("BELLA"), of: none) == "Bella")
    #expect(labels.known(bella, of: smith) == nil)
    #expect(labels.add(CellText("bella"), of: smith, isSecond: false) == "bella (Smith)")
    #expect(labels.add(bella, of: none, isSecond: true) == "Bella (2)")
    labels.learn("bella (Smith)") { $0.phone = "902-555-0100" }
    labels.learn("nobody") { $0.phone = "911" }
    #expect(labels.dogs.map(\.phone) == ["", "902-555-0100", ""])
    #expect(labels.dogs.map(\.owner) == ["", "Smith", ""])
  }

  @Test(arguments: ["Bella*", "Bella!!", "Bella 🐾", "* Bella", "BELLA †"] + DogLabels.newcomers.examples)
  func `marks beside a name are none of it`(marked: String) {
    let none = CellText("")
    for (first, later) in [(marked, "Bella"), ("Bella", marked)] {
      var labels = DogLabels()
      let label = labels.add(CellText(first), of: none, isSecond: false)
      #expect(label.lowercased() == "bella" && labels.former(CellText(later))?.label == label)
    }
  }

  @Test(arguments: ["Bella Jr.", "Bella (pug)", "Bella?", "Bella & Max"])
  func `what may tell a dog from another stays`(name: String) {
    var labels = DogLabels()
    _ = labels.add(CellText("Bella"), of: CellText(""), isSecond: false)
    #expect(labels.former(CellText(name)) == nil)
    #expect(labels.add(CellText(name), of: CellText(""), isSecond: false) == name)
  }

  @Test func `a dog with a mark beside one without it is another`() throws {
    let reading = try SheetText.read(SheetText.week("Gus,25,,25,,", "Gus*,25,,,,", "Pip,,25,,,"))
    #expect(reading.dogs.map(\.label) == ["Gus", "Gus*", "Pip"])
  }

  @Test(arguments: DogLabels.breeds.examples)
  func `a breed behind a name is none of it where the name comes without it`(name: String) throws {
    #expect(DogLabels.withoutBreed(name) == DogLabels.breeds.meaning)
    let first = SheetText.week("\(name),25,,25,,", "Pip,,25,,,")
    let second = "\n\nDog Name,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes\nRoxy,25,,25,,\nPip,,25,,,"
    let reading = try SheetText.read(first + second, file: "november-2025.csv")
    #expect(reading.dogs.map(\.label) == ["Roxy", "Pip"])
    let both = try SheetText.read(SheetText.week("\(name),25,,25,,", "Roxy,,25,,,"))
    #expect(both.dogs.count == 2)
  }

  @Test(arguments: ["Roxy - Smith", "Roxy (2)", "Roxy", "Roxy - black cat"])
  func `what else stands behind a name tells dogs apart`(name: String) {
    #expect(DogLabels.withoutBreed(name) == nil)
  }
}
