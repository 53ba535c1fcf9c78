public import Quantities

/// A map drawn from nothing but coordinates: ways as straight lines, numbered pins, a scale bar and an arrow to the
/// north. No two pins cover each other: where stops stand close together their pins move aside, each with a line to
/// its spot.
///
/// The colours come from ``PageStyle`` within a page, from the drawing itself in a file of its own, and from plain
/// attributes where a program knows no style sheets.
public struct RouteMap: Sendable {
  public enum Kind: Sendable, Hashable {
    /// A pin of group 1 (round) or 2 (square), with its text inside.
    case stop(series: Int)
    /// A symbol with its text beside it.
    case home
    case trail
  }

  public struct Pin: Sendable, Hashable {
    public let kind: Kind
    public let coordinates: Coordinates
    /// Short, for a stop: one to three characters are readable.
    public let text: String
    /// What stands there in full, for a pointer that rests on it and for a screen reader.
    public let title: String
    /// Where the pin leads, `#stop-1-3`; nil for a pin that leads nowhere.
    public let link: String?

    public init(_ kind: Kind, at coordinates: Coordinates, text: String, title: String, link: String? = nil) {
      self.kind = kind
      self.coordinates = coordinates
      self.text = text
      self.title = title
      self.link = link
    }
  }

  /// A way, in the order in which it is gone. Group 1 is a whole line, group 2 a dashed one.
  public struct Line: Sendable, Hashable {
    public let series: Int
    public let points: [Coordinates]

    public init(series: Int, through points: [Coordinates]) {
      self.series = series
      self.points = points
    }
  }

  /// What the map shows, for those who do not see it.
  public let label: String
  public let pins: [Pin]
  public let lines: [Line]
  /// In the units of the drawing; a page scales it to the room it has.
  public let width: Int
  public let height: Int

  public init(label: String, pins: [Pin], lines: [Line], width: Int = 520, height: Int = 400) {
    self.label = label
    self.pins = pins
    self.lines = lines
    self.width = width
    self.height = height
  }

  /// The drawing for a page, which has ``style`` among its rules.
  public var markup: Markup { RouteMapDrawing(self).markup(isFile: false) }

  /// The drawing as a file of its own.
  public var file: [UInt8] { RouteMapDrawing(self).markup(isFile: true).xmlFile }

  /// The rules that give a drawing the colours of its page.
  public static let style = """

    .map { display: block; width: 100%; height: auto; border-radius: .6rem; }
    .map-land { fill: var(--land); }
    .map-grid { stroke: var(--grid); }
    .map-way-1 { stroke: var(--series-1); }
    .map-way-2 { stroke: var(--series-2); }
    .map-1 { fill: var(--series-1); stroke: var(--land); }
    .map-2 { fill: var(--series-2); stroke: var(--land); }
    .map-number { fill: var(--on-series); }
    .map-ink { fill: var(--ink); }
    .map-word { fill: var(--ink); stroke: var(--land); }
    .map-rule { stroke: var(--ink); }

    """

  /// The colours of a drawing that stands alone: those of ``PageStyle``.
  static let colors = """

    svg { --land: #eeede5; --grid: #e0dfd5; --ink: #1d1f1c; --series-1: #0b5a9d; --series-2: #a33c0a; --on-series: #ffffff; }
    @media (prefers-color-scheme: dark) {
      svg { --land: #262a24; --grid: #343931; --ink: #eeeee8; --series-1: #8ec5f5; --series-2: #ffb27f; --on-series: #14160f; }
    }
    """
}
