import Civil
import Quantities

extension Conversion {
  /// New dogs get what the sheets show of their habits, at once; it waits in review until she says yes. A dog
  /// that the book knew keeps its schedule.
  mutating func infer(_ all: [SheetReading], new: Set<DogID>) {
    let dogs = self.dogs
    let inference = ScheduleInference(all, usualPrice: book.rules.defaultRate) { _, label in dogs[label] }
    for index in book.dogs.indices where new.contains(book.dogs[index].id) {
      for found in inference.inferences(for: book.dogs[index].id) {
        inferences.append(found)
        guard isOpen(found, book.dogs[index]) else { continue }
        switch found.subject {
        case .days: entries.changeDog(index) { $0.regularDays = Self.days(found.value) }
        case .rate: entries.changeDog(index) { $0.rate = Money(plain: found.value) }
        case .active: entries.changeDog(index) { $0.isActive = found.value == "yes" }
        case .household: break
        }
        ask(found, book.dogs[index])
      }
    }
    inferHouseholds(inference, new)
  }

  /// Whether the book leaves to the sheets what was concluded; what a roster stated stands.
  private func isOpen(_ found: Inference, _ dog: Dog) -> Bool {
    switch found.subject {
    case .days: dog.regularDays.isEmpty
    case .rate: dog.rate == nil
    case .active: dog.isActive && found.value == "no"
    case .household: dog.client == nil
    }
  }

  private mutating func inferHouseholds(_ inference: ScheduleInference, _ new: Set<DogID>) {
    let alone = book.dogs.filter { new.contains($0.id) && $0.client == nil }.map(\.id)
    for (first, second, evidence) in inference.households(among: alone) {
      guard let a = book.dogs.firstIndex(where: { $0.id == first }),
        let b = book.dogs.firstIndex(where: { $0.id == second }), book.dogs[b].client == nil
      else { continue }
      let id =
        book.dogs[a].client
        ?? ClientID(
          naming: "\(book.dogs[a].name) and \(book.dogs[b].name)", taken: Set(book.clients.map(\.id)))
      if book.client(id) == nil { entries.clients.append(Client(id: id)) }
      for place in [a, b] { entries.changeDog(place) { $0.client = id } }
      let found = Inference(dog: second, subject: .household, value: book.dogs[a].name, evidence: evidence)
      inferences.append(found)
      ask(found, book.dogs[b])
    }
  }

  static func days(_ text: String) -> Set<Weekday> {
    Set(text.split(whereSeparator: { ";, &/".contains($0) }).compactMap { Weekday(name: $0) })
  }
}
