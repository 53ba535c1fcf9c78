import Testing

struct CodeScannerTests {
  @Test(arguments: [
    ("let a = 1 // as!", "let a = 1 "),
    ("a /* x /* y */ z */ b", "a b"),
    (#"f("print(")"#, "f()"),
    (#"f("a\"print(")"#, "f()"),
    (#"f("\(x as! Y)") + g"#, "f(x as! Y)) + g"),
    (#"f("\(g("try?"))", h)"#, "f(g()), h)"),
    ("f(#\"a\\(b)\"c\"#)", "f()"),
    ("f(\"\"\"\n  \"TODO\"\n  \"\"\")", "f(\n\n)"),
    ("a // é\nb", "a \nb"),
  ])
  func `comments and literals are blanked and code is kept`(text: String, code: String) {
    // Blanks are squeezed here, so that the table can be read.
    #expect(squeezed(CodeScanner.blanked(text)) == squeezed(code))
  }

  @Test func `a scanned file keeps its lines`() {
    for file in Repository.sources + Repository.tests {
      #expect(file.code.count == file.text.utf8.split(separator: 10, omittingEmptySubsequences: false).count)
    }
  }

  @Test(arguments: [
    ("import Civil", ["Civil"]),
    ("public import Civil\n@testable import struct Store.Folder", ["Civil", "Store"]),
    ("  @preconcurrency import Glibc", ["Glibc"]),
    ("// import Civil", []),
    ("/// The latest import of each file", []),
    ("let import_ = 1", []),
  ])
  func `imports are read with their attributes`(text: String, modules: [String]) {
    #expect(SourceFile(path: "Sources/X/Y.swift", text: text).imports == modules)
  }

  @Test(arguments: [
    ("public struct Dog: Sendable {}", ["Dog"]),
    ("indirect enum A { final class B {} }", ["A", "B"]),
    ("class func make() {}", []),
    ("typealias Row = [String]", ["Row"]),
    ("func f<T>(_: T.Type) where T: AnyObject {}", []),
  ])
  func `declared types are read, nested ones too`(text: String, types: [String]) {
    #expect(SourceFile(path: "Sources/X/Y.swift", text: text).declaredTypes == types)
  }

  private func squeezed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ").filter { $0 != " " } }.joined(separator: "\n")
  }
}
