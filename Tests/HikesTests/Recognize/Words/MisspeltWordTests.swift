import Civil
import Quantities
import Testing

@testable import Hikes

struct MisspeltWordTests {
  @Test(arguments: [
    ("awya", "away"), ("awy", "away"), ("canceld", "cancel"), ("cancled", "canceled"),
    ("vaccation", "vacation"), ("injurd", "injured"), ("paied", "paid"), ("intreview", "interview"),
  ])
  func `a slip of the hand is the word that was meant`(text: String, word: String) {
    #expect(MisspeltWord.meant(text) == word)
  }

  @Test(arguments: ["aware", "pain", "prepaid", "Bella", "towel", "rain", "late", "ok", "missing", "x"])
  func `another word stays what it is`(text: String) {
    #expect(MisspeltWord.meant(text) == nil)
  }

  @Test(arguments: [("teus", "tues"), ("wensday", "wednesday"), ("fir", "fri"), ("thursdya", "thursday")])
  func `a heading may be near a day`(text: String, day: String) {
    #expect(MisspeltWord.isNear(text, day))
  }

  @Test(arguments: [
    ("maggy", "maggie", true), ("charly", "charley", true), ("rosi", "rosie", true),
    ("murhpy", "murphy", true), ("moka", "mocha", true), ("josefine", "josephine", true),
    ("chip", "kip", false),
    ("nico", "niko", true),
    ("dolly", "molly", false), ("kai", "kay", false), ("bella", "bailey", false), ("ray", "rio", false),
  ])
  func `endings of names are written as they sound`(name: String, other: String, isNear: Bool) {
    #expect(MisspeltWord.isNearName(name, other) == isNear)
  }

  @Test func `a misspelt heading between two days is the day of its place`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Teus,Wensday,Thur,Fir,Notes\nBella,,25,25,,25,\n")
    #expect(reading.cells.compactMap(\.countedAmount).count == 3)
    #expect(reading["C3"]?.date == SheetText.date("2025-11-04"))
    #expect(reading["F3"]?.date == SheetText.date("2025-11-07"))
  }

  @Test(arguments: ["stuff", "staff", "misc"])
  func `a column behind a month whose days stand over two rows may be called anything`(heading: String) throws
  {
    let reading = try SheetText.read(
      """
      August 2025
      ,M,T,W,T,F,M,T,W,T,F,M,T,W,T,F,M,T,W,T,F,,
      dog,4,5,6,7,8,11,12,13,14,15,18,19,20,21,22,25,26,27,28,29,total,\(heading)
      Max,18,,18,,18,18,,18,,18,18,,18,,18,,,18,,,180,
      Ollie,,18,,18,,,18,,18,,,18,,18,,,18,,18,,144,came late

      """)
    #expect(reading["B4"]?.date == SheetText.date("2025-08-04"))
    #expect(reading["S4"]?.date == SheetText.date("2025-08-27"))
    #expect(reading.cells.compactMap(\.countedAmount).reduce(.zero, +) == Money(cents: 32400))
  }

  @Test(arguments: MisspeltWord.scannedLetters.flatMap(\.examples))
  func `a scanner takes letters for others`(text: String) {
    guard case .status = CellMark(text) else {
      Issue.record("\(text) is no status")
      return
    }
  }

  @Test(arguments: ["all", "lab", "go on", "barn"])
  func `a word that makes sense is left as it stands`(text: String) {
    #expect(MisspeltWord.scanned(text) == nil)
  }
}
