import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Rows and columns among those of the dogs that hold no hikes.
struct OtherRowsTests {
  @Test func `how each day was paid may stand below its amount`() throws {
    let reading = try SheetText.read(
      """
      "Week of Sept 12, 2011",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,
      Bella,$25,,,$25,$25,
      ,chq,,,e-t,chq 114,
      Max,$25,$25,,,,
      ,e-t,cash,,,,
      Daisy,$25,$25,$25,,,
      ,chq 114,chq 114,chq 114,,,
      ,$75,$50,$25,$25,$25,$200
      """)
    #expect(reading.paid == Money(cents: 20_000) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["B3"]?.method == "cheque" && reading["C5"]?.method == "cash")
    #expect(reading["B9"]?.kind == .total)
  }

  @Test func `what was taken to the bank and what was kept part the sums above them`() throws {
    let reading = try SheetText.read(
      """
      Wk of Jan 10 2022,Monday,Tuesday,Wednesday,Thursday,Friday
      Bella,$25,,$25,,$25
      Winnie,$25,$30,$25,,$25
      Moose,$30,$30,$30,$30,
      Money in,$80,$60,$80,$30,$50
      To bank,$55,$60,$55,$30,$25
      Kept in jar,$25,$0,$25,$0,$25
      """)
    #expect(reading.dogs.map(\.name) == ["Bella", "Winnie", "Moose"] && reading.paid == Money(cents: 30_000))
  }

  @Test func `a total may name its dog below the weeks of it`() throws {
    let reading = try SheetText.read(
      """
      Dog,Owner,Week,Mon,Tue,Wed,Thu,Fri,Total
      Waffles,Wamboldt,"Jan 6, 2020",,$25,$25,$25,,$75
      ,,"Jan 13, 2020",,sick,$25,$25,,$50
      Total Waffles,,,,,,,,$125
      Biscuit,Hirtle,"Jan 6, 2020",,,,$25,,$25
      ,,"Jan 13, 2020",,,,$25,,$25
      Biscuit total,,,,,,,,$50
      """)
    #expect(reading.dogs.map(\.name) == ["Waffles", "Biscuit"] && reading.paid == Money(cents: 17_500))
  }

  @Test func `a list of the dogs to the left of the weeks is read by itself`() throws {
    let reading = try SheetText.read(
      """
      CLIENTS,,,,"Week of Sep 9, 2019",,,,,,
      Owner,Dog,Phone,,Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Langille,Lexie,902-555-0134,,Indie,,,25,,away,
      Eisnor,Moose,902-555-0141,,Lexie,30,,,30,30,
      Aucoin,Indie,902-555-0148,,Moose,,,30,,,
      """)
    #expect(reading["F4"]?.dog == "Lexie" && reading.paid == Money(cents: 14_500))
    #expect(reading.mends.count == 1)
    let moose = try #require(reading.dogs.first { $0.name == "Moose" })
    #expect(moose.owner == "Eisnor" && moose.phone == "902-555-0141")
  }

  @Test func `the titles of weeks stay above them where they stand over such a list`() throws {
    let reading = try SheetText.read(
      """
      "Week of Sep 9, 2019",,,,,,,,,
      Owner,Dog,Phone,,Dog,Mon,Tue,Wed,Thu,Fri
      Langille,Lexie,902-555-0134,,Indie,,,25,,25
      Eisnor,Moose,902-555-0141,,Lexie,30,,,30,30
      ,,,,,,,,,
      "Week of Sep 23, 2019",,,,,,,,,
      ,,,,Dog,Mon,Tue,Wed,Thu,Fri
      ,,,,Indie,,,25,,

      """)
    #expect(reading.weeks.map { $0.monday?.description } == ["2019-09-09", "2019-09-23"])
    #expect(reading.paid == Money(cents: 16_500) && reading.mends.count == 1)
  }

  @Test func `a recapitulation may name each week once more`() throws {
    let reading = try SheetText.read(
      """
      "Week of Nov 7, 2022",,,,,,
      Dog,Mon 7,Tue 8,Wed 9,Net,HST 15%,Gross
      Jasper,60.00,,,60.00,9.00,69.00
      Hattie,25.00,,25.00,50.00,7.50,57.50
      Total,85.00,,25.00,110.00,16.50,126.50
      ,,,,,,
      "Week of Nov 14, 2022",,,,,,
      Dog,Mon 14,Tue 15,Wed 16,Net,HST 15%,Gross
      Jasper,30.00,,,30.00,4.50,34.50
      Hattie,,25.00,,25.00,3.75,28.75
      Total,30.00,25.00,0.00,55.00,8.25,63.25
      ,,,,,,
      Recap,,,,,,
      Week,Net,HST,Gross,,,
      "Week of Nov 7, 2022",110.00,16.50,126.50,,,
      "Week of Nov 14, 2022",55.00,8.25,63.25,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Jasper", "Hattie"] && reading.paid == Money(cents: 16_500))
    #expect(reading.weeks.map { $0.monday?.description } == ["2022-11-07", "2022-11-14"])
    #expect(reading["A7"]?.kind == .title && reading["A14"]?.kind != .dog)
  }

  @Test(arguments: ColumnLabels.months.examples)
  func `what a month and two people's week came to are sums wherever they stand`(heading: String) throws {
    let reading = try SheetText.read(
      """
      "Week of Apr 4, 2022",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Ursa,,25,25,,25,
      Gunner,,,,25,25,
      Total,,25,25,25,50,
      ,,,,,,
      Name,Monday,Tuesday,Wednesday,Thursday,Friday,Comments
      Cleo,25,25,,,25,
      Hazel,,25,,,,
      Jen total,25,50,,,25,
      ,,,,,,
      Both,,,,,,$225
      ,,,,,,
      \(heading),,,,,
      April,225,,,,,
      """)
    #expect(reading.paid == Money(cents: 22_500))
    #expect(reading["G12"]?.kind == .total && reading["B15"]?.kind == .total)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `HST stands beside the sum of all weeks`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon Mar 7 2022,Tue 8,Wed 9,Subtotal,HST 15%,Total
      Winnie,25.00,,25.00,50.00,7.50,57.50
      Theo,25.00,25.00,,50.00,7.50,57.50
      ,,,,,,
      Dog,Mon Mar 14 2022,Tue 15,Wed 16,Subtotal,HST 15%,Total
      Winnie,25.00,,25.00,50.00,7.50,57.50
      ,,,,,,
      March to date,,,,150.00,22.50,172.50
      """)
    #expect(reading.cells.filter { $0.cell.row == 8 }.allSatisfy { $0.question == nil })
    #expect(reading["F8"]?.kind == .total && reading["G8"]?.kind == .total)
  }

  // MARK: Headings

  @Test func `days may have their price or what they came to behind them`() throws {
    let reading = try SheetText.read(
      """
      "Week of Oct 1, 2018",,,,
      Dog,Mon $25,Tue 2 (1) $25,Wed $30*,Notes
      Finn,$25,,$30,
      Sadie,$25,$25,,
      """)
    #expect(
      reading["A2"]?.kind == .header && reading["B2"]?.kind == .header && reading.paid == Money(cents: 10_500)
    )
  }

  @Test func `a sum over two rows may stand behind the halves of days`() throws {
    let reading = try SheetText.read(
      """
      "November 4 to 8, 2024",,,,,,,
      ,Monday 4,,Tuesday 5,,Wednesday 6,,Week
      ,AM,PM,AM,PM,AM,PM,$
      Scout,,$25,,$25,,,$50
      Skye,$30,,$30,,$30,,$90
      """)
    #expect(reading.paid == Money(cents: 14_000) && reading["C4"]?.date == SheetText.date("2024-11-04"))
    #expect(reading["H4"]?.kind == .total && reading["H3"]?.kind == .header)
  }

  @Test(arguments: ColumnLabels.measures.examples + ColumnLabels.shares.examples)
  func `figures under a measure or a helper's share are no money of the dog`(heading: String) throws {
    let reading = try SheetText.read(
      "Dog,\(heading),Mon 3,Tue 4,Wed 5\nRex,3,25,,25\nMilo,25,,25,\n", month: "2025-11")
    #expect(reading.paid == Money(cents: 7500) && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `the new of two rates is what a hike costs`() throws {
    for old in ColumnLabels.formerRates.examples {
      for new in ColumnLabels.currentRates.examples {
        for heads in ["\(old),\(new)", "\(new),\(old)"] {
          let figures = heads.hasPrefix(old) ? "22,25" : "25,22"
          let reading = try SheetText.read(
            "Dog,\(heads),Mon 3,Tue 4,Wed 5\nRex,\(figures),25,,25\nMilo,\(figures),,25,\n", month: "2025-11")
          #expect(reading.dogs.map(\.rate) == [Money(cents: 2500), Money(cents: 2500)])
        }
      }
    }
  }

  @Test func `a code in a column of taxes is no sum, and a time no address`() throws {
    let reading = try SheetText.read(
      "Dog,Tax,Pick up,Mon 3,Tue 4,Wed 5\nRex,H15,8:10,25,,25\nMilo,H15,8:20,,25,\n", month: "2025-11")
    #expect(reading["B2"]?.kind == .attribute && reading.dogs.allSatisfy { $0.address.isEmpty })
  }

  // MARK: Words

  @Test(arguments: LegendReader.packages.examples)
  func `what a package cost is not what one of its hikes does`(key: String) {
    #expect(LegendReader([key]).meanings.values.allSatisfy { $0 == LegendReader.packages.meaning })
    #expect(LegendReader([key]).meanings.count == 1)
  }

  @Test func `a cancelled hike of a list is not owed`() throws {
    let reading = try SheetText.read(
      """
      Booking ID,Client,Pet,Start,Status,Price,Paid
      #1,Neil Rafuse,Olive,2025-06-02 09:00,Completed,25.00,Yes
      #2,Debbie Zwicker,Angus,2025-06-02 09:00,Completed,25.00,Yes
      #3,Lynn Chisholm,Lola,2025-06-03 09:00,Cancelled,25.00,No
      #4,Neil Rafuse,Olive,2025-06-04 09:00,Completed,25.00,Yes
      """)
    #expect(reading.paid == Money(cents: 7500) && reading["F4"]?.kind == .attribute)
    #expect(reading["E4"]?.kind == .status && reading["E4"]?.status == .cancelled)
  }

  @Test func `the number of an invoice is no money`() throws {
    let invoice = { (number: Int, dog: String) in
      """
      INVOICE,,,No.,\(number)
      Bill to:,Wendy Boudreau,,Date,2024-03-22
      Date,Dog,Hikes,Rate,Amount
      2024-03-19,\(dog),1,$25.00,$25.00
      2024-03-20,\(dog),1,$25.00,$25.00
      2024-03-21,\(dog),1,$25.00,$25.00
      ,,,Total,$75.00
      ,,,,

      """
    }
    let reading = try SheetText.read(invoice(301, "Piper") + invoice(302, "Gus"))
    #expect(reading.paid == Money(cents: 15_000) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["D4"]?.kind == .attribute)
  }
}
