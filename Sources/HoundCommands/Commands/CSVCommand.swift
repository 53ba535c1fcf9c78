import Diagnostics
import Store
import Tabular

extension CommandSpec {
  static let csv = CommandSpec(
    name: "csv", group: "Her spreadsheet", summary: "rewrite a CSV in the standard form, every record kept",
    discussion: """
      Reads separated text of any dialect and encoding, finds out which from the file itself, and writes it as RFC \
      4180 has it: UTF-8, commas, CRLF, quotes only where they are needed. No record is dropped, padded or repaired.

      --table writes the table alone. Titles, notes and further tables around it are left out of the output and \
      listed with their place on the error stream. A bare number after it is the table's, also where a file has that \
      name: such a file is written ./2. The file is read twice, and however large it is, the memory stays the same.

      Of a workbook saved as Flat XML ODF Spreadsheet (.fods) every tab is written, one after the other; --tab NAME \
      writes one of them.

      --inspect says what was found out and why. What is found out wrongly can be said with the other options.
      """,
    arguments: [ArgumentSpec("FILE", .files, isRepeated: true, "the files to rewrite, one after the other")],
    options: CSVOptions.specs,
    examples: [
      ("hound csv export.csv -o clean.csv", "the same table in the standard form"),
      ("hound csv --table export.csv -o table.csv", "without the titles and notes around it"),
      ("hound csv --inspect export.csv", "its encoding and dialect, with the evidence"),
      ("hound csv --tab \"Dec 2025\" hikes.fods -o december.csv", "one tab of a workbook"),
      ("hound csv --delimiter semicolon --encoding latin1 old.csv", "told what it is"),
    ], formats: ["csv"]
  ) { (invocation) throws(CommandFailure) in
    let options = try CSVOptions(invocation)
    var status = ExitStatus.done
    var files: [CSVFile] = []
    for path in options.paths { files += try CSVFile.all(path, options, invocation) }
    for file in files {
      if invocation.has("--inspect") {
        invocation.print(try file.inspection())
      } else if let table = options.table {
        if try file.writeTable(table) == false { status = .refused }
      } else {
        do throws(CommandFailure) { try file.rewrite { invocation.write($0) } } catch {
          // Half a table is worse than the file that stood there.
          invocation.outcome.giveUp()
          throw error
        }
      }
    }
    return status
  }
}
