import Civil
public import Tabular

/// Who has no place on the map yet, as a sheet to fill in and read again.
public enum PlacesSheet {
  /// The columns of `places.csv`, in their order.
  public static let columns = PlacesReader.template

  /// The active dogs of active clients whose pickup has no coordinates, by name. `map` searches for the address;
  /// what is found there goes into `place`.
  public static func grid(_ book: Book) -> Grid {
    var grid = Grid(columns)
    let dogs = book.dogs.filter { dog in
      dog.isActive && book.client(dog.client)?.isActive != false
        && book.pickup(of: dog).place.coordinates == nil
    }
    func key(_ dog: Dog) -> (String, DogID) { (dog.name.folded, dog.id) }
    for dog in dogs.sorted(by: { key($0) < key($1) }) {
      let client = book.client(dog.client)
      let address = book.pickup(of: dog).address
      grid.append([
        .words(book.label(dog)), .words(client?.owner ?? ""), .words(client?.phone ?? ""), .words(address),
        .empty,
        .words(MapSearch.link(for: address) ?? ""),
      ])
    }
    return grid
  }
}
