/// What a record of the app's list may hold, in the order in which the app writes it.
enum LegacyKey: String, CaseIterable, Sendable {
  case id, name, ownerName, ownerPhoneNumber, arrivalDate, departureDate, isBoarding, boardingEndDate
  case isArrivalTimeSet, isDaycareFed, needsWalking, walkingNotes, notes, specialInstructions
  case allergiesAndFeedingInstructions, profilePictureData, age, gender, isNeuteredOrSpayed
  case vaccinations, medications, scheduledMedications, feedingRecords, medicationRecords, pottyRecords
  case visitCount, isDeleted, createdAt, updatedAt

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
