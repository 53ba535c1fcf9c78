import Testing

@testable import Store

@Suite struct FolderHoldTests {
  private static let cut = StoreError(code: .io, path: "", detail: "power cut")

  /// A change cut off when it is about to make this step at this path.
  private func cutOff(_ book: Folder, _ step: CrashPoint.Step, at path: String) {
    let disk = Disk(
      CrashPoint(cleansUp: false) { (reached, where_) throws(StoreError) in
        if reached == step, where_ == path { throw Self.cut }
      })
    #expect(throws: (any Error).self) { try book.apply(["a": "new", "b": "new"], disk) }
  }

  @Test func `a hold keeps others out until it ends, and its own change in`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      let held = try book.hold(holder: "heather", timeoutSeconds: 0)
      expectCode(.locked) { _ = try book.apply(["a": "1"]) }
      let id = try book.change(
        label: "x", holder: "heather", timeoutSeconds: 0, keepBatches: 9, holding: held,
        [FileChange(name: "a", bytes: utf8("2"))])
      #expect(id == "0001")
      withExtendedLifetime(held) {}
    }
  }

  @Test func `a hold ends with the value that has it`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      do {
        let held = try book.hold(holder: "heather", timeoutSeconds: 0)
        #expect(held.recovery == nil)
      }
      try #expect(book.apply(["a": "1"]) == "0001")
    }
  }

  @Test func `what was cut off is told by whoever comes next`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "old", "b": "old"])
      cutOff(book, .rename, at: book.commit)
      try #expect(book.tidy(holder: "x") == .discarded)
      try #expect(book.read(["a", "b"]) == ["a": utf8("old"), "b": utf8("old")])
      cutOff(book, .rename, at: book.installed("b"))
      let recovery = try book.hold(holder: "x", timeoutSeconds: 0).recovery
      guard case .finished(let batch) = recovery else {
        Issue.record("\(String(describing: recovery))")
        return
      }
      #expect(batch.id == "0002")
      try #expect(tree(folder) == ["a": utf8("new"), "b": utf8("new")])
      try #expect(book.tidy(holder: "x") == nil, "there is nothing left to do")
    }
  }

  @Test func `a change that was only not swept up is no loss to speak of`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "old", "b": "old"])
      cutOff(book, .eraseFolder, at: book.staging)
      #expect(Files.exists(book.staging) && !Files.exists(book.commit))
      try #expect(book.tidy(holder: "x") == nil)
      #expect(!Files.exists(book.staging))
      try #expect(book.batches().map(\.id) == ["0001", "0002"])
    }
  }

  @Test func `nobody waits to tidy while another is at work`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "old", "b": "old"])
      cutOff(book, .rename, at: book.installed("b"))
      try withLockHeld(on: book.lockFile) { try #expect(book.tidy(holder: "x") == nil) }
      #expect(Files.exists(book.commit))
    }
  }

  @Test func `a change decided on what stands no more is refused`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "b": "1"])
      func change(_ expected: [String: [UInt8]?]) throws -> String {
        try book.change(
          label: "x", holder: "h", timeoutSeconds: 0, keepBatches: 9, expecting: expected,
          [FileChange(name: "a", bytes: utf8("2"))])
      }
      expectCode(.changedMeanwhile) { _ = try change(["b": utf8("0")]) }
      expectCode(.changedMeanwhile) { _ = try change(["b": nil]) }
      expectCode(.changedMeanwhile) { _ = try change(["c": utf8("1")]) }
      try #expect(book.read(["a"]) == ["a": utf8("1")])
      try #expect(change(["a": utf8("1"), "b": utf8("1"), "c": nil]) == "0002")
    }
  }

  @Test func `what a book holds is closed to everybody else`() throws {
    try withScratch { folder in
      let book = Folder(folder + "/book")
      _ = try book.apply(["a": "1", "exports/b": "2"])
      _ = try book.apply(["a": "2"])
      for name in [
        "", "/exports", "/.hound", "/.hound/history", "/.hound/history/0002", "/.hound/history/0002/files",
      ] {
        #expect(SystemCalls.attributes(of: book.path + name)?.permissions == 0o700, "\(name)")
      }
      for name in [
        "a", "exports/b", ".hound/lock", ".hound/history/0002/manifest", ".hound/history/0002/files/a",
        ".hound/history/0002/now/a",
      ] {
        #expect(SystemCalls.attributes(of: book.installed(name))?.permissions == 0o600, "\(name)")
      }
    }
  }
}
