import Diagnostics
import Hikes
import Tabular
import Testing

struct PlacesSheetTests {
  @Test func `who has no place is listed by name, with a search where there is an address`() throws {
    var retired = DayBook.dog("moss")
    retired.isActive = false
    var book = DayBook.book(
      [
        DayBook.dog("tansy"), DayBook.dog("Minas", client: "m"), retired,
        DayBook.dog("pip", at: DayBook.place(1, 1)),
      ],
      clients: [
        DayBook.client("m", owner: "Marlene Veinot", phone: "902-555-0141", address: "166 Burnt Stump Road")
      ])
    book.dogs[0].name = "Tansy"
    let grid = PlacesSheet.grid(book)
    #expect(
      grid.rows.map { $0.map(\.plain) } == [
        [
          "Minas", "Marlene Veinot", "902-555-0141", "166 Burnt Stump Road", "",
          "https://www.openstreetmap.org/search?query=166%20Burnt%20Stump%20Road",
        ],
        ["Tansy", "", "", "", "", ""],
      ])
  }

  @Test func `the sheet is read again as it was written and fills in what was added`() throws {
    var book = DayBook.book(
      [DayBook.dog("minas", client: "m")], clients: [DayBook.client("m", owner: "Marlene Veinot")])
    let bytes = PlacesSheet.grid(book).csv(marked: true)
    let table = try RecordReader.table(bytes, file: "places.csv")
    #expect(PlacesReader.recognizes(table))
    var rows = PlacesReader.read(table).value
    #expect(RosterMerge.apply(places: rows, to: &book) == RosterOutcome())
    rows[0].coordinates = DayBook.place(5, 5).coordinates
    #expect(RosterMerge.apply(places: rows, to: &book).changes.count == 1)
    #expect(PlacesSheet.grid(book).rows.isEmpty)
  }
}
