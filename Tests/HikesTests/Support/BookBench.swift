import Diagnostics
import FoundationEssentials
import Store

@testable import Hikes

/// A folder of its own for one test, erased afterwards; a book in it is written file by file, as by hand.
func withBook(_ files: [String: String], _ body: (BookFolder) throws -> Void) throws {
  let root = FileManager.default.temporaryDirectory.path + "/hound-bench-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: root + "/book", withIntermediateDirectories: true)
  for (name, text) in files { try Files.writeAtomically(Array(text.utf8), to: "\(root)/book/\(name)") }
  let outcome = Result { try body(BookFolder(root + "/book")) }
  try FileManager.default.removeItem(atPath: root)
  try outcome.get()
}

extension BookFolder {
  /// One change of the book as a command makes it.
  @discardableResult
  func change(_ label: String, keep: Int? = nil, _ edit: (inout Book) -> Void) throws -> String {
    var stored = try read().value
    edit(&stored.book)
    if let keep { stored.book.rules.historyBatches = keep }
    return try write(stored, label: label, holder: "heather", when: "2025-12-08T10:50:00Z")
  }

  /// A copy beside the book, its history and all.
  func copied(to name: String = "stick") throws -> BookFolder {
    let other = BookFolder(path + "/../" + name)
    try FileManager.default.copyItem(atPath: path, toPath: other.path)
    return other
  }

  /// Merges as the command does: another book, or the copies that lie in the folder.
  @discardableResult
  func merge(taking other: BookFolder?) throws -> BookMerge {
    let merge = try merge(other.map { [(name: Files.name(of: $0.path), path: $0.path)] } ?? [])
    if merge.changesAnything {
      _ = try apply(
        files(of: merge), exports: [], label: "merge",
        keepBatches: try read().value.book.rules.historyBatches,
        holder: "h", when: "", holding: nil)
    }
    return merge
  }

  /// The tables' bytes, by name.
  func tables() throws -> [String: [UInt8]] {
    try folder.read(StoredBook.fileNames + [BookTables.conflictsName])
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Files.read("\(path)/\(name)"), as: UTF8.self)
  }

  func put(_ text: String, _ name: String) throws {
    try Files.writeAtomically(Array(text.utf8), to: "\(path)/\(name)")
  }
}
