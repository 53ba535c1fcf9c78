import Civil
import Diagnostics
import Tabular

/// Where the reader found what in a sheet, and why it believes so, in lines for the owner.
public struct LayoutEvidence {
  private let reading: SheetReading

  public init(_ reading: SheetReading) {
    self.reading = reading
  }

  public var lines: [String] {
    var lines = ["How \(reading.file) was read:"]
    lines += reading.mends.map { "  Put right to be read: \($0)." }
    if reading.isRearranged, reading.mends.isEmpty {
      lines.append("  It is a list, or has its days downwards; its weeks were laid out anew to be read.")
    }
    if let order = reading.layout.order {
      let example = order == .dayFirst ? "3/11 is November 3" : "3/11 is March 11"
      lines.append("  Dates in figures: \(example), as the other dates of the sheet show.")
    }
    if reading.marksMeanHikes {
      lines.append(
        "  An x or a check mark means that the dog was on the hike: a legend says so, or there are many.")
    }
    var last = ""
    for index in reading.layout.blocks.indices {
      let columns = reading.isRearranged ? "" : self.columns(reading.layout.blocks[index])
      lines += week(index, showing: columns == last ? "" : columns)
      last = columns
    }
    return lines + unread
  }

  private func week(_ index: Int, showing columns: String) -> [String] {
    let block = reading.layout.blocks[index]
    let dated = reading.dates[index]
    var lines: [String] = []
    if let monday = dated.monday {
      lines.append("  Week of \(monday.shortText) \(monday.year): \(dated.reason).")
    } else if dated.candidates.count > 1 {
      lines.append("  A week that can be read in \(dated.candidates.count) ways: \(dated.reason).")
      for monday in dated.candidates {
        lines.append(
          "    - as the week of \(monday.shortText) \(monday.year), in the tab of \(monday.yearMonth)")
      }
      lines.append("    No book is made before --month or --year, or a title above the week, says which.")
    } else {
      lines.append("  A week without a date: \(dated.reason).")
    }
    guard !reading.isRearranged else { return lines }
    if !columns.isEmpty { lines.append("    " + columns) }
    lines += rows(index, block)
    return lines + misfits(block, dated)
  }

  /// "Row 4 names the days: dogs in A, Monday to Friday in B to F, notes in G."
  private func columns(_ block: WeekBlock) -> String {
    let titles = block.titleRows.map { "\($0)" }.joined(separator: ", ")
    let start =
      block.isUntitled
      ? "The dogs stand once more below row \(block.headerRow), under the same header"
      : block.titleRows == [block.headerRow]
        ? "The title in row \(block.headerRow) begins it, under the header above"
        : "Row \(block.headerRow) names the days" + (titles.isEmpty ? "" : ", the title is in row \(titles)")
    var parts = ["dogs in \(letters(block.nameColumn))" + (block.isUnlabelled ? " (no heading says so)" : "")]
    parts += block.days.map { day in
      "\(day.weekday.shortName) in \(letters(day.column))" + (day.heading == nil ? " (by its place)" : "")
    }
    parts += block.columns.sorted { $0.key < $1.key }.map { "\($0.value.spoken) in \(letters($0.key))" }
    return "\(start): \(parts.joined(separator: ", "))."
  }

  private func rows(_ index: Int, _ block: WeekBlock) -> [String] {
    let dogs = reading.weeks[index].dogRows.map(\.row)
    var parts: [String] = []
    if let first = dogs.min(), let last = dogs.max() {
      parts.append(
        dogs.count == 1 ? "one dog in row \(first)" : "\(dogs.count) dogs in rows \(first) to \(last)")
    }
    for row in block.rows {
      switch reading.layout.roles[row - 1] {
      case .total(_, let label) where label.scope == .week: parts.append("a total in row \(row)")
      case .tally: parts.append("other figures in row \(row)")
      case .group: parts.append("a heading inside the list in row \(row)")
      default: break
      }
    }
    return parts.isEmpty ? [] : ["    \(capitalized(parts.joined(separator: ", ")))."]
  }

  private func misfits(_ block: WeekBlock, _ dated: DatedWeek) -> [String] {
    guard let monday = dated.monday else { return [] }
    return block.days.filter { !$0.fits(monday) }.map { day in
      "    The heading in \(letters(day.column))\(block.headerRow) says otherwise than \(day.date(monday).longText)."
    }
  }

  /// What belongs to no day and is left to her, counted.
  private var unread: [String] {
    let open = reading.cells.filter { $0.kind == .unrecognised }
    guard let first = open.first else { return [] }
    let which = open.count == 1 ? "\(first.cell)" : "\(open.count) cells, the first \(first.cell)"
    return ["  Not understood and asked about: \(which)."]
  }

  private func letters(_ column: Int) -> String { CellReference.letters(ofColumn: column) }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension ColumnRole {
  /// What a column holds, in her words.
  fileprivate var spoken: String {
    switch self {
    case .notes: "notes"
    case .rowTotal: "her totals of the dogs"
    case .monthTotal: "her totals of the dogs for the month"
    case .owner: "owners"
    case .phone: "phone numbers"
    case .email: "email addresses"
    case .address: "addresses"
    case .region: "areas"
    case .rate: "rates, which are no payments"
    case .paid: "what was paid for the week"
    case .tax: "HST"
    case .figure: "her own figures, which are not checked"
    case .number: "row numbers"
    case .other: "what else is known of a dog"
    }
  }
}
