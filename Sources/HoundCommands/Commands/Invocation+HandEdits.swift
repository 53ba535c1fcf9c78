import Civil
import Diagnostics
import Hikes
import Store

extension Invocation {
  /// Schedules, rates and ends that were changed in a table by hand hold from the day on which it was saved.
  /// - Parameter isForWriting: the book will be written; what is found is said then.
  func keepPastOfHandEdits(_ stored: inout StoredBook, isForWriting: Bool) throws(CommandFailure) {
    let edits: HandEdits?
    do { edits = try folder.handEdits(of: stored, isForWriting: isForWriting) } catch {
      throw CommandFailure(error)
    }
    guard let edits else { return }
    let day = try day(of: edits, stored.book)
    guard stored.keepPast(of: edits, from: day), isForWriting else { return }
    report([
      Diagnostic(
        .note, .editedByHand, at: Location(file: edits.files.joined(separator: ", ")),
        "edited by hand: other regular days, rates or ends hold from \(day.shortText) \(day.year) on, and the days before stay as they were",
        hint: "if they were wrong before too, erase their lines in earlier.csv")
    ])
  }

  /// The day on which the tables were saved, never before the last change that wrote them nor after today.
  private func day(of edits: HandEdits, _ book: Book) throws(CommandFailure) -> CivilDate {
    let today = try today(book)
    let zone = environment.zone(book.rules.timeZone) ?? .utc
    let saved = Instant(seconds: edits.seconds).map { zone.local($0).date } ?? today
    let recorded = WrittenTime(edits.recorded).map { zone.local($0.instant).date }
    return min(max(saved, recorded ?? saved), today)
  }
}

extension DiagnosticCode {
  static let editedByHand = DiagnosticCode(
    "edited-by-hand",
    """
    The regular days, the rate or the end of a dog, an owner's end or the usual rate were changed in a table of the book, \
    with LibreOffice say. That holds from the day on which the table was saved; what was before is kept in earlier.csv, so \
    that past weeks stay as they were.
    """)
}
