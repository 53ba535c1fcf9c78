import Testing

struct TopLevelTests {
  private static let kept: Set<String> = [
    "Package.swift", "Sources", "Tests", "samples", "templates", "CHANGELOG.md", "README.md", "LICENSE",
    ".ci",
    ".swift-format", ".gitignore", ".gitattributes",
  ]
  /// What git, builds, desktops and the program itself leave beside it.
  private static let ignored: Set<String> = [".git", ".build", ".swiftpm", ".DS_Store", "book", "exports"]

  @Test func `the top level holds what the design names`() {
    let found = Set(Repository.names(in: ".")).subtracting(Self.ignored)
    #expect(found.subtracting(Self.kept).sorted() == [], "not in the design")
    #expect(Self.kept.subtracting(found).sorted() == [], "missing")
  }

  @Test func `a folder of tests stands for every module and for nothing else`() {
    let modules = Repository.names(in: "Sources").filter {
      Repository.isFolder("Sources/" + $0) && $0 != "hound"
    }
    let expected = modules.map { $0 + "Tests" } + ["ArchitectureTests", "Corpus", "TestSupport"]
    let found = Repository.names(in: "Tests").filter { Repository.isFolder("Tests/" + $0) }
    #expect(found == expected.sorted())
  }
}
