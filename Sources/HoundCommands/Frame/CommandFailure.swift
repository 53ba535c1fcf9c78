public import Diagnostics

/// Why a command ended without carrying out what was asked.
public struct CommandFailure: Error, Sendable, Equatable {
  public let status: ExitStatus
  /// Shown on the error stream in this order.
  public let diagnostics: [Diagnostic]

  public init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) {
    self.status = status
    self.diagnostics = diagnostics
  }

  /// The request was not understood.
  public static func usage(_ message: String, hint: String) -> CommandFailure {
    CommandFailure(.usage, [Diagnostic(.error, .usage, message, hint: hint)])
  }
}

extension DiagnosticCode {
  public static let usage = DiagnosticCode(
    "usage",
    """
    The command could not be understood: a name is misspelled, a word is missing, or an option does not belong to \
    this command. Nothing was read or changed. The message names the word; the hint names the nearest one that \
    exists. "hound help" lists all commands, "hound help COMMAND" shows one with examples.
    """)
  public static let outputNotWritten = DiagnosticCode(
    "output-not-written",
    """
    The result could not be put where it should go: the file named after -o, or the place standard output was sent \
    to. A full disk, a folder that is not there and a missing permission are the usual causes. A file that stood \
    there before is unchanged if it was named with -o. Clear the cause and give the command again.
    """)
  public static let frameCodes: [DiagnosticCode] = [.usage, .outputNotWritten]
}
