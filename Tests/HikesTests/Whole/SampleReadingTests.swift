import Bookkeeping
import Civil
import Diagnostics
import FoundationEssentials
import Quantities
import Tabular
import Testing

@testable import Hikes

/// The samples against their truths, which no reader made.
struct SampleReadingTests {
  private static func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(PackageFolder.path)/samples/\(name)"))
  }

  private static func read(_ name: String, month: String? = nil) throws -> SheetReading {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let table = try RecordReader.table(Array(try bytes(name)), file: file)
    let hints = SheetHints(month: month.flatMap { YearMonth($0) }, asOf: SheetText.asOf)
    return try #require(WeeklySheetReader.read(table, hints: hints))
  }

  // MARK: The smallest sheet with everything in it

  private struct Expected: Decodable {
    struct WeekLine: Decodable {
      let monday: String
      let total: String
      let paid_cells: Int
    }
    let month: String
    let weeks: [WeekLine]
    let month_subtotal: String
    let implied_before_2025_04_01: String
    let dogs: [String]
    let not_money: [[String]]
    let notes: [[String]]
  }

  @Test func `December 2025 is what its expected twin says`() throws {
    let expected = try JSONDecoder().decode(
      Expected.self, from: try Self.bytes("december-2025.expected.json"))
    let conversion = SheetText.convert([try Self.read("december-2025.csv")])
    let reading = conversion.readings[0]
    #expect(reading.weeks.map { $0.monday?.description } == expected.weeks.map(\.monday))
    #expect(reading.weeks.map(\.paid.description) == expected.weeks.map(\.total))
    #expect(reading.paid.description == expected.month_subtotal)
    #expect(reading.dogs.map(\.label) == expected.dogs)
    for week in expected.weeks {
      let paid = reading.cells.count { $0.kind == .payment && $0.date?.monday.description == week.monday }
      #expect(paid == week.paid_cells)
    }
    #expect(
      reading["B29"]?.reason.contains(
        "15 % of \(expected.implied_before_2025_04_01 == "1000.00" ? "1000.00" : "–")") == true)
    #expect(reading["B29"]?.reason.contains("14 % of 230.00") == true)
    let notes = reading.cells.filter { $0.kind == .note }.map {
      [$0.dog ?? "", $0.week?.description ?? "", $0.raw]
    }
    #expect(notes == expected.notes)
    for entry in expected.not_money where entry.count == 4 && !entry[1].contains("..") {
      let cell = reading.cells.first { $0.dog == entry[0] && $0.date?.description == entry[1] }
      #expect(cell.map { entry[3].hasPrefix($0.status?.rawValue ?? "–") } == true, "\(entry)")
      #expect(cell?.raw.trimmingSpaces == entry[2])
    }
    #expect(conversion.diagnostics == [])
  }

  // MARK: Two older sheets

  private struct Legacy: Decodable {
    struct Cell: Decodable {
      let a1: String
      let raw: String
      let kind: String
      let dog: String?
      let date: String?
      let amount_cents: Int?
      let status: String?
      let review_ok: Bool?
    }
    struct Sum: Decodable { let cents: Int }
    struct Totals: Decodable {
      let overall: Sum
      let by_dog: [String: Sum]
    }
    struct WeekLine: Decodable { let monday: String }
    struct Count: Decodable { let n: Int }
    let weeks: [WeekLine]
    let totals: Totals
    let cells: [Cell]
  }

  @Test(arguments: [
    "01-hikes-nov-3-2025", "59-numbers-export", "02-google-sheet-nov-10", "10-november-2025",
    "21-two-weeks-side-by-side", "72-october-2025-sample", "74-wk-1-nov-3-7",
  ])
  func `an older sheet is read cell for cell`(name: String) throws {
    let truth = try JSONDecoder().decode(Legacy.self, from: try Self.bytes("legacy/\(name).truth.json"))
    let reading = try Self.read("legacy/\(name).csv")
    let settled = SheetText.convert([reading]).readings[0]
    #expect(reading.weeks.map { $0.monday?.description } == truth.weeks.map(\.monday))
    #expect(reading.paid.cents == truth.totals.overall.cents)
    #expect(reading.cells.count == truth.cells.count)
    #expect(reading.cells.count { $0.needsReview } == 0)
    for expected in truth.cells {
      let cell = try #require(reading[expected.a1], "\(expected.a1)")
      #expect(cell.raw == expected.raw)
      // "pd" gets its amount only when the sheet is converted.
      #expect(settled[expected.a1]?.amount?.cents == expected.amount_cents, "\(expected.a1)")
      if expected.kind == "payment" {
        #expect(cell.dog == expected.dog)
        #expect(cell.date?.description == expected.date)
        #expect(cell.kind == .payment)
      }
      if expected.kind == "status" { #expect(cell.status?.rawValue == expected.status, "\(expected.a1)") }
    }
    for (dog, sum) in truth.totals.by_dog {
      #expect(
        reading.cells.filter { $0.dog == dog }.compactMap(\.countedAmount).reduce(.zero, +).cents
          == sum.cents, "\(dog)")
    }
  }

  // MARK: A year

  private struct Year: Decodable {
    struct Tab: Decodable {
      struct WeekLine: Decodable {
        let monday: String
        let true_cents: Int
      }
      let month: String
      let cells: Int
      let weeks: [WeekLine]
    }
    struct Totals: Decodable {
      let overall_cents: Int
      let by_month: [String: Int]
      let by_dog: [String: Int]
    }
    struct Slip: Decodable {
      let file: String
      let a1: String
    }
    let files: [String: Tab]
    let payments: [[Entry]]
    let statuses: [[Entry]]
    let totals: Totals
    let slips: [Slip]
    let review_expected: [Slip]
    let review_ok: [Slip]
  }

  /// A text or a number in a list of both.
  private enum Entry: Decodable, Hashable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do { self = .number(try container.decode(Int.self)) } catch {
        self = .text(try container.decode(String.self))
      }
    }
  }

  @Test func `a year of tabs is the truth, cell by cell, and its two slips are found`() throws {
    let truth = try JSONDecoder().decode(Year.self, from: try Self.bytes("2025/truth.json"))
    let readings = try truth.files.keys.sorted().map { try Self.read("2025/\($0)") }
    for reading in readings {
      let tab = try #require(truth.files[reading.file])
      #expect(reading.cells.count == tab.cells, "\(reading.file)")
      #expect(reading.weeks.map { $0.monday?.description } == tab.weeks.map(\.monday), "\(reading.file)")
      #expect(reading.weeks.map(\.paid.cents) == tab.weeks.map(\.true_cents), "\(reading.file)")
      #expect(reading.months.map(\.description) == [tab.month])
      #expect(reading.diagnostics == [], "\(reading.file)")
    }
    let conversion = SheetText.convert(readings)
    let payments = conversion.readings.flatMap { reading in
      reading.cells.filter { $0.kind == .payment }.map { cell -> [Entry] in
        [
          .text(reading.file), .text(cell.cell.description), .text(cell.dog ?? ""),
          .text(cell.date?.description ?? ""),
          .number(cell.amount?.cents ?? 0),
        ]
      }
    }
    #expect(Set(payments) == Set(truth.payments))
    #expect(payments.count == truth.payments.count)
    #expect(conversion.booked.cents == truth.totals.overall_cents)
    let book = conversion.book
    var byMonth: [String: Int] = [:]
    var byDog: [String: Int] = [:]
    for payment in book.payments {
      byMonth[payment.hikeDate?.yearMonth.description ?? "", default: 0] += payment.amount.cents
      byDog[payment.dog.flatMap { book.dog($0) }?.name ?? "", default: 0] += payment.amount.cents
    }
    #expect(byMonth == truth.totals.by_month)
    #expect(byDog == truth.totals.by_dog.filter { $0.value != 0 })
    checkStatuses(conversion.readings, truth)
    checkFindings(conversion, truth)
  }

  private func checkStatuses(_ readings: [SheetReading], _ truth: Year) {
    let cells = Dictionary(uniqueKeysWithValues: readings.map { ($0.file, $0) })
    for line in truth.statuses where line.count == 7 {
      guard case .text(let file) = line[0], case .text(let a1) = line[1], case .text(let kind) = line[5],
        case .text(let status) = line[6]
      else { continue }
      let cell = cells[file]?[a1]
      #expect(cell?.kind.rawValue == kind, "\(file) \(a1)")
      #expect(cell?.status?.rawValue == status || cell?.needsReview == true, "\(file) \(a1)")
    }
  }

  /// Her slips and nothing else are named among the totals; only what a careful person would ask is asked.
  private func checkFindings(_ conversion: Conversion, _ truth: Year) {
    let named = conversion.diagnostics.filter { $0.code == .totalDiffers }.compactMap {
      $0.location?.description
    }
    for slip in truth.slips { #expect(named.contains("\(slip.file):\(slip.a1)")) }
    let files = Set(truth.slips.map(\.file))
    #expect(named.allSatisfy { place in files.contains { place.hasPrefix($0) } }, "\(named)")
    let asked = Set(
      conversion.readings.flatMap { reading in
        reading.cells.filter(\.needsReview).map { "\(reading.file) \($0.cell)" }
      })
    let expected = Set(truth.review_expected.map { "\($0.file) \($0.a1)" })
    let allowed = expected.union(truth.review_ok.map { "\($0.file) \($0.a1)" })
    #expect(expected.isSubset(of: asked), "\(expected.subtracting(asked))")
    #expect(asked.isSubset(of: allowed), "\(asked.subtracting(allowed))")
  }
}
