import Quantities
import TestSupport
import Testing

@testable import Documents

@Suite struct RouteMapPlacingTests {
  /// Seed 31: sixteen stops, scattered or in one street, with a trail and a home between them.
  @Test func `no pin covers another, a sign or the edge, however close the stops are`() throws {
    var random = SplitMix64(seed: 31)
    for round in 0..<300 {
      let spread = [4, 200, 3000][round % 3]
      func spot() throws -> Coordinates {
        try place(
          Int.random(in: -spread...spread, using: &random), Int.random(in: -spread...spread, using: &random))
      }
      let stops = try (1...16).map { number in
        RouteMap.Pin(.stop(series: number % 2 + 1), at: try spot(), text: "\(number)", title: "")
      }
      let fixed = [
        RouteMap.Pin(.trail, at: try spot(), text: "Sandy Lake", title: ""),
        RouteMap.Pin(.home, at: try spot(), text: "Home", title: ""),
      ]
      let layout = RouteMapLayout(RouteMap(label: "", pins: stops + fixed, lines: []))
      let signs = layout.signs(fixed, stops: stops.map { layout.point($0.coordinates) })
      let pins = layout.placed(stops, around: signs)
      #expect(pins.map(\.pin) == stops)
      let boxes = pins.map { pin in
        RouteMapLayout.Box(left: pin.center.x - 16, top: pin.center.y - 16, width: 32, height: 32)
      }
      #expect(boxes.allSatisfy(layout.frame.contains))
      for (index, box) in boxes.enumerated() {
        #expect(
          boxes[..<index].allSatisfy { !$0.overlaps(box) } || roundsApart(pins, index), "round \(round)")
        #expect(signs.flatMap(\.boxes).allSatisfy { !$0.overlaps(box) }, "round \(round)")
      }
      #expect(signs.allSatisfy { layout.frame.contains($0.text) })
    }
  }

  /// Whether a pin keeps its distance from all before it, as the crow flies.
  private func roundsApart(_ pins: [RouteMapLayout.PlacedPin], _ index: Int) -> Bool {
    pins[..<index].allSatisfy { $0.center.squaredDistance(to: pins[index].center) >= 35 * 35 }
  }

  @Test func `a pin that stands alone stays on its spot`() throws {
    let pins = [try place(3000, 0), try place(0, 3000)].map {
      RouteMap.Pin(.stop(series: 1), at: $0, text: "1", title: "")
    }
    let layout = RouteMapLayout(RouteMap(label: "", pins: pins, lines: []))
    #expect(layout.placed(pins, around: []).allSatisfy { $0.spot == $0.center })
  }
}
