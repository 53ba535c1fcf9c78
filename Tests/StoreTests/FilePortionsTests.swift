import Testing

@testable import Store

@Suite struct FilePortionsTests {
  @Test func `a file comes in portions, then nothing`() throws {
    try withScratch { folder in
      try Files.writeAtomically(Array("abcde".utf8), to: folder + "/a.txt")
      let portions = try FilePortions(folder + "/a.txt")
      var seen: [[UInt8]] = []
      for _ in 0..<4 { seen.append(try portions.next(2)) }
      #expect(seen == [Array("ab".utf8), Array("cd".utf8), Array("e".utf8), []])
    }
  }

  @Test func `a folder and a missing file are refused`() throws {
    try withScratch { folder in
      #expect(code(folder) == .isFolder)
      #expect(code(folder + "/none") == .missing)
    }
  }

  private func code(_ path: String) -> StoreError.Code? {
    do throws(StoreError) { _ = try FilePortions(path) } catch { return error.code }
    return nil
  }
}
