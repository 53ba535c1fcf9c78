import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct StoredBookTests {
  private func read(_ files: [String: String]) -> Report<StoredBook> {
    StoredBook.read(files.mapValues { Array($0.utf8) })
  }

  @Test func `no files are an empty book with every default`() {
    let report = read([:])
    #expect(report.diagnostics == [])
    #expect(report.value.book.rules == BusinessRules())
    #expect(report.value.book.dogs.isEmpty)
  }

  @Test func `a move without its target is named, not taken`() {
    let report = read([
      "exceptions.csv": "dog,date,status,moved_to\npip,2025-12-01,moved,\npip,2025-12-02,moved,2025-12-03\n"
    ])
    #expect(report.diagnostics.map(\.code) == [.moveWithoutTarget])
    #expect(report.diagnostics.first?.location?.description == "exceptions.csv:D2")
    #expect(report.value.book.exceptions.map(\.change) == [.moved(to: SheetText.date("2025-12-03"))])
  }

  @Test func `a setting with a slip keeps its default and is named`() {
    let report = read([
      "settings.csv": "key,value\nhikes_per_day,two\ndefault_rate,27.50\ndog_per_hike,9\nprices,\n"
    ])
    #expect(Set(report.diagnostics.map(\.code.name)) == ["unreadable-field", "unknown-setting"])
    #expect(report.value.book.rules.hikesPerDay == 2)
    #expect(report.value.book.rules.defaultRate.cents == 2750)
    #expect(report.value.book.rules.dogsPerHike == 8)
  }

  @Test func `rates of the book's own stand above those built in`() {
    let report = read(["taxes.csv": "province,from,hst\nNS,2000-01-01,10\n"])
    #expect(
      report.value.book.taxes.rate(in: .novaScotia, on: SheetText.date("2025-12-01"))?.basisPoints == 1000)
  }

  @Test func `a dog with nothing but its key is a dog`() {
    let report = read(["dogs.csv": "dog\npip\n"])
    #expect(report.diagnostics == [])
    #expect(report.value.book.dogs.map(\.isActive) == [true])
    #expect(report.value.book.rate(of: Dog(id: DogID("pip"))).cents == 2500)
  }

  @Test func `two books are equal when their tables are, but for the one left out`() throws {
    var first = StoredBook()
    let second = first
    first.book.imports = [ImportEntry(file: "a.csv", sha256: "x", kind: "sheet")]
    #expect(first.tables(without: "imports.csv") == second.tables(without: "imports.csv"))
    #expect(first.tables(without: "dogs.csv") != second.tables(without: "dogs.csv"))
  }
}
