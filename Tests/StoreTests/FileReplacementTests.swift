import Testing

@testable import Store

@Suite struct FileReplacementTests {
  @Test func `the pieces take the place of the file when all are there`() throws {
    try withScratch { folder in
      let path = folder + "/a.txt"
      try Files.writeAtomically(Array("before".utf8), to: path)
      var replacement = try FileReplacement(path)
      try replacement.add(Array("ab".utf8))
      try replacement.add(Array("c".utf8))
      #expect(try Files.read(path) == Array("before".utf8))
      try replacement.finish()
      #expect(try Files.read(path) == Array("abc".utf8))
      #expect(try Files.list(folder) == ["a.txt"])
    }
  }

  @Test func `one that is given up leaves nothing`() throws {
    try withScratch { folder in
      try abandon(folder + "/a.txt")
      #expect(try Files.list(folder) == [])
    }
  }

  @Test func `a folder is refused, and so is a path that leads nowhere`() throws {
    try withScratch { folder in
      #expect(throws: StoreError.self) { try abandon(folder) }
      #expect(throws: StoreError.self) { try abandon(folder + "/none/a.txt") }
    }
  }

  @Test func `a device is written straight into`() throws {
    var replacement = try FileReplacement("/dev/null")
    try replacement.add([65])
    try replacement.finish()
  }

  private func abandon(_ path: String) throws(StoreError) {
    let replacement = try FileReplacement(path)
    try replacement.add(Array("half".utf8))
  }
}
