import Tabular

/// What stands in a sheet and is none of its weeks: lines drawn by hand, tables of other things below, signatures.
extension LayoutFinder {
  /// Whether a row is drawn with signs only: `---|---|---`, `--`, `=====`.
  static func isRule(_ record: Record) -> Bool {
    let texts = record.fields.map(\.text.trimmingSpaces).filter { !$0.isEmpty }
    return !texts.isEmpty
      && texts.allSatisfy { text in
        text.count >= 2 && text.allSatisfy { "-–—=_*~#.:".contains($0) }
      }
  }

  /// Whether a row heads another table below the week, `Contact,Cell`: two labels or more that are not where the
  /// week has its own.
  func isOtherHeading(_ record: Record, _ open: [Int]) -> Bool {
    let texts = record.fields.enumerated().filter { !$0.element.isBlank }
    guard texts.count >= 2, texts.allSatisfy({ ColumnLabels.isLabel($0.element.text) }) else { return false }
    return !texts.allSatisfy { index, field in
      open.contains { block in
        blocks[block].nameColumn == index + 1
          || blocks[block].columns[index + 1] == ColumnLabels.role(field.text)
      }
    }
  }

  /// Whether a row below the heading of another table belongs to the week after all: money in a day of a dog.
  func hasMoney(_ record: Record, _ open: [Int]) -> Bool {
    open.contains { block in
      blocks[block].days.contains { day in
        if case .amount = CellMark(record[column: day.column].text) { true } else { false }
      }
    }
  }

  /// Whether a line by itself below the dogs is a remark: `Sent from my phone`. Dogs without a cell all month stand
  /// among the others, and nobody calls one by a sentence.
  func isRemark(_ row: Int, _ open: [Int]) -> Bool {
    let record = table[row: row]
    guard isAfterGap(row) || isBelowNote(row), record.fields.count(where: { !$0.isBlank }) == 1 else {
      return false
    }
    let name = self.name(record, open)
    let text = record.fields.first { !$0.isBlank }?.text ?? ""
    guard !names.contains(name.folded) else { return false }
    let words = text.folded.split { !$0.isLetter && $0 != "'" }.map(String.init)
    return words.count >= 3 && !Self.sentenceWords.isDisjoint(with: words)
  }

  private func isBelowNote(_ row: Int) -> Bool { row > 1 && roles[row - 2] == .note }

  /// Words of sentences that no dog is called by, and no pair of dogs: `Sent from my phone`.
  private static let sentenceWords: Set<String> = [
    "from", "my", "is", "are", "was", "were", "to", "for", "in", "on", "at", "by", "with", "this", "that",
    "please",
    "sent", "printed", "page", "i", "we", "you", "me", "if", "not", "did", "have", "has", "will", "wrote",
    "see",
    "thanks", "thank", "de", "du", "pour", "dans", "sur", "merci", "est",
  ]

  /// Weeks side by side, each with its own dogs: whether a row that ends one of them has dogs of another.
  func hasOtherDogs(_ record: Record, _ open: [Int]) -> Bool {
    let columns = Set(open.map { blocks[$0].nameColumn })
    guard columns.count > 1 else { return false }
    return columns.contains { column in
      let text = record[column: column].text
      return text.contains(where: \.isLetter) && SummaryLabel(text) == nil
        && !TallyLabel.isTally(text, weeks: 1)
    }
  }
}
