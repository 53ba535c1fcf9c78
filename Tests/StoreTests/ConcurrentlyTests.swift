import Store
import Synchronization
import Testing

@Suite struct ConcurrentlyTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func `every item is taken once, and what became of it stands in its place`(count: Int) {
    let taken = Mutex<[Int]>([])
    let outcome = Concurrently.map(Array(0..<count)) { item in
      taken.withLock { $0.append(item) }
      return "\(item * 2)"
    }
    #expect(outcome == (0..<count).map { "\($0 * 2)" })
    #expect(taken.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test(arguments: [0, 1, 2, 3, 1000])
  func `what goes from item to item is asked by one at a time, and every item is taken once`(count: Int) {
    final class Memory { var last = -1 }
    let outcome = Concurrently.map(Array(0..<count), remembering: { Memory() }) { item, memory in
      let isLater = memory.last < item
      memory.last = item
      return isLater ? item * 2 : -1
    }
    #expect(outcome == (0..<count).map { $0 * 2 })
  }

  @Test func `nothing is a value like any other`() {
    #expect(Concurrently.map([1, 2, 3]) { $0 == 2 ? nil : $0 } == [1, nil, 3])
  }

  @Test func `two kinds of work are both done, once`() {
    let calls = Mutex<[String]>([])
    let (number, word) = Concurrently.both {
      calls.withLock { $0.append("number") }
      return 25
    } _: {
      calls.withLock { $0.append("word") }
      return String?.none
    }
    #expect(number == 25 && word == nil)
    #expect(calls.withLock { $0.sorted() } == ["number", "word"])
  }

  @Test func `work within work comes to its end`() {
    let sums = Concurrently.map(Array(1...20)) { outer in
      Concurrently.map(Array(1...20)) { $0 * outer }.reduce(0, +)
    }
    #expect(sums == (1...20).map { $0 * 210 })
  }
}
