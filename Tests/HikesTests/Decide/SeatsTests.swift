import Testing

@testable import Hikes

struct SeatsTests {
  private func household(_ ids: [String], hike: Int? = nil, notWith: [String] = [], isPlaced: Bool = false)
    -> Household
  {
    Household(
      dogs: ids.map { DayBook.dog($0, hike: hike, notWith: notWith) }, address: "",
      coordinates: isPlaced ? DayBook.place(1, 1).coordinates : nil, origin: 0)
  }

  private func ids(_ seats: Seats) -> [[String]] { seats.hikes.map { $0.dogs.map(\.id.text) } }

  @Test func `a dog without a place goes to the smaller hike, to hike 1 on a tie`() {
    var seats = Seats(
      hikes: [[household(["a", "b"], isPlaced: true)], [household(["c"], isPlaced: true)]], capacity: 8)
    seats.take([household(["x"]), household(["y"]), household(["z"])])
    #expect(ids(seats) == [["a", "b", "y"], ["c", "x", "z"]])
  }

  @Test func `wishes and foes are heeded while there is room`() {
    var seats = Seats(hikes: [[household(["a"], isPlaced: true)], []], capacity: 3)
    seats.take([
      household(["x"], hike: 1), household(["y"], notWith: ["a"]), household(["z"], notWith: ["a", "y"]),
    ])
    #expect(ids(seats) == [["a", "x"], ["y", "z"]])
  }

  @Test func `a household that does not fit together rides apart, and who has no seat stands`() {
    var seats = Seats(
      hikes: [[household(["a", "b"], isPlaced: true)], [household(["c", "d"], isPlaced: true)]], capacity: 3)
    seats.take([household(["x", "y", "z"])])
    #expect(ids(seats) == [["a", "b", "x"], ["c", "d", "y"]])
    #expect(seats.hikes.flatMap { $0.unplaced.map(\.isApart) } == [true, true])
    #expect(seats.standing.map(\.id.text) == ["z"])
  }

  @Test func `parts of a household that ride one after the other are one stop`() {
    let parts = household(["b", "a"], isPlaced: true).divided
    #expect(
      Seats(hikes: [parts], capacity: 8).hikes[0].routed.map { $0.dogs.map(\.id.text) } == [["a", "b"]])
  }
}
