public import Bookkeeping
import Civil
import Quantities
public import Tabular

/// The tables of the book: what each column is called, holds and means. Reader, writer, template and column
/// docs all come from here.
public enum BookSchemas {
  public static let clients = RecordSchema<Client>(
    "clients", keys: ["client"], blank: { Client(id: Slug("")) },
    [
      .init("client", \.id, .slug(), "the owner's id, made once and never changed"),
      .init("owner", \.owner, .text, "the owner's name"),
      .init("phone", \.phone, .text, "where to call"),
      .init("email", \.email, .text, "where to write"),
      .init("address", \.address, .text, "where the dogs are picked up"),
      .init("latitude", \.place.latitude, .text, "of the pickup place, degrees north"),
      .init("longitude", \.place.longitude, .text, "of the pickup place, degrees east (here negative)"),
      .init("active", \.isActive, .active, "no: the owner's dogs are not booked"),
      .init("since", \.since, FieldFormat.date.optional, "first day with you"),
      .init("notes", \.notes, .text, "anything worth knowing"),
    ])

  public static let dogs = RecordSchema<Dog>(
    "dogs", keys: ["dog"], blank: { Dog(id: Slug("")) },
    [
      .init("dog", \.id, .slug(), "the dog's id, made once and never changed"),
      .init("name", \.name, .text, "what you call it"),
      .init("client", \.client, FieldFormat<ClientID>.slug().optional, "the owner's id; pays for the hikes"),
      .init(
        "second_client", \.secondClient, FieldFormat<ClientID>.slug().optional,
        "a second owner, charged nothing"),
      .init("address", \.address, .text, "pickup address where it is not the owner's"),
      .init("latitude", \.place.latitude, .text, "pickup place, degrees north"),
      .init("longitude", \.place.longitude, .text, "pickup place, degrees east (here negative)"),
      .init("region", \.region, .text, "Bedford, Sackville or Beaver Bank"),
      .init("mon", \.[day: .monday], .booked, "yes: hikes every Monday"),
      .init("tue", \.[day: .tuesday], .booked, "yes: hikes every Tuesday"),
      .init("wed", \.[day: .wednesday], .booked, "yes: hikes every Wednesday"),
      .init("thu", \.[day: .thursday], .booked, "yes: hikes every Thursday"),
      .init("fri", \.[day: .friday], .booked, "yes: hikes every Friday"),
      .init("rate", \.rate, FieldFormat.money.optional, "for one hike; empty: the default rate"),
      .init("every_weeks", \.everyWeeks, FieldFormat.integer.optional, "2: every other week"),
      .init("hike", \.hike, FieldFormat.integer.optional, "1 or 2, where the dog belongs in that hike"),
      .init("not_with", \.notWith, .list, "ids of dogs that must not share a hike with it"),
      .init("ready_from", \.readyFrom, FieldFormat.time.optional, "not to be picked up before"),
      .init("ready_until", \.readyUntil, FieldFormat.time.optional, "not to be picked up after"),
      .init("color", \.color, .text, "its color on sheets and maps"),
      .init("active", \.isActive, .active, "no: gone, kept for the history"),
      .init("notes", \.notes, .text, "health, behaviour, where the key is"),
    ])

  public static let trails = RecordSchema<HikingLocation>(
    "trails", keys: ["trail"], blank: { HikingLocation(id: Slug("")) },
    [
      .init("trail", \.id, .slug(), "the trail's id"),
      .init("name", \.name, .text, "what you call it"),
      .init("region", \.region, .text, "Bedford, Sackville or Beaver Bank"),
      .init("latitude", \.place.latitude, .text, "of its parking place, degrees north"),
      .init("longitude", \.place.longitude, .text, "of its parking place, degrees east (here negative)"),
      .init("active", \.isActive, .active, "no: not used now"),
      .init("notes", \.notes, .text, "mud, ticks, closed gates"),
    ])

  public static let exceptions = RecordSchema<ExceptionRow>(
    "exceptions", keys: ["date", "dog", "status"], blank: { ExceptionRow() },
    [
      .init("dog", \.dog, .slug(), "the dog's id"),
      .init("date", \.date, .date, "the day it is about"),
      .init("status", \.status, .word, "added, removed, away, injured, cancelled, moved"),
      .init("moved_to", \.movedTo, FieldFormat.date.optional, "the day a moved dog hikes instead"),
      .init("reason", \.reason, .text, "in your words"),
      .init("source", \.source, .text, "where it was read first"),
    ])

  public static let hikes = RecordSchema<DailyHike>(
    "hikes", keys: ["date", "dog"], blank: { DailyHike(date: .epoch, dog: Slug(""), outcome: .hiked) },
    [
      .init("date", \.date, .date, "the day of the hike"),
      .init("dog", \.dog, .slug(), "the dog's id"),
      .init("outcome", \.outcome, .word, "hiked, booked, away, injured, cancelled, no-show"),
      .init("charge", \.charge, FieldFormat.money.optional, "what is owed for it; empty: unknown"),
      .init("source", \.source, .text, "where it was read first"),
    ])

  public static let payments = RecordSchema<Payment>(
    "payments", keys: ["payment"], blank: { Payment(id: Slug("")) },
    [
      .init("payment", \.id, .slug(), "the payment's id"),
      .init("receipt", \.receipt, .text, "rows with one receipt are one payment"),
      .init("dog", \.dog, FieldFormat<DogID>.slug().optional, "the dog it pays for"),
      .init("hike_date", \.hikeDate, FieldFormat.date.optional, "the hike it pays for"),
      .init(
        "paid_date", \.paidDate, FieldFormat.date.optional,
        "the day the money came; a sheet's cell does not say"),
      .init("due_date", \.dueDate, FieldFormat.date.optional, "the day it was due, where recorded"),
      .init("amount", \.amount, .money, "money in; money back is negative"),
      .init("prices", \.prices, .prices, "plus-hst or include-hst, stamped when the row is made"),
      .init("method", \.method, .text, "e-transfer, cash, cheque"),
      .init("source", \.source, .text, "where it was read first"),
      .init("notes", \.notes, .text, "what else is known of it"),
    ])

  public static let notes = RecordSchema<WeekNote>(
    "notes", keys: ["week", "dog", "text"],
    blank: { WeekNote(week: .epoch, dog: Slug(""), text: "", source: "") },
    [
      .init("week", \.week, .date, "the Monday of its week"),
      .init("dog", \.dog, .slug(), "the dog's id"),
      .init("text", \.text, .text, "the note as typed"),
      .init("source", \.source, .text, "where it was read first"),
    ])

  public static let review = RecordSchema<ReviewItem>(
    "review", keys: ["item"], blank: { ReviewItem(item: "") },
    [
      .init("item", \.item, .key, "what it is about"),
      .init("question", \.question, .text, "what is asked"),
      .init("choices", \.choices, .list, "answers there are; any other that fits is taken too"),
      .init("evidence", \.evidence, .text, "why it is asked"),
      .init("value", \.value, .text, "what stands in the book meanwhile"),
      .init("answer", \.answer, .text, "fill this in: yes, or the right value"),
    ])

  public static let imports = RecordSchema<ImportEntry>(
    "imports", keys: ["batch", "file"],
    blank: { ImportEntry(file: "", sha256: "", kind: "") },
    [
      .init("batch", \.batch, .text, "the change it came with"),
      .init("file", \.file, .text, "the file's name"),
      .init("sha256", \.sha256, .text, "of its bytes"),
      .init("as", \.kind, .text, "what it was read as"),
      .init("cells", \.cells, FieldFormat.integer.defaulting(to: 0), "cells that are not empty"),
      .init("amount", \.amount, FieldFormat.money.defaulting(to: .zero), "the money in it"),
    ])

  public static let orders = RecordSchema<KeptSeat>(
    "orders", keys: ["date", "hike", "position", "dog"],
    blank: { KeptSeat(date: .epoch, hike: 1, position: 1, dog: Slug("")) },
    [
      .init("date", \.date, .date, "the day"),
      .init("hike", \.hike, .integer, "1 for the first hike of the day"),
      .init("position", \.position, .integer, "1 for the first stop of the hike"),
      .init("dog", \.dog, .slug(), "the dog's id"),
    ])

  public static let distances = RecordSchema<DrivenLeg>(
    "distances", keys: ["from", "to"], blank: { DrivenLeg(from: "", to: "") },
    [
      .init("from", \.from, .key, "home, a dog's id or a trail's id"),
      .init("to", \.to, .key, "home, a dog's id or a trail's id; the way back has its own row"),
      .init("metres", \.metres, FieldFormat.driven.optional, "driven, in whole metres"),
      .init("seconds", \.seconds, FieldFormat.driven.optional, "driven, in whole seconds"),
    ])

  public static let taxes = RecordSchema<TaxTable.Entry>(
    "taxes", keys: ["province", "from"],
    blank: { .init(province: .novaScotia, from: .epoch, rate: TaxRate(basisPoints: 0)) },
    [
      .init("province", \.province, .province, "NS and so on"),
      .init("from", \.from, .date, "the first day of the rate"),
      .init("hst", \.rate, .percent, "in percent: 14"),
    ])

  static let settings = RecordSchema<SettingRow>(
    "settings", keys: ["key"], blank: { SettingRow() },
    [
      .init("key", \.key, .key, "the setting's name"),
      .init("value", \.value, .text, "its value"),
    ])
}

/// One line of `settings.csv`.
struct SettingRow: Hashable, Sendable {
  var key = ""
  var value = ""
}

/// An exception as its table holds it: a status word, and a target that only a move may have.
public struct ExceptionRow: Hashable, Sendable {
  enum Status: String, CaseIterable, Hashable, Sendable {
    case added
    case removed
    case away
    case injured
    case cancelled
    case moved
  }

  var dog: DogID = Slug("")
  var date = CivilDate.epoch
  var status = Status.away
  var movedTo: CivilDate?
  var reason = ""
  var source = ""

  init() {}

  init(_ exception: ScheduleException) {
    dog = exception.dog
    date = exception.date
    reason = exception.reason
    source = exception.source
    switch exception.change {
    case .added: status = .added
    case .removed(let absence): status = Status(rawValue: absence.rawValue) ?? .removed
    case .moved(let target):
      status = .moved
      movedTo = target
    }
  }

  /// Nil for a move without its target.
  var exception: ScheduleException? {
    let change: ScheduleException.Change
    switch status {
    case .added: change = .added
    case .moved:
      guard let movedTo else { return nil }
      change = .moved(to: movedTo)
    case .removed: change = .removed(.removed)
    case .away: change = .removed(.away)
    case .injured: change = .removed(.injured)
    case .cancelled: change = .removed(.cancelled)
    }
    return ScheduleException(dog: dog, date: date, change, reason: reason, source: source)
  }
}

extension CivilDate {
  /// 1970-01-01, the date of a row that has not been read yet.
  static let epoch = CivilDate(dayNumber: 0)
}

extension FieldFormat where Value == Province {
  static let province = FieldFormat(
    "a province such as NS", read: { Province(rawValue: $0.uppercased()) }, write: { $0.rawValue })
}
