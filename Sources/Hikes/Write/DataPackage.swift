public import Tabular

/// What the columns of an exported set of files hold, for programs that read data typed: a Frictionless data package.
public enum DataPackage {
  /// A column whose values are not text.
  private static let types: [String: String] = [
    "paid_date": "date", "due_date": "date", "tax_point": "date", "hike_date": "date", "period_start": "date",
    "period_end": "date", "date": "date", "week": "date", "month": "yearmonth", "gross": "number",
    "net": "number",
    "hst": "number", "hst_rate": "number", "hst_sum_of_receipts": "number", "hst_on_total": "number",
    "rounding_difference": "number", "line_101": "number", "line_103": "number", "line_105": "number",
    "quick_method_rate": "number", "quick_method_remit": "number", "count": "integer", "hikes": "integer",
    "expected": "number", "found": "number", "difference": "number", "amount": "number", "row": "integer",
    "col": "integer", "year": "integer",
  ]
  private static let keys: [String: [String]] = [
    "ledger": ["id"], "hst": ["basis", "period_start", "period_end", "hst_rate"],
  ]

  /// - Parameter files: name and header of each CSV beside it.
  public static func json(_ files: [(name: String, columns: [String])]) -> JSONValue {
    [
      "name": "hound-export", "title": "Payments, HST and revenue",
      "resources": .array(files.sorted { $0.name < $1.name }.map { resource($0.name, $0.columns) }),
    ]
  }

  private static func resource(_ file: String, _ columns: [String]) -> JSONValue {
    let stem = file.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? file }
    let name = stem ?? file
    var schema: [String: JSONValue] = [
      "fields": .array(
        columns.map { column in
          let type = types[column] ?? "string"
          var field: [String: JSONValue] = ["name": .text(column), "type": .text(type)]
          if type == "date" { field["format"] = "default" }
          return .object(field)
        }), "missingValues": .array([""]),
    ]
    if let key = keys[name] { schema["primaryKey"] = .array(key.map { .text($0) }) }
    return [
      "name": .text(
        name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()),
      "path": .text(file), "profile": "tabular-data-resource", "format": "csv", "mediatype": "text/csv",
      "encoding": "utf-8", "dialect": ["delimiter": ",", "doubleQuote": .bool(true)],
      "schema": .object(schema),
    ]
  }
}
