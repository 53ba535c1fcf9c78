public import Civil
public import Quantities

/// Which rate of GST or HST holds in a province from which day on.
public struct TaxTable: Hashable, Sendable {
  /// A rate and the first day on which it holds.
  public struct Entry: Hashable, Sendable {
    public var province: Province
    /// Inclusive.
    public var from: CivilDate
    /// Federal and harmonized provincial part together. A separate provincial tax is never in it.
    public var rate: TaxRate

    public init(province: Province, from: CivilDate, rate: TaxRate) {
      self.province = province
      self.from = from
      self.rate = rate
    }
  }

  /// By province, then by day; one entry for each province and day.
  public let entries: [Entry]

  /// Of two entries for the same province and day the one that stands later holds.
  public init(_ entries: [Entry]) {
    var kept: [Entry] = []
    for entry in entries {
      kept.removeAll { $0.province == entry.province && $0.from == entry.from }
      kept.append(entry)
    }
    self.entries = kept.sorted {
      ($0.province.rawValue, $0.from) < ($1.province.rawValue, $1.from)
    }
  }

  /// The rate of the latest entry that does not lie after `date`; nil before a province's first entry, where
  /// a guess would be worth less than an error. Linear in the number of entries, which are a few dozen.
  public func rate(in province: Province, on date: CivilDate) -> TaxRate? {
    entries.last { $0.province == province && $0.from <= date }?.rate
  }

  /// The rates of one province alone, which are few: for asking of many days.
  public func only(_ province: Province) -> TaxTable {
    TaxTable(entries.filter { $0.province == province })
  }

  /// The same table with other rates for the provinces that `entries` names.
  ///
  /// A province that is named uses these entries alone: what the table knew of it before is gone, so that a
  /// table typed by the owner means what it says.
  public func overridden(by entries: [Entry]) -> TaxTable {
    let named = Set(entries.map(\.province))
    return TaxTable(self.entries.filter { !named.contains($0.province) } + entries)
  }
}
