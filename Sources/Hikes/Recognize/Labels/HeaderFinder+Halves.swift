import Civil
import Tabular

extension HeaderFinder {
  /// Two rows that name the halves of days, each day over two columns: `Mon 14,,Tue 15,,` above `AM,PM,AM,PM`. As
  /// one row, in which each half carries the heading of its day; nil for anything else.
  static func halved(_ upper: SheetRow, _ lower: SheetRow) -> SheetRow? {
    guard lower.cells.count(where: \.isHalf) >= 4 else { return nil }
    return joined(upper, lower) { below, day in below.isHalf ? day : nil }
  }

  /// Two rows that name days and what stands twice for each, `Mon 10,,Tue 11,,` above `H,K,H,K`, where more of them than one have
  /// `money` below: whoever walked, which van. As one row, in which each carries the heading of its day; nil for anything else.
  static func doubled(_ upper: SheetRow, _ lower: SheetRow, hasMoney: (_ column: Int) -> Bool) -> SheetRow? {
    let days = (1..<upper.width + 1).filter { !upper[column: $0].isBlank && upper[column: $0].namesDay }
    guard days.count >= 3, zip(days, days.dropFirst()).allSatisfy({ $1 - $0 == 2 }),
      days.allSatisfy({ upper[column: $0 + 1].isBlank })
    else { return nil }
    let labels = days.map { [lower[column: $0], lower[column: $0 + 1]].map(\.folded) }
    let columns = days.flatMap { [$0, $0 + 1] }
    guard Set(labels).count == 1, labels[0][0] != labels[0][1],
      columns.allSatisfy({ column in
        let text = lower[column: column]
        return text.hasLetter && !text.hasFigure && text.role == nil && !text.isDogLabel
          && text.title(nil) == nil
          && !EntryList.amounts.set.contains(text.folded)
      }),
      days.count(where: hasMoney) >= 2, days.count(where: { hasMoney($0 + 1) }) >= 2
    else { return nil }
    return joined(upper, lower) { below, day in labels[0].contains(below.folded) ? day : nil }
  }

  /// Two rows that name days and what of them was charged and paid: `Mon 14,,Tue 15,,` above `Chg,Pd,Chg,Pd`. As one row,
  /// in which the money that came in carries the heading of its day; nil for anything else.
  static func charged(_ upper: SheetRow, _ lower: SheetRow) -> SheetRow? {
    guard lower.cells.count(where: \.headsCharge) >= 2, lower.cells.count(where: { $0.role == .paid }) >= 2
    else {
      return nil
    }
    return joined(upper, lower) { below, day in
      below.headsCharge || below.role == .paid && day.isBlank ? below : below.role == .paid ? day : nil
    }
  }

  /// Two rows that name days and what stands of each in its columns, `Mon Jun 2,,,Tue Jun 3,,` above `Grp,$,How,Grp,$,How`. As one
  /// row, in which the money carries the heading of its day; nil for anything else.
  static func parted(_ upper: SheetRow, _ lower: SheetRow) -> SheetRow? {
    func isMoney(_ text: CellText) -> Bool {
      text.role == .paid || EntryList.amounts.set.contains(text.folded)
    }
    let labels = lower.filled.filter { !$0.isDogLabel }
    guard labels.count >= 6, labels.count(where: isMoney) >= 3, !isMoney(labels[0]),
      labels.allSatisfy({ isMoney($0) || $0.role != nil })
    else { return nil }
    let counts = Dictionary(labels.map { ($0.folded, 1) }, uniquingKeysWith: +)
    guard (2...4).contains(counts.count), counts.values.allSatisfy({ $0 >= 3 }) else { return nil }
    return joined(upper, lower) { below, day in isMoney(below) ? day : below.isBlank ? nil : below }
  }

  /// A row in which behind each day stands a column for its money, `mon,$,tue,$`: each carries the heading of its day. As
  /// it is for anything else.
  static func paired(_ row: SheetRow, _ order: DateOrder?) -> SheetRow {
    let money = (2..<max(row.width, 1) + 1).filter { column in
      guard let role = row[column: column].role, role == .rate || role == .paid else { return false }
      return row[column: column - 1].heading(order, isFrench: true) != nil
    }
    let days = row.cells.count { $0.heading(order, isFrench: true) != nil }
    // Behind the last day of each week alone it is what the week came to.
    guard money.count >= 3, money.count * 2 >= days, Set(money.map { row[column: $0].folded }).count == 1
    else {
      return row
    }
    var fields = Array(row.cells)
    for column in money { fields[column - 1] = fields[column - 2] }
    return SheetRow(fields, row.texts)
  }

  /// Two rows as one: below a day what `part` makes of it, elsewhere the text of either; nil where both have one.
  private static func joined(
    _ upper: SheetRow, _ lower: SheetRow, part: (_ below: CellText, _ day: CellText) -> CellText?
  ) -> SheetRow? {
    var fields: [CellText] = []
    var day = upper.texts.blank
    for column in 1...max(upper.width, lower.width, 1) {
      let (above, below) = (upper[column: column], lower[column: column])
      if !above.isBlank { day = above }
      if let text = part(below, day) {
        fields.append(text)
      } else if !above.isBlank, !below.isBlank {
        guard !above.namesDay else { return nil }
        // A remark, or the same label, above "Dog".
        if below.isDogLabel {
          fields.append(below)
          day = upper.texts.blank
          continue
        }
        // `Week` above `$`
        guard !above.isDogLabel, above.hasLetter, !below.namesDay else { return nil }
        let both = upper.texts.text("\(above.collapsed) \(below.collapsed)")
        fields.append(both.role == nil ? above : both)
        day = upper.texts.blank
      } else {
        fields.append(below.isBlank ? above : below)
        if !below.isBlank { day = upper.texts.blank }
      }
    }
    return SheetRow(fields, upper.texts)
  }

  static func isHalf(_ text: String) -> Bool {
    let folded = text.folded
    if halves.set.contains(folded) { return true }
    // "3pm", "10:30 am"
    let hour = folded.drop { $0.isNumber || $0 == ":" }
    return hour.count < folded.count && halves.set.contains(String(hour).trimmingSpaces)
  }

  /// The halves of a day as headings: `AM`, `après-midi`.
  static let halves = WordRule(
    "half a day",
    """
    am, pm, a.m., p.m., a.m, p.m, morning, afternoon, morn, aft, noon, midday, am hike, pm hike,
    hike 1, hike 2, hike1, hike2, hike #1, hike #2, 1st hike, 2nd hike, first hike, second hike, walk 1, walk 2,
    matin, après-midi, apres-midi, midi, avant-midi
    """,
    like: "AM", "p.m.", "Après-midi", "Morning", "Hike 1")
}

extension CellText {
  /// Whether it heads what was asked for a day: `Chg`, `due`, `Mon due`.
  var headsCharge: Bool {
    let plain = words.filter { Weekday(name: $0) == nil }.joined(separator: " ")
    return ColumnLabels.charges.set.contains(plain) || EntryList.dues.set.contains(plain)
  }
}
