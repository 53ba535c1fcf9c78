import Routing
import Testing

/// A planning problem with its answers, read from words and numbers: each word begins a list.
struct Instance: Sendable, CustomTestStringConvertible {
  let id: String
  let lists: [String: [Int]]

  var testDescription: String { id }

  var hikes: Int { lists["hikes"]?.first ?? 0 }
  var dogs: [Int] { lists["dogs"] ?? [] }
  var stops: [RouteStop] { dogs.enumerated().map { RouteStop(id: "h\($0.offset + 1)", size: $0.element) } }

  var conflicts: [(Int, Int)] {
    let apart = lists["apart"] ?? []
    return stride(from: 0, to: apart.count, by: 2).map { (apart[$0], apart[$0 + 1]) }
  }

  /// `rule` is `any` for the nearest trail of all, `region` for the nearest in the last stop's region.
  func costs(_ rule: String) -> CostMatrix {
    let between = lists["between"] ?? []
    return CostMatrix(
      start: lists["start"] ?? [],
      between: dogs.indices.map { Array(between[($0 * dogs.count)..<(($0 + 1) * dogs.count)]) },
      end: lists[rule] ?? [])
  }

  /// Nothing where there is no plan.
  func answer(_ rule: String) -> (metres: Int, orders: [[Int]])? {
    guard let metres = lists[rule + "-metres"]?.first else { return nil }
    return (metres, [lists[rule + "-first"], lists[rule + "-second"]].compactMap { $0 })
  }

  static func read(_ text: String) -> [Instance] {
    var instances: [Instance] = []
    var id = ""
    var lists: [String: [Int]] = [:]
    var word = ""
    let tokens = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    for token in tokens + ["instance"] {
      if let number = Int(token) {
        lists[word, default: []].append(number)
      } else if word == "instance" {
        id = token
        word = ""
      } else {
        if token == "instance", !lists.isEmpty {
          instances.append(Instance(id: id, lists: lists))
          lists = [:]
        }
        word = token
      }
    }
    return instances
  }
}
