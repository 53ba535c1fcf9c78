import Testing

@testable import Hikes

struct ArrayOrderTests {
  @Test(arguments: [
    ([0, 1, 2, 3, 4], "abcde"), ([3, 1, 0, 4, 2], "dbaec"), ([1, 0, 3, 4, 2], "badec"),
    ([4, 3, 2, 1, 0], "edcba"),
  ])
  func `elements are brought into an order of their places`(order: [Int], expected: String) {
    var letters = Array("abcde")
    letters.arrange(by: order)
    #expect(String(letters) == expected)
  }

  @Test func `no elements stay none`() {
    var nothing: [Int] = []
    nothing.arrange(by: [])
    #expect(nothing.isEmpty)
  }
}
