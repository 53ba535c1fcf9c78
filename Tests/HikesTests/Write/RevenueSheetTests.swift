import Hikes
import Tabular
import Testing

struct RevenueSheetTests {
  @Test(arguments: [
    (
      Revenue.Grouping.monthAndDog, "month,dog,name,owner,hikes,net,hst,gross",
      "2025-12,luna,Luna,Grace Boudreau,1,0.00,0.00,0.00"
    ),
    (.month, "month,hikes,net,hst,gross", "2026-01,1,30.00,4.20,34.20"),
    (.week, "week,hikes,net,hst,gross", "2025-12-08,2,25.00,3.50,28.50"),
    (.quarter, "quarter,hikes,net,hst,gross", "2026-Q1,1,30.00,4.20,34.20"),
    (.year, "year,hikes,net,hst,gross", "2026,1,30.00,4.20,34.20"),
    (.client, "client,owner,hikes,net,hst,gross", "grace,Grace Boudreau,3,55.00,7.70,62.70"),
    (.weekday, "weekday,hikes,net,hst,gross", "Wednesday,0,-25.00,-3.50,-28.50"),
    (.dog, "dog,name,owner,hikes,net,hst,gross", "luna,Luna,Grace Boudreau,2,30.00,4.20,34.20"),
  ])
  func `each form has its columns`(grouping: Revenue.Grouping, header: String, row: String) {
    let grid = RevenueSheet.grid(MoneyBook.ledger(RevenueTests.payments), by: grouping)
    let lines = String(decoding: grid.csv(marked: false), as: UTF8.self).split(separator: "\n").map(
      String.init)
    #expect(lines.first == header)
    #expect(lines.contains(row))
  }
}
