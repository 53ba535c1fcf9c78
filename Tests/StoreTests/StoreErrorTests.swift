import Testing

@testable import Store

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct StoreErrorTests {
  @Test func `codes are never renamed`() {
    #expect(
      StoreError.Code.allCases.map(\.rawValue) == [
        "missing-file", "is-a-folder", "not-readable", "not-writable", "disk-full", "book-locked",
        "open-elsewhere", "changed-meanwhile", "store-damaged", "read-write-failed",
      ])
  }

  @Test func `an error is written as path, code and sentence`() {
    let error = StoreError(
      code: .diskFull, path: "book/dogs.csv", detail: "the disk is full; free some space")
    #expect(error.description == "book/dogs.csv: error[disk-full]: the disk is full; free some space")
    #expect(error.adding("try again").detail == "the disk is full; free some space; try again")
  }

  @Test(arguments: [
    (ENOENT, SystemCalls.Purpose.reading, StoreError.Code.missing), (ENOTDIR, .reading, .missing),
    (ENOENT, .writing, .missing), (EISDIR, .reading, .isFolder), (EISDIR, .writing, .isFolder),
    (EACCES, .reading, .notReadable), (EPERM, .reading, .notReadable), (EACCES, .writing, .notWritable),
    (EROFS, .writing, .notWritable), (ENOTDIR, .writing, .notWritable), (EXDEV, .writing, .notWritable),
    (ENAMETOOLONG, .writing, .notWritable), (ENOSPC, .writing, .diskFull), (EDQUOT, .writing, .diskFull),
    (EIO, .reading, .io), (EIO, .writing, .io),
  ])
  func `each failure of the system has its code and a way out`(
    number: Int32, purpose: SystemCalls.Purpose, code: StoreError.Code
  ) {
    let error = SystemCalls.failure(number, "path", purpose)
    #expect(error.code == code)
    #expect(error.path == "path")
    #expect(error.detail.contains("; "), "what is wrong; what to do")
    #expect(!error.detail.hasSuffix("."))
  }
}
