/// Letter paper, either way up, for every sheet: as wide as one page, with the sheet's name and the page's number.
enum FlatSheetPages {
  static func tableName(_ page: WorkbookSheet.Page) -> String { "table-\(page.rawValue)" }

  static var tables: [Markup] {
    WorkbookSheet.Page.allCases.map { page in
      Markup(
        "style:style",
        [
          "style:name": tableName(page), "style:family": "table", "style:master-page-name": page.rawValue,
        ]
      ) { Markup("style:table-properties", ["table:display": "true"]) }
    }
  }

  static var layouts: [Markup] {
    WorkbookSheet.Page.allCases.map { page in
      let sides = page.isAcross ? ("279.4mm", "215.9mm") : ("215.9mm", "279.4mm")
      return Markup("style:page-layout", ["style:name": "page-\(page.rawValue)"]) {
        Markup(
          "style:page-layout-properties",
          [
            "fo:page-width": sides.0, "fo:page-height": sides.1,
            "style:print-orientation": page.isAcross ? "landscape" : "portrait",
            "fo:margin-top": "12mm", "fo:margin-bottom": "10mm", "fo:margin-left": "12mm",
            "fo:margin-right": "12mm", "style:scale-to-X": "1", "style:scale-to-Y": page.isSingle ? "1" : "0",
            "style:print": "objects charts drawings grid",
          ])
        Markup("style:header-style")
        Markup("style:footer-style") {
          Markup("style:header-footer-properties", ["fo:min-height": "7mm", "fo:margin-top": "2mm"])
        }
      }
    }
  }

  static var masters: Markup {
    Markup("office:master-styles") {
      for page in WorkbookSheet.Page.allCases {
        Markup(
          "style:master-page",
          ["style:name": page.rawValue, "style:page-layout-name": "page-\(page.rawValue)"]
        ) {
          Markup("style:header", ["style:display": "false"])
          Markup("style:footer") {
            Markup("text:p") {
              Markup("text:sheet-name") { "?" }
              ", page "
              Markup("text:page-number") { "1" }
              " of "
              Markup("text:page-count") { "1" }
            }
          }
        }
      }
    }
  }
}
