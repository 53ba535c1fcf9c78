import Quantities
import Testing

@testable import Hikes

struct CellMarkTests {
  @Test(arguments: [
    ("", CellMark.blank), ("  ", .blank), ("-", .dash), ("n/a", .dash), ("–", .dash), ("x", .mark),
    ("X ", .mark),
    ("✓", .mark), ("y", .mark), ("?", .doubt), ("pd", .paid(method: "")), ("PAID", .paid(method: "")),
    ("paid cash", .paid(method: "cash")), ("e-t", .paid(method: "e-transfer")), ("$2O", .unreadableAmount),
    ("asked Sue", .text), ("off leash ok", .text),
  ])
  func `a cell says one thing by itself`(raw: String, mark: CellMark) {
    #expect(CellMark(raw) == mark)
  }

  @Test func `ten figures are a telephone and no amount`() { #expect(CellMark("9025550142") == .text) }

  @Test(arguments: ["1", "2025", "3", "90255501422"])
  func `a bare number that is no price is not booked`(raw: String) {
    #expect(CellMark(raw) == .unreadableAmount)
  }

  @Test(arguments: ["5", "25", "-25", "1000", "$2025.00"])
  func `a price is an amount, however bare`(raw: String) {
    guard case .amount = CellMark(raw) else {
      Issue.record("\(raw) is \(CellMark(raw))")
      return
    }
  }

  @Test(arguments: [
    ("away", CellStatus.away), ("Missed e-transfer ", .unpaid), ("no-show", .noShow), ("cxl", .cancelled),
  ])
  func `a status word is a status`(raw: String, status: CellStatus) {
    guard case .status(let phrase) = CellMark(raw) else {
      Issue.record("\(raw) is \(CellMark(raw))")
      return
    }
    #expect(phrase.status == status)
  }

  @Test(arguments: [("I.O.U.", "iou"), ("N.S.", "ns"), ("o.o.o", "ooo")])
  func `letters may have full stops`(text: String, plain: String) {
    #expect(CellMark(text) == CellMark(plain) && CellMark(text) != .text)
  }

  @Test(arguments: ["‘sick’", "“sick”", "'sick'", "\"sick\"", "(sick)"])
  func `quotes around a word change nothing of it`(text: String) {
    #expect(CellMark(text) == CellMark("sick"))
  }

  @Test(arguments: ["√ pd", "✓ paid", "pd!"])
  func `a tick beside the word is paid as well`(text: String) {
    #expect(CellMark(text) == .paid(method: ""))
  }

  @Test(arguments: [
    ("✈️ away", "away"), ("❄ snow", "snow"), ("🐾 25", "25"), ("❤️ $25", "$25"), ("sick 🤒", "sick"),
    ("'away", "away"), ("[x]", "x"), ("paid??", "paid?"), ("25??", "25?"), ("no shwo", "no show"),
    ("VET APT", "vet appt"), ("fifteen $", "fifteen"), ("next wk instead", "moved to next week"),
  ])
  func `pictures, signs and slips around a word change nothing of it`(typed: String, plain: String) {
    #expect(CellMark(typed) == CellMark(plain) && CellMark(typed) != .text)
  }

  @Test(arguments: ["[ ]", "( )", "☐", "______"])
  func `a box that nobody ticked is a blank`(text: String) { #expect(CellMark(text) == .dash) }

  @Test(arguments: ["10 (minus the 5)", "10 (less 5)", "25 (kept 10 back)"])
  func `an amount is asked about where a figure in brackets may change it`(text: String) {
    #expect(CellMark(text) == .unreadableAmount)
  }

  @Test(arguments: ["porc. again?? NO HIKE", "muddy? no hike"])
  func `what stands behind a question may answer it`(text: String) {
    #expect(CellMark(text) == .status(.whole(.off)))
  }

  @Test(arguments: [
    ("9:20-12:30 owes", CellStatus.unpaid), ("owes me 20 me son", .unpaid), ("hurt his leg", .injured),
    ("n'est pas venue", .noShow), ("✂️", .grooming),
  ])
  func `hours before a word and words behind it leave its meaning`(text: String, status: CellStatus) {
    guard case .status(let phrase) = CellMark(text) else {
      Issue.record("\(text) is \(CellMark(text))")
      return
    }
    #expect(phrase.status == status)
    #expect(CellMark("owes 25 paid 10") == .unreadableAmount)
  }
}
