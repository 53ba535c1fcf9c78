public import Civil
import Quantities
public import Tabular

/// The day as she takes it along: hike by hike, stop by stop, one row for each dog.
public enum PickupSheet {
  /// The columns of `pickup.csv`, in their order.
  public static let columns = [
    "date", "hike", "position", "dog", "owner", "phone", "address", "latitude", "longitude", "region",
    "standing",
    "eta", "metres", "trail", "notes", "map",
  ]

  /// Every dog of the day in riding order. `metres` is the way from the stop before, on the first dog of a stop;
  /// dogs without a place have none. Dogs that no hike takes come last, without a hike, the reason in `notes`.
  public static func grid(_ plan: DayPlan, _ book: Book) -> Grid {
    var grid = Grid(columns)
    for hike in plan.shown {
      for rider in riders(of: hike, plan) {
        grid.append(row(rider, hike, plan, book))
      }
    }
    for left in plan.unplaced {
      let facts = Facts(left.dog, plan, book)
      grid.append([
        .plain(plan.date), .empty, .empty, .words(facts.name), .words(facts.owner), .words(facts.phone),
        .words(facts.address), .plain(facts.place?.latitudeText), .plain(facts.place?.longitudeText),
        .words(facts.region), .words(facts.standing), .empty, .empty, .empty,
        .words(([inNoHike + left.reason] + facts.notes).joined(separator: "; ")), .words(facts.map),
      ])
    }
    return grid
  }

  static let inNoHike = "in no hike: "
  static let noPlace = "no place yet"

  /// The morning in one line: how many dogs in how many hikes, and the names of each hike in riding order.
  /// - Parameter today: another day than this one is called by its name.
  public static func summary(_ plan: DayPlan, _ book: Book, asOf today: CivilDate? = nil) -> String {
    guard !plan.shown.isEmpty || !plan.unplaced.isEmpty else { return "no hikes" }
    let dogs = plan.riders.count
    let day = (today ?? plan.date) == plan.date ? "today" : "on \(plan.date.shortText)"
    let count = plan.shown.count
    let hikes = plan.shown.map { hike in
      let names = plan.dogs(in: hike).map { book.label($0) }.joined(separator: ", ")
      return count == 1 ? names : "hike \(hike.number) (\(plan.dogs(in: hike).count)) \(names)"
    }
    let left = plan.unplaced.map { book.label($0.dog) }.joined(separator: ", ")
    let parts = hikes + (left.isEmpty ? [] : ["in no hike \(left)"])
    return "\(dogs) dog\(dogs == 1 ? "" : "s") \(day) in \(count) hike\(count == 1 ? "" : "s"): "
      + parts.joined(separator: "; ")
  }

  /// `2 hikes, 9 dogs`; `no hikes` where nobody hikes.
  static func counts(_ plan: DayPlan) -> String {
    let hikes = plan.shown.count
    let dogs = plan.riders.count
    guard hikes > 0 else { return "no hikes" }
    return "\(hikes) hike\(hikes == 1 ? "" : "s"), \(dogs) dog\(dogs == 1 ? "" : "s")"
  }

  /// One dog with its seat.
  struct Rider {
    let dog: Dog
    /// Counted over the stops; every dog without a place is a stop of its own, after them.
    let position: Int
    /// Nil for a dog without a place.
    let stop: PlannedStop?
    let isFirstOfStop: Bool
  }

  static func riders(of hike: PlannedHike, _ plan: DayPlan) -> [Rider] {
    let routed = hike.stops.flatMap { stop in
      stop.dogs.enumerated().map { index, dog in
        Rider(dog: dog, position: stop.position, stop: stop, isFirstOfStop: index == 0)
      }
    }
    let last = plan.unrouted.filter { $0.hike == hike.number }.enumerated().map { index, seated in
      Rider(dog: seated.dog, position: hike.stops.count + index + 1, stop: nil, isFirstOfStop: true)
    }
    return routed + last
  }

  private static func row(_ rider: Rider, _ hike: PlannedHike, _ plan: DayPlan, _ book: Book) -> [GridValue] {
    let facts = Facts(rider.dog, plan, book)
    let metres = rider.stop.map { rider.isFirstOfStop ? $0.metresFromPrevious.value : 0 }
    let eta = rider.stop?.eta?.description
    let notes = (rider.stop == nil ? [noPlace] : []) + facts.notes
    return [
      .plain(plan.date), .plain(hike.number), .plain(rider.position), .words(facts.name), .words(facts.owner),
      .words(facts.phone), .words(facts.address), .plain(facts.place?.latitudeText),
      .plain(facts.place?.longitudeText), .words(facts.region), .words(facts.standing), .plain(eta),
      .plain(metres), .words(hike.trail?.name ?? ""), .words(notes.joined(separator: "; ")),
      .words(facts.map),
    ]
  }

  /// What every form of the sheet says of a dog.
  struct Facts {
    let name: String
    /// Both owners where there are two.
    let owner: String
    let phone: String
    let address: String
    let place: Coordinates?
    let region: String
    let standing: String
    /// Her note of this week, then what is always to be known of the dog. Each on one line.
    let weekNotes: [String]
    let lastingNotes: [String]
    let map: String

    init(_ dog: Dog, _ plan: DayPlan, _ book: Book) {
      let clients = [dog.client, dog.secondClient].compactMap { book.client($0) }
      let pickup = book.pickup(of: dog)
      name = book.label(dog)
      owner = clients.map(\.owner).filter { !$0.isEmpty }.joined(separator: " & ")
      phone = clients.map(\.phone).first { !$0.isEmpty } ?? ""
      address = pickup.address.collapsingSpaces
      place = pickup.place.coordinates
      region =
        dog.region.isEmpty
        ? place.map { TrailRule(book).region(of: [dog], at: $0) } ?? "" : dog.region
      standing = plan.standing[dog.id]?.rawValue ?? ""
      weekNotes = book.notes.filter { $0.week == plan.date.monday && $0.dog == dog.id }
        .map(\.text.collapsingSpaces).filter { !$0.isEmpty }
      lastingNotes = [dog.notes.collapsingSpaces].filter { !$0.isEmpty }
      map =
        place.map {
          "https://www.openstreetmap.org/?mlat=\($0.latitudeText)&mlon=\($0.longitudeText)"
        } ?? MapSearch.link(for: address) ?? ""
    }

    var notes: [String] { weekNotes + lastingNotes }
  }
}
