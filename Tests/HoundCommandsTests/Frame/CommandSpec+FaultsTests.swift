import HoundCommands
import Testing

struct CommandSpecFaultsTests {
  private func command(
    _ name: String, summary: String = "something", arguments: [ArgumentSpec] = [], options: [OptionSpec] = [],
    example: String? = nil
  ) -> CommandSpec {
    CommandSpec(
      name: name, group: "g", summary: summary, arguments: arguments, options: options,
      examples: [(example ?? "hound \(name)", "it")]
    ) { (_) throws(CommandFailure) in .done }
  }

  @Test func `the sample commands are without fault`() {
    #expect(CommandSpec.faults(in: sampleCommands) == [])
  }

  @Test func `each fault is named`() {
    let flag = OptionSpec(flag: "--by", "by")
    let valued = OptionSpec("--by", "PERIOD", "by")
    let cases: [([CommandSpec], String)] = [
      ([command("a"), command("a")], "a: declared twice"),
      ([command("a b c")], "a b c: a name has one word or two"),
      ([command("a", summary: "Ends.")], "a: a summary has 1 to 58 characters and no full stop"),
      ([command("a", example: "hound about")], "a: the example \"hound about\" is of another command"),
      ([command("a", options: [flag, flag])], "a: --by is declared twice"),
      (
        [command("a", options: [flag]), command("b", options: [valued])],
        "b: --by takes a value here and none elsewhere"
      ),
      (
        [command("a", options: [valued]), command("b", options: [flag])],
        "b: --by has a value elsewhere and takes none here"
      ),
      ([command("a", options: [OptionSpec(flag: "-by", "by")])], "a: -by does not begin with two dashes"),
      (
        [command("a", arguments: [ArgumentSpec("X", .words, "x"), ArgumentSpec("Y", .word, "y")])],
        "a: X takes all words and is not the last"
      ),
      (
        [
          command(
            "a", arguments: [ArgumentSpec("X", .word, isOptional: true, "x"), ArgumentSpec("Y", .word, "y")])
        ],
        "a: Y is needed after the optional X"
      ),
    ]
    for (commands, fault) in cases { #expect(CommandSpec.faults(in: commands) == [fault]) }
  }
}
