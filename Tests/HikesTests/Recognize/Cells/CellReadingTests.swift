import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct CellReadingTests {
  @Test(arguments: [
    ("hiked, not paid", CellAnswer.hikedUnpaid), ("Hiked not paid", .hikedUnpaid),
    ("cancelled", .status(.cancelled)),
    ("Away", .status(.away)), ("25", .paid(Money(cents: 2500))), ("paid 25.00", .paid(Money(cents: 2500))),
    ("CA$30", .paid(Money(cents: 3000))), ("moved to Thu", .moved(.thursday)), ("just a note", .justANote),
    ("leave it", .justANote),
  ])
  func `an answer is read as it is written by hand`(text: String, answer: CellAnswer) {
    #expect(CellAnswer(text) == answer)
  }

  @Test(arguments: ["", "perhaps", "$2O", "ask Sue"])
  func `anything else is no answer`(text: String) {
    #expect(CellAnswer(text) == nil)
  }

  @Test(
    arguments: [
      CellAnswer.hikedUnpaid, .justANote, .paid(Money(cents: 2550)), .moved(.friday),
    ]
      + CellStatus.allCases.map { CellAnswer.status($0) }.filter {
        ![.status(.rescheduled), .status(.unpaid)].contains($0)
      })
  func `every choice that is offered can be given as an answer`(choice: CellAnswer) {
    #expect(CellAnswer(choice.text) == choice)
  }

  @Test func `money counts once, and only as a payment`() {
    var cell = CellReading(cell: CellReference(row: 1, column: 1), raw: "25", kind: .payment)
    cell.amount = Money(cents: 2500)
    #expect(cell.countedAmount?.cents == 2500)
    cell.isDuplicate = true
    #expect(cell.countedAmount == nil)
    cell.isDuplicate = false
    cell.kind = .total
    #expect(cell.countedAmount == nil)
  }
}
