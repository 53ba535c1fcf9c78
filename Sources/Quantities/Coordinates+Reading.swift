extension Coordinates {
  /// Reads what a person pastes: decimal degrees, degrees with minutes or seconds, a `geo:` URI, a plus code (Open
  /// Location Code), or a link of Google Maps, Apple Maps or OpenStreetMap, also with words around link or code.
  ///
  /// Without N, S, E, W or a label the first number is the latitude; only letters and labels can swap the
  /// two, and nothing is guessed from the size of a number. Nothing is looked up: a short link is an error,
  /// unless the numbers stand beside it.
  ///
  /// - Parameter near: what a short plus code is completed against; without it such a code is an error.
  public static func read(_ text: String, near: Coordinates? = nil) throws(CoordinatesError) -> Coordinates {
    let words = text.split(whereSeparator: \.isWhitespace)
    let links = words.compactMap { MapLink(word: $0) }
    guard !links.isEmpty else {
      let codes = words.compactMap { OpenLocationCode(word: $0) }
      return codes.isEmpty ? try plain(text) : try place(of: codes, near)
    }
    let complaint: CoordinatesError
    do throws(CoordinatesError) {
      return try common(links)
    } catch {
      complaint = error
    }
    guard complaint.code == .shortLink || complaint.code == .noCoordinates else { throw complaint }
    // What phones share may carry the numbers beside a link that hides them.
    do throws(CoordinatesError) {
      return try plain(words.filter { MapLink(word: $0) == nil }.joined(separator: " "))
    } catch {
      throw complaint
    }
  }

  /// The middle of the one square that is named.
  private static func place(of codes: [OpenLocationCode], _ near: Coordinates?) throws(CoordinatesError)
    -> Coordinates
  {
    guard codes.count == 1 else { throw .ambiguous("there are several plus codes") }
    let code = near.map { codes[0].recovered(near: $0) } ?? codes[0]
    guard !code.isShort else { throw .shortCode }
    guard let place = code.center else { throw .outOfRange("this plus code is no place on Earth") }
    return place
  }

  private static func common(_ links: [MapLink]) throws(CoordinatesError) -> Coordinates {
    let place = try links[0].place()
    for link in links.dropFirst() where try link.place() != place {
      throw .ambiguous("there are several links to different places")
    }
    return place
  }

  /// Reads a pair that is not a link.
  static func plain(_ text: String) throws(CoordinatesError) -> Coordinates {
    let tokens = try CoordinateToken.tokens(of: text)
    guard !tokens.isEmpty else { throw .empty }
    if tokens.count == 1, text.contains(",") {
      throw .ambiguous("the comma could be decimal or stand between two numbers")
    }
    var angles: [WrittenAngle] = []
    for group in try pairs(grouped(tokens)) { angles.append(try WrittenAngle(group)) }
    return try pair(angles[0], angles[1])
  }

  /// Cuts the tokens where a new angle must begin: at separators, signs, degree signs, labels and letters.
  private static func grouped(_ tokens: [CoordinateToken]) -> [[CoordinateToken]] {
    let prefixed = lettersComeFirst(tokens)
    var groups: [[CoordinateToken]] = [[]]
    for (index, token) in tokens.enumerated() {
      switch token {
      case .separator:
        groups.append([])
        continue
      case .label:
        groups.append([])
      case .hemisphere where prefixed:
        if groups.last?.contains(where: isNumber) == true { groups.append([]) }
      case .number(let number):
        let startsDegrees = index + 1 < tokens.count && tokens[index + 1] == .unit(0)
        if number.sign != .none || startsDegrees, groups.last?.contains(where: isNumber) == true {
          groups.append([])
        }
      default:
        break
      }
      groups[groups.count - 1].append(token)
      if case .hemisphere = token, !prefixed { groups.append([]) }
    }
    return groups.filter { !$0.isEmpty }
  }

  private static func lettersComeFirst(_ tokens: [CoordinateToken]) -> Bool {
    for token in tokens {
      if case .hemisphere = token { return true }
      if isNumber(token) { return false }
    }
    return false
  }

  private static func isNumber(_ token: CoordinateToken) -> Bool {
    if case .number = token { true } else { false }
  }

  /// Two groups, or two bare numbers side by side; anything else is not one place.
  private static func pairs(_ groups: [[CoordinateToken]]) throws(CoordinatesError) -> [[CoordinateToken]] {
    switch groups.count {
    case 2:
      return groups
    case 1 where groups[0].count == 2 && groups[0].allSatisfy(isNumber):
      return groups[0].map { [$0] }
    case 1 where groups[0].filter(isNumber).count < 2:
      throw .unreadable("one number alone is not a place")
    default:
      throw .ambiguous("these numbers are not one latitude and one longitude")
    }
  }

  private static func pair(_ first: WrittenAngle, _ second: WrittenAngle) throws(CoordinatesError)
    -> Coordinates
  {
    let swapped: Bool
    switch (first.axis, second.axis) {
    case (nil, nil), (.latitude, .longitude):
      swapped = false
    case (.longitude, .latitude):
      swapped = true
    case (.latitude, .latitude), (.longitude, .longitude):
      throw .ambiguous("both numbers are marked as the same one of latitude and longitude")
    case (let axis?, nil):
      guard second.isSigned else { throw .ambiguous("only one of the two numbers has its letter") }
      swapped = axis == .longitude
    case (nil, let axis?):
      guard first.isSigned else { throw .ambiguous("only one of the two numbers has its letter") }
      swapped = axis == .latitude
    }
    let (latitude, longitude) = swapped ? (second.e7, first.e7) : (first.e7, second.e7)
    if (latitude, longitude) == (0, 0) { throw .outOfRange("0, 0 is where a map puts what it does not know") }
    guard let place = Coordinates(latitudeE7: latitude, longitudeE7: longitude) else {
      throw .outOfRange("these numbers are no place on Earth")
    }
    return place
  }
}
