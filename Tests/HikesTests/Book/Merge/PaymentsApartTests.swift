import Diagnostics
import Quantities
import Store
import Testing

@testable import Hikes

@Suite struct PaymentsApartTests {
  private func withTwo(
    _ ours: [Payment], _ theirs: [Payment], _ body: (_ here: BookFolder, _ there: BookFolder) throws -> Void
  ) throws {
    try withBook([:]) { here in
      try here.put("dog,name\nluna,Luna\npip,Pip\n", "dogs.csv")
      try here.change("known") { $0.payments.append(MoneyBook.payment("old", 2500)) }
      let there = try here.copied()
      try here.change("pay") { $0.payments += ours }
      try there.change("pay") { $0.payments += theirs }
      try body(here, there)
    }
  }

  private func payments(_ folder: BookFolder) throws -> [String] {
    try folder.read().value.book.payments.map { "\($0.id.text) \($0.amount) \($0.receiptName)" }
  }

  private func credit(_ cents: Int, receipt: String = "") -> Payment {
    var payment = MoneyBook.payment("2025-11-03-luna-paid", cents, paid: "2025-11-03")
    payment.receipt = receipt
    return payment
  }

  @Test func `two credits of one day are two payments, however often the books are merged`() throws {
    try withTwo([credit(10000)], [credit(5000)]) { here, there in
      let merge = try here.merge(taking: there)
      #expect(merge.conflicts.isEmpty)
      #expect(
        merge.lines.contains(
          "  2025-11-03-luna-paid is another payment there; both count, the other one as 2025-11-03-luna-paid-2"
        ))
      let both = [
        "2025-11-03-luna-paid 100.00 2025-11-03-luna-paid",
        "2025-11-03-luna-paid-2 50.00 2025-11-03-luna-paid-2", "old 25.00 old",
      ]
      #expect(try payments(here) == both)
      #expect(try here.merge(taking: there).changesAnything == false)
      #expect(try there.merge(taking: here).conflicts.isEmpty)
      #expect(try payments(there) == both)
      #expect(try here.merge(taking: there).changesAnything == false)
    }
  }

  @Test func `books that took each other in at once count nothing twice`() throws {
    try withTwo([credit(10000)], [credit(5000)]) { here, there in
      let before = try here.copied(to: "before")
      try here.merge(taking: there)
      try there.merge(taking: before)
      for (taker, giver) in [(here, there), (there, here), (here, there)] {
        #expect(try taker.merge(taking: giver).conflicts.isEmpty)
        #expect(try taker.read().value.book.payments.map(\.amount).reduce(.zero, +) == Money(cents: 17500))
      }
    }
  }

  @Test func `what both entered alike counts once, and that is said`() throws {
    try withTwo([credit(5000)], [credit(5000), MoneyBook.payment("new", 3000)]) { here, there in
      let merge = try here.merge(taking: there)
      #expect(merge.lines.contains("  1 payment was entered on both and counts once"))
      #expect(try payments(here).count == 3)
    }
  }

  @Test func `two amounts for one hike are one payment that a person decides on`() throws {
    let ours = MoneyBook.payment("2025-11-03-luna-paid", 2500, hike: "2025-11-03", paid: "2025-11-01")
    let theirs = MoneyBook.payment("2025-11-03-luna-paid", 3000, hike: "2025-11-03", paid: "2025-11-01")
    try withTwo([ours], [theirs]) { here, there in
      let merge = try here.merge(taking: there)
      #expect(merge.conflicts.map(\.field) == ["amount"])
      #expect(try payments(here).count == 2)
    }
  }

  @Test func `hikes that two computers were paid for on one day keep receipts of their own`() throws {
    func paid(_ hike: String) -> Payment {
      var payment = MoneyBook.payment("\(hike)-luna-paid", 2500, hike: hike, paid: "2025-11-01")
      payment.receipt = "2025-11-01-luna-paid"
      return payment
    }
    try withTwo([paid("2025-11-03")], [paid("2025-11-10")]) { here, there in
      try here.merge(taking: there)
      #expect(
        try payments(here) == [
          "2025-11-03-luna-paid 25.00 2025-11-01-luna-paid",
          "2025-11-10-luna-paid 25.00 2025-11-01-luna-paid-2", "old 25.00 old",
        ])
    }
    try withTwo([paid("2025-11-03"), paid("2025-11-05")], [paid("2025-11-03"), paid("2025-11-10")]) {
      here, there in
      try here.merge(taking: there)
      let receipts = Set(try here.read().value.book.payments.map(\.receipt))
      #expect(receipts == ["2025-11-01-luna-paid", "old"])
    }
  }
}
