import Civil
import Documents
import Quantities
import Tabular

/// Every dog with what is known of it, as a roster that can be read again.
///
/// What was only concluded and waits for her yes stands in a column of its own: a roster that states it settles it.
enum RosterTab {
  private static let headings = [
    "Dog", "Owner", "Phone", "Address", "Region", "Days", "Rate", "Active", "To confirm", "Notes",
    "Email", "Latitude", "Longitude",
  ]

  static func sheet(_ book: Book) -> WorkbookSheet {
    let dogs = book.dogs.sorted {
      ($0.isActive ? 0 : 1, $0.name.folded, $0.id) < ($1.isActive ? 0 : 1, $1.name.folded, $1.id)
    }
    let open = Set(book.review.filter(\.isOpen).map(\.item))
    var sheet = ListTab.sheet(
      "Roster", page: .landscape, headings, dogs.map { row($0, book, open) },
      wrapping: [1: 350, 3: 500, 8: 300, 9: 450], frozenColumns: 1)
    // Of no use on paper.
    sheet.printedColumns = headings.count - 3
    return sheet
  }

  private static func row(_ dog: Dog, _ book: Book, _ open: Set<String>) -> [WorkbookCell] {
    let isRateOpen = open.contains("\(dog.id) rate")
    let isActiveOpen = open.contains("\(dog.id) active")
    let toConfirm =
      (isRateOpen ? [dog.rate.map { "rate \($0.dollars)?" } ?? "rate?"] : [])
      + (isActiveOpen ? [dog.isActive ? "hikes?" : "gone?"] : [])
      + (open.contains("\(dog.id) days") ? ["days?"] : [])
    let client = book.client(dog.client)
    let pickup = book.pickup(of: dog)
    let days = Weekday.workdays.filter { dog.regularDays.contains($0) }.map(\.shortName)
    return [
      .text(book.label(dog), look: .with { $0.isBold = true }), .text(client?.owner ?? "", look: .wrapped),
      .text(client?.phone ?? ""),
      .text(pickup.address, look: .wrapped), .text(dog.region), .text(days.joined(separator: ", ")),
      WorkbookCell(isRateOpen ? .empty : dog.rate.map { .money($0) } ?? .empty, form: .money(.dollars)),
      WorkbookCell(
        isActiveOpen ? .empty : .text(dog.isActive ? "yes" : "no"),
        look: .with { $0.fill = dog.isActive ? .none : .grey }, choices: ["yes", "no"]),
      .text(toConfirm.joined(separator: "; "), look: .wrapped),
      .text(dog.notes, look: .wrapped), .text(client?.email ?? ""),
      .text(pickup.place.coordinates?.latitudeText ?? ""),
      .text(pickup.place.coordinates?.longitudeText ?? ""),
    ]
  }
}
