import Diagnostics
import Quantities
import Testing

@testable import Hikes

@Suite struct ConversionCopiesTests {
  static let week = [
    "Dog,Mon,Tue,Wed,Thu,Fri", "Amber,25,,25,,25", "Bandit,,25,,25,", "Cinder,30,,,30,",
  ]

  private func sheet(_ titles: [String], _ weeks: [[String]]) -> String {
    zip(titles, weeks).map { title, week in ([title] + week).joined(separator: "\n") }.joined(
      separator: "\n\n")
  }

  @Test(arguments: [
    ("Week of Nov 3 2025", "what both say is counted once"),
    ("Week of Nov 3 2025 - FIXED", "that one, called the right one, counts"),
  ])
  func `a week that stands twice in one sheet is named`(title: String, what: String) throws {
    let text = sheet(["Week of Nov 3 2025", title], [Self.week, Self.week])
    let conversion = SheetText.convert([try SheetText.read(text)])
    let named = conversion.diagnostics.filter { $0.code == .repeatedWeek }
    #expect(named.count == 1 && named[0].message.contains(what), "\(named)")
    #expect(conversion.booked.cents == 18_500)
  }

  @Test func `the two hikes of a day, and two weeks alike, are no week that stands twice`() throws {
    let hikes = sheet(["Week of Nov 3 2025\nAM", "PM"], [Self.week, Self.week])
    let weeks = sheet(["Week of Nov 3 2025", "Week of Nov 10 2025"], [Self.week, Self.week])
    for text in [hikes, weeks] {
      let conversion = SheetText.convert([try SheetText.read(text)])
      #expect(!conversion.diagnostics.contains { $0.code == .repeatedWeek }, "\(text)")
    }
  }

  @Test func `what only one of two sheets has of a week is booked and asked about`() throws {
    let first = try SheetText.read(sheet(["Week of Nov 3 2025"], [Self.week]), file: "Nov.csv")
    var changed = Self.week
    changed[1] = "Amber,25,,25,,"
    changed[2] = "Bandit,,25,,25,25"
    let second = try SheetText.read(sheet(["Week of Nov 3 2025"], [changed]), file: "Nov corrected.csv")
    let conversion = SheetText.convert([first, second])
    #expect(conversion.booked.cents == 18_500 + 2500)
    let asked = conversion.book.review.filter { $0.question.contains("Was it paid?") }.map(\.item)
    #expect(asked == ["amber 2025-11-07", "bandit 2025-11-07"])
    // Two parts of one month have nothing in common.
    let other = try SheetText.read(sheet(["Week of Nov 10 2025"], [changed]), file: "later.csv")
    #expect(!SheetText.convert([first, other]).book.review.contains { $0.question.contains("Was it paid?") })
  }

  // MARK: A new price

  static let risen = """
    Week of Nov 3 2025
    Dog,Mon,Tue,Wed,Thu,Fri
    Scout,25,25,25,25,25
    Tess,25,50,,,

    Week of Nov 10 2025
    Dog,Mon,Tue,Wed,Thu,Fri
    Scout,pd,,28,28,28
    Tess,50,50,50,,
    """

  @Test func `the price of the last three times is the usual one, and not what several hikes cost`() throws {
    let conversion = SheetText.convert([try SheetText.read(Self.risen)])
    let rates = conversion.inferences.filter { $0.subject == .rate }
    #expect(rates.first { $0.dog.text == "scout" }?.value == "28.00")
    #expect(rates.first { $0.dog.text == "scout" }?.evidence == "CA$28.00 the last 3 times, CA$25.00 before")
    #expect(rates.first { $0.dog.text == "tess" }?.value == "50.00")
    // Before the rise a payment without an amount was of the old price.
    #expect(conversion.book.paidDays["scout 2025-11-10"] == Money(cents: 2500))
  }
}
