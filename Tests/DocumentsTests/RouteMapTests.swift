import Quantities
import Testing

@testable import Documents

@Suite struct RouteMapTests {
  private func map() throws -> RouteMap {
    let stops = [try place(0, 0), try place(800, 500), try place(801, 500)]
    return RouteMap(
      label: "Hikes of Tuesday",
      pins: stops.enumerated().map {
        .init(
          .stop(series: $0.offset == 0 ? 2 : 1), at: $0.element, text: "\($0.offset + 1)",
          title: "Luna <\($0.offset)>",
          link: "#s\($0.offset)")
      } + [
        .init(.trail, at: try place(2000, 900), text: "Sandy Lake", title: "Sandy Lake"),
        .init(.home, at: try place(-400, 0), text: "Home", title: "Home"),
      ],
      lines: [.init(series: 1, through: stops), .init(series: 2, through: [stops[0], try place(2000, 900)])])
  }

  @Test func `the map of a page has its pins, ways, scale and north`() throws {
    let html = try map().markup.html
    #expect(html.contains("aria-label=\"Hikes of Tuesday\""))
    #expect(html.contains("<a href=\"#s1\"><title>Luna &lt;1&gt;</title>"))
    #expect(html.contains(">Sandy Lake</text>") && html.contains(">Home</text>"))
    #expect(html.contains(">1 km</text>") && html.contains(">N</text>"))
    #expect(html.contains("stroke-dasharray=\"9 7\""))
    // In a page the colours are the page's.
    #expect(!html.contains("<style>") && html.contains("class=\"map-1\""))
  }

  @Test func `a file of its own has its size and colours, and no links into a page`() throws {
    let file = text(try map().file)
    #expect(file.hasPrefix("<?xml"))
    #expect(file.contains("xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(file.contains("width=\"520\"") && file.contains("prefers-color-scheme: dark"))
    #expect(!file.contains("href"))
    #expect(file == text(try map().file))
  }

  @Test func `a map of nothing is an empty map`() {
    let html = RouteMap(label: "no hikes", pins: [], lines: []).markup.html
    #expect(html.contains("map-land") && !html.contains("NaN"))
  }
}
