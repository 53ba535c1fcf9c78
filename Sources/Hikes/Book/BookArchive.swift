import Store

/// What was taken out of the book, as tables of its own in a folder beside them, so that it is never lost.
enum BookArchive {
  static let folder = "archive"

  /// The files that hold `gone`, in a folder that bears `name`.
  static func files(_ gone: Book, name: String) -> [FileChange] {
    var stored = StoredBook()
    stored.book = gone
    return stored.files().filter { file in
      switch file.name {
      case "clients.csv": !gone.clients.isEmpty
      case "dogs.csv": !gone.dogs.isEmpty
      case "trails.csv": !gone.trails.isEmpty
      case "payments.csv": !gone.payments.isEmpty
      case "hikes.csv": !gone.hikes.isEmpty
      case "exceptions.csv": !gone.exceptions.isEmpty
      case "notes.csv": !gone.notes.isEmpty
      case "review.csv": !gone.review.isEmpty
      case "orders.csv": !gone.orders.isEmpty
      case "distances.csv": !gone.distances.isEmpty
      case "earlier.csv": !gone.earlier.isEmpty
      default: false
      }
    }.map { FileChange(name: "\(folder)/\(name)/\($0.name)", bytes: $0.bytes) }
  }
}

extension BookFolder {
  /// A folder name of the archive that is free: `luna 2025-12-08`, with a number behind it where that is taken.
  public func archiveName(_ name: String) -> String {
    var free = name
    var number = 2
    while Files.exists("\(path)/\(BookArchive.folder)/\(free)") {
      free = "\(name) \(number)"
      number += 1
    }
    return free
  }
}
