import Hikes
import Quantities
import Tabular
import Testing

struct PaymentLedgerSheetTests {
  static let book: Book = {
    var book = MoneyBook.book([
      MoneyBook.payment(
        "luna-2025-12-08", 2500, hike: "2025-12-08", source: "december.csv!B5",
        notes: "inferred-amount; =cash"),
      MoneyBook.payment("gift", -1000, dog: nil, paid: "2025-12-01"),
    ])
    book.imports = [ImportEntry(file: "december.csv", sha256: "ab12", kind: "sheet 2025-12")]
    return book
  }()

  static let raw: RawCells = {
    let rows = Array(repeating: [""], count: 4) + [["Luna", "$25"]]
    let records = rows.map { Record($0.map { Field($0) }, line: 1) }
    return RawCells(tables: [Table(file: "december.csv", records: records)])
  }()

  @Test func `the table has the accountant's columns and every fact of a line`() {
    let ledger = Ledger(Self.book, asOf: MoneyBook.asOf)
    let grid = PaymentLedgerSheet.grid(ledger, Self.book, raw: Self.raw)
    let expected = """
      id,paid_date,due_date,tax_point,tax_point_basis,hike_date,client,dog,description,gross,net,hst,hst_rate,\
      province,method,status,source_file,source_sha256,source_cell,raw_cell,note,flags
      luna-2025-12-08,,2025-11-24,2025-11-24,policy,2025-12-08,grace,luna,"Hike 2025-12-08, Luna",28.50,25.00,\
      3.50,14,NS,,paid,december.csv,ab12,B5,$25,inferred-amount; =cash,inferred-amount
      gift,2025-12-01,,2025-12-01,recorded,,,,Refund,-11.40,-10.00,-1.40,14,NS,,refund,,,,,,

      """
    #expect(String(decoding: grid.csv(marked: false), as: UTF8.self) == expected)
    for marked in [false, true] {
      #expect(
        PaymentLedgerSheet.csv(ledger, Self.book, raw: Self.raw, marked: marked) == grid.csv(marked: marked))
    }
  }

  @Test func `the JSON report has integers for money and null for what is absent`() throws {
    let ledger = Ledger(Self.book, asOf: MoneyBook.asOf)
    let json = PaymentLedgerSheet.json(ledger, Self.book, diagnostics: ledger.diagnostics)
    guard case .object(let report) = json, case .array(let lines)? = report["lines"],
      case .object(let gift)? = lines.last
    else {
      Issue.record("not an object with lines")
      return
    }
    #expect(
      report.keys.sorted() == ["controls", "diagnostics", "due_unpaid", "lines", "totals"])
    #expect(
      report["totals"]
        == [
          "gross_cents": .integer(1710), "net_cents": .integer(1500), "hst_cents": .integer(210),
          "lines": .integer(2),
        ])
    #expect(gift["dog"] == .null && gift["method"] == .null && gift["source_file"] == .null)
    #expect(gift["gross_cents"] == .integer(-1140) && gift["rate_bp"] == .integer(1400))
    #expect(gift["status"] == "refund" && gift["flags"] == .array([]))
    let renamed = ["gross": "gross_cents", "net": "net_cents", "hst": "hst_cents", "hst_rate": "rate_bp"]
    #expect(gift.keys.sorted() == PaymentLedgerSheet.columns.map { renamed[$0] ?? $0 }.sorted())
  }

  @Test func `money before registration is flagged`() {
    var book = Self.book
    book.rules.registeredFrom = MoneyBook.date("2025-11-25")
    let rows = PaymentLedgerSheet.grid(Ledger(book, asOf: MoneyBook.asOf), book).rows
    #expect(rows.map { $0.last?.plain } == ["before-registration;inferred-amount", ""])
    #expect(rows.map { $0[12].plain } == ["0", "14"])
  }
}
