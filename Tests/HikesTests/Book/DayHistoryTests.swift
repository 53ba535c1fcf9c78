import Civil
import Diagnostics
import Quantities
import Tabular
import TestSupport
import Testing

@testable import Hikes

struct DayHistoryTests {
  private static let header = "date,dog,outcome,charge,source\n"

  private static func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  private static func day(_ text: String) -> CivilDate { MoneyBook.date(text) }

  @Test func `of the hikes only the lines of the days are kept, and what is no date`() {
    let table =
      Self.header + "2025-12-08,luna,hiked,25.00,a\n2025-12-09,pip,hiked,25.00,\"a, b\"\n"
      + "2025-12-10,luna,hiked,25.00,a\n12/09/2025,luna,hiked,,a\n"
    let days = Self.day("2025-12-10")...Self.day("2025-12-11")
    #expect(
      Self.text(DayHistory.hikes(Array(table.utf8), on: days)) == Self.header
        + "2025-12-09,pip,hiked,25.00,\"a, b\"\n2025-12-10,luna,hiked,25.00,a\n12/09/2025,luna,hiked,,a\n")
  }

  @Test func `of the payments only those for hikes of the days are kept`() {
    let header = "payment,dog,hike_date,paid_date,amount\n"
    let table =
      header + "a,luna,2025-12-08,2025-12-10,25.00\nb,luna,2025-12-10,2025-12-01,25.00\n"
      + "c,luna,,2025-12-10,25.00\nd,luna,soon,,25.00\n"
    let day = Self.day("2025-12-10")
    #expect(
      Self.text(DayHistory.payments(Array(table.utf8), of: day...day)) == header
        + "b,luna,2025-12-10,2025-12-01,25.00\nd,luna,soon,,25.00\n")
  }

  @Test(arguments: [
    "date;dog\n2025-12-08;luna\n", "day,dog\n2025-12-08,luna\n", "date,dog\n2025-12-08,\"lu\nna\"\n",
    "\"date\",dog\n2025-12-08,luna\n", "date,dog,date\n2025-12-08,luna,\n", "", "date,dog",
  ])
  func `a table that is not as the book writes it is read whole`(table: String) {
    let days = Self.day("2025-12-10")...Self.day("2025-12-11")
    #expect(DayHistory.hikes(Array(table.utf8), on: days) == nil)
  }

  @Test func `a marked table with line ends of two bytes is read alike`() {
    let table = "\u{FEFF}dog,date\r\nluna,2025-12-08\r\nluna,2025-12-10\r\n"
    let days = Self.day("2025-12-10")...Self.day("2025-12-10")
    #expect(
      Self.text(DayHistory.hikes(Array(table.utf8), on: days)) == "\u{FEFF}dog,date\r\nluna,2025-12-10\r\n")
  }

  @Test func `how dogs stand is the same from the part as from the whole`() throws {
    var random = SplitMix64(seed: 41)
    for round in 0..<200 {
      let book = MoneyBook.book(MoneyBook.randomPayments(&random))
      let bytes = BookSchemas.payments.write(book.payments)
      let whole = StoredBook.read(["payments.csv": bytes]).value.book
      for offset in [-80, -20, 0, 14, 15, 60] {
        let day = Self.day("2025-04-01").adding(days: offset)
        var stored = StoredBook.read(["payments.csv": bytes], leavesHistory: true).value
        #expect(stored.readHistory(of: day...day, standingFrom: day).isEmpty)
        let dogs = book.dogs.map(\.id)
        #expect(
          Standing.all(dogs, on: day, in: stored.book) == Standing.all(dogs, on: day, in: whole),
          "round \(round), \(day)")
      }
    }
  }

  @Test func `a cell that cannot be read is named where it stands in the whole table`() {
    let table = Self.header + "2025-12-08,luna,hiked,25.00,a\n2025-12-09,luna,flew,25.00,a\n"
    var stored = StoredBook.read(["hikes.csv": Array(table.utf8)], leavesHistory: true).value
    let day = Self.day("2025-12-09")
    let findings = stored.readHistory(of: day...day, standingFrom: day)
    #expect(findings.map { $0.location?.description } == ["hikes.csv:C3"])
  }
}
