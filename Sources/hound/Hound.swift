import HoundCommands

/// The program: the one place with a clock, a process and a terminal.
@main
enum Hound {
  static func main() {
    Process.ignoreClosedPipes()
    let variables = Process.variables
    let streams = Streams(columns: Process.columns(variables))
    let now = Clock.now
    let remains = Remains()
    let environment = Environment(
      variables: variables, currentFolder: Process.currentFolder, user: Process.user(variables),
      isOutputTerminal: Process.isTerminal(Streams.output),
      isErrorTerminal: Process.isTerminal(Streams.error),
      columns: streams.columns,
      now: Environment.moment(seconds: now.seconds, nanosecond: now.nanosecond),
      zoneFile: { Clock.zoneFile($0, variables) },
      milliseconds: { Clock.milliseconds }, write: streams.write, writeError: streams.writeError,
      hasLostOutput: { streams.outputFailure != nil }, progress: streams.progress, open: Process.open,
      leave: remains.keep)
    var status = CommandFrame.run(
      arguments: Array(CommandLine.arguments.dropFirst()), commands: CommandSpec.all, environment: environment
    )
    streams.clearProgress()
    if let reason = streams.outputFailure {
      status = CommandFrame.refuseOutput(reason, environment: environment)
    }
    withExtendedLifetime(remains) { Process.end(status.rawValue) }
  }
}
