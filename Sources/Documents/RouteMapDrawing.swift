/// Turns a map into the elements of SVG 1.1.
struct RouteMapDrawing {
  private typealias Point = RouteMapLayout.Point

  private let map: RouteMap
  private let layout: RouteMapLayout

  init(_ map: RouteMap) {
    self.map = map
    layout = RouteMapLayout(map)
  }

  func markup(isFile: Bool) -> Markup {
    let stops = map.pins.filter { if case .stop = $0.kind { true } else { false } }
    let signs = layout.signs(
      map.pins.filter { if case .stop = $0.kind { false } else { true } },
      stops: stops.map { layout.point($0.coordinates) })
    let pins = layout.placed(stops, around: signs)
    return Markup(
      "svg",
      [
        "class": "map", "xmlns": isFile ? "http://www.w3.org/2000/svg" : nil,
        "viewBox": "0 0 \(map.width) \(map.height)", "width": isFile ? "\(map.width)" : nil,
        "height": isFile ? "\(map.height)" : nil, "role": "group", "aria-label": map.label,
        "font-family": "system-ui, 'Liberation Sans', sans-serif", "font-size": "\(RouteMapLayout.fontSize)",
      ]
    ) {
      if isFile {
        Markup("title") { map.label }
        Markup("style") { RouteMap.colors + RouteMap.style }
      }
      Markup(
        "rect", ["class": "map-land", "fill": "#eeede5", "width": "\(map.width)", "height": "\(map.height)"])
      grid
      for line in map.lines { way(line) }
      for pin in pins where pin.spot != pin.center { leader(pin) }
      for sign in signs { self.sign(sign, isFile) }
      for pin in pins { self.pin(pin, isFile) }
      scaleBar
      arrow
    }
  }

  /// Squares as wide as the scale bar.
  private var grid: Markup {
    let step = max(20, layout.units(layout.scaleMetres))
    let across = stride(from: 14 + step, to: map.width, by: step).map { "M\($0) 0V\(map.height)" }
    let down = stride(from: map.height - 14 - step, to: 0, by: -step).map { "M0 \($0)H\(map.width)" }
    return Markup(
      "path", ["class": "map-grid", "fill": "none", "stroke": "#e0dfd5", "d": (across + down).joined()])
  }

  /// The line and, in the middle of each longer leg, an arrowhead.
  @MarkupBuilder private func way(_ line: RouteMap.Line) -> [Markup] {
    let points = line.points.map(layout.point)
    let path = points.enumerated().map { "\($0.offset == 0 ? "M" : "L")\($0.element.x) \($0.element.y)" }
    let series = Self.series(line.series)
    Markup(
      "path",
      [
        "class": "map-way-\(series)", "fill": "none", "stroke": Self.color(series), "stroke-width": "3.5",
        "stroke-linejoin": "round", "stroke-linecap": "round", "stroke-dasharray": series == 1 ? nil : "9 7",
        "d": path.joined(separator: ""),
      ])
    for (from, to) in zip(points, points.dropFirst()) where from.squaredDistance(to: to) >= 48 * 48 {
      arrowhead(from, to, series)
    }
  }

  private func arrowhead(_ from: Point, _ to: Point, _ series: Int) -> Markup {
    // Square roots, unlike sines, are the same to the last bit on every machine.
    let length = Double(from.squaredDistance(to: to)).squareRoot()
    let (east, south) = (Double(to.x - from.x) / length, Double(to.y - from.y) / length)
    let corners = [(7.0, 0.0), (-6.0, 6.5), (-6.0, -6.5)].map { along, aside in
      Self.tenths(Double(from.x + to.x) / 2 + along * east - aside * south) + " "
        + Self.tenths(Double(from.y + to.y) / 2 + along * south + aside * east)
    }
    return Markup(
      "path",
      [
        "class": "map-\(series)", "fill": Self.color(series), "stroke": "#eeede5", "stroke-width": "1",
        "d": "M\(corners.joined(separator: "L"))Z",
      ])
  }

  private func leader(_ pin: RouteMapLayout.PlacedPin) -> Markup {
    Markup("g", ["class": "map-rule", "stroke": "#1d1f1c"]) {
      Markup(
        "path",
        [
          "fill": "none", "stroke-width": "1.5",
          "d": "M\(pin.spot.x) \(pin.spot.y)L\(pin.center.x) \(pin.center.y)",
        ])
      Markup("circle", ["class": "map-ink", "cx": "\(pin.spot.x)", "cy": "\(pin.spot.y)", "r": "3.5"])
    }
  }

  private func pin(_ pin: RouteMapLayout.PlacedPin, _ isFile: Bool) -> Markup {
    var series = 1
    if case .stop(let number) = pin.pin.kind { series = Self.series(number) }
    let radius = RouteMapLayout.radius
    return linked(pin.pin, isFile) {
      if series == 1 {
        Markup(
          "circle",
          [
            "class": "map-1", "cx": "\(pin.center.x)", "cy": "\(pin.center.y)", "r": "\(radius)",
            "fill": Self.color(1), "stroke": "#eeede5", "stroke-width": "2",
          ])
      } else {
        Markup(
          "rect",
          [
            "class": "map-2", "x": "\(pin.center.x - radius + 1)", "y": "\(pin.center.y - radius + 1)",
            "width": "\(2 * radius - 2)", "height": "\(2 * radius - 2)", "rx": "4", "fill": Self.color(2),
            "stroke": "#eeede5", "stroke-width": "2",
          ])
      }
      Markup(
        "text",
        [
          "class": "map-number", "x": "\(pin.center.x)", "y": "\(pin.center.y + 6)", "text-anchor": "middle",
          "font-weight": "700", "fill": "#ffffff",
          "font-size": pin.pin.text.count > 2 ? "13" : nil,
        ]
      ) { pin.pin.text }
    }
  }

  private func sign(_ sign: RouteMapLayout.Sign, _ isFile: Bool) -> Markup {
    let (x, y) = (sign.spot.x, sign.spot.y)
    let path =
      switch sign.pin.kind {
      case .home: "M\(x - 11) \(y)L\(x) \(y - 11)L\(x + 11) \(y)H\(x + 8)V\(y + 10)H\(x - 8)V\(y)Z"
      // A fir on its trunk.
      default:
        "M\(x) \(y - 14)L\(x + 8) \(y - 3)H\(x + 4)L\(x + 11) \(y + 8)H\(x + 2)V\(y + 13)H\(x - 2)V\(y + 8)"
          + "H\(x - 11)L\(x - 4) \(y - 3)H\(x - 8)Z"
      }
    return linked(sign.pin, isFile) {
      Markup(
        "path",
        [
          "class": "map-word", "fill": "#1d1f1c", "stroke": "#eeede5", "stroke-width": "2.5",
          "paint-order": "stroke", "d": path,
        ])
      Markup(
        "text",
        [
          "class": "map-word", "x": "\(sign.text.left + sign.text.width / 2)", "y": "\(sign.text.top + 17)",
          "text-anchor": "middle", "font-weight": "600", "fill": "#1d1f1c", "stroke": "#eeede5",
          "stroke-width": "4", "stroke-linejoin": "round", "paint-order": "stroke",
        ]
      ) { sign.pin.text }
    }
  }

  private func linked(
    _ pin: RouteMap.Pin, _ isFile: Bool, @MarkupBuilder _ parts: () -> [Markup]
  ) -> Markup {
    let children = parts()
    let link = isFile ? nil : pin.link
    return Markup(link == nil ? "g" : "a", ["href": link]) {
      Markup("title") { pin.title }
      children
    }
  }

  @MarkupBuilder private var scaleBar: [Markup] {
    let metres = layout.scaleMetres
    let (left, bottom) = (14, map.height - 14)
    Markup(
      "path",
      [
        "class": "map-rule", "fill": "none", "stroke": "#1d1f1c", "stroke-width": "2",
        "d": "M\(left) \(bottom - 7)V\(bottom)H\(left + layout.units(metres))V\(bottom - 7)",
      ])
    Markup(
      "text",
      [
        "class": "map-word", "x": "\(left + 6)", "y": "\(bottom - 5)", "font-size": "14", "fill": "#1d1f1c",
        "stroke": "#eeede5", "stroke-width": "4", "paint-order": "stroke",
      ]
    ) { metres >= 1000 ? "\(metres / 1000) km" : "\(metres) m" }
  }

  @MarkupBuilder private var arrow: [Markup] {
    let (x, y) = (map.width - 18, 10)
    Markup(
      "path",
      [
        "class": "map-ink", "fill": "#1d1f1c",
        "d": "M\(x) \(y)L\(x + 7) \(y + 17)L\(x) \(y + 13)L\(x - 7) \(y + 17)Z",
      ])
    Markup(
      "text",
      [
        "class": "map-ink", "x": "\(x)", "y": "\(y + 33)", "text-anchor": "middle", "font-weight": "700",
        "fill": "#1d1f1c", "font-size": "15",
      ]
    ) { "N" }
  }

  /// There are two ways to draw a group; further ones take turns.
  private static func series(_ number: Int) -> Int { number % 2 == 1 ? 1 : 2 }
  private static func color(_ series: Int) -> String { series == 1 ? "#0b5a9d" : "#a33c0a" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
