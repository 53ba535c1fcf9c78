import Diagnostics
import Tabular
import Testing

@testable import Hikes

struct ReviewReaderTests {
  @Test(arguments: [
    ("item,question,choices,evidence,value,answer", true), ("Item,Answer", true), ("answer,item", true),
    ("item,question", false), ("Dog Name,Mon,Tue,Wed,Thu,Fri", false), ("", false),
  ])
  func `a review sheet is known by item and answer`(header: String, isReview: Bool) throws {
    #expect(ReviewReader.recognizes(try SheetText.table(header)) == isReview)
  }

  @Test func `filled answers are read with their places, blank ones left out`() throws {
    let table = try SheetText.table(
      "item,question,answer\npip days,?, yes \nmax days,?,\n,?,no\npip rate,?,27.50", file: "review.csv")
    let found = ReviewReader.read(table)
    #expect(found.map(\.item) == ["pip days", "pip rate"])
    #expect(found.map(\.answer) == ["yes", "27.50"])
    #expect(found.map(\.location.description) == ["review.csv:C2", "review.csv:C5"])
  }

  @Test func `an apostrophe that guards a formula is taken off`() throws {
    let found = ReviewReader.read(try SheetText.table("item,answer\n'=odd,'-x"))
    #expect(found.map(\.item) == ["=odd"])
    #expect(found.map(\.answer) == ["-x"])
  }
}
