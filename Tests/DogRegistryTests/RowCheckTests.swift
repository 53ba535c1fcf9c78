import Testing

@testable import DogRegistry

struct RowCheckTests {
  private func mark(_ cells: [(String, String)]) -> String {
    var check = RowCheck()
    for (column, cell) in cells { check.take(column, cell) }
    return check.text
  }

  @Test func `an edit shows, an empty cell and a respelt truth do not`() {
    let mark = mark([("_age", "3"), ("_ok", "true")])
    #expect(mark == self.mark([("_age", "3"), ("_none", ""), ("_ok", "TRUE")]))
    #expect(mark != self.mark([("_age", "4"), ("_ok", "true")]))
    #expect(mark != self.mark([("_age", "3true"), ("_ok", "")]))
    #expect(mark.utf8.count == 17)
  }
}
