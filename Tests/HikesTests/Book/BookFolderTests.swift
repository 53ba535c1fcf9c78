import Bookkeeping
import Civil
import Diagnostics
import FoundationEssentials
import Quantities
import Store
import Tabular
import Testing

@testable import Hikes

struct BookFolderTests {
  /// Runs in a folder of its own, which is removed afterwards.
  private func inFolder(_ name: String, _ body: (String) throws -> Void) throws {
    let root =
      FileManager.default.temporaryDirectory.path
      + "/hound-book-\(ProcessInfo.processInfo.processIdentifier)-\(name)"
    defer {
      do { try FileManager.default.removeItem(atPath: root) } catch { Issue.record("\(error)") }
    }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try body(root)
  }

  private func december() throws -> StoredBook {
    let reading = try SheetText.read(WeeklySheetReaderTests.december, file: "december.csv", month: "2025-12")
    var stored = StoredBook()
    stored.book = SheetText.convert([reading]).book
    let bytes = Array(WeeklySheetReaderTests.december.utf8)
    stored.sheets = [
      KeptSheet(
        file: "december.csv", sha256: "abc", month: SheetText.month("2025-12"), year: nil, bytes: bytes)
    ]
    return stored
  }

  @Test func `a book that is written is read the same, its sheets included`() throws {
    try inFolder("round") { root in
      let folder = BookFolder(root + "/book")
      #expect(folder.isThere == false)
      let stored = try december()
      #expect(try folder.write(stored, label: "convert", holder: "test").isEmpty == false)
      #expect(folder.isThere)
      let report = try folder.read()
      #expect(report.diagnostics == [])
      #expect(report.value.book.tables == stored.book.tables)
      #expect(
        report.value.book.exceptions
          == stored.book.exceptions.sorted { ($0.date, $0.dog) < ($1.date, $1.dog) })
      #expect(report.value.sheets == stored.sheets)
      #expect(report.value.sheets.first?.table?.records.count == stored.sheets.first?.table?.records.count)
      #expect(BookCheck.findings(report.value) == [])
      #expect(try folder.write(report.value, label: "again", holder: "test").isEmpty, "nothing differs")
    }
  }

  @Test func `unknown columns, unknown settings and hand-made rows stay`() throws {
    try inFolder("kept") { root in
      let folder = BookFolder(root)
      _ = try folder.write(try december(), label: "convert", holder: "test")
      let dogs = try Files.read(root + "/dogs.csv")
      var lines = String(decoding: dogs, as: UTF8.self).split(separator: "\n").map(String.init)
      lines = lines.enumerated().map {
        $0.element + ($0.offset == 0 ? ",vet_clinic" : ",clinic \($0.offset)")
      }
      try Files.writeAtomically(Array((lines.joined(separator: "\n") + "\n").utf8), to: root + "/dogs.csv")
      let settings =
        String(decoding: try Files.read(root + "/settings.csv"), as: UTF8.self) + "favourite_trail,Kearney\n"
      try Files.writeAtomically(Array(settings.utf8), to: root + "/settings.csv")
      let report = try folder.read()
      #expect(report.diagnostics.map(\.code) == [.unknownSetting])
      var stored = report.value
      stored.book.dogs[0].notes = "shy"
      _ = try folder.write(stored, label: "edit", holder: "test")
      let written = String(decoding: try Files.read(root + "/dogs.csv"), as: UTF8.self)
      #expect(written.contains("vet_clinic"))
      for number in 1...4 { #expect(written.contains("clinic \(number)\n")) }
      #expect(written.contains("shy,clinic 1"))
      #expect(
        String(decoding: try Files.read(root + "/settings.csv"), as: UTF8.self).contains(
          "favourite_trail,Kearney"))
    }
  }

  @Test func `exports stand beside the book and batches are numbered`() throws {
    try inFolder("exports") { root in
      let folder = BookFolder(root)
      #expect(try folder.nextBatch() == "0001")
      let batch = try folder.write(
        try december(), exports: [(name: "week.csv", bytes: Array("a,b\n".utf8))], label: "convert",
        holder: "test")
      #expect(batch == "0001")
      #expect(try folder.nextBatch() == "0002")
      #expect(try Files.read(root + "/exports/week.csv") == Array("a,b\n".utf8))
    }
  }
}
