import Routing

/// A day of up to eight dogs drawn at random, with everything that can be asked of it.
struct RandomDay {
  let problem: RouteProblem

  init(using random: inout some RandomNumberGenerator) {
    var dogs = Int.random(in: 1...8, using: &random)
    var sizes: [Int] = []
    while dogs > 0 {
      let size = min(dogs, [1, 1, 1, 2, 3].randomElement(using: &random) ?? 1)
      sizes.append(size)
      dogs -= size
    }
    let count = sizes.count
    let longest = [3, 40, 5000].randomElement(using: &random) ?? 1
    func figures(_ limit: Int) -> [Int] { (0..<count).map { _ in Int.random(in: 0...limit, using: &random) } }
    let costs = CostMatrix(
      start: figures(longest), between: (0..<count).map { _ in figures(longest) }, end: figures(longest))
    let isTimed = Int.random(in: 0..<4, using: &random) > 0
    let times = RouteTimes(
      start: figures(900), between: (0..<count).map { _ in figures(900) },
      departures: [32400, [46800, 46800, 32400, nil].randomElement(using: &random) ?? nil])
    let hikes = Int.random(in: 1...2, using: &random)
    let stops = sizes.enumerated().map { index, size in
      let hasWindow = isTimed && Int.random(in: 0..<3, using: &random) == 0
      let opens =
        ([32400, 46800].randomElement(using: &random) ?? 0) + Int.random(in: 0...1800, using: &random)
      let hasPin = Int.random(in: 0..<12, using: &random) == 0
      let hasWish = Int.random(in: 0..<6, using: &random) == 0
      return RouteStop(
        id: "s\(index)", size: size, opens: hasWindow && Bool.random(using: &random) ? opens : 0,
        closes: hasWindow ? opens + Int.random(in: 0...1800, using: &random) : .max,
        service: isTimed ? 120 + 60 * size : 0, hike: hasWish ? Int.random(in: 1...2, using: &random) : nil,
        position: hasPin ? Int.random(in: 1...3, using: &random) : nil)
    }
    let pairs = Int.random(in: 0...2, using: &random)
    let conflicts = (0..<pairs).map { _ in
      (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    }
    problem = RouteProblem(
      stops: stops, costs: costs, hikes: hikes, capacity: Int.random(in: 3...8, using: &random),
      conflicts: conflicts.filter { $0.0 != $0.1 || count == 1 }, times: isTimed ? times : nil)
  }
}
