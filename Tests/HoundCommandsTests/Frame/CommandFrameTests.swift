import HoundCommands
import Testing

struct CommandFrameTests {
  @Test(arguments: [
    ("", HoundCommands.ExitStatus.done), ("help", .done), ("--help", .done), ("-h", .done),
    ("today --help", .done),
    ("help today", .done), ("help dogs", .done), ("dogs --help", .done), ("help dogs add", .done),
    ("--book x", .done), ("today --help --bogus", .done), ("help help", .done),
    ("tody", .usage), ("dogs", .usage), ("dogs ad", .usage), ("help tody", .usage), ("--bogus", .usage),
    ("convert", .usage), ("fail", .unreadable), ("warn", .done), ("warn --strict", .refused),
    ("today --strict", .usage), ("--version", .usage),
  ])
  func `every request ends with its status`(_ line: String, _ status: HoundCommands.ExitStatus) {
    let result = Capture.run(line)
    #expect(result.status == status)
    #expect((result.error == "") == (status == .done && line != "warn"))
  }

  @Test(arguments: [
    (
      "tody", "there is no command \"tody\"",
      "did you mean \"hound today\"? \"hound help\" lists all commands"
    ),
    ("zzz a b", "there is no command \"zzz\"", "\"hound help\" lists all commands"),
    ("dogs", "\"hound dogs\" is followed by list or add", "\"hound help dogs\" says what each does"),
    (
      "dogs ad", "\"hound dogs\" is followed by list or add, not by \"ad\"",
      "did you mean \"hound dogs add\"?"
    ),
    ("--bogus", "there is no option --bogus without a command", "\"hound help\" lists the commands"),
  ])
  func `an unknown command is named, with the nearest one`(_ line: String, _ message: String, _ hint: String)
  {
    #expect(Capture.run(line).error == "error[usage]: \(message)\n  hint: \(hint)\n")
  }

  @Test(arguments: ["", "help", "--help", "-h"])
  func `all ways to ask for help give the same page`(_ line: String) {
    #expect(Capture.run(line).output == Capture.run("help").output)
    #expect(Capture.run("today -h").output == Capture.run("help today").output)
  }

  @Test func `version is a command and an option`() {
    let version = CommandSpec(name: "version", group: "Hound itself", summary: "which hound", examples: []) {
      (invocation) throws(CommandFailure) in
      invocation.print(["hound 1"])
      return .done
    }
    #expect(Capture.run("--version", [version]).output == "hound 1\n")
    #expect(Capture.run("version", [version]).output == "hound 1\n")
  }

  @Test func `a failure shows its findings after what was printed`() {
    let result = Capture.run("fail")
    #expect(result.output == "before\n")
    #expect(result.error == "error[usage]: no such sheet\n  hint: look again\n")
  }

  @Test func `an output that cannot be written has its own status`() {
    let capture = Capture()
    let status = CommandFrame.refuseOutput("No space left on device", environment: capture.environment)
    #expect(status == .unreadable)
    #expect(
      capture.error.hasPrefix(
        "error[output-not-written]: the result could not be written to standard output: No space left on device\n"
      ))
  }
}
