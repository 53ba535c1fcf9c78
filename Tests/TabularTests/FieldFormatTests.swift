import Civil
import Quantities
import Tabular
import Testing

@Suite struct FieldFormatTests {
  enum Answer: String, CaseIterable, Sendable {
    case plain
    case noShow = "no-show"
    case novaScotia = "NS"
  }

  @Test(arguments: ["", " ", "  a ", "'tis", "\n", "é"])
  func `a text is what it is`(text: String) {
    #expect(FieldFormat.text.read(text) == text)
    #expect(FieldFormat.text.write(text) == text)
  }

  @Test(arguments: [("rex", "rex"), (" rex\u{A0}", "rex"), ("", nil), (" \t", nil)])
  func `a key is anything but nothing`(text: String, key: String?) {
    #expect(FieldFormat.key.read(text) == key)
  }

  @Test(arguments: [
    ("0", 0), (" 12 ", 12), ("-3", -3), ("+4", 4), ("", nil), ("1.0", nil), ("1 000", nil), ("x", nil),
    ("0x1", nil),
    ("99999999999999999999", nil),
  ])
  func `an integer has digits only`(text: String, value: Int?) {
    #expect(FieldFormat.integer.read(text) == value)
    if let value { #expect(FieldFormat.integer.read(FieldFormat.integer.write(value)) == value) }
  }

  @Test(arguments: [
    ("yes", true), ("Y", true), (" TRUE ", true), ("1", true), ("x", true), ("oui", true), ("no", false),
    ("N", false),
    ("False", false), ("0", false), ("non", false), ("", nil), ("maybe", nil), ("2", nil),
  ])
  func `yes and no are read in the words of spreadsheets`(text: String, value: Bool?) {
    #expect(FieldFormat.yesNo.read(text) == value)
  }

  @Test func `yes and no are written as such`() {
    #expect([true, false].map(FieldFormat.yesNo.write) == ["yes", "no"])
  }

  @Test(arguments: [
    ("a;b", ["a", "b"]), (" a ; b;", ["a", "b"]), ("", []), (";;", []), ("a", ["a"]), ("a,b", ["a,b"]),
    ("b;a", ["b", "a"]),
  ])
  func `a list keeps its order and drops what is empty`(text: String, names: [String]) {
    #expect(FieldFormat.list.read(text) == names)
    #expect(FieldFormat.list.read(FieldFormat.list.write(names)) == names)
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), (" 2026-11-20 ", "2026-11-20"), ("2024-02-29", "2024-02-29"),
    ("2026-02-29", nil),
    ("20 Nov 2026", nil), ("", nil), ("2026-11", nil),
  ])
  func `a date is strict`(text: String, written: String?) {
    #expect(FieldFormat.date.read(text).map(FieldFormat.date.write) == written)
  }

  @Test(arguments: [
    ("25", "25.00"), (" -25.00 ", "-25.00"), ("0.05", "0.05"), ("$25", nil), ("1,000", nil), ("", nil),
    ("25.5", "25.50"), ("25.", nil), ("25.505", nil),
  ])
  func `an amount is plain`(text: String, written: String?) {
    #expect(FieldFormat.money.read(text).map(FieldFormat.money.write) == written)
  }

  @Test(arguments: [("9:00", "09:00"), ("23:59", "23:59"), ("24:00", nil), ("9", nil), ("", nil)])
  func `a time is of the day`(text: String, written: String?) {
    #expect(FieldFormat.time.read(text).map(FieldFormat.time.write) == written)
  }

  @Test(arguments: [("14", "14"), ("14.50", "14.5"), ("14%", nil), ("-1", nil), ("", nil)])
  func `a rate is in percent`(text: String, written: String?) {
    #expect(FieldFormat.percent.read(text).map(FieldFormat.percent.write) == written)
  }

  @Test(arguments: [
    ("plain", Answer.plain), (" Plain ", .plain), ("NO-SHOW", .noShow), ("ns", .novaScotia),
    ("NS", .novaScotia),
  ])
  func `a word of a closed vocabulary is read in either case`(text: String, answer: Answer) {
    #expect(FieldFormat<Answer>.word.read(text) == answer)
  }

  @Test func `any other word is none`() {
    #expect(["", "plainly", "no show", "noShow"].allSatisfy { FieldFormat<Answer>.word.read($0) == nil })
    #expect(FieldFormat<Answer>.word.expected == "one of plain, no-show, NS")
    #expect(Answer.allCases.map(FieldFormat<Answer>.word.write) == ["plain", "no-show", "NS"])
  }

  @Test func `optional means that nothing is a value, and nonsense still is not`() {
    let format = FieldFormat.integer.optional
    #expect(format.read(" ") == .some(nil))
    #expect(format.read("2") == .some(2))
    #expect(format.read("x") == nil)
    #expect([nil, 2].map(format.write) == ["", "2"])
    #expect(format.expected == "a whole number, or nothing")
  }

  @Test func `a default stands for nothing, and not for nonsense`() {
    let format = FieldFormat.money.defaulting(to: Money(cents: 2500))
    #expect([" ", "3", "x"].map(format.read) == [Money(cents: 2500), Money(cents: 300), nil])
    #expect(format.write(Money(cents: 2500)) == "25.00")
    #expect(format.expected == "an amount such as 25.00, or nothing")
  }

  @Test func `what may be missing keeps the spaces that its format keeps`() {
    #expect(FieldFormat.text.optional.read(" a ") == .some(" a "))
    #expect(FieldFormat.text.optional.read(" ") == .some(" "))
    #expect(FieldFormat.text.defaulting(to: "x").read(" a ") == " a ")
  }
}
