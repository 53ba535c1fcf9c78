import TestSupport
import Testing

@testable import Tabular

@Suite struct TableSurveyTests {
  @Test func `it counts records, empty ones and widths`() {
    let survey = Self.survey(Array("Title\n\na,b\n1,2\n , \n".utf8))
    #expect(survey.count == 5)
    #expect(survey.blankRows == 2)
    #expect(survey.widths == 1...2)
    #expect(survey.tables() == [2..<4])
    #expect(TableSurvey().widths == nil)
  }

  /// Seed 61.
  @Test func `passing records tell the same tables as kept ones`() throws {
    var random = SplitMix64(seed: 61)
    var count = 0
    while count < 500 {
      let file = RandomText.file(using: &random) + RandomText.file(using: &random)
      if ReferenceParser.parse(file).isOpen { continue }
      count += 1
      let records = try RecordReader.table(file, file: "a.csv", dialect: .rfc4180, encoding: .utf8).records
      for headerRows in [nil, 2] {
        #expect(
          Self.survey(file).tables(headerRows: headerRows)
            == TableFinder(records, headerRows: headerRows).tables, "\(file)")
      }
    }
  }

  @Test func `an empty line after every row of a long file takes no longer than the rows`() {
    let text = String(repeating: "Bella,25\n\n", count: 100_000)
    #expect(Self.survey(Array(text.utf8)).tables() == [0..<199_999])
  }

  private static func survey(_ file: [UInt8]) -> TableSurvey {
    var survey = TableSurvey()
    var scanner = RecordScanner(.rfc4180)
    scanner.scan(file[...]) { survey.add($0) }
    _ = scanner.finish { survey.add($0) }
    return survey
  }
}
