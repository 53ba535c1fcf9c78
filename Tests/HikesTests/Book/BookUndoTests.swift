import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Store
import TestSupport
import Testing

@testable import Hikes

@Suite struct BookUndoTests {
  private let made: [String: String] = [
    "dogs.csv": "dog,name,client,mon,vet\r\nluna,Luna,grace,yes,\"Dr. Roe\"\r\npip,Pip,grace,,\r\n",
    "clients.csv": "client,owner,phone\ngrace,Grace Boudreau,902-555-0101\n",
  ]

  private func undo(_ folder: BookFolder, _ id: String) throws -> BookUndo {
    let batch = try #require(try folder.batches().first { $0.id == id })
    let undo = try folder.undo(batch)
    if undo.isPossible {
      _ = try folder.apply(undo, exports: [], keepBatches: 500, holder: "h", when: "", holding: nil)
    }
    return undo
  }

  private func pay(_ folder: BookFolder, _ id: String) throws {
    try folder.change("pay \(id)") { $0.payments.append(MoneyBook.payment(id, 2500)) }
  }

  @Test func `the last change goes byte for byte`() throws {
    try withBook(made) { folder in
      let first = try folder.tables()
      try folder.change("rate") { $0.dogs[0].rate = Money(cents: 3000) }
      #expect(
        try folder.text("dogs.csv").contains("\"Dr. Roe\",,"), "a hand's quotes stay while it is changed")
      #expect(try undo(folder, "0001").isPossible)
      #expect(try folder.tables() == first)
      #expect(try folder.batches().map(\.label) == ["rate", "undo 0001"])
      #expect(try folder.lastBatch() == 2, "numbers, and with them the calendar's, only ever go up")
    }
  }

  @Test func `an earlier change goes alone where later ones touched other rows or fields`() throws {
    try withBook(made) { folder in
      try folder.change("start") { $0.rules.business = "Hikes" }
      try folder.change("rate") { $0.dogs[0].rate = Money(cents: 3000) }
      try pay(folder, "p1")
      try folder.change("color") { $0.dogs[0].color = "red" }
      #expect(try undo(folder, "0002").isPossible)
      let book = try folder.read().value.book
      #expect(book.dogs[0].rate == nil && book.dogs[0].color == "red" && book.payments.count == 1)
      #expect(try folder.text("dogs.csv").contains("Dr. Roe"))
    }
  }

  @Test func `a change that later ones build on names them`() throws {
    try withBook(made) { folder in
      try folder.change("rate 30") { $0.dogs[0].rate = Money(cents: 3000) }
      try pay(folder, "p1")
      try folder.change("rate 35") { $0.dogs[0].rate = Money(cents: 3500) }
      let before = try folder.tables()
      #expect(try undo(folder, "0001").dependents.map(\.label) == ["rate 35"])
      #expect(try folder.tables() == before)
      #expect(try undo(folder, "0003").isPossible)
      #expect(try undo(folder, "0001").isPossible)
      #expect(try folder.read().value.book.dogs[0].rate == nil)
    }
  }

  @Test func `a dog that was added cannot go while a later payment is for it`() throws {
    try withBook(made) { folder in
      try folder.change("add") { $0.dogs.append(Dog(id: DogID("bella"), name: "Bella")) }
      try folder.change("pay") { $0.payments.append(MoneyBook.payment("p", 2500, dog: "bella")) }
      #expect(try undo(folder, "0001").dependents.map(\.label) == ["pay"])
      #expect(try undo(folder, "0002").isPossible)
      #expect(try undo(folder, "0001").isPossible, "an undone change builds on nothing")
      #expect(try folder.read().value.book.dog(DogID("bella")) == nil)
    }
  }

  @Test func `a hand that edited the same cell is not overruled, one that edited another is kept`() throws {
    try withBook(made) { folder in
      try folder.change("rate") { $0.dogs[0].rate = Money(cents: 3000) }
      let text = try folder.text("dogs.csv")
      try folder.put(text.replacing("30.00", with: "32.00"), "dogs.csv")
      #expect(try undo(folder, "0001").blocked == ["dogs.csv"])
      try folder.put(text.replacing("Pip", with: "Pippa"), "dogs.csv")
      #expect(try undo(folder, "0001").isPossible)
      let book = try folder.read().value.book
      #expect(book.dogs.map(\.name) == ["Luna", "Pippa"] && book.dogs[0].rate == nil)
    }
  }

  @Test func `undo steps back, and an undo can be undone`() throws {
    try withBook(made) { folder in
      for id in ["p1", "p2", "p3"] { try pay(folder, id) }
      func paid() throws -> [String] { try folder.read().value.book.payments.map(\.id.text) }
      for left in [["p1", "p2"], ["p1"]] {
        let next = try #require(try folder.batches().nextToUndo)
        #expect(try undo(folder, next.id).isPossible)
        #expect(try paid() == left)
      }
      #expect(try folder.batches().undone == ["0002", "0003"])
      #expect(try undo(folder, "0005").isPossible, "the undo of p2")
      #expect(try paid() == ["p1", "p2"])
      #expect(try folder.batches().undone == ["0003", "0005"])
      #expect(try folder.batches().nextToUndo?.id == "0002")
    }
  }

  /// Seeds 20251201 to 20251230: up to 14 random actions each, then all of them undone, the last first.
  @Test(arguments: UInt64(20_251_201)...20_251_230)
  func `any actions and then undo of all of them give the first bytes`(seed: UInt64) throws {
    try withBook(made) { folder in
      var random = SplitMix64(seed: seed)
      let first = try folder.tables()
      let today = MoneyBook.date("2025-12-09")
      for round in 0..<Int.random(in: 3...14, using: &random) {
        try act(round, folder, today, &random)
      }
      while let next = try folder.batches().nextToUndo {
        let undone = try undo(folder, next.id)
        #expect(undone.isPossible, "seed \(seed), \(next.label)")
        guard undone.isPossible else { return }
      }
      #expect(try folder.tables() == first, "seed \(seed)")
    }
  }

  private func act(
    _ round: Int, _ folder: BookFolder, _ today: CivilDate, _ random: inout SplitMix64
  ) throws {
    let dogs = try folder.read().value.book.dogs.map(\.id)
    let dog = dogs.isEmpty ? DogID("none") : dogs[Int.random(in: 0..<dogs.count, using: &random)]
    let kind = Int.random(in: 0..<8, using: &random)
    let date = today.adding(days: Int.random(in: -10...10, using: &random))
    try folder.change("action \(round) \(kind)") { book in
      var edit = RosterEdit(book, asOf: today)
      switch kind {
      case 0:
        book.payments.append(MoneyBook.payment("p\(round)", 2500, dog: dog.text, hike: date.description))
      case 1:
        book.exceptions.append(ScheduleException(dog: dog, date: date, .removed(.away), reason: "a, \"b\""))
      case 2: book.hikes.append(DailyHike(date: today.adding(days: round), dog: dog, outcome: .hiked))
      case 3:
        edit.addDog("Dog \(round)", [(.owner, "Owner \(round)"), (.address, "\(round) St")])
        book = edit.book
      case 4:
        edit.edit(dog, [(.rate, "\(20 + round)"), (.days, "mon,fri")])
        book = edit.book
      case 5:
        _ = edit.delete(dog)
        book = edit.book
      case 6: book.rules.defaultRate = Money(cents: 2000 + round)
      default: book.keep([KeptSeat(date: date, hike: 1, position: 1, dog: dog)], on: date)
      }
    }
  }
}
