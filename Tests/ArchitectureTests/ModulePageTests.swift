import Testing

struct ModulePageTests {
  private static let modules = Repository.names(in: "Sources").filter { Repository.isFolder("Sources/" + $0) }

  @Test(arguments: modules)
  func `every module has its page, and the page begins with its name`(module: String) {
    let page = Repository.text("Sources/\(module)/\(module).docc/\(module).md") ?? ""
    let isNamed = page.hasPrefix("# ``\(module)``\n")
    #expect(isNamed, "Sources/\(module)/\(module).docc/\(module).md")
    #expect(page.count >= 600, "purpose, journey, a worked example")
  }

  @Test func `every file that recognizes sheets stands in a room that the page of its module names`() {
    let page = Repository.text("Sources/Hikes/Hikes.docc/Hikes.md") ?? ""
    let files = Repository.sources.filter { $0.module == "Hikes" && $0.room == "Recognize" }
    #expect(!files.isEmpty)
    for file in files {
      let inner = file.path.split(separator: "/").dropFirst(3).dropLast()
      #expect(inner.count == 1 && page.contains("`\(inner.joined())` ("), "\(file.path)")
    }
  }

  @Test func `the tests of a type stand in the folders that its file stands in`() {
    func folder(_ file: SourceFile) -> [Substring] {
      Array(file.path.split(separator: "/").dropFirst(2).dropLast())
    }
    let homes = Dictionary(
      Repository.sources.filter { $0.module == "Hikes" }.map { ($0.name, folder($0)) },
      uniquingKeysWith: { first, _ in first })
    let tests = Repository.tests.filter { $0.module == "HikesTests" }
    let named = tests.compactMap { file in
      homes[file.name.replacing("Tests.swift", with: ".swift")].map { (file, $0) }
    }
    #expect(named.count > 100)
    for (file, home) in named {
      #expect(folder(file) == home, "\(file.path)")
    }
    #expect(
      tests.allSatisfy { !folder($0).isEmpty }, "whole sheets are in Whole, what tests share in Support")
  }

  @Test func `no file of the sources names a place of one machine`() {
    for path in Repository.files(in: "Sources") {
      for place in ["/work/", "/tmp/", "/root/", "/home/", "/Users/"] {
        let names = Repository.text(path)?.contains(place) != false
        #expect(!names, "\(place) in \(path)")
      }
    }
  }
}
