import Testing

@testable import Hikes

@Suite struct SharedTests {
  @Test func `two that hold equal values are equal, wherever they are held`() {
    #expect(Shared("Luna") == Shared("Luna"))
    #expect(Shared("Luna") != Shared("Rex"))
    #expect(Set([Shared(1), Shared(2), Shared(1)]).count == 2)
  }
}
