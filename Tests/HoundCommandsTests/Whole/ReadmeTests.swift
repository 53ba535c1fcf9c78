import Diagnostics
import Store
import Testing

@testable import HoundCommands

/// The README is run: every block of a console whose lines begin with `$ hound` is carried out, in order, in one
/// folder, and what it shows is compared. A comment `<!-- FILE: KEY, COLUMN = TEXT -->` or
/// `<!-- FILE: B5 = TEXT -->` between the blocks types into a cell, as the text around it tells the reader to.
@Suite struct ReadmeTests {
  private enum Step {
    case run(command: String, output: String)
    case type(file: String, place: String, text: String)
  }

  @Test func `what the README shows is what a new user sees`() throws {
    let workshop = try Workshop("readme")
    var seen = 0
    for step in try Self.steps() {
      switch step {
      case .run(let command, let expected):
        seen += 1
        let result = try workshop.run(String(command.dropFirst("hound ".count)))
        #expect(result.output + result.error == expected, "\(command)")
      case .type(let file, let place, let text):
        if let cell = CellReference(place) {
          try workshop.type(text, into: (cell.row, cell.column), of: file)
        } else {
          let parts = place.split(separator: ",").map { $0.trimmingPrefix(while: { $0 == " " }) }
          try workshop.fill(String(parts[1]), of: String(parts[0]), with: text, in: file)
        }
      }
    }
    #expect(seen >= 5)
  }

  @Test func `the list of commands in the README is the one that hound help shows`() throws {
    let path = Workshop.package + "/README.md"
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    let start = try #require(text.firstRange(of: "<!-- commands -->\n"))
    let end = try #require(text.firstRange(of: "<!-- end of commands -->"))
    let block = ReadmeBlock.text(CommandSpec.all)
    let whole = String(text[..<start.upperBound]) + "\n" + block + "\n" + String(text[end.lowerBound...])
    try Recording.compare(Array(whole.utf8), with: "README.md")
  }

  private static func steps() throws -> [Step] {
    let text = String(decoding: try Files.read(Workshop.package + "/README.md"), as: UTF8.self)
    var steps: [Step] = []
    var command: String?
    var output = ""
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let done = command { steps.append(.run(command: done, output: output)) }
        command = nil
        isInBlock = line == "```console"
      } else if isInBlock, line.hasPrefix("$ ") {
        if let done = command { steps.append(.run(command: done, output: output)) }
        command = String(line.dropFirst(2))
        output = ""
      } else if isInBlock {
        output += line + "\n"
      } else if line.hasPrefix("<!-- "), let step = typing(line) {
        steps.append(step)
      }
    }
    return steps
  }

  private static func typing(_ line: String) -> Step? {
    let inner = line.dropFirst("<!-- ".count).dropLast(" -->".count)
    guard let colon = inner.firstRange(of: ": "), let equals = inner.firstRange(of: " = ") else { return nil }
    return .type(
      file: String(inner[..<colon.lowerBound]), place: String(inner[colon.upperBound..<equals.lowerBound]),
      text: String(inner[equals.upperBound...]))
  }
}
