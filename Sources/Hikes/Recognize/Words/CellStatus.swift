/// What a word in a cell says of a dog and a day. The raw value is the word of the accounting report.
public enum CellStatus: String, CaseIterable, Hashable, Sendable {
  case away
  case injured
  case sick
  case cancelled
  case interview
  case grooming
  case vet
  case rescheduled
  case off
  case unpaid
  case noShow = "no-show"
  case tentative
}
