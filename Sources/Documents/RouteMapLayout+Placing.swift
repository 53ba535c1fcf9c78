extension RouteMapLayout {
  /// A symbol on its spot with its text at the side where it is least in the way.
  struct Sign {
    let pin: RouteMap.Pin
    let spot: Point
    let text: Box
    /// Everything that it covers.
    var boxes: [Box] { [Box(left: spot.x - 13, top: spot.y - 14, width: 26, height: 28), text] }
  }

  /// A pin, on its spot or beside it.
  struct PlacedPin {
    let pin: RouteMap.Pin
    let spot: Point
    let center: Point
  }

  /// About how wide a text is: six tenths of its height for each character.
  static func textWidth(_ text: String) -> Int { text.count * fontSize * 6 / 10 + 4 }

  func signs(_ pins: [RouteMap.Pin], stops: [Point]) -> [Sign] {
    var placed: [Sign] = []
    for pin in pins {
      let spot = point(pin.coordinates)
      let wide = Self.textWidth(pin.text)
      let sides = [
        Box(left: spot.x + 15, top: spot.y - 11, width: wide, height: 22),
        Box(left: spot.x - 15 - wide, top: spot.y - 11, width: wide, height: 22),
        Box(left: spot.x - wide / 2, top: spot.y + 15, width: wide, height: 22),
        Box(left: spot.x - wide / 2, top: spot.y - 37, width: wide, height: 22),
      ]
      let taken = placed.flatMap(\.boxes) + [scaleBox, arrowBox]
      func cost(_ box: Box) -> Int {
        stops.count(where: box.contains) * 3 + taken.count(where: box.overlaps) * 10
          + (frame.contains(box) ? 0 : 100)
      }
      // The first of equals: right, left, below, above.
      let best = sides.enumerated().min { (cost($0.element), $0.offset) < (cost($1.element), $1.offset) }
      var text = best?.element ?? sides[0]
      text.left = max(2, min(text.left, width - 2 - wide))
      text.top = max(2, min(text.top, height - 24))
      placed.append(Sign(pin: pin, spot: spot, text: text))
    }
    return placed
  }

  /// The pins in the order given. Those that stand alone keep their spot; the others take the nearest free place
  /// around it that hides no other spot, if there is one.
  func placed(_ pins: [RouteMap.Pin], around signs: [Sign]) -> [PlacedPin] {
    let spots = pins.map { point($0.coordinates) }
    let reach = 4 * Self.radius * Self.radius + 24 * Self.radius
    func neighbours(_ index: Int) -> Int {
      spots.indices.count { $0 != index && spots[$0].squaredDistance(to: spots[index]) < reach }
    }
    let order = spots.indices.sorted { (neighbours($0), $0) < (neighbours($1), $1) }
    let blocked = signs.flatMap(\.boxes) + [scaleBox, arrowBox]
    var centers: [Int: Point] = [:]
    for index in order {
      let taken = centers.values.map(\.self)
      var best: (cost: Int, point: Point)?
      for candidate in candidates(spots[index]) where isFree(candidate.point, taken, blocked) {
        let hidden = spots.indices.count {
          spots[$0] != spots[index]
            && spots[$0].squaredDistance(to: candidate.point) < (Self.radius + 4) * (Self.radius + 4)
        }
        let cost = candidate.away + hidden * 45
        if best.map({ cost < $0.cost }) ?? true { best = (cost, candidate.point) }
      }
      centers[index] = best?.point ?? spots[index]
    }
    return pins.indices.map { PlacedPin(pin: pins[$0], spot: spots[$0], center: centers[$0] ?? spots[$0]) }
  }

  /// The spot itself, then rings around it, in sixteen directions, nearest first.
  private func candidates(_ spot: Point) -> [(point: Point, away: Int)] {
    let quarter = [(1000, 0), (924, 383), (707, 707), (383, 924)]
    let directions =
      quarter + quarter.map { (-$1, $0) } + quarter.map { (-$0, -$1) } + quarter.map { ($1, -$0) }
    let rings = stride(from: Self.radius, through: 14 * Self.radius, by: 6).flatMap { away in
      directions.map {
        (point: Point(x: spot.x + $0 * away / 1000, y: spot.y + $1 * away / 1000), away: away)
      }
    }
    return [(point: spot, away: 0)] + rings
  }

  private func isFree(_ center: Point, _ taken: [Point], _ blocked: [Box]) -> Bool {
    let radius = Self.radius
    let box = Box(left: center.x - radius, top: center.y - radius, width: 2 * radius, height: 2 * radius)
    let gap = 2 * radius + 3
    return frame.contains(box) && !blocked.contains(where: box.overlaps)
      // The square pins of the second group need the corner too.
      && taken.allSatisfy {
        max(abs($0.x - center.x), abs($0.y - center.y)) >= gap
          || $0.squaredDistance(to: center) >= gap * gap * 5 / 4
      }
  }
}
