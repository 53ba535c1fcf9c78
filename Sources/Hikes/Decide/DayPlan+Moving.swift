extension DayPlan {
  /// Everyone's seat after one stop is moved; who rides with it goes with it, everyone else keeps the order.
  public func moving(_ seat: KeptSeat, to position: Int, hike: Int) -> [KeptSeat] {
    let group = seats.filter { $0.hike == seat.hike && $0.position == seat.position }
    var hikes: [Int: [[KeptSeat]]] = [:]
    for other in seats where !group.contains(other) {
      var stops = hikes[other.hike] ?? []
      if let last = stops.last, last.first?.position == other.position {
        stops[stops.count - 1] = last + [other]
      } else {
        stops.append([other])
      }
      hikes[other.hike] = stops
    }
    var target = hikes[hike] ?? []
    target.insert(group, at: min(position - 1, target.count))
    hikes[hike] = target
    return hikes.keys.sorted().flatMap { number in
      (hikes[number] ?? []).enumerated().flatMap { index, stop in
        stop.map { KeptSeat(date: date, hike: number, position: index + 1, dog: $0.dog) }
      }
    }
  }
}
