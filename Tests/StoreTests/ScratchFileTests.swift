import Store
import Testing

@Suite struct ScratchFileTests {
  @Test func `what is set aside comes back from any place and leaves nothing behind`() throws {
    try withScratch { folder in
      var file = try ScratchFile(in: folder)
      try file.add([1, 2, 3])
      try file.add([4, 5])
      #expect(file.count == 5)
      #expect(try file.bytes(from: 1, 3) == [2, 3, 4])
      #expect(try file.bytes(from: 4, 9) == [5])
      #expect(try file.bytes(from: 9, 9) == [])
      #expect(try Files.list(folder) == [])
    }
  }

  @Test func `a folder that is not there is refused`() throws {
    try withScratch { folder in
      #expect(throws: StoreError.self) { try { _ = try ScratchFile(in: folder + "/no") }() }
    }
  }
}
