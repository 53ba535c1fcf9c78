extension Visit {
  /// One thing to know of a dog while it is in the house.
  public struct Reminder: Hashable, Sendable {
    public let kind: Kind
    public let text: String

    /// What must not be overlooked comes first.
    public enum Kind: String, Sendable, CaseIterable {
      case allergies, medicine, special, walking, feeding, note
    }
  }

  /// The names of the medicines that are given now, as written.
  public var activeMedicines: [String] { medications.filter(\.isActive).map(\.name.text) }

  /// What whoever looks after the dog has to know, the most important first.
  public var reminders: [Reminder] {
    var found: [Reminder] = []
    func add(_ kind: Reminder.Kind, _ text: String?) {
      if let text { found.append(Reminder(kind: kind, text: text)) }
    }
    add(.allergies, allergies)
    for name in activeMedicines { add(.medicine, name) }
    add(.special, specialInstructions)
    add(.walking, needsWalking == true ? walkingNotes.map { "walk: \($0)" } ?? "walk" : walkingNotes)
    add(.feeding, isFed == true ? "fed here" : nil)
    add(.note, notes)
    return found
  }
}
