import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

@Suite struct RosterEditTests {
  private let today = MoneyBook.date("2025-12-09")

  private func edit(_ book: Book = MoneyBook.book([])) -> RosterEdit { RosterEdit(book, asOf: today) }

  @Test func `a new dog takes what is said of it`() {
    var edit = edit()
    edit.addDog(
      "Bella",
      [
        (.owner, "grace boudreau"), (.days, "mon, Thu"), (.rate, "30"), (.notWith, "Pip"), (.hike, "2"),
        (.place, "44.7321, -63.6568"), (.region, "Bedford"), (.everyWeeks, "2"), (.readyFrom, "9:15"),
      ])
    #expect(edit.diagnostics.isEmpty)
    let bella = edit.book.dog(DogID("bella"))
    #expect(bella?.client == ClientID("grace"))
    #expect(bella?.regularDays == [.monday, .thursday])
    #expect(bella?.rate == Money(cents: 3000))
    #expect(bella?.notWith == ["pip"])
    #expect(bella?.place.coordinates != nil)
    #expect(edit.lines == ["Bella is new: of Grace Boudreau, Mon, Thu every 2 weeks, CA$30.00 a hike."])
  }

  @Test func `a new owner comes with the dog where an address says where they live`() {
    var edit = edit()
    edit.addDog("Bella", [(.owner, "Ada Quinn"), (.address, "12 Made-up Lane"), (.phone, "902-555-0101")])
    #expect(edit.diagnostics.isEmpty)
    let ada = edit.book.clients.first { $0.owner == "Ada Quinn" }
    #expect(ada?.address == "12 Made-up Lane" && ada?.phone == "902-555-0101")
    #expect(edit.book.dogs.last?.client == ada?.id && edit.book.dogs.last?.address == "")
  }

  @Test func `dogs of one name are told apart by their owners and never merged`() {
    var edit = edit()
    edit.addDog("luna", [])
    #expect(edit.diagnostics.map(\.code) == [.rosterRefused])
    edit = self.edit()
    edit.addDog("Luna", [(.owner, "Grace Boudreau")])
    #expect(edit.isRefused, "that one is there")
    edit = self.edit()
    edit.addDog("Luna", [(.owner, "Ada Quinn"), (.address, "12 Made-up Lane")])
    #expect(!edit.isRefused)
    #expect(edit.book.dogs.filter { $0.name == "Luna" }.map(\.id.text) == ["luna", "luna-2"])
    #expect(edit.lines.last?.hasPrefix("Luna (Ada Quinn) is new") == true)
  }

  @Test(arguments: [
    (RosterWord.owner, "Nobody", DiagnosticCode.rosterRefused), (.days, "mon,sat", .rosterRefused),
    (.days, "often", .rosterRefused), (.rate, "much", .unreadableField), (.rate, "0", .rosterRefused),
    (.hike, "3", .rosterRefused), (.hike, "x", .unreadableField), (.everyWeeks, "0", .rosterRefused),
    (.notWith, "Nobody", .rosterRefused), (.place, "nowhere", .rosterRefused),
    (.readyUntil, "soon", .unreadableField), (.name, " ", .rosterRefused), (.phone, "902", .rosterRefused),
    (.secondOwner, "Nobody", .rosterRefused),
  ])
  func `a slip is refused and nothing is changed`(word: RosterWord, text: String, code: DiagnosticCode) {
    var edit = edit()
    edit.edit(DogID("luna"), [(.color, "red"), (word, text)])
    #expect(edit.diagnostics.map(\.code) == [code])
    #expect(edit.diagnostics.allSatisfy { !$0.hint.isEmpty })
    #expect(edit.book.dogs == MoneyBook.book([]).dogs)
  }

  @Test func `what is unusual is taken and said`() {
    var edit = edit()
    edit.edit(DogID("luna"), [(.rate, "40"), (.region, "Hammonds Plains")])
    #expect(!edit.isRefused)
    #expect(Set(edit.diagnostics.map(\.code)) == [.unusualRate, .outsideServiceArea])
    #expect(
      edit.lines == [
        "Luna: region Hammonds Plains", "Luna: rate 40.00",
        "It holds from Tue Dec 9 2025 on; the days before stay as they were.",
      ])
    edit = self.edit()
    edit.edit(DogID("luna"), [(.rate, "30"), (.region, "bedford")])
    #expect(edit.diagnostics.isEmpty)
  }

  @Test func `an empty text empties a field and the id stays`() {
    var edit = edit()
    edit.edit(DogID("luna"), [(.owner, ""), (.name, "Lunetta"), (.days, "none")])
    #expect(edit.book.dog(DogID("luna"))?.client == nil)
    #expect(edit.book.dog(DogID("luna"))?.name == "Lunetta")
    #expect(edit.lines.contains("Lunetta: client grace → nothing"))
  }

  @Test func `an owner needs an address, and another phone beside a namesake`() {
    var edit = edit()
    edit.addClient("Ada Quinn", [(.phone, "1")])
    #expect(edit.diagnostics.map(\.code) == [.rosterRefused])
    edit = self.edit()
    edit.addClient("Ada Quinn", [(.address, "1 A St"), (.phone, "902-555-0101"), (.since, "nov 20")])
    #expect(edit.book.clients.last?.since == MoneyBook.date("2025-11-20"))
    var again = RosterEdit(edit.book, asOf: today)
    again.addClient("ada quinn", [(.address, "2 B St")])
    #expect(again.isRefused)
    again = RosterEdit(edit.book, asOf: today)
    again.addClient("Ada Quinn", [(.address, "2 B St"), (.phone, "902-555-0199")])
    #expect(again.book.clients.map(\.id.text) == ["grace", "ada-quinn", "ada-quinn-2"])
    again.edit(ClientID("ada-quinn"), [(.address, "")])
    #expect(again.isRefused)
  }

  @Test func `an owner is known by id where two share a name`() {
    var book = MoneyBook.book([])
    book.clients.append(Client(id: ClientID("grace-2"), owner: "Grace Boudreau"))
    var edit = edit(book)
    edit.edit(DogID("ghost"), [(.owner, "Grace Boudreau")])
    #expect(edit.isRefused)
    edit = self.edit(book)
    edit.edit(DogID("ghost"), [(.owner, "grace-2")])
    #expect(edit.book.dog(DogID("ghost"))?.client == ClientID("grace-2"))
  }

  @Test func `trails come, change and are retired`() {
    var edit = edit()
    edit.addTrail("Sandy Lake", [(.region, "Bedford"), (.place, "44.74, -63.68")])
    edit.addTrail("sandy lake", [])
    #expect(edit.isRefused)
    var later = RosterEdit(edit.book, asOf: today)
    later.edit(TrailID("sandy-lake"), [(.notes, "gate closed")])
    later.setActive(false, TrailID("sandy-lake"))
    later.setActive(false, TrailID("sandy-lake"))
    #expect(later.book.trails[0].isActive == false && later.book.trails[0].notes == "gate closed")
    #expect(later.lines.last == "Sandy Lake is retired already.")
  }
}
