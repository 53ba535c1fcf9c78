import Diagnostics
import HoundCommands
import Testing

struct DiagnosticCodeTests {
  private static let tests = Repository.tests.filter { $0.module != "ArchitectureTests" }.map(\.text)

  @Test func `the catalogue holds every declared code, once, and no other`() {
    // A store names its errors by an enum of its own, which the catalogue explains.
    let named = DiagnosticCatalogue.storeCodes.map(\.name)
    #expect(DiagnosticCatalogue.all.map(\.name).sorted() == (DeclaredCode.all.map(\.name) + named).sorted())
    #expect(Set(DeclaredCode.all.map(\.name)).count == DeclaredCode.all.count)
  }

  @Test(arguments: DiagnosticCatalogue.all.map(\.name))
  func `a code is kebab-case and is explained`(name: String) {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Self.isLowercaseOrDigit) })
    let explanation = DiagnosticCatalogue.all.first { $0.name == name }?.explanation ?? ""
    #expect(explanation.count >= 60)
    #expect(explanation.hasSuffix("."), "sentences, for hound explain \(name)")
  }

  @Test func `every code is named by a test that raises it`() {
    for code in DeclaredCode.all {
      let isNamed = Self.tests.contains(where: code.isNamed)
      #expect(isNamed, "\(code.name) of \(code.path)")
    }
  }

  @Test func `every code is raised by some other line than its declaration and its list`() {
    let lines = Repository.sources.flatMap(\.code)
    for code in DeclaredCode.all where code.property != nil {
      let uses = lines.count(where: code.isUsed)
      #expect(uses >= 2, "\(code.name) of \(code.path) is only listed")
    }
  }

  @Test(arguments: [
    ("static let usage = DiagnosticCode(\n  \"usage\",\n  \"…\")", "usage", "usage"),
    ("public static let notText = DiagnosticCode(\"not-text\", \"…\")", "not-text", "notText"),
    ("static let a: DiagnosticCode = .init(\"a-b\", \"…\")", "a-b", "a"),
    ("raise(DiagnosticCode(\"loose\", \"…\"))", "loose", nil),
  ])
  func `declarations are found with name and property`(text: String, name: String, property: String?) {
    let found = DeclaredCode.found(in: text, path: "")
    #expect(found.map(\.name) == [name])
    #expect(found.map(\.property) == [property])
  }

  @Test(arguments: [
    ("code == .notText)", true), ("\"not-text\"", true), ("warning[not-text]", true),
    (".notTextual", false), ("not-text-file", false), ("is-not-text", false),
  ])
  func `a test names a code by property or by name`(text: String, isNamed: Bool) {
    #expect(DeclaredCode(name: "not-text", property: "notText", path: "").isNamed(in: text) == isNamed)
  }

  private static func isLowercaseOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
