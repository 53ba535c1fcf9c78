#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  enum Purpose { case reading, writing }

  /// What an error number of the system means to the person who meets it.
  static func failure(_ number: Int32, _ path: String, _ purpose: Purpose) -> StoreError {
    func error(_ code: StoreError.Code, _ detail: String) -> StoreError {
      StoreError(code: code, path: path, detail: detail)
    }
    switch (number, purpose) {
    case (ENOENT, .reading), (ENOTDIR, .reading):
      return error(.missing, "there is no such file; check the name and the folder it should be in")
    case (ENOENT, .writing):
      return error(.missing, "the folder it should go into is not there; make that folder first")
    case (EISDIR, _):
      return error(.isFolder, "this is a folder where a file is needed; name a file in it")
    case (EACCES, .reading), (EPERM, .reading):
      return error(
        .notReadable, "you are not allowed to read this; change its permissions, or copy it elsewhere")
    case (EACCES, .writing), (EPERM, .writing):
      return error(
        .notWritable, "you are not allowed to write here; change the permissions, or choose another folder")
    case (EROFS, _):
      return error(.notWritable, "this disk can only be read; choose a folder on another disk")
    case (ENOTDIR, .writing), (EEXIST, .writing):
      return error(
        .notWritable, "a file stands where a folder is needed; rename that file, or choose another name")
    case (EXDEV, _):
      return error(
        .notWritable, "this folder is on another disk than its book; keep the whole book on one disk")
    case (ENAMETOOLONG, _):
      return error(.notWritable, "the name is too long; choose a shorter one")
    case (ENOSPC, _), (EDQUOT, _), (EFBIG, _):
      return error(.diskFull, "the disk is full; free some space and try again")
    default:
      let verb = purpose == .reading ? "reading" : "writing"
      return error(
        .io, "\(verb) failed (system error \(number)); see that the disk is connected, then try again")
    }
  }
}
