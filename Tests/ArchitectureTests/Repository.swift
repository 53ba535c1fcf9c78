#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The checked-out folder these tests stand in. Paths are relative to it and are parted by `/`.
enum Repository {
  /// Two folders above `Tests/ArchitectureTests/Repository.swift`.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  static let sources: [SourceFile] = swiftFiles(in: "Sources")
  static let tests: [SourceFile] = swiftFiles(in: "Tests")

  static func names(in folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted()
    } catch {
      return []
    }
  }

  /// Every file below a folder, hidden ones excepted.
  static func files(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder + "/" + name
      return isFolder(path) ? files(in: path) : [path]
    }
  }

  /// Nil where nothing stands, or no text.
  static func text(_ path: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: root + "/" + path) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  static func isFolder(_ path: String) -> Bool {
    var answer = false
    #if canImport(FoundationEssentials)
      return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &answer) && answer
    #else
      var isDirectory: ObjCBool = false
      answer = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isDirectory)
      return answer && isDirectory.boolValue
    #endif
  }

  private static func swiftFiles(in folder: String) -> [SourceFile] {
    files(in: folder).filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, text: text($0) ?? "") }
  }
}
