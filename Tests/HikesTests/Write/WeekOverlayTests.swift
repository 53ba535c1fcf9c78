import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeekOverlayTests {
  private func overlay(_ text: String, edit: (inout Book) -> Void = { _ in }) throws -> WeekOverlay {
    let reading = try SheetText.read(text, month: "2025-11")
    var book = SheetText.convert([reading]).book
    edit(&book)
    return WeekOverlay(WeeklySheet(book, readings: [reading]), reading, 0)
  }

  private let sheet = SheetText.week("Pip,25,pd,x", "Max,e-t 30", "", "Week Total,,,,,,CA$55.00")

  @Test func `nothing changed, nothing to write`() throws {
    let overlay = try overlay(sheet)
    #expect(overlay.texts.isEmpty)
    #expect(overlay.newRows.isEmpty)
    #expect(overlay.difference == .zero)
    #expect(overlay.lastRow == 3)
    #expect(overlay.endRow == 6)
  }

  @Test func `a changed payment is written with its total`() throws {
    let overlay = try overlay(sheet) { book in
      for place in book.payments.indices where book.payments[place].dog?.text == "max" {
        book.payments[place].amount = Money(cents: 3100)
      }
    }
    #expect(overlay.texts.map { "\($0.cell) \($0.text)" } == ["B3 CA$31.00", "G5 CA$56.00"])
    #expect(overlay.difference.cents == 100)
  }

  @Test(arguments: [
    ("Week of Nov 3 2025", true), ("\"Week of Nov 3, 2025\"", true), ("Week of Nov 3, 2025", true),
    ("Week of Nov 3", false), ("November 2025", false),
  ])
  func `only a block that no title dates gets one`(title: String, isDated: Bool) throws {
    let overlay = try overlay(title + "\n" + sheet)
    #expect((overlay.title == nil) == isDated)
    #expect(overlay.title.map { $0[0] } == (isDated ? nil : "Week of Nov 3 2025"))
  }

  @Test func `two rows of a dog, and two columns of a day, hold each payment once`() throws {
    let rows = try overlay(SheetText.week("Pip,25,,,,,", "Max,,30,,,,", "Pip,,,,,25,extra day"))
    #expect(rows.texts.isEmpty)
    let columns = try overlay(
      "Week of Nov 3 2025\nDog,Mon,,Tue,,Wed,\n,AM,PM,AM,PM,AM,PM\nPip,25,,,25,,\nMax,,30,30,,,\nBea,25,,,,25,\n"
    )
    #expect(columns.texts.isEmpty)
  }

  @Test func `totals of days and dogs follow a changed payment`() throws {
    let text =
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri,Total\nPip,25,25,,,,50\nMax,30,,30,,,60\nTotal,55,25,30,,,110\n"
    let overlay = try overlay(text) { book in
      for place in book.payments.indices where book.payments[place].id.text == "2025-11-03-pip" {
        book.payments[place].amount = Money(cents: 3500)
      }
    }
    #expect(
      overlay.texts.map { "\($0.cell) \($0.text)" }.sorted() == [
        "B3 CA$35.00", "B5 CA$65.00", "G3 CA$60.00", "G5 CA$120.00",
      ])
  }

  @Test func `money of a note that was answered stands in the note and in no day`() throws {
    let (book, _) = try EditedWeek.book("Pip,,,CA$25.00,,,") { book in
      var payment = MoneyBook.payment("2025-11-03-pip.note", 2500, dog: "pip", hike: "2025-11-03")
      payment.source = "week.csv!G3"
      book.payments.append(payment)
      book.notes.append(
        WeekNote(
          week: EditedWeek.monday, dog: DogID("pip"), text: "paid cash $25", source: "week.csv (edited)!G3"))
    }
    #expect(
      WeekReport(book, monday: EditedWeek.monday).cell(
        book.dogs[0], EditedWeek.monday, isBooked: false) == "")
    let fresh = WeeklySheet(book, readings: []).week(EditedWeek.monday)
    #expect(fresh.first { $0.first == "Pip" } == ["Pip", "", "", "CA$25.00", "", "", "paid cash $25"])
  }

  @Test func `money typed with its HST stands in a sheet of prices before HST without it`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,,,CA$25.00,,,") { book in
      var payment = MoneyBook.payment(
        "2025-11-04-pip-paid", 3420, dog: "pip", hike: "2025-11-04", paid: "2025-11-01", prices: .includeHST)
      payment.amount = Money(cents: 3420)
      book.payments.append(payment)
    }
    #expect(book.payments.last.map { book.amountInSheets($0) } == Money(cents: 3000))
    #expect(EditedWeek.written(book, sheet)[2] == ["Pip", "", "CA$30.00", "CA$25.00", "", "", ""])
    let same = try EditedWeek.taken(book, sheet) { _ in }
    #expect(same.changes.isEmpty && same.book.payments == book.payments)
    let less = try EditedWeek.taken(book, sheet) { $0[2][2] = "20" }
    #expect(
      less.book.payments.last?.amount == Money(cents: 2000) && less.book.payments.last?.prices == .plusHST)
    #expect(less.diagnostics.isEmpty)
  }
}
