import Civil
public import Diagnostics
public import Tabular

/// Reads a roster: one row for each dog, with its owner, place, rate and notes.
public enum RosterReader {
  /// The header of an empty roster to fill in.
  public static let template = [
    "Dog", "Owner", "Phone", "Email", "Address", "Latitude", "Longitude", "Region", "Rate", "Notes",
  ]

  /// Whether a row near the top names a column of dogs and something known of them, and no days of a week.
  public static func recognizes(_ table: Table) -> Bool {
    guard let columns = RosterColumns.dogs(in: table), let dogs = columns.columns[.dog] else { return false }
    let names = table.records.dropFirst(columns.row).map { $0[column: dogs].text }.filter {
      !$0.folded.isEmpty
    }
    // Below "Week of" on a card stand days.
    guard names.count(where: { DayHeading($0, order: .monthFirst)?.day != nil }) * 2 <= names.count else {
      return false
    }
    return !holdsPayments(table, below: columns.row)
  }

  /// Whether columns under a heading of what was paid hold about as many amounts as there are rows: a table of payments in a
  /// shape of its own is no list of dogs, and is not taken for one.
  private static func holdsPayments(_ table: Table, below row: Int) -> Bool {
    let paid = table[row: row].fields.indices.filter {
      ColumnLabels.role(table[row: row][column: $0 + 1].text) == .paid
    }
    let rows = table.records.dropFirst(row).filter { !$0.isBlank }
    let amounts = paid.reduce(0) { sum, place in
      sum + rows.count { CellMark($0[column: place + 1].text).isAmount }
    }
    if amounts >= 5, amounts * 4 >= rows.count * 3 { return true }
    // `Dog,Owner,Should be,Was in it` under a week.
    let isOfWeek = table.records.prefix(row - 1).contains { record in
      record.fields.contains { SheetTitle.isOfWeek(PartialDate.words($0.text)) }
    }
    let unknown = table[row: row].fields.indices.count { place in
      let heading = table[row: row][column: place + 1]
      return !heading.isBlank && ColumnLabels.role(heading.text) == nil
        && rows.count { CellMark($0[column: place + 1].text).isAmount } * 2 > rows.count
    }
    return isOfWeek && unknown > 0
  }

  /// Every row that names a dog, in order. A cell that cannot be read is a diagnostic, and the rest of its row is
  /// used. Empty for a table that is no roster.
  public static func read(_ table: Table) -> Report<[RosterRow]> {
    guard let columns = RosterColumns.dogs(in: table) else { return Report([]) }
    var intake = RosterIntake(table, columns)
    var rows: [RosterRow] = []
    for number in intake.rows {
      guard let row = row(number, &intake) else { continue }
      rows.append(row)
    }
    intake.reportUnknownColumns()
    return Report(rows, intake.log)
  }

  /// What each column was taken for, in words: `“Human” is the owner`. Empty for a table that is no roster.
  public static func mapping(_ table: Table) -> [String] {
    guard let columns = RosterColumns.dogs(in: table) else { return [] }
    let header = table[row: columns.row]
    let known = columns.columns.sorted { $0.value < $1.value }.map { field, column in
      "“\(header[column: column].trimmed)” is the \(field.rawValue)"
    }
    let unknown = columns.unknown.map { "“\($0.name)” is not taken over" }
    return known + unknown
  }

  /// Nil, and said, where no dog is named.
  static func row(_ number: Int, _ intake: inout RosterIntake) -> RosterRow? {
    var row = RosterRow(dog: intake.text(number, .dog), cells: intake.cells(number))
    guard !row.dog.isEmpty else {
      intake.refuse(
        number, .rowWithoutName, .dog, "the row names no dog, so nobody knows whose it is",
        hint: "write the dog's name, or clear the row")
      return nil
    }
    let id = intake.text(number, .dogID)
    row.dogID = id.isEmpty ? nil : DogID(id)
    row.owner = intake.text(number, .owner)
    let client = intake.text(number, .clientID)
    row.clientID = client.isEmpty ? nil : ClientID(client)
    row.phone = intake.text(number, .phone)
    row.email = intake.text(number, .email)
    row.address = intake.text(number, .address)
    row.coordinates = intake.coordinates(number)
    row.region = intake.region(number)
    row.rate = intake.rate(number)
    row.isActive = intake.yesNo(number)
    row.notes = intake.verbatim(number, .notes)
    return row
  }
}
