import Testing

@testable import Store

@Suite struct DiskTests {
  @Test(arguments: [
    ("a/b", "a"), ("a/b/", "a"), ("a//b", "a"), ("/a", "/"), ("/", "/"), ("a", "."), ("./a", "."), (".", "."),
    ("", ""),
    ("../a", ".."), ("/a/b/c", "/a/b"),
  ])
  func `the parent of a path ends before its last part`(path: String, parent: String) {
    #expect(Disk.parent(of: path) == parent)
  }

  @Test func `erasing a tree leaves what its links lead to`() throws {
    try withScratch { folder in
      try Files.makeFolder(folder + "/kept")
      try Files.writeAtomically([1], to: folder + "/kept/file")
      try Files.makeFolder(folder + "/gone/deep")
      makeLink(folder + "/gone/deep/link", to: folder + "/kept")
      makeLink(folder + "/gone/broken", to: folder + "/nowhere")
      try Disk().eraseTree(folder + "/gone")
      try #expect(tree(folder) == ["kept/file": [1]])
      try #expect(Files.list(folder) == ["kept"])
      try Disk().eraseTree(folder + "/gone")
    }
  }
}
