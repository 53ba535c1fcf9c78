import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct WeightReportTests {
  private let growth = GrowthTable(["medium": [8: 4000, 12: 6721, 16: 9600]])

  private func report(_ weights: [(String, String)], size: String = "medium") throws -> WeightReport {
    let json = weights.map { #"{"time":"2026-\#($0)T08:00+01:00","type":"gewicht","weight_kg":\#($1)}"# }
    var diary = PuppyDiary(json: json.joined(separator: "\n"))
    diary.profile.birth = CivilDate(iso: "2026-01-22")
    diary.profile.size = size
    return WeightReport(try diary.log("12-01 08:00"), growth)
  }

  @Test func `between two weeks the table is read in a straight line, halves up`() throws {
    let report = try report([("03-20", "4.2"), ("03-26", "4.5")])
    // Nine weeks: 4000 + 2721 / 4 = 4680.25.
    #expect(report.reference == 4680)
    #expect([report.last, report.change, report.low, report.high] == [4500, 300, 3978, 5382])
    // -180 of 4680 are -3.846 %.
    #expect(report.deviation == -385)
  }

  @Test func `outside the table nothing is said`() throws {
    #expect(try report([("11-20", "14")]).reference == nil)
    #expect(try report([("03-26", "4.5")], size: "tiny").deviation == nil)
    #expect(try report([("03-26", "4.5")]).change == nil)
    #expect(try report([]).last == nil)
  }

  @Test(arguments: [(8, 4000), (10, 5361), (12, 6721), (7, nil), (17, nil)])
  func `weeks of the table are taken as they are`(week: Int, grams: Int?) {
    #expect(growth.grams(size: "medium", week: week) == grams)
  }

  @Test func `a growth table is read, and a row that is none is named`() throws {
    let text = "size,week,grams\nmedium,8,4000\nmedium,x,1\nsmall,8,1750\n"
    let report = try GrowthReader.read(Array(text.utf8), file: "growth.csv")
    #expect(report.value.grams(size: "small", week: 8) == 1750)
    #expect(report.diagnostics.count == 1)
    #expect(report.diagnostics.first?.location?.file == "growth.csv")
  }
}
