import Testing

@testable import Tabular

@Suite struct RowPropertyTests {
  struct Kennel: Sendable {
    struct Yard: Sendable, Equatable {
      var name = ""
      var size: Int?
    }
    var count: UInt8 = 0
    var name = ""
    var yard = Yard()
    var dogs: [String] = []
    var isFull: Bool {
      get { dogs.count == Int(count) }
      set { count = newValue ? UInt8(dogs.count) : 0 }
    }
  }

  @Test func `a stored property is found by its place, in a property too`() {
    #expect(RowProperty<Kennel, String>(\.yard.name).offset != nil)
    #expect(RowProperty<Kennel, Bool>(\.isFull).offset == nil)
  }

  @Test func `what is set is what the property says, and nothing beside it`() {
    var kennel = Kennel(
      count: 3, name: "a name that is too long to stand in its place", dogs: ["Rex", "Luna"])
    RowProperty(\Kennel.yard.size).set(40, &kennel)
    RowProperty(\Kennel.yard.name).set("the yard behind the house by the lake", &kennel)
    RowProperty(\Kennel.dogs).set(["Rex"], &kennel)
    #expect(kennel.yard == Kennel.Yard(name: "the yard behind the house by the lake", size: 40))
    #expect(kennel.dogs == ["Rex"] && kennel.count == 3)
    #expect(kennel.name == "a name that is too long to stand in its place")
    RowProperty(\Kennel.isFull).set(true, &kennel)
    #expect(kennel.count == 1 && withUnsafePointer(to: kennel) { RowProperty(\Kennel.isFull).value(at: $0) })
  }

  @Test func `a value read is its own, whatever becomes of the row`() {
    var kennel = Kennel(dogs: ["Rex", "Luna"])
    let before = withUnsafePointer(to: kennel) { RowProperty(\Kennel.dogs).value(at: $0) }
    RowProperty(\Kennel.dogs).set([], &kennel)
    kennel.dogs.append("Max")
    #expect(before == ["Rex", "Luna"] && kennel.dogs == ["Max"])
  }
}
