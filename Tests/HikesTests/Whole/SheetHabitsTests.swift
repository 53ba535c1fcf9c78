import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Ways of keeping a sheet that one person has and no other.
struct SheetHabitsTests {
  private func read(_ lines: String..., file: String = "sheet.csv") throws -> SheetReading {
    try SheetText.read(lines.joined(separator: "\n") + "\n", file: file)
  }

  @Test func `her cash box below the dogs is no dog`() throws {
    let reading = try read(
      "Week of Nov 15 2010,,,,,", "Dog,Mon,Tue,Wed,Thu,Fri", "Wren,25,25,25,,", "Millie,25,25,25,30,",
      ",,,,,",
      "in box a.m.,40,40,40,70,155", "taken,50,50,50,30,0", "to bank,,75,,,215", "in box p.m.,40,40,70,155,40"
    )
    #expect(reading.dogs.map(\.name) == ["Wren", "Millie"] && reading.paid == Money(cents: 18_000))
    #expect(reading["B6"]?.kind == .total && reading["F8"]?.kind == .total)
  }

  @Test(arguments: ["$", ""])
  func `what the days came to may stand beside the title, be it without its sign`(sign: String) throws {
    let lines = [
      "September 2014,,,,,,", "Wk of the 8th,$50,$25,$75,$0,$0,", ",M 8,T 9,W 10,T 11,F 12,Remarks",
      "Truffle,$25,$25,,,,", "Gilda,$25,,,,,", ",,,,,,", "Wk of the 15th,$25,$25,$50,$0,$0,",
      ",M 15,T 16,W 17,T 18,F 19,Remarks", "Truffle,$25,,,,,", "Gilda,,$25,,,,",
    ]
    let text = lines.map { $0.replacing("$", with: sign) }.joined(separator: "\n")
    let reading = try SheetText.read(text, year: 2014)
    #expect(reading.weeks.map(\.monday) == ["2014-09-08", "2014-09-15"].map(SheetText.date))
    #expect(reading.dogs.map(\.name) == ["Truffle", "Gilda"] && reading.paid == Money(cents: 12_500))
    #expect(reading.cells.allSatisfy { $0.question == nil } && reading["B2"]?.kind == .total)
  }

  @Test func `two packs of dogs stand side by side under names of their own`() throws {
    let reading = try read(
      "\"Week of Mon. April 4, 2022\",,,,,,,,,,,",
      "Town dogs,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8,,Shore dogs,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8",
      "Finnegan,$30,,,,,,Roxy,,$30,,,", "Lark,,$30,$30,,,,Winnie,$35,,,,", "Skipper,$30,,,,$30,,Otto,,,,$30,",
      "both,\"Mon $95, 3 dogs\",\"Tue $60, 2 dogs\",\"Wed $30, 1 dog\",,,,,,,,,")
    #expect(reading.dogs.map(\.name) == ["Finnegan", "Roxy", "Lark", "Winnie", "Skipper", "Otto"])
    #expect(reading.paid == Money(cents: 24_500) && reading["I4"]?.dog == "Winnie")
    #expect(reading["B6"]?.kind == .total && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `money and words of one week may stand under the same days`() throws {
    let reading = try read(
      "21 nov. 2016,,,,,,,", "Dog,Mon 21,Tue 22,Wed 23,,Mon 21,Tue 22,Wed 23", "Linus,30,30,,,,,away",
      "Pilot,30,,30,,,sick,", ",,,,,,,", "28 nov. 2016,,,,,,,",
      "Dog,Mon 28,Tue 29,Wed 30,,Mon 28,Tue 29,Wed 30",
      "Linus,30,30,,,,,", "Pilot,30,,30,,,vet,")
    #expect(reading["H3"]?.status == .away && reading["G9"]?.date == SheetText.date("2016-11-29"))
    #expect(reading.cells.allSatisfy { $0.question == nil } && reading.paid == Money(cents: 24_000))
  }

  @Test func `sums in brackets and glued dates head days`() throws {
    let sums = try read(
      "Mar 9-13 2009 ($105),Mon 9 ($50),Tue 10 ($30),Wed 11 ($25),Notes", "Ziggy,$25,$30,$25,", "Remy,$25,,,")
    #expect(sums.weeks.map(\.monday) == [SheetText.date("2009-03-09")] && sums.paid == Money(cents: 10_500))
    let glued = try read(
      "FALL 2015,,,,,,,", "notes,0914 M,0915 T,0916 W,0917 T,0918 F,who,rate", ",30,,30,,,Otto,30",
      ",,30,,,,Nellie,30", "muddy,30,,,,,Comet,30")
    #expect(glued.weeks.map(\.monday) == [SheetText.date("2015-09-14")])
    #expect(glued.dogs.map(\.name) == ["Otto", "Nellie", "Comet"] && glued.paid == Money(cents: 12_000))
  }

  @Test func `weeks may be called the next ones`() throws {
    let reading = try read(
      "Mon Oct 6 2025 on,,,", "Dog,Mon,Tue,Wed", "Bella,25,,25", "Max,25,25,", ",,,",
      "next wk (thanksgiving mon),,,",
      "Bella,turkey day,25,", "Max,,25,25", ",,,", "and the next,,,", "Bella,25,,", "Max,25,25,25")
    #expect(reading.weeks.map(\.monday) == ["2025-10-06", "2025-10-13", "2025-10-20"].map(SheetText.date))
    #expect(reading.dogs.map(\.name) == ["Bella", "Max"] && reading.paid == Money(cents: 27_500))
  }

  @Test func `ditto marks in the names beside are those of the first week`() throws {
    let reading = try read(
      "Nov 17-21 2025,,,,,,,Nov 24-28,,,,,", "Dog,M 17,T 18,W 19,T 20,F 21,,Dog,M 24,T 25,W 26,T 27,F 28",
      "Bella,25,25,,,,,\"\"\"\",25,,,,", "Gus,25,,,,,,\"\"\"\",,25,,,", ",,,,,,,Scout,,25,,,")
    #expect(reading.dogs.map(\.name) == ["Bella", "Gus", "Scout"] && reading["I3"]?.dog == "Bella")
  }

  @Test(arguments: [
    ("wk commencing 01-12-25", "Mon 01-12,Tue 02-12,Wed 03-12", "2025-12-01"),
    ("week of 12-01-25", "Mon,Tue,Wed", "2025-12-01"),
    ("Week of 0ct 27 2025", "Mon,Tuo,Wod", "2025-10-27"),
    ("week of november seventeenth twenty twenty five", "monday,tuesday,wednesday", "2025-11-17"),
    ("week of the third of november twenty twenty-five", "Mon,Tue,Wed", "2025-11-03"),
  ])
  func `a title says its year in other ways`(title: String, days: String, monday: String) throws {
    let reading = try read("\(title),,,", "Dog,\(days)", "Bella,25,,25", "Max,,25,", "Otto,25,25,")
    #expect(reading.weeks.map(\.monday) == [SheetText.date(monday)])
  }

  @Test func `the day on which a page was printed dates no week`() throws {
    let reading = try read(
      "Week of April 7 2003,,,", "Dog,Mon,Tue,Wed", "Bella,25,,25", "Max,,25,", ",,,",
      "DOGWALK.WKS,,,05-01-03",
      "Dog,Mon,Tue,Wed", "Otto,25,,25", "Luna,,25,")
    #expect(reading.weeks.map(\.monday).allSatisfy { $0 == SheetText.date("2003-04-07") })
  }

  @Test func `a file's name may end in more than its year`() throws {
    let reading = try read(
      "wk of 3 nov,,,", "dog,Mon3,Tues4,Wed5", "Bella,25e,,25e", "Max,,25c,", file: "hikes-3-nov-25-late.csv")
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-11-03")])
  }

  @Test func `a row whose name says that it does not count is set aside`() throws {
    let reading = try read(
      "Week of Nov 10 2025,,,", "Dog,Mon,Tue,Wed", "Bella,25,,25", "OLD do not count - Max,28,28,",
      "Max,,28,28",
      "Old Gus,25,,", "Gus,25,,")
    #expect(reading.dogs.map(\.name) == ["Bella", "Max", "Old Gus", "Gus"])
    #expect(reading.paid == Money(cents: 15_600) && reading["B4"]?.isDuplicate == true)
    #expect(reading["B4"]?.reason.contains("row 5 does") == true && reading["C5"]?.dog == "Max")
  }

  @Test func `two rows that say the same do not wait for each other`() throws {
    let reading = try read(
      "Week of Nov 10 2025,,,", "Dog,Mon,Tue,Wed", "Max (wrong),28,28,", "Max(wrong),,28,", "Bella,25,,25")
    #expect(reading.paid == Money(cents: 13_400))
  }

  @Test func `crosses all week are what the note of the dog says`() throws {
    let reading = try read(
      "Week of Dec 15 2025,,,,,,", "Dog,Mon,Tue,Wed,Thu,Fri,Notes", "Bella,25,25,25,,25,",
      "Cooper,X,X,X,X,X,Away all week",
      "Gus,,28,,X,,", "Luna,30,,30,,30,")
    #expect(reading["B4"]?.status == .away && reading["B4"]?.question == nil)
    #expect(reading["E5"]?.question != nil)
  }

  @Test func `days downwards may have two columns for each dog`() throws {
    let reading = try read(
      "Week of Dec 1 2025,,,,", "Day,Bella,,Max,", ",$,how,$,how", "Mon 1,25,e,28,e", "Tue 2,,,28,c",
      "Wed 3,25,chq,away,")
    #expect(reading.paid == Money(cents: 10_600) && reading["D4"]?.dog == "Max")
    #expect(reading["C4"]?.kind == .note && reading["D6"]?.status == .away)
  }

  @Test func `a list by dog names it once and sums it below`() throws {
    let reading = try read(
      "\"dec 2025, by dog\",,,", "who,day,in,from", "Bella,Mon 1,25,Sheila", ",Wed 3,25,", ",total Bella,50,",
      "Max,Tue 2,28,Rick", ",Thu 4,28,", ",total Max,56,", file: "december-by-dog-2025.csv")
    #expect(reading.dogs.map(\.name) == ["Bella", "Max"] && reading.paid == Money(cents: 10_600))
    #expect(reading["C4"]?.dog == "Bella" && reading["C5"]?.kind == .total)
  }

  @Test func `money without a name in a list that names every dog is of none`() throws {
    let reading = try read(
      "Dog,Date,Paid,Note", "Bella,2025-11-03,25,", "Max,2025-11-03,28,", ",2025-11-04,45,gas",
      "Bella,2025-11-05,25,", "Max,2025-11-05,28,")
    #expect(reading.paid == Money(cents: 10_600) && reading["C4"]?.kind != .payment)
  }

  @Test func `receipts side by side are a hike each`() throws {
    let reading = try read(
      "Receipt book - June 2008,,,,", "Receipt no.,301,,Receipt no.,302",
      "Date,\"Monday, June 2\",,Date,\"Monday, June 2\"",
      "Dog,Bramble,,Dog,Hattie", "Paid,$22.00,,Paid,$25.00", "For,1 hike,,For,1 hike", ",,,,",
      "Receipt no.,303,,Receipt no.,304",
      "Date,\"Tuesday, June 3\",,Date,\"Friday, June 6\"", "Dog,Bramble,,Dog,Hattie",
      "Paid,$22.00,,Paid,$25.00",
      "For,1 hike,,For,1 hike")
    #expect(reading.dogs.map(\.name) == ["Bramble", "Hattie"] && reading.paid == Money(cents: 9400))
    #expect(reading["E11"]?.date == SheetText.date("2008-06-06") && reading["B2"]?.kind == .attribute)
  }

  @Test func `dogs across in two decks are no forms`() throws {
    let reading = try read(
      "May 2004,,,", "dog,Shiloh,Fable,Hattie", "Mon 3rd,20,24,", "Tues 4th,,,20", "Wed 5th,,24,20", ",,,",
      "dog,Winnie,Hamish,Waffles", "Mon 3rd,,20,20", "Tues 4th,,,20", "Wed 5th,24,,20")
    #expect(reading.dogs.count == 6 && reading.paid == Money(cents: 21_200))
    #expect(reading["D4"]?.dog == "Hattie")
  }
}
