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

  /// Every reminder behind what it is about, for a line of text.
  public var remindersTold: String {
    reminders.map { reminder in
      switch reminder.kind {
      case .allergies, .special, .feeding, .note: reminder.text
      case .medicine: "medicine \(reminder.text)"
      case .walking: reminder.text == "yes" ? "walk" : "walk: \(reminder.text)"
      }
    }.joined(separator: "; ")
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
    add(.walking, walkingNotes ?? (needsWalking == true ? "yes" : nil))
    add(.feeding, isFed == true ? "fed here" : nil)
    add(.note, notes)
    return found
  }
}
