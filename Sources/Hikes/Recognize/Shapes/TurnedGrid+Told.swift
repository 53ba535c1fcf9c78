import Civil
import Tabular

/// What a grid with its dogs across says of them, and of its days, beside what stands below a dog.
extension TurnedGrid {
  /// A row that tells something of the dogs named above it: `Owner,Hume,Eisnor`; of a card's one dog `Owner:,Amy`.
  static func isTold(_ record: Record) -> Bool {
    switch ColumnLabels.role(firstText(record).trimming(": ")) {
    case .owner, .phone, .email, .address, .region, .rate: true
    default: false
    }
  }

  /// Whether a row has a label and behind it nothing but amounts: `Credit from before,,,$23`.
  static func areFigures(_ record: Record) -> Bool {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text)
    return texts.count > 1 && CellMark(texts[0]) == .text
      && texts.dropFirst().allSatisfy { CellMark($0).isAmount }
  }

  /// Whether each text of a row is in brackets, as whose the dogs above it are.
  static func areInBrackets(_ record: Record) -> Bool {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text.trimmingSpaces)
    return texts.count >= 2 && texts.allSatisfy { $0.hasPrefix("(") && $0.hasSuffix(")") && $0.hasLetter }
  }

  /// Whether the last column has nothing but sentences in some days, under whatever heading: what was to be said of the day.
  static func holdsRemarks(_ column: Int, of width: Int, _ table: Table, _ days: [Int]) -> Bool {
    let texts = days.map { table[row: $0][column: column].text }.filter { !$0.folded.isEmpty }
    return column == width && !texts.isEmpty
      && texts.allSatisfy { CellMark($0) == .text && PartialDate.words($0).count(where: \.hasLetter) >= 2 }
  }
}
