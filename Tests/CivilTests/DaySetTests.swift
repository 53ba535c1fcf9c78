import Civil
import Testing

/// A set of the standard library says what is right.
@Suite struct DaySetTests {
  private let anchor = CivilDate(iso: "2019-12-30")

  private func days(_ offsets: [Int]) throws -> Set<CivilDate> {
    let anchor = try #require(anchor)
    return Set(offsets.map { anchor.adding(days: $0) })
  }

  @Test(arguments: [
    [], [0], [0, 1, 2, 63, 64, 65, 400], [-4000, 900], [5, -5, 5, -5], [366, 365, 31, 30, 59],
  ])
  func `holds the days put into it, in whatever order`(offsets: [Int]) throws {
    let plain = try days(offsets)
    var set = DaySet()
    for offset in offsets { set.insert(try #require(anchor).adding(days: offset)) }
    #expect(set.count == plain.count)
    #expect(set.first == plain.min())
    #expect(set.last == plain.max())
    for offset in -4_010..<1_000 {
      let day = try #require(anchor).adding(days: offset)
      #expect(set.contains(day) == plain.contains(day))
    }
  }

  @Test func `two sets share what both hold`() throws {
    let offsets = [[1, 2, 3, 300, 800], [2, 3, 4, -900, 800], [], [-1_200], [1, 2, 3, 300, 800]]
    for one in offsets {
      for other in offsets {
        let (left, right) = (try days(one), try days(other))
        let both = left.intersection(right)
        let counts = DaySet(left).counts(with: DaySet(right))
        #expect(counts.both == both.count)
        #expect(counts.either == left.union(right).count)
        #expect(DaySet(left).common(with: DaySet(right)) == both.sorted())
      }
    }
  }

  @Test func `a union holds the days of both`() throws {
    var set = DaySet(try days([1, 500]))
    set.formUnion(try days([-70, 500]))
    #expect(set.common(with: set) == (try days([-70, 1, 500])).sorted())
  }
}
