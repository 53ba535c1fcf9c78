import Diagnostics
import Hikes
import Store
import Tabular

/// One file named on the command line: its bytes, its records, and what it was recognised as.
struct InputFile: Sendable {
  let path: String
  /// The name without its folder, for locations.
  let name: String
  let bytes: [UInt8]
  let sha256: String
  let table: Table
  let kind: InputKind
  /// What a routing program answered; nil for a table.
  let answer: JSONTree?

  /// Reads and recognises a file.
  /// - Throws: status 3 with what is wrong and what to do, whatever stands in the way.
  init(_ path: String, _ environment: Environment, as forced: InputKind? = nil) throws(CommandFailure) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? path
    do { bytes = try Files.read(environment.path(path)) } catch { throw CommandFailure(error, named: path) }
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
    guard let kind = forced ?? InputKind(table) else { throw Self.noWeek(in: table) }
    self.kind = kind
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
  var noWeek: CommandFailure { Self.noWeek(in: table) }

  private static func noWeek(in table: Table) -> CommandFailure {
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
