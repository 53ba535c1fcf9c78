import Testing

@testable import Tabular

/// Clean tables, and what goes wrong with them in the wild, each variant with the records it should give.
struct Pollution: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// Every record of the file.
  let records: [[String]]
  /// The records of its first table.
  let table: [[String]]

  var testDescription: String { name }

  init(_ name: String, _ bytes: [UInt8], _ records: [[String]], table: [[String]]? = nil) {
    self.name = name
    self.bytes = bytes
    self.records = records
    self.table = table ?? records
  }

  /// A shop's sales, ASCII, with a URL and a last column that is often empty.
  static let sales: [[String]] =
    [["DATE", "TIME", "Qty", "PRODUCTID", "Price", "ProductType", "ProductDescription", "URL", "Comments"]]
    + (0..<24).map { row in
      [
        "0\(row % 9 + 1)/\(10 + row % 18)/2018", "\(8 + row % 10):\(10 + row)", "\(1 + row % 7)",
        "\(1000 + 37 * row)",
        "\(row * 3 + 4).\(10 + row)", ["Leash", "Harness", "Food, dry"][row % 3],
        ["Red, strong", "5 m long", "For \"small\" dogs", "Soft"][row % 4], "http://shop.example/p?id=\(row)",
        row % 5 == 0 ? "sold; paid" : "",
      ]
    }

  /// A kennel's list: accents, decimal commas, a last column that is never empty.
  static let kennel: [[String]] =
    [["Chien", "Propriétaire", "Né le", "Poids kg", "Prix", "Région"]]
    + (0..<20).map { row in
      [
        ["Zoé", "Bella", "Crème", "O'Malley"][row % 4] + " \(row)",
        ["Lévesque, Anne", "Roy", "MacNeil"][row % 3],
        "2019-0\(row % 9 + 1)-1\(row % 10)", "\(row + 3),\(row % 10)", "\(row * 11 + 25),00",
        ["Québec", "Île d’Orléans", "Halifax"][row % 3],
      ]
    }

  static let tables = [("sales", sales, "\n"), ("kennel", kennel, "\r\n")]

  /// Written by hand and not by the writer that is tested.
  static func text(
    _ rows: [[String]], delimiter: String = ",", quote: String = "\"", escape: String? = nil,
    end: String = "\n"
  ) -> String {
    rows.map { line($0, delimiter, quote, escape ?? quote) + end }.joined()
  }

  static func line(
    _ row: [String], _ delimiter: String = ",", _ quote: String = "\"", _ escape: String = "\""
  )
    -> String
  {
    row.map { field in
      let needs = field.contains { $0 == " " || ",;\t|\"'\n".contains($0) }
      return needs ? quote + field.replacing(quote, with: escape + quote) + quote : field
    }.joined(separator: delimiter)
  }

  static let all: [Pollution] = tables.flatMap { name, rows, end in
    (shapes(rows, end) + spellings(rows, end) + faults(rows, end)).map {
      Pollution("\(name), \($0.name)", $0.bytes, $0.records, table: $0.table)
    }
  }

  private static func spellings(_ rows: [[String]], _ end: String) -> [Pollution] {
    var found: [Pollution] = []
    for (delimiter, word) in [
      (",", "comma"), (";", "semicolon"), ("\t", "tab"), ("|", "bar"), (" ", "space"),
      (", ", "comma and space"),
    ] {
      for (quote, escape) in [("\"", "\""), ("'", "'"), ("\"", "\\")] {
        let text = text(rows, delimiter: delimiter, quote: quote, escape: escape, end: end)
        found.append(Pollution("\(word), quote \(quote), escape \(escape)", Array(text.utf8), rows))
      }
    }
    for (ending, word) in [("\n", "LF"), ("\r\n", "CRLF"), ("\r", "CR")] {
      found.append(Pollution(word, Array(text(rows, end: ending).utf8), rows))
    }
    let mixed = rows.enumerated().map { line($1) + ["\n", "\r\n", "\r"][$0 % 3] }.joined()
    found.append(Pollution("mixed line ends", Array(mixed.utf8), rows))
    for encoding in TextEncoding.allCases {
      for mark in encoding.mark.isEmpty ? [[]] : [[], encoding.mark] {
        // ISO-8859-1 lacks the curly apostrophe.
        let plain = rows.map { row in row.map { encoding == .latin1 ? $0.replacing("’", with: "'") : $0 } }
        let bytes = mark + EncodedText.bytes(text(plain, end: end), encoding)
        found.append(Pollution("\(encoding.rawValue)\(mark.isEmpty ? "" : " marked")", bytes, plain))
      }
    }
    return found
  }

  private static func shapes(_ rows: [[String]], _ end: String) -> [Pollution] {
    let clean = text(rows, end: end)
    let width = rows[0].count
    let groups = (0..<width).map { $0 < 3 ? "Sale" : "Goods" }
    let units = (0..<width).map { "(\($0 % 2 == 0 ? "text" : "number"))" }
    let notes = ["Export of the shop", "Made by Heather, checked twice"]
    let noteText = notes.map { line([$0]) + end }.joined()
    let noteRows = notes.map { [$0] }
    let padded = notes.map { [$0] + Array(repeating: "", count: width - 1) }
    let other = [
      ["Trail", "Kilometres"], ["Long Lake", "5"], ["Frog Pond", "2"], ["Point Pleasant", "4"],
    ]
    return [
      Pollution("clean", Array(clean.utf8), rows),
      Pollution("no header", Array(text(Array(rows.dropFirst()), end: end).utf8), Array(rows.dropFirst())),
      Pollution("a header of two rows", Array(text([groups] + rows, end: end).utf8), [groups] + rows),
      Pollution(
        "a header of three rows", Array(text([groups, rows[0], units] + rows.dropFirst(), end: end).utf8),
        [groups, rows[0], units] + rows.dropFirst()),
      Pollution("notes before", Array((noteText + clean).utf8), noteRows + rows, table: rows),
      Pollution(
        "notes and an empty line before", Array((noteText + end + clean).utf8), noteRows + [[""]] + rows,
        table: rows),
      Pollution("padded notes before", Array(text(padded + rows, end: end).utf8), padded + rows, table: rows),
      Pollution("notes after", Array((clean + noteText).utf8), rows + noteRows, table: rows),
      Pollution(
        "an empty line and notes after", Array((clean + end + noteText).utf8), rows + [[""]] + noteRows,
        table: rows),
      Pollution("padded notes after", Array(text(rows + padded, end: end).utf8), rows + padded, table: rows),
      Pollution("a second table", Array((clean + text(other, end: end)).utf8), rows + other, table: rows),
      Pollution(
        "a second table below an empty line", Array((clean + end + text(other, end: end)).utf8),
        rows + [[""]] + other, table: rows),
      Pollution("the same table again", Array((clean + end + clean).utf8), rows + [[""]] + rows, table: rows),
      Pollution("no final line end", Array(clean.utf8.dropLast(end.utf8.count)), rows),
      Pollution("only a header", Array(text([rows[0]], end: end).utf8), [rows[0]]),
      Pollution("empty", [], []),
      Pollution("one column", Array(text(rows.map { [$0[5]] }, end: end).utf8), rows.map { [$0[5]] }),
      Pollution(
        "very wide", Array(text(rows.map { row in (0..<40).flatMap { _ in row } }, end: end).utf8),
        rows.map { row in (0..<40).flatMap { _ in row } }),
      Pollution(
        "long", Array((clean + (0..<200).map { _ in text(Array(rows.dropFirst()), end: end) }.joined()).utf8),
        rows + (0..<200).flatMap { _ in rows.dropFirst() }),
      Pollution(
        "every field quoted",
        Array(
          rows.map { row in
            row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",") + end
          }.joined().utf8), rows),
      Pollution("sep=;", Array(("sep=;" + end + text(rows, delimiter: ";", end: end)).utf8), rows),
    ]
  }

  private static func faults(_ rows: [[String]], _ end: String) -> [Pollution] {
    var found: [Pollution] = []
    let lines = rows.map { line($0) }
    func file(_ index: Int, _ text: String) -> [UInt8] {
      var changed = lines
      changed[index] = text
      return Array(changed.map { $0 + end }.joined().utf8)
    }
    for index in stride(from: 0, to: rows.count, by: 3) {
      let row = rows[index]
      var records = rows
      records[index] = [line(row, ";")]
      // What a comma still divides stays divided; only a line without one is kept as one field.
      if row.allSatisfy({ !$0.contains(",") && !$0.contains("\"") && !$0.contains("’") && !$0.contains(" ") })
      {
        found.append(Pollution("row \(index) with semicolons", file(index, line(row, ";")), records))
      }
      for column in row.indices {
        var more = row
        more.insert("", at: column + 1)
        records = rows
        records[index] = more
        found.append(
          Pollution("row \(index): a delimiter too many after \(column)", file(index, line(more)), records))
        if column + 1 < row.count {
          var less = Array(row.enumerated().filter { $0.offset != column + 1 }.map(\.element))
          less[column] = row[column] + row[column + 1]
          records[index] = less
          found.append(
            Pollution("row \(index): a delimiter too few after \(column)", file(index, line(less)), records))
        }
        found += quotes(rows, index, column, file)
      }
    }
    return found
  }

  /// One quote too many in one field: before, inside, after, with and without proper quotes around.
  private static func quotes(
    _ rows: [[String]], _ index: Int, _ column: Int, _ file: (Int, String) -> [UInt8]
  ) -> [Pollution] {
    let row = rows[index]
    var parts = row.map { line([$0]) }
    let value = row[column]
    guard !value.isEmpty, !value.contains("\"") else { return [] }
    func variant(_ name: String, _ written: String, _ read: String) -> Pollution {
      parts[column] = written
      var records = rows
      records[index][column] = read
      return Pollution(
        "row \(index), field \(column): \(name)", file(index, parts.joined(separator: ",")), records)
    }
    var found: [Pollution] = []
    if !value.contains(",") {
      found.append(variant("a quote before", "\"" + value, "\"" + value))
      found.append(variant("a quote after", value + "\"", value + "\""))
    }
    let middle = value.index(value.startIndex, offsetBy: value.count / 2)
    let split = value[..<middle] + "\"" + value[middle...]
    if !value.contains(",") { found.append(variant("a quote inside", String(split), String(split))) }
    // In front of a comma of the text it ends the field, and nothing tells that it should not.
    if !split.contains("\",") {
      found.append(variant("quoted, a quote inside", "\"\(split)\"", String(split)))
    }
    found.append(variant("quoted, a quote at the end", "\"\(value)\"\"", value + "\""))
    return found
  }
}
