import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Lists whose headings no rule knows, told by what stands below them.
struct EntryListContentsTests {
  private static let heads = [
    "Start,Pet(s),Price", "Date,For,Received from", "Booked for,Animal,Gross Sales",
    "Day of service,Tier,Zzz",
  ]

  @Test(arguments: heads) func `dates, names that come again and few prices are a list`(head: String) throws {
    let rows = [
      "2025-05-26 13:00,Bella,25.00", "2025-05-26 09:00,Max,25.00", "2025-05-27 09:00,Bella,25.00",
      "2025-05-27 13:00,Luna,30.00", "2025-05-28 09:00,Max,50.00", "2025-05-28 13:00,Luna,30.00",
    ]
    let reading = try SheetText.read(([head] + rows).joined(separator: "\n"))
    #expect(Set(reading.dogs.map(\.label)) == ["Bella", "Max", "Luna"])
    #expect(reading.paid == Money(cents: 18_500) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["C4"]?.date == SheetText.date("2025-05-27") && reading["A1"]?.kind == .header)
  }

  @Test func `what was done stands beside the name, and a status says that it was not paid`() throws {
    let reading = try SheetText.read(
      """
      Subject,Start Date,Description,Price,Status
      Hike Bella,3/6/2019,,25.00,Completed
      Max hike,3/6/2019,,25.00,Completed
      Hike - Luna,4/6/2019,,30.00,Failed
      Bella hike,4/6/2019,,25.00,Completed
      Max hike,5/6/2019,,25.00,Completed
      Hike - Luna,13/6/2019,,30.00,Completed
      """)
    #expect(Set(reading.dogs.map(\.label)) == ["Bella", "Max", "Luna"])
    #expect(reading.paid == Money(cents: 13_000) && reading["D4"]?.status == .unpaid)
  }

  @Test(arguments: EntryList.spent.examples)
  func `money that was spent is no dog's, and a carried balance is none`(head: String) throws {
    let reading = try SheetText.read(
      head + ",Balance\n" + """
        2024-06-03,Opening float,,,212.40
        2024-06-03,Cooper (LeBlanc),25.00,,237.40
        2024-06-03,Luna (Chisholm),30.00,,267.40
        2024-06-03,Gas - Irving,,62.10,205.30
        2024-06-04,Cooper (LeBlanc),25.00,,230.30
        2024-06-05,Luna (Chisholm),30.00,,260.30
        2024-06-06,Cooper (LeBlanc),25.00,,285.30
        """)
    #expect(reading.dogs.map(\.name).sorted() == ["Cooper", "Luna"])
    #expect(reading.paid == Money(cents: 13_500) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["D5"]?.kind == .total && reading["E2"]?.kind == .total)
  }

  @Test func `money beside other words than a name is asked about`() throws {
    let reading = try SheetText.read(
      """
      Week of Sept 9 2024;;;
      Start;Particulars;Price;Spent
      Sept 9;Molly hike;25.00;
      Sept 9;Finn hike;30.00;
      Sept 10;Molly hike;25.00;
      Sept 11;Finn hike;30.00;
      Sept 12;Molly hike;25.00;
      Sept 13;Finn hike;30.00;
      Sept 13;Sadie tip;5.00;
      """.replacing(";", with: ","))
    #expect(reading.paid == Money(cents: 16_500) && reading["C9"]?.question != nil)
    #expect(reading.cells.count { $0.question != nil } == 1)
  }

  @Test func `an account of other things is no list of dogs`() throws {
    let account = try SheetText.table(
      """
      Date,Description,Debit,Credit,Balance
      2024-06-03,TIM HORTONS,4.25,,212.40
      2024-06-03,IRVING OIL,62.10,,150.30
      2024-06-04,PAYROLL ACME,,1250.00,1400.30
      2024-06-05,TIM HORTONS,3.75,,1396.55
      2024-06-06,SOBEYS,88.12,,1308.43
      2024-06-07,SOBEYS,41.09,,1267.34
      """)
    #expect(!EntryList.recognizes(account))
  }

  @Test func `a column of running numbers asks nothing`() throws {
    let reading = try SheetText.read(
      ",Date,Dog,Paid\n0,2025-05-05,Bella,25\n1,2025-05-05,Max,25\n2,2025-05-06,Bella,25\n3,2025-05-06,Max,30\n4,2025-05-07,Max,30\n"
    )
    #expect(reading.paid == Money(cents: 13_500) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["A3"]?.kind == .attribute)
  }

  @Test func `a table of payments in a shape of its own is no roster`() throws {
    func kind(_ paid: [String]) throws -> InputKind? {
      let rows = paid.enumerated().map { "Owner \($0),Dog \($0),\($1),Oct \($0 + 6)" }
      return InputKind(try SheetText.table("Owner,Dog,Paid,On\n" + rows.joined(separator: "\n")))
    }
    #expect(try kind(["$25", "$50", "$25", "$30", "$60", "$50"]) == nil)
    #expect(try kind(["yes", "yes", "", "no", "yes", "yes"]) == .roster)
  }
}
