import Bookkeeping
import Civil
import Quantities
import Tabular

/// What `settings.csv` may hold: each key with its format, its default and a sentence for the owner.
public enum SettingsSchema {
  struct Setting: Sendable {
    let key: String
    let doc: String
    let expected: String
    let read: @Sendable (String, inout BusinessRules) -> Bool
    let write: @Sendable (BusinessRules) -> String

    init<Value>(
      _ key: String, _ path: any WritableKeyPath<BusinessRules, Value> & Sendable,
      _ format: FieldFormat<Value>,
      _ doc: String
    ) {
      self.key = key
      self.doc = doc
      expected = format.expected
      read = { text, rules in
        guard let value = format.read(text) else { return false }
        rules[keyPath: path] = value
        return true
      }
      write = { format.write($0[keyPath: path]) }
    }
  }

  static let all: [Setting] = [
    .init("business", \.business, .text, "the name on sheets and receipts"),
    .init("legal_name", \.legalName, .text, "the legal name, where it differs"),
    .init("business_address", \.businessAddress, .text, "for receipts"),
    .init("registration_number", \.registrationNumber, .text, "the GST/HST number"),
    .init("province", \.province, .province, "where the hikes are: decides the rate"),
    .init("prices", \.prices, .word, "plus-hst or include-hst: whether new prices have HST inside"),
    .init(
      "registered_from", \.registeredFrom, FieldFormat.date.optional, "first day with HST; empty: always"),
    .init("filing", \.filing, .word, "how often you file HST: monthly, quarterly, annual"),
    .init("quick_method", \.quickMethod, .yesNo, "whether you elected the Quick Method"),
    .init("default_rate", \.defaultRate, .money, "for one hike of a dog without its own rate"),
    .init("hikes_per_day", \.hikesPerDay, .integer(in: 1...9), "1 or 2"),
    .init("dogs_per_hike", \.dogsPerHike, .integer(in: 1...100), "the most dogs in one hike"),
    .init(
      "payment_due_days", \.paymentDueDays, .integer(in: -366...366),
      "how many days before the hike it is to be paid"),
    .init(
      "overdue_after_days", \.overdueAfterDays, .integer(in: 0...3660),
      "overdue when the last payment is older"),
    .init(
      "late_cancel_hours", \.lateCancelHours, .integer(in: 0...8760), "a cancellation later than this is late"
    ),
    .init("late_cancel_charge", \.lateCancelCharge, .yesNo, "whether a late cancellation is charged"),
    .init("home_latitude", \.home.latitude, .text, "where the van starts, degrees north"),
    .init("home_longitude", \.home.longitude, .text, "where the van starts, degrees east (here negative)"),
    .init("detour_factor", \.detour, .detour, "how much longer the road is than the straight line"),
    .init("departures", \.departures, .list, "when each hike leaves home"),
    .init("minutes_per_stop", \.minutesPerStop, .integer(in: 0...240), "to fetch one dog"),
    .init(
      "minutes_per_extra_dog", \.minutesPerExtraDog, .integer(in: 0...240), "for each further dog of a stop"),
    .init("speed_kmh", \.speed, .integer(in: 1...200), "of the van, on average"),
    .init("notify_at", \.notifyAt, .time, "when the morning's reminder rings"),
    .init("time_zone", \.timeZone, .text, "decides what day it is"),
    .init(
      "history_batches", \.historyBatches, .integer(in: 0...1_000_000),
      "how many changes can be looked back at"),
  ]

  static func rows(_ rules: BusinessRules) -> [SettingRow] {
    all.map { SettingRow(key: $0.key, value: $0.write(rules)) }
  }
}

extension FieldFormat where Value == DetourFactor {
  static let detour = FieldFormat("a factor such as 1.3", read: { DetourFactor($0) }, write: \.description)
}

extension SettingsSchema {
  /// Every setting as it stands, with what it means.
  public static func listed(_ rules: BusinessRules) -> [(key: String, value: String, doc: String)] {
    all.map { ($0.key, $0.write(rules), $0.doc) }
  }

  /// Sets one by its key; an empty text gives its default. False where the text is no such value.
  public static func set(_ key: String, to text: String, in rules: inout BusinessRules) -> Bool {
    guard let setting = all.first(where: { $0.key == key }) else { return false }
    return setting.read(text.isEmpty ? setting.write(BusinessRules()) : text, &rules)
  }

  /// What a person should write for a setting.
  public static func expected(_ key: String) -> String { all.first { $0.key == key }?.expected ?? "" }

  /// Every setting with its default, as a table to edit.
  public static var template: [UInt8] { BookSchemas.settings.write(rows(BusinessRules())) }
}
