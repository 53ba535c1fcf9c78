import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct ConversionTests {
  private func december() throws -> SheetReading {
    try SheetText.read(WeeklySheetReaderTests.december, file: "december.csv", month: "2025-12")
  }

  @Test func `each sheet's payments follow its own HST line, and that two differ is named`() throws {
    let inside = try SheetText.read(
      """
      Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes
      Olive,CA$25.00,,,,,
      Week Total,,,,,,CA$25.00
      Month Subtotal,CA$25.00
      HST,CA$3.07
      Month Total,CA$25.00
      """, file: "november.csv", month: "2025-11")
    let conversion = SheetText.convert([inside, try december()])
    let bases = Dictionary(grouping: conversion.book.payments) { $0.source.prefix { $0 != "!" } }
    #expect(bases["november.csv"]?.map(\.prices) == [.includeHST])
    #expect(bases["december.csv"]?.allSatisfy { $0.prices == .plusHST } == true)
    #expect(conversion.diagnostics.map(\.code) == [.pricesContradict])
    #expect(conversion.diagnostics.first?.location == Location(file: "november.csv"))
  }

  @Test func `the book of her December`() throws {
    let conversion = SheetText.convert([try december()])
    let book = conversion.book
    #expect(book.dogs.map(\.id.text) == ["olive", "pip", "pip-gr", "quill"])
    #expect(book.payments.count == 8)
    #expect(book.payments.map(\.amount).reduce(.zero, +).cents == 23_000)
    #expect(conversion.booked.cents == 23_000)
    #expect(book.payments.first?.source == "december.csv!B6")
    #expect(book.payments.first?.id.text == "2025-12-01-olive")
    #expect(book.payments.allSatisfy { $0.prices == .plusHST && $0.paidDate == nil && $0.dueDate == nil })
    #expect(conversion.diagnostics == [])
  }

  @Test(arguments: [
    ("olive", "2025-12-10", ScheduleException.Change.removed(.away)),
    ("pip", "2025-12-11", .moved(to: SheetText.date("2025-12-12"))), ("pip", "2025-12-29", .removed(.away)),
    ("pip", "2026-01-02", .removed(.away)), ("pip-gr", "2025-12-02", nil), ("pip-gr", "2025-12-12", nil),
  ])
  func `words become exceptions where they are certain`(
    dog: String, date: String, change: ScheduleException.Change?
  ) throws {
    let book = SheetText.convert([try december()]).book
    let found = book.exceptions.first { $0.dog.text == dog && $0.date == SheetText.date(date) }
    #expect(found?.change == change)
  }

  @Test(arguments: [
    ("olive", "2025-12-08", 3000), ("olive", "2026-01-02", 3000), ("pip", "2025-12-12", 2500),
  ])
  func `money and missed money are hikes that were charged`(dog: String, date: String, charge: Int) throws {
    let book = SheetText.convert([try december()]).book
    let hike = book.hikes.first { $0.dog.text == dog && $0.date == SheetText.date(date) }
    #expect(hike?.outcome == .hiked)
    #expect(hike?.charge?.cents == charge)
  }

  @Test func `notes are kept as typed`() throws {
    let book = SheetText.convert([try december()]).book
    #expect(book.notes.map(\.text) == ["grooming Tue", "Interview hike", "Jan 2"])
    #expect(book.notes.map(\.week.description) == ["2025-12-01", "2025-12-08", "2025-12-29"])
  }

  @Test func `a hike after the day of reading is booked`() throws {
    let reading = try december()
    let conversion = Conversion(
      [reading], into: Book(), previous: [], prices: nil, asOf: SheetText.date("2025-12-05"))
    #expect(conversion.book.hikes.first { $0.date == SheetText.date("2025-12-04") }?.outcome == .hiked)
    #expect(conversion.book.hikes.first { $0.date == SheetText.date("2025-12-12") }?.outcome == .booked)
  }

  @Test func `the same sheet again, under another name, changes nothing`() throws {
    let first = SheetText.convert([try december()])
    let again = try SheetText.read(
      "\n\n" + WeeklySheetReaderTests.december, file: "copy.csv", month: "2025-12")
    let second = SheetText.convert([again], into: first.book, previous: [try december()])
    #expect(second.changes == [])
    #expect(second.book.tables == first.book.tables)
    #expect(second.booked == first.booked)
  }

  @Test func `two cells for one day that differ are asked about, and one is booked`() throws {
    let text = SheetText.week(
      "Pip,CA$25.00", "", "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes", "Pip,CA$30.00")
    let conversion = SheetText.convert([try SheetText.read(text, month: "2025-11")])
    let cell = try #require(conversion.readings[0]["B5"])
    #expect(cell.isDuplicate)
    #expect(cell.question?.choices == [.paid(Money(cents: 2500)), .paid(Money(cents: 3000))])
    #expect(conversion.book.payments.map(\.amount.cents) == [2500])
    #expect(conversion.booked == conversion.readings[0].paid)
  }

  @Test func `pd takes the dog's usual rate, and book and sheet are equal`() throws {
    let text = SheetText.week("Pip,CA$30.00,CA$30.00,pd", "Max,pd")
    let conversion = SheetText.convert([try SheetText.read(text, month: "2025-11")])
    #expect(conversion.readings[0]["D2"]?.amount?.cents == 3000)
    #expect(conversion.readings[0]["B3"]?.amount?.cents == 2500)
    #expect(conversion.booked == conversion.readings[0].paid)
    #expect(conversion.booked.cents == 11_500)
  }

  @Test func `several hikes paid at once are one payment and one hike's charge`() throws {
    let text = SheetText.week("Pip,CA$25.00,CA$25.00,CA$50")
    let book = SheetText.convert([try SheetText.read(text, month: "2025-11")]).book
    #expect(book.payments.map(\.amount.cents) == [2500, 2500, 5000])
    #expect(book.hikes.map(\.charge?.cents) == [2500, 2500, 2500])
  }

  @Test func `money back is a payment and no hike`() throws {
    let book = SheetText.convert([try SheetText.read(SheetText.week("Pip,-CA$25.00"), month: "2025-11")]).book
    #expect(book.payments.map(\.amount.cents) == [-2500])
    #expect(book.hikes.isEmpty)
  }

  @Test(arguments: [(PriceBasis.includeHST, true), (.plusHST, false)])
  func `a flag against the sheet's own HST line is named and not followed`(flag: PriceBasis, isNamed: Bool)
    throws
  {
    let conversion = SheetText.convert([try december()], prices: flag)
    #expect(conversion.prices.prices == .plusHST)
    #expect(conversion.diagnostics.contains { $0.code == .pricesContradict } == isNamed)
  }

  @Test func `without an HST line the flag decides, and without it she is asked`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,CA$25.00"), month: "2025-11")
    let flagged = SheetText.convert([reading], prices: .includeHST)
    #expect(flagged.book.payments.map(\.prices) == [.includeHST])
    #expect(flagged.book.review.contains { $0.item == "prices" } == false)
    let open = SheetText.convert([reading])
    #expect(open.book.payments.map(\.prices) == [.plusHST])
    #expect(open.book.review.contains { $0.item == "prices" })
  }
}
