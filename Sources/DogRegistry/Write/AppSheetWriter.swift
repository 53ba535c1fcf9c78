import Civil
public import Tabular

/// A registry's visits as the app's own CSV files, deleted ones left out as the app does.
public enum AppSheetWriter {
  /// A row for each visit, by arrival.
  public static func backup(_ list: VisitList, _ records: [VisitID: JSONTree]) -> [UInt8] {
    var writer = quotedWriter(AppSheet.backupHeader, marked: true)
    for (place, listed) in list.visits.enumerated() {
      let visit = listed.visit
      let record = records[visit.id] ?? .null
      func text(_ key: LegacyKey) -> String { record[key: key]?.writtenText ?? "None" }
      func yes(_ key: LegacyKey) -> String { record[key: key]?.flag == true ? "Yes" : "No" }
      func other(_ column: AppSheet.Column) -> String { record[column.rawValue]?.writtenText ?? "None" }
      let local = list.clock.zone.local(visit.arrival)
      let arrival =
        visit.isArrivalTimeSet ? appTime(local) : "\(appDay(local.date)) - No arrival time set"
      writer.write([
        String(place + 1), visit.name.text, visit.owner?.text ?? "None", arrival,
        visit.departure.map { appTime(list.clock.zone.local($0)) } ?? "None",
        visit.isBoarding ? "Boarding" : "Daycare",
        visit.boardingEnd.map { appDay(list.clock.day($0)) } ?? "None", listed.stayText, yes(.needsWalking),
        text(.walkingNotes), medicines(record) ?? other(.medications), text(.specialInstructions),
        text(.allergiesAndFeedingInstructions), yes(.isDaycareFed), text(.notes),
        entries(record[key: .feedingRecords], list) ?? other(.feedingRecords),
        entries(record[key: .medicationRecords], list) ?? other(.medicationRecords),
        entries(record[key: .pottyRecords], list) ?? other(.pottyRecords),
      ])
    }
    return writer.bytes
  }

  /// A row for each day of each stay up to today, newest first.
  public static func history(_ list: VisitList, _ records: [VisitID: JSONTree]) -> [UInt8] {
    struct Row {
      let day: CivilDate
      let listed: ListedVisit
    }
    let today = list.clock.today
    var rows: [Row] = []
    for listed in list.visits where listed.visit.arrival <= list.clock.now {
      let first = list.clock.day(listed.visit.arrival)
      let last = min(today, listed.visit.departure.map(list.clock.day) ?? today)
      for offset in 0...max(0, first.days(until: last)) {
        rows.append(Row(day: first.adding(days: offset), listed: listed))
      }
    }
    rows.sort { left, right in
      if left.day != right.day { return left.day > right.day }
      return FoldedName.precedes(left.listed.visit.name, right.listed.visit.name)
        || (left.listed.visit.name == right.listed.visit.name
          && ListedVisit.precedes(left.listed, right.listed))
    }
    var writer = quotedWriter(AppSheet.historyHeader, marked: false)
    for row in rows {
      let visit = row.listed.visit
      let record = records[visit.id] ?? .null
      let hasLeft = visit.departure.map { list.clock.day($0) <= row.day } ?? false
      writer.write([
        appDay(row.day), visit.name.text, visit.owner?.text ?? "", visit.isBoarding ? "Boarding" : "Daycare",
        hasLeft ? "Departed" : "Present", plainTime(list.clock.zone.local(visit.arrival)),
        hasLeft ? visit.departure.map { plainTime(list.clock.zone.local($0)) } ?? "" : "",
        visit.boardingEnd.map { appDay(list.clock.day($0)) } ?? "", medicines(record) ?? "",
        record[key: .specialInstructions]?.writtenText ?? "", record[key: .notes]?.writtenText ?? "",
      ])
    }
    return writer.bytes
  }

  private static func quotedWriter(_ header: [AppSheet.Column], marked: Bool) -> RecordWriter {
    var writer = RecordWriter(marked: marked, formulas: .full)
    writer.write(header.map(\.rawValue))
    return writer
  }

  private static func medicines(_ record: JSONTree) -> String? {
    guard let value = record[key: .medications] else { return nil }
    let names =
      value.text ?? (value.elements ?? []).compactMap { $0["name"]?.writtenText }.joined(separator: ", ")
    return names.isEmpty ? nil : names
  }

  /// `lunch at 12:00 PM; snack at 12:00 PM`.
  private static func entries(_ value: JSONTree?, _ list: VisitList) -> String? {
    let texts = (value?.elements ?? []).compactMap { element -> String? in
      guard let at = element["timestamp"]?.moment else { return nil }
      let what = element["type"]?.writtenText ?? element["medicationName"]?.writtenText ?? "given"
      return "\(what) at \(halfDay(list.clock.zone.local(at).time))"
    }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  private static func appDay(_ date: CivilDate) -> String {
    "\(two(date.month))/\(two(date.day))/\(two(date.year % 100))"
  }

  private static func appTime(_ local: LocalTime) -> String {
    "\(appDay(local.date)) at \(halfDay(local.time))"
  }
  private static func plainTime(_ local: LocalTime) -> String { "\(appDay(local.date)) \(local.time)" }

  private static func halfDay(_ time: TimeOfDay) -> String {
    let hour = time.minutes / 60
    return "\((hour + 11) % 12 + 1):\(two(time.minutes % 60)) \(hour < 12 ? "AM" : "PM")"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
