import Bookkeeping
import Testing

struct ProvinceTests {
  @Test func `ten provinces and three territories by their postal abbreviations`() {
    #expect(Set(Province.allCases.map(\.rawValue)).count == 13)
    #expect(Province(rawValue: "NS") == .novaScotia)
    #expect(Province(rawValue: "ns") == nil)
  }
}
