import Documents
import Store

/// What a tab held when it was written, kept with the file through every program that saves it again: so that a tab
/// nobody touched is known for one, however the book has changed since.
public enum WorkbookStamp {
  /// The property that holds a tab's stamp.
  public static func name(of tab: String) -> String { "hound \(tab)" }

  /// Of the texts of a tab, without the empty cells and rows at its end.
  public static func value(of texts: [[String]]) -> String {
    var rows = texts.map { row in
      Array(row[..<((row.lastIndex { !$0.isEmpty } ?? -1) + 1)])
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    // No text holds these two.
    let text = rows.map { $0.joined(separator: "\u{1F}") }.joined(separator: "\u{1E}")
    return SHA256.hex(Array(text.utf8))
  }

  /// The same workbook, each of its tabs stamped.
  static func stamped(_ workbook: Workbook) -> Workbook {
    var stamped = workbook
    stamped.properties = workbook.sheets.map { (name(of: $0.name), value(of: $0.texts)) }
    return stamped
  }
}
