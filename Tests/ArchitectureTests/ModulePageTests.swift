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

  @Test func `no file of the sources names a place of one machine`() {
    for path in Repository.files(in: "Sources") {
      for place in ["/work/", "/tmp/", "/root/", "/home/", "/Users/"] {
        let names = Repository.text(path)?.contains(place) != false
        #expect(!names, "\(place) in \(path)")
      }
    }
  }
}
