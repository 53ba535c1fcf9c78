import Diagnostics
import Hikes
import Tabular
import Testing

struct PickupSheetJSONTests {
  private func members(_ value: JSONValue?) -> [String: JSONValue] {
    if case .object(let members)? = value { members } else { [:] }
  }

  private func items(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let items)? = value { items } else { [] }
  }

  private func json(_ book: Book) -> [String: JSONValue] {
    members(PickupSheet.json(HikePlanner(book).plan(DayBook.tuesday), book))
  }

  @Test func `the report has the keys that were promised`() throws {
    let book = DayBook.book(
      [
        DayBook.dog("a", at: DayBook.place(1, 1)), DayBook.dog("b", at: DayBook.place(900, 1)),
        DayBook.dog("c"),
      ],
      trails: [DayBook.trail("Top", "Bedford", at: DayBook.place(1000, 1))])
    let report = json(book)
    #expect(
      Set(report.keys).isSuperset(of: [
        "date", "metres", "hikes", "unrouted", "unplaced", "summary", "standing", "diagnostics",
      ]))
    #expect(report["date"] == "2025-12-09" && report["impossible"] == .null && report["relaxed"] == .null)
    let hike = members(items(report["hikes"]).first)
    #expect(Set(hike.keys).isSuperset(of: ["hike", "metres", "dogs", "trail", "stops"]))
    #expect(hike["hike"] == .integer(1) && hike["dogs"] == .integer(2))
    let stop = members(items(hike["stops"]).first)
    #expect(
      Set(stop.keys) == [
        "position", "dogs", "latitude", "longitude", "address", "eta", "metres_from_previous",
        "waits_minutes",
        "late",
      ])
    #expect(stop["dogs"] == .array(["a"]) && stop["latitude"] == .decimal(44.70001) && stop["eta"] == "09:00")
    let trail = members(hike["trail"])
    #expect(trail["name"] == "Top" && trail["region"] == "Bedford" && trail["latitude"] == .decimal(44.71))
    let unrouted = members(items(report["unrouted"]).first)
    #expect(unrouted["dog"] == "c" && unrouted["hike"] == .integer(1) && unrouted["reason"] == "no place yet")
    #expect(members(report["standing"]) == ["a": "unpaid", "b": "unpaid", "c": "unpaid"])
    #expect(members(items(report["diagnostics"]).first)["code"] == "dog-without-place")
  }

  @Test func `a day without dogs has no metres and no hikes`() {
    let report = json(Book())
    #expect(
      report["metres"] == .integer(0) && report["hikes"] == .array([]) && report["summary"] == "no hikes")
  }

  @Test func `an impossible day has no hikes, its reason, and what comes nearest`() {
    let here = DayBook.place(1, 1)
    let report = json(DayBook.book((1...9).map { DayBook.dog("d\($0)", at: here, client: "c") }))
    #expect(report["hikes"] == .array([]) && report["metres"] == .integer(0))
    #expect(report["impossible"] != .null)
    #expect(items(members(report["relaxed"])["hikes"]).count == 2)
    let foes = [
      DayBook.dog("a", at: here, notWith: ["b", "c"]), DayBook.dog("b", at: here, notWith: ["c"]),
      DayBook.dog("c", at: here),
    ]
    let hopeless = json(DayBook.book(foes))
    #expect(hopeless["relaxed"] == .null && items(hopeless["unplaced"]).count == 3)
  }

  @Test func `the same plan gives the same bytes`() throws {
    let dogs = (10...20).map { DayBook.dog("d\($0)", at: DayBook.place($0 * 37 % 90, $0 * 53 % 90)) }
    func bytes(_ dogs: [Dog]) throws -> [UInt8] {
      let book = DayBook.book(dogs)
      return try PickupSheet.json(HikePlanner(book).plan(DayBook.tuesday), book).encoded()
    }
    let turned = try bytes(dogs.reversed())
    #expect(try bytes(dogs) == turned)
  }
}
