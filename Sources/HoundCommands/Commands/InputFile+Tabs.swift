import Diagnostics
import Documents
import Hikes
import Store
import Tabular

extension InputFile {
  /// A file as what is in it: itself, or each tab of a workbook that holds something Hound reads, under its own name.
  static func all(
    _ path: String, _ environment: Environment, as forced: InputKind? = nil
  ) throws(CommandFailure) -> [InputFile] {
    let bytes: [UInt8]
    do { bytes = try Files.read(environment.path(path)) } catch { throw CommandFailure(error, named: path) }
    guard FlatSheetReader.recognizes(bytes) else { return [try InputFile(bytes, at: path, as: forced)] }
    return try tabs(bytes, at: path, as: forced)
  }

  /// The tabs of a workbook that hold something Hound reads; of the others it is said that they were passed over.
  static func tabs(
    _ bytes: [UInt8], at path: String, as forced: InputKind?
  ) throws(CommandFailure) -> [InputFile] {
    let name = Files.name(of: path)
    let tabs: [SheetTab]
    let properties: [String: String]
    do { (tabs, properties) = try FlatSheetReader.read(bytes, file: name) } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
    var inputs: [InputFile] = []
    var passed: [Diagnostic] = []
    let filled = tabs.filter { !$0.isEmpty }
    // Where some tab is what was said, the others are what they are.
    let isAny = filled.contains { InputFile($0, of: name, at: path, as: nil)?.kind == forced }
    let forced = filled.count > 1 && isAny ? nil : forced
    for tab in filled {
      if var input = InputFile(tab, of: name, at: path, as: forced) {
        let stamp = properties[WorkbookStamp.name(of: tab.name)]
        input.isUntouched = stamp == WorkbookStamp.value(of: tab.texts())
        inputs.append(input)
      } else {
        passed.append(TabTable.passedOver(tab, of: name))
      }
    }
    guard !inputs.isEmpty else {
      let empty = Diagnostic(
        .error, .notAWeeklySheet, at: Location(file: name), "no tab of the file names the days of a week",
        hint: "open it and see whether it is the right one")
      throw CommandFailure(.unreadable, passed + [empty])
    }
    inputs[0].findings = passed + inputs[0].findings
    return inputs
  }

  /// The one tab of a workbook where a command takes only one.
  static func only(of inputs: [InputFile]) throws(CommandFailure) -> InputFile {
    if inputs.count == 1 { return inputs[0] }
    let name = inputs[0].name.split(separator: "/").first.map(String.init) ?? ""
    throw CommandFailure(
      .unreadable,
      [
        Diagnostic(
          .error, .severalTabs, at: Location(file: name),
          "the file has \(inputs.count) tabs, and one is needed here",
          hint: "write the tab you mean as CSV: hound csv --tab \"\(inputs[0].tabName)\" \(name) -o tab.csv")
      ])
  }

  private var tabName: Substring { name.split(separator: "/", maxSplits: 1).last ?? "" }

  /// The bytes of a workbook saved as flat OpenDocument; nil for any other file. Only a file that can be read twice is
  /// looked at.
  static func workbook(_ path: String, _ environment: Environment) throws(CommandFailure) -> [UInt8]? {
    let place = environment.path(path)
    guard Files.isFile(place) else { return nil }
    do throws(StoreError) {
      let head = try FilePortions(place).next(FlatSheetReader.headLength)
      return FlatSheetReader.recognizes(head) ? try Files.read(place) : nil
    } catch {
      throw CommandFailure(error, named: path)
    }
  }
}

/// A tab of a workbook as a table, and what is to be said of it.
enum TabTable {
  /// A tab's cells as the CSV of the tab, and as its records.
  static func csv(_ texts: [[String]], name: String) -> (bytes: [UInt8], table: Table) {
    var writer = RecordWriter(formulas: .none)
    for row in texts { writer.write(row) }
    let records = texts.enumerated().map { index, row in Record(row.map { Field($0) }, line: index + 1) }
    return (writer.bytes, Table(file: name, records: records))
  }

  /// What stands in a tab and is in none of its cells.
  static func findings(of tab: SheetTab, name: String) -> [Diagnostic] {
    tab.comments.map { comment in
      Diagnostic(
        .warning, .cellComment, at: Location(file: name, cell: comment.cell),
        "a comment is pinned to this cell and is not taken over: “\(comment.text.collapsingSpaces)”",
        hint: "what matters of it belongs into the cell or the notes column")
    }
      + tab.covered.map { covered in
        Diagnostic(
          .warning, .coveredCell, at: Location(file: name, cell: covered.cell),
          "“\(covered.text.collapsingSpaces)” lies under a merged cell, where nobody sees it; it is not taken over",
          hint: "unmerge the cells in the spreadsheet, or clear what is under them")
      }
  }

  /// A tab with the headings of a week and no dogs below them.
  static func form(_ input: InputFile) -> Diagnostic {
    Diagnostic(
      .note, .tabPassedOver, at: Location(file: input.name),
      "the tab has headings of a week and no dog below them",
      hint: "nothing is to be done about an empty form")
  }

  static func passedOver(_ tab: SheetTab, of file: String) -> Diagnostic {
    let texts = tab.texts()
    let cells = texts.reduce(0) { $0 + $1.count { !$0.isEmpty } }
    let (_, table) = csv(texts, name: "\(file)/\(tab.name)")
    let guess = InputKind.guess(table).map { "; it looks like \($0)" } ?? ""
    return Diagnostic(
      .warning, .tabPassedOver, at: Location(file: "\(file)/\(tab.name)"),
      "the tab holds no weeks, roster or other list that Hound reads; its \(cells) cells are passed over\(guess)",
      hint: "if it should be read, see that a row names its columns")
  }
}

extension DiagnosticCode {
  static let cellComment = DiagnosticCode(
    "cell-comment",
    """
    A comment is pinned to a cell of the spreadsheet. A sheet says what it says in its cells, so comments are shown \
    and not taken over. What matters of it belongs into the cell or the notes column.
    """)
  static let coveredCell = DiagnosticCode(
    "covered-cell",
    """
    A cell holds something and lies under a merged one, so that nobody sees it. Programs add such cells up all the \
    same. It is not taken over; unmerge the cells to see it.
    """)
  static let tabPassedOver = DiagnosticCode(
    "tab-passed-over",
    "A tab of a workbook is nothing that Hound reads, such as notes or a chart. The other tabs were read.")
  static let severalTabs = DiagnosticCode(
    "several-tabs",
    "A command that takes one sheet was given a workbook of several. Write the one you mean as CSV first.")

  static let noSuchTab = DiagnosticCode(
    "no-such-tab", "A tab of a workbook was asked for by its name, and the workbook has none of that name.")

  static let tabCodes: [DiagnosticCode] = [
    .cellComment, .coveredCell, .tabPassedOver, .severalTabs, .noSuchTab,
  ]
}
