import Civil
import Diagnostics
import Quantities

/// One sheet as a `table:table`, its styles and lists noted on the way.
struct FlatSheetTable {
  let markup: Markup

  init(_ sheet: WorkbookSheet, _ styles: inout FlatSheetStyles, _ choices: inout FlatSheetChoices) {
    let name = Self.quoted(sheet.name)
    let last = CellReference(
      row: max(1, sheet.rows.count), column: min(sheet.printedColumns ?? sheet.width, sheet.width))
    let columns = sheet.columns.map { column in
      Markup("table:table-column", ["table:style-name": styles.name(of: column)])
    }
    var rows: [Markup] = []
    for (index, cells) in sheet.rows.enumerated() {
      let children = Self.cells(cells, width: sheet.width, row: index + 1, name, &styles, &choices)
      rows.append(
        Markup(
          "table:table-row", attributes: [.init(name: "table:style-name", value: FlatSheetStyles.rowName)],
          children: children))
    }
    // A table without a row is none.
    if rows.isEmpty { rows = [Markup("table:table-row") { Markup("table:table-cell") }] }
    let heading = rows.prefix(sheet.headingRows)
    let body = Array(rows.dropFirst(sheet.headingRows))
    markup = Markup(
      "table:table",
      attributes: [
        .init(name: "table:name", value: sheet.name),
        .init(name: "table:style-name", value: FlatSheetPages.tableName(sheet.page)),
        .init(name: "table:print-ranges", value: "\(name).A1:\(name).\(last)"),
      ],
      children: columns
        + (heading.isEmpty
          ? [] : [Markup("table:table-header-rows", attributes: [], children: Array(heading))])
        + body)
  }

  /// As it stands in the address of a cell.
  static func quoted(_ sheet: String) -> String {
    sheet.utf8.allSatisfy { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
      ? sheet : "'\(sheet.replacing("'", with: "''"))'"
  }

  /// The cells of a row; equal ones side by side that hold nothing are written once.
  private static func cells(
    _ cells: [WorkbookCell], width: Int, row: Int, _ sheet: String, _ styles: inout FlatSheetStyles,
    _ choices: inout FlatSheetChoices
  ) -> [Markup] {
    var written: [Markup] = []
    var column = 0
    let cells = cells + Array(repeating: .empty, count: max(0, width - cells.count))
    while column < cells.count {
      let cell = cells[column]
      var end = column + 1
      if cell.value == .empty, cell.formula == nil {
        while end < cells.count, cells[end] == cell { end += 1 }
      }
      var attributes: [Markup.Attribute] = []
      func add(_ name: String, _ value: String?) {
        if let value { attributes.append(.init(name: name, value: value)) }
      }
      add("table:style-name", styles.name(of: cell))
      if !cell.choices.isEmpty {
        let place = CellReference(row: row, column: column + 1)
        add("table:content-validation-name", choices.name(cell.choices, at: "\(sheet).\(place)"))
      }
      if end - column > 1 { add("table:number-columns-repeated", "\(end - column)") }
      add("table:formula", cell.formula.map { "of:=\($0)" })
      for attribute in typed(cell) { add(attribute.0, attribute.1) }
      written.append(Markup("table:table-cell", attributes: attributes, children: paragraphs(cell.shown)))
      column = end
    }
    return written
  }

  /// The value in the form of the file.
  private static func typed(_ cell: WorkbookCell) -> [(String, String)] {
    switch cell.value {
    case .empty: []
    case .text: [("office:value-type", "string")]
    case .whole(let number): [("office:value-type", "float"), ("office:value", "\(number)")]
    case .money(let money):
      if case .money(let form) = cell.form, !form.symbol.isEmpty {
        [
          ("office:value-type", "currency"), ("office:currency", "CAD"),
          ("office:value", money.description),
        ]
      } else {
        [("office:value-type", "float"), ("office:value", money.description)]
      }
    case .date(let date): [("office:value-type", "date"), ("office:date-value", date.description)]
    case .time(let time):
      [
        ("office:value-type", "time"),
        ("office:time-value", "PT\(time.minutes / 60)H\(time.minutes % 60)M0S"),
      ]
    case .rate(let rate):
      [("office:value-type", "percentage"), ("office:value", fraction(rate.basisPoints))]
    }
  }

  /// Basis points as a fraction of one: 1400 is `0.1400`.
  private static func fraction(_ basisPoints: Int) -> String {
    let digits = String(basisPoints % 10_000)
    return "\(basisPoints / 10_000).\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }

  /// A paragraph for each line. Spaces that a reader of XML would swallow are elements.
  private static func paragraphs(_ text: String) -> [Markup] {
    guard !text.isEmpty else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      Markup("text:p", attributes: [], children: spaced(line))
    }
  }

  private static func spaced(_ line: Substring) -> [Markup] {
    var parts: [Markup] = []
    var plain = ""
    var rest = line
    func flush() {
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
    }
    while let letter = rest.first {
      if letter == "\t" {
        flush()
        parts.append(Markup("text:tab"))
        rest.removeFirst()
        continue
      }
      guard letter == " " else {
        plain.append(letter)
        rest.removeFirst()
        continue
      }
      var count = rest.prefix { $0 == " " }.count
      rest.removeFirst(count)
      // One space between words is itself.
      let isInside = !plain.isEmpty && !rest.isEmpty
      if isInside {
        plain.append(" ")
        count -= 1
      }
      guard count > 0 else { continue }
      flush()
      parts.append(Markup("text:s", ["text:c": count > 1 ? "\(count)" : nil]))
    }
    flush()
    // With a text in it, however short, the writer puts no space of its own between the parts.
    return plainest(parts)
  }

  private static func plainest(_ parts: [Markup]) -> [Markup] {
    let hasText = parts.contains { if case .text = $0.content { true } else { false } }
    return hasText ? parts : parts + [.text("")]
  }
}
