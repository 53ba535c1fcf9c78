import Testing

@testable import Store

@Suite struct FileChangeTests {
  @Test(arguments: [
    "dogs.csv", "exports/ledger.csv", "a/b/c", "with space", ".hidden", ".hound/imports/1.csv", "é", "..x",
    "lock",
    "exports/.hound",
  ])
  func `a book can hold these names`(name: String) {
    #expect(FileChange.isAllowed(name))
  }

  @Test(arguments: [
    "", "/", "/etc/passwd", "a/", "a//b", ".", "..", "../x", "a/../b", "a/./b", "new\nline", "tab\t", "nul\0",
    "\u{7F}",
    ".hound", ".hound/lock", ".hound/commit", ".hound/staging/x", ".hound/history/0001/manifest",
    ".HOUND/Lock",
  ])
  func `a book cannot hold these names`(name: String) throws {
    #expect(!FileChange.isAllowed(name))
    try withScratch { folder in
      expectCode(.notWritable) { _ = try Folder(folder).apply([name: "x"]) }
      try #expect(Files.list(folder).isEmpty)
    }
  }

  @Test func `history is kept unless it is declined`() {
    #expect(FileChange(name: "a", bytes: nil).keepsHistory)
  }
}
