import Diagnostics
import Quantities
import Store
import TestSupport
import Testing

@testable import Hikes

/// Two books, and three, that take each other in more than once.
@Suite struct MergeBaseTests {
  private let dogs = "dog,name,client,mon,rate\nluna,Luna,,yes,25.00\npip,Pip,,,\n"

  private func withTwo(_ body: (_ here: BookFolder, _ there: BookFolder) throws -> Void) throws {
    try withBook([:]) { folder in
      try folder.put(dogs, "dogs.csv")
      try folder.change("known") { $0.dogs[1].color = "red" }
      try body(folder, folder.copied())
    }
  }

  private func names(_ folder: BookFolder) throws -> [String] {
    try folder.read().value.book.dogs.map(\.id.text)
  }

  @Test func `what was taken out after a merge does not come back with the next one`() throws {
    try withTwo { here, there in
      try there.change("new") { $0.dogs.append(Dog(id: Slug("rex"), name: "Rex")) }
      try here.merge(taking: there)
      #expect(try names(here) == ["luna", "pip", "rex"])
      try there.change("gone") { $0.dogs.removeAll { $0.id == Slug("rex") } }
      try here.merge(taking: there)
      #expect(try names(here) == ["luna", "pip"], "taken out there")
      try there.change("again") { $0.dogs.append(Dog(id: Slug("mia"), name: "Mia")) }
      try here.merge(taking: there)
      try here.change("gone here") { $0.dogs.removeAll { $0.id == Slug("mia") } }
      try there.change("else") { $0.dogs[0].color = "blue" }
      try here.merge(taking: there)
      #expect(try names(here) == ["luna", "pip"], "taken out here")
      try there.merge(taking: here)
      #expect(try names(there) == ["luna", "pip"], "and with that there")
      #expect(try there.tables()["dogs.csv"] == here.tables()["dogs.csv"])
    }
  }

  @Test func `a field that went over and was changed again is in no conflict`() throws {
    try withTwo { here, there in
      for cents in [3000, 3500, 4000] {
        try there.change("rate") { $0.dogs[0].rate = Money(cents: cents) }
        #expect(try here.merge(taking: there).conflicts.isEmpty)
        #expect(try here.read().value.book.dogs[0].rate == Money(cents: cents))
      }
      try here.change("rate") { $0.dogs[0].rate = Money(cents: 4500) }
      #expect(try there.merge(taking: here).conflicts.isEmpty)
      #expect(try there.read().value.book.dogs[0].rate == Money(cents: 4500))
    }
  }

  @Test func `a merge undone is unknown again`() throws {
    try withTwo { here, there in
      try there.change("new") { $0.dogs.append(Dog(id: Slug("rex"), name: "Rex")) }
      try here.merge(taking: there)
      let batch = try #require(try here.batches().last)
      _ = try here.apply(
        try here.undo(batch), exports: [], keepBatches: 99, holder: "h", when: "", holding: nil)
      #expect(try names(here) == ["luna", "pip"])
      try here.merge(taking: there)
      #expect(try names(here) == ["luna", "pip", "rex"])
    }
  }

  @Test func `a conflict is listed once, whichever side it stands on`() throws {
    try withTwo { here, there in
      try here.change("rate") { $0.dogs[0].rate = Money(cents: 3000) }
      try there.change("rate") { $0.dogs[0].rate = Money(cents: 3500) }
      #expect(try here.merge(taking: there).conflicts.map(\.theirs) == ["35.00"])
      #expect(try here.merge(taking: there).changesAnything == false)
      try there.change("color") { $0.dogs[1].color = "blue" }
      #expect(try here.merge(taking: there).conflicts.isEmpty)
      #expect(try here.conflicts().map(\.field) == ["rate"], "it is still open")
    }
  }

  @Test func `a table that no change ever touched is in conflict where the books differ`() throws {
    try withTwo { here, there in
      try here.put("trail,name\nlake,Long Lake\n", "trails.csv")
      try there.put("trail,name\nlake,Short Lake\npeak,Peak\n", "trails.csv")
      #expect(try here.merge(taking: there).conflicts.map(\.theirs) == ["Short Lake"])
      #expect(try here.read().value.book.trails.map(\.name) == ["Long Lake", "Peak"])
    }
  }

  @Test func `both took the other in at once`() throws {
    try withTwo { here, there in
      try here.change("x") { $0.dogs.append(Dog(id: Slug("xeno"), name: "Xeno")) }
      try there.change("y") { $0.dogs.append(Dog(id: Slug("yuki"), name: "Yuki")) }
      let before = try here.copied(to: "before")
      try here.merge(taking: there)
      try there.merge(taking: before)
      try there.change("gone") { $0.dogs.removeAll { $0.id == Slug("yuki") } }
      try here.change("gone") { $0.dogs.removeAll { $0.id == Slug("xeno") } }
      try here.merge(taking: there)
      #expect(try names(here) == ["luna", "pip"])
      try there.merge(taking: here)
      #expect(try names(there) == ["luna", "pip"])
    }
  }

  /// Dogs of which each book looks after its own; the first one takes the others in, and they take it. Whatever the
  /// order, all end alike.
  @Test(arguments: UInt64(1)...12)
  func `books that each change their own rows end alike`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try withTwo { first, second in
      let third = try first.copied(to: "third")
      let books = [first, second, third]
      var expected: Set<String> = ["luna", "pip"]
      for round in 0..<24 {
        let place = Int.random(in: 0..<3, using: &random)
        let own = expected.filter { $0.hasPrefix("dog\(place)-") }.sorted()
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let id = "dog\(place)-\(round)"
          expected.insert(id)
          try books[place].change("new", keep: 99) { $0.dogs.append(Dog(id: Slug(id), name: id)) }
        case 2:
          guard let gone = own.randomElement(using: &random) else { continue }
          expected.remove(gone)
          try books[place].change("gone", keep: 99) { $0.dogs.removeAll { $0.id.text == gone } }
        default:
          let other = place == 0 ? Int.random(in: 1...2, using: &random) : 0
          #expect(try books[place].merge(taking: books[other]).conflicts.isEmpty)
        }
      }
      for (taker, giver) in [(0, 1), (0, 2), (1, 0), (2, 0)] {
        #expect(try books[taker].merge(taking: books[giver]).conflicts.isEmpty)
      }
      for book in books { #expect(try names(book) == expected.sorted()) }
    }
  }
}
