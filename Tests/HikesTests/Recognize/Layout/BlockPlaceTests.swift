import Testing

@testable import Hikes

struct BlockPlaceTests {
  private func places(_ text: String) throws -> [BlockPlace] {
    BlockPlace.all(try #require(LayoutFinder.layout(SheetCells(try SheetText.table(text)))))
  }

  @Test func `weeks side by side share a column of names, or have their own`() throws {
    let shared = try places(
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14\nBella,25,,,,,,25\n")
    #expect(shared.map(\.beside) == [[0, 1], [0, 1]])
    #expect(shared[1].sides.map(\.blocks) == [[0, 1]])
    #expect(shared[0].sides[0].end == Int.max)
    #expect(shared[0].columns.map(\.column) == [7])
    let own = try places("Dog,Mon 3,Tue 4,Wed 5,,Dog,Mon 10,Tue 11,Wed 12\nBella,25,,,,Luna,25\n")
    #expect(own[0].sides.map(\.blocks) == [[0], [1]])
    #expect(own[0].sides.map(\.nameColumn) == [1, 6])
    #expect(own[0].sides.map(\.end) == [6, Int.max])
    #expect(own[0].sides.map(\.isLater) == [false, true])
  }

  @Test func `the owner's column and the halves of days are known`() throws {
    let week = try places("Dog,Owner,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7\nBella,Smith,25\n")
    #expect(week[0].ownerColumn == 2)
    #expect(!week[0].hasHalves)
    let halves = try places("Dog,Mon 3,Mon 3,Tue 4,Tue 4,Wed 5,Wed 5\nBella,25\n")
    #expect(halves[0].hasHalves)
  }
}
