import Testing

@testable import Tabular

struct CompatibilityTableTests {
  @Test func `a line is a run of neighbours, each with what it stands for`() {
    let table = CompatibilityTable("41:61+1,63.64 C9:~45.301 1EBE:~45.302.301 CA:~45.302")
    #expect(table.decompositions[0x41] == ["a"])
    #expect(table.decompositions[0x42] == ["b"])
    #expect(table.decompositions[0x43] == ["c", "d"])
    #expect(table.decompositions[0x44] == nil)
    #expect(table.compositions[CompatibilityTable.Pair(base: "E", mark: "\u{301}")] == "É")
    #expect(table.compositions[CompatibilityTable.Pair(base: "Ê", mark: "\u{301}")] == "Ế")
    #expect(table.compositions.count == 3)
  }

  @Test func `the whole table is read`() {
    #expect(CompatibilityTable.standard.decompositions.count == 5982)
    #expect(CompatibilityTable.standard.compositions.count == 949)
  }
}
