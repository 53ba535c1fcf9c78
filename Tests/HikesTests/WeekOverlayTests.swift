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
}
