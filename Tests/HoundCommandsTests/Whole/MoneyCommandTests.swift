import Diagnostics
import Hikes
import Store
import Testing

@testable import HoundCommands

@Suite struct MoneyCommandTests {
  private func converted(_ name: String) throws -> Workshop {
    let workshop = try Workshop("money-\(name)")
    #expect(try workshop.run("convert samples/december-2025.csv --month 2025-12").status == .done)
    return workshop
  }

  @Test func `the ledger holds what the sheets do, and says so beside every form of it`() throws {
    let workshop = try converted("tie")
    for command in [
      "ledger", "ledger --format csv", "ledger --format hledger", "hst --format csv", "revenue --by week",
    ] {
      let result = try workshop.run(command)
      #expect((result.output + result.error).contains("ledger CA$230.00 = sheets CA$230.00"), "\(command)")
    }
    _ = try workshop.run("pay Olive --for 2026-01-05 --date 2026-01-02")
    #expect(try workshop.run("ledger").output.contains("sheets CA$230.00; CA$30.00 beside them"))
  }

  @Test func `a payment goes in once, and undoes nothing when it is typed again`() throws {
    let workshop = try converted("pay")
    let first = try workshop.run("pay Olive 30 --for 2026-01-05 --method cash --date 2026-01-02")
    #expect(first.status == .done)
    #expect(first.output.contains("CA$30.00 for Olive’s hike of Mon Jan 5 2026"))
    let before = try workshop.book()
    #expect(
      try workshop.run("pay Olive 30 --for 2026-01-05 --date 2026-01-02").output.contains(
        "nothing was changed"))
    #expect(try workshop.book() == before)
    #expect(try workshop.run("pay Olive 25 --for 2026-01-05").error.contains(DiagnosticCode.paidAlready.name))
    #expect(try workshop.run("payments Olive").output.contains("2026-01-05"))
    #expect(try workshop.run("receipt Olive --for 2026-01-05").output.contains("HST 14 % on 30.00"))
    #expect(try workshop.run("owing --format json").status == .done)
    #expect(
      try workshop.run("statement Olive --date 2026-01-10").output.contains(
        "Payment (cash), Olive, for Mon Jan 5"))
  }

  @Test(arguments: [
    ("pay Oliv", "did you mean Olive?"), ("pay Olive x", DiagnosticCode.unreadableAmount.name),
    ("close april", DiagnosticCode.unknownPeriod.name),
    ("hst --explain x", DiagnosticCode.unknownPeriod.name),
    ("receipt Olive --for 2020-01-01", DiagnosticCode.unknownPayment.name),
    ("statement Nobody", "no owner or dog is called"), ("settings price 3", "did you mean prices?"),
    ("settings prices 3", "write one of plus-hst, include-hst"),
    ("settings overdue_after_days 9223372036854775807", "write a whole number from 0 to 3660"),
    ("settings hikes_per_day 30", "write a whole number from 1 to 9"),
  ])
  func `a slip gets an answer with one thing to do`(command: String, answer: String) throws {
    let workshop = try converted("slip-\(command.filter(\.isLetter))-\(command.count)")
    let before = try workshop.book()
    let result = try workshop.run(command)
    #expect(result.status != .done)
    #expect(result.error.contains(answer))
    #expect(result.error.contains("hint:"))
    #expect(try workshop.book() == before)
  }

  @Test func `two dogs of a name are both named`() throws {
    let workshop = try converted("two")
    let dogs = try workshop.text("book/dogs.csv")
    try workshop.write(Array((dogs + "zed,Olive\n").utf8), "book/dogs.csv")
    let result = try workshop.run("pay Olive")
    #expect(result.error.contains("“Olive” may be Olive (olive) or Olive (zed)"))
  }

  @Test func `her totals are reconciled without a rest`() throws {
    let workshop = try converted("reconcile")
    let result = try workshop.run("reconcile samples/december-2025.csv --month 2025-12")
    #expect(result.status == .done)
    #expect(result.output.contains("days of January 2026 in this tab: 1"))
    #expect(result.output.contains("of these hikes were paid or due in November 2025"))
    #expect(!result.output.contains("not explained"))
    let json = try workshop.run("reconcile samples/december-2025.csv --month 2025-12 --format json").output
    #expect(json.contains("\"unexplained_cents\" : 0"))
    #expect(
      json.split(separator: "\n").allSatisfy { !$0.contains("unexplained_cents") || $0.contains(": 0") })
  }

  @Test func `a settings change is kept and shown, the past stays`() throws {
    let workshop = try converted("settings")
    #expect(try workshop.run("settings prices include-hst").output == "prices: plus-hst → include-hst\n")
    #expect(try workshop.run("settings prices").output == "include-hst\n")
    #expect(try workshop.run("ledger").output.contains("CA$230.00 before HST"))
  }

  @Test func `a closed period is kept in the book`() throws {
    let workshop = try converted("close")
    let closed = try workshop.run("close 2025-11 --date 2026-01-15")
    #expect(closed.output.contains("2025-11, 2025-11-01 to 2025-11-30: CA$200.00 of sales, CA$28.00 HST."))
    #expect(
      try workshop.text("book/closed.csv")
        == "period,basis,net,hst,closed_on\n2025-11,tax-point,200.00,28.00,2026-01-15\n")
    let payments = try workshop.text("book/payments.csv")
    try workshop.write(
      Array(payments.replacing(",25.00,plus", with: ",20.00,plus").utf8), "book/payments.csv")
    let hst = try workshop.run("hst --date 2026-01-16").output
    #expect(hst.contains("2025-11      200.00     28.00"))
    #expect(hst.contains("CA$25.00 was reported, it is CA$20.00 now"))
    #expect(try workshop.run("check").status == .done)
    try workshop.write(Array("period,basis,net,hst\nq4,,1.00,0.14\n".utf8), "book/closed.csv")
    #expect(try workshop.run("check").output.contains("closed.csv:A2: error[unknown-period]"))
  }

  @Test func `a file of payments is taken over once`() throws {
    let workshop = try converted("import")
    try workshop.write(
      Array("dog,amount,hike_date,paid_date\nOlive,30,2026-01-05,2026-01-02\nOliv,30,2026-01-05,\n".utf8),
      "money.csv")
    let first = try workshop.run("import money.csv")
    #expect(first.status == .refused)
    #expect(first.error.contains("perhaps Olive"))
    let before = try workshop.book()
    #expect(try workshop.run("import money.csv").status == .refused)
    #expect(try workshop.book() == before)
  }

  @Test func `what is due and not paid is named beside the tax, and at the close of its period`() throws {
    let workshop = try Workshop("due-unpaid")
    try workshop.write(
      Array("Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes\nNed,owes,,owes,,,\nOz,CA$30.00,,,,,\n".utf8),
      "november.csv")
    _ = try workshop.run("convert november.csv --month 2025-11")
    let unpaid = "Not in these figures: CA$50.00 of hikes that were due and are not paid."
    let hst = try workshop.run("hst")
    #expect(hst.output.contains(unpaid) && hst.output.contains("CA$7.00"))
    #expect(hst.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try !workshop.run("hst --year 2024").output.contains("Not in these figures"))
    #expect(try workshop.run("close 2025-Q4 --dry-run --date 2026-01-05").output.contains(unpaid))
    #expect(try !workshop.run("close 2025-Q3 --dry-run").output.contains(unpaid))
  }

  @Test func `money back carries the rate of the hike that it names, of one receipt over two rates`() throws {
    let workshop = try Workshop("refund-rate")
    _ = try workshop.run("convert samples/2025/*.csv --date 2025-12-31")
    _ = try workshop.run("dogs add Zed --days tue --rate 100 --date 2025-03-01")
    _ = try workshop.run("pay Zed 200 --for 2025-04-08 --for 2025-04-22 --date 2025-04-10")
    let back = try workshop.run("pay Zed -100 --for 2025-04-22 --date 2025-05-02")
    #expect(back.output.contains("-CA$14.00 HST"), "\(back.output)")
    let other = try workshop.run("pay Zed -100 --for 2025-04-08 --date 2025-05-02")
    #expect(other.output.contains("-CA$15.00 HST"), "\(other.output)")
  }

  @Test func `a sheet whose money went back says nothing new, and parts are made whole by an answer`() throws
  {
    let workshop = try Workshop("several-rows")
    let sheet = "samples/december-2025.csv --month 2025-12"
    _ = try workshop.run("convert \(sheet) --date 2025-12-08")
    _ = try workshop.run("pay Olive -30 --for 2025-12-01 --date 2025-12-08")
    #expect(
      try !workshop.run("import \(sheet) --date 2025-12-09").error.contains(
        DiagnosticCode.amountConflict.name))
    for part in ["10", "15"] {
      _ = try workshop.run("pay Quill \(part) --for 2025-12-02 --date 2025-12-08")
    }
    let typed = try workshop.text("samples/december-2025.csv").replacing(
      "\nQuill,,,,,,", with: "\nQuill,,CA$40.00,,,,")
    try workshop.write(Array(typed.utf8), "typed.csv")
    let asked = try workshop.run("import typed.csv --month 2025-12 --date 2025-12-09")
    #expect(asked.error.contains(DiagnosticCode.amountConflict.name))
    let review = try workshop.text("book/exports/review.csv").replacing(
      "25.00 booked,", with: "25.00 booked,paid 40.00")
    try workshop.write(Array(review.utf8), "answered.csv")
    #expect(try workshop.run("import answered.csv --date 2025-12-09").status == .done)
    #expect(
      try workshop.text("book/payments.csv").contains(
        "2025-12-02-quill,2025-12-02-quill,quill,2025-12-02,,,15.00"))
    let again = try workshop.run("import typed.csv --month 2025-12 --date 2025-12-09")
    #expect(!again.error.contains(DiagnosticCode.amountConflict.name))
  }

  @Test func `long lines of money stay within the screen`() throws {
    let workshop = try Workshop("eighty")
    try workshop.write(
      Array("Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes\nNed,owes,,owes,,owes,\n".utf8), "november.csv")
    _ = try workshop.run("convert november.csv --month 2025-11")
    _ = try workshop.run("pay Ned 25 --for 2025-11-03 --date 2025-11-04")
    for line in ["statement Ned --date 2025-11-08", "hst --date 2025-11-08", "owing --date 2025-11-08"] {
      let lines = try workshop.run(line).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(line)")
    }
    let booked = try workshop.run("statement Ned --date 2025-11-08").output
    #expect(booked.contains("Booked for Ned: Mon Nov 10 not paid,") && booked.contains("\n  "))
  }

  @Test func `earnings say what of them is for hikes to come, and what is credit`() throws {
    let workshop = try converted("earned")
    #expect(try !workshop.run("revenue --date 2026-01-31").output.contains("of it"))
    _ = try workshop.run("pay Olive --for 2026-01-05 --date 2026-01-02")
    let ahead = try workshop.run("revenue --date 2026-01-02")
    #expect(ahead.output.contains("CA$30.00 of it is for hikes after Friday, January 2, 2026."))
    _ = try workshop.run("pay Pip 500 --date 2026-01-03")
    let credit = try workshop.run("revenue --format csv --date 2026-01-03")
    #expect(credit.error.contains(" of it is credit: ") && !credit.output.contains("credit"))
    #expect(try workshop.run("revenue --format json --date 2026-01-31").error.isEmpty)
  }
}
