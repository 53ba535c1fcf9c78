import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct SheetStripsTests {
  /// November on the left, December pasted beside it, one row lower.
  private static let shifted = """
    November 2025,,,,,,,,,,,,
    Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,,December 2025,,,,,
    Bella,25,,25,,,,Dog,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5
    Max,,25,,,25,,Bella,30,,,30,
    Rex,25,,,,,,Coco,,30,,,
    Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,,,,,,,
    Bella,25,,,,,,Dog,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12
    Max,25,,,,,,Coco,,,30,,
    """

  @Test func `months whose rows do not line up are read each by itself`() throws {
    let reading = try SheetText.read(Self.shifted)
    #expect(
      reading.weeks.map { $0.monday?.description } == [
        "2025-11-03", "2025-11-10", "2025-12-01", "2025-12-08",
      ])
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Rex", "Coco"])
    #expect(reading["I4"]?.date == SheetText.date("2025-12-01"))
    #expect(reading["I4"]?.amount == Money(cents: 3000))
    #expect(reading["B3"]?.date == SheetText.date("2025-11-03"))
    #expect(reading.paid == Money(cents: 29_500))
    #expect(!reading.cells.contains { $0.question != nil })
    #expect(reading.isRearranged)
  }

  @Test func `every cell keeps its place and its text`() throws {
    let table = try SheetText.table(Self.shifted)
    let reading = try SheetText.read(Self.shifted)
    let filled = table.records.reduce(0) { $0 + $1.fields.count { !$0.isBlank } }
    #expect(reading.cells.count == filled)
    for cell in reading.cells {
      #expect(cell.raw == table[row: cell.cell.row][column: cell.cell.column].text)
    }
  }

  @Test func `weeks side by side whose rows line up are left alone`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025,,,,,,Week of Nov 10 2025,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Dog,Mon,Tue,Wed,Thu,Fri\n"
        + "Bella,25,,,,,Max,25,,,,\nRex,25,,,,,,,,,,\n")
    #expect(!reading.isRearranged && reading.paid == Money(cents: 7500))
  }

  /// The week of each cell with money, with what stands in it.
  private func said(_ reading: SheetReading) -> [String] {
    reading.cells.filter { $0.kind == .payment }
      .map { "\($0.dog ?? "") \($0.date?.description ?? "") \($0.amount?.dollars ?? "")" }.sorted()
  }

  @Test
  func `weeks side by side with other dogs under a title each are read as if they stood below each other`()
    throws
  {
    let first = [
      "Wk Mon Oct 1 2018,Mon,Tue,Wed,Thu,Fri,$", "** North **,,,,,,", "Toby,,25,,25,,50", "Wally,25,,,,25,50",
      "subtotal,25,25,,25,25,100", "** South **,,,,,,", "Hugo,25,,25,,away,50", "Nellie,30,,30,,30,90",
      "subtotal,55,,55,,30,140",
    ]
    let second = [
      "Wk Mon Oct 8 2018,Mon,Tue,Wed,Thu,Fri,$", "** North **,,,,,,", "Wally,25,,25,,,50", "Rolo,,30,,,30,60",
      "subtotal,25,30,25,,30,110", "** South **,,,,,,", "Nellie,30,,30,,30,90", "Hugo,25,,25,,25,75",
      "subtotal,55,,55,,55,165",
    ]
    let beside = try SheetText.read(zip(first, second).map { "\($0),,\($1)" }.joined(separator: "\n"))
    let below = try SheetText.read((first + [",,,,,,"] + second).joined(separator: "\n"))
    #expect(said(beside) == said(below) && said(beside).contains("Rolo 2018-10-12 CA$30.00"))
    #expect(beside.dogs.map(\.label) == ["Toby", "Wally", "Hugo", "Nellie", "Rolo"])
    #expect(
      !beside.isRearranged
        && beside.weeks.map(\.dogRows).map { $0.map(\.row) } == [[3, 4, 7, 8], [3, 4, 7, 8]])
    #expect(beside.diagnostics.isEmpty)
    let lines = LayoutEvidence(beside).lines
    #expect(lines.contains { $0.contains("dogs in I (no heading says so), Mon in J") }, "\(lines)")
  }

  @Test func `weeks below each other and side by side are read row after row`() throws {
    func week(_ numbers: [Int], _ dog: String) -> [String] {
      [
        "Dog,Mon \(numbers[0]),Tue \(numbers[1]),Wed \(numbers[2]),Thu \(numbers[3]),Fri \(numbers[4])",
        "\(dog),25,,,,25", "Rex,,30,,,",
      ]
    }
    let weeks = [
      week([24, 25, 26, 27, 28], "Bo"), week([1, 2, 3, 4, 5], "Cy"), week([8, 9, 10, 11, 12], "Di"),
      week([15, 16, 17, 18, 19], "Ed"),
    ]
    let rows = [0, 2].map { pair in zip(weeks[pair], weeks[pair + 1]).map { "\($0),,\($1)" } }
    let reading = try SheetText.read((rows[0] + [""] + rows[1]).joined(separator: "\n"), month: "2025-11")
    #expect(
      reading.weeks.compactMap { $0.monday?.description } == [
        "2025-11-24", "2025-12-01", "2025-12-08", "2025-12-15",
      ])
    #expect(reading.dogs.map(\.label) == ["Bo", "Rex", "Cy", "Di", "Ed"])
  }

  @Test(arguments: [
    "Dog,Sun,Mon,Tue,Wed,Thu", "Dog,Mon,Tue,Wed,Thu,Fri",
  ])
  func `days that run on behind another column of dogs begin a week of their own`(heading: String) throws {
    let days = "Dog,Mon,Tue,Wed,Thu,Fri"
    let reading = try SheetText.read(
      "Week of Monday May 4 2020,,,,,,Week of Monday May 11 2020,,,,,,Week of Monday May 18 2020,,,,,\n\(days),\(heading),\(days)\n"
        + "Rex,25,,,,25,Bo,30,30,,,,Rex,25,25,,,\nBo,,30,,,,Rex,25,,,,,Bo,,,30,,\n")
    #expect(reading["H3"]?.date == SheetText.date("2020-05-11") && reading["H3"]?.dog == "Bo")
    #expect(reading["I3"]?.date == SheetText.date("2020-05-12"))
    #expect(reading.weeks.count == 3)
  }

  @Test func `a column of totals between two weeks is of the one before it`() throws {
    let days = "Mon,Tue,Wed,Thu,Fri,Tot"
    let reading = try SheetText.read(
      "Sept 9-13 2019,\(days),Sept 16-20 2019,\(days),Sept 23-27 2019,\(days)\nBo,25,,25,,,50,Moose,,25,,25,25,75,Tess,25,25,,,,50\n"
        + "Moose,,25,,25,25,75,Bo,25,,25,,25,75,Bo,25,,away,,,25\n")
    #expect(SheetText.convert([reading]).diagnostics.isEmpty)
    #expect(reading["N2"]?.dog == "Moose" && reading["P2"]?.dog == "Tess" && reading["I3"]?.dog == "Bo")
  }

  @Test func `weeks side by side may have nothing but numbers over their days`() throws {
    let reading = try SheetText.read(
      """
      ,1,2,3,4,5,,,8,9,10,11,12
      Rex,24,,24,,24,,Suki,,24,,,24
      Suki,,24,,24,,,Rex,24,storm,24,,
      Tosh,24,,,24,,,Uma,,storm,24,24,
      ,48,24,24,48,24,,,24,24,48,24,24
      ,,,,,,,,,,,,
      ,15 Heritage,16,17,18,19,,,22,23,24,25,26
      Rex,,24,24,,24,,Rex,24,,24,,
      Uma,,,24,,24,,Suki,,24,,24,
      Suki,,24,,24,,,Tosh,24,,,,24
      """, file: "feb-2016.csv")
    #expect(reading.weeks.compactMap { $0.monday?.day } == [1, 8, 15, 22])
    #expect(reading["J2"]?.dog == "Suki" && reading["J2"]?.date == SheetText.date("2016-02-09"))
    #expect(reading["I10"]?.dog == "Tosh" && reading["I10"]?.date == SheetText.date("2016-02-22"))
  }

  @Test func `names behind the days of the last week are its own`() throws {
    let reading = try SheetText.read(
      "Dog,Mon Nov 3 2025,Tue 4,Wed 5,,Mon 10,Tue 11,Wed 12,Dog\nUrsa,30,30,,,30,,,Clover\nClover,,25,,,,25,,Hank\n"
        + "Hank,,,25,,25,,25,Ursa\n")
    #expect(reading["F2"]?.dog == "Clover" && reading["G3"]?.dog == "Hank" && reading["H4"]?.dog == "Ursa")
  }

  @Test func `two packs of dogs in one week stay one week`() throws {
    let days = "Mon 3,Tue 4,Wed 5"
    let reading = try SheetText.read(
      "Town dogs,\(days),,Shore dogs,\(days)\nRex,25,,,,Bo,30,,\nUrsa,,25,,,Cy,,30,\n", month: "2025-11")
    #expect(Set(reading.weeks.map(\.monday)).count == 1 && reading.paid == Money(cents: 11000))
  }

  @Test func `money in the row of a heading is asked about`() throws {
    let reading = try SheetText.read("Dog,Mon Nov 3 2025,Tue 4,Wed 5,Thu 6,Fri 7,$40\nBella,$25,,,,,\n")
    #expect(reading["G1"]?.kind == .unrecognised && reading["G1"]?.question != nil)
  }
}
