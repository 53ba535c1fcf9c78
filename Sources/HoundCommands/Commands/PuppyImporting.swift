import Diagnostics
import PuppyLog
import Store
import Tabular

extension CommandSpec {
  static let puppyImport = CommandSpec(
    name: "puppy import", group: puppyGroup, summary: "take over another log, day by day",
    discussion: """
      A day that stands already wins; --merge adds the lines that it lacks. What is taken over is listed. The same \
      log again changes nothing. Photos come along; paths out of the folder are refused.
      """,
    arguments: [ArgumentSpec("SRC", .files, "the folder to take over from")],
    options: [
      OptionSpec("--into", "DIR", "the puppy's folder"),
      OptionSpec(flag: "--merge", "join days that stand on both sides, line by line"), puppyLanguage, .dryRun,
    ],
    examples: [
      ("hound puppy import export --into pippa --dry-run", "what would come"),
      ("hound puppy import export --into pippa --merge", "with days joined"),
    ], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    guard let into = invocation.value("--into") else {
      throw .usage("say which folder to take it into, with --into", hint: "write --into pippa")
    }
    let source = try PuppyFolder.folder(invocation.arguments[0], invocation)
    let root = invocation.environment.path(into)
    var target: LogFolder?
    do throws(StoreError) {
      if Files.isFolder(root) { target = try LogFolder(root) }
    } catch { throw CommandFailure(error, named: into) }
    let plan = LogImport(source.files, into: target?.files ?? [], merging: invocation.has("--merge"))
    guard plan.findings.isEmpty else { throw CommandFailure(.refused, plan.findings.sorted()) }
    let speech = PuppyFolder.speech(invocation)
    invocation.print(plan.days.map { PuppyText.line($0, speech) })
    if !invocation.has(OptionSpec.dryRun.name) {
      let data = target?.dataPath ?? root + "/data"
      for day in plan.days where day.kind == .new || day.kind == .merged {
        try invocation.store(day.bytes, in: "\(data)/\(day.name)")
      }
      for name in plan.media
      where Files.exists("\(source.path)/\(name)") && !Files.exists("\(root)/\(name)") {
        try invocation.store(try invocation.contents("\(source.path)/\(name)"), in: "\(root)/\(name)")
      }
      if target?.profileBytes == nil, let profile = source.profileBytes {
        try invocation.store(profile, in: "\(root)/\(LogFolder.profileName)")
      }
    }
    invocation.notice("\(plan.added) lines \(invocation.has(OptionSpec.dryRun.name) ? "would come" : "came")")
    return .done
  }
}
