import Testing

@testable import Store

@Suite struct FolderLockTests {
  @Test func `a held book names its holder`() throws {
    try withScratch { folder in
      let book = Folder(folder)
      _ = try book.apply(["a": "1"])
      try withLockHeld(on: book.lockFile) {
        let error = caught { _ = try book.apply(["a": "2"]) }
        #expect(error?.code == .locked)
        #expect(error?.path == book.lockFile)
        #expect(
          error?.detail == "tester, process \(SystemCalls.processNumber) is changing this book; "
            + "let it finish, then try again")
        try #expect(book.read(["a"]) == ["a": utf8("1")], "reading needs no lock")
        try #expect(book.apply(["a": "1"]) == "", "nor does a change that changes nothing")
      }
      try #expect(book.apply(["a": "2"]) == "0002")
    }
  }

  @Test func `a lock without a name is some other program's`() throws {
    try withScratch { folder in
      let path = folder + "/lock"
      try withLockHeld(on: path) {
        let error = caught { _ = try FolderLock.taken(path, holder: "me", timeoutSeconds: 0) }
        #expect(error?.detail.hasPrefix("another program is changing") == true)
      }
    }
  }

  @Test func `a released lock can be taken again`() throws {
    try withScratch { folder in
      for holder in ["first, with a long name", "second"] {
        let lock = try FolderLock.taken(folder + "/lock", holder: holder, timeoutSeconds: 0)
        let text = String(decoding: try Files.read(folder + "/lock"), as: UTF8.self)
        #expect(text == "\(holder), process \(SystemCalls.processNumber)\n")
        expectCode(.locked) { _ = try FolderLock.taken(folder + "/lock", holder: "x", timeoutSeconds: 0) }
        lock.release()
      }
    }
  }

  @Test(arguments: [0, 1, 99, 100, 101]) func `who waits long enough gets the lock`(pauses: Int) throws {
    try withScratch { folder in
      let path = folder + "/lock"
      let first = try FolderLock.taken(path, holder: "first", timeoutSeconds: 0)
      var made = 0
      if pauses == 0 { first.release() }
      let error = caught {
        let second = try FolderLock.taken(path, holder: "second", timeoutSeconds: 1) { milliseconds in
          #expect(milliseconds == 10)
          made += 1
          if made == pauses { first.release() }
        }
        second.release()
      }
      #expect(made == min(pauses, 100), "a second is a hundred pauses")
      #expect(error?.code == (pauses > 100 ? .locked : nil))
      if pauses > 100 { first.release() }
    }
  }
}
