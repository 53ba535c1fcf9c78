import TestSupport
import Testing

@testable import Store

@Suite struct FolderHistoryTests {
  @Test func `the history tells what was`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.change(
        label: "first", holder: "heather", timeoutSeconds: 0, keepBatches: 9,
        [
          FileChange(name: "a", bytes: utf8("1")),
          FileChange(name: "exports/x", bytes: utf8("1"), keepsHistory: false),
        ])
      _ = try book.change(
        label: "second", holder: "sam", timeoutSeconds: 0, keepBatches: 9,
        [
          FileChange(name: "a", bytes: utf8("2")),
          FileChange(name: "exports/x", bytes: utf8("2"), keepsHistory: false),
        ])
      let batches = try book.batches()
      #expect(batches.map(\.label) == ["first", "second"])
      #expect(batches.map(\.holder) == ["heather", "sam"])
      let one = SHA256.hex(utf8("1"))
      let two = SHA256.hex(utf8("2"))
      #expect(
        batches[1].entries == [
          Batch.Entry(name: "a", before: one, after: two, keepsHistory: true),
          Batch.Entry(name: "exports/x", before: one, after: two, keepsHistory: false),
        ])
      try #expect(book.bytes(of: "a", before: batches[0]) == nil)
      try #expect(book.bytes(of: "a", before: batches[1]) == utf8("1"))
      try #expect(book.bytes(of: "exports/x", before: batches[1]) == nil)
      try #expect(
        tree(book.history).keys.sorted() == ["0001/manifest", "0002/files/a", "0002/manifest", "0002/now/a"])
    }
  }

  @Test func `kept bytes that were tampered with are damaged`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1"])
      _ = try book.apply(["a": "2"])
      try Files.writeAtomically(utf8("x"), to: book.history + "/0002/files/a")
      let batch = try #require(try book.batches().last)
      expectCode(.damaged) { _ = try book.bytes(of: "a", before: batch) }
    }
  }

  @Test func `what a batch wrote can be had back, a hand's work after it or not`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1", "b": "1"])
      _ = try book.apply(["a": "2"])
      try Files.writeAtomically(utf8("by hand"), to: folder + "/a")
      _ = try book.apply(["a": "3"])
      _ = try book.apply(["a": "4"])
      let batches = try book.batches()
      try #expect(batches.map { try book.bytes(of: "a", after: $0) } == ["1", "2", "3", "4"].map(utf8))
      try #expect(book.bytes(of: "a", before: batches[2]) == utf8("by hand"))
      try #expect(book.bytes(of: "b", after: batches[0]) == utf8("1"))
      try #expect(book.bytes(of: "b", after: batches[1]) == nil, "that batch has nothing to do with it")
      let copies = try tree(book.history).keys.filter { $0.contains("/now/") }.sorted()
      #expect(copies == ["0001/now/b", "0002/now/a", "0004/now/a"], "one copy is enough")
    }
  }

  @Test(arguments: [
    (1, ["0006"]), (0, ["0006"]), (3, ["0004", "0005", "0006"]), (9, ["0001", "0002", "0003"]),
  ])
  func `the oldest batches go first`(keep: Int, left: [String]) throws {
    try withScratch { folder in
      let book = Folder(folder)
      for round in 1...6 { _ = try book.apply(["a": String(round)], keepBatches: keep) }
      try #expect(book.batches().map(\.id).starts(with: left))
      try #expect(book.batches().count == min(6, max(1, keep)))
      try #expect(book.apply(["a": "7"], keepBatches: keep) == "0007", "numbers go on")
    }
  }

  @Test func `numbers go past four digits and ignore what is no batch`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      for name in ["9999", "0012", "notes", "99999x"] { try Files.makeFolder("\(book.history)/\(name)") }
      try #expect(book.batchNumbers() == [12, 9999])
      try #expect(book.apply(["a": "1"]) == "10000")
      try #expect(book.apply(["a": "2"]) == "10001")
    }
  }

  /// Seeds 20251208 to 20251227: 25 random changes in each of 20 books, and each undone state is the one that stood.
  @Test(arguments: UInt64(20_251_208)...20_251_227)
  func `every state can be had back from the history`(seed: UInt64) throws {
    try withScratch { folder in
      var random = SplitMix64(seed: seed)
      let book = Folder(folder)
      let names = ["a", "b", "s/c", "s/d"]
      var states = [try book.read(names)]
      for _ in 0..<25 {
        var files: [String: String?] = [:]
        for name in names where Bool.random(using: &random) {
          files[name] = Int.random(in: 0..<4, using: &random) == 0 ? .some(nil) : String(random.next() % 3)
        }
        if try !book.apply(files).isEmpty { states.append(try book.read(names)) }
      }
      let batches = try book.batches()
      #expect(batches.count == states.count - 1)
      var state = try #require(states.last)
      for (index, batch) in batches.enumerated().reversed() {
        for entry in batch.entries {
          #expect(state[entry.name].map(SHA256.hex) == entry.after)
          state[entry.name] = try book.bytes(of: entry.name, before: batch)
        }
        #expect(state == states[index])
      }
    }
  }
}
