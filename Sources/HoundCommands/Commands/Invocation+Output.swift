import Diagnostics
import Tabular

extension Invocation {
  /// A table in the form that was asked for: lines for a screen, CSV for a pipe or a file.
  func show(_ grid: Grid) {
    if format == "csv" {
      write(csv(grid))
    } else {
      self.print(grid.lines(width: environment.columns))
    }
  }

  /// A file that people open gets the mark, a pipe does not.
  func csv(_ grid: Grid) -> [UInt8] { grid.csv(marked: outputFile != nil) }

  func show(_ value: JSONValue) throws(CommandFailure) {
    write(try Self.encoded(value))
  }

  static func encoded(_ value: JSONValue) throws(CommandFailure) -> [UInt8] {
    do {
      return try value.encoded()
    } catch {
      throw CommandFailure(
        .unreadable,
        [
          Diagnostic(
            .error, .outputNotWritten, "the report cannot be written as JSON", hint: "try --format csv")
        ])
    }
  }

  /// 1 where an error was found; that a warning is one under `--strict` is for ``CommandFrame`` to say.
  func status(_ diagnostics: [Diagnostic]) -> ExitStatus {
    diagnostics.contains { $0.severity == .error } ? .refused : .done
  }
}
