import Tabular

/// The dogs of a sheet and what each is called: its name as first written, with what tells it apart from another of
/// the same name.
struct DogLabels {
  private(set) var dogs: [SheetDog] = []
  private var labels: [String: String] = [:]
  /// The first dog of each label.
  private var places: [String: Int] = [:]

  /// A dog by its name and owner, which may be empty.
  struct Key {
    let name: String
    let owner: String
    /// Whether it is the second one of them in a week.
    var isSecond = false

    fileprivate var text: String { name.folded + "\u{0}" + owner.folded + (isSecond ? "\u{0}2" : "") }
  }

  func known(_ key: Key) -> String? { labels[key.text] }

  /// The label of a dog that is new or known.
  mutating func label(_ key: Key) -> String {
    let text = key.text
    if let known = labels[text] { return known }
    let isShared = dogs.contains { $0.name.folded == key.name.folded }
    let mark = key.isSecond ? "2" : key.owner
    let label = isShared && !mark.isEmpty ? "\(key.name) (\(mark))" : key.name
    labels[text] = label
    var dog = SheetDog(label: label, name: key.name)
    dog.owner = key.owner
    if places[label] == nil { places[label] = dogs.count }
    dogs.append(dog)
    return label
  }

  /// Keeps what a sheet says of a dog.
  mutating func learn(_ label: String, _ edit: (inout SheetDog) -> Void) {
    if let place = places[label] { edit(&dogs[place]) }
  }
}
