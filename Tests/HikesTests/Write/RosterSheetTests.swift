import Bookkeeping
import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

@Suite struct RosterSheetTests {
  private let today = MoneyBook.date("2025-12-09")

  private func book() -> Book {
    var book = MoneyBook.book([
      MoneyBook.payment("p1", 2500, hike: "2025-12-02", paid: "2025-12-01"),
      MoneyBook.payment("p2", 6000, dog: "pip", hike: "2025-10-06", paid: "2025-10-06"),
    ])
    book.clients[0].phone = "902-555-0101"
    book.dogs[0].regularDays = [.monday, .tuesday]
    book.dogs[0].region = "Bedford"
    book.dogs[1].rate = Money(cents: 3000)
    book.dogs[1].regularDays = [.friday]
    book.dogs[1].secondClient = ClientID("ada")
    book.dogs[2].isActive = false
    book.clients.append(Client(id: ClientID("ada"), owner: "Ada Quinn"))
    book.clients[1].isActive = false
    return book
  }

  private func names(_ sheet: RosterSheet, _ column: String = "dog") -> [String] {
    sheet.grid.rows.map { row in sheet.columns.firstIndex(of: column).map { row[$0].plain } ?? "" }
  }

  private func chosen(_ conditions: String...) -> [String] {
    var sheet = RosterSheet.dogs(book(), asOf: today)
    sheet.keep(conditions.compactMap { RosterSheet.Condition($0) })
    return names(sheet)
  }

  @Test func `a dog's row says what is known of it`() {
    let sheet = RosterSheet.dogs(book(), asOf: today)
    #expect(names(sheet) == ["luna", "pip", "ghost"], "by name, those that are gone last")
    #expect(names(sheet, "days") == ["mon;tue", "fri", ""])
    #expect(names(sheet, "owner") == ["Grace Boudreau", "Grace Boudreau", ""])
    #expect(names(sheet, "second_owner") == ["", "Ada Quinn", ""])
    #expect(names(sheet, "standing") == ["paid", "overdue", "unpaid"])
    #expect(names(sheet, "last_payment") == ["2025-12-01", "2025-10-06", ""])
    #expect(names(sheet, "next_hike") == ["2025-12-09", "2025-12-12", ""])
    #expect(names(sheet, "active") == ["yes", "yes", "no"])
    #expect(
      sheet.shortGrid.lines(width: 120)[2].contains("Grace Boudreau & Ada Quinn"), "both owners are named")
    #expect(sheet.shortGrid.lines(width: 120)[3].hasSuffix("retired"))
  }

  @Test func `json has money in cents and lists as lists`() {
    guard case .array(let rows) = RosterSheet.dogs(book(), asOf: today).json, case .object(let luna) = rows[0]
    else {
      Issue.record("no rows")
      return
    }
    #expect(luna["rate_cents"] == .integer(2500))
    #expect(luna["days"] == .array([.text("mon"), .text("tue")]))
    #expect(luna["balance_cents"] == .integer(0))
    #expect(luna["second_client"] == .null && luna["active"] == .bool(true))
  }

  @Test func `conditions compare by value`() {
    #expect(chosen("rate>25") == ["pip"])
    #expect(chosen("rate>=25", "active=yes") == ["luna", "pip"])
    #expect(chosen("rate=30.00") == ["pip"] && chosen("rate=30") == ["pip"])
    #expect(chosen("days=tue") == ["luna"], "one of a list")
    #expect(chosen("days!=tue") == ["pip", "ghost"])
    #expect(chosen("name~UN") == ["luna"])
    #expect(chosen("last_payment<2025-11-01") == ["pip"], "nothing is not before anything")
    #expect(chosen("next_hike<=2025-12-09") == ["luna"])
    #expect(chosen("region=bedford") == ["luna"])
  }

  @Test(arguments: ["", "name", "=x", "  =x"])
  func `what is no condition is none`(typed: String) { #expect(RosterSheet.Condition(typed) == nil) }

  @Test func `searching looks everywhere and sorting keeps what is empty last`() {
    var sheet = RosterSheet.dogs(book(), asOf: today)
    sheet.search("grace LUN")
    #expect(names(sheet) == ["luna"])
    sheet = RosterSheet.dogs(book(), asOf: today)
    sheet.sort(by: "-rate")
    #expect(names(sheet) == ["pip", "luna", "ghost"])
    sheet.sort(by: "last_payment")
    #expect(names(sheet) == ["pip", "luna", "ghost"])
    sheet.sort(by: "-last_payment")
    #expect(names(sheet) == ["luna", "pip", "ghost"])
  }

  @Test func `numbers sort by size and texts by letters`() {
    #expect(RosterSheet.compare("9", "10") < 0)
    #expect(RosterSheet.compare("-1.5", "0") < 0)
    #expect(RosterSheet.compare("25", "25.00") == 0)
    #expect(RosterSheet.compare("2025-01-02", "2025-01-10") < 0)
    #expect(RosterSheet.compare("béa", "Béa") == 0)
  }

  @Test func `owners and trails have their lists too`() {
    var book = book()
    book.trails = [
      HikingLocation(id: TrailID("z"), name: "Zeta"), HikingLocation(id: TrailID("a"), name: "alpha"),
    ]
    let clients = RosterSheet.clients(book, asOf: today)
    #expect(names(clients, "owner") == ["Grace Boudreau", "Ada Quinn"], "the retired one last")
    #expect(names(clients, "dogs") == ["luna;pip", ""])
    #expect(names(RosterSheet.trails(book), "trail") == ["a", "z"])
  }

  @Test func `one dog's report has its next hike, its money and its history`() {
    let report = DogReport(book().dogs[1], book(), asOf: today)
    let text = report.text.joined(separator: "\n")
    #expect(report.text[0] == "Pip")
    #expect(text.contains("second owner  Ada Quinn (charged nothing)"))
    #expect(text.contains("next hike     Fri Dec 12"))
    #expect(text.contains("last payment  CA$60.00 on Mon Oct 6 2025"))
    #expect(text.contains("stands        overdue"))
    #expect(text.contains("Mon Oct 6 2025"))
    guard case .object(let json) = report.json else {
      Issue.record("no object")
      return
    }
    #expect(json["next_hike"] == .text("2025-12-12") && json["last_payment_cents"] == .integer(6000))
    #expect(json["balance_cents"] == .integer(-3000), "one hike of 30.00, the rest is credit")
  }
}
