import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Lists of whole months, of cards without headings, and of invoices.
@Suite struct EntryListMonthsTests {
  private func payments(_ reading: SheetReading) -> [String] {
    reading.cells.filter { $0.kind == .payment }.map { cell in
      "\(cell.cell) \(cell.dog ?? "?") \(cell.date.map { "\($0)" } ?? "?") \(cell.amount?.cents ?? 0)"
    }
  }

  private static let numbers = (1...31).map(String.init).joined(separator: ",")

  @Test func `a row for each dog and month has its days across, and the year goes on`() throws {
    func days(_ cells: [Int: String]) -> String { (1...31).map { cells[$0] ?? "" }.joined(separator: ",") }
    let text = """
      Winter 2018
      Dog,Month,\(Self.numbers),Total
      Oakley,Nov,\(days([5: "25", 12: "25"])),$50
      ,Dec,\(days([3: "25", 10: "sick"])),$25
      ,Jan,\(days([7: "25"])),$25
      Teddy,Nov,\(days([6: "30"])),$30
      Total,,\(days([:])),$130
      """
    let reading = try SheetText.read(text)
    #expect(
      payments(reading) == [
        "G3 Oakley 2018-11-05 2500", "N3 Oakley 2018-11-12 2500", "E4 Oakley 2018-12-03 2500",
        "I5 Oakley 2019-01-07 2500", "H6 Teddy 2018-11-06 3000",
      ])
    #expect(reading["L4"]?.status == .sick && reading["AH3"]?.kind == .total && reading["A7"]?.kind == .total)
  }

  @Test func `a table for each dog has its months across`() throws {
    func table(_ title: String, _ price: String) -> String {
      let days = (1...31).map { day in
        "\(day),\(day == 2 ? price : ""),\(day == 31 ? "" : day == 6 ? price : "")"
      }
      return "\(title),,\nDay,Jan,Feb\n" + days.joined(separator: "\n") + "\nTotal,$\(price),$\(price)"
    }
    let text =
      "2017,,\n,,\n" + table("MOOSE - Keddy - $30", "30") + "\n,,\n" + table("OTIS - Fraser - $25", "25")
    let reading = try SheetText.read(text)
    #expect(
      payments(reading) == [
        "B6 MOOSE 2017-01-02 3000", "C10 MOOSE 2017-02-06 3000", "B41 OTIS 2017-01-02 2500",
        "C45 OTIS 2017-02-06 2500",
      ])
    #expect(SheetText.convert([reading]).book.clients.map(\.owner).sorted() == ["Fraser", "Keddy"])
  }

  @Test func `cards without headings have an empty line between them`() throws {
    let reading = try SheetText.read(
      """
      Dog cards - October 2005,,,
      ,,,
      MOOSE,Kevin Hubley,902-555-0151,$18
      Thu Oct 6,$18,cash,
      Thu Oct 13,owes,,
      Total,$18,,
      ,,,
      STELLA,Nancy Whynot,902-555-0197,$20
      Tue Oct 4,$20,cash,
      Tue Oct 11,$20,cheque,
      """)
    #expect(
      payments(reading) == [
        "B4 MOOSE 2005-10-06 1800", "B9 STELLA 2005-10-04 2000", "B10 STELLA 2005-10-11 2000",
      ])
    #expect(reading["B5"]?.status == .unpaid)
    #expect(SheetText.convert([reading]).book.clients.count == 2)
  }

  @Test func `months across hold what each dog paid in them`() throws {
    let text = """
      2019 - money received per dog per month,,,,,
      Dog,Owner,Nov,Dec,TOTAL,
      Apollo,Murray,$250.00,$325.00,$575.00,
      """
    #expect(!PaidWeeks.recognizes(try SheetText.table(text)), "two months may be anything")
    let reading = try SheetText.read(
      """
      2019 - money received per dog per month,,,,,
      Dog,Owner,Oct,Nov,Dec,TOTAL
      Apollo,Murray,$250.00,$325.00,,$575.00
      Boomer,Kidston,$175.00,,$225.00,$400.00
      TOTAL,,$425.00,$325.00,$225.00,$975.00
      """)
    #expect(
      payments(reading).map { String($0.dropLast(5)) } == [
        "C3 Apollo 2019-10-07 ", "D3 Apollo 2019-11-04 ", "C4 Boomer 2019-10-07 ", "E4 Boomer 2019-12-02 ",
      ])
    #expect(reading.paid == Money(cents: 97_500) && reading["F5"]?.kind == .total)
  }

  // MARK: Invoices

  @Test func `what is owed in all is a figure, and what came of it is booked`() throws {
    let reading = try SheetText.read(
      """
      Comptes au 30 juin 2016,,,,,,
      Chien,Client,Tél.,Doit,Payé,Payé le,Remarques
      Archie,MacKay,902-555-0131,"50,00 $","50,00 $",4 juillet,
      Bijou,Thériault,902-555-0132,"75,00 $","40,00 $",5 juillet,reste 35 $
      Cleo,Bezanson,902-555-0133,"25,00 $",,,message laissé
      Dodo,Martin,902-555-0134,"25,00 $","25,00 $",7 juillet,
      """)
    #expect(payments(reading).map { $0.prefix(2) } == ["E3", "E4", "E6"])
    #expect(reading["D5"]?.kind == .total && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(arguments: [
    "Datum;Beleg;Text;Einnahme;Ausgabe;Saldo\n02.04.2002;1;Waldi;20,00;;132,50\n02.04.2002;2;Asta;10,00;;142,50\n03.04.2002;3;Benzin;;31,20;111,30\n",
    "Dog:,Chico,Owner:,Hamm\nWeek of,Hikes,Paid,Owing\n06-May-13,M W,44.00,\n13-May-13,M,22.00,\n,,,\nDog:,Rex,Owner:,Kidd\nWeek of,Hikes,Paid,Owing\n06-May-13,M W,44.00,\n20-May-13,W,,22.00\n",
  ])
  func `a cash book and a card of weeks are no list of dogs`(text: String) throws {
    let table = try RecordReader.sheet(Array(text.utf8), file: "april 2002.csv")
    #expect(InputKind(table) != .roster && RearrangedSheet(SheetCells(table), year: nil) == nil)
  }

  @Test(arguments: [
    "Date,Dog,Total,Paid", "Date,Dog,Amount,Amount paid", "Date,Dog,Fee,Received",
  ])
  func `of what was charged nothing is booked where nothing came`(heads: String) throws {
    let reading = try SheetText.read(
      """
      \(heads)
      2019-03-04,Bella,50.00,25.00
      2019-03-04,Max,25.00,25.00
      2019-03-05,Luna,30.00,0.00
      2019-03-06,Max,25.00,
      """)
    #expect(payments(reading) == ["D2 Bella 2019-03-04 2500", "D3 Max 2019-03-04 2500"])
    #expect(reading["C4"]?.status == .unpaid && reading["C5"]?.status == .unpaid)
  }

  @Test func `a status says what is still owed`() throws {
    let reading = try SheetText.read(
      """
      Status,Invoice date,Customer,Description,Total
      Paid,2019-03-08,Wayne Feener,"Biscuit - hikes Mar 4, 5, 6",75.00
      Overdue,2019-03-08,Peter Hubley,Harley - hike Mar 7,30.00
      Paid,2019-03-09,Kevin LeBlanc,Trail hike - Winston,25.00
      Unpaid,2019-03-09,Ian MacNeil,Bear - hike Mar 6,25.00
      """)
    #expect(payments(reading) == ["E2 Biscuit 2019-03-08 7500", "E4 Winston 2019-03-09 2500"])
    #expect(
      reading["E3"]?.status == .unpaid && reading["E5"]?.dog == "Bear" && reading["A3"]?.kind == .attribute)
  }

  @Test(arguments: EntryList.services.examples + EntryList.servicesToo.examples)
  func `what is done for a dog stands beside its name`(text: String) {
    #expect(["Skye", "Bear", "Biscuit"].contains(EntryList.served(text) ?? ""))
  }

  @Test(arguments: ["Bella - shy", "Max", "hike - walk", "Rex - 25", "Luna: away"])
  func `another remark is none of those`(text: String) {
    #expect(EntryList.served(text) == nil)
  }

  @Test func `no under a heading for what was paid is owed`() throws {
    let reading = try SheetText.read(
      """
      "Monday, June 2, 2008",,,,
      Dog,Owner,Pick up,Paid,Remark
      Hank,Nancy Wentzell,29 Nottingham St,20.00,
      Sadie,Greg Fraser,55 Old Sackville Rd,no,next time
      ,,,,
      "Tuesday, June 3, 2008",,,,
      Dog,Owner,Pick up,Paid,Remark
      Mabel,Marg Veinot,79 First Lake Dr,,cancelled
      Ziggy,Peter Comeau,10 Rocky Lake Dr,20.00,
      Hank,Nancy Wentzell,29 Nottingham St,20.00,
      """)
    #expect(reading["D4"]?.status == .unpaid && reading["D4"]?.kind == .scheduled)
    #expect(payments(reading).count == 3)
  }

  @Test func `the lines of an account that are of no dog ask nothing but for their money`() throws {
    let reading = try SheetText.read(
      """
      Account Type,Transaction Date,Description 1,CAD$,Balance,Dog
      Chequing,5/2/2023,E-TRANSFER RECEIVED,25.00,1867.33,Finn
      Chequing,5/3/2023,IRVING OIL,-66.28,1801.05,
      Chequing,5/15/2023,E-TRANSFER RECEIVED,30.00,1831.05,Skye
      Chequing,5/16/2023,E-TRANSFER RECEIVED,25.00,1856.05,Finn
      """)
    #expect(payments(reading).map { $0.prefix(2) } == ["D2", "D4", "D5"])
    #expect(reading["E3"]?.kind == .total && reading["B3"]?.kind == .header)
  }
}
