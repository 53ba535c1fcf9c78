import Bookkeeping
import Diagnostics
import Testing

@testable import Hikes

/// The lines of HST below her weeks, held against what they are of.
struct HerTotalsSalesTaxTests {
  /// Every figure that differs, by its cell.
  private func differing(_ text: String) throws -> [String] {
    SheetText.convert([try SheetText.read(text, month: "2025-11")]).diagnostics
      .filter { $0.code == .totalDiffers }.compactMap { $0.location?.cell?.description }
  }

  private static let days = "Dog,Mon,Tue,Wed,Thu,Fri,Total"
  private static let first = [
    "Week of Nov 3 2025,,,,,,", days, "Bella,25,25,,,,50", "Rex,30,,30,,,60", "Total,55,25,30,,,110",
    "HST 14%,,,,,,15.40",
    "Total w/ HST,,,,,,125.40",
  ]
  private static let second = [
    "Week of Nov 10 2025,,,,,,", days, "Max,25,,,,,25", "Bella,30,30,,,,60", "Total,55,30,,,,85",
    "HST 14%,,,,,,11.90",
    "Total w/ HST,,,,,,96.90",
  ]

  @Test func `the HST below every week is of that week, below each other and side by side`() throws {
    let below = Self.first + [",,,,,,"] + Self.second
    let beside = zip(Self.first, Self.second).map { "\($0),,\($1)" }
    try #expect(differing(below.joined(separator: "\n")).isEmpty)
    try #expect(differing(beside.joined(separator: "\n")).isEmpty)
    let (one, other) = (below.joined(separator: "\n"), beside.joined(separator: "\n"))
    try #expect(differing(one.replacing("15.40", with: "15.00")) == ["G6", "G7"])
    try #expect(differing(one.replacing("11.90", with: "12.90")) == ["G14", "G15"])
    try #expect(differing(other.replacing("11.90", with: "12.90")) == ["O6", "O7"])
  }

  @Test func `below the last week the HST of the month may follow its sum`() throws {
    let month = ["", "Month Subtotal,195", "+HST,27.30", "Month Total,222.30"]
    let rows = (Self.first + [",,,,,,"] + Self.second + month).joined(separator: "\n")
    try #expect(differing(rows).isEmpty)
    try #expect(differing(rows.replacing("27.30", with: "27.00")) == ["B18", "B19"])
    try #expect(differing(rows.replacing("15.40", with: "15.00")) == ["G6", "G7"])
  }

  @Test func `a total of the month before its HST is none with it where the sum of both stands below`() throws
  {
    let month = ["", "Total du mois,195", "TVH 14 %,27.30", "Grand total,222.30"]
    let rows = (Self.first.prefix(5) + [",,,,,,"] + Self.second.prefix(5) + month).joined(separator: "\n")
    let conversion = SheetText.convert([try SheetText.read(rows, month: "2025-11")])
    #expect(conversion.prices.prices == .plusHST)
    try #expect(differing(rows).isEmpty)
  }

  @Test(arguments: [("7.70", []), ("7.80", ["B6", "B7"])])
  func `HST under each day is of that day`(monday: String, differing found: [String]) throws {
    let rows =
      Self.first.prefix(5) + ["HST,\(monday),3.50,4.20,,,15.40", "With HST,62.70,28.50,34.20,,,125.40"]
    try #expect(differing(rows.joined(separator: "\n")).filter { $0.first == "B" } == found)
  }

  @Test(arguments: [("40.05", []), ("41.05", ["I6"])])
  func `the sum of a column of HST is held against the money of the week`(
    sum: String, differing found: [String]
  ) throws {
    let text = """
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,,Net,HST 15%,Gross
      Bosco,21,21,,21,21,,84,12.60,96.60
      Lacey,21,,21,,21,,63,9.45,72.45
      Samson,24,24,24,24,24,,120,18,138
      ,,,,,,,,,
      TOTAL,66,45,45,45,66,,267,\(sum),307.05
      """
    let reading = try SheetText.read(
      text.replacing("Mon 3,Tue 4,Wed 5,Thu 6,Fri 7", with: "Mon 16,Tue 17,Wed 18,Thu 19,Fri 20"),
      month: "2012-04")
    let cells = SheetText.convert([reading]).diagnostics.filter { $0.code == .totalDiffers }
      .compactMap { $0.location?.cell?.description }
    #expect(cells == found)
  }

  @Test(arguments: [("44", []), ("45", ["C6"])])
  func `a day with two columns has a total in each`(afternoon: String, differing found: [String]) throws {
    let text = """
      ,Mon 3,,Tue 4,,Wed 5,
      Dog,AM,PM,AM,PM,AM,PM
      Kona,22,,22,,22,
      Dory,,22,,22,,
      Axel,22,22,,22,,22
      Total,44,\(afternoon),22,44,22,22
      """
    try #expect(differing(text) == found)
  }

  @Test func `a subtotal below a group in which each day has one dog is of that group`() throws {
    let text = """
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      ** North **,,,,,
      Toby,,25,,25,
      Wally,25,,,,25
      subtotal,25,25,,25,25
      ** South **,,,,,
      Hugo,25,,25,,
      Nellie,30,,30,,30
      subtotal,55,,55,,30
      """
    try #expect(differing(text).isEmpty)
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Toby", "Wally", "Hugo", "Nellie"])
  }

  @Test(arguments: [
    ("HST incl. (14/114)", "13.51", PriceBasis.includeHST), ("HST included", "13.51", .includeHST),
    ("HST incl.", "125.40", .plusHST),
    ("HST", "15.40", .plusHST),
  ])
  func `a line of HST that is inside the amounts says so, and one with the tax on it is a sum`(
    label: String, figure: String, prices: PriceBasis
  ) throws {
    let rows = Self.first.prefix(5) + ["\(label),,,,,,\(figure)"]
    let conversion = SheetText.convert([try SheetText.read(rows.joined(separator: "\n"), month: "2025-11")])
    #expect(conversion.prices.prices == prices && conversion.diagnostics.isEmpty)
    #expect(!conversion.readings[0].cells.contains { $0.question != nil })
  }
}
