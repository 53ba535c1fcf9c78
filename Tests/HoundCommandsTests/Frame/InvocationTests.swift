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
    let file = "hound-invocation-test.csv"
    let result = Capture.run("today -o \(file)") { $0.currentFolder = "/tmp" }
    #expect(result.status == .done)
    #expect(result.output == "")
    #expect(String(decoding: try Files.read("/tmp/" + file), as: UTF8.self) == "words \nas csv\n")
    try Files.remove("/tmp/" + file)
  }

  @Test func `what was printed before a failure still goes into the file`() throws {
    let file = "/tmp/hound-invocation-failure.txt"
    let result = Capture.run("fail -o \(file)")
    #expect(result.status == .unreadable)
    #expect(String(decoding: try Files.read(file), as: UTF8.self) == "before\n")
    try Files.remove(file)
  }

  @Test func `a file that cannot be written is an error of its own`() {
    let result = Capture.run("today -o /nowhere/at/all.csv")
    #expect(result.status == .unreadable)
    #expect(result.error.hasPrefix("/nowhere/at/all.csv: error[output-not-written]: "))
  }
}
