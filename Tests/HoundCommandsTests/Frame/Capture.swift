import Civil
import HoundCommands
import Synchronization

/// An outside that remembers what was written to it. Its day is always 2025-12-09 in America/Halifax, and the next one in Greenwich.
final class Capture: Sendable {
  private struct State {
    var output: [UInt8] = []
    var error: [UInt8] = []
  }

  private let state = Mutex(State())

  var output: String { String(decoding: state.withLock { $0.output }, as: UTF8.self) }
  var error: String { String(decoding: state.withLock { $0.error }, as: UTF8.self) }

  var environment: Environment {
    Environment(
      user: "heather@laptop",
      today: { zone in
        switch zone {
        case "America/Halifax": CivilDate(year: 2025, month: 12, day: 9)
        case "UTC": CivilDate(year: 2025, month: 12, day: 10)
        default: nil
        }
      },
      write: { bytes in self.state.withLock { $0.output += bytes } },
      writeError: { bytes in self.state.withLock { $0.error += bytes } })
  }

  /// Runs words parted by single spaces and gives back what was written.
  static func run(
    _ line: String, _ commands: [CommandSpec] = sampleCommands,
    _ change: (inout Environment) -> Void = { _ in }
  ) -> (status: ExitStatus, output: String, error: String) {
    let capture = Capture()
    var environment = capture.environment
    change(&environment)
    let words = line.split(separator: " ").map(String.init)
    let status = CommandFrame.run(arguments: words, commands: commands, environment: environment)
    return (status, capture.output, capture.error)
  }
}
