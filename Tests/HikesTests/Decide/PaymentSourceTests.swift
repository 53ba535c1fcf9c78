import Diagnostics
import Hikes
import Testing

struct PaymentSourceTests {
  @Test(
    arguments: [
      ("december-2025.csv!B5", "december-2025.csv", "B5"), ("wow!.csv!AA12", "wow!.csv", "AA12"),
      ("wow!.csv", "wow!.csv", nil), ("typed in", "typed in", nil), ("", "", nil), ("a.csv!", "a.csv!", nil),
    ] as [(String, String, String?)])
  func `a source is a file and perhaps a cell`(text: String, file: String, cell: String?) {
    let source = PaymentSource(text)
    #expect(source.file == file)
    #expect(source.cell?.description == cell)
  }

  @Test func `money without a file is found in the book's own table`() {
    #expect(PaymentSource("").location.description == "payments.csv")
    #expect(PaymentSource("d.csv!B5").location.description == "d.csv:B5")
  }
}
