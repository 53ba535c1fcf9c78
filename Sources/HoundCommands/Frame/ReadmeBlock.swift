/// The commands as the README lists them.
public enum ReadmeBlock {
  /// Markdown: a heading and a table for each group, in the order of `hound help`. Ends with a line end.
  public static func text(_ commands: [CommandSpec]) -> String {
    CommandFrame.withHelp(commands).grouped.map { group, members in
      let rows = members.map { command in
        let usage = (["hound", command.name] + command.arguments.map(\.usage)).joined(separator: " ")
        let example = command.examples.first.map { "`\(cell($0.command))`" } ?? ""
        return "| `\(cell(usage))` | \(cell(command.summary)) | \(example) |\n"
      }
      return "**\(group)**\n\n| command | does | for example |\n|---|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }

  /// A bar would end the cell, even inside backticks.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
