import Diagnostics
import Tabular

/// Signs without money in the days of a dog.
extension WeeklySheetReader {
  /// A sign without money: a mark is a hike and a cross is none where the sheet marks its hikes so; a lone one is asked
  /// about.
  func applySign(isCross: Bool, to reading: inout CellReading, _ index: Int) {
    if let status = excuse(reading.cell.row, layout.blocks[index]) {
      (reading.kind, reading.status, reading.confidence) = (.status, status, .inferred)
      reading.reason = "a cross, and the note of the dog says why"
      return
    }
    reading.kind = isCross || !marksMeanHikes ? .status : .scheduled
    if reading.kind == .status { reading.status = .cancelled }
    reading.confidence = marksMeanHikes ? .inferred : .assumed
    if marksMeanHikes {
      let hikes = Int(reading.raw.trimmingSpaces) ?? 1
      reading.reason =
        isCross
        ? "a \(hikes == 0 ? "zero" : "cross") among marks for hikes: not on the hike"
        : numbersHikes
          ? "your key says that it was on the hike; not paid"
          : hikes > 1
            ? "\(hikes) hikes, as her count of them says: on the hike, not paid"
            : "marked without money, as is this sheet's way: on the hike, not paid"
      return
    }
    let sign = reading.raw.trimmingSpaces
    reading.reason =
      "a lone \(isCross ? "cross" : "“\(sign)”"): cancelled, or on the hike and not paid?"
    reading.question = CellQuestion(
      "What does the “\(sign)” mean?", [.status(.cancelled), .hikedUnpaid, .justANote])
  }

  /// Arrows behind an absence: it goes on, `away,-->,-->`.
  func carryOn(_ row: Int, _ days: [DayColumn], _ marks: inout [CellMark]) {
    for place in days.indices.dropFirst() {
      guard case .status(let phrase) = marks[place - 1], phrase.status.absence != nil,
        CellSigns.isArrow(sheet[row, days[place].column].folded)
      else { continue }
      marks[place] = .status(.whole(phrase.status))
    }
  }

  /// Why a dog with nothing but crosses in its days stayed at home, as the note of its row says it: `Away all week`.
  func excuse(_ row: Int, _ block: WeekBlock) -> CellStatus? {
    let signs = block.days.map { sheet[row, $0.column] }.filter { !$0.isBlank }
    guard signs.count >= 3, signs.allSatisfy({ $0.folded == signs[0].folded }),
      [.mark, .cross].contains(signs[0].mark), signs[0].hasLetter
    else { return nil }
    return block.column(.notes).flatMap { column in
      // "off Thurs" excuses one day.
      if case .days? = sheet[row, column].noteStatus?.span { return nil }
      return NoteGrammar.read(sheet[row, column], week: nil)?.status
    }
  }
}
