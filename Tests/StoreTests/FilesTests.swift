import Testing

@testable import Store

@Suite struct FilesTests {
  @Test func `what is written is read back`() throws {
    try withScratch { folder in
      for length in [0, 1, 65_535, 65_536, 200_001] {
        let written = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Files.writeAtomically(written, to: folder + "/file")
        try #expect(Files.read(folder + "/file") == written)
      }
      try #expect(Files.list(folder) == ["file"], "no temporary file is left")
    }
  }

  @Test func `names are listed by their bytes`() throws {
    try withScratch { folder in
      for name in ["é", "b", "B", "a b", ".hidden", "z"] {
        try Files.writeAtomically([], to: "\(folder)/\(name)")
      }
      try #expect(Files.list(folder) == [".hidden", "B", "a b", "b", "z", "é"])
    }
  }

  @Test func `folders are made with their parents and twice without harm`() throws {
    try withScratch { folder in
      try Files.makeFolder(folder + "/a/b/c")
      try Files.makeFolder(folder + "/a/b/c/")
      #expect(Files.isFolder(folder + "/a/b/c"))
      #expect(!Files.isFolder(folder + "/a/b/d"))
    }
  }

  @Test func `a folder is no file`() throws {
    try withScratch { folder in
      expectCode(.isFolder) { _ = try Files.read(folder) }
      expectCode(.isFolder) { _ = try Files.writeAtomically([], to: folder) }
      expectCode(.isFolder) { _ = try Files.remove(folder) }
    }
  }

  @Test func `a file is no folder`() throws {
    try withScratch { folder in
      try Files.writeAtomically([1], to: folder + "/file")
      expectCode(.notWritable) { _ = try Files.makeFolder(folder + "/file/sub") }
      expectCode(.notWritable) { _ = try Files.makeFolder(folder + "/file") }
      expectCode(.missing) { _ = try Files.list(folder + "/file") }
    }
  }

  @Test func `what is missing is said to be missing`() throws {
    try withScratch { folder in
      expectCode(.missing) { _ = try Files.read(folder + "/none") }
      expectCode(.missing) { _ = try Files.list(folder + "/none") }
      expectCode(.missing) { _ = try Files.remove(folder + "/none") }
      expectCode(.missing) { _ = try Files.writeAtomically([], to: folder + "/none/file") }
      #expect(!Files.exists(folder + "/none"))
    }
  }

  @Test(.enabled(if: !isRoot)) func `a file without permission is not readable`() throws {
    try withScratch { folder in
      try Files.writeAtomically([1], to: folder + "/file")
      setPermissions(0, of: folder + "/file")
      expectCode(.notReadable) { _ = try Files.read(folder + "/file") }
    }
  }

  @Test func `a replaced file keeps its permissions`() throws {
    try withScratch { folder in
      try Files.writeAtomically([1], to: folder + "/file")
      setPermissions(0o600, of: folder + "/file")
      try Files.writeAtomically([2], to: folder + "/file")
      #expect(SystemCalls.attributes(of: folder + "/file")?.permissions == 0o600)
    }
  }

  @Test func `a link keeps leading to what was written`() throws {
    try withScratch { folder in
      try Files.writeAtomically([1], to: folder + "/file")
      makeLink(folder + "/link", to: "file")
      try Files.writeAtomically([2], to: folder + "/link")
      try #expect(Files.read(folder + "/file") == [2])
      #expect(SystemCalls.kind(of: folder + "/link", following: false) == .link)
    }
  }

  @Test func `a device is written into and stays a device`() throws {
    try Files.writeAtomically([1, 2, 3], to: "/dev/null")
    #expect(SystemCalls.kind(of: "/dev/null") == .other)
    try #expect(Files.read("/dev/null") == [])
  }

  @Test func `a failed write leaves the old file and nothing beside it`() throws {
    try withScratch { folder in
      try Files.writeAtomically([1], to: folder + "/file")
      for step in [CrashPoint.Step.create, .write, .flush, .rename] {
        let failing = Disk(
          CrashPoint(cleansUp: true) { (reached, path) throws(StoreError) in
            if reached == step { throw StoreError(code: .diskFull, path: path, detail: "full") }
          })
        #expect(throws: StoreError(code: .diskFull, path: folder + "/file", detail: "full")) {
          try Files.writeAtomically([2], to: folder + "/file", disk: failing)
        }
        try #expect(tree(folder) == ["file": [1]])
      }
    }
  }

  @Test func `a file is inside a folder by any way that leads there`() throws {
    try withScratch { folder in
      try Files.makeFolder(folder + "/book/exports")
      #expect(Files.isInside(folder + "/book/new.csv", folder + "/book"))
      #expect(Files.isInside(folder + "/book/exports/../exports/a/b.csv", folder + "/book"))
      #expect(!Files.isInside(folder + "/other.csv", folder + "/book"))
      #expect(!Files.isInside("other.csv", folder + "/book"))
      #expect(Files.folder(of: "a/b.csv") == "a" && Files.folder(of: "b.csv") == ".")
      #expect(
        Files.name(of: "a/b.csv") == "b.csv" && Files.name(of: "a/b/") == "b" && Files.name(of: "/") == "/")
    }
  }
}
