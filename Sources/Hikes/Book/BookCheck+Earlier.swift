import Diagnostics
import Tabular

extension BookCheck {
  /// What was until a day is a dog's or an owner's that there is. That of one day two lines speak is found when it is read.
  static func checkEarlier(
    _ stored: StoredBook, _ dogs: Set<DogID>, _ clients: Set<ClientID>, _ log: inout [Diagnostic]
  ) {
    for entry in stored.earlier.entries {
      if let dog = entry.row.dog, !dogs.contains(dog) {
        log.append(
          Diagnostic(
            .error, .unknownDog, at: stored.earlier.location(entry, column: "dog"),
            "“\(dog)” is no dog of dogs.csv", hint: "correct the id, or add the dog to dogs.csv"))
      }
      if let client = entry.row.client, !clients.contains(client) {
        log.append(
          Diagnostic(
            .error, .unknownClient, at: stored.earlier.location(entry, column: "client"),
            "“\(client)” is no owner of clients.csv", hint: "correct the id, or add the owner to clients.csv")
        )
      }
    }
  }
}
