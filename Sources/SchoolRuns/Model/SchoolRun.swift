public import Civil

/// One run: a list of stops on a day, in the order in which they are made.
public struct SchoolRun: Hashable, Sendable {
  /// As the file has it; compared without case.
  public let id: String
  public let name: String
  /// Says the day.
  public let scheduledDate: WrittenTime
  /// Says the time of day by its own moment; its day is that on which the run was made.
  public let scheduledTime: WrittenTime
  public let stops: [RunStop]
  /// The app's own mark of a finished run.
  public let isCompleted: Bool
  /// From 0, in the file.
  public let place: Int

  public init(
    id: String, name: String, scheduledDate: WrittenTime, scheduledTime: WrittenTime, stops: [RunStop],
    isCompleted: Bool, place: Int
  ) {
    self.id = id
    self.name = name
    self.scheduledDate = scheduledDate
    self.scheduledTime = scheduledTime
    self.stops = stops
    self.isCompleted = isCompleted
    self.place = place
  }

  /// The key by which states and indices name it.
  public var key: String { id.uppercased() }

  /// Of all stops together; a stop with an impossible time takes none.
  public var minutes: Int { stops.reduce(0) { $0 + max(0, $1.minutes) } }
}

/// One stop of a run: where, for whom, what is to be done and how long it takes.
public struct RunStop: Hashable, Sendable {
  public let id: String
  public let type: String
  public let name: String
  public let child: Child?
  public let task: String
  /// As written; what is not more than 0 is a fault.
  public let minutes: Int
  /// Ticked.
  public let isCompleted: Bool
  public let note: String
  public let doneAt: String

  public init(
    id: String, type: String, name: String, child: Child?, task: String, minutes: Int, isCompleted: Bool,
    note: String = "", doneAt: String = ""
  ) {
    self.id = id
    self.type = type
    self.name = name
    self.child = child
    self.task = task
    self.minutes = minutes
    self.isCompleted = isCompleted
    self.note = note
    self.doneAt = doneAt
  }
}

/// A child on a stop. The app writes it out again for every stop.
public struct Child: Hashable, Sendable {
  public let id: String
  public let name: String
  public let age: Int?

  public init(id: String, name: String, age: Int?) {
    self.id = id
    self.name = name
    self.age = age
  }

  /// The same by id, or by name and age: the app forgets ids and makes new ones.
  public func isSame(as other: Child) -> Bool {
    id.uppercased() == other.id.uppercased() || (name.folded == other.name.folded && age == other.age)
  }
}

extension String {
  /// Nothing but white space.
  var isBlankName: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
