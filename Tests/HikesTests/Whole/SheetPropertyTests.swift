import Civil
import Diagnostics
import Quantities
import Tabular
import TestSupport
import Testing

@testable import Hikes

/// What holds for every sheet of her shape. Seed 20251208, 500 sheets.
struct SheetPropertyTests {
  private static let sheets: [RandomSheet] = {
    var random = SplitMix64(seed: 20_251_208)
    return (0..<500).map { _ in RandomSheet(using: &random) }
  }()

  /// Each sheet read and converted once, for all tests.
  private static let all: [(sheet: RandomSheet, reading: SheetReading, conversion: Conversion)] =
    sheets.compactMap { sheet in
      do {
        let reading = try read(sheet)
        return (sheet, reading, SheetText.convert([reading]))
      } catch {
        return nil
      }
    }

  private static func read(_ sheet: RandomSheet, file: String = "tab.csv", text: String? = nil) throws
    -> SheetReading
  {
    try SheetText.read(text ?? sheet.text, file: file, month: sheet.isTitled ? nil : sheet.month.description)
  }

  private func paid(_ reading: SheetReading) -> Set<RandomSheet.Paid> {
    Set(
      reading.cells.compactMap { cell in
        guard let money = cell.countedAmount, let dog = cell.dog, let date = cell.date else { return nil }
        return RandomSheet.Paid(dog: dog, date: date, cents: money.cents)
      })
  }

  @Test func `every cell appears once, with its text`() {
    #expect(Self.all.count == 500)
    for (number, (sheet, reading, _)) in Self.all.enumerated() {
      #expect(reading.cells.count == sheet.filled, "sheet \(number)\n\(sheet.text)")
      #expect(Set(reading.cells.map(\.cell)).count == reading.cells.count, "sheet \(number)")
      let isKept = reading.cells.allSatisfy { cell in
        sheet.rows[cell.cell.row - 1][cell.cell.column - 1] == cell.raw
      }
      #expect(isKept, "sheet \(number)")
    }
  }

  @Test func `weeks, days and money are those that were written`() {
    for (number, (sheet, reading, _)) in Self.all.enumerated() {
      #expect(reading.weeks.map(\.monday) == sheet.mondays, "sheet \(number)\n\(sheet.text)")
      #expect(paid(reading) == Set(sheet.paid), "sheet \(number)\n\(sheet.text)")
      #expect(reading.diagnostics == [], "sheet \(number)\n\(sheet.text)")
      for cell in reading.cells where cell.date != nil && [.status, .scheduled].contains(cell.kind) {
        #expect(
          sheet.words["\(cell.dog ?? "") \(cell.date?.description ?? "")"] == cell.raw, "sheet \(number)")
      }
    }
  }

  @Test func `the book holds the money of the sheet, and her totals agree`() {
    for (number, (sheet, _, conversion)) in Self.all.enumerated() {
      let book = conversion.book
      #expect(book.payments.map(\.amount.cents).reduce(0, +) == sheet.cents, "sheet \(number)")
      #expect(conversion.booked.cents == sheet.cents, "sheet \(number)")
      let wrong = conversion.diagnostics.filter { $0.code == .totalDiffers }.map(\.text)
      #expect(wrong == [], "sheet \(number)\n\(sheet.text)")
      let named = Set(
        book.payments.map { payment in
          RandomSheet.Paid(
            dog: payment.dog.flatMap { book.dog($0) }?.name ?? "", date: payment.hikeDate ?? SheetText.asOf,
            cents: payment.amount.cents)
        })
      #expect(named == Set(sheet.paid), "sheet \(number)")
    }
  }

  @Test func `the month that is written back is the sheet, but for titles, and reads as nothing new`() throws
  {
    for (number, entry) in Self.all.enumerated() {
      let (sheet, reading, book) = (entry.sheet, entry.reading, entry.conversion.book)
      let rows = WeeklySheet(book, readings: [reading]).month(sheet.month)
      let titles = sheet.isTitled ? [] : rows.filter { $0.first?.hasPrefix("Week of ") ?? false }
      #expect(titles.count == (sheet.isTitled ? 0 : sheet.mondays.count), "sheet \(number)")
      let same = rows.filter { !titles.contains($0) }
      #expect(same.map(trimmed) == sheet.rows.map(trimmed), "sheet \(number)\n\(sheet.text)")
      let again = try SheetText.read(
        String(decoding: WeeklySheet.csv(rows, marked: number % 2 == 0), as: UTF8.self), file: "again.csv")
      #expect(paid(again) == Set(sheet.paid), "sheet \(number)\n\(sheet.text)")
      let second = SheetText.convert([again], into: book, previous: [reading])
      #expect(second.changes.map(\.text) == [], "sheet \(number)\n\(sheet.text)")
      #expect(second.book.tables == book.tables, "sheet \(number)")
    }
  }

  @Test func `another name and rows inserted change nothing`() throws {
    var random = SplitMix64(seed: 7)
    for (number, entry) in Self.all.enumerated() {
      let (sheet, reading, book) = (entry.sheet, entry.reading, entry.conversion.book)
      var lines = sheet.text.replacing("\r\n", with: "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      for _ in 0..<3 { lines.insert(",,,,,,", at: Int.random(in: 0...lines.count, using: &random)) }
      let moved = try Self.read(sheet, file: "renamed \(number).csv", text: lines.joined(separator: "\n"))
      let second = SheetText.convert([moved], into: book, previous: [reading])
      #expect(second.changes.map(\.text) == [], "sheet \(number)")
      #expect(second.book.tables == book.tables, "sheet \(number)")
    }
  }

  @Test func `one amount changed is one change, and one taken out is one that vanished`() throws {
    var random = SplitMix64(seed: 11)
    for (number, entry) in Self.all.enumerated() where !entry.sheet.paid.isEmpty {
      let (sheet, reading, book) = (entry.sheet, entry.reading, entry.conversion.book)
      let payments = reading.cells.filter { $0.kind == .payment }
      let cell = payments[Int.random(in: 0..<payments.count, using: &random)]
      let (text, kind) = number % 2 == 0 ? ("CA$41.00", CellChange.Kind.changed) : ("", .vanished)
      var rows = sheet.rows
      rows[cell.cell.row - 1][cell.cell.column - 1] = text
      let bytes = WeeklySheet.csv(rows, marked: false)
      let later = try Self.read(sheet, text: String(decoding: bytes, as: UTF8.self))
      let second = SheetText.convert([later], into: book, previous: [reading])
      #expect(second.changes.map(\.kind) == [kind], "sheet \(number)\n\(sheet.text)")
      #expect(
        second.changes.first?.dog == cell.dog && second.changes.first?.date == cell.date, "sheet \(number)")
      let before = book.payments.map(\.amount).reduce(.zero, +)
      let after = second.book.payments.map(\.amount).reduce(.zero, +)
      let difference = kind == .changed ? Money(cents: 4100) - (cell.amount ?? .zero) : .zero
      #expect(after - before == difference, "sheet \(number)")
    }
  }

  /// A row without the empty cells at its end.
  private func trimmed(_ row: [String]) -> [String] {
    Array(row.prefix((row.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }
}
