import Civil
import Quantities

extension TaxTable {
  /// GST and HST since 2008-01-01 in percent; nothing before that day.
  ///
  /// Sources: New Harmonized Value-added Tax System Regulations (SOR/2010-117) ss. 33.3 to 33.6, among them
  /// Nova Scotia's 9 % provincial part from 2025-04-01 (SOR/2025-77), and the rate table of the Canada Revenue
  /// Agency's GST/HST calculator. No change is known between 2025-04-01 and July 2026.
  public static let canada = TaxTable(
    rows.flatMap { province, percents in
      zip(changeDays, percents).compactMap { day, percent in
        guard let from = CivilDate(iso: day), let rate = TaxRate(percent: percent) else { return nil }
        return Entry(province: province, from: from, rate: rate)
      }
    })

  /// The days on which any province changed its rate: the columns of `rows`.
  static let changeDays = [
    "2008-01-01", "2010-07-01", "2013-04-01", "2016-07-01", "2016-10-01", "2025-04-01",
  ]

  private static let rows: [(Province, [String])] = [
    (.novaScotia, ["13", "15", "15", "15", "15", "14"]),
    (.newBrunswick, ["13", "13", "13", "15", "15", "15"]),
    (.newfoundland, ["13", "13", "13", "15", "15", "15"]),
    (.princeEdwardIsland, ["5", "5", "14", "14", "15", "15"]),
    (.ontario, ["5", "13", "13", "13", "13", "13"]),
    (.britishColumbia, ["5", "12", "5", "5", "5", "5"]),
    (.quebec, ["5", "5", "5", "5", "5", "5"]),
    (.manitoba, ["5", "5", "5", "5", "5", "5"]),
    (.saskatchewan, ["5", "5", "5", "5", "5", "5"]),
    (.alberta, ["5", "5", "5", "5", "5", "5"]),
    (.yukon, ["5", "5", "5", "5", "5", "5"]),
    (.northwestTerritories, ["5", "5", "5", "5", "5", "5"]),
    (.nunavut, ["5", "5", "5", "5", "5", "5"]),
  ]
}
