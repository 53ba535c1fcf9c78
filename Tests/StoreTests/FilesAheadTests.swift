import Testing

@testable import Store

@Suite struct FilesAheadTests {
  private static let old: [String: String?] = ["a": "old a", "b": "old b", "gone": "old"]
  private static let files = [
    FileChange(name: "a", bytes: utf8("new a")), FileChange(name: "b", bytes: utf8("old b")),
    FileChange(name: "exports/x", bytes: utf8("x"), keepsHistory: false),
    FileChange(name: "gone", bytes: nil), FileChange(name: "new/c", bytes: utf8("c")),
  ]

  private func change(_ book: Folder, _ files: [FileChange], _ ahead: FilesAhead?) throws -> String {
    try book.change(
      label: "test", holder: "tester", timeoutSeconds: 0, keepBatches: 9, ahead: ahead, files)
  }

  private func ahead(of book: Folder, _ files: [FileChange]) throws -> FilesAhead {
    let ahead = try book.writingAhead(try book.hold(holder: "tester", timeoutSeconds: 0))
    for file in files { ahead.write(file) }
    return ahead
  }

  @Test(arguments: 0...5)
  func `a change is the same, however many of its files were written ahead`(count: Int) throws {
    try withScratch { folder in
      let (plain, early) = (Folder(folder + "/plain"), Folder(folder + "/early"))
      for book in [plain, early] { _ = try book.apply(Self.old) }
      try #expect(change(plain, Self.files, nil) == "0002")
      try #expect(change(early, Self.files, ahead(of: early, Array(Self.files.prefix(count)))) == "0002")
      try #expect(tree(early.path) == tree(plain.path))
      try #expect(tree(early.history) == tree(plain.history))
      #expect(!Files.exists(early.staging))
    }
  }

  @Test func `what no change takes up is taken away`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      do {
        let ahead = try ahead(of: book, Self.files)
        withExtendedLifetime(ahead) {}
      }
      try #expect(book.apply(["z": "1"]) == "0001", "the hold has ended")
      try #expect(tree(folder) == ["z": utf8("1")])
    }
  }

  @Test func `a file that the change is not of is taken away, from the history too`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(Self.old)
      let ahead = try ahead(of: book, Self.files)
      try #expect(change(book, [FileChange(name: "z", bytes: utf8("1"))], ahead) == "0002")
      try #expect(tree(folder).keys.sorted() == ["a", "b", "gone", "z"])
      try #expect(tree(book.history + "/0002").keys.sorted() == ["manifest", "now/z"])
    }
  }

  @Test func `of two states of a file the one that the change has counts`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      let ahead = try ahead(of: book, [FileChange(name: "a", bytes: utf8("early"))])
      _ = try change(book, [FileChange(name: "a", bytes: utf8("late"))], ahead)
      try #expect(tree(folder) == ["a": utf8("late")])
      let batch = try #require(try book.newestBatch())
      #expect(batch.entries.map(\.after) == [SHA256.hex(utf8("late"))])
    }
  }

  @Test func `what went wrong ahead is thrown by the change, and nothing is changed`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1"])
      let files = [FileChange(name: "a/b", bytes: utf8("2")), FileChange(name: "c", bytes: utf8("3"))]
      let ahead = try ahead(of: book, files)
      #expect(throws: StoreError.self) { _ = try change(book, files, ahead) }
      try #expect(tree(folder) == ["a": utf8("1")])
      #expect(!Files.exists(book.staging))
    }
  }
}
