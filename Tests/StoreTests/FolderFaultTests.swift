import Testing

@testable import Store

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A disk that fails at one step of a change, each step in turn, as a full, broken or forbidden one does.
@Suite struct FolderFaultTests {
  private static let names = ["a", "b", "c", "new/d"]
  private static let old: [String: [UInt8]] = ["a": utf8("old a"), "b": utf8("old b"), "c": utf8("old c")]
  private static let new: [String: [UInt8]] = ["a": utf8("new a"), "b": utf8("new b"), "new/d": utf8("d")]
  private static let change: [String: String?] = ["a": "new a", "b": "new b", "c": nil, "new/d": "d"]

  private func prepared(_ folder: String) throws -> Folder {
    let book = Folder(folder)
    _ = try book.apply(["a": "older", "c": "old c"], keepBatches: 2)
    _ = try book.apply(["a": "old a", "b": "old b"], keepBatches: 2)
    return book
  }

  private func disk(failingAt step: Int, _ number: Int32, _ reached: Counter) -> Disk {
    Disk(
      CrashPoint(cleansUp: true) { (_, path) throws(StoreError) in
        reached.value += 1
        if reached.value == step { throw SystemCalls.failure(number, path, .writing) }
      })
  }

  @Test(arguments: [
    ("ENOSPC", ENOSPC, StoreError.Code.diskFull), ("EIO", EIO, .io), ("EACCES", EACCES, .notWritable),
  ])
  func `a step that fails leaves the old book or the new one, whole, and says which`(
    name: String, number: Int32, code: StoreError.Code
  ) throws {
    let reached = Counter()
    try withScratch { folder in
      _ = try prepared(folder).apply(Self.change, keepBatches: 2, disk(failingAt: 0, number, reached))
    }
    let steps = reached.value
    #expect(steps > 50)
    var olds = 0
    var news = 0
    for step in 1...steps {
      try withScratch { folder in
        let book = try prepared(folder)
        let error = caught {
          _ = try book.apply(Self.change, keepBatches: 2, disk(failingAt: step, number, Counter()))
        }
        #expect(error?.code == code, "step \(step)")
        let state = try book.read(Self.names)
        #expect(state == Self.old || state == Self.new, "step \(step)")
        let isNew = state == Self.new
        if isNew { news += 1 } else { olds += 1 }
        let saysSo = error?.detail.contains("the change itself is recorded")
        #expect(saysSo == isNew, "step \(step) tells the truth")
        if !isNew { #expect(!Files.exists(book.commit), "step \(step)") }
        let next = try book.apply(["z": "later"], keepBatches: 9)
        #expect(next == (isNew ? "0004" : "0003"), "step \(step): no number for two states")
        try #expect(tree(folder) == state.merging(["z": utf8("later")]) { $1 }, "step \(step)")
      }
    }
    #expect(olds > 20 && news > 10)
    print("faults: \(name) at each of \(steps) calls: \(olds) old books, \(news) new ones, 0 others")
  }
}
