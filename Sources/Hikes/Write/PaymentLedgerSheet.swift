import Bookkeeping
public import Diagnostics
import Quantities
public import Tabular

/// The ledger as an accountant takes it: one row for each payment, every figure with its reason and its cell.
public enum PaymentLedgerSheet {
  /// The columns of `ledger.csv`, in their order.
  public static let columns = [
    "id", "paid_date", "due_date", "tax_point", "tax_point_basis", "hike_date", "client", "dog",
    "description",
    "gross", "net", "hst", "hst_rate", "province", "method", "status", "source_file", "source_sha256",
    "source_cell", "raw_cell", "note", "flags",
  ]

  /// - Parameter raw: the cells as typed; what is not among them stays empty.
  public static func grid(_ ledger: Ledger, _ book: Book, raw: RawCells = RawCells()) -> Grid {
    var grid = Grid(columns)
    write(ledger, book, raw, to: &grid)
    return grid
  }

  /// The bytes of the grid's CSV, written row after row.
  public static func csv(_ ledger: Ledger, _ book: Book, raw: RawCells, marked: Bool) -> [UInt8] {
    var writer = RecordWriter.table(columns, marked: marked)
    // As long as most rows are.
    writer.reserve(ledger.lines.count * 210)
    write(ledger, book, raw, to: &writer)
    return writer.drain()
  }

  private static func write(_ ledger: Ledger, _ book: Book, _ raw: RawCells, to sink: inout some RowSink) {
    var traces = Traces(book, raw)
    // Asked by their places, so that none is copied.
    let lines = ledger.lines
    for index in lines.indices {
      let payment = lines[index].payment
      sink.text(payment.id.text)
      sink.date(payment.paidDate)
      sink.date(lines[index].dueDate)
      sink.date(lines[index].taxPoint.date)
      sink.text(lines[index].taxPoint.basis.rawValue)
      sink.date(payment.hikeDate)
      sink.text(lines[index].client?.id.text ?? "")
      sink.text(payment.dog?.text ?? "")
      sink.text(lines[index].description)
      sink.money(lines[index].taxed.gross)
      sink.money(lines[index].taxed.net)
      sink.money(lines[index].taxed.hst)
      sink.number(lines[index].rate.percentText)
      sink.text(book.rules.province.rawValue)
      sink.text(payment.method)
      sink.text(lines[index].status.rawValue)
      let trace = traces.trace(of: payment.source)
      sink.text(trace.file)
      sink.text(trace.sha256)
      sink.text(trace.cell)
      sink.text(trace.raw)
      sink.text(payment.notes)
      sink.text(flags(payment.notes, lines[index].isBeforeRegistration).joined(separator: ";"))
      sink.endRow()
    }
  }

  /// `lines`, `totals`, `due_unpaid`, `controls` and `diagnostics`. The ledger's own findings are among
  /// `diagnostics` only if the caller hands them in.
  public static func json(
    _ ledger: Ledger, _ book: Book, raw: RawCells = RawCells(), diagnostics: [Diagnostic] = []
  ) -> JSONValue {
    var traces = Traces(book, raw)
    let totals = JSONValue.cents(ledger.total).merging(["lines": .integer(ledger.lines.count)]) { cents, _ in
      cents
    }
    return [
      "lines": .array(ledger.lines.map { object(of: $0, traces.trace(of: $0.source), book.rules) }),
      "totals": .object(totals), "due_unpaid": .dueUnpaid(ledger.dueUnpaid),
      "controls": ControlSheet.json(ControlTotals(book, ledger)), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  /// What a reader of the row should know: the flags that the payment's notes carry (`inferred-…`, `review`,
  /// parted from other words by a space, a comma or a semicolon), and `before-registration`.
  static func flags(of line: LedgerLine) -> [String] { flags(line.note, line.isBeforeRegistration) }

  private static func flags(_ note: String, _ isBeforeRegistration: Bool) -> [String] {
    if note.isEmpty { return isBeforeRegistration ? ["before-registration"] : [] }
    let words = note.split { " ,;".contains($0) }.map(String.init)
    let noted = words.filter { $0 == "review" || $0.hasPrefix("inferred-") }
    return Set(noted + (isBeforeRegistration ? ["before-registration"] : [])).sorted()
  }

  private static func object(of line: LedgerLine, _ trace: Trace, _ rules: BusinessRules) -> JSONValue {
    let facts: [String: JSONValue] = [
      "id": .text(line.id.text), "paid_date": .optional(line.paidDate), "due_date": .optional(line.dueDate),
      "tax_point": .text("\(line.taxPoint.date)"), "tax_point_basis": .text(line.taxPoint.basis.rawValue),
      "hike_date": .optional(line.hikeDate), "client": .optional(line.client?.id.text),
      "dog": .optional(line.payment.dog?.text), "description": .text(line.description),
      "rate_bp": .integer(line.rate.basisPoints), "province": .text(rules.province.rawValue),
      "method": .unlessEmpty(line.method), "status": .text(line.status.rawValue),
      "source_file": .unlessEmpty(trace.file), "source_sha256": .unlessEmpty(trace.sha256),
      "source_cell": .unlessEmpty(trace.cell), "raw_cell": .unlessEmpty(trace.raw),
      "note": .unlessEmpty(line.note), "flags": .array(flags(of: line).map { .text($0) }),
    ]
    return .object(facts.merging(JSONValue.cents(line.taxed)) { fact, _ in fact })
  }

  /// From a line back to its cell.
  private struct Trace {
    let file: String
    let sha256: String
    let cell: String
    let raw: String
  }

  private struct Traces {
    private let sums: [String: String]
    private let raw: RawCells
    /// Of the latest line: most lines come from the file of the line before.
    private var file = ""
    private var sum = ""
    private var texts = RawCells.OfFile()

    /// A file imported twice under one name is known by its latest import.
    init(_ book: Book, _ raw: RawCells) {
      sums = Dictionary(book.imports.map { ($0.file, $0.sha256) }) { _, last in last }
      self.raw = raw
    }

    /// - Parameter source: as a payment has it.
    mutating func trace(of source: String) -> Trace {
      let source = PaymentSource(source)
      if source.file != file {
        file = source.file
        sum = sums[file] ?? ""
        texts = raw.cells(of: file)
      }
      guard let cell = source.cell else { return Trace(file: file, sha256: sum, cell: "", raw: "") }
      return Trace(file: file, sha256: sum, cell: cell.description, raw: texts[cell] ?? "")
    }
  }
}
