/// Why no coordinates could be read from what was pasted.
public struct CoordinatesError: Error, Sendable, Equatable {
  public enum Code: String, Sendable {
    /// The link only leads to the place; the numbers are behind it.
    case shortLink = "short-link"
    /// There is no place in it, or none that can be made out.
    case noCoordinates = "no-coordinates"
    /// Numbers that are no place on Earth, or (0, 0).
    case outOfRange = "out-of-range"
    /// More than one reading, or more than one place.
    case ambiguous = "ambiguous-coordinates"
  }

  public let code: Code
  /// What is wrong and what to do, in the owner's words.
  public let detail: String

  public init(code: Code, detail: String) {
    self.code = code
    self.detail = detail
  }
}

extension CoordinatesError {
  static let shortLink = CoordinatesError(
    code: .shortLink,
    detail: "a short link hides the place; open it in a browser, press and hold (or right-click) the place, "
      + "copy the two numbers and paste those instead")

  static let shortCode = CoordinatesError(
    code: .noCoordinates,
    detail:
      "a short plus code names a place only together with a town; on the map, press and hold (or right-click) "
      + "the place, copy the two numbers and paste those instead, as in 44.73212, -63.65676")

  static let empty = CoordinatesError(
    code: .noCoordinates, detail: "there is nothing here; paste two numbers such as 44.73212, -63.65676")

  static let nameOnly = CoordinatesError(
    code: .noCoordinates,
    detail: "this link names a place but carries no coordinates; open it in a browser, press and hold (or "
      + "right-click) the place, copy the two numbers and paste those instead")

  static func unreadable(_ what: String) -> CoordinatesError {
    CoordinatesError(
      code: .noCoordinates,
      detail:
        "\(what); on the map, press and hold (or right-click) the place, copy the two numbers and paste "
        + "them alone, as in 44.73212, -63.65676")
  }

  static func outOfRange(_ what: String) -> CoordinatesError {
    CoordinatesError(
      code: .outOfRange,
      detail: "\(what); write the latitude (up to 90) first and the longitude (up to 180) second, as in "
        + "44.73212, -63.65676")
  }

  static func ambiguous(_ what: String) -> CoordinatesError {
    CoordinatesError(
      code: .ambiguous,
      detail: "\(what); write one place as two numbers with points, as in 44.73212, -63.65676")
  }
}
