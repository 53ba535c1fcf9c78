import Testing

@testable import Store

/// Counts across the steps of one change; each is used by one test on one thread.
final class Counter: @unchecked Sendable { var value = 0 }

@Suite struct FolderRecoveryTests {
  private static let names = ["a", "b", "c", "new/d", "same"]
  private static let old: [String: [UInt8]] = [
    "a": utf8("old a"), "b": utf8("old b"), "c": utf8("old c"), "same": utf8("s"),
  ]
  private static let new: [String: [UInt8]] = [
    "a": utf8("new a"), "b": utf8("new b"), "new/d": utf8("d"), "same": utf8("s"),
  ]
  private static let change: [String: String?] = [
    "a": "new a", "b": "new b", "c": nil, "new/d": "d", "same": "s",
  ]
  private static let cut = StoreError(code: .io, path: "", detail: "power cut")

  /// A disk whose power goes at one step.
  private func cutOff(at step: Int, _ reached: Counter) -> Disk {
    Disk(
      CrashPoint(cleansUp: false) { (_, _) throws(StoreError) in
        reached.value += 1
        if reached.value == step { throw Self.cut }
      })
  }

  private func prepared(_ folder: String) throws -> Folder {
    let book = Folder(folder)
    _ = try book.apply(["a": "older"], keepBatches: 2)
    _ = try book.apply(["a": "old a", "b": "old b", "c": "old c", "same": "s"], keepBatches: 2)
    return book
  }

  private func countSteps() throws -> Int {
    let reached = Counter()
    try withScratch { folder in
      _ = try prepared(folder).apply(Self.change, keepBatches: 2, cutOff(at: 0, reached))
    }
    return reached.value
  }

  @Test func `a power cut at any step leaves the old book or the new one`() throws {
    let steps = try countSteps()
    #expect(steps > 40)
    var outcomes: [Bool] = []
    for step in 1...steps {
      try withScratch { folder in
        let book = try prepared(folder)
        #expect(throws: (any Error).self) {
          try book.apply(Self.change, keepBatches: 2, cutOff(at: step, Counter()))
        }
        let before = try tree(folder)
        let state = try book.read(Self.names)
        #expect(state == Self.old || state == Self.new, "step \(step)")
        try #expect(tree(folder) == before, "reading alters nothing")
        outcomes.append(state == Self.new)
        let subfolder = try book.read([], andAllUnder: "new")
        #expect(subfolder == (state == Self.new ? ["new/d": utf8("d")] : [:]), "step \(step)")

        let next = try book.apply(["z": "later"], keepBatches: 2)
        #expect(next == (state == Self.new ? "0004" : "0003"), "step \(step)")
        try #expect(tree(folder) == state.merging(["z": utf8("later")]) { $1 }, "step \(step)")
        try #expect(Files.list(book.control) == ["history", "lock"], "step \(step)")
        try #expect(book.batches().count == 2, "step \(step)")
      }
    }
    #expect(outcomes.first == false && outcomes.last == true)
    #expect(outcomes == outcomes.filter { !$0 } + outcomes.filter { $0 }, "there is one switch")
  }

  @Test func `a power cut during the recovery from a power cut is recovered from`() throws {
    let steps = try countSteps()
    for step in stride(from: 1, through: steps, by: 1) {
      try withScratch { folder in
        let book = try prepared(folder)
        #expect(throws: (any Error).self) {
          try book.apply(Self.change, keepBatches: 2, cutOff(at: step, Counter()))
        }
        let state = try book.read(Self.names)
        var again = 0
        while true {
          again += 1
          do throws(StoreError) {
            try book.recover(cutOff(at: again, Counter()))
            break
          } catch {
            #expect(error == Self.cut)
            try #expect(book.read(Self.names) == state, "steps \(step) and \(again)")
          }
        }
        try #expect(tree(folder) == state)
        #expect(!Files.exists(book.commit) && !Files.exists(book.staging))
      }
    }
  }

  @Test func `the first change of all can be cut off too`() throws {
    let reached = Counter()
    try withScratch { scratch in _ = try Folder(scratch + "/book").apply(Self.change, cutOff(at: 0, reached))
    }
    for step in 1...reached.value {
      try withScratch { scratch in
        let book = Folder(scratch + "/book")
        #expect(throws: (any Error).self) { try book.apply(Self.change, cutOff(at: step, Counter())) }
        let state = try book.read(Self.names)
        #expect(state == [:] || state == Self.new)
        try #expect(book.apply(["z": "later"]) == (state.isEmpty ? "0001" : "0002"))
        try #expect(tree(book.path) == state.merging(["z": utf8("later")]) { $1 })
      }
    }
  }

  /// Cuts the change off right after its switch.
  private func switched(_ folder: String) throws -> Folder {
    let book = try prepared(folder)
    let disk = Disk(
      CrashPoint(cleansUp: false) { (step, path) throws(StoreError) in
        if step == .rename, path == book.installed("b") { throw Self.cut }
      })
    #expect(throws: (any Error).self) { try book.apply(Self.change, keepBatches: 2, disk) }
    #expect(Files.exists(book.commit))
    return book
  }

  @Test func `a change whose staged files are gone is damaged and nothing is touched`() throws {
    try withScratch { folder in
      let book = try switched(folder)
      try Disk().eraseTree(book.staging)
      let before = try tree(folder)
      expectCode(.damaged) { _ = try book.read(["b"]) }
      expectCode(.damaged) { _ = try book.apply(["z": "later"]) }
      try #expect(tree(folder) == before)
      try #expect(book.read(["a"]) == ["a": utf8("new a")], "what was installed before can be read")
    }
  }

  @Test func `a switch that cannot be read is damaged`() throws {
    try withScratch { folder in
      let book = try switched(folder)
      try Files.writeAtomically(utf8("nonsense"), to: book.commit)
      expectCode(.damaged) { _ = try book.read(["a"]) }
      expectCode(.damaged) { _ = try book.apply(["z": "later"]) }
    }
  }

  @Test func `a hand that put the file right is believed`() throws {
    try withScratch { folder in
      let book = try switched(folder)
      try Disk().eraseTree(book.staging)
      try Files.writeAtomically(utf8("new b"), to: folder + "/b")
      try Files.makeFolder(folder + "/new")
      try Files.writeAtomically(utf8("d"), to: folder + "/new/d")
      try #expect(book.apply(["z": "later"]) == "0004")
      try #expect(book.read(Self.names) == Self.new)
    }
  }
}
