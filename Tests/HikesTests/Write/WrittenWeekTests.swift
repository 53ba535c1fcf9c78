import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Weeks that mean what they do by the rest of their sheet, written out alone.
struct WrittenWeekTests {
  private func sheet(_ text: String, edit: (inout Book) -> Void = { _ in }) throws -> WeeklySheet {
    let reading = try SheetText.read(text, year: 2025)
    var book = SheetText.convert([reading]).book
    edit(&book)
    return WeeklySheet(book, readings: [reading])
  }

  private func week(
    _ monday: String, _ text: String, edit: (inout Book) -> Void = { _ in }
  ) throws -> [String] {
    try sheet(text, edit: edit).week(SheetText.date(monday)).map { $0.joined(separator: ",") }
  }

  /// The payments of rows that are read alone, in cents.
  private func cents(_ rows: [String]) throws -> Int {
    SheetText.convert([try SheetText.read(rows.joined(separator: "\n"))]).book.payments.map(\.amount.cents)
      .reduce(0, +)
  }

  @Test func `a week under the headings of another gets them`() throws {
    let text = """
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Week of Nov 3 2025
      Pip,25,,25,,,
      Max,,30,,,,
      Week of Nov 10 2025
      Pip,25,,,,,
      Max,,30,,30,,
      """
    #expect(
      try week("2025-11-10", text) == [
        "Week of Nov 10 2025,,,,,,", "Dog,Mon,Tue,Wed,Thu,Fri,Notes", "Pip,25,,,,,", "Max,,30,,30,,",
      ])
  }

  @Test func `a week whose letters a key explains takes the key along`() throws {
    let text = """
      C = paid $20,,,,,,
      o = owes,,,,,,
      ,,,,,,
      Week of Nov 3 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,C,,C,,,
      Max,,C,,o,,
      Week of Nov 10 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,C,,,,,
      Max,,C,,C,,
      """
    let rows = try week("2025-11-10", text)
    #expect(
      rows == [
        "Week of Nov 10 2025,,,,,,", "Dog,Mon,Tue,Wed,Thu,Fri,Notes", "Pip,C,,,,,", "Max,,C,,C,,", "",
        "C = paid $20", "o = owes",
      ])
    #expect(try cents(rows) == 6000)
  }

  @Test func `a week of marks takes the price along that a title says`() throws {
    let text = """
      Dog walks at $18 a hike
      x = paid
      ,,,,,,
      Week of Nov 3 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,x,,x,,,
      Max,,x,,x,,
      Week of Nov 10 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,x,,,,,
      Max,,x,,x,,
      """
    let rows = try week("2025-11-10", text)
    #expect(rows.contains("Dog walks at $18 a hike"))
    #expect(try cents(rows) == 5400)
  }

  @Test func `a week that means the same alone takes no lines along`() throws {
    let text = """
      Dog walks at $18 a hike
      x = hiked
      ,,,,,,
      Week of Nov 3 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,18,,x,,,
      Max,,18,,18,,
      Week of Nov 10 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,18,,,,,
      Max,,18,,18,,
      """
    #expect(
      try week("2025-11-10", text) == [
        "Week of Nov 10 2025,,,,,,", "Dog,Mon,Tue,Wed,Thu,Fri,Notes", "Pip,18,,,,,", "Max,,18,,18,,",
      ])
  }

  @Test func `numbers in the headings of another week are not taken over`() throws {
    let text = """
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes
      Pip,25,,25,,,
      Max,,30,,,,
      Week of Nov 10 2025
      Pip,25,,,,,
      Max,,30,,30,,
      """
    let reading = try SheetText.read(text, month: "2025-11")
    let sheet = WeeklySheet(SheetText.convert([reading]).book, readings: [reading])
    #expect(
      sheet.week(SheetText.date("2025-11-10"))[1] == [
        "Dog", "Mon 10", "Tue 11", "Wed 12", "Thu 13", "Fri 14", "Notes",
      ])
  }

  @Test func `headings that are formulas are written as the days they mean`() throws {
    let text = """
      Dog,2025-11-03,=B1+1,=C1+1,=D1+1,=E1+1
      Pip,25,,25,,
      Max,,30,,,
      """
    #expect(try week("2025-11-03", text)[1] == "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7")
  }

  @Test func `two lists of one week side by side stay two lists`() throws {
    let text = """
      Week of Apr 7 2025,,,,,,,,,,,,
      Town dogs,Mon,Tue,Wed,Thu,Fri,,Shore dogs,Mon,Tue,Wed,Thu,Fri
      Lark,,30,30,,,,Roxy,,30,,,
      Piper,30,,,,,,Winnie,,,,35,
      """
    let rows = try week("2025-04-07", text)
    #expect(rows.count == 4)
    #expect(rows[2] == "Lark,,30,30,,,,Roxy,,30,,,")
    #expect(try cents(rows) == 15500)
  }

  @Test func `a title above two lists side by side dates both of them`() throws {
    let text = """
      "Week of Sept 9, 2024",,,,,,,,,,,,
      HIKE 1,,,,,,,HIKE 2,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,,Dog,Mon,Tue,Wed,Thu,Fri
      Alma,,,$25,,$25,,Gatsby,$25,,$25,,
      Bowie,,,,$25,,,Hugo,,$25,,$25,
      """
    let rows = try week("2024-09-09", text)
    #expect(rows.dropFirst() == text.split(separator: "\n").map(String.init).dropFirst())
    #expect(try cents(rows) == 17500)
  }

  @Test func `AM and PM of a week are both written, and each says its own`() throws {
    let text = """
      Week of Sep 15 2025,,,,,,
      AM Hike,Mon 15,Tue 16,Wed 17,Thu 18,Fri 19,Notes
      Bella,25,,25,,,rides with Max
      Max,,25,,,,
      ,,,,,,
      PM Hike,Mon 15,Tue 16,Wed 17,Thu 18,Fri 19,Notes
      Bella,25,25,,,,
      Otto,30,,,,30,
      """
    let rows = try week("2025-09-15", text)
    #expect(rows.filter { $0.hasPrefix("Bella") } == ["Bella,25,,25,,,rides with Max", "Bella,25,25,,,,"])
    #expect(rows.filter { $0.hasPrefix("Otto") } == ["Otto,30,,,,30,"])
    #expect(try cents(rows) == 18500)
  }

  @Test func `what was paid in a line below its dog is not left behind`() throws {
    let text = """
      Week of Nov 3 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Pip,x,,x,,
      paid,25,,25,,
      Max,,x,,,x
      paid,,30,,,30
      """
    #expect(try cents(week("2025-11-03", text)) == 11000)
  }

  @Test func `who came and who paid are two lists of a week`() throws {
    let text = """
      WHO CAME Oct 6-10 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Pip,x,,x,,
      Max,,x,,,x
      ,,,,,
      WHO PAID Oct 6-10 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Pip,25,,25,,
      Max,,30,,,30
      """
    let rows = try week("2025-10-06", text)
    #expect(rows.contains("Pip,x,,x,,") && rows.contains("Pip,25,,25,,"))
  }

  @Test func `money that waits for an answer stays in its cell`() throws {
    let text =
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,away,,25,,\nMax,,30,,,\nPip,25,,,,\nRex,25,,,,\n"
    let rows = try week("2025-11-03", text)
    #expect(rows.filter { $0.hasPrefix("Pip") } == ["Pip,away,,25,,", "Pip,25,,,,"])
  }

  @Test func `a week pasted once more is written once`() throws {
    let block = "Week of Nov 3 2025,,,,,\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nMax,,30,,,\n"
    let rows = try week("2025-11-03", block + ",,,,,\n" + block)
    #expect(rows.filter { $0.hasPrefix("Pip") }.count == 1)
  }

  @Test func `a week that begins on Sunday keeps its Sunday`() throws {
    let text = """
      Nov 2 - 8 2025,,,,,,,
      Dog,Sun 2,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Sat 8
      Pip,35,25,,25,,,
      Max,,,30,,,,40
      Total,35,25,30,25,,,40
      """
    let rows = try week("2025-11-03", text)
    #expect(rows.contains("Pip,35,25,,25,,,"))
    #expect(rows.contains("Max,,,30,,,,40"))
  }

  @Test func `of a list the week is laid out anew, with its Saturday and the money of marks`() throws {
    let text = """
      Date,Dog,Paid
      2025-11-03,Pip,25
      2025-11-08,Pip,40
      2025-11-04,Max,30
      2025-11-06,Max,30
      """
    let rows = try week("2025-11-03", text)
    #expect(rows[1] == "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Sat 8,Notes")
    #expect(rows.contains { $0.hasPrefix("Pip,CA$25.00,,,,,CA$40.00") })
    #expect(try cents(rows) == 12500)
  }

  @Test func `a new dog of a week under the headings of another has its money`() throws {
    let text = """
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Week of Nov 3 2025
      Pip,25,,25,,,
      Week of Nov 10 2025
      Pip,25,,,,,
      Week Total,,,,,,25
      """
    let rows = try week("2025-11-10", text) { book in
      book.dogs.append(Dog(id: DogID("kip"), name: "Kip"))
      var payment = Payment(id: PaymentID("2025-11-11-kip"))
      payment.dog = DogID("kip")
      payment.hikeDate = SheetText.date("2025-11-11")
      payment.amount = Money(cents: 2000)
      book.payments.append(payment)
    }
    #expect(rows.suffix(2) == ["Kip,,CA$20.00,,,", "Week Total,,,,,,CA$45.00"])
  }

  @Test func `one total below AM and PM, and one under Friday, follow what changes above them`() throws {
    let edit: (inout Book) -> Void = { book in
      for place in book.payments.indices where book.payments[place].dog?.text == "pip" {
        book.payments[place].amount = Money(cents: 3500)
      }
    }
    let both = """
      Week of Nov 3 2025,,,,,,
      AM,,,,,,
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes
      Pip,25,,,,,
      ,,,,,,
      PM,,,,,,
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes
      Max,,,,30,,
      Week Total,,,,,,55
      """
    let rows = try week("2025-11-03", both, edit: edit)
    #expect(rows.contains("AM,,,,,,") && rows.contains("PM,,,,,,"))
    #expect(rows.filter { $0.hasPrefix("Week of") }.count == 1)
    #expect(rows.last == "Week Total,,,,,,CA$65.00")
    let friday =
      "Week of Nov 3 2025\nDog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7\nPip,25,,,,\nMax,,,,30,\nWeek Total,,,,,55\n"
    #expect(try week("2025-11-03", friday, edit: edit).last == "Week Total,,,,,CA$65.00")
  }

  @Test func `a month whose weeks are in several sheets has them all`() throws {
    let readings = try ["Nov 3", "Nov 10", "Nov 17"].map {
      try SheetText.read(
        "Week of \($0) 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,,,\nMax,,30,,,\n", file: "\($0).csv")
    }
    let sheet = WeeklySheet(SheetText.convert(readings).book, readings: readings)
    let rows = sheet.month(SheetText.month("2025-11")).map { $0.joined(separator: ",") }
    #expect(
      rows.filter { $0.hasPrefix("Week of") }.map { $0.prefix { $0 != "," } } == [
        "Week of Nov 3 2025", "Week of Nov 10 2025", "Week of Nov 17 2025",
      ])
  }

  @Test func `a month that would not be read as it stands goes out week by week`() throws {
    let text = """
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Week of Oct 27 2025
      Pip,25,,25,,,
      Max,,30,,,,
      Week of Nov 3 2025
      Pip,25,,,,,
      Max,,30,,30,,
      Week of Nov 10 2025
      Pip,,25,,,,
      Max,,30,,,,
      """
    let rows = try sheet(text).month(SheetText.month("2025-11")).map { $0.joined(separator: ",") }
    #expect(rows.filter { $0.hasPrefix("Dog,Mon") }.count == 2)
    #expect(try cents(rows) == 14000)
  }

  @Test func `a month whose first heading was torn off is written`() throws {
    let text = """
      Pip,25,,25,,
      Max,,30,,,

      Dog,Mon May 12,Tue May 13,Wed May 14,Thu May 15,Fri May 16
      Pip,25,,25,,
      Max,,30,,,30
      """
    let rows = try sheet(text).month(SheetText.month("2025-05")).map { $0.joined(separator: ",") }
    #expect(try cents(rows) == 19000)
  }
}
