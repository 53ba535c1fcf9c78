import Diagnostics
import PuppyLog
import Store
import Tabular

/// The sheet of events back to files.
struct PuppyJSONL {
  let invocation: Invocation
  let target: String
  let reading: Report<EventSheetReader.Reading>

  init(_ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    guard let target = invocation.value(OptionSpec.outputFolder.name) else {
      throw .usage("say which folder to write into, with -o", hint: "write -o pippa")
    }
    self.target = target
    let path = invocation.arguments[0]
    let bytes: [UInt8]
    do throws(StoreError) {
      bytes = try Files.read(invocation.environment.path(path))
    } catch { throw CommandFailure(error, named: path) }
    let zone = try invocation.chosenZone()
    do throws(TabularError) {
      reading = try EventSheetReader.read(
        bytes, file: Files.name(of: path),
        zone: zone)
    } catch { throw CommandFailure(.unreadable, [error.diagnostic]) }
  }

  /// Only files that differ are written, and none where a row cannot be.
  func carryOut() throws(CommandFailure) -> ExitStatus {
    invocation.report(reading.diagnostics)
    guard !reading.hasErrors else { return .refused }
    let root = invocation.environment.path(target)
    var data = root + "/data"
    var written = 0
    var changes = LogFile.Changes()
    do throws(StoreError) {
      if Files.isFolder(root) { data = try LogFolder(root).dataPath }
      for file in reading.value.files {
        let path = "\(data)/\(file.name)"
        let bytes = file.bytes
        if Files.exists(path) {
          let old = try Files.read(path)
          if old == bytes { continue }
          changes.add(from: LogFile(name: file.name, bytes: old), to: file)
        }
        written += 1
        if invocation.has(OptionSpec.dryRun.name) { continue }
        try Files.makeFolder(data)
        try Files.writeAtomically(bytes, to: path)
      }
    } catch { throw CommandFailure(error) }
    let value = reading.value
    let verb = invocation.has(OptionSpec.dryRun.name) ? "would be written" : "written"
    invocation.notice(
      "\(value.rowCount) rows, \(value.added) of them new; \(value.files.count) files, \(written) \(verb)"
        + changes.text)
    return .done
  }
}
