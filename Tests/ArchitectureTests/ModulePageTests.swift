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

  @Test func `no file of the sources names a place of one machine`() {
    for path in Repository.files(in: "Sources") {
      for place in ["/work/", "/tmp/", "/root/", "/home/", "/Users/"] {
        let names = Repository.text(path)?.contains(place) != false
        #expect(!names, "\(place) in \(path)")
      }
    }
  }
}
