import Civil
import Diagnostics
import Quantities

/// Puts a roster, a places sheet or a list of trails into the book.
///
/// A list fills what is empty and never overwrites what stands, save a rate or an active mark that was only
/// inferred; every difference is named and kept. Applied a second time it changes nothing.
public struct RosterMerge {
  var book: Book
  var outcome = RosterOutcome()
  /// Every row of the list: namesakes in it tell whether a name alone may decide.
  let rows: [RosterRow]
  /// Questions that this list has raised; a later row may settle them.
  var asked: Set<String> = []

  /// What a list of dogs is for, where its cells and the book's disagree.
  enum Purpose {
    case roster
    /// A place in it is meant for the very dog of its row.
    case places
  }

  public static func apply(roster rows: [RosterRow], to book: inout Book) -> RosterOutcome {
    apply(rows, .roster, to: &book)
  }

  public static func apply(places rows: [RosterRow], to book: inout Book) -> RosterOutcome {
    apply(rows, .places, to: &book)
  }

  public static func apply(trails rows: [TrailRow], to book: inout Book) -> RosterOutcome {
    var merge = RosterMerge(book: book, rows: [])
    for row in rows { merge.take(row) }
    book = merge.book
    return merge.sorted
  }

  private static func apply(_ rows: [RosterRow], _ purpose: Purpose, to book: inout Book) -> RosterOutcome {
    var merge = RosterMerge(book: book, rows: rows)
    // A row may settle what an earlier one left open, such as whose a dog is. So the rows are gone through until
    // none has anything to add; each round but the last adds something, and what is said is of the last one.
    for _ in 0...rows.count {
      let known = merge.outcome.changes.count
      merge.outcome.diagnostics = []
      merge.forgetQuestions()
      for row in rows { merge.take(row, purpose) }
      if merge.outcome.changes.count == known { break }
    }
    book = merge.book
    return merge.sorted
  }

  init(book: Book, rows: [RosterRow]) {
    self.book = book
    self.rows = rows
  }

  private var sorted: RosterOutcome {
    var sorted = outcome
    sorted.diagnostics.sort()
    return sorted
  }

  // MARK: - Filling in

  /// Fills an empty text; names a different one and keeps it.
  mutating func fill(
    _ path: WritableKeyPath<Book, String>, with text: String, _ subject: String, _ field: RosterField,
    _ cells: RowCells,
    by key: (String) -> String = \.folded
  ) {
    guard !text.isEmpty else { return }
    let was = book[keyPath: path]
    if was.folded.isEmpty {
      book[keyPath: path] = text
      changed(subject, field.rawValue, now: text, at: cells.location(field))
    } else if key(was) != key(text) {
      differs(subject, field.rawValue, book: was, list: text, at: cells.location(field))
    }
  }

  mutating func set(
    _ path: WritableKeyPath<Book, PickupPlace>, to place: Coordinates, _ subject: String, _ cells: RowCells
  ) {
    let was = book[keyPath: path]
    book[keyPath: path] = PickupPlace(place)
    changed(
      subject, "place", was: was.isEmpty ? "" : "\(was.latitude), \(was.longitude)", now: "\(place)",
      at: cells.location(.place, .latitude))
  }

  mutating func changed(
    _ subject: String, _ field: String, was: String = "", now: String = "", at location: Location
  ) {
    outcome.changes.append(
      RosterChange(subject: subject, field: field, was: was, now: now, location: location))
  }

  mutating func differs(_ subject: String, _ field: String, book: String, list: String, at location: Location)
  {
    outcome.diagnostics.append(
      Diagnostic(
        .warning, .rosterDiffers, at: location,
        "\(subject): the \(field) is “\(book)” in the book and “\(list)” here; the book's is kept",
        hint: "if the list is right, write it into the book's table"))
  }

  mutating func refuse(_ code: DiagnosticCode, _ message: String, hint: String, at location: Location) {
    outcome.diagnostics.append(Diagnostic(.error, code, at: location, message, hint: hint))
  }
}
