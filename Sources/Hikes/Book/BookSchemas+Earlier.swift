import Civil
import Diagnostics
import Quantities
public import Tabular

/// A line of `earlier.csv`: what a cell of the dogs, the owners or the settings said until a day.
public struct EarlierRow: Hashable, Sendable {
  /// The cell's column, or the setting.
  enum What: String, CaseIterable, Hashable, Sendable {
    case mon, tue, wed, thu, fri
    case everyWeeks = "every_weeks"
    case rate
    case active
    case client
    case defaultRate = "default_rate"
  }

  var dog: DogID?
  var client: ClientID?
  var what = What.mon
  var until = CivilDate.epoch
  var was = ""

  init() {}
}

extension BookSchemas {
  public static let earlier = RecordSchema<EarlierRow>(
    "earlier", keys: ["dog", "client", "what", "until"], blank: { EarlierRow() },
    [
      .init(
        "dog", \.dog, FieldFormat<DogID>.slug().optional, "the dog's id; empty for an owner or a setting"),
      .init(
        "client", \.client, FieldFormat<ClientID>.slug().optional, "the owner's id, where it is the owner's"),
      .init("what", \.what, .word, "the column or the setting that was changed since"),
      .init("until", \.until, .date, "the last day on which it was so"),
      .init("was", \.was, .text, "what stood there until then"),
    ])
}

extension EarlierRow {
  init(_ term: EarlierTerm) {
    dog = term.subject.dog
    client = term.subject.client
    until = term.until
    switch term.subject {
    case .regularDay(_, let weekday): what = What(rawValue: weekday.column) ?? .mon
    case .everyWeeks: what = .everyWeeks
    case .rate: what = .rate
    case .isActive, .isOwnerActive: what = .active
    case .client: what = .client
    case .defaultRate: what = .defaultRate
    }
    switch term.was {
    case .yesNo(let flag): was = what == .active ? (flag ? "yes" : "no") : FieldFormat.booked.write(flag)
    case .weeks(let weeks): was = FieldFormat.integer.optional.write(weeks)
    case .money(let money): was = FieldFormat.money.optional.write(money)
    case .client(let client): was = client?.text ?? ""
    }
  }

  private var subject: EarlierTerm.Subject? {
    switch (dog, client) {
    case (let dog?, nil):
      switch what {
      case .mon, .tue, .wed, .thu, .fri: Weekday(name: what.rawValue).map { .regularDay(dog, $0) }
      case .everyWeeks: .everyWeeks(dog)
      case .rate: .rate(dog)
      case .active: .isActive(dog)
      case .client: .client(dog)
      case .defaultRate: nil
      }
    case (nil, let client?): what == .active ? .isOwnerActive(client) : nil
    case (nil, nil): what == .defaultRate ? .defaultRate : nil
    case (_?, _?): nil
    }
  }

  private var value: EarlierTerm.Value? {
    switch what {
    case .mon, .tue, .wed, .thu, .fri: FieldFormat.booked.read(was).map { .yesNo($0) }
    case .active: FieldFormat.active.read(was).map { .yesNo($0) }
    case .everyWeeks: FieldFormat.integer.optional.read(was).map { .weeks($0) }
    case .rate: FieldFormat.money.optional.read(was).map { .money($0) }
    case .defaultRate: FieldFormat.money.read(was).map { .money($0) }
    case .client: .client(was.isEmpty ? nil : ClientID(was))
    }
  }

  /// Nil for a line that belongs to nobody, or whose value is none of its column.
  var term: EarlierTerm? {
    guard let subject, let value else { return nil }
    return EarlierTerm(subject, until: until, was: value)
  }
}

extension SchemaRows<EarlierRow> {
  /// The terms of its lines; of each that says nothing a finding.
  func terms(_ log: inout [Diagnostic]) -> EarlierTerms {
    var terms: [EarlierTerm] = []
    for entry in entries {
      if let term = entry.row.term {
        terms.append(term)
        continue
      }
      log.append(
        Diagnostic(
          .error, .unreadableField, at: location(entry, column: "was"),
          "“\(entry.row.was)” is nothing that \(entry.row.what.rawValue) of this line can have been",
          hint:
            "days and active are yes or no, rates an amount; a line is a dog's, an owner's or default_rate"))
    }
    return EarlierTerms(terms)
  }
}
