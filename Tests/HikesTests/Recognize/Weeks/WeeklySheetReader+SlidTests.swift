import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Amounts that her totals or the other weeks contradict.
struct WeeklySheetReaderSlidTests {
  private func read(_ rows: String...) throws -> SheetReading {
    try SheetText.read(SheetText.week(rows), month: "2025-11")
  }

  private static func weeks(_ weeks: [[String]]) -> String {
    weeks.enumerated().map { number, rows in
      "Week of Jun \(1 + 7 * number) 2015\nDog,Mon,Tue,Wed,Thu,Fri,Notes\n" + rows.joined(separator: "\n")
        + "\n"
    }.joined(separator: "\n")
  }

  private static let plain = [
    "Mabel,,28,,,,", "Nico,20,,20,20,,", "Abby,,24,24,,24,", "Sunny,,,32,,,", "Tilly,,,,,36,",
    "Bruno,,,,28,28,",
    "Total,20,52,76,48,88,",
  ]

  @Test func `an amount that a total makes a price is asked about`() throws {
    let slip = try read("Pip,25,,25,,,", "Otto,300,,30,,,", "Rex,30,25,30,,,", "Total,85,25,85,0,0,")
    #expect(slip["B3"]?.question?.choices.contains(.paid(Money(cents: 3000))) ?? false)
    #expect(slip.cells.count { $0.question != nil } == 1)
    let right = try read("Pip,25,,25,,,", "Otto,300,,30,,,", "Rex,30,25,30,,,", "Total,355,25,85,0,0,")
    #expect(right["B3"]?.question == nil)
  }

  @Test func `a row one column off is asked about where it makes all totals right`() throws {
    let slid = try read(
      "Pip,25,,25,,,", "Polly,25,,25,,,", "Otto,,30,,30,,", "Total,25,55,25,55,0,")
    // Either of two dogs may be meant.
    #expect(["B2", "D2", "B3", "D3"].allSatisfy { slid[$0]?.question != nil } && slid["C4"]?.question == nil)
    let plain = try read("Pip,25,,25,,,", "Polly,25,,25,,,", "Otto,,30,,30,,", "Total,50,30,50,30,0,")
    #expect(plain.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a week whose amounts stand a row too low is asked about`() throws {
    let amounts = Self.plain.map { String($0.drop { $0 != "," }) }
    let names = Self.plain.map { String($0.prefix { $0 != "," }) }
    var low = ["Mabel,,,,,,"]
    for row in 1..<6 { low.append(names[row] + amounts[row - 1]) }
    low += [amounts[5], Self.plain[6]]
    let reading = try SheetText.read(Self.weeks([Self.plain, low, Self.plain]))
    let asked = reading.cells.filter { $0.question != nil }
    #expect(asked.count == 11 && asked.allSatisfy { (14...19).contains($0.cell.row) })
  }

  @Test func `a week whose names were sorted without their amounts is asked about`() throws {
    let amounts = Self.plain.prefix(6).map { String($0.drop { $0 != "," }) }
    let names = Self.plain.prefix(6).map { String($0.prefix { $0 != "," }) }
    let sorted = zip(names.sorted(), amounts).map { $0 + $1 } + [Self.plain[6]]
    let moved = zip(names, amounts).map { $0 + $1 }.sorted() + [Self.plain[6]]
    let reading = try SheetText.read(Self.weeks([Self.plain, sorted, Self.plain, Self.plain]))
    #expect(reading.cells.count { $0.question != nil } == 11)
    #expect(
      try SheetText.read(Self.weeks([Self.plain, moved, Self.plain])).cells.allSatisfy { $0.question == nil })
  }

  @Test func `a week of hundredths is asked about`() throws {
    let small = ["Mabel,,0.28,,,,", "Nico,0.20,,0.20,,,", "Abby,,0.24,,,0.24,"]
    let reading = try SheetText.read(Self.weeks([Self.plain, small, Self.plain]))
    #expect(reading["C13"]?.question?.choices.contains(.paid(Money(cents: 2800))) ?? false)
    #expect(reading.cells.count { $0.question != nil } == 5)
  }

  @Test func `sums that were filled over the notes are no payments`() throws {
    let reading = try read("Pip,25,,25,,,50", "Otto,,30,,,,30", "Rex,25,,,25,,50", "Max,,,,,30,muddy")
    #expect(["G2", "G3", "G4"].allSatisfy { reading[$0]?.kind == .total })
    #expect(reading["G5"]?.kind == .note && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(arguments: ["9025550123", "902.555.0123", "902-555-0123"])
  func `a number of ten figures is a telephone`(number: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,,Mon,Tue\nPip,\(number),25,\nOtto,\(number),,30\n")
    #expect(reading.cells.allSatisfy { $0.question == nil } && reading.paid == Money(cents: 5500))
  }
}
