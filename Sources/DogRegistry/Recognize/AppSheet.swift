/// The headings of the app's CSV files.
public enum AppSheet {
  public enum Column: String, Sendable {
    case number = "Number"
    case dogName = "Dog Name"
    case ownerName = "Owner Name"
    case arrival = "Arrival Date & Time"
    case departure = "Departure Date & Time"
    case service = "Service Type"
    case boardingEnd = "Boarding End Date"
    case stay = "Stay Duration"
    case needsWalking = "Needs Walking"
    case walkingNotes = "Walking Notes"
    case medications = "Medications"
    case specialInstructions = "Special Instructions"
    case allergies = "Allergies & Feeding Instructions"
    case isFed = "Is Daycare Fed"
    case notes = "Notes"
    case feedingRecords = "Feeding Records"
    case medicationRecords = "Medication Records"
    case pottyRecords = "Potty Records"
    case date = "Date"
    case status = "Status"
    case arrivalTime = "Arrival Time"
    case departureTime = "Departure Time"

    var key: String { rawValue.lowercased() }

    /// By these a backup is known, and a history.
    static let backup: [Column] = [.dogName, .ownerName, .arrival]
    static let history: [Column] = [.date, .dogName, .arrivalTime]

    /// Those for which the app's list has a word of its own.
    static let told: [Column] = [
      .dogName, .ownerName, .arrival, .departure, .service, .boardingEnd, .needsWalking, .walkingNotes,
      .specialInstructions, .allergies, .isFed, .notes, .arrivalTime, .departureTime,
    ]
  }

  static let backupHeader: [Column] = [
    .number, .dogName, .ownerName, .arrival, .departure, .service, .boardingEnd, .stay, .needsWalking,
    .walkingNotes, .medications, .specialInstructions, .allergies, .isFed, .notes, .feedingRecords,
    .medicationRecords, .pottyRecords,
  ]
  static let historyHeader: [Column] = [
    .date, .dogName, .ownerName, .service, .status, .arrivalTime, .departureTime, .boardingEnd, .medications,
    .specialInstructions, .notes,
  ]
}
