import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Store
import Testing

@testable import Hikes

@Suite struct RedactedBookTests {
  private func stored() -> StoredBook {
    var stored = StoredBook()
    stored.book = MoneyBook.book(
      [
        MoneyBook.payment(
          "luna-2025-12-08", 2500, hike: "2025-12-08", source: "december.csv!B5", notes: "Grace paid")
      ],
      hikes: [
        DailyHike(date: MoneyBook.date("2025-12-08"), dog: DogID("luna"), outcome: .hiked, source: "done")
      ])
    stored.book.clients[0].phone = "(902) 555-0101"
    stored.book.clients[0].email = "grace.boudreau@example.com"
    stored.book.clients[0].address = "14 Fogbell Lane, Bedford"
    stored.book.clients[0].place.latitude = "44.7"
    stored.book.clients[0].place.longitude = "-63.6"
    stored.book.dogs[1].place.latitude = "44.8"
    stored.book.dogs[1].place.longitude = "-63.6"
    stored.book.dogs[1].notWith = ["luna"]
    stored.book.rules.registrationNumber = "123456789 RT0001"
    return stored
  }

  @Test func `no name, number or place is left and every shape stays`() {
    let before = stored().book
    let book = RedactedBook(stored()).book
    let text = "\(book.clients) \(book.dogs) \(book.payments) \(book.rules) \(book.hikes)".lowercased()
    for word in [
      "luna", "grace", "boudreau", "fogbell", "5550101", "555-0101", "123456789", "december", "44.7",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    let client = book.clients[0]
    #expect(client.owner.map(\.isLetter) == before.clients[0].owner.map(\.isLetter))
    #expect(client.owner.first?.isUppercase == true)
    #expect(client.phone.map(\.isNumber) == before.clients[0].phone.map(\.isNumber))
    #expect(client.email.contains("@") && client.address.contains(", "))
  }

  @Test func `the same stays the same, and what counts stays`() {
    let book = RedactedBook(stored()).book
    #expect(book.dogs[0].client == book.clients[0].id && book.dogs[1].notWith == [book.dogs[0].id.text])
    #expect(book.payments[0].dog == book.dogs[0].id && book.hikes[0].dog == book.dogs[0].id)
    #expect(book.payments[0].amount == Money(cents: 2500) && book.payments[0].source.hasSuffix(".csv!B5"))
    #expect(book.payments[0].id.text.hasPrefix(book.dogs[0].id.text + "-"))
    #expect(book.hikes[0].source == "done")
    #expect(RedactedBook(stored()).book.dogs == book.dogs, "the same book gives the same names")
    let places = [book.clients[0].place, book.dogs[1].place].compactMap(\.coordinates)
    #expect(places.count == 2)
    #expect(abs(places[0].latitudeE7 - places[1].latitudeE7) == 1_000_000, "as far apart as before")
  }

  @Test func `invented words have the length and letters of the old ones and are never two for one`() {
    var words = InventedWords(secret: 7)
    let old = ["Bo", "bo", "Ada", "Élodie", "R2", "ab", "cd", "ef", "x"]
    let new = old.map { words.word($0) }
    #expect(zip(old, new).allSatisfy { $0.count == $1.count && $0.lowercased() != $1.lowercased() })
    #expect(new[0].lowercased() == new[1])
    #expect(Set(new.map { $0.lowercased() }).count == old.count - 1)
    var other = InventedWords(secret: 8)
    #expect(other.word("Ada") != new[2], "nobody can look a word up without the secret")
    #expect(words.text("Ada, R2!") == "\(new[2]), \(new[4])!")
  }

  @Test func `a copy goes into a folder of its own, with no history and no sheets`() throws {
    try withBook(["dogs.csv": "dog,name\nluna,Luna\n", "taxes.csv": "province,from,hst\nNS,2025-04-01,14\n"])
    { folder in
      try folder.change("pay") { $0.payments.append(MoneyBook.payment("p", 2500)) }
      let stored = try folder.read().value
      try folder.keepExport(Array("Week of Dec 8 2025\nDog Name,Mon 8\nLuna,25\n".utf8), path: "week.csv")
      let target = folder.path + "/../copy"
      try folder.export(stored, to: target, redacted: true)
      let copy = BookFolder(target)
      #expect(try copy.read().value.book.dogs.count == 1)
      #expect(try !copy.text("dogs.csv").contains("Luna") && copy.text("taxes.csv").contains("14"))
      #expect(try copy.batches().count == 1)
      let control = try Files.list(target + "/.hound").filter { $0 != "history" && $0 != "lock" }
      #expect(control.isEmpty, "neither sheets nor weeks that were written out")
      try folder.export(stored, to: target + "-whole", redacted: false)
      #expect(try BookFolder(target + "-whole").text("dogs.csv") == folder.text("dogs.csv"))
    }
  }
}
