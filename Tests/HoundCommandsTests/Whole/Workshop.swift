import Civil
import FoundationEssentials
import Store
import Tabular
import TestSupport

@testable import HoundCommands

/// A folder of its own with the project's samples in it, in which commands are run as a person would.
struct Workshop: Sendable {
  let path: String

  /// The folder of the package, from where this file stands.
  static let package = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }

  init(_ name: String) throws {
    path = Self.package + "/.build/workshops/" + name
    if Files.exists(path) { try Self.empty(path) }
    try Files.makeFolder(path)
    for folder in ["samples", "samples/2025", "samples/legacy"] {
      try Files.makeFolder("\(path)/\(folder)")
      for file in try Files.list("\(Self.package)/\(folder)") where file.hasSuffix(".csv") {
        try write(try Files.read("\(Self.package)/\(folder)/\(file)"), "\(folder)/\(file)")
      }
    }
    for sister in try Self.sisters() {
      try Self.copy("\(Self.package)/samples/\(sister)", to: "\(path)/samples/\(sister)")
    }
  }

  /// The folders of samples with cases of their own.
  static func sisters() throws -> [String] {
    try Files.list(package + "/samples").filter {
      Files.exists("\(package)/samples/\($0)/\($0).expected.json")
    }
  }

  /// A folder of its own that holds one of the package's, whole.
  init(_ name: String, copyOf folder: String) throws {
    path = Self.package + "/.build/workshops/" + name
    if Files.exists(path) { try Self.empty(path) }
    try Self.copy("\(Self.package)/\(folder)", to: path)
  }

  private static func copy(_ folder: String, to path: String) throws {
    try Files.makeFolder(path)
    for name in try Files.list(folder) {
      if Files.isFolder("\(folder)/\(name)") {
        try copy("\(folder)/\(name)", to: "\(path)/\(name)")
      } else {
        try Files.writeAtomically(try Files.read("\(folder)/\(name)"), to: "\(path)/\(name)")
      }
    }
  }

  /// Folders too: an empty one of a book's history would count as a change.
  private static func empty(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

  func read(_ file: String) throws -> [UInt8] { try Files.read(path + "/" + file) }

  func text(_ file: String) throws -> String { String(decoding: try read(file), as: UTF8.self) }

  func write(_ bytes: [UInt8], _ file: String) throws {
    try Files.writeAtomically(bytes, to: path + "/" + file)
  }

  /// Every file of a book with its bytes, to see whether anything changed.
  func book(_ name: String = "book") throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in try Files.list("\(path)/\(name)") where !Files.isFolder("\(path)/\(name)/\(file)") {
      files[file] = try read("\(name)/\(file)")
    }
    return files
  }

  /// Runs `hound` with a line of words; quotes keep a word together, `*` at the end of a word lists a folder.
  func run(_ line: String) throws -> (status: HoundCommands.ExitStatus, output: String, error: String) {
    try run(words: try Self.words(line).flatMap { try expanded($0) })
  }

  /// Runs `hound` with these very words.
  func run(words: [String]) throws -> (status: HoundCommands.ExitStatus, output: String, error: String) {
    let capture = Capture()
    var environment = capture.environment
    environment.currentFolder = path
    environment.zoneFile = ZoneFile.sample
    let status = CommandFrame.run(arguments: words, commands: CommandSpec.all, environment: environment)
    return (status, capture.output, capture.error)
  }

  private func expanded(_ word: String) throws -> [String] {
    guard word.hasSuffix("/*.csv") else { return [word] }
    let folder = String(word.dropLast("/*.csv".count))
    return try Files.list("\(path)/\(folder)").filter { $0.hasSuffix(".csv") }.map { "\(folder)/\($0)" }
  }

  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isOpen = false
    for character in line {
      if character == "\"" {
        isOpen.toggle()
      } else if character == " ", !isOpen {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Types into one cell of a CSV, as in a spreadsheet program.
  func type(_ text: String, into cell: (row: Int, column: Int), of file: String) throws {
    let bytes = try read(file)
    let isMarked = bytes.starts(with: byteOrderMark)
    var rows = try RecordReader.table(bytes, file: file).records.map { $0.fields.map(\.text) }
    while rows[cell.row - 1].count < cell.column { rows[cell.row - 1].append("") }
    rows[cell.row - 1][cell.column - 1] = text
    var writer = RecordWriter(marked: isMarked, formulas: .none)
    for row in rows { writer.write(row) }
    try write(writer.bytes, file)
  }

  /// Fills a column in the row that begins with a key.
  func fill(_ column: String, of key: String, with text: String, in file: String) throws {
    let table = try RecordReader.table(try read(file), file: file)
    let names = table.records[0].fields.map(\.text)
    guard let row = table.records.firstIndex(where: { $0.fields[0].text == key }),
      let place = names.firstIndex(of: column)
    else { throw WorkshopError(detail: "\(file) has no row \(key) or no column \(column)") }
    try type(text, into: (row + 1, place + 1), of: file)
  }
}

struct WorkshopError: Error {
  let detail: String
}
