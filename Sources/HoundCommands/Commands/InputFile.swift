import Diagnostics
import Documents
import Hikes
import Store
import Tabular

/// One file named on the command line: its bytes, its records, and what it was recognised as.
struct InputFile: Sendable {
  let path: String
  /// The name without its folder, for locations; of a tab, with its own behind it: `hikes.fods/Dec 2025`.
  let name: String
  /// The bytes of the file; of a tab, its CSV.
  let bytes: [UInt8]
  let sha256: String
  let table: Table
  var kind: InputKind
  /// What a routing program answered; nil for a table.
  let answer: JSONTree?
  /// Of a tab whose dates show less than they are: the same with every date in full.
  let inFull: (bytes: [UInt8], table: Table)?
  /// What is to be said of the file whatever it holds.
  var findings: [Diagnostic] = []

  /// Whether it is a tab as the book had written it.
  var isUntouched = false

  var isTab: Bool { name.contains("/") }

  /// Reads and recognises a file.
  /// - Throws: status 3 with what is wrong and what to do, whatever stands in the way.
  init(_ path: String, _ environment: Environment, as forced: InputKind? = nil) throws(CommandFailure) {
    let bytes: [UInt8]
    do { bytes = try Files.read(environment.path(path)) } catch { throw CommandFailure(error, named: path) }
    self =
      FlatSheetReader.recognizes(bytes)
      ? try Self.only(of: try Self.tabs(bytes, at: path, as: forced))
      : try InputFile(bytes, at: path, as: forced)
  }

  init(_ bytes: [UInt8], at path: String, as forced: InputKind?) throws(CommandFailure) {
    self.path = path
    self.bytes = bytes
    name = Files.name(of: path)
    inFull = nil
    sha256 = SHA256.hex(bytes)
    answer = Self.answer(bytes)
    if answer != nil, forced == nil || forced == .vroom {
      kind = .vroom
      table = Table(file: name, records: [])
      return
    }
    do {
      table = try RecordReader.sheet(bytes, file: name)
    } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
    guard let kind = forced ?? InputKind(table) else { throw Self.notASheet(table) }
    self.kind = kind
  }

  /// A tab of a workbook; nil where no reader knows it.
  init?(_ tab: SheetTab, of file: String, at path: String, as forced: InputKind?) {
    self.path = path
    name = "\(file)/\(tab.name)"
    (bytes, table) = TabTable.csv(tab.texts(), name: name)
    sha256 = SHA256.hex(bytes)
    inFull = tab.hidesDates ? TabTable.csv(tab.texts(datesInFull: true), name: name) : nil
    answer = nil
    guard let kind = forced ?? InputKind(table) ?? inFull.flatMap({ InputKind($0.table) }) else { return nil }
    self.kind = kind
    findings = TabTable.findings(of: tab, name: name)
  }

  /// The same tab with every date in full.
  var dated: InputFile? {
    guard let inFull else { return nil }
    return InputFile(self, inFull)
  }

  private init(_ other: InputFile, _ inFull: (bytes: [UInt8], table: Table)) {
    path = other.path
    name = other.name
    (bytes, table) = inFull
    sha256 = SHA256.hex(bytes)
    kind = other.kind
    answer = nil
    self.inFull = nil
    findings = other.findings
    isUntouched = other.isUntouched
  }

  /// VROOM's answer is an object with routes, or with the reason why there are none.
  private static func answer(_ bytes: [UInt8]) -> JSONTree? {
    guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }),
      first == UInt8(ascii: "{")
    else { return nil }
    do throws(JSONFault) {
      let value = try JSONTree(bytes)
      return value["routes"] != nil || value["error"] != nil ? value : nil
    } catch {
      return nil
    }
  }

  /// The refusal of a table in which no reader finds what it reads.
  var noWeek: CommandFailure {
    if WeeklySheetReader.lacksYear(table) {
      return CommandFailure(
        .unreadable,
        [
          Diagnostic(
            .error, .undatedWeek, at: Location(file: table.file),
            "the dates of this list do not say their year",
            hint:
              "give it with --year, for example --year 2024, or name the file by it, such as hikes-2024.csv")
        ])
    }
    return Self.notASheet(table)
  }

  /// A table of no kind that is known: a list whose dates lack their year is one.
  private static func notASheet(_ table: Table) -> CommandFailure {
    let guess = InputKind.guess(table).map { "; it looks like \($0)" } ?? ""
    return CommandFailure(
      .unreadable,
      [
        Diagnostic(
          .error, .notAWeeklySheet, at: Location(file: table.file), "no row names the days of a week\(guess)",
          hint: "name your weekly sheet saved as CSV: a heading row such as "
            + "Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes, and the dogs below it")
      ])
  }
}
