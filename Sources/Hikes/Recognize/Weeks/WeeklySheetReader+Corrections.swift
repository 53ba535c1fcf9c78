import Civil
import Diagnostics
import Quantities
import Tabular

/// Notes that correct a day.
extension WeeklySheetReader {
  /// Asks about a note that says that a day of its row is not as it stands there.
  mutating func askOfCorrection(_ row: Int, _ column: Int, _ index: Int) {
    let text = sheet[row, column]
    guard let (weekday, isTakenBack) = NoteGrammar.corrected(text),
      let day = layout.blocks[index].days.first(where: { $0.weekday == weekday }),
      !sheet[row, day.column].isBlank, let note = cells[row, column], note.question == nil, note.status == nil
    else { return }
    let said = text.collapsed
    if isTakenBack, let amount = cells[row, day.column]?.countedAmount {
      return cells.change(row, day.column) { reading in
        guard reading.question == nil else { return }
        reading.confidence = .assumed
        reading.reason = "the note says “\(said)”; booked as read meanwhile"
        reading.question = CellQuestion(
          "The note says “\(said)”. Was \(amount.dollars) paid for \(weekday.fullName)?",
          [.paid(amount), .hikedUnpaid, .justANote])
      }
    }
    cells.change(row, column) { reading in
      reading.question = CellQuestion(
        "The note says “\(said)”, and “\(sheet[row, day.column].collapsed)” stands for \(weekday.fullName). Correct it in the "
          + "sheet if that is not right.",
        [.justANote])
      reading.reason = "a note that corrects \(weekday.fullName), which is booked as it stands"
    }
  }

  /// The same of a line by itself that names a dog.
  mutating func askOfCorrection(below row: Int, _ column: Int) {
    let text = sheet[row, column]
    guard let weekday = NoteGrammar.corrected(text)?.day else { return }
    let names = Set(weekNames.joined().map(\.folded))
    guard text.words.contains(where: names.contains) else { return }
    cells.change(row, column) { reading in
      reading.question = CellQuestion(
        "“\(text.collapsed)”: what stands for \(weekday.fullName) is booked as it stands. Correct it in the sheet if that is "
          + "not right.",
        [.justANote])
    }
  }
}
