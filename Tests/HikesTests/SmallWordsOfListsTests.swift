import Testing

@testable import Hikes

/// Words beside dates and dogs that say nothing by themselves.
struct SmallWordsOfListsTests {
  @Test(
    arguments: MendedSheet.halves.examples
      + MendedSheet.halves.words.map { "Mon Nov 03 2025 7:16:20 \($0) AST" })
  func `between an hour and its zone they are no part of the day`(text: String) {
    #expect(MendedSheet.withoutZone(text) == MendedSheet.halves.meaning)
  }

  @Test(arguments: EntryList.servicesBeside.examples)
  func `one name stands among them`(text: String) {
    #expect(["Scout", "Kona", "Jasper"].contains(EntryList.namedAmong(text) ?? ""))
  }

  @Test(arguments: EntryList.servicesBeside.words)
  func `beside what was done they are no name`(word: String) {
    #expect(EntryList.namedAmong("Rex hike \(word)") == "Rex")
  }
}
