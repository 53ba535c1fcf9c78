import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Store
import Testing

@testable import Hikes

@Suite struct BookMergeTests {
  private let dogs = "dog,name,client,mon,rate\nluna,Luna,,yes,25.00\npip,Pip,,,\n"

  /// A book whose state of dogs.csv is known to the history.
  private func withKnownBook(_ body: (BookFolder) throws -> Void) throws {
    try withBook([:]) { folder in
      try folder.put(dogs, "dogs.csv")
      try folder.change("known") { $0.dogs[1].color = "red" }
      try body(folder)
    }
  }

  @Test func `a copy of a synced folder joins by row and field from the state in the history`() throws {
    try withKnownBook { folder in
      let base = try folder.text("dogs.csv")
      try folder.put(base.replacing("25.00", with: "30.00"), "dogs 2.csv")
      try folder.change("days") { $0.dogs[0].regularDays = [.monday, .tuesday] }
      #expect(try folder.conflictedCopies() == ["dogs 2.csv"])
      let merge = try folder.merge(taking: nil)
      #expect(merge.lines == ["dogs 2.csv: 1 dog"])
      #expect(merge.conflicts.isEmpty)
      let book = try folder.read().value.book
      #expect(book.dogs[0].rate == Money(cents: 3000) && book.dogs[0].regularDays == [.monday, .tuesday])
      #expect(try folder.conflictedCopies() == [], "the copy is in the history now")
      let batch = try #require(try folder.batches().last)
      #expect(try folder.folder.bytes(of: "dogs 2.csv", before: batch) != nil)
    }
  }

  @Test func `both computers edited by hand, and the history knows what both began with`() throws {
    try withKnownBook { folder in
      let base = try folder.text("dogs.csv")
      try folder.put(base.replacing("25.00", with: "30.00"), "dogs.csv")
      try folder.put(base.replacing("Pip", with: "Pippa"), "dogs (Ada's conflicted copy 2025-12-09).csv")
      #expect(try folder.merge(taking: nil).conflicts.isEmpty)
      let book = try folder.read().value.book
      #expect(book.dogs.map(\.name) == ["Luna", "Pippa"] && book.dogs[0].rate == Money(cents: 3000))
    }
  }

  @Test func `a copy of a table with one version known takes what it changed, without a conflict`() throws {
    try withBook([:]) { folder in
      try folder.change("made") { $0.dogs.append(Dog(id: Slug("rex"), name: "Rex")) }
      try folder.put(try folder.text("dogs.csv").replacing("Rex", with: "Roy"), "dogs 2.csv")
      #expect(try folder.merge(taking: nil).conflicts.isEmpty)
      #expect(try folder.read().value.book.dogs.map(\.name) == ["Roy"])
    }
  }

  @Test func `one field in two ways is listed with both values and settled on demand`() throws {
    try withKnownBook { folder in
      let base = try folder.text("dogs.csv")
      try folder.put(base.replacing("25.00", with: "35.00"), "dogs 2.csv")
      try folder.change("rate") { $0.dogs[0].rate = Money(cents: 3000) }
      let merge = try folder.merge(taking: nil)
      #expect(merge.lines == ["dogs 2.csv: nothing new, 1 in conflict"])
      #expect(
        try folder.text("conflicts.csv")
          == "file,key,field,ours,theirs,base\ndogs.csv,luna,rate,30.00,35.00,25.00\n")
      #expect(try folder.read().value.book.dogs[0].rate == Money(cents: 3000))
      #expect(try folder.state().conflicts.count == 1)
      let settled = try folder.settle(takingTheirs: true)
      #expect(settled.lines == ["dogs.csv luna: rate 30.00 → 35.00"])
      _ = try folder.apply(
        settled.files, exports: [], label: "merge --take theirs", keepBatches: 9, holder: "h", when: "",
        holding: nil)
      #expect(try folder.read().value.book.dogs[0].rate == Money(cents: 3500))
      #expect(try folder.conflicts().isEmpty)
    }
  }

  @Test func `a row that was taken out here and changed there stays until it is settled`() throws {
    try withKnownBook { folder in
      let base = try folder.text("dogs.csv")
      try folder.put(base.replacing("Pip", with: "Pippa"), "dogs 2.csv")
      try folder.change("gone") { $0.dogs.removeLast() }
      #expect(try folder.merge(taking: nil).conflicts.map(\.field) == ["(row)"])
      #expect(try folder.read().value.book.dogs.map(\.name) == ["Luna", "Pippa"])
      let settled = try folder.settle(takingTheirs: false)
      _ = try folder.apply(
        settled.files, exports: [], label: "x", keepBatches: 9, holder: "h", when: "", holding: nil)
      #expect(try folder.read().value.book.dogs.map(\.name) == ["Luna"])
    }
  }

  @Test func `another folder joins from the last change that both have`() throws {
    try withKnownBook { folder in
      let other = try folder.copied()
      try folder.change("here") { $0.payments.append(MoneyBook.payment("here", 2500)) }
      try folder.change("gone") { $0.dogs.removeLast() }
      try other.change("there") { $0.payments.append(MoneyBook.payment("there", 3000)) }
      try other.change("rate") { $0.dogs[0].rate = Money(cents: 3000) }
      let before = try other.tables()
      let merge = try folder.merge(taking: other)
      #expect(merge.conflicts.isEmpty && merge.diagnostics.isEmpty)
      let book = try folder.read().value.book
      #expect(book.payments.map(\.id.text) == ["here", "there"])
      #expect(book.dogs.map(\.id.text) == ["luna"] && book.dogs[0].rate == Money(cents: 3000))
      #expect(try other.tables() == before, "the other one stays as it is")
      #expect(try folder.merge([(name: "stick", path: other.path)]).changesAnything == false)
      _ = try other.merge(taking: folder)
      #expect(try other.tables()["payments.csv"] == folder.tables()["payments.csv"])
      #expect(try other.tables()["dogs.csv"] == folder.tables()["dogs.csv"])
    }
  }

  @Test func `books without a change in common lose nothing to each other`() throws {
    try withBook(["dogs.csv": dogs]) { folder in
      let other = BookFolder(folder.path + "/../other")
      try Files.makeFolder(other.path)
      try other.put("dog,name,rate\nluna,Luna,30.00\nrex,Rex,\n", "dogs.csv")
      let merge = try folder.merge(taking: other)
      #expect(merge.diagnostics.map(\.code) == [.noCommonState])
      #expect(merge.conflicts.map(\.theirs) == ["30.00"])
      #expect(try folder.read().value.book.dogs.map(\.id.text) == ["luna", "pip", "rex"])
    }
  }

  @Test func `a copy that is no such table is named and left where it lies`() throws {
    try withKnownBook { folder in
      try folder.put("a,b\n1,2\n", "dogs 2.csv")
      let merge = try folder.merge([])
      #expect(merge.diagnostics.count == 1 && !merge.changesAnything)
      #expect(throws: StoreError.self) { try folder.merge([(name: "x.csv", path: folder.path + "/x.csv")]) }
    }
  }

  @Test(arguments: [
    ("dogs 2.csv", "dogs.csv"), ("dogs (1).csv", "dogs.csv"),
    ("payments (Ada's conflicted copy 2025-12-09).csv", "payments.csv"),
    ("hikes.sync-conflict-20251209-065000-ABCDEFG.csv", "hikes.csv"), ("dogs-LAPTOP7.csv", "dogs.csv"),
    ("clients (copie en conflit de Ada).csv", "clients.csv"), ("dogs.csv", nil), ("dogs-backup.csv", nil),
    ("dogs 2.xlsx", nil), ("dogs of 2025.csv", nil), ("my dogs 2.csv", nil), ("dogs 2024.csv", nil),
  ])
  func `copies are told by their names`(name: String, table: String?) {
    #expect(ConflictedCopy.table(of: name) == table)
  }

  @Test func `the state of a book names what waits`() throws {
    try withKnownBook { folder in
      #expect(try folder.state().editedByHand.isEmpty)
      try folder.put(try folder.text("dogs.csv") + "rex,Rex,,,\n", "dogs.csv")
      try folder.put("", ".~lock.dogs.csv#")
      try folder.put("", "dogs 3.csv")
      let state = try folder.state()
      #expect(state.editedByHand == ["dogs.csv"] && state.openElsewhere == ["dogs.csv"])
      #expect(state.copies == ["dogs 3.csv"] && state.pending.isEmpty && state.last?.id == "0001")
      try Files.makeFolder(folder.path + "/.hound/staging/0002")
      #expect(try folder.state().pending.count == 1)
    }
  }
}
