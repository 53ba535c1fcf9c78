import Civil
import Diagnostics
import DogSteps
import Store
import Tabular

/// A Health export, or a sheet of its records, read record by record in constant memory.
struct StepsExport: ~Copyable {
  let name: String
  /// Whether it is anything but XML.
  let isSheet: Bool
  private let path: String
  private let invocation: Invocation
  private let portions: FilePortions
  /// What was read to tell what it is: a pipe cannot be read again.
  private let first: [UInt8]

  /// What is known of it when all was read.
  struct Facts {
    var version: Int?
    var read = 0
    var other = 0
    var findings: [Diagnostic] = []
  }

  /// - Throws: status 3 when it cannot be read, or a folder has no export in it.
  static func opened(_ typed: String, _ invocation: Invocation) throws(CommandFailure) -> StepsExport {
    let path = try found(typed, invocation)
    let portions = try portions(path, invocation)
    let first = try next(portions, path)
    return StepsExport(path, invocation, portions, first)
  }

  private init(_ path: String, _ invocation: Invocation, _ portions: consuming FilePortions, _ first: [UInt8])
  {
    self.path = path
    self.invocation = invocation
    self.portions = portions
    self.first = first
    name = Files.name(of: path)
    isSheet = Self.isSheet(first)
  }

  private static let portionSize = 1 << 18

  /// The export in a folder as the Health app packs it: its name differs from language to language, and a clinical
  /// document lies beside it.
  private static func found(_ typed: String, _ invocation: Invocation) throws(CommandFailure) -> String {
    guard Files.isFolder(invocation.environment.path(typed)) else { return typed }
    for folder in [typed, typed + "/apple_health_export"]
    where Files.isFolder(invocation.environment.path(folder)) {
      let names: [String]
      do { names = try Files.list(invocation.environment.path(folder)) } catch {
        throw CommandFailure(error, named: folder)
      }
      let exports = names.filter {
        $0.lowercased().hasSuffix(".xml") && !$0.lowercased().hasSuffix("_cda.xml")
      }
      if exports.count == 1 { return "\(folder)/\(exports[0])" }
      if let usual = exports.first(where: { $0.lowercased() == "export.xml" }) { return "\(folder)/\(usual)" }
    }
    throw CommandFailure(
      .unreadable,
      [
        Diagnostic(
          .error, .notAHealthExport, at: Location(file: typed), "there is no export.xml in this folder",
          hint: "name the file itself")
      ])
  }

  /// Hands over every record of steps or distance, once.
  func records(
    _ take: (HealthRecord) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Facts {
    isSheet ? try sheet(take) : try export(take)
  }

  private static func portions(_ path: String, _ invocation: Invocation) throws(CommandFailure)
    -> FilePortions
  {
    do throws(StoreError) { return try FilePortions(invocation.environment.path(path)) } catch {
      throw CommandFailure(error, named: path)
    }
  }

  private static func next(_ portions: borrowing FilePortions, _ path: String) throws(CommandFailure)
    -> [UInt8]
  {
    do throws(StoreError) { return try portions.next(portionSize) } catch {
      throw CommandFailure(error, named: path)
    }
  }

  private static func isSheet(_ head: [UInt8]) -> Bool {
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = head[start...].first { $0 > 0x20 }
    return text != nil && text != UInt8(ascii: "<")
  }

  private func export(
    _ take: (HealthRecord) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Facts {
    var reader = HealthExportReader(file: name)
    var portion = first
    var records: [HealthRecord] = []
    var count = 0
    while true {
      let isLast = portion.isEmpty
      do throws(StepsError) {
        try reader.read(portion, isLast: isLast) { records.append($0) }
      } catch {
        throw CommandFailure(.unreadable, [error.diagnostic])
      }
      for record in records { try take(record) }
      records.removeAll(keepingCapacity: true)
      if isLast { break }
      count += 1
      if count.isMultiple(of: 256) {
        invocation.environment.progress("reading \(name): \(count * Self.portionSize >> 20) MB")
      }
      portion = try Self.next(portions, path)
    }
    return Facts(version: reader.version, read: reader.read, other: reader.other, findings: reader.findings)
  }

  private func sheet(
    _ take: (HealthRecord) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Facts {
    var reader = RecordSheetReader(file: name)
    var rewriter = RecordRewriter(file: name)
    var scanner = RecordScanner(.rfc4180)
    var portion = first
    var records: [HealthRecord] = []
    while true {
      let isLast = portion.isEmpty
      let text: [UInt8]
      do throws(TabularError) { text = try rewriter.rewrite(portion[...], isLast: isLast) } catch {
        throw CommandFailure(.unreadable, [error.diagnostic])
      }
      do throws(StepsError) {
        let read = { (buffer: RecordBuffer) throws(StepsError) in
          try reader.read(buffer) { records.append($0) }
        }
        try scanner.scan(text[...], read)
        if isLast {
          _ = try scanner.finish(read)
          try reader.finish()
        }
      } catch {
        throw CommandFailure(.unreadable, [error.diagnostic])
      }
      for record in records { try take(record) }
      records.removeAll(keepingCapacity: true)
      if isLast { break }
      portion = try Self.next(portions, path)
    }
    return Facts(version: nil, read: reader.read, other: reader.other, findings: rewriter.findings)
  }
}
