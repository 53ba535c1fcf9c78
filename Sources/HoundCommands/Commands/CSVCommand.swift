import Diagnostics
import Store
import Tabular

extension CommandSpec {
  static let csv = CommandSpec(
    name: "csv", group: "Her spreadsheet", summary: "rewrite a CSV in the standard form, every record kept",
    discussion: """
      Reads comma-separated text in UTF-8 with any line ends and writes it as RFC 4180 has it: commas, CRLF, quotes \
      only where they are needed. No record is dropped, padded or repaired.
      """,
    arguments: [ArgumentSpec("FILE", .files, isRepeated: true, "the files to rewrite, one after the other")],
    options: [OptionSpec(flag: "--inspect", "say what the file is like, and change nothing")],
    examples: [
      ("hound csv export.csv -o clean.csv", "the same table in the standard form"),
      ("hound csv --inspect export.csv", "its line ends, records and columns"),
    ], formats: ["csv"]
  ) { (invocation) throws(CommandFailure) in
    for path in invocation.arguments {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let bytes: [UInt8]
      let table: Table
      do throws(StoreError) { bytes = try Files.read(invocation.environment.path(path)) } catch {
        throw CommandFailure(error, named: path)
      }
      do throws(TabularError) { table = try RecordReader.table(bytes, file: name) } catch {
        throw CommandFailure(.unreadable, [error.diagnostic])
      }
      if invocation.has("--inspect") {
        invocation.print(inspection(table, bytes))
        continue
      }
      var writer = RecordWriter(lineEnd: "\r\n", formulas: .none)
      for record in table.records { writer.write(record.fields.map(\.text)) }
      invocation.write(writer.bytes)
    }
    return .done
  }

  private static func inspection(_ table: Table, _ bytes: [UInt8]) -> [String] {
    let lineFeeds = bytes.count { $0 == UInt8(ascii: "\n") }
    let returns = bytes.count { $0 == UInt8(ascii: "\r") }
    let pairs = zip(bytes, bytes.dropFirst()).count { $0 == UInt8(ascii: "\r") && $1 == UInt8(ascii: "\n") }
    let ends = [(pairs, "CRLF"), (lineFeeds - pairs, "LF"), (returns - pairs, "CR")].filter { $0.0 > 0 }
    let widths = Set(table.records.map(\.fields.count)).sorted()
    return [
      "\(table.file)",
      "  encoding   UTF-8" + (bytes.starts(with: byteOrderMark) ? " with a mark" : ", no mark"),
      "  delimiter  comma", "  line ends  " + ends.map { "\($0.0) \($0.1)" }.joined(separator: ", "),
      "  records    \(table.records.count), \(table.records.count(where: \.isBlank)) of them empty",
      "  columns    "
        + (widths.count <= 1 ? "\(widths.first ?? 0)" : "\(widths[0]) to \(widths[widths.count - 1])"),
    ]
  }
}
