/// A workbook as a flat OpenDocument spreadsheet: one XML file, ODF 1.3, which LibreOffice opens as it stands.
///
/// Nothing in it depends on when or where it was written. Formulas carry the value they come to, so that a program
/// which does not reckon shows the same.
public struct FlatSheetFile: Sendable {
  public let workbook: Workbook

  public init(_ workbook: Workbook) { self.workbook = workbook }

  public var bytes: [UInt8] {
    var styles = FlatSheetStyles()
    var choices = FlatSheetChoices()
    // What the sheets need is known only when they are written; it stands before them.
    let tables = workbook.sheets.map { sheet in
      FlatSheetTable(sheet, &styles, &choices).markup
    }
    let content = Markup("office:spreadsheet", attributes: [], children: choices.markup + tables)
    let root = Markup(
      "office:document", attributes: Self.attributes,
      children: [
        Markup("office:meta") {
          Markup("meta:generator") { "hound" }
          Markup("dc:title") { workbook.title }
          for property in workbook.properties {
            Markup("meta:user-defined", ["meta:name": property.name]) { property.value }
          }
        },
        FlatSheetSettings.markup(workbook),
        FlatSheetStyles.common,
        styles.markup,
        FlatSheetPages.masters,
        Markup("office:body", attributes: [], children: [content]),
      ])
    return root.xmlFile
  }

  private static let attributes: [Markup.Attribute] =
    namespaces.map { Markup.Attribute(name: "xmlns:\($0)", value: $1) } + [
      Markup.Attribute(name: "office:version", value: "1.3"),
      Markup.Attribute(name: "office:mimetype", value: mimeType),
    ]

  static let mimeType = "application/vnd.oasis.opendocument.spreadsheet"

  private static let namespaces: [(String, String)] =
    [
      "office", "style", "text", "table", "meta", "config",
    ].map { ($0, "urn:oasis:names:tc:opendocument:xmlns:\($0):1.0") } + [
      ("number", "urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"),
      ("fo", "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"),
      ("svg", "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"),
      ("dc", "http://purl.org/dc/elements/1.1/"), ("of", "urn:oasis:names:tc:opendocument:xmlns:of:1.2"),
      // Of a name in the settings: a view whose prefix is not declared is passed over without a word.
      ("ooo", "http://openoffice.org/2004/office"),
    ]
}

extension Workbook {
  /// The bytes of its flat OpenDocument file.
  public var flatFile: [UInt8] { FlatSheetFile(self).bytes }
}

/// The lists from which a cell's value may be chosen, each once.
struct FlatSheetChoices {
  private var lists: [(choices: [String], cell: String)] = []

  /// The name of a list; `cell` is the first that offers it.
  mutating func name(_ choices: [String], at cell: String) -> String {
    if let known = lists.firstIndex(where: { $0.choices == choices }) { return "choices\(known + 1)" }
    lists.append((choices, cell))
    return "choices\(lists.count)"
  }

  var markup: [Markup] {
    guard !lists.isEmpty else { return [] }
    return [
      Markup("table:content-validations") {
        for (index, list) in lists.enumerated() {
          let words = list.choices.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ";")
          Markup(
            "table:content-validation",
            [
              "table:name": "choices\(index + 1)", "table:condition": "of:cell-content-is-in-list(\(words))",
              "table:allow-empty-cell": "true", "table:display-list": "unsorted",
              "table:base-cell-address": list.cell,
            ]
          ) {
            // Anything else may be typed without a word from the program.
            Markup("table:error-message", ["table:display": "false", "table:message-type": "information"])
          }
        }
      }
    ]
  }
}

/// Which rows and columns stay in sight; LibreOffice keeps that in its view settings.
enum FlatSheetSettings {
  static func markup(_ workbook: Workbook) -> Markup {
    Markup("office:settings") {
      Markup("config:config-item-set", ["config:name": "ooo:view-settings"]) {
        Markup("config:config-item-map-indexed", ["config:name": "Views"]) {
          Markup("config:config-item-map-entry") {
            item("ViewId", "string", "view1")
            Markup("config:config-item-map-named", ["config:name": "Tables"]) {
              for sheet in workbook.sheets {
                Markup("config:config-item-map-entry", ["config:name": sheet.name]) { split(sheet) }
              }
            }
            item("ActiveTable", "string", workbook.sheets.first?.name ?? "")
          }
        }
      }
    }
  }

  /// Split mode 2 is frozen; of the parts, 0 is above left, 1 above right, 2 below left, 3 below right.
  private static func split(_ sheet: WorkbookSheet) -> [Markup] {
    let (rows, columns) = (sheet.frozenRows, sheet.frozenColumns)
    let active = columns > 0 && rows > 0 ? 3 : columns > 0 ? 1 : rows > 0 ? 2 : 0
    return [
      item("CursorPositionX", "int", "\(columns)"), item("CursorPositionY", "int", "\(rows)"),
      item("HorizontalSplitMode", "short", columns > 0 ? "2" : "0"),
      item("VerticalSplitMode", "short", rows > 0 ? "2" : "0"),
      item("HorizontalSplitPosition", "int", "\(columns)"), item("VerticalSplitPosition", "int", "\(rows)"),
      item("ActiveSplitRange", "short", "\(active == 0 ? 2 : active)"),
      item("PositionLeft", "int", "0"), item("PositionRight", "int", "\(columns)"),
      item("PositionTop", "int", "0"), item("PositionBottom", "int", "\(rows)"),
    ]
  }

  private static func item(_ name: String, _ type: String, _ value: String) -> Markup {
    Markup("config:config-item", ["config:name": name, "config:type": type]) { value }
  }
}
