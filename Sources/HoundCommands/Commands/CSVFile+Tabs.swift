import Diagnostics
import Documents
import Store

extension CSVFile {
  /// A file by itself, or the tabs of a workbook that are wanted, in their order; what is wrong with these is reported.
  static func all(
    _ path: String, _ options: CSVOptions, _ invocation: Invocation
  ) throws(CommandFailure) -> [CSVFile] {
    guard let bytes = try InputFile.workbook(path, invocation.environment) else {
      guard let tab = options.tab else { return [CSVFile(path, options, invocation)] }
      throw .usage(
        "\(path) has no tabs, and the tab “\(tab)” was asked for",
        hint: "leave --tab out; a workbook is read when it is saved as .fods")
    }
    let name = Files.name(of: path)
    let tabs: [SheetTab]
    do { tabs = try FlatSheetReader.tabs(bytes, file: name) } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
    let wanted = options.tab.map { tab in tabs.filter { $0.name == tab } } ?? tabs
    guard !wanted.isEmpty else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .noSuchTab, at: Location(file: name),
            options.tab.map { "there is no tab “\($0)”" } ?? "the workbook has no tab",
            hint: "its tabs are " + tabs.map { "“\($0.name)”" }.joined(separator: ", "))
        ])
    }
    for tab in wanted { invocation.report(TabTable.findings(of: tab, name: "\(name)/\(tab.name)")) }
    return wanted.map { CSVFile($0, of: path, options, invocation) }
  }
}
