import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular
import Testing

struct PaymentsMergeTests {
  private func merge(_ text: String, into book: Book = MoneyBook.book([])) throws -> (
    book: Book, codes: [DiagnosticCode], messages: [String]
  ) {
    let table = try RecordReader.table(Array(text.utf8), file: "payments.csv")
    #expect(PaymentReader.recognizes(table))
    let rows = PaymentReader.read(table, asOf: MoneyBook.asOf)
    let merge = PaymentsMerge(rows.value, into: book, asOf: MoneyBook.asOf) { _, names in
      Array(names.prefix(1))
    }
    let found = rows.diagnostics + merge.diagnostics
    return (merge.book, found.map(\.code), found.map { "\($0.location?.cell?.description ?? "") \($0.hint)" })
  }

  private static let file = """
    Dog,Amount,Paid date,Hike date,Method
    Luna,CA$25.00,2026-11-01,2026-11-09,e-transfer
    pip,30,nov 2,,cash
    Pip,30,nov 2,,cash
    """

  @Test func `rows become payments, and a second reading changes nothing`() throws {
    let first = try merge(Self.file)
    #expect(first.codes == [])
    #expect(first.book.payments.map(\.amount.cents) == [2500, 3000, 3000])
    #expect(first.book.payments.map(\.dog?.text) == ["luna", "pip", "pip"])
    #expect(first.book.payments[1].paidDate == MoneyBook.date("2026-11-02"))
    #expect(first.book.payments[0].source == "payments.csv!A2")
    let second = try merge(Self.file, into: first.book)
    #expect(second.book.payments == first.book.payments)
    #expect(second.codes == [])
  }

  @Test func `an equal row fills in the day of a sheet's payment, another amount is refused`() throws {
    let sheet = MoneyBook.payment("2026-11-09-luna", 2500, hike: "2026-11-09", source: "nov.csv!B2")
    let merged = try merge(Self.file, into: MoneyBook.book([sheet]))
    #expect(merged.book.payments.count == 3)
    #expect(merged.book.payments[0].paidDate == MoneyBook.date("2026-11-01"))
    let other = try merge(
      Self.file, into: MoneyBook.book([MoneyBook.payment("x", 3000, hike: "2026-11-09")]))
    #expect(other.codes == [.paidAlready])
    #expect(other.book.payments[0].amount == Money(cents: 3000))
  }

  @Test(arguments: [
    ("Lunna,25,2026-11-01,", DiagnosticCode.unknownDog, "A2 perhaps Luna"),
    ("Luna,2O,2026-11-01,", .unreadableAmount, "B2 write it as 25.00; money back as -25.00"),
    ("Luna,25,2026-13-01,", .unreadableField, "C2 write it as 2026-11-20"),
    ("Luna,25,,", .undatedPayment, "A2 fill hike_date, paid_date or due_date"),
    (
      "Luna,250000,2026-11-01,", .unlikelyAmount,
      "A2 if a point was left out, put it back; if it is right, enter it in parts"
    ),
    ("Luna,25,2036-11-01,", .unlikelyDate, "A2 correct the year"),
    ("Luna,25,1999-11-01,", .unlikelyDate, "A2 correct the year, or add earlier rates to taxes.csv"),
  ])
  func `what cannot be entered is named by its cell`(row: String, code: DiagnosticCode, message: String)
    throws
  {
    let merged = try merge("dog,amount,paid_date,hike_date\n\(row)\n")
    #expect(merged.codes == [code])
    #expect(merged.messages == [message])
    #expect(merged.book.payments.isEmpty)
  }

  @Test func `of two dogs of a name both are named`() throws {
    var book = MoneyBook.book([])
    book.dogs.append(Dog(id: DogID("luna-2"), name: "Luna"))
    let merged = try merge("dog,amount,paid_date\nLuna,25,2026-11-01\n", into: book)
    #expect(merged.codes == [.unknownDog])
    #expect(merged.messages == ["A2 write the id from dogs.csv: luna, luna-2"])
    #expect(try merge("dog,amount,paid_date\nluna-2,25,2026-11-01\n", into: book).book.payments.count == 1)
  }
}
