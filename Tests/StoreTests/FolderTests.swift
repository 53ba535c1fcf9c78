import Testing

@testable import Store

@Suite struct FolderTests {
  @Test func `a book that is not there is empty`() throws {
    try withScratch { scratch in
      let book = Folder(scratch + "/book")
      #expect(!book.isThere)
      try #expect(book.read(["dogs.csv"]) == [:])
      try #expect(book.read([], andAllUnder: "exports") == [:])
      try #expect(book.batches() == [])
      #expect(!book.isThere, "reading makes nothing")
    }
  }

  @Test func `no path is the folder one is in`() {
    #expect(Folder("").path == ".")
  }

  @Test func `absent files are left out`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "b": "", "sub/c": "3"])
      try #expect(book.read(["a", "b", "sub/c", "d"]) == ["a": utf8("1"), "b": [], "sub/c": utf8("3")])
    }
  }

  @Test func `a file in place of the book is refused`() throws {
    try withScratch { folder in
      try Files.writeAtomically([1], to: folder + "/book")
      expectCode(.notReadable) { _ = try Folder(folder + "/book").read(["a"]) }
    }
  }

  @Test func `a folder in place of a file is refused`() throws {
    try withScratch { folder in
      try Files.makeFolder(folder + "/dogs.csv")
      expectCode(.isFolder) { _ = try Folder(folder).read(["dogs.csv"]) }
    }
  }

  @Test(.enabled(if: !isRoot)) func `a file without permission is refused`() throws {
    try withScratch { folder in
      try Files.writeAtomically([1], to: folder + "/dogs.csv")
      setPermissions(0, of: folder + "/dogs.csv")
      expectCode(.notReadable) { _ = try Folder(folder).read(["dogs.csv"]) }
    }
  }

  @Test func `a subfolder gives its visible files and no others`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply([
        "x/a": "1", "x/b": "2", "x/.DS_Store": "3", "x/y/c": "4", "xa": "5", ".hound/imports/1": "6",
      ])
      try #expect(book.read([], andAllUnder: "x") == ["x/a": utf8("1"), "x/b": utf8("2")])
      try #expect(book.read([], andAllUnder: "x/y") == ["x/y/c": utf8("4")])
      try #expect(book.read([], andAllUnder: ".hound/imports") == [".hound/imports/1": utf8("6")])
      expectCode(.missing) { _ = try book.read([], andAllUnder: "xa") }
    }
  }

  @Test func `a change that comes between two reads makes the reader begin again`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "b": "1"])
      var rounds = 0
      let seen = try book.asOneState { (pending) throws(StoreError) in
        rounds += 1
        let a = try book.current("a", pending)
        if rounds < 3 { _ = try book.apply(["a": "x\(rounds)", "b": "x\(rounds)"], keepBatches: 1) }
        return [a, try book.current("b", pending)]
      }
      #expect(seen == [utf8("x2"), utf8("x2")])
      #expect(rounds == 3)
    }
  }

  /// One writer makes `a` and `b` equal again and again; a reader must never see them differ.
  @Test func `a reader beside a writer sees one state`() async throws {
    let path = "/tmp/hound-store-beside-\(SystemCalls.processNumber)"
    let book = Folder(path)
    _ = try book.apply(["a": "0", "b": "0", "s/c": "0"])
    let writer = Task.detached {
      for round in 1...60 {
        let text = String(round)
        _ = try book.apply(["a": text, "b": text, "s/c": text], keepBatches: 3)
      }
    }
    var last: [UInt8]?
    while last != utf8("60") {
      let state = try book.read(["a", "b", "s/c"])
      #expect(state["a"] == state["b"] && state["b"] == state["s/c"] && state.count == 3)
      last = state["a"]
      // The writer may have no other thread to run on.
      await Task.yield()
    }
    try await writer.value
    try #expect(book.read(["a"]) == ["a": utf8("60")])
    try Disk().eraseTree(path)
  }
}
