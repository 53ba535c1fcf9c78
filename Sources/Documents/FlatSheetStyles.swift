/// The styles that the cells and columns of a workbook turn out to need, each once, named in the order of their need.
struct FlatSheetStyles {
  private struct CellStyle: Hashable {
    let look: WorkbookLook
    let form: WorkbookForm
  }

  private var cells: [CellStyle] = []
  private var widths: [Int] = []

  static let rowName = "row"

  /// Nil for a cell that looks like any other.
  mutating func name(of cell: WorkbookCell) -> String? {
    let style = CellStyle(look: cell.look, form: cell.form)
    guard style != CellStyle(look: .plain, form: .general) else { return nil }
    return "cell\(Self.number(of: style, in: &cells))"
  }

  mutating func name(of column: WorkbookColumn) -> String {
    "column\(Self.number(of: column.width, in: &widths))"
  }

  private static func number<Item: Equatable>(of item: Item, in list: inout [Item]) -> Int {
    if let place = list.firstIndex(of: item) { return place + 1 }
    list.append(item)
    return list.count
  }

  /// What every cell has that says nothing else.
  static let common = Markup("office:styles") {
    // Which decides how a typed date or amount is understood.
    Markup("style:default-style", ["style:family": "table-cell"]) {
      Markup("style:text-properties", ["fo:language": "en", "fo:country": "CA"])
    }
    Markup("style:style", ["style:name": "Default", "style:family": "table-cell"]) {
      Markup("style:table-cell-properties", ["fo:padding": "0.8mm", "style:vertical-align": "top"])
      Markup(
        "style:text-properties",
        ["fo:font-family": "'Liberation Sans', Arial, sans-serif", "fo:font-size": "10pt"])
    }
  }

  var markup: Markup {
    var forms: [WorkbookForm] = []
    var cells: [Markup] = []
    for style in self.cells {
      cells.append(Self.markup(style, name: "cell\(cells.count + 1)", &forms))
    }
    let columns = widths.enumerated().map { index, width in
      Markup("style:style", ["style:name": "column\(index + 1)", "style:family": "table-column"]) {
        Markup("style:table-column-properties", ["style:column-width": "\(width / 10).\(width % 10)mm"])
      }
    }
    let row = Markup("style:style", ["style:name": Self.rowName, "style:family": "table-row"]) {
      Markup("style:table-row-properties", ["style:use-optimal-row-height": "true"])
    }
    let written = forms.enumerated().flatMap { FlatSheetForms.markup($1, name: "form\($0 + 1)") }
    return Markup(
      "office:automatic-styles", attributes: [],
      children: written + columns + [row] + cells + FlatSheetPages.layouts + FlatSheetPages.tables)
  }

  private static func markup(_ style: CellStyle, name: String, _ forms: inout [WorkbookForm]) -> Markup {
    let look = style.look
    let form = style.form == .general ? nil : "form\(number(of: style.form, in: &forms))"
    let fill: (ground: String, ink: String)? =
      switch look.fill {
      case .none: nil
      case .green: ("#d3ecd6", "#0f4d20")
      case .red: ("#f8cfc9", "#8c1414")
      case .grey: ("#dcdcdc", "#3c3c3c")
      case .heading: ("#e4e8ef", "#000000")
      }
    let line = "0.5pt solid #8a8a8a"
    return Markup(
      "style:style",
      [
        "style:name": name, "style:family": "table-cell", "style:parent-style-name": "Default",
        "style:data-style-name": form,
      ]
    ) {
      Markup(
        "style:table-cell-properties",
        [
          "fo:background-color": fill?.ground, "fo:wrap-option": look.isWrapped ? "wrap" : nil,
          "fo:border": look.isBoxed ? line : nil, "fo:border-top": look.isSum ? line : nil,
          "style:text-align-source": look.side == .usual ? nil : "fix",
        ])
      if let side = Self.word(look.side) { Markup("style:paragraph-properties", ["fo:text-align": side]) }
      Markup(
        "style:text-properties",
        [
          "fo:font-weight": look.isBold || look.fill == .red ? "bold" : nil,
          "fo:font-size": look.isLarge ? "13pt" : nil, "fo:color": fill?.ink,
        ])
    }
  }

  private static func word(_ side: WorkbookLook.Side) -> String? {
    switch side {
    case .usual: nil
    case .left: "start"
    case .middle: "center"
    case .right: "end"
    }
  }
}

/// Forms of values as number styles.
enum FlatSheetForms {
  static func markup(_ form: WorkbookForm, name: String) -> [Markup] {
    switch form {
    case .general: []
    case .money(let form): money(form, name)
    case .date(let form): [date(form, name)]
    case .time:
      [
        Markup("number:time-style", ["style:name": name]) {
          Markup("number:hours", ["number:style": "long"])
          text(":")
          Markup("number:minutes", ["number:style": "long"])
        }
      ]
    case .rate(let decimals):
      [
        Markup("number:percentage-style", ["style:name": name]) {
          number(decimals: decimals, isGrouped: false)
          text("%")
        }
      ]
    }
  }

  private static func money(_ form: MoneyForm, _ name: String) -> [Markup] {
    guard form.hidesZero else { return [figures(form, name)] }
    // The sections of a form: above zero, below zero, and the style itself for nothing. The first one decides what kind
    // of number it is, and each stands before the style that names it.
    return [
      figures(form, name + "plus", isPart: true), figures(form, name + "minus", sign: "-", isPart: true),
      Markup(element(form), ["style:name": name]) {
        text("")
        Markup("style:map", ["style:condition": "value()>0", "style:apply-style-name": name + "plus"])
        Markup("style:map", ["style:condition": "value()<0", "style:apply-style-name": name + "minus"])
      },
    ]
  }

  private static func element(_ form: MoneyForm) -> String {
    form.symbol.isEmpty ? "number:number-style" : "number:currency-style"
  }

  private static func figures(
    _ form: MoneyForm, _ name: String, sign: String = "", isPart: Bool = false
  ) -> Markup {
    Markup(element(form), ["style:name": name, "style:volatile": isPart ? "true" : nil]) {
      if !sign.isEmpty { text(sign) }
      if !form.symbol.isEmpty {
        Markup("number:currency-symbol", ["number:language": "en", "number:country": "CA"]) { form.symbol }
      }
      number(decimals: form.hasCents ? 2 : 0, isGrouped: form.isGrouped)
    }
  }

  private static func number(decimals: Int, isGrouped: Bool) -> Markup {
    Markup(
      "number:number",
      [
        "number:decimal-places": "\(decimals)", "number:min-decimal-places": "\(decimals)",
        "number:min-integer-digits": "1", "number:grouping": isGrouped ? "true" : nil,
      ])
  }

  /// The names of days and months are English, whatever the computer speaks.
  private static func date(_ form: DateForm, _ name: String) -> Markup {
    Markup(
      "number:date-style",
      ["style:name": name, "number:language": "en", "number:country": "US"]
    ) {
      switch form {
      case .iso:
        Markup("number:year", ["number:style": "long"])
        text("-")
        Markup("number:month", ["number:style": "long"])
        text("-")
        Markup("number:day", ["number:style": "long"])
      case .weekdayAndDay:
        Markup("number:day-of-week")
        text(" ")
        Markup("number:day")
      case .weekdayMonthDay:
        Markup("number:day-of-week")
        text(" ")
        Markup("number:month", ["number:textual": "true"])
        text(" ")
        Markup("number:day")
      }
    }
  }

  private static func text(_ text: String) -> Markup { Markup("number:text") { text } }
}
