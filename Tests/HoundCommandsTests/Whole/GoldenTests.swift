import Store
import Testing

@testable import HoundCommands

/// Whole outputs, compared with files of the project. `RECORD=1 swift test` rewrites them and fails all the same,
/// naming what changed, so that nobody records without looking.
@Suite struct GoldenTests {
  /// Where the expected file stands, and the command whose output or export it is.
  struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    let command: String
    var export: String?
    var testDescription: String { file }
  }

  private static let december = "convert samples/december-2025.csv --month 2025-12"
  private static let year = "convert samples/2025/*.csv"

  /// A sample converted once; the commands that follow only read its book.
  private struct Converted: Sendable {
    let workshop: Workshop
    let output: String

    init(_ command: String, _ name: String) throws {
      workshop = try Workshop(name)
      let result = try workshop.run(command)
      output = result.output + result.error
    }
  }

  private static let convertedDecember = Result { try Converted(december, "golden-december") }
  private static let convertedYear = Result { try Converted(year, "golden-year") }

  static let cases: [Case] =
    ["accounting", "controls", "hst", "ledger", "pickup", "places", "revenue", "review", "week"].map {
      Case(
        file: "samples/expected/december-2025/\($0).csv", command: december, export: "book/exports/\($0).csv")
    }
    + ["controls", "hst", "pickup", "places", "revenue", "review", "week"].map {
      Case(file: "samples/expected/2025/\($0).csv", command: year, export: "book/exports/\($0).csv")
    } + [
      Case(
        file: "samples/expected/december-2025/accounting.json",
        command: december + " --book other --dry-run --format json"),
      Case(file: "samples/expected/2025/summary.txt", command: year),
      Case(file: "samples/expected/2025/check.txt", command: "check"),
      Case(file: "samples/expected/2025/hst.txt", command: "hst"),
      Case(file: "samples/expected/2025/hst.json", command: "hst --format json"),
      Case(file: "samples/expected/2025/today.txt", command: "today --date 2025-12-09"),
      Case(file: "samples/expected/2025/today.json", command: "today --date 2025-12-09 --format json"),
      Case(file: "samples/expected/2025/week.txt", command: "week --date 2025-12-08"),
      Case(file: "samples/expected/2025/week.json", command: "week --date 2025-12-08 --format json"),
      Case(file: "samples/expected/2025/december.csv", command: "week --month 2025-12 --format csv"),
      Case(file: "samples/expected/2025/revenue-by-month.csv", command: "revenue --by month --format csv"),
    ]

  @Test(arguments: cases)
  func `the output is the one that was looked at`(golden: Case) throws {
    let converted = try
      (golden.command.contains("december-2025.csv") ? Self.convertedDecember : Self.convertedYear).get()
    let bytes: [UInt8]
    if let export = golden.export {
      bytes = try converted.workshop.read(export)
    } else if golden.command == Self.year {
      bytes = Array(converted.output.utf8)
    } else {
      let result = try converted.workshop.run(golden.command)
      bytes = Array((result.output + result.error).utf8)
    }
    try Recording.compare(bytes, with: golden.file)
  }

  @Test func `the help pages are the ones that were looked at`() throws {
    let workshop = try Workshop("help")
    var text = try workshop.run("help").output
    for command in CommandSpec.all { text += "\n" + (try workshop.run("help \(command.name)").output) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    try Recording.compare(Array(text.utf8), with: "samples/expected/help.txt")
  }

  @Test(arguments: Templates.names)
  func `a template is what hound template prints`(name: String) throws {
    let workshop = try Workshop("template-\(name)")
    let result = try workshop.run("template \(name)")
    #expect(result.status == .done)
    try Recording.compare(Array(result.output.utf8), with: "templates/\(name).csv")
  }
}

enum Recording {
  static func compare(_ bytes: [UInt8], with file: String) throws {
    let path = Workshop.package + "/" + file
    let expected = Files.exists(path) ? try Files.read(path) : []
    guard bytes != expected else { return }
    let isRecording = RecordingSwitch.isOn
    if isRecording {
      try Files.makeFolder(path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 })
      try Files.writeAtomically(bytes, to: path)
    }
    let line = zip(lines(bytes), lines(expected)).enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "\(file) \(isRecording ? "was rewritten" : "differs"); line \((line?.offset ?? 0) + 1): \(line?.element.0 ?? "") instead of \(line?.element.1 ?? "")"
    )
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
