import HoundCommands
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct CompletionsTests {
  private static func hasShell(_ name: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains { access($0 + name, X_OK) == 0 }
  }

  /// What a shell prints when it reads the completion script and then `more`; nil when it fails.
  private func answer(_ shell: Completions.Shell, _ flags: String, _ more: String = "") throws -> String? {
    var template = Array("/tmp/hound-completions-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let script = Array((Completions.script(shell: shell, commands: sampleCommands) + more).utf8)
    try #require(write(descriptor, script, script.count) == script.count)
    close(descriptor)
    let pipe = try #require(popen("\(shell.rawValue) \(flags) \(path) 2>&1", "r"))
    var output: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { output.append(UInt8(truncatingIfNeeded: byte)) }
    return pclose(pipe) == 0 ? String(decoding: output, as: UTF8.self) : nil
  }

  @Test(.enabled(if: hasShell("bash"))) func `bash reads its script`() throws {
    #expect(try answer(.bash, "-n") == "")
  }

  @Test(.enabled(if: hasShell("zsh"))) func `zsh reads its script`() throws {
    #expect(try answer(.zsh, "-n") == "")
  }

  @Test(.enabled(if: hasShell("fish"))) func `fish reads its script`() throws {
    #expect(try answer(.fish, "--no-execute") == "")
  }

  /// The words typed, the one being finished last, as bash cuts them.
  @Test(
    .enabled(if: hasShell("bash")),
    arguments: [
      (["to"], "today"), (["d"], "dogs"), (["help", "--bo"], "--book"), (["dogs", "a"], "add"),
      (["dogs", ""], "list add"), (["dogs", "add", "bed"], "bedford"),
      (["today", "--f"], "--format"), (["today", "--format", ""], "table csv html"),
      (["today", "--format", "="], "table csv html"), (["today", "--format", "=", "c"], "csv"),
      (["--book", "x", "tod"], "today"), (["today", "--date", ""], ""),
      (["today", "--format", "csv", "--w"], "--where"), (["convert", "/us"], "/usr"),
      (["today", "--book", "/us"], "/usr"), (["today", "-o", "/us"], "/usr"),
      (["convert", "--mo"], "--month"),
    ])
  func `bash finishes words`(_ words: [String], _ expected: String) throws {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let more = "COMP_WORDS=(hound \(quoted)); COMP_CWORD=\(words.count); _hound; echo \"${COMPREPLY[*]}\"\n"
    #expect(try answer(.bash, "", more) == expected + "\n")
  }

  @Test(arguments: Completions.Shell.allCases)
  func `every command, option and choice is in every script`(_ shell: Completions.Shell) {
    let script = Completions.script(shell: shell, commands: sampleCommands)
    for word in [
      "convert", "today", "dogs", "list", "add", "help", "month", "keep", "format", "html", "sackville",
    ] {
      #expect(script.contains(word), "\(word)")
    }
  }

  @Test func `fish is told what a value may be`() {
    let script = Completions.script(shell: .fish, commands: sampleCommands)
    #expect(
      script.contains(
        #"complete -c hound -n '__hound_is \'today\'' -l format -d 'how it is written' -x -a 'table csv html'"#
      ))
    #expect(script.contains(#"complete -c hound -n '__hound_is \'convert\'' -F"#))
  }

  @Test func `zsh is told what a word means`() {
    let script = Completions.script(shell: .zsh, commands: sampleCommands)
    #expect(script.contains(#"'today:the day'\''s pickup sheet'"#))
  }
}
