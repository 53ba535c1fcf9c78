import FoundationEssentials
import HoundCommands
import Store
import Testing

struct InvocationTests {
  @Test(arguments: [
    ("convert a b", "words a|b\n"),
    ("convert a --month 2025-12 b --dry-run", "words a|b\n--month 2025-12\n--dry-run\n"),
    ("convert -- --month", "words --month\n"),
    ("--book tmp convert a", "words a\n--book tmp\n"),
    ("today", "words \nas table\n"),
    ("today --format=csv --keep --keep", "words \n--keep\nas csv\n"),
    ("today --where a --where=b", "words \n--where a|b\nas table\n"),
    ("--date tue today", "words \n--date tue\nas table\n"),
    ("dogs list", "words \n"),
    ("dogs --book x add bedford Old Yeller", "words bedford|Old|Yeller\n--book x\n"),
    ("today -o -", "words \nas table\n"),
  ])
  func `a command gets what was typed`(_ line: String, _ output: String) {
    let result = Capture.run(line)
    #expect(result.output == output)
    #expect(result.error == "")
    #expect(result.status == .done)
  }

  @Test(arguments: [
    (nil, "", "book"), (nil, "her-book", "her-book"), ("mine", "her-book", "mine"),
  ])
  func `the book is the one named, else that of HOUND_BOOK, else ./book`(
    _ named: String?, _ variable: String, _ expected: String
  ) {
    let command = CommandSpec(name: "where", group: "g", summary: "s", examples: []) {
      (invocation) throws(CommandFailure) in
      invocation.print([invocation.bookFolder])
      return .done
    }
    let line = "where" + (named.map { " --book \($0)" } ?? "")
    let result = Capture.run(line, [command]) { $0.variables["HOUND_BOOK"] = variable }
    #expect(result.output == expected + "\n")
  }

  @Test func `the file after -o gets the result, in the form of its ending`() throws {
    try inFolder { folder in
      let result = Capture.run("today -o day.csv") { $0.currentFolder = folder }
      #expect(result.status == .done)
      #expect(result.output == "")
      let bytes = try Files.read(folder + "/day.csv")
      #expect(String(decoding: bytes, as: UTF8.self) == "words \nas csv\n")
    }
  }

  @Test func `what was printed before a failure still goes into the file`() throws {
    try inFolder { folder in
      let result = Capture.run("fail -o failure.txt") { $0.currentFolder = folder }
      #expect(result.status == .unreadable)
      let bytes = try Files.read(folder + "/failure.txt")
      #expect(String(decoding: bytes, as: UTF8.self) == "before\n")
    }
  }

  /// A folder of this run's own, which is gone afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/hound-invocation-" + UUID().uuidString
    try Files.makeFolder(folder)
    let outcome = Result { try body(folder) }
    try FileManager.default.removeItem(atPath: folder)
    try outcome.get()
  }

  @Test func `a file that cannot be written is an error of its own`() {
    let result = Capture.run("today -o /nowhere/at/all.csv")
    #expect(result.status == .unreadable)
    #expect(result.error.hasPrefix("/nowhere/at/all.csv: error[output-not-written]: "))
  }
}
