import Testing

@testable import Store

@Suite struct FolderChangeTests {
  @Test func `a change makes the folder and its subfolders`() throws {
    try withScratch { scratch in
      let book = Folder(scratch + "/deep/book")
      try #expect(book.apply(["dogs.csv": "dog\n", "exports/ledger.csv": "x"]) == "0001")
      #expect(book.isThere)
      try #expect(tree(book.path) == ["dogs.csv": utf8("dog\n"), "exports/ledger.csv": utf8("x")])
      try #expect(Files.list(book.control) == ["history", "lock"], "nothing is left lying about")
    }
  }

  @Test func `files are replaced, added and removed together`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "b": "2", "c": "3"])
      try #expect(book.apply(["a": "1", "b": "two", "c": nil, "d": "4", "e": nil]) == "0002")
      try #expect(tree(folder) == ["a": utf8("1"), "b": utf8("two"), "d": utf8("4")])
      let batch = try #require(try book.batches().last)
      #expect(batch.entries.map(\.name) == ["b", "c", "d"], "what did not differ is no part of the change")
    }
  }

  @Test func `a change without a difference writes nothing`() throws {
    try withScratch { scratch in
      let book = Folder(scratch + "/book")
      try #expect(book.apply(["a": nil]) == "")
      try #expect(book.apply([:]) == "")
      #expect(!book.isThere)
      _ = try book.apply(["a": "1"])
      try #expect(book.apply(["a": "1", "b": nil]) == "")
      try #expect(book.batches().count == 1)
    }
  }

  @Test func `one change names a file once`() throws {
    try withScratch { folder in
      expectCode(.notWritable) {
        _ = try Folder(folder).change(
          label: "", holder: "", timeoutSeconds: 0, keepBatches: 1,
          [FileChange(name: "a", bytes: [1]), FileChange(name: "a", bytes: [2])])
      }
    }
  }

  @Test func `permissions stay as they were`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1"])
      setPermissions(0o600, of: folder + "/a")
      _ = try book.apply(["a": "2"])
      #expect(SystemCalls.attributes(of: folder + "/a")?.permissions == 0o600)
      #expect(SystemCalls.attributes(of: book.history + "/0002/files/a")?.permissions == 0o600)
    }
  }

  @Test(arguments: [["sub": "x"], ["a/b": "x"], ["new": "x", "new/b": "y"]])
  func `a file and a folder do not change places`(files: [String: String]) throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "sub/c": "2"])
      #expect(throws: StoreError.self) { try book.apply(files) }
      try #expect(book.read(["a", "sub/c"]).count == 2)
      #expect(Files.isFolder(folder + "/sub"))
      try #expect(Files.list(book.control) == ["history", "lock"])
      try #expect(book.apply(["a": "3"]) == "0002")
    }
  }

  @Test(.enabled(if: !isRoot)) func `a folder without permission is found before anything changes`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "sub/c": "2"])
      setPermissions(0o500, of: folder + "/sub")
      defer { setPermissions(0o700, of: folder + "/sub") }
      expectCode(.notWritable) { _ = try book.apply(["a": "x", "sub/c": "y"]) }
      try #expect(tree(folder) == ["a": utf8("1"), "sub/c": utf8("2")])
    }
  }

  @Test func `a full disk leaves the book untouched and nothing staged`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "b": "2"])
      let old = try tree(folder)
      let writes = Counter()
      _ = try rehearse(writes, in: folder)
      #expect(writes.value > 4)
      for full in 1...writes.value {
        let reached = Counter()
        let disk = Disk(
          CrashPoint(cleansUp: true) { (step, path) throws(StoreError) in
            guard step == .write else { return }
            reached.value += 1
            if reached.value == full { throw SystemCalls.failure(28, path, .writing) }
          })
        expectCode(.diskFull) { _ = try book.apply(["a": "x", "b": "y", "sub/c": "z"], disk) }
        try #expect(tree(folder) == old)
        #expect(!Files.exists(book.staging) && !Files.exists(book.commit))
        try #expect(book.batches().count == 1)
      }
    }
  }

  private func rehearse(_ writes: Counter, in folder: String) throws -> String {
    let disk = Disk(
      CrashPoint(cleansUp: true) { (step, _) throws(StoreError) in if step == .write { writes.value += 1 } })
    let twin = Folder(folder + "/.twin")
    _ = try twin.apply(["a": "1", "b": "2"])
    defer { do { try Disk().eraseTree(twin.path) } catch { print("left \(twin.path)") } }
    return try twin.apply(["a": "x", "b": "y", "sub/c": "z"], disk)
  }

  @Test func `a failure after the switch says that the change stands`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1"])
      let disk = Disk(
        CrashPoint(cleansUp: true) { (step, path) throws(StoreError) in
          if step == .rename, path == book.installed("a") {
            throw StoreError(code: .io, path: path, detail: "broken; look")
          }
        })
      #expect(
        throws: StoreError(
          code: .io, path: book.installed("a"),
          detail: "broken; look; the change itself is recorded, and the next one tidies up")
      ) { try book.apply(["a": "2"], disk) }
      try #expect(book.read(["a"]) == ["a": utf8("2")])
    }
  }
}
