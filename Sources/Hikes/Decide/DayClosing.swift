import Quantities

/// Writes a day that was hiked into the history, once.
public struct DayClosing: Sendable {
  public let book: Book
  /// Who was written down, and who stood there already.
  public let hiked: [Dog]
  public let absent: [Dog]
  public let known: [Dog]

  /// Everyone who rides in the plan is `hiked`, those named are `no-show`. A no-show is charged where late
  /// cancellations are. A row that says `booked` becomes what it is; one that already says what happened stays.
  public init(_ plan: DayPlan, noShows: Set<DogID>, in book: Book) {
    var book = book
    var hiked: [Dog] = []
    var absent: [Dog] = []
    var known: [Dog] = []
    let rows = Dictionary(
      book.hikes.enumerated().filter { $1.date == plan.date }.map { ($1.dog, $0) }
    ) { first, _ in first }
    for dog in plan.riders.sorted(by: { $0.id < $1.id }) {
      let isAbsent = noShows.contains(dog.id)
      let outcome: DailyHike.Outcome = isAbsent ? .noShow : .hiked
      let charge = isAbsent && !book.rules.lateCancelCharge ? Money.zero : book.rate(of: dog, on: plan.date)
      if let row = rows[dog.id] {
        guard book.hikes[row].outcome == .booked else {
          known.append(dog)
          continue
        }
        book.hikes[row].outcome = outcome
        book.hikes[row].charge = isAbsent && charge == .zero ? charge : book.hikes[row].charge ?? charge
      } else {
        book.hikes.append(
          DailyHike(date: plan.date, dog: dog.id, outcome: outcome, charge: charge, source: "done"))
      }
      if isAbsent { absent.append(dog) } else { hiked.append(dog) }
    }
    self.book = book
    self.hiked = hiked
    self.absent = absent
    self.known = known
  }
}
