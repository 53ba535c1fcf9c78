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
}
