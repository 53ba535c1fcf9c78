import Testing

@testable import Hikes

@Suite struct SheetVocabularyTests {
  @Test
  func `every entry has a meaning, words and an example, and every rule of a day's words is among them`() {
    let parts = SheetVocabulary().parts
    for entry in parts.flatMap(\.entries) {
      #expect(!entry.meaning.isEmpty && entry.meaning != "as it stands")
      #expect(!entry.words.isEmpty && !entry.examples.isEmpty)
    }
    let words = Set(parts.flatMap(\.entries).flatMap(\.words))
    #expect(words.isSuperset(of: StatusWords.rules.flatMap(\.words)))
    #expect(words.isSuperset(of: CellSigns.rules.flatMap(\.words)))
    #expect(words.isSuperset(of: ColumnLabels.rules.flatMap(\.words)))
  }
}
