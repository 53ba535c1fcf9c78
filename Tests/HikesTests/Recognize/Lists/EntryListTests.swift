import Diagnostics
import Quantities
import Tabular
import TestSupport
import Testing

@testable import Hikes

@Suite struct EntryListTests {
  private static func entries(_ text: String) throws -> Int? {
    let table = try RecordReader.sheet(Array(text.utf8), file: "list 2001.csv")
    return EntryList(table).map { list in list.lines.flatMap { $0 }.count { $0.origin?.column == 3 } }
  }

  @Test func `a list without headings is told by its columns, be a dog called by a word for being away`()
    throws
  {
    let list =
      "13/12/01;Bear;10,00;\n14/12/01;Skip;18,00;\n17/12/01;Bear;10,00;cheque\n20/12/01;Skip;10,00;\n03/01/02;Bear;10,00;\n"
    #expect(try Self.entries(list) == 5)
  }

  @Test(arguments: [
    // A bank's names hardly come again, and its balance is a second column of amounts.
    "13/12/01;Irving;10,00\n14/12/01;Sobeys;18,00\n17/12/01;Petro;10,00\n20/12/01;Rent;10,00\n",
    "13/12/01;Shop;10,00;90,00\n14/12/01;Shop;18,00;72,00\n17/12/01;Bank;10,00;62,00\n20/12/01;Bank;1,00;61,00\n",
    // A column of states is none of names.
    "13/12/01;paid;10,00\n14/12/01;away;18,00\n17/12/01;paid;10,00\n20/12/01;away;10,00\n",
  ])
  func `a list of something else is none of dogs`(text: String) throws {
    #expect(try Self.entries(text) == nil)
  }

  @Test func `of what was charged and what was paid the latter is the money`() throws {
    let reading = try SheetText.read(
      """
      Date;Dog;Charge;Paid;Balance;Remarks
      2021-05-03;Heidi;28.75;28.75;;
      2021-05-04;Scout;28.75;20.00;8.75;
      2021-05-07;Angus;34.50;;34.50;Not yet paid
      2021-05-10;Heidi;28.75;28.75;;
      """)
    #expect(reading.paid.cents == 7750)
    #expect(reading["D3"]?.amount?.cents == 2000 && reading["C3"]?.kind == .attribute)
    #expect(reading["C4"]?.kind == .scheduled && reading["C4"]?.status == .unpaid)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test(arguments: EntryList.charges.examples + EntryList.cameIn.examples)
  func `what came in stands under a heading of its own`(heads: String) throws {
    let reading = try SheetText.read(
      "\(heads)\n2021-05-03,Heidi,30,25\n2021-05-04,Scout,30,25\n2021-05-05,Heidi,30,25\n")
    #expect(reading.paid.cents == 7500)
  }

  @Test(arguments: EntryList.names.examples)
  func `the dogs may stand under who they are`(heads: String) throws {
    let reading = try SheetText.read(
      "\(heads)\n2021-05-03,Heidi,30\n,Scout,tbc\n2021-05-05,Heidi,30\n,Scout,30\n")
    #expect(reading.paid.cents == 9000 && reading["B3"]?.dog == "Scout")
  }

  @Test func `what went back stands under a heading of its own, and what was bought is no dog's`() throws {
    let reading = try SheetText.read(
      """
      Date,Who,In,Out,Remarks
      2021-05-03,Heidi,30,,
      ,Scout,30,,
      2021-05-04,gas,,41.20,Irving
      ,Heidi,30,,
      2021-05-05,Scout,,30,"gave back, storm"
      """)
    #expect(reading.paid.cents == 6000 && reading["D6"]?.amount?.cents == -3000)
    #expect(reading["D6"]?.dog == "Scout" && !reading.dogs.contains { $0.label == "gas" })
  }

  @Test(arguments: EntryList.wentOut.examples)
  func `money that went out is known by its heading`(heads: String) throws {
    let reading = try SheetText.read(
      "\(heads)\n2021-05-03,Heidi,30,\n2021-05-04,Scout,30,\n2021-05-05,Heidi,,30\n")
    #expect(reading.paid.cents == 3000)
  }

  @Test func `dogs of one name are told apart by their owners, and no others`() throws {
    let reading = try SheetText.read(
      """
      Date,Client,Dog,Paid
      2021-05-03,Rand,Chip,24
      2021-05-03,Tupper,Echo,24
      2021-05-04,Porter,Chip,24
      2021-05-05,Rand,Chip,24
      """)
    #expect(reading.dogs.map(\.label).sorted() == ["Chip", "Chip (Porter)", "Echo"])
    #expect(reading["D4"]?.dog == "Chip (Porter)" && reading["D5"]?.dog == "Chip")
  }

  @Test(arguments: EntryList.weeks.examples)
  func `the day may be that of a week beside it`(heads: String) throws {
    let reading = try SheetText.read(
      "\(heads)\nOct 3/16,Birdie,Tue,$32\nOct 3/16,Birdie,Thu,$32\nOct 10/16,Basil,Wed,$28\n")
    #expect(
      reading["D3"]?.date == SheetText.date("2016-10-06")
        && reading["D4"]?.date == SheetText.date("2016-10-12"))
    #expect(reading.paid.cents == 9200)
  }

  @Test func `the days of a list may stand under the title of their week`() throws {
    let reading = try SheetText.read(
      """
      "Week Oct 4 - Oct 8, 2004"
      Client,Dog,Day,Amt
      Keddy,Fergus,Wed,$18
      Keddy,Fergus,Thurs,$18
      Isnor,Stella,Tues,$18
      "Week Oct 11 - Oct 15, 2004"
      Isnor,Stella,Fri,$18
      """)
    #expect(
      reading["D4"]?.date == SheetText.date("2004-10-07")
        && reading["D7"]?.date == SheetText.date("2004-10-15"))
    #expect(reading.paid.cents == 7200)
  }

  @Test func `a list without headings may say the day beside its date, and what a week comes to`() throws {
    let reading = try SheetText.read(
      """
      Mon,12-Sep-2011,Biscuit,25.00
      Tue,13-Sep-2011,Roxy,25.00
      Tue,13-Sep-2011,Biscuit,25.00
      ,,week comes to,75.00
      Mon,19-Sep-2011,Roxy,25.00
      Tue,20-Sep-2011,Biscuit,25.00
      ,,week comes to,50.00
      """)
    #expect(reading.dogs.map(\.label).sorted() == ["Biscuit", "Roxy"] && reading.paid.cents == 12_500)
  }

  @Test func `a list by dog may add up each of them`() throws {
    let reading = try SheetText.read(
      "When,Dog,Paid,Remark\nTue 5 Jan 2016,Fergus,$21,\nThu 7 Jan,Fergus,$21,\n,Sum Fergus,$42,\nMon 4 Jan,Toby,$18,\n,Sum Toby,$18,\n"
    )
    #expect(
      reading.dogs.map(\.label) == ["Fergus", "Toby"] || reading.dogs.map(\.label) == ["Toby", "Fergus"])
    #expect(reading.paid.cents == 6000)
  }

  @Test func `names that come again and again may stand under the client`() throws {
    let reading = try SheetText.read(
      """
      Client,When,Amount,Type,Memo
      Dulse,12 Jun 2013,25.00,Cash,
      Dulse,6 Jun 2013,,cancelled,
      Gatsby,14 Jun 2013,25.00,Cash,new gate
      Gatsby,13 Jun 2013,25.00,Cash,
      """)
    #expect(reading.dogs.map(\.label) == ["Dulse", "Gatsby"] && reading.paid.cents == 7500)
    #expect(reading["D3"]?.status == .cancelled && reading["D3"]?.date == SheetText.date("2013-06-06"))
  }

  @Test(arguments: [
    "Date,Name,Amount,Category\n2013-06-03,Sobeys,25.11,Food\n2013-06-04,Esso,30,Gas\n2013-06-05,Sobeys,44.12,Food\n2013-06-06,Esso,31.05,Gas\n",
    "Client,When,Amount,Type,Memo\nAnn Smith,12 Jun 2013,25.00,Visa,\nJo Day,13 Jun 2013,25.00,Visa,\nBo Lee,14 Jun 2013,25.00,Visa,\n",
  ])
  func `full names are those of an account`(text: String) throws {
    #expect(EntryList(try SheetText.table(text)) == nil)
  }

  @Test func `what a day came to may stand among the dogs of a list`() throws {
    let reading = try SheetText.read(
      """
      Walked on,Pooch,Rec'd
      "Mon Jun 5, 2017",Pogo,$30.00
      ,Otto,$30.00
      ,that's,$60.00
      "Tue Jun 6, 2017",Pogo,$30.00
      ,Otto,$30.00
      ,Rex,$30.00
      ,that's,$90.00
      """)
    #expect(reading.dogs.map(\.label) == ["Pogo", "Otto", "Rex"] && reading.paid.cents == 15_000)
    #expect(reading["C4"]?.kind == .total)
  }

  @Test func `how a row was paid stands in a cell of its own`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Paid,How,Notes\n2025-05-05,Bella,25.00,e-transfer,\n2025-05-05,Max,25.00,cash,\n2025-05-06,Bella,sick,,\n2025-05-06,Max,30.00,,shy\n"
    )
    #expect(reading.cells.filter { $0.kind == .payment }.map(\.method) == ["e-transfer", "cash", ""])
    #expect(reading.paid == Money(cents: 8000) && reading.cells.allSatisfy { $0.question == nil })
  }
}
