@testable import HoundCommands
import Diagnostics
import Store
import Tabular
import Testing

/// The cases that stand beside the samples of the sister bridges, run one step after another as a person would.
@Suite struct SisterCasesTests {
  static let files: [String] = {
    do { return try Workshop.sisters().map { "samples/\($0)/\($0).expected.json" } } catch { return [] }
  }()

  @Test func `there are cases`() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func `every step gives what it should`(file: String) throws {
    let document = try JSONTree(try Files.read("\(Workshop.package)/\(file)"))
    let bridge = file.split(separator: "/")[1]
    for (number, item) in try #require(document["cases"]?.elements).enumerated() {
      let workshop = try Workshop("sister-\(bridge)-\(number)", copyOf: "samples/\(bridge)")
      try Files.makeFolder(workshop.path + "/out")
      for step in try #require(item["steps"]?.elements) { try run(step, in: workshop) }
    }
  }

  private func run(_ step: JSONTree, in workshop: Workshop) throws {
    func filled(_ text: String) -> String {
      text.split(separator: "{out}", omittingEmptySubsequences: false).joined(
        separator: workshop.path + "/out")
    }
    let words = try #require(step["args"]?.elements).compactMap(\.text).map(filled)
    let line = Comment(rawValue: words.joined(separator: " "))
    let done = try workshop.run(words: words)
    if let status = step["exit"]?.integer { #expect(Int(done.status.rawValue) == status, line) }
    if let report = step["report"] {
      let found = try JSONTree(Array(done.output.utf8))
      #expect(Self.differences(report, found, "") == [], line)
    }
    if let code = step["stderr"]?.text { #expect(done.error.contains(code), line) }
    if let rows = step["table"]?.elements {
      #expect(
        Self.differences(rows, try RecordReader.table(Array(done.output.utf8), file: "table")) == [], line)
    }
    if let pair = step["same_json"]?.elements?.compactMap(\.text).map(filled) {
      let trees = try pair.map {
        try JSONTree(try Files.read($0.hasPrefix("/") ? $0 : "\(workshop.path)/\($0)"))
      }
      #expect(trees[0].means(trees[1]), line)
    }
    if let pair = step["same_tree"]?.elements?.compactMap(\.text).map(filled) {
      let trees = try pair.map { try Self.tree($0.hasPrefix("/") ? $0 : "\(workshop.path)/\($0)") }
      #expect(trees[0] == trees[1], line)
    }
  }

  /// Every file below a folder with its bytes.
  private static func tree(_ folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try Files.list(folder) {
      if Files.isFolder("\(folder)/\(name)") {
        for (below, bytes) in try tree("\(folder)/\(name)") { files["\(name)/\(below)"] = bytes }
      } else {
        files[name] = try Files.read("\(folder)/\(name)")
      }
    }
    return files
  }

  /// Where a report is not as wanted; keys that nobody asked for are welcome, and of diagnostics those without error.
  private static func differences(_ want: JSONTree, _ got: JSONTree?, _ place: String) -> [String] {
    switch (want, got) {
    case (.object(let members), .object):
      return members.flatMap { member in
        member.key == "diagnostics"
          ? findings(member.value, got?[member.key], place)
          : differences(member.value, got?[member.key], "\(place).\(member.key)")
      }
    case (.array(let left), .array(let right)) where left.count == right.count:
      return zip(left, right).enumerated().flatMap { differences($1.0, $1.1, "\(place)[\($0)]") }
    default:
      return got.map { want.means($0) } == true ? [] : ["\(place): \(want), not \(String(describing: got))"]
    }
  }

  private static func findings(_ want: JSONTree, _ got: JSONTree?, _ place: String) -> [String] {
    var rest = got?.elements ?? []
    var lost: [String] = []
    for finding in want.elements ?? [] {
      let match = rest.firstIndex { each in
        (finding.members ?? []).allSatisfy { each[$0.key]?.means($0.value) == true }
      }
      if let match { rest.remove(at: match) } else { lost.append("\(place): no finding \(finding)") }
    }
    return lost + rest.filter { $0["severity"]?.text == "error" }.map { "\(place): further error \($0)" }
  }

  private static func differences(_ want: [JSONTree], _ got: Table) -> [String] {
    let header = got.records.first?.fields.map(\.text) ?? []
    let rows = got.records.dropFirst()
    guard rows.count == want.count else { return ["\(rows.count) rows, not \(want.count)"] }
    return zip(want, rows).flatMap { line, record in
      (line.members ?? []).compactMap { member in
        let text = member.value.text ?? member.value.number ?? member.value.bool.map { "\($0)" } ?? ""
        let place = header.firstIndex(of: member.key)
        let cell = place.map { FormulaGuard.full.unguarded(record[column: $0 + 1].text) }
        return cell == text ? nil : "\(member.key): \(text), not \(String(describing: cell))"
      }
    }
  }
}
