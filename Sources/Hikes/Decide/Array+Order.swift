extension Array {
  /// Brings the elements into an order of their places, one of which stands in each. They are moved and never copied, for
  /// a second list of a ledger's lines is much to make.
  mutating func arrange(by order: [Int]) {
    var order = order
    withUnsafeMutableBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for start in order.indices where order[start] != start {
        // Each takes the place of the one before it in the ring, and the first one goes where the last one was.
        let held = (first + start).move()
        var place = start
        while order[place] != start {
          let next = order[place]
          (first + place).initialize(to: (first + next).move())
          order[place] = place
          place = next
        }
        (first + place).initialize(to: held)
        order[place] = place
      }
    }
  }
}

extension [Int] {
  /// The places of these numbers as the numbers rise; `precedes` tells the places of equal ones apart, and those that it
  /// does not stand as they came.
  ///
  /// Numbers that lie close together, as the days of a book do, are counted and not compared: linear, but for equal ones.
  func order(_ precedes: (Int, Int) -> Bool) -> [Int] {
    guard let least = self.min(), let most = self.max() else { return [] }
    let (span, isWide) = most.subtractingReportingOverflow(least)
    guard !isWide, span < 8 * count + 4096 else {
      return indices.sorted { self[$0] != self[$1] ? self[$0] < self[$1] : precedes($0, $1) }
    }
    // Where the places of each number begin, and where those of the last one end.
    var starts = Array(repeating: 0, count: span + 2)
    for number in self { starts[number - least + 1] += 1 }
    for number in 0...span { starts[number + 1] += starts[number] }
    var ends = starts
    var order = Array(repeating: 0, count: count)
    for place in indices {
      order[ends[self[place] - least]] = place
      ends[self[place] - least] += 1
    }
    order.withUnsafeMutableBufferPointer { order in
      for number in 0...span where starts[number + 1] - starts[number] > 1 {
        var equal = UnsafeMutableBufferPointer(rebasing: order[starts[number]..<starts[number + 1]])
        equal.sort(by: precedes)
      }
    }
    return order
  }
}
