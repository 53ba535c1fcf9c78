import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular
import Testing

struct DayOrderTests {
  /// Five dogs on a line, two of them of one house, in one hike of up to eight and another.
  private func book() -> Book {
    var book = DayBook.book(
      ["a", "b", "c", "d"].enumerated().map { DayBook.dog($1, at: DayBook.place(1000 * ($0 + 1), 0)) }
        + ["e", "f"].map { DayBook.dog($0, at: DayBook.place(5000, 0), client: "both") })
    book.rules.home = DayBook.place(0, 0)
    return book
  }

  private func sheet(_ book: Book, _ edit: (inout [[String]]) -> Void) throws -> [DayOrder] {
    let bytes = PickupSheet.grid(HikePlanner(book).plan(DayBook.tuesday), book).csv(marked: false)
    var rows = try RecordReader.table(bytes, file: "p.csv").records.map { $0.fields.map(\.text) }
    edit(&rows)
    let text = rows.map { $0.joined(separator: ",") }.joined(separator: "\n")
    let table = try RecordReader.table(Array(text.utf8), file: "p.csv")
    #expect(PickupReader.recognizes(table))
    return DayOrder.read(PickupReader.read(table).value, book)
  }

  private func order(_ order: DayOrder) -> [String] {
    order.seats.sorted { ($0.hike, $0.position, $0.dog) < ($1.hike, $1.position, $1.dog) }
      .map { "\($0.hike).\($0.position) \($0.dog)" }
  }

  @Test func `an untouched sheet changes nothing`() throws {
    let orders = try sheet(book()) { _ in }
    #expect(orders.map(\.isChanged) == [false])
    #expect(orders.flatMap(\.diagnostics).isEmpty)
  }

  @Test func `numbers that were changed are the new order`() throws {
    let book = book()
    let plan = HikePlanner(book).plan(DayBook.tuesday)
    #expect(plan.hikes.map { DayBook.ids(plan.dogs(in: $0)) } == [["a", "b", "c"], ["d", "e", "f"]])
    let changed = try sheet(book) { rows in
      rows[1][2] = "3"
      rows[3][2] = "1"
    }
    #expect(changed.map(\.isChanged) == [true])
    #expect(changed.map(order) == [["1.1 c", "1.2 b", "1.3 a", "2.1 d", "2.2 e", "2.2 f"]])
    var kept = book
    kept.keep(changed[0].seats, on: DayBook.tuesday)
    let after = HikePlanner(kept).plan(DayBook.tuesday)
    #expect(after.hikes.map { DayBook.ids(after.dogs(in: $0)) } == [["c", "b", "a"], ["d", "e", "f"]])
    #expect(after.kept?.saving.map { $0 > .zero } == true)
    #expect(try sheet(kept) { _ in }.map(\.isChanged) == [false], "the sheet of a kept day round-trips")
  }

  @Test func `rows that were moved with their numbers left alone are the new order too`() throws {
    let changed = try sheet(book()) { $0.swapAt(1, 2) }
    #expect(changed.map(order) == [["1.1 b", "1.2 a", "1.3 c", "2.1 d", "2.2 e", "2.2 f"]])
    let sorted = try sheet(book()) { rows in
      rows = [rows[0], rows[4], rows[1], rows[6], rows[3], rows[2], rows[5]]
    }
    #expect(sorted.map(\.isChanged) == [false], "a sheet sorted by something else is not an order")
  }

  @Test func `a dog whose hike alone was changed goes where its number points`() throws {
    let changed = try sheet(book()) { $0[1][1] = "2" }
    #expect(changed.map(order) == [["1.1 b", "1.2 c", "2.1 a", "2.2 d", "2.3 e", "2.3 f"]])
    #expect(changed.flatMap(\.diagnostics).isEmpty)
  }

  @Test(
    arguments: [
      (1, 2, "2", "order-number-twice", "C3"), (1, 2, "", "order-number-missing", "C2"),
      (3, 2, "5", "order-number-missing", "C4"), (1, 2, "first", "order-unreadable", "C2"),
      (2, 1, "", "order-unreadable", "B3"), (2, 3, "Nobody", "order-unreadable", "D3"),
      (2, 3, "A", "order-unreadable", "D3"),
    ])
  func `what cannot be an order is refused with its cell`(
    row: Int, column: Int, text: String, code: String, cell: String
  ) throws {
    let orders = try sheet(book()) { $0[row][column] = text }
    #expect(orders.map(\.isChanged) == [false] && orders[0].seats.isEmpty)
    let errors = orders[0].diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code.name) == [code])
    #expect(errors.first?.location?.cell?.description == cell)
  }

  @Test func `a day that cannot be read is named, and a line that is gone`() throws {
    let table = try DayBook.table(["date,hike,position,dog", "someday,1,1,A"], file: "p.csv")
    #expect(PickupReader.read(table).diagnostics.map(\.code) == [.orderUnreadable])
    let shorter = try sheet(book()) { $0.remove(at: 6) }
    #expect(shorter.flatMap(\.diagnostics).map(\.code) == [.orderIncomplete])
  }

  @Test func `what is typed beside the order is named, what the sheet had there is not`() throws {
    var book = book()
    let dog = book.dogs[0]
    book.notes.append(
      WeekNote(week: SheetText.date("2025-12-08"), dog: dog.id, text: "new collar", source: ""))
    let name = book.label(dog)
    let lines = [
      "paid 25,limped", "overdue,new collar", "paid,in no hike: full; new collar", ",no place yet",
    ]
    let table = try DayBook.table(
      ["date,hike,position,dog,standing,notes"] + lines.map { "2025-12-09,1,1,\(name),\($0)" }, file: "p.csv")
    let left = PickupSheet.typed(PickupReader.read(table).value, book)
    #expect(left.map(\.code) == [.orderCellLeft, .orderCellLeft])
    #expect(left.map { $0.location?.cell?.description } == ["E2", "F2"])
    #expect(left.first?.message.contains("“paid 25”, typed under standing") == true)
  }

  @Test
  func `an answer of the routing program is the order, unless it breaks what the program could not know`()
    throws
  {
    var book = book()
    func answer(_ first: [Int], _ second: [Int], unassigned: [Int] = []) throws -> DayOrder {
      func steps(_ jobs: [Int]) -> String {
        jobs.map { "{\"type\":\"job\",\"id\":\($0)}" }.joined(separator: ",")
      }
      let text = """
        {"code":0,"unassigned":[\(unassigned.map { "{\"id\":\($0)}" }.joined(separator: ","))],"routes":[
        {"vehicle":1,"description":"2025-12-09 hike 1","steps":[{"type":"start"},\(steps(first))]},
        {"vehicle":2,"steps":[\(steps(second))]}]}
        """
      let json = try JSONTree(Array(text.utf8))
      return DayOrder.read(json, file: "answer.json", asOf: DayBook.date("2025-01-01"), book)
    }
    let good = try answer([2, 1], [3, 5, 4])
    #expect(good.date == DayBook.tuesday && good.isChanged)
    #expect(order(good) == ["1.1 b", "1.2 a", "2.1 c", "2.2 e", "2.2 f", "2.3 d"])
    #expect(try answer([2, 1], [3, 4], unassigned: [5]).diagnostics.map(\.code).contains(.orderRefused))
    #expect(try answer([2, 1], [3, 4]).diagnostics.map(\.code) == [.orderRefused, .orderRefused])
    #expect(try answer([2, 9], [3, 4, 5, 1]).seats.isEmpty)
    book.dogs[0].notWith = ["b"]
    #expect(
      try answer([2, 1], [3, 5, 4]).diagnostics.first?.message.contains("B and A must not meet") == true)
  }

  @Test func `driving distances replace those for the same places, and strange places are named`() throws {
    var book = book()
    book.distances = [DrivenLeg(from: "a", to: "b", metres: 7)]
    let table = try DayBook.table(["from,to,metres,seconds", "a,b,1250.5,90", "home,zz,5,"], file: "d.csv")
    #expect(DistanceImport.recognizes(table))
    let bytes = Array("from,to,metres,seconds\na,b,1250.5,90\nhome,zz,5,\n".utf8)
    let taken = DistanceImport.take(bytes, file: "d.csv", into: &book)
    #expect(taken.value == 2 && taken.diagnostics.map(\.code) == [.distanceUnknownPlace])
    #expect(book.distances.first == DrivenLeg(from: "a", to: "b", metres: 1251, seconds: 90))
  }
}
