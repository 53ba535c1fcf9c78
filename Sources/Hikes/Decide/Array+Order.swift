extension Array {
  /// Brings the elements into an order of their places, one of which stands in each. They are moved and never copied, for
  /// a second list of a ledger's lines is much to make.
  mutating func arrange(by order: [Int]) {
    var order = order
    for start in order.indices where order[start] != start {
      // Each takes the place of the one before it in the ring, and the first one is at last where the last one was.
      var place = start
      while order[place] != start {
        let next = order[place]
        swapAt(place, next)
        order[place] = place
        place = next
      }
      order[place] = place
    }
  }
}
